/** What people's passwords are made of, in lower case and without accents: habits, names, places, teams, pets, brands. */
const WORDS = `
  password passwort passe passwd motdepasse motpasse mdp code secret secrete acces access login user utilisateur
  identifiant compte admin administrateur administratrice administration administrator root system systeme master
  manager guest invite default test tester testing essai demo temp temporaire changeme changezmoi changer change
  bienvenue welcome bonjour bonsoir bonne salut coucou hello hola ciao letmein ouvretoi sesame trustno whatever
  nothing rien tout pass word mot clef cle site web internet wifi livebox freebox bbox ordinateur computer server
  serveur windows linux google facebook instagram twitter youtube yahoo hotmail gmail orange wanadoo laposte free
  iphone android samsung apple microsoft nokia sony dell amazon netflix playstation nintendo xbox minecraft fortnite
  roblox pokemon pikachu naruto onepiece dragonball goku zelda mario sonic starwars vador skywalker yoda matrix
  batman superman spiderman ironman avengers hulk joker harrypotter potter hogwarts poudlard gandalf frodo disney
  mickey minnie donald simba nemo elsa tigrou winnie barbie snoopy garfield asterix obelix tintin milou titeuf
  love lover amour amours jetaime jtaime iloveyou loveyou iloveu lovely loveme forever toujours amoureux amoureuse
  coeur coeurs heart kiss bisou bisous calin doudou loulou loulous loulou choupette chouchou cherie cheri bebe baby
  babygirl babyboy mamour titou titi toto tata tonton papa maman mamie papi papy mami famille family enfants enfant
  fille filles garcon frere soeur freres soeurs ami amis amie copain copine friend friends ange angel angels ange
  princess princesse prince reine queen king roi lady girl girls boy boys star etoile etoiles soleil sunshine sun
  lune moon ciel sky terre monde world vie life mort death dieu god jesus jesuschrist christ marie joseph allah
  inchallah bismillah mohamed mohammed muhammad islam krishna ganesh bouddha paix peace liberte freedom bonheur
  heureux heureuse happy joie smile sourire reve reves dream dreams espoir hope chance lucky fortune argent money
  euro euros dollar million billion or gold silver diamond diamant
  dragon tiger tigre lion lionne panthere leopard loup louve wolf ours bear bears cheval chevaux horse poney chien
  chiens dog dogs doggy chat chats chaton cat cats kitty minou lapin lapins rabbit bunny souris mouse singe monkey
  panda koala elephant girafe dauphin dolphin dolphins baleine requin shark poisson fish tortue papillon butterfly
  abeille oiseau colombe aigle eagle eagles faucon falcon phoenix cobra serpent viper spider araignee licorne unicorn
  fleur fleurs flower flowers rose roses rosebud tulipe violette lilas jasmin muguet marguerite orchidee lavande
  cerise fraise framboise banane banana orange citron pomme peche abricot noisette caramel chocolat chocolate
  cookie cookies bonbon vanille cannelle pepper ginger sugar sucre honey miel coffee cafe the whisky vodka biere
  pastis champagne bordeaux pizza nutella cocacola coca pepsi cheese butter poulet
  rouge bleu bleue vert verte jaune noir noire blanc blanche rose violet violette mauve gris marron turquoise red
  blue green yellow black white purple pink gold orange
  printemps ete automne hiver summer winter spring autumn january february march april june july august september
  october november december janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
  lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday thursday friday saturday sunday noel
  christmas vacances plage mer ocean montagne neige snow pluie rain orage tempete storm thunder eclair feu fire
  flamme eau water glace vent voyage travel maison home jardin garden bureau office travail work ecole school
  college lycee universite student etudiant professeur teacher docteur doctor infirmiere avocat boulanger
  football foot soccer basket basketball baseball tennis rugby hockey handball volley natation danse dance dancer
  judo karate moto velo voiture ferrari porsche mercedes bmw audi peugeot renault citroen clio megane mustang
  corvette camaro harley yamaha honda ducati kawasaki toyota golf polo musique music guitare guitar piano rock
  metal metallica slipknot nirvana beatles queen hiphop rap rappeur johnny hallyday eminem rihanna beyonce shakira
  marseille paris lyon lille nantes toulouse bordeaux nice strasbourg rennes montpellier monaco lens lorient metz
  nancy reims caen rouen brest dijon grenoble toulon angers nimes colmar mulhouse alsace bretagne corse normandie
  provence savoie france francais francaise europe espagne italie portugal algerie maroc tunisie senegal cameroun
  canada quebec london londres america american usa brasil brazil argentina mexico australia barcelona barcelone
  madrid realmadrid juventus milan liverpool chelsea arsenal manchester united everton psg ol om asse parissg
  olympique allezlesbleus allezom allezpsg zidane zizou messi ronaldo cristiano neymar mbappe benzema griezmann
  ronaldinho beckham jordan cowboys yankees steelers lakers redskins redsox packers raiders patriots giants
  sexy sexe hot hottie killer shadow ninja samurai pirate corsaire warrior guerrier viking soldier soldat hunter
  hunting ranger rangers phantom ghost fantome vampire zombie monster monstre demon diable devil hell enfer angel
  power puissance force magic magie magique mystic cosmos galaxy galaxie saturn jupiter mercury venus apollo zeus
  hercule athena merlin arthur camelot lancelot excalibur napoleon cesar caesar attila blade sword epee rocket
  cool super mega ultra genial best champion winner gagnant legend legende number one first premier boss chef
  player joueur gamer skater surfer rider lovers maverick scooter snickers hammer silver slayer trigger
  fuck fuckyou shit merde putain
  sophie marie nathalie isabelle catherine sylvie christine valerie sandrine stephanie veronique celine caroline
  christelle virginie aurelie emilie elodie laetitia julie julien delphine karine patricia corinne laurence
  florence agnes brigitte monique francoise jacqueline martine nicole chantal annie michele michelle dominique
  claire camille lea manon chloe emma ines sarah laura marine pauline mathilde oceane anais justine morgane
  charlotte louise alice juliette jade lola zoe lina eva rose anna clara romane margaux lucie elise helene
  amandine melanie audrey jessica jennifer vanessa sabrina samantha melissa cindy priscilla ophelie noemie coralie
  fanny gaelle maeva solene tiffany amelie angelique angelina alexandra alexandre alexis alex alexia thomas nicolas
  pierre paul jean jacques michel philippe patrick christophe christian laurent stephane olivier frederic pascal
  eric david daniel didier gerard bernard andre alain francois francis vincent sebastien sebastian guillaume
  benjamin anthony antoine maxime romain florian quentin jeremy jeremie kevin mathieu matthieu matthew mickael
  michael jonathan fabien fabrice cedric damien arnaud bruno thierry yann yannick ludovic gregory jerome lionel
  hugo lucas louis leo enzo nathan theo tom gabriel raphael arthur jules adam ethan noah mael gaspard simon samuel
  martin valentin victor victoria clement bastien baptiste adrien tristan dylan jordan steven william robert richard
  charles charlie george james john andrew daniel joshua justin ashley nicole hannah amanda brandon taylor austin
  chelsea madison abigail elizabeth barbara maggie molly sandra linda karen susan patrick peter steve thunder
  rachid karim mehdi yassine mohamed nadia fatima samira leila amina yasmine nora myriam sonia
  felix tigrou oscar rex max lucky bella luna nala simba minette caramel pepette gribouille filou pacha pompon
  bandit rocky buddy jack daisy coco kiki lulu fifi mimi nini gigi bibi zaza lili lilou loulou poupee poupette
  puce pucette pupuce bichon biche bichette chaton crevette patate banane cornichon tomate carotte saucisse
  institut beaute salon spa soin soins esthetique estheticienne coiffure coiffeur bien etre bienetre massage
  epilation maquillage vernis ongle ongles onglerie bronzage visage corps peau parfum cosmetique zen detente relax
`

/** Small words that stand before or between the others. */
const CONNECTORS = 'a au aux d de des du en et j l la le les ma mes mon my nos notre of s t the ton ta tes un une votre'

/** Rows of keys, of French and other keyboards, and orders that everyone knows; read both ways. */
const ROWS = ['azertyuiop', 'qsdfghjklm', 'wxcvbn', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm']
  .concat(['abcdefghijklmnopqrstuvwxyz', 'aqwzsxedcrfvtgbyhnuj', 'qazwsxedcrfvtgbyhnuj'])
  .flatMap((row) => [row, [...row].reverse().join('')])

const list = (text: string) => [...new Set(text.trim().split(/\s+/))]

/** Words that are no obstacle to who guesses, each once. */
export const COMMON_WORDS = list(WORDS)

/** Words that count for nothing. */
export const SMALL_WORDS = list(CONNECTORS)

/** Every run of keys of at least four. */
export const KEY_RUNS = ROWS.flatMap((row) =>
  Array.from({ length: row.length - 3 }, (_, from) =>
    Array.from({ length: row.length - 3 - from }, (_, more) => row.slice(from, from + 4 + more)),
  ).flat(),
)
