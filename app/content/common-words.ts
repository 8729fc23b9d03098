/** What people's passwords are made of, in lower case and without accents: habits, names, places, teams, pets, brands. */
const WORDS = `
  passe passwd motdepasse motpasse mdp code secret secrete acces access login user utilisateur identifiant compte admin
  administrateur administratrice root system systeme master manager guest invite default test tester testing essai demo
  temp temporaire changezmoi changer change bienvenue welcome bonjour bonsoir bonne salut coucou hello hola ciao
  letmein ouvretoi sesame trustno nothing rien tout pass word mot clef cle site web wifi livebox freebox bbox
  ordinateur server serveur windows linux google instagram twitter youtube yahoo hotmail gmail orange wanadoo laposte
  free iphone android samsung apple nokia sony dell amazon netflix xbox fortnite roblox pokemon pikachu naruto onepiece
  goku zelda mario sonic vador yoda matrix batman ironman avengers hulk joker potter hogwarts poudlard gandalf frodo
  disney mickey minnie donald simba nemo elsa tigrou winnie barbie snoopy asterix obelix tintin milou titeuf love lover
  amour amours jetaime jtaime loveyou iloveu lovely loveme forever toujours amoureux amoureuse coeur coeurs heart kiss
  bisou bisous calin doudou loulou loulous choupette chouchou cherie cheri bebe baby babyboy mamour titou titi toto
  tata tonton papa maman mamie papi papy mami famille family enfants enfant fille filles garcon frere soeur freres
  soeurs ami amis amie copain copine friend friends ange angel angels princesse prince reine queen king roi lady girl
  girls boy boys star etoile etoiles soleil sun lune moon ciel sky terre monde world vie life mort death dieu god jesus
  jesuschrist christ marie joseph allah inchallah mohamed muhammad islam krishna ganesh bouddha paix peace liberte
  freedom bonheur heureux heureuse happy joie smile sourire reve reves dream dreams espoir hope chance lucky fortune
  argent money euro euros dollar million billion or gold silver diamond diamant dragon tiger tigre lion lionne panthere
  leopard loup louve wolf ours bear bears cheval chevaux horse poney chien chiens dog dogs doggy chat chats chaton cat
  cats kitty minou lapin lapins rabbit bunny souris mouse singe monkey panda koala girafe dauphin dolphin baleine
  requin shark poisson fish tortue abeille oiseau colombe aigle eagle eagles faucon falcon phoenix cobra serpent viper
  spider araignee licorne unicorn fleur fleurs flower flowers rose roses rosebud tulipe violette lilas jasmin muguet
  marguerite orchidee lavande cerise fraise framboise banane banana citron pomme peche abricot noisette caramel cookie
  cookies bonbon vanille cannelle pepper ginger sugar sucre honey miel coffee cafe the whisky vodka biere pastis
  champagne pizza nutella coca pepsi cheese butter poulet rouge bleu bleue vert verte jaune noir noire blanc blanche
  violet mauve gris marron turquoise red blue green yellow black white purple pink printemps ete automne hiver summer
  winter spring autumn january march april june july august october janvier fevrier mars avril mai juin juillet aout
  septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday
  friday sunday noel vacances plage mer ocean montagne neige snow pluie rain orage tempete storm thunder eclair feu
  fire flamme eau water glace vent voyage travel maison home jardin garden bureau office travail work ecole school
  college lycee universite student etudiant professeur teacher docteur doctor infirmiere avocat boulanger foot soccer
  basket tennis rugby hockey volley natation danse dance dancer judo karate moto velo voiture ferrari porsche bmw audi
  peugeot renault citroen clio megane mustang camaro harley yamaha honda ducati toyota golf polo musique music guitare
  guitar piano rock metal nirvana beatles hiphop rap rappeur johnny hallyday eminem rihanna beyonce shakira paris lyon
  lille nantes toulouse nice strasbourg rennes montpellier monaco lens lorient metz nancy reims caen rouen brest dijon
  grenoble toulon angers nimes colmar mulhouse alsace bretagne corse normandie provence savoie france francais
  francaise europe espagne italie algerie maroc tunisie senegal cameroun canada quebec london londres america usa
  brasil brazil mexico barcelone madrid milan chelsea arsenal united everton psg ol om asse parissg olympique
  allezlesbleus allezom allezpsg zidane zizou messi ronaldo cristiano neymar mbappe benzema griezmann ronaldinho
  beckham jordan cowboys yankees lakers redsox packers raiders giants sexy sexe hot hottie killer shadow ninja samurai
  pirate corsaire warrior guerrier viking soldier soldat hunter hunting ranger rangers phantom ghost fantome vampire
  zombie monster monstre demon diable devil hell enfer power puissance force magic magie magique mystic cosmos galaxy
  galaxie saturn jupiter mercury venus apollo zeus hercule athena merlin arthur camelot cesar caesar attila blade sword
  epee rocket cool super mega ultra genial best winner gagnant legend legende number one first premier boss chef player
  joueur gamer skater surfer rider lovers scooter hammer slayer trigger fuck fuckyou shit merde putain sophie sylvie
  valerie veronique celine christelle virginie aurelie emilie elodie laetitia julie julien delphine karine corinne
  agnes monique francoise jacqueline martine nicole chantal annie michele dominique claire camille lea manon chloe emma
  ines sarah laura marine pauline mathilde oceane anais justine morgane louise alice jade lola zoe lina eva anna clara
  romane margaux lucie elise helene amandine melanie audrey jessica vanessa sabrina melissa cindy priscilla ophelie
  noemie coralie fanny gaelle maeva solene tiffany amelie angelique alexis alex alexia thomas nicolas pierre paul jean
  jacques michel patrick christophe laurent olivier pascal eric david daniel didier gerard bernard andre alain francis
  vincent sebastien guillaume anthony antoine maxime romain florian quentin jeremy jeremie kevin mathieu matthieu
  matthew mickael michael fabien fabrice cedric damien arnaud bruno thierry yann yannick ludovic gregory jerome lionel
  hugo lucas louis leo enzo nathan theo tom gabriel raphael jules adam ethan noah mael gaspard simon samuel martin
  victor clement bastien baptiste adrien tristan dylan steven william robert richard charles charlie george james john
  andrew joshua justin ashley hannah amanda brandon taylor austin madison abigail barbara maggie molly sandra linda
  karen susan peter steve rachid karim mehdi yassine nadia fatima samira leila amina yasmine nora myriam sonia felix
  oscar rex max bella luna nala minette pepette gribouille filou pacha pompon bandit rocky buddy jack daisy coco kiki
  lulu fifi mimi nini gigi bibi zaza lili lilou poupee poupette puce pucette pupuce bichon biche bichette crevette
  patate cornichon tomate carotte saucisse institut beaute salon spa soin soins esthetique estheticienne coiffure
  coiffeur bien etre bienetre massage epilation maquillage vernis ongle ongles onglerie bronzage visage corps peau
  parfum cosmetique zen detente relax
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
