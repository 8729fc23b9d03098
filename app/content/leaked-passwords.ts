/**
 * The commonest of ten million leaked passwords, in lower case and in the order of their number: the three thousand
 * first of at least eight characters, and the three thousand first of at least twelve. Source: docs/decisions/012.
 */
const LEAKED = `
  password 12345678 123456789 baseball football qwertyuiop 1234567890 superman 1qaz2wsx trustno1 jennifer sunshine
  iloveyou starwars computer michelle 11111111 princess 987654321 corvette 1234qwer 88888888 q1w2e3r4t5 internet
  samantha whatever maverick steelers mercedes 123123123 qwer1234 hardcore q1w2e3r4 midnight bigdaddy victoria 1q2w3e4r
  cocacola marlboro asdfasdf 87654321 12344321 jordan23 jonathan liverpoo danielle abcd1234 scorpion qazwsxedc
  password1 slipknot qwerty123 startrek 12341234 redskins butthead asdfghjkl qwertyui liverpool dolphins nicholas
  elephant mountain xxxxxxxx 1q2w3e4r5t metallic shithead benjamin creative rush2112 asdfghjk 4815162342 passw0rd
  bullshit 1qazxsw2 garfield 01012011 69696969 december 11223344 godzilla airborne lifehack brooklyn platinum darkness
  blink182 789456123 12qwaszx snowball pakistan redwings williams nintendo guinness november minecraft asdf1234
  lasvegas babygirl dickhead 12121212 147258369 explorer snickers metallica alexande paradise michigan carolina
  lacrosse christin kimberly kristina 0987654321 poohbear bollocks qweasdzxc drowssap caroline einstein spitfire
  maryjane 1232323q champion svetlana westside courtney 12345qwert patricia aaaaaaaa anderson security stargate
  simpsons scarface 123456789a 1234554321 cherokee usuckballz1 veronica semperfi scotland marshall qwerty12 98765432
  softball passport franklin alexander 55555555 zaq12wsx infinity kawasaki 77777777 vladimir freeuser wildcats budlight
  brittany 00000000 bulldogs swordfis patriots pearljam colorado ncc1701d motorola logitech juventus wolverin warcraft
  hello123 peekaboo 123654789 panthers elizabet spiderma virginia valentin predator mitchell 741852963 1111111111
  rolltide changeme lovelove fktrcfylh loverboy chevelle cardinal michael1 147852369 american alexandr electric
  wolfpack spiderman darkside 123456789q 01011980 freepass 99999999 fyfcnfcbz airplane 22222222 1029384756 cheyenne
  billybob lawrence pussycat 01012000 chocolat business cjkysirj 123qweasd stingray serenity greenday charlie1 firebird
  blizzard a1b2c3d4 sterling password123 hercules tarheels remember basketball zeppelin swimming pavilion engineer
  bobafett 21122112 darkstar icecream hellfire fireball rockstar defender swordfish airforce abcdefgh srinivas bluebird
  presario wrangler precious harrison goldfish soso123aljg dbrnjhbz thailand longhorn 123qweasdzxc wordpass 31415926
  999999999 letmein1 assassin testtest microsoft devildog valentina butterfly lonewolf babydoll atlantis montreal
  angelina shamrock hotstuff mistress deftones cadillac blahblah birthday 1234abcd 01011990 cavalier veronika qazwsx123
  mustang1 goldberg 12345678910 wolfgang savannah leonardo basketba cristina aardvark sweetpea 13131313 freedom1
  fredfred manchester kathleen hamilton fuckyou2 renegade drpepper bigboobs 1qaz2wsx3edc christia buckeyes 0123456789
  stephani enterpri diamonds wetpussy morpheus 66666666 pornstar thuglife napoleon highland chandler trfnthbyf consumer
  welcome1 123qwe123 wrinkle1 51505150 11235813 butterfl elizabeth sherlock marathon access14 overlord trombone
  isabelle barcelona babylon5 ultimate yankees1 superfly campbell geronimo concrete q1w2e3r4t5y6 jessica1 123454321
  portugal sundance pleasure seminole isabella 14789632 qazxswedc kingkong adgjmptw ncc1701e mongoose alejandr
  1123581321 margaret bluemoon ghbdtnbr bonehead stallion personal morrison super123 anything aleksandr rhbcnbyf
  dietcoke cooldude christop lollipop fernando christian letmein2 01012010 werewolf punkrock giovanni cdtnkfyf tottenha
  hongkong blackcat a1234567 zzzzzzzz hollywoo florence gn56gn56 clifford stocking matthew1 immortal 44444444 makaveli
  sebastia ilovesex charlott anthony1 111222333 satan666 columbia infantry eternity waterloo vanhalen skywalke seinfeld
  standard squirrel qazwsxed fuckfuck wolverine robinson musicman megadeth verbatim 1q2w3e4r5t6y twilight fuckyou1
  stardust showtime 147896325 skittles shaney14 qwerty12345 123321123 intrepid sandiego punisher 1234567a dingdong
  192837465 starcraft mushroom blackdog 25802580 slapshot ekaterina 123698745 1234512345 chargers 33333333 warriors
  raistlin gangster coltrane tacobell portland penelope 1a2b3c4d 19841984 12369874 stranger mailcreated5240 halflife
  qwerasdf playtime kangaroo blackman panasonic christine beautiful spanking meridian lonestar kittycat goodluck
  barcelon scoobydo crusader 12312312 hannibal guardian fuckface discover catalina 1122334455 californ angelica
  william1 stonecol johnjohn septembe scarlett santiago lowrider anastasia vacation sithlord ragnarok keyboard 19921992
  11112222 penguins nuttertools lorraine dkflbvbh titleist rootbeer magnolia dodgeram creampie aspirine socrates
  1234567q redalert qqqqqqqq munchkin mersedes imperial blueeyes bigballs zaq1xsw2 sebastian research national colombia
  01012001 rammstein katerina freckles caliente director qazwsxedcrfv oblivion mustangs margarita deadhead zxcv1234
  porkchop grateful fuck_inside formula1 a1s2d3f4 23232323 shopping peterpan martinez justdoit goodtime alexandra
  thankyou springer software sapphire richmond kingston brucelee thunder1 qawsedrf plymouth mariners heather1 chelsea1
  123456qwerty spectrum pineappl labrador 1234567890q 10101010 stephanie commando amsterdam webmaster southern lesbians
  fletcher thompson candyman aquarius starfish monopoly infiniti gangbang blackjac 8j4ye3uz 19871987 0000000000
  sailboat richard1 godsmack emmanuel cosworth 19891989 rosemary lightnin chevrole catherin qwerty123456 frontier
  asshole1 01011991 spartans luckydog 15426378 swingers snuggles qwertyuio qwert123 mandingo ihateyou beefcake beatrice
  111111111 whocares scooter1 doberman clitoris 5555555555 dannyboy children viktoria valhalla terminator oklahoma
  ncc1701a keystone clarence bunghole 19751975 romashka pa55word golfball doughboy charlotte achilles patrick1 gateway1
  deeznuts cowboys1 9876543210 vkontakte phillies jeremiah dilligaf atlantic 19851985 vfrcbvrf technics stripper
  september pinkfloy maryland kentucky hastings frederic butthole agent007 19911991 01011985 somethin porsche9 hurrican
  california bearbear 73501505 nathalie microlab function flamingo enterprise 19941994 19781978 01011970 truelove
  nebraska meatball brothers syracuse military macdaddy diamond1 warhammer universe sentinel manchest kamikaze handsome
  dthjybrf designer blueblue australia 321654987 1qaz1qaz 01011981 pokemon1 pantyhos eatpussy 19861986 01011986
  superstar ssssssss rjirfrgbde meatloaf lifetime jamesbon 123456789z woofwoof turkey50 rfnthbyf front242 apollo13
  terminal starbuck lancelot gordon24 brandon1 bigmoney azsxdcfv rightnow maradona lionking crazybab charlton 19931993
  19901990 poiuytrewq passwort japanese holyshit bradford 21212121 wildfire sexygirl poontang microsof chocolate
  chickens arsenal1 19831983 happyday aberdeen 19951995 13243546 123456aa treasure theodore raiders1 gretchen ericsson
  albatros 1passwor 0.0.0.000 zxcasdqwe sojdlg123aljg sexsexsex mikemike michaela jackson1 excalibu anhyeuem 78945612
  trinidad pooppoop greenbay greatone fordf150 applepie 963852741 18436572 lisalisa hardrock dinosaur rastaman pa55w0rd
  madeline hollywood hellyeah columbus skywalker rockhard positive melissa1 kcj9wx5n hyperion happy123 gotohell
  football1 february abc12345 609609609 yosemite roadkill kingfish billyboy 1qa2ws3ed 123789456 tunafish starship
  saratoga robotech rasputin rangers1 passwords p0015123 nwo4life megapass kenworth hedgehog davidson anaconda 20102010
  12131415 vladislav translator splinter richards phoenix1 karolina 789789789 railroad pingpong magicman killbill
  01011989 wrestlin tommyboy sherwood passpass pass1234 majestic fuckthis freeporn crawford bangbang asdasdasd umbrella
  salvador operator jeanette gggggggg fktrcfylhf deepthroat cinnamon chester1 broadway 01011988 underdog sunnyday
  snoopdog multiplelo jasmine1 chemical chainsaw catherine canadian brighton australi alliance 19721972 19691969
  supersta snowboar r2d2c3po mechanic mamapapa golfgolf ghjcnjnfr downtown christopher chicken1 bullseye 20002000
  skorpion saturday peterson meredith lkjhgfdsa eastside blackhaw backdoor westwood sneakers passwor1 marino13
  jamesbond getmoney flounder boomboom beerbeer apple123 01011987 01011984 undertaker sinclair samsung1 moneyman
  mmmmmmmm marianne jjjjjjjj gargoyle federico amsterda 1x2zkg8w 19881988 19741974 zerocool vfvfgfgf test1234 idontknow
  hahahaha cambiami a123456789 19731973 03082006 02071986 vfhufhbnf pppppppp motherlode lokomotiv kristine goldstar
  christina chrisbln america1 20012001 12345678q whitesox titanium thursday thirteen tazmania starfire qwerqwer
  qazwsx12 panasoni paintbal newcastl hotpussy giuseppe buckshot babyblue attitude 10203040 01011910 sunflowe solution
  phillips knickers godfather clarinet assholes 12345679 tomorrow southpark sersolution rhfcjnrf qwerty1234 paintball
  montgom240 johannes intruder gesperrt francois dkflbckfd dfktynbyf christie callaway 19821982 19811981 12qw34er
  123qwerty salamander resident poseidon pianoman chuckles avalanch 1q2w3e4r5 superman1 rockford qwertyqwerty meowmeow
  meathead budweise 19411945 14725836 01091989 01011992 triangle thanatos runescape gladiator crjhgbjy barefoot
  25252525 02071982 zxcvbnm1 viewsonic traveler together spongebob original mohammed medicine mazafaka juliette
  james007 hawkeyes deeznutz cerberus 135792468 12345qwe 01234567 01011975 zxasqw12 terrapin something philippe
  overkill monalisa illusion hoosiers hayabusa gfhjkm123 francesc confused clevelan 123456654321 01011993 tttttttt
  smeghead moonlight megatron cfitymrf casanova blackjack blablabla bbbbbbbb 12301230 syncmaster rhiannon lightning
  dddddddd brewster bookworm blessing babybaby aleksandra 19961996 19791979 02091987 02021987 valencia thegreat
  packers1 newpass6 dutchess charles1 alphabet 19801980 02081988 02051986 02041986 02011985 01011977 roadrunn
  rjycnfynby rhtdtlrj mortgage goldwing christmas andromeda adrienne 12345678a 12011987 02101985 02031986 02021988
  wrestling tinkerbell teddybea sinister shannon1 motherfucker mortimer madison1 handyman ghostrider doghouse balloons
  24682468 02061985 02011987 wareagle roadking realmadrid polniypizdec0211 nokia6300 idontkno gameover claymore
  chicago1 blackbir bcfields 1357924680 02091986 02021986 01011983 whiskers valkyrie talisman starcraf sporting
  spaceman southpar lipstick kittykat inuyasha babyface 7ugd5hip2j 02081987 02081984 02061986 02021984 01011982
  strength seahawks recovery qweqweqwe playstation leavemealone hardcock florida1 flexible dragonball checkers charlene
  beautifu baseball1 02031984 02021985 thedoors sullivan stanford mollydog illinois ghblehjr gamecube cannabis cameltoe
  bitchass armagedon alexalex 987456321 21031988 123qq123 1234567890a 02081989 02011986 01020304 01011999 wishbone
  matthews mandarin lalalala godfathe gabriela ffffffff bluefish binladen 19771977 19761976 02061989 02041984 tottenham
  tiberius teddybear silverad northern microphone electron dirtbike deadpool carpedie asdfzxcv amateurs absolute
  50spanks 02021983 vampires shanghai property password2 netscape kakashka hawaiian gfhjkmgfhjkm fyutkbyf digital1
  caligula blackout 15151515 123456qw 1234567891 02051983 02041983 02031987 02021989 z1x2c3v4 vsjasnel12 testpass
  stonecold soulmate q2w3e4r5 millions lineage2 fuckoff1 friendly fgtkmcby criminal coldbeer capslock bullfrog bobdylan
  babylove argentina annabell 11221122 02081986 02041988 02041987 02041982 02011988 yeahbaby vasilisa sergeant reynolds
  newyork1 magazine llllllll katherine jayhawks fishing1 dragon12 abnormal 09876543 02101984 02081985 02071984 02011980
  01011979 wg8e3wjf shitface salasana rebecca1 pussyman pringles preacher heineken gatorade gabriell ferrari1 eldorado
  coolness 14141414 02021982 thunderb telephon specialk shepherd patience paranoid monster1 missouri masamune mamamama
  laurence hopeless farscape estrella eastwood dragonba crystal1 corleone chevrolet carlitos buttercu buddyboy 24242424
  12365478 02061988 02031985 yfcntymrf winston1 slippery sandwich piramida monkey12 millwall magician jackson5 insomnia
  hardware fountain fastball elizaveta borussia andromed alejandro 1234asdf 02081982 02051982 windsurf wildcard
  universal sunflower strawberry reddevil pornporn polopolo pinkfloyd panther1 jiggaman islander inspiron green123
  cristian 1a2s3d4f 123456qwe 02061980 02031982 02011984 zaqxswcde washington violetta smashing sexysexy robotics
  rjhjktdf reckless nightmare knockers killkill katherin jellybea hhhhhhhh gandalf1 download doomsday devil666 darklord
  classics chrysler browning barbados 9293709b13 20202020 02091983 02061987 01081989 yjdsqgfhjkm snowboard scrabble
  rhjrjlbk rainbow6 qazwsxedc123 pharmacy nevermind mariposa jakejake insanity graphics geoffrey firewall fandango
  augustus ashleigh 321321321 12051988 05051987 02101989 02101987 02071987 02071980 02041985 sweetnes stanislav
  scorpio1 rochelle radiohea pumpkins mobydick longjohn iverson3 istanbul highheel happiness gamecock faithful creature
  creation concorde budapest 19711971 134679852 02091984 02091981 02091980 02061983 02041981 01011900 windmill
  webhompas thisisit spongebo senators sausages pineapple nygiants moonbeam marcello maksimka loveless lollypop
  kleopatra katarina icehouse hooligan gertrude fullmoon fuckinside dynamite buttfuck bulldog1 brittney aviation
  22041987 20022002 05051985 02081977 02071988 02051988 02051987 02041979 webmaste radiohead platypus monkeybo master12
  heritage good123654 festival evolution dolphin1 cccccccc a12345678 26061987 15051981 08031986 02061984 02061982
  02051989 02051984 02031981 woodland whiteout vanguard temppass reddwarf pussy123 forsaken ferguson earnhard coolcool
  7894561230 21031987 13041988 11051987 10011986 06061986 02091985 02021981 02021979 01031988 tiger123 summer99
  starstar snowflak slamdunk playboy1 michael2 mephisto kkkkkkkk kjrjvjnbd killer12 iloveyou2 holidays harrypotter
  gorgeous dudedude andersen 02101986 02081983 02041989 02011989 01011978 zxcvbnm123 volkswag solitude scoobydoo
  roadster presiden pool6123 playstat pipeline mypassword mazdarx7 lemonade krasotka koroleva irishman hawaii50
  gabriel1 freefree francesco christma chipmunk brigitte bigblock bergkamp bearcats 74108520 45m2do5bs 30051985
  24061986 22021989 21011989 20061988 1z2x3c4v 14061991 13041987 12021988 11081989 03041991 02071981 02031979 02021976
  01061990 01011960 yankees2 wireless tiffany1 starligh register pallmall nascar24 mudvayne monsters mckenzie mazda626
  kisskiss gonzalez gbhfvblf freebird fantasia comanche choochoo chambers borabora asdfgh01 alessandro abrakadabra
  7777777777 23456789 23041987 19701970 18011987 123456789s 07071987 02091989 02071989 02071983 02021973 02011981
  01121986 01071986 yogibear wanderer viktoriya undertak underground tropical threesom slowhand sheridan marianna
  kissmyass just4fun ghjcnjgfhjkm fishhead firefire excalibur customer cocksuck cameron1 berkeley andyod22 28041987
  25081988 24011985 20111986 19651965 19101987 19061987 14111986 13031987 123456123 12121990 10071987 10031988 02101988
  02081980 02021990 01091987 01041985 01011995 zanzibar training sweetness president password12 lovelife longdong
  johndeer jefferso james123 jackjack fishbone drummer1 coventry catwoman 28021992 25800852 22011988 19971997 17051988
  14021985 13061986 12121985 11061985 10101986 10051987 10011990 09051945 08121986 04041991 03041986 02101983 02101981
  02031989 02031980 01121988 survivor sundevil straight revolver qwerty11 qweasd123 paradigm nonenone michaels
  ghjuhfvvf fairlane everlast chestnut broncos1 antelope anastasiya 456456456 30041986 29071983 29051989 29011985
  28021990 28011987 27061988 25121987 25031987 22021986 21031990 20091991 20031987 19681968 17061988 16051989 16051987
  11051990 08051990 05051989 04041988 02051980 02051976 02041980 02031977 02011983 01061986 01041988 01011994
  zxcasdqwe123 washburn vfitymrf soccer12 soccer10 smirnoff sasha_007 rrrrrrrr qwert12345 pumpkin1 porsche1 noname123
  newcastle marseille marjorie hurricane honolulu highbury gilligan eeeeeeee death666 costello baritone 31011987
  30031988 22071986 21101986 21051991 20091988 20051988 19661966 18091985 18061990 15101986 15051990 15011987 13121985
  12qw12qw 12031987 12031985 11121986 08081988 08031985 03031986 02101979 02071979 02071978 02051985 02051978 02051973
  02041975 02041974 02031988 02011982 01031989 01011974 wwwwwwww wildwood wildbill superior stefanie sidekick remingto
  redbaron question moonligh mischief ministry minemine kordell1 knuckles fuckhead freefall fantomas elcamino coldplay
  clippers carpente capricorn calimero bluesman bluebell armstron angelika angel123 30041987 27081990 26031988 25091987
  25041988 24111989 23021986 22041988 22031984 21051988 17011987 16121987 15021985 14021986 13021990 123456ru 10101990
  10041986 07091990 02051981 01031985 01021990 zildjian wp2003wp valentine trinitro swinging rfvfcenhf pufunga7782
  palmtree nostromo johngalt iloveyou1 foxylady fishfish fearless enforcer david123 cutiepie cheshire cherries capricor
  blueball blowfish 31031988 25091990 25011990 24111987 23031990 22061988 21011991 21011988 19283746 19031985 19011989
  18091986 17111985 16051988 15071987 14081985 13071984 12081985 11021985 10071988 09021988 05061990 02051972 02041978
  02031983 01091985 01031984 01012009 yamahar1 whistler vjqgfhjkm universa strawber sprinter spencer1 sonyfuck
  slimshady screamer papillon oooooooo marcius2 lalakers lakeside jermaine honeybee highlander ghbywtccf ghbdtn123
  earthlink cygnusx1 cleopatr carnival buddy123 arkansas anastasi 30081984 25101988 23051985 23041986 23021989 22121987
  22091988 22071987 22021988 20052005 19051987 15041988 15011985 14021990 14011986 13051987 13011988 13011987 12061988
  12041988 12041986 11071988 11031988 10081989 08081986 07071990 07071977 05071984 04041983 03021986 02091988 02081976
  02051977 02031978 01071987 01041987 01011976 zachary1 wrestler vendetta tkbpfdtnf terminat telephone smackdow
  sandrine qwe123qwe opendoor nautilus mustang6 misfit99 marseill magellan leedsutd jackass1 hounddog hetfield gtnhjdbx
  ghhh47hj7649 fkbyjxrf espresso dontknow dogpound complete bismillah argentin 30041985 29071985 29061990 27071987
  27061985 27041990 26031990 24031988 23051990 22011986 21061986 20121989 20092009 20091986 20081991 20041988 20041986
  19671967 19121989 19061990 18101987 18051988 18041986 18021984 17101986 17061989 17041991 16021990 15071988 15071986
  14101987 135798642 13061987 1234zxcv 12071989 11121985 11061991 10121987 10101985 10031987 09041987 09031988 06041988
  05071988 03081989 02071985 02071975 01051989 01041992 01041990 whiteboy waterboy vikings1 viewsoni penguin1 optimist
  moonshin mcdonald limewire konstantin jonathon johncena intercourse harddick gladiato fortress clarissa capetown
  camaross callisto bigpoppa alexandre 9999999999 30011985 29051985 26061985 25111987 25071990 22081986 22061989
  21061985 20082008 20021988 19981998 16051985 15111988 15051985 15021990 14041988 12345qwerty 12121988 12051990
  12051986 12041990 11091989 11051986 11051984 10061986 06081987 06021987 04041990 02081981 02061977 02041977 02031975
  01121987 01061988 01031986 01021989 01021988 university trucking transfer tomahawk suckmydick suburban stratfor
  shadow12 private1 printing pentagon notebook nokian73 matthias marijuan mandrake mamacita kayleigh hotgirls
  hellokitty hallo123 funstuff fredrick firefigh eggplant dfktynby derparol cleopatra cbr900rr barselona asdqwe123
  almighty absolutely 29061989 28051987 27081986 25061985 25011986 24091986 24061988 24031990 21081987 21041992
  20031991 19061985 18111987 18021988 17071989 17031987 16051990 15021986 14031988 14021987 14011989 11011990 10011983
  09021989 07051990 06051986 05091988 05081988 04061986 04041985 03041980 02101976 02071976 02061976 02011975 01031983
  washingt warrior1 username tinkerbe suckdick southpaw sexylady rocknrol rfhnjirf progress obsidian nirvana1 nineinch
  navigator money123 modelsne minimoni millenium marriage marines1 marijuana htubcnhfwbz heinrich handball facebook
  dominion darkangel cricket1 chris123 challeng bubba123 bluejays antonina 28051986 28021985 27031989 26021987 25101989
  25061986 25041985 25011985 24061987 23021985 23011985 22121986 22121983 22081983 22071989 22061987 22061941 22041986
  22021985 21021985 20031988 19101990 19071988 19071986 18061985 18051990 17071985 16111990 16061986 16011989 15081991
  15051987 14071987 13031986 12101988 12081984 12071987 11121987 11081987 11071985 11011991 08071987 08061987 05061986
  04061991 03111987 03071987 02091976 02081979 02041976 02031973 02021991 02021980 02021971 whatwhat vqsablpzla
  theforce sylveste stephane sheepdog services roadrunner republic paramedi masterbate margarit ilikepie homework
  hattrick hardball goodgirl friendster flipflop f00tball evolutio dukeduke cucumber cnfybckfd chiquita castillo
  bigdicks 31121990 30121987 29121987 29111989 29081990 29081985 29051990 27272727 27091985 27031987 26031987 26031984
  24051990 23061990 22061990 22041985 22031991 22021990 21111985 21041985 20021986 19071990 19051986 19011987 17171717
  17061986 17041987 16101987 16031990 15091987 15081988 15071985 15011986 14101988 14071988 14051990 14021983 13111990
  12121987 12121982 12061986 12011989 11111987 11081990 10111986 10031991 09090909 08051987 08041986 05051990 04081987
  04051988 03061987 03031993 03031988 02101980 02101977 02091977 02091975 02061979 02051975 01081990 01061987 01011971
  toriamos taekwondo sonyericsson slimshad skateboard riccardo rfntymrf prospect penetration peaches1 nokia6233
  nightwish maxwell1 mash4077 lakewood krokodil hairball evangelion dolemite cromwell cassandr cabernet budweiser
  bastards azertyui aolsucks 45454545 31011990 29011987 28071986 28021986 27051987 27011988 26051988 26041991 26041986
  25011993 24121986 24061992 24021991 24011990 23051986 23021988 23011990 21121986 21111990 21071989 20071986 20051985
  20011989 19111987 19091988 18041990 18021986 18011986 17101987 17091987 17021985 17011990 16061985 15051986 14881488
  14121989 14081988 14071986 13111984 12121989 12101985 12051985 11071986 11011987 10293847 10081985 10061987 10041983
  07091982 07081986 06061987 06041987 06031983 04091986 03071986 03051987 03051986 03031990 03011987 02101978 02091973
  02081974 02071977 02071971 0192837465 01051988 01051986 01011973 vauxhall vancouve touching tokiohotel supernov
  speakers spartan1 sigmachi rocknroll rainyday q123456789 puppydog power123 poiuytre phialpha penthous pavement
  nthvbyfnjh nnnnnnnn mulligan mississippi lonesome lighting klondike kazantip ironmaiden homemade herewego gonzales
  goldfing genesis1 fyfnjkbq forgetit flamengo favorite6 exchange enternow dodgers1 delaware darkange commande cashmone
  bordeaux billabon benessere awesome1 asdffdsa archange annmarie ambrosia alleycat aaaaaaaaaa 43214321 369258147
  31121988 31121987 30061987 30011986 29041985 28121984 28061986 28041992 28031982 27111985 27021991 26111985 26101986
  26091986 26031986 25021988 24111990 24101986 24071987 24011987 23051991 23051987 23031987 22071983 22051986 21101989
  21071987 21051986 20081986 20061986 20031986 20021985 20011988 19641964 19111986 19101986 19021990 18051987 18031991
  18021987 16111982 16011987 15111984 15091988 15061988 15031988 15021983 14021989 14011988 14011987 12348765 12345qaz
  12111990 12091988 12051989 12051987 12031988 12021985 12011985 11111986 11091984 11071989 10071985 10061984 10041990
  10031989 10011988 06071983 05021988 03041987 02091982 02091971 02061974 02051990 02051979 02011990 01051990 01021985
  woodstoc wonderful whiplash trouble1 testing1 summer69 stickman stafford speedway somerset smoothie segblue2 scheisse
  revolution rainbows pornking pimpdadd pasadena p0o9i8u7 navyseal longhair lokiloki lkjhgfds kamasutra gsxr1000
  gannibal daylight cornwall cocksucker carebear austin31 adrenalin 789654123 5wr2i7h8 31031987 30111987 30071986
  30061983 30051989 30041991 28071987 28051990 28051985 27041985 26071987 26061986 26051986 25121985 25051985 24081988
  24041988 24031987 24021988 23skidoo 23121986 23091987 23071985 23061992 22111985 22091986 22081991 22071990 22061985
  21081985 21071992 21021987 20101988 20061984 20051989 20041990 19091990 19031987 18121984 18081988 18061991 18041991
  18011988 17061991 17021987 16031988 16021987 15091989 15081990 15071983 15041987 14091990 14081990 14041992 14041987
  14031989 13081985 13021987 123qwert 12345qwer 12345abc 123456789m 1212121212 12081983 12021991 11101986 11081988
  11061989 11041991 11011989 10121986 10121985 10101989 10041991 09091986 09081988 09051986 08071988 08011986 07101987
  07071985 06061985 06011988 05031991 05021987 04061984 04051985 02101973 02061981 02061972 02041973 02011979 01101987
  01051985 01021987 wonderboy voyager1 vagabond toonarmy thrasher stigmata smackdown sexybabe sergbest scrapper
  sammy123 reginald rainbow1 pictures peterbil perfect1 pantera1 p4ssw0rd normandy nevermore luckyone kirkland junkmail
  josephin johnson1 futurama fireblad fellatio dragonfl dragon69 crackers cartoons buttercup blue1234 31101987 31051985
  30121986 30091989 30031992 30031986 30011987 29061988 29061985 29031988 28061988 27061983 27031986 27021990 26101987
  26071989 26071986 25081986 25061987 25051987 25041991 24101989 24071991 23111987 23091986 23051983 23031986
  2222222222 22121989 22071991 22051991 22011985 21121985 21031985 20121988 20121986 20061990 20051987 19091983
  19061992 19021991 18121987 18121983 18111986 16121986 16091987 16071991 16071987 15111989 15031990 14041986 13121983
  13101987 13091984 13071990 123456789qwe 1234567899 12211221 12121991 12121986 12101990 12101984 12091991 12081988
  12071990 12071988 11041990 10081990 10081983 10071990 10061989 10011992 09111987 09081985 08121987 08111984 08101986
  08051989 07091988 07081987 07071988 07071984 07071982 07051987 06031992 05111986 05051991 05031990 05011987 04111988
  04061987 04041987 02081973 02061978 02031991 02031990 02011976 01071984 01041980 01021992 zaqwsxcde yyyyyyyy warhamme
  velocity tigercat sunlight streaming sonysony sabrina1 romantic rockwell q1234567 plastics pinnacle pathetic pancakes
  offshore nounours ncc74656 natasha1 mynameis motocros letsdoit kristian fyutkjxtr francisc dreamcas dragster destiny1
  delpiero daisydog colonial cannibal candyass bynthytn bigbooty azertyuiop amethyst acidburn 66613666 44332211
  31071990 31051993 30051987 30011990 29091987 29061986 29011982 28101986 28081990 28081986 28011988 27111989 27031992
  27021992 26081986 25081985 25031991 25031983 24121987 24091991 23111989 23091989 23091985 23061989 22091991 22071985
  22071984 22061984 22051989 22051987 22031986 22011992 21061988 21031984 20071988 20061983 20041985 1qazzaq1
  1qazxsw23edc 19991999 19061991 18101985 18051989 18031988 18021992 18011985 17051990 17051989 17051987 17021989
  16091988 16081986 16061988 16061987 15121987 15091985 15081986 15061985 15011983 14101986 13071987 13061985 13021985
  123456qqq 123456789d 1234509876 12131213 12111991 12111985 12081990 12081987 12071991 11071987 11051988 11031983
  10091984 10071989 10071986 10061985 10051990 10041987 10031993 10031990 09091988 09051987 09041986 08081990 08081989
  08021990 07101984 07071989 07041987 07031989 07021991 06061981 06021986 05121990 05061988 05031987 04071988 04071986
  04041986 03101991 03091983 03051988 03041983 03031992 02081970 02061971 02051970 02041972 02031974 02021978 02011977
  01121990 01091992 01081992 01081985 01011972 vipergts vfntvfnbrf supernova stephen1 sparkles snowbird singapor
  scissors pressure playball pizzaman pinetree pathfind papamama nightmar montrose montecar masterbating maserati
  lockdown liverpool1 kingking killer123 jeepster ilovegod hellsing frederik feelgood escalade eleonora dominiqu
  delldell daughter contract conquest building buffalo1 blacklab babycake 7777777a 31121986 31121985 31051991 31051987
  30121988 qwerasdfzxcv 123456789987654321 123456123456 112233445566 websolutions qweasdzxc123 chickenwing101
  unbelievable flvbybcnhfnjh 123321123321 ghbdtnrfrltkf 1qaz2wsx3edc4rfv 123456789123456789 finalfantasy contortionist
  123qwe123qwe pornographic newproject2004 masturbation justinbieber businessbabe administrator needforspeed
  123456789123 masterbaiting scandinavian maurolarastefy domainlock2005 momsanaladventure hd764nw5d7e1vb1 123456789012
  supernatural qazwsxedcrfvtgb counterstrike professional ghjcnjghjcnj dkflbvbhjdbx admin18533362 vfvfvskfhfve
  fkmnthyfnbdf qazxswedcvfr 23176djivanfros 123456789qwerty 111111111111 zaq1xsw2cde3 dkflbvbhjdyf 123456789abc
  1111111111zz whosyourdaddy qwertyasdfgh 541233432442 123456789qaz ghbdtnghbdtn 12345678900987654321 123123123123
  intelligence 010203040506 vanyarespekt fktrcfylhjdbx 12345678901234567890 102030405060 fktrcfylhjdyf devilmaycry4
  combat123654 89231243658s 123456789qqq transformers chesterfield 123123qweqwe saun24865709 qwertyytrewq
  qwerty123456789 q1w2e3r4t5y6u7 password1234 123qwe456rty 1234567890qw zqjphsyf6ctifgu jamesbond007 iseedeadpeople
  international aaaaaaaaaaaa 4815162342lost 1qa2ws3ed4rf mevefalkcakk asdfghjkl123 31217221027711 159753159753
  12345678987654321 qwertyuiop123 ptybnxtvgbjy lhbjkjubz2957704 hedimaptfcor fucktheworld cosmopolitan 123456789zxc
  1234567890qwe q1w2e3r4t5y6u7i8 olcrackmaster lost4815162342 installdevic ghjcnjrdfibyj digitalprodu andrewjackie
  1qazxsw23edcvfr4 159753456852 12qw34er56ty 1234qwerasdf 123456782000 peanutbutter lovelovelove ingodwetrust
  auckland2010 123456789101 1234567890zzz 11111111111111111111 qawsedrftgyh minecraft123 ghjcnjqgfhjkm boy4u2ownnyc
  an83546921an13 abc123456789 742617000027 41d8cd98f00b 32615948worms 123321qweewq 01telemike01 ticketmaster
  playstation2 nhfdvfnjkju123 nemvxyheqdd5oqxyxyzi 012345678910 residentevil punksnotdead playstation3 p030710p$e4o
  installsqlst iloveboobies fuckyoubitch 1a2s3d4f5g6h 123123123123123 vfrcbvvfrcbv philadelphia nightcrawler
  iampurehaha2 greenlantern ghjcnjgbpltw cjdthitycndj avrillavigne 123456789aaa zaqwsxcderfv schoolgirlie qwertyuiop10
  qazxswedc123 qazwsxqazwsx passwordstandard paraklast1974 nhfycajhvths nhecsyfujkjdt massimiliano lytghjgtnhjdcr
  christopher1 bpgjldsgjldthnf blahblahblah 89876065093rax 1qa2ws3ed4rf5tg 141312190296q 1234qwerasdfzxcv
  1234567qwertyu 123412341234 111222333000 xxxp455w0rd5 websolutionssu warhammer40k vfhbyfvfhbyf stratocaster
  stinkyfinger rfnthbyf1988 qwe123qwe123 polniypizdec110211 passwordpassword nondriversig morganstanley minnesota_hp
  gjkysqgbpltw fatima753357 construction bltynbabrfwbz badiman28200 antananarivu 59382113kevinp 1234qw1234qw
  1234567890qwerty 1234567890qaz 1234567890987654321 123321456654 122333444455555 111222333444555 zxcvbnmzxcvbnm
  zcfvfzkexifz zaq12wsxcde3 webuivalidat systemofadown stickdaddy77 specialinsta sleepyhollow seemnemaailm satisfaction
  qwertasdfgzxcvb qwaszxerdfcv q1w2e3r4t5y6u7i8o9p0 ontheoutside ntktdbpjh1994 ne_e_pod_chehyl nastyanastya
  mortalkombat lockingservi ilovemyfamily gtnhjpfdjlcr ghjatccbjyfk fynfyfyfhbde anytimetoday amadeusptfcor
  a1s2d3f4g5h6 999999999999 6215mila6215 4815162342lf 23wkoa0fp78dk 123ewqasdcxz 123456789qwer 123456789asd
  1234567892000 123456789000 1234567887654321 111111111111111 014702580369 zxcvbnm123456789 zxcvbn123456 z1x2c3v4b5n6m7
  z1x2c3v4b5n6 ytpfdbcbvjcnm wazzkaprivet thecakeisalie sanfrancisco qwertyuiop12345 qwertyuiop12 pfqwtd27121988
  nick1234-rem936 networkingpe msoracle32re michaeljackson love777321777 ktjynsq40147 hjpjxrf23062007 gthtrfnbgjkt
  ghjnbdjcnjzybt dantheman123 corperfmonsy cnfc35762209 cheeseburger cfvfzrhfcbdfz asdfgh123456 aksjdlasdakj89879
  89semtsriuty 89063032220m 420842084208555 1rus27540102 193570356033 123qwerty123 123451234512345 000000000000
  zxcvbnmmnbvcxz zcfvfzrhfcbdfz xxpa33bq.adna vladimirovna vbybcnthcndj sdicmt7seytn qazwsx123456 qaz123wsx456
  q80661658441 nhbybnhjnjkejk nhbujyjvtnhbz necronomicon mishaoooyeah michelangelo lytdybrbdfvgbhf larterlarter
  killkillkill josephphone7 jjjjjjjjjjjj jesuslovesme ipo54tj45uy856 internacional iloveyoubaby hd764nw5d7e1vbv
  handkerchief gtasanandreas gfhfktkjuhfv g00dpa$$w0rd foreveryoung fktrcfylhjdf findaupair007 entertainment
  edwardcullen bullnuts2003 blacksonblon bhrh0h2oof6xbqjeh asd123asd123 alpha135792468 accessibilit 1qaz1qaz1qaz
  1a2a3a4a5a6a 19960610ilja 123456zxcvbn 1234567891011 1234567890qwertyuiop 12345677654321 1223505sayana 111222333444
  070793monolit 050605rostik zxcvasdfqwer zaqxswcde123 weaknesspays vtnhjgjkbnty uninstallsql trafficracer tfjunwptzsjp
  temppassword syncmaster740n silmarillion salocaluimsg runescape123 ronaldinho10 rikitikitavi registration
  qwertyuiopasdfg qwertyuiop123456789 qwaszxqwaszx q1q2q3q4q5q6 productid20f powerrangers powerlifting polniypizdec1102
  perasperaadastra marinamarina idedevicep0t huangjin1987 heartbreaker ghtdtlvtldtl ghjcnhfycndj ghjbpdjlcndj
  genuineintel gankutsuou1989 fuckfuckfuck frederiksberg frankenstein eulacomplete efwe5tgwa5twhgd dvtcntyfdctulf
  dragonslayer czps5nyndwcksc coolbugi2000 cnhjbntkmcndj civilization cheaphornybastard changelangms cgfhnfrxtvgbjy
  avadakedavra antoshenechka alteclansing administrato abc123abc123 ababagalamaga 951753852456 777777777777
  31321dj51982 30secondstomars 2222333344445555 1324354657687980 123qwertyuiop 1234567qwerty 12345678qwertyu
  123456789azat 123456789987 1213141516171819 112358132134 0528325452mr zghjcnjcegth yjdjvjcrjdcr yflz13041976
  weihnachtsbau tojiik85521133 sonnenschein skateboarding showmethemoney seo21saafd23 samsungs5230 rockohamster
  r3r3vi3wacc3ss qwertyuiopasdfghjkl qwertyuiopasdfgh qwerty123321 qw12er34ty56 ..qlvvcvdeero qaz1wsx2edc3 q2w3e4r5t6y7
  perfectexploiter passwordassword newt7899onrs neversaynever neversaymypassword narutouzumaki manchesterunited
  louisvuitton littlefucker intervention includecatal ihateniggers hakunamatata gthgtylbrekzh googlecheckou
  gfhjkm123456 geniusgenius flvbybcnhfwbz diunilaobu8* den1020834880 degenerationx constitution cgfhnfrvjcrdf
  cfvfzcxfcnkbdfz cbvtycbyjrbz callscesetup bbbbbbbbbbbb azsxdcfvgbhn awdqseawdssa asdasdasdasd alertpaydoubl
  alertemailms aleksandrova abcdefghijkl 80966095182z 80633459472qw 3454051maksim 277rte87hryloitru 198919891989
  198719871987 193711101994a 159753258456 159357159357 131313131313 1302alex1994 125712571257d 123qwerty456
  123qazwsxedc 1234567899876543 123456789123456 123456789101112 1234567890123 1234567812345678 123456654321a
  1111111111111 010203040506070809 zaqxswcdevfr xxxxxxxxxxxx ..xrlqiyeopco welcome2suzan unitedstates tarantino123
  superstar132 splintercell snowboarding silversurfer serializatio sasukeuchiha samimaxi1212 rhjrjlbkutyf revolutiontt
  revoluinfo123 resurrection qwertyuiopasdf qwerty654321 qwerty1234567 qwe123rty456 providername prevedmedved
  pmdmscts2000 perfectworld password2011 password12345 parliament12345 nodataincolumn nissanskyline naughtyamerica
  msorcloledbr mediterraneo maprchem56458 maksimka2134 liverpool123 island18pass independence gjkmpjdfntkm ghjcnjghbrjk
  ghbdtnvtldtl ghbdtnfylhtq gamemaster12 fypjhbr007dfcz007rfr fuckedupshit fooma091194fds fgghjrcbvfwbz euamominhamae
  elitedollars dzxtckfdjdyf domainlock2004 cradleoffilth comicbookdb1 coinstallers chicagobulls cghfdtlkbdjcnm
  bobthebuilder beverlyhills architecture alexandrovna alex123456789 a9n87u2jved9y 923650asdfghjkl 8mlzimzslmjf
  852456852456 555555555555555 5532361cnjqrf 4062056totoot 333333333333 300cgfhnfywtd 234589frendz 228gfgbhjcbv
  1q2q3q4q5q6q 199419941994 1702alex1991 147852gogozen 1471214712qwe 142536475869 123456asdfgh 1234567890as
  123321qwerty 11qq22ww33ee 11223344556677 099453784sem 09876543211234567890 05021991inna 025802588520 zcegthfynjif
  yjdsqgfhjkm1 yfcheyfirjke ybrnjrhjvtyfc worldofwarcraft weihnachtsbaum wegangster4lifebitch ver4594gss45 v80953054464
  uninstallper tequieromuch stratovarius stas123456789 startservice stairwaytoheaven sonypictures sliveddevils
  ske9k9tch3r5w9s silvertree976 silverbullet setupstartse setupdicallc scorpionking sanynokia5130 riodejaneiro
  rhododendron rfvbrflpt2011 qwerqwerqwer qazxswedcvfrtgb qazwsxedcrfvtgbyhn qazwsxedc12345 q1w2e3q1w2e3 pussymonster
  prigoda25392637 pppppppppppp pikkunappi9c physicaldevi password2000 optimusprime olegstan1980 nuttertools1
  nikitanikita newfoundland myfuckingpwd multiprocess motherlode123 middlesbrough michaeljordan mercedesbenz
  mastermaster marilynmanson ..lzkihcswipo lovemetender liverpool1892 kristinochka justinkislyanka jesus0077993
  jacksonville internationa internaciona installwmp64 installenume ingaforptfcor ikhouvanjeomer12345 identificati
  homersimpson holacomoesta hesoyamhesoyam harleydavidson happygolucky gygypyfyyyposhy gthdjghbxbyf godzillaslpo
  ghbdfnbpfwbz1 forester1377 ewelina6814838 elenagilbert ehbyjnthfgbz drift89094072877 dreamtheater don'tremember
  dnepropetrovsk dkflbckfdxbr disksvolumes dirtybastard directoryser den121255555 deletecurren cthutqcthutq
  ctdthjldbycr cristianoronaldo corperfmonex communication cnjvfnjkjubz checkinglevel cfifcfifcfif cbvcbvjnrhjqcz
  browniesunda bountyhunter blackpanther atyourbusiness associazione ashleysparks asdfghjklzxcvbnm asdfghjklzxc
  asdfghjkl123456 angel2726722 anetov_32541 aleksandrovna a1a2a3a4a5a6 9279807412ss 9279807412ddss 8dagycf9ldtf
  89514845466a 753951852456 666666666666 5668nitram10 4rfv5tgb6yhn 321673216732167 220790140907 1z2x3c4v5b6n
  1vfhufhbnrf1 1qw23er45ty6 1q2w3e4r5t6y7u 1a2b3c4d5e6f 199649316zed 198219821982 123reconect312 123qwe456asd
  123bfg123bfg 12345qwertasdfg 123456789xxx 123456789qwertyu 123456789ira 123456789abcd 1234567890qwer 1234567890qweasd
  123123456456 121314151617 112233445566778899 102030405060708090 102030102030 09092009sophie 06081982h@d! 0551144kolya
  030169dennis 0147896325you zzzzzzzzzzzz zxcvbnmnbvcxz zxcvbnmasdfghjkl zxc123456789 zaqwsxcde123 youngandrestless
  xkzwnuxkdn9a8kcykuitbkg1g xf6cmqlrpeuhjuvv wsxz3823922163845 worldoftanks winresponse1 whysoserious virginiatech
  vfwyeuv6aueh vfcnthbvfhufhbnf verkot492934 venividivici vbhjiybxtyrj vbhjdjpphtybt ujujkmvjujkm trickydick69
  triagrutrika trailblazers tlbycndtyysq timberwolves successfully streetfighter slonyaka082367 slava5sandr5
  skywalker1979 sexsexsexsex setupopeninf setproductid setcurrentpr seregaserega selfsigncert secretsecret scesetuproot
  santabarbara samsungkoze176351 rhjzp59vnq00 rfrfirfrfrfirf rfhbyfrfhbyf retsamoen123 remotedeskto relaxwebbewxaler
  readdataport raoyu1359760 raijmakers313 qwertyuiopasdfghjklzxcvbnm qwertyuiop1234 qwertyhgfdsa qwerty1234567890
  qwertasdfzxc qwegta13091990 quant4307quant4307 qqwweerrttyy qqqqqqqqqqqq qazxswqazxsw qazwsx123edc qawsedrftgyhujik
  q1a2z3w4s5x6 professionaltools privetkakdela pcrmcfnsoqw+ paralelepipedo pamelarafter overwhelming nymphetamine
  ntnhflmcvthnb njxrfrbgtybz njkmrjlkzvtyz nhfycajhvfnjh nekronomikon nbwnbw258789 mychangeserv modernwarfare
  mercedesw202 mazefaka2009 matiasjerez123 market892892 mandermka112 lsjkfghkj45kjh loveandpeace lol123456789
  ljh345ljh3577 liaandsonya11 lbaathtywbfk kyk1rbk1hbw0uqkckwbh kristina2010 kristina1998 killerkiller kbytqrfufdyj
  kazantip2009 kalinkamalinka jabbawockeez installwmfsd installutill initializing incrediblereview ilovemymother
  ichliebedich homesweethome hoffenheim2008 hgdxtgttgfdtdtes hellogoodbye hbrbnbrbnfdb happynewyear grandtheftauto
  gorelova2009 goldinfo1975 godverdomme01 gnthjlfrnbkm gjrtvjygbrfxe gjkbghjgbkty gjgeufqhjvfyfzif ghtphtybtcerfv
  ghjabkfrnbrf gfhfktkbuhfvv fuckthisshit fuckthesystem foreveralone flatronf700p fkajfhsgt19pot fank10011996
  encyclopedia ejxjzgbgunaz9z6j6exbniqga dzxtckfdjdbx dskscsgslscns dima324315198540 dima123456789 dfvgbhdfvgbh
  dfktynbyjdbx delanoteslik defil3dsmdme deadmanwalking dbzursitesux coolermaster configuratio compatibility
  communicatio cnfhsqgfhjkm cliegaliases classdescrip cityofangels cinemabizarre ciaociao1234 chiebradrieri
  cheekymonkey cbhtytdtymrbq callofduty123 butterscotch butlerandsly budakpandai80 boomersooner biochemistry
  best123admin bar588bar588 b7b7vhig5ij5 asd123456789 armagedon666 apocalyptica allahisgreat alexandre199 albanycolonie
  aezakmiwanrltw accountblock a1s2d3f4g5h6j7k8 a112233445566 665544qwerty 654321654321 53433553hjvfy 47892knjq333
  3rjqdxcnmrc568 252525qweasd 201020102010 1z2x3c4v5b6n7m 199719971997 19684sheperd 1533355ddddd 14881488wpcc
  148814881488 14121995vlad 123zxc123zxc 123dolchie098 123654789qwe 123654789fgt 1234qwer1234 123456abcdef
  12345678qwertyui 123456789zaq 123456789qazwsx 123456789lox 123456789lol 123456789lena 123456789ivan 123456789cfif
  123456789alex 123456789852 1234567890qqq 1234567654321 12345671234567 12345654321z 123321123456 123123123qwe
  11cib22ru33geg 1122334455er 11223344556677889900 11111111111111 10203040506070 00212100vova zyjwrprscnwv
  zxcvbnm12345678 zxcvbnm1234567 zxcvbnasdfgh zxccxz85265493 zxc123zxc123 zs3vs23zs3vs23 zeus7169-ladidadi
  zaq12wsxcde34rfv zaq12wsx3edc ytrhjyjvbrjy ytrewq123456 ytgjdnjhbvsq yjdsqujl2009 yjdfzcnhfybwf yfltymrfxgjr0707
  yeahyeahyeah ybrbnfybrbnf y6t5r4e3w2q1 y5hjkdg82490840 wwwwwwwwwwww wpwp5625382q winniethepooh wildwildwest
  whitekoma212 warhammer40000 wahyqu5u7ena w0a1ni0604de vlad0685414688 vjqvfktymrbqvbh vfuybnjujhcr vfibyfvfibyf
  velociraptor uzumakinaruto universalnyj understandin uhtxfcvjkjrjv ufa35forever tttttttttttt trytologin86
  true7521478957 tnasljohxfysa tetragrammaton taokhongbiet syncmaster710n streetracing startspooler stalkerstalker
  ssssssssssss spiderman123 spectrumsonline spartakmoscow sosca6661254 soldatenko20 skakalka199218 signature673
  severodvinsk setactivepwr sera19930220 seniseviyorum senbonzakura sekret199502 schastlivaya schallapatapan
  sashka159357 s1e2r3e4g5a6 runescape1995 rsc512663995 rr231982w111 rollercoaster ringedtits2004 rfhfdfyrfhbyf
  rfewtww5tgregtr rakkausrunot qwertyzxcvbn qwertyui2000 qwerty123qwerty qwerty100500 qwerasdfzxcv1234 qwerasdf1234
  qwer1234qwer qweasdqweasd qwe123321qwe queteimporta qqaazzwwssxx qazwsx123123 qaz123qaz123 qa8916820123 q1a1z1w2s2x2
  psetupinitre programmable precompiling plhfdcndeqnt phztca63f9zu petrozavodsk pedrolucasmunhoz pciide0chann
  password2010 password2002 orochimaru1991 orientepetroler oracleclient optionaldirs onlyone4-myxworld nurregulle95
  nosforeverever nobodynobody nineinchnails nightstalker nhfyrdbkbpfnjh nhfycajhvfwbz never32been16 nbkbvbkbnhzvlbz
  mycompnetwork muslim0626461997 msjetoledb40 motorola1234 mmmmmmmmmmmm misterzaklady misericordia minimaltrust
  minimalinsta metropoliten metropolitan medalofhonor mchedlishvili masterblaster markpnpdevic marik322424644
  mariaeduarda marcoantonio m1a2r3i4n5a6 ltybc7327857 ltqcndbntkmyj lovesthecock love123456789 loseyourself
  logpidvalues lkbyysqgfhjkm lfhbyfjcnhjd lexx1029384756 lemuel913110 lacedmeone86 kzryzptdf573 kuni42kuni42
  kristina1995 kolo__1kolo__1 khuljasimsim kbkavgfcabwda katerina1990 karatel54852 jxtymghjcnjq justin123951
  jlyjrkfccybrb jesseluotonen javaxishvili janetjackson ipwnroben123 internazionale installpersi initializati
  ilyuminnaciya iloveyoupker iloveyoubabe ilovemyschool ilovefootball ifynfkmghbvv44 idedevicep2t idedevicep1t
  htutcnhfnehf hswfhmcvthnb hogtieddazed hjvfyjdhjvfyjd hjccbzxtvgbjy hiltonptfcor hesoyamaezakmi herrderringe
  hellfire1990 heatoclevaedr36 haveaniceday hastings1066 hastalavista hassan030894 harrypotter1 guilherme123
  gthtpfuheprf gthtgjldsgjldthn granadaptfcor gqlsstfhqgwwvqxjx gordolee85-mac2olli gnbwfcxfcnmz gjkmpjdfntkm1
  gjhjkmgjhjkm ghtgjlfdfntkm ghjcrehjyjbl ghjcnjrdfityj ghjcnjnfr123 ghjcnjgfhjkm1 gfnhbr787898 gfhjkmghjcnjq
  gcvgrvuut5v6er gbpltwgfhjkm gbplfnsqgfhjkm1 fuckyourbrain13 freightliner finishthread ffffffffffff feathertextu
  fdnjpfgxfcnb fdfnfhrf6666 fcporto74150 expanasion12 eventlogmess euq8pvhrnpssdymizqx+ eropokereropoker
  ereyes4269-ryan1199 epevfrbyfhenj enterprisese engine1995ass eljdjkmcndbt elior20052482 ekaterinburg egew5twt3tgh65y
  eagle1110-stimpy dynamicupdat dust360271212009 dsgtylhbdfntkm82 ds6tetsfdsrfdfgd driversignin drerhgeegehr
  dkfcntkbyrjktw diskst312002 dfktynby1986 dfkmrbhbz1972 dfdddf45fdgh deviceinfose dddddddddddd dbrnjh572202
  dataperfcoun dallascowboy daggermaster crosscountry consumercomm confidential cnfybckfd1900 cjkm14881488
  cjdthityyjctrhtnyj charliebrown changed_due_to_fraud cfirfrfrfirf cbyuekzhyjcnm cbkmvfhbkkbjy caramba100500
  can'tremember callrunoncea c3hfpyteuflftim ..byvulwjjrqg brownbrown01 britneyspears bostonredsox bootylicious
  blessings888 blackestnight bilbobaggins bigblackcock baura-megapass basketball11 bartbartbart bagautdinova
  b74cx6qs7328 azsxdcfvgbhnjm auburntigers atsonlinejobs asdfghjkl111 asdasd123123 asd123fgh456 arhangel9797
  angelofdeath andrew1o2p3e4n andreiandrei americanidol al#ks3!ksj0xx aleksandrovich ahernjdsqcfl agiljuliandra
  ageofempires adminscripts adminlol1982 administrati activationre abretesesamo aaaaaaaaaaaaaa a3531534b413
  a1b2c3d4e5f6 a1234567890a 987654321987654321 987654321123456789 987654321123 89503102616nss 89279981879z 89278246747a
  89277216066n 89056288231w 85fg754kl62br853lpq7 852456753951 80986677668k 771512cherniy 741852741852 5t6y7u8i9o0p
  557788loveaoi 444444444444 415263748596 380434522575 3175671tdutybq 31504244life 2sexy2hottoh2yxes2 29893536werty
  28ros11bri67 28lytqcgecnz 272270271983 27071996pasha 266534597157 258456789qazzaq5 224909224909 200120012001
  1xpx66blrumblst6bbus3 1qazse4rfvcxz 1q1a1z2w2s2x 1a2s3d4f5g6h7j8k 199319931993 199119911991 198319831983 197819781978
  159951357753 159753qwerty 159357258456 147258369147258369 14051997sergey 14021992004urban 1374653317652
  12qwaszx34erdfcv 123war456rus 123qwe321ewq 123qwe123qwe123 123qaz123qaz 123789987321 12369874123c 123456789zxcvb
  123456789yfcnz 123456789vika 123456789roma 123456789qwertyuiop 123456789max 123456789love 123456789dima 123456789dfgh
  123456789den 12345678912345 12345678910z 12345678910a 1234567890qq 1234567890anton 1234567890123456789
  123456787654321 12345654321q 123045607890 111122223333 1111111111111111 100490100490 0p9o8i7u6y5t 0k1o2v3a4l5e6v7
  053aruspra350 04061963maryan 0102030405da 010203010203 00rdtsau4leyzunckj121dwm 002543200254 zxcvbnm123456
  ztn3tourney1 zrhenjqxedfr ziablw4u00bq zghjcnjgfifujleyjd zcfvfzcxfcnkbdfz zaqwsxzaqwsx zaq123456789 z22226270525
  z0mfgwtfuxlol yyyyyyyyyyyy ytgjdnjhbvfz yjdsqujl2011 yfhenjepevfrb yfcnzyfcnzyfcnz yfcntymrf5294 xxxpasswords
  xdkursym89tm x4cc355b10wsy0urm1nd www123456789 wuyoukuaile756 wonderfullife wnanstns2108 willian22049 westcoast4646
  wellcome1991 welcomtohall warhamet2014 wad559523wad vtyltkttdrfrfhf vsebudethorosho vmb2079002347 vladvladvlad
  vladivostok2000 vladimirovich vjqyjdsqgfhjkm vjltkbhjdfybt viktoria2010 vikavikavika vfvfghjcnbvtyz vfubcnhfnehf
  vfifbvtldtlm veronika2010 veronika1998 vbycbytzhfnfv vbrhjdjkyjdrf vbhdjdctvvbht valerkolomakin valeravalera
  valentinchoque vacaegalinha v3xdmta9hcsm v3ss4neeker1 untouchables universitario universidade ulrace173rfhgjd
  uchihamadara turkmenistan turbocharged ttdlnhttdlnh trinitrotoluol traveker2011_ tobeornottobe toalet6rensare
  tnssanuam786 timekillerss threedaysgrace teshka_poltavka syncmaster940n syncmaster920n syncmaster913n svetlana1984
  svetlana1980 supertoronja4 superman2010 supercutekawaii sumertime117 suh1584dswk9 suckmyarma69 subaruforester
  stukjehout12 stripclublist strawberries straightedge stormbringer stitchpuller starwars2000 ssssssssssssssss
  speechengine spatarikanec spartaque312 sovershenstvo sobrenatural smolinnikita smokingkills slava6617644
  skorobogatova sinhrofazatron silvidvebuio sharpshooter sharo3taylor shalomshalom shadowmaster shabandaryant
  setupdiinsta setupdigetcl servicedatab serverapplia sergei199428 seniseviyoru sdsfdgnd3jl5lv sdjk985dfkjg
  scsenia911911 sashasashasasha sasha1993150205 samsungc3050 samsung12345 sadfsfaasd123 ruslanruslan rumpelstiltzkin
  ruellovedada1 ru4btrpnkokgeq rtyufghjvbnm rompecorazone romashka1970 rollingstone rocksmysocks rockdisplace
  robertrobert rmracinggnicarmr rjycnfynbyjdf rjyabuehfwbz rjvveybrfwbz rjkktrwbjyth rjcvjgjkbnty rhfcyjgthjdf
  rhfcjnektxrf rhenjqgfhjkm rhbvbyfkbcnbrf rhbcnbyf2003 rgihlxoyoclmgiqsu rfktylfhbr123 rfkbyrfvfkbyrf regularexpre
  registerdevi realmadrid10 rdewulzvchjz rainger-493949 rainbowskittles radiotehnika qwertyuiopas qwertyu1234567
  qwertyasd123 qwerfdsazxcv qweasdzxcrfv qweasdzxc123321 qwe1qwe2qwe3 qwe123q1w2e3 qwe123asd456 qwe123456789
  qwaszx123456 questpistols qrafzvwesdxc41 qazwsxedc1975 qazwsxcdevfr q1w2e3r4t5y6u q1q2q3q1q2q3 pyfvtybnjcnm
  purerf545454 prostoyparol privetprivet privatejayla popovich250293sanek poopiebrains poochunk1993 pomapomapoma
  polinapolina poiuytrewq8008 piri1233445585 phzv5rtfpkwc photographer paycom013002 passworddrowssap password2009
  password1981 password@123 paralelepiped p3i2p1p3i2p1 ornitorrinco opusdeijunior onelovekv9293 omegamircolaura
  olek122333400 oksanamalushka odnoklassniki odnoklasniki odinochestvo odessarostov odessamama69 oc80969496479
  nv0905198516 nuncateolvidar nn8n8bn8bn8b nikita9609595982 nhfypbcnjh22 nhfycrhbgwbz nfvbkjxrf1975 newlifebegins
  netclientfil negfzvfkjktnrf ndbyrbndbyrb navuhodonosor natalinatali narutonaruto myliveisjail mychemicalromance
  myassishappy mutherfucker mushroomhead msdasqlreadm motorcontrol moshatinkor1 mortalcombat moneyfornothing
  mol8leks24kr mogilev368088193 moedzkhhyfonq modernwarfare2 mnbvcxzasdfghjkl mihamihamiharap mightydragon13
  microsoftraw methamphetamine metallica123 messygirl-girlmessy meilesjegaxxl maxver199317 masterbation mamay19891707
  magicolivorno maertracque1 madscientist madeinheaven madagaskar94 m0therfucker lxgiwyl130795 luisfernando
  ltlvjhjp1060 lollerskates lolfriendslaugh lisadumon842 lightinthebox lfiflfiflfif letadlo741852963 lessthanjake
  leraleralera leavemealone1 lbvfvzcybrjd lavieestbelle lavidaesbell lalalalalala l33tsupah4x0r kzcmrbvfczcmrb
  kuroshitsuji ktnjjctym228 kristina1997 kristina1993 konstantinos kolechka090619 kogytmagnym007 klbik87987974
  kirill04101996 kingsofmetal kingdomhearts killingspree kienan22071998 keyfrhfcjnrf kaiserslautern juytneibntkm
  juliette2000 johannesburg joabe_50cent jktrcfylhjdbx jklasdlj2312 jjjjjjjjjjjjjj jets714417ny jenniferjennifer
  jegerikkedk123 jeffgordon24 jeffersonlibrar jackinthebox j7a5c4k4s5o7n iwillfuckyou issue43-alaina isakov7roma7
  ira123456789 intelpentium intelceleron installlegac installinter installation initialiazat infinitywing infinityward
  iloveyou2011 iloveyou1994 iloveyou1234 ilovethisgame ilovemyfriends ilikechicken ieexecremote iaxe105-lanceman
  iamthewalrus iamsuccessful i210c844q523 htrdbtvgjvtxnt htcnhernehbpfwbz hjnjhhjnjh123 higtveteran11 hhhhhhhhhhhh
  hh775755757g hgfedcbaabcdefgh hfpyjcbkf839 hfpubkmlzq80 heckfydrjynfrnt hbptyiyfewth harmankardon happytreefriends
  hanterstrely hannahmontan gunsandroses guimodedebug gtnhjgfdkjdcr gthlbvjyjrkm gthdjvfqcrfz greatbritain
  grandchildren gjlgjkrjdybr gjikbdctyfabu gjcktlybquthjq ghtcnegktybt ghostbusters ghjybryjdtybt ghjuhtccfnjh
  ghjtrnbhjdfybt ghjrkznbt666 ghjotghjcnjuj ghjivfyljdrf ghjcnjrhbdjq ghjcnjqaz123 ghjcnjgbjyth ghjcdtnktybt
  ghjatnghjatn ghbdtnbrdctv ghbdtn123456 ghbdfnbpfwbz gggggggggggg gfintnqqq333 gfhjkmgfhjkmgfhjkm gfhjkm123456789
  gfhfktktgbgtl gfhfkktktgbgtl gergdsfgedhjdrg generalsetti gbpltwgbpltw gbplfnsqgfhjkm galatasaray2 fyutkbyf2007
  fylhtq555726 fyfcnfcbz2006 friendsforever friedchicken freepornsource frederikshavn fountainhead football****
  flatronf720b flatronf700b flamethrower fgjrfkbgnbrf fghjrcbvfwbz ffd0fdd6cbf01 fernandotorres fedcbaabcdef
  fdsg5485lhn5 fdnjvfnbpfwbz fantom241093 faizarecords facetoface77 f1x753951753951 eybdthcfkmysq eyaze3mpkzns
  euteamomuito euteamodemais eubkmhf8gzik euamominhavida entershikari englishman36 elvispresley ekmnhfabjktn
  efwewefwewer edlx9ti3blifme eapfeilstick e8ip48iseh81 dumspirospero duinstallupd dtkbrjktgysq dron24122004
  dragonmaster dragondragon dragonballgt doppelganger dolcegabbana doityourself dodgecummins dna123zebra1 dkflbvbh1988
  djpdhfotybt1992 djdfhekbncgc djccnfyjdktybt dimadimadima dima12345678 dickdickdick dfgys34ds432sd dfgdfgdfgdfg
  deusdoimpossivel dementor1994 demben424444 defaultwsdlh ddtlbntgfhjk dctgjkexbncz dbzmicrosoft dbzearthlink
  dbrnjhbz2010 davidg63_2000 davidarenson davegrantbrown dashka25061997 dashakakasha darkside1989 darkmagician
  danilka123123456 danieldaniel damienlord12 d6v1n41d6v1n41 czcmrbvfczcmrb cyjdsvujljv10 custommarsha ctrcvfibyf132
  cthutqsergey crusadercrusader cristianoronald crash3823776 coolerblik56 cookiemonster constellation configwizard
  commonwealth commoncommon cnjghjwtynjd cnhtkmybrjdf christoffer1 chiyeuminhem cheaphornybastar chapmanpk1995
  cgjldsgjldthnjv cgfcbujcgjlb cfvjythajhtdf cerfytktpmdfrr cerfcerfcerf campbellsport calcavecchia byyf1991vensuper
  bynthathtywbz buffysummers broadway2012 boosucka-wanger boogienights bnimdasflgbnq blonda229404 blessthefall
  blacksabbath blackman57512 blackandwhite birkjen-jengele bigdickdaddy bigdaddyal20 bertandernie bendis-chrisbln
  belomorkanal belochka090619 bellatlantic be92nj74am56in bcnjhbzhjccbb battlefield3 bassingwell1 bassingwel99
  basketball12 basketball10 barracuda20876 barneyrubble balloonssnoollab avengedsevenfold assemblylist assasinecreed
  ashleywilliams2010 ashewitt2003 asdfqwer1234 asdfghjkl12345 asdfasdfasdf asdasdasd123 arquitectura apolloapollo
  antqueen2010 antiapantiap annihilation anjingsemua1 anhyeuemnhieulam anhchiyeuminhem andy73taylor anderley2011
  analintruder ameedlove123 allyouneedislove alinkamalinka alhamdulillah alexalexalex alex20071995 aleks1236556321
  alejandro123 ajw4za9teycv ahfyrbyintqy agresor201124 afterforever afqhhekbn121 administration adidasonparas123
  adidasandnike abrakadabra1 abcdefgh2000 abcdefggfedcba abcdefg12345 abcd!efg!123 aawildwoolf1 aaaaavladaaaaa
  aaaaaaaaaaaaaaaaaaaa aaaaaaaaaaaaaaaa a7575999975a a5963259632a a3531534b415 a1s2d3f4g5h6j7k8l9 a0000000000a
  9932525011995 987654321qaz 940091192300 89je4q8j92r0y 89508074830ice 89279881081af 89270869449q 89121344466a
  89116446869tema 89096319050m 876543212000 8363434480sx 80688800742ilona 80506203416w 80505251243qwe 80333121556a
  789963123741 789456qweasd 78945612344752 76maawl7qsrai 76543211234567 764608adelka 7590019552ghja 753951753951
  753951456852 753453753453 751243538629 6bc8a3652000 69savannah69 654321123456 637nq781wp3h 634832klpo50 6136030moska
  565656werasd 555555555555 543279937954lol 5429818flower 53xp8c7agyxls 535148326159 501877501877 495867qwerty1
  460570885341 456852456852 450512450824 448017251810 3edc4rfv5tgb 341822554792 329usalva007 321ewqdsacxz 3192heptagon
  315102001112 2x4karyzbyee 28elkedelaet 27ab55ce67az 270mixeron0561 2519882dasha 246824682468 230790dgbple
  23021997namher 228papirosim 201120112011 2010benvanburen 200420052006a 1qwe2asd3zxc 1qaz2wsx3edc4rfv5tgb
  1q2w3e4r1q2w3e4r 1q2a3z4w5s6x 1grizzly2000 1greedisgood 1ass2patties 199819981998 199519951995 199219921992
  19912702lolik 198619861986 198419841984 197419741974 192639413058 1805aspirine 174372362579 159753852456 159357456258
  159357050505 1366613gromf 13243546576879 124578986532 123vfubcnhfkm 123qweasdzxcv 123qweasdzxc123 123qaz456wsx
  123geniys321 123abc123abc 123a456b789c 123654789qaz 12345qazwsxedc 123456ytrewq 12345678abcdef 123456789zxcvbnm
  123456789zxcv 123456789tun 123456789sasha 123456789rfnz 123456789hola 123456789asdf 123456789321 1234567891234
  12345678910q 12345678910n 1234567890asd 1234567890abc 123456789098 123456789012345 1234567890-- 1234554321vfrcbv
  123234345456 123123qwerty 123123321321 121212121212 1123581321neko 1122334455qq 110022993388 109876543210
  0987654321qw 0987654321qaz 090807060504030201 070289070289 069118721456 06028006tata 05dagestan05 057yeja1zpc3ljx8ci
  031060220793 00000000000000000000 000000000000000 zzzxxxcccvvv zxzxzxzxzxzx zxcvzxcvzxcv zxcvbnzxcvbn zxcvbnmasdfghj
  zxcvbnm1234567890 zxcvbnm12345 zxcdsaqwerfv zxcdsaqwe321 zxc123asd456 zx454888ebay znfrfzrfrfztcnm zlodeivot88w3er
  zkenmitxtvns zhjckfdzhjckfd zezimazezima zevfvslehjxrf zczrefrection zcfvsqrhenjq zcfvsqkexibq zcfvfzcfvfzcfvfz
  zavialov1990 zasadazasada zaqzaqzaqzaq zaqwsxcde321 zaq1xsw2cde3vfr4 zaq123edcxsw zaibuneng198710 zadolbali1984
  z1z2z3z4z5z6 z1x2c3v4b5n6m z1979lbyfhbr yura11061996 yui89213641706 ytty5656ty56 ytnevtyzgfhjkz ytkes9959evh
  yqkki8yutvdg youcantseeme youaremylove yjvth3632171 yjplhtvjxrf0102 yjdsqujl2013 yjdsqujl2012 yjdsqujl2010
  yjdsqgfhjkm15 yjdjtgjrjktybt yfujhirtcbltkrjhjkm yfnfifyfnfif yfcntymrf123 yfcntyfckfcntyf ybrjveytdthm
  ybrjkfqrjdlbvf yatsenk01308 yatebyalublu yaroslav2011 yapilolik155 yalublusebya y0s84jkxrztq xyivzlomaesh
  xxxmisterxxx xxx124578123 xxj31zmtzzkva xx85.enk7a8m2 xx123cardoso xthyfzgfynthf xthtlybxtyrj xldir6us9wk8
  xinmima09362 xeljdfhobr27 www9356527575195 www89062803177 wukwinwukwin wtb220wtf220 wso9rycamguchqpdwwvbad
  ws4zvm85vsuq wrestlemania wolverhampton wolferman777 wladimir1994 windowsvista william12345 whitestripes
  welcometohell websolutions69 websolutions007 wd9dwgka9mkr was_rejected warriorwithin warrior12345 warcraftrenat
  wangwang2013 walesonskilz waitandbleed w7dy287ktshn w248403198828w vvvvvvssssss vtnfvjhajpf1 vtnfvatnfvby
  vsebudetxorosho vq6m5spb3ukero vovadima2819 vleofdhghxxp vladreghbzyjd vladimir2011 vlad123456789 vkontaktedrug
  vkontaktebuggy vkontakte111 vjqntktajy53 vjqcegthgfhjkm vjhjpbcjkywt vivalasvegas violetta1992 vinnythepooh
  viktoriya1993 viktoria1989 vikachka7777 vika123456789 vidasaudavel vh5sxz3tewey vfylfhbyrf2002 vfrfhrbybkmz
  vfrcfyfkjdbx vfrcdexswzaq vfrcbv565656 vfrcbv050489 vfhcjdyf1994 vfhbzbdfyjdf vfhbyf19981902 vfczyzvfczyz
  veteran240282 verveloabball vertyporokh123 veronika1986 venvr8vr883f venfynvenfyn vehfnjdfqaz123496 vecjhjghjdjl
  vcb2009byday vbtfztz3ehdw vb9djgjdwxdq valeriyalove valerakish963210 valentinovna valentina123 valentin1995
  vadimka12369 va306566153156 uuuuuuuuuuuu uthvfybzrfekbnw uqbk68jf75pc uniprocessor underground3 underground2
  undefi_jysir uhlvuhlvlove uhfylvfcnth22 udkzarniamov uchihasasuke uaiobg9312gg1 uaeuaem6597676 tzmzikyd8bmc
  tyljrhbyjkju txmasterpppp twillikiki1122 twilight2010 turboblink182 tu4stu4kins279 tttttttt2000 triderredirt
  tricking123456 trfnthbyf1995 travelinstyle transserfing trainspotter trafficforme trafficexchange tracon130591
  toyotatacoma toyotacelica toxa3353520216 toomuchsugar tokiohotel123 tmihhp35gjwk tlbycndtyyfz timesofindia
  thundercloud thunderbirds throatfucker thomasthomas thisismypassword thisinstance thiesing-daniela theworldismine
  theundertaker thessaloniki thejawjaster thedarkness18 thedarkknight thedarkangel thechosenone thaiseuteamo
  testosterone televocomigo teenshardcore technologies tdutybqjytuby tdutybq12345 tbrunson-serihs taskforce141
  tanya1234567890 takingoverme taichi110183 t6dlniahehjsktr60vp8rb50e2 systemofadow syncmaster710v sylviarafael
  swforever777 svetlanochka svetlana2011 svetlana1993 svetlana1982 svetlana1978 superstar123 superpassword superman1938
  superfamily123 supercharged subaruimpreza structptfcor streetball123 strawberry12 stranger9000 stonecold316
  stlkpsk3uoci steporthood2nd stephanie123 starwars1138 stargateasgard2009 stargate2000 stanyukovicha staneonerulez
  ssallonnikki sregnarrangers spsetuploadp sportscenter spongebob12345 splatterhouse splashdownfire spinningwheel
  spidermonkey spectrumonline speakersystem soundblaster sorbonne2011 sophiekitten soni43634255 somesword123
  somepassword solosolosolo solodoukhin1 sokolovskaya sojesussalva snaelro35620 smudgesmudge smokingteens smokeweed420
  smashthestate sliueaproulou81 skipmissingf skateboardin skafiskafnja sjswsbqvbxipi sjls2zbtmtle simbaa-simbaaa
  silverdesk84 sil918273645 signature1fa shvagrev1990 shotokan2104 shithappendsshit shevchenko1995 shemhamforash
  shayshayshay sharpandshiny121 shahi0911ami sh4d0w3dhtml sexyboyharry sexosexosexo sexisawesome sexinthecity
  sex123456789 severussnape setupvirtual setupdigetde setupchangel setinstalldr serviceproce sermak338024 serialkiller
  sergeysergey sergeypronin september2010 sentinel2000 secretpassword se354et6haeth scorpion1984 schnickschnack
  saxaridze098 savok13081308 santiagokapo27 sansebastian sanidtrshyrd sandervandoorn samsungs8000 samsungnokia
  samohodkin521 samerica2005 samayamilaya salvadordali saintssaints sagmicrosoft s9744644z4464 s80992813028
  s2ed8rpasdvl runesofmagic rrrrrrrrrrrrrrrr ronskiebws123 ronaldo130897 ronaldinho80 romkathepapavk147896325
  romasxodizaxlebo romashka2011 romashka2010 romapavlenko20 romantorenkov rollingthunder rollingstones rogyansamehali
  roflroflrofl rocawear1993 robertpattinson rktyjdsqkbcn rkjybhjdfybt rjyutybfkmyjcnm rjycnfynbyjdyf rjycbcntywbz
  rjntkmybrjdf rjhjkmrjhjkm rhtcnbycrjuj rhfcyfzifgjxrf rhfcjnrf2011 rhfcjnfcgfctnvbh rhbgnjuhfabz rhbcnbyf2009
  rhbcnbyf2000 rhbcnbyf1990 rfnzrfnzrfnz rfnzktyflecb rfnfchjafptvkb rfkzrfvfkzrf rfkbyfrhfcyfz rfhnjxrf33456
  rfgyuji8il0oksdfzx rewqfdsavcxz resurrection84 residentevil5 residentevil4 rerfhfxfkjcm rereirfrereirf reqghjccsogfcc
  relationship rekmnehjkjubz regeneration refrigerator refridgerator redve3z4and2 realmadrid11 rdsdisplay16
  rdfpbvjlf007 rdfkbabrfwbz rbytvfnjuhfa rbhbkkrbhbkk rbctktdybrjkfq rbcf20rbcf20 raquel_adolfo randomdude12000
  rammstein1995 rambrushadow raidersofthelostark ragstoriches radhakrishna radeonradeon159 radenebwnz12 raailgrinder
  r4e3w2q12000 r1u2s3l4a5n6 qwpoaslkzxmn qwertyuqwertyu qwertyuiopzxcvbnm qwertyuiopasdfghjklz qwertyuiasdfghjk
  qwertyonline qwertyasdfghzxcvbn qwerty987654321 qwerty150270 qwerty12345678 qweqweqwe123 qweqwe123123 qwepoi123098
  qweasdzxc12345 qwe9876543211234567 qwaszxxzsawq qwaszx987412369 quiveringotter queroveragora quant4302000
  quadrifoglio qriltzm1xq3d qrfst5tjolud qrd2gvmdfltq qq8gws75mgo8 qq11ww22ee33rr44 qplk9637next qo1029384756
  qbrqu7fkhgqv !qazxsw2#edcvfr4 qazxcvbnmko1 qazwsxqaz123 qazwsxedcrfvtgbyhnujm qazwsxedcrfvtgby qazwsxedcrfvt
  qazwsxedcasd qazwsxedc1234 qazwsx741852 qazedctgbujm qaz123wsx456edc qaz123456789 qawsedrftgyhujikol qawsedrf1234
  q89500282294 q80669707167 q7txfofgx0qb q1w2e3a1s2d3 q1w1e1r1t1y1 q1q1q1q1q1q1 q1a2z3w1s2x3 puteshestvie pussylover69
  pussycatdolls purplemonkey purpanptfcor ptktyjljkmcr psychosocial psetupinfcac prostokvashino prostigospodi
  primavera2006casa prikolprikol premiere1992 precompilein preciousprotection pppppppeeeeeee powerra9gers powerman5000
  powerful3701 poshlivsenahuy porschecayenne pornographie porninspector popkorn461016 poonamganesh polischuk4693
  polipropilen pogo22-omegaome pleaseletmein playstation1 playboybunny plasticfloor pjkjnfzjctym pineapplecou
  pincopallino pigletpiglet pierrepierre phs16l31pogosta photoshopcs4 phoenixrain1 philipdannypaul pfvtxfntkmyj
  peternorth10 peterborough perseverance perezagruzka pennsylvania penelopa1234 pedro77772mru ped100ananacnaveka
  peaceandlove pawsplease11 patricia.miguel passwordptfcor passwordcorner password4321 password2099 password2003
  password1996 password1992 password=09=09 parasha11uvarova paramore1234 parallelepiped parainfluenza paradiserios
  papinadochka papagepetteo panasonic1981 panasonic123 pakistan1947 pakistan1234 pagevars.get pabloescobar
  p140499417feef870 ozzyosbourne ovsyannikova ovchinnikova ourladypeace otvertka1337 oriflame2010 orangemonkey
  orangecoffee ops123456789 opezassociateslb opernkleider opalpussycat85 oooooooooooo oochristian2 ..oo3xpzokk6
  ololotrololo oleg12345678 odnoklassnik odessamama2010 nuttertools1234 nuttertools123 ntktajy12415 novograd2011
  noviembre201 november1972 nosnikta8991 nosceteipsum nnnnnnnnnnnn nnjceyvsu2y4 njkthfynyjcnm njhygtftb567
  nitroglicirin nissanskylinegtr nissanalmera nikolozinika nikitosik2011 nika19981303 niezapominajka niemtelletmein
  nickho-covers nhfdfytyfhrjnbr nhbujyjvtnhbz212 nhbfyuekzwbz newpassword1 newblood2000 newandimproved neversmile95
  nevershoutnever neversayneve networksetup nemmondommeg neizvestnost necronomikon nbvfijdckfdf nbafyb30111997
  nazwanowka1234 navykentron1994 navuhodonosor1 natashanatasha nat198777734 nastyanastya123 nastya23101999
  narimanisayev napoleon1812 nacional40677 n8doggmorgan myponycancelled mylenefarmer mycroftholmes my9508669252
  mustanggt500 musicismylif multifunctio mozillafirefox mozilafirefox mountainbike motorolac350 motherfucker11
  moshatinkor2 monsterhunter monstercocks modernwarfare3 miyvarxarani mittsitt2009 mittelscurry mitochondria
  misvazhen1997 miroshnichenko minhafelicidade minhafamilia mindiashvili mimamamemima millyisloppy milko12345677
  mikeybihon-post12 mihaisurleanu2561 mihaisurleanu mihailliahim miguelangelo23 microlab1986 michaeljorda
  michaeljacksonj michaeljackso michaeldelaila metropolita1 mersacenforce merlin216382 merkava-ivanhar1
  merchantmerchant meparishvili meowmeowmeow memyselfandi mekhinnymoppy mehanizacija mazahaka49285 maxwellhouse
  matrixmatrix matilda123123 matheus12345 masturbating masturbaciya masterkey123 masterblaste master2217433
  master1master2 maslennikova mashamashamasha masa3364-33645962 maryseforever martenson908884 marmelado4ka marlonbrando
  marlboro2202 marinanastua1313 marie-madeleine mariaantonia mari01012001 margarita2010 marcio415041 mamailoveyou
  mama1234567890 mama123456789 mama12345678 makc000000000 magictune777 mademoiselle macedonia3189 lyublyutebya
  lvbnhbq12345 luvbekkikkevbul ltpbyajhvfwbz ltdcndtyybwf lrodney-rrodney lrh195005041971 lovessuper412 lovepickles23
  lovemyfriends lovelove2010 lovebeloreck louis.vd.bongaert louisdog-hattydog lordgyeah561 lolsmileyface lolo19972804
  lollollol123 lol123lol123 loferuttylort loco68-impossib locdogdontstop lo3fvyyqsl5b lizardstresser limpbizkit99
  likanelicane libertadores lesbiansrule leopoldxyilo lendlord1993 lena123456789 leja59257301 lehjxrflehjxrf
  legendkiller legalise2009 lebronjames23 lbvfcegthcnfh laurelindorenan lasnaloveafrosja kzg5pcxbpxax kvkklas199613
  kurosakiichigo kumarsouravarzoo kucinggarong ktynfj01011986 ktyf13021998 kturjbghjcnj kruviviju101 kristina2009
  kristina1992 kristina1991 kristina1990 kristina1987 krasotka2010 krasilnikova krasav4ik1995 kostyakostya
  konstantinovna konstantinov kolovrat1488 kmstsg229179 kleptodathief kleopatra777 kkkkkktttttt kjhtdstfuyhil
  kislotnyi2692 kisa19953011 kirill123456789 kinokinokino kindergarden killyourself killermonkey kh6s4a2ppim2
  kfgjxrfljxrf kfdhtynmtdf112233 kbytqrfujdyj kbytqrfhekbn kbytqrf251993 kbpfhtvfhxer kaylynnmarie katerina1992
  katerina1989 karinakarina kalmar801415854 kakakakakaka k2xs85pgnffc k1ku1ch1m0j1 jxtymrhfcbdsq jvksc27ylkjt
  juventus1897 juninho1999@ juanmanuel66 jrcfyfjrcfyf joshhartnett josebaron123 jonasbrothers jonasbrother jollyyjollyy
  johnnybegood joffustoffin jo12ko051988 jnvjhjpjr123 jlyjrkfccybr jlyjdhtvtyyj jlquatt-j22276 jl15ioomn84z
  jktxrfjktxrf jetbalance2w jesuskristus jesuseuteamo jesuseocaminho jessie-oscar jessicawhite jeremiah1618
  jensenackles jenniferrefinnej jennajameson jefferson123 jedemdasseine jean-francois jazzymanlfuckem jariknatasha
  jamestkirk7769h jakonda678st jakethesnake jahrastafari jackasslolfr21345 jack33_lwr9l iwillpk5ever iwillk03657320258
  ivrus19922701 ivan77568369 ivan19514948 itsupport325 itiswhatitis iseedeadpeople1 isdn128turbo irjkmyfzajhvf
  irinaivanova iofdmaaycdbvrlbi invinoveritas internationale intellectual installwmpla initiative30 informatique
  indianajones independient independente independenci incredibleguest imortal913913 iloveyou1997 ilovenatasha
  ilovemummy446 iloveladygaga ilovefriends iloveemoboys12 ilovebigtits ilov3th3lord illelonorpomy ilikexbox0104
  iliketurtles ilikedressingup ikfcfifgjijcct ihopaskavesi ihatemyself*** ihatehackers idontloveyou iamthewinner
  iammillioner iamalocksmith25 hxckugxvtmdsm hunterhunter huddersfield hsrjdlvbnhbq hs49zu7wzpk2r5ac hrtheyethsttrh
  hrenvzlomaes hppsmiro2002 hooligans1488 hollahossa75 hojeetercafe hockeyplayer hmr0257576021 hl3fp5sjer8wmcyk
  hjvfhjvfhjvf hjpjdsqckjybr hitsboosterpro hfirstptfcor hfcnbirf2008 hesoyamkjkszpj hengsha_2_23 hello_its_me
  hellobrother hekbnrfrdctulf heccrbqcnbkm hddcs91372574 hcrcl8ilqafw hbnfhbnfhbnf haymes12345678 hatelbhatt17
  hatch9379992 harleydevidson hardcore2000 happygilmore hannahmontana hangingplant handofdeath1 hakunamatata1
  hakuna19631211 h6u7p3i4o8q3 h4uqthuyfvmu guitarplayer guitarmegafake guidinglight gtnhjpfdjlcr123 gthtljpbhjdrf
  gthtdjgkjotybt gthdjrkfccybr gthcgtrnbdf76 grizzybusted grfgsfhgdhgfd gregoryhouse greenmonster greedisgood10987
  greedisgood1 greedisgood007 grassisgreen grasshopper1 gplfm.qdxnzik gpihofkrhfphg goodmoodfood goldman12345x
  gofuckyourself gmmskin35334 gjrfghblehjr gjkysqghbdjl gjkbyfgjkbyf gjkbyf123ghjybyf gjhyjckjybr1 giorgigiorgi
  giannicontessa ghtlghbybvfntkm ghjvbcrebntn ghjuhfvekmrf ghjktnfhcrfz ghjcnjckfdrf ghjcnj4197809 ghjcnj15z04jdty88
  ghjcnbnenrf1 ghjcgtrnvbhf ghjabkfrnjhbq ghfdjgbcfybt ghbhjljdtltybt ghbdtnhjvfirb ghbdtnbrb767 ggathering92
  gfifvtldtltdghjcnjkfgjxrf gfifrjcnbiby gfhrehgfhreh gfhjkm927256 gfhjkm426800 gfhjkm12345678 gfhfktktgsgtl
  gfhfktkktgbgtl gfhfktkbgbgtl gfhfkktkjuhfv gfgbhjcbv228 gfedcbaabcdefg gfdkeitxrf5432 gevgehev1982
  gettingthenetfucker georgegeorge gena10051982 gearsofwar2012 gc4k6nuhrdk2 gbhfvblfkjkrf garciamartin1995 ganjubas2007
  gaiakixzpufi gaga_123_gaga gabrielmota12 fyyffktrcttdyf fyyf20050427 fyutkbyf2005 fyfcnfcbz555 fyfcnfcbz1993
  fwwrjqcjnjyf fw34klm79rte fussballverruckte fuckyoupayme fuckthepolice fuckoffbitch fuckmerunning fuckmefuckme
  fuckingflicks fuckingbitch frodobaggins friendinvite frephiotohaij65 freetrafficworld freepalestine fredfredfred
  franknfurter franklinnilknarf frankandsherry fr1812hjccbz flyman832000 flvbybcnhfnj fltkbyf13122009 flintstone2000
  flatronl1718s flagfootball fktrcfylhjdb fktrcfylh1992 fktrcfylh1991 fktrcfylh1988 firsttimeset firemanhaztm
  fictionfargi ffffffffffffff feuerwehr112 fedcbafedcba fd7c6ms9uxhw f*ckintits99 farida1a-rem710 fargifiction
  familiasilva fairanger71rus extensa5630g exportnation experimental exgirlfriend ew4certhcmhy everybodylies
  eveningcucumber
`

/** Passwords that everyone who guesses tries first, each once. */
export const LEAKED_PASSWORDS = new Set(LEAKED.trim().split(/\s+/))
