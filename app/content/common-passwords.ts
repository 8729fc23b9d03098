/** Passwords that are among the first to be guessed, in lower case: those that leaks show most, and the French ones. */
const COMMON = `
  12345678 123456789 1234567890 12345678910 123456789012 1234567890123 0123456789 00000000 000000000000 11111111
  111111111111 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 87654321 987654321
  0987654321 098765432109 11223344 112233445566 12121212 121212121212 123123123 123123123123 123321123 12341234
  123412341234 123456123456 147258369 147852369 159357456 159753456 741852963 789456123 963852741 abcd1234
  abcdefgh abcdefghi abcdefghij abcdefghijkl abc12345 abc123456 abcabcabc a1234567 a12345678 a123456789 aa123456
  aa12345678 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1a2z3e4r 1a2z3e4r5t 1a2z3e4r5t6y q1w2e3r4
  q1w2e3r4t5 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop qwertyuiop123 asdfghjk
  asdfghjkl zxcvbnm1 zxcvbnm123 azertyui azertyuiop azertyuiop123 azerty12 azerty123 azerty1234 azerty12345
  azerty123456 azertyazerty qwertyqwerty azerqsdf azerqsdfwxcv qsdfghjk qsdfghjklm wxcvbn123 wxcvbnwxcvbn
  aqwzsxedc aqwzsxedcrfv poiuytreza password password1 password12 password123 password1234 password12345
  password123456 passw0rd p@ssw0rd p@ssword p@ssword1 p@ssw0rd123 passwordpassword password! password1!
  motdepasse motdepasse1 motdepasse12 motdepasse123 motdepasse1234 motdepasse! monmotdepasse monmotdepasse1
  motdepassemotdepasse mot2passe mdp12345 bienvenue bienvenue1 bienvenue123 bienvenue2024 bienvenue2025
  bienvenue2026 bonjour1 bonjour12 bonjour123 bonjour1234 bonjour12345 bonjourbonjour salutsalut coucou12
  coucou123 coucoucoucou jetaime1 jetaime123 jetaimejetaime jtaime123 monamour monamour1 monamour123 amourtoujours
  doudou123 loulou123 chouchou chouchou1 princesse princesse1 princesse123 marseille marseille13 marseille123
  strasbourg strasbourg67 colmar68 colmar68000 alsace68 parisparis paris2024 paris75000 france98 france2018
  allezlesbleus olympique olympique13 football football1 football123 baseball basketball superman superman1
  batman123 spiderman pokemon1 pokemon123 starwars starwars1 nintendo playstation minecraft minecraft1 fortnite
  soleil123 soleil68 chocolat chocolat1 chocolat123 papillon papillon1 nicolas1 nicolas123 camille1 camille123
  caroline caroline1 christelle catherine alexandre alexandra stephanie sebastien isabelle veronique
  iloveyou iloveyou1 iloveyou2 iloveyou123 sunshine sunshine1 princess princess1 princess123 welcome1 welcome123
  welcome1234 letmein1 letmein123 trustno1 whatever changeme changeme1 changeme123 changezmoi changezmoi123
  michael1 jennifer michelle charlie1 computer internet samsung1 samsung123 liverpool chelsea1 arsenal1 monkey123
  dragon123 master123 shadow123 killer123 hello123 hellohello secret123 login123 test1234 test12345 testtest
  testtest123 testtesttest admin123 admin1234 admin12345 admin123456 adminadmin adminadmin123 administrator
  administrateur administratrice administration administration1 administration123 administrateur1 rootroot
  root1234 guest123 default123 institut institut1 institut123 institutbeaute institutdebeaute beaute123
  beautebeaute beautebienetre esthetique esthetique1 esthetique123 esthetique68 esthéticienne esthetique2025
  bien-etre123 lesheuresdorees lesheuresdorees1 lesheuresdorees68
`

const COMMON_PASSWORDS = new Set(COMMON.trim().split(/\s+/))

/** Says whether a password is among the first to be guessed, however its letters are capitalised. */
export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.toLowerCase())
}
