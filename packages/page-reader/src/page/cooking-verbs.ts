/**
 * Recognises cooking instructions in ten languages: by the form of the verb where a language has
 * one, else by a list of verbs.
 */

/** Foods that end as a verb does: 'Aceite de oliva.', 'Levure de boulanger', 'Azúcar en polvo'. */
const verbLikeFood = String.raw`(?!(?:${[
  'aceite|azeite|tomate|chocolate|aguacate|abacate|cacahuete|filete|rabanete|sorbete|patate',
  'azúcar|açúcar|vinagre|calamar|caviar|agar|colher',
  'beurre|sucre|poivre|vinaigre|gingembre|concombre|cidre|poudre|poires?|confiture|levure|laurier|gruyère|chèvre|genièvre',
].join('|')})(?=$|\P{L}))`

/** 'Sciacquate il farro', 'Épluchez les légumes', 'Ponemos las lentejas', 'Se pocha la cebolla'. */
const romanceVerb = new RegExp(
  String.raw`^${verbLikeFood}(?:(?:poi|quindi|intanto|nel frattempo|infine|ora|puis|ensuite|enfin|luego|después|mientras tanto|depois|em seguida|por fim),? )?(?:\p{L}{3,}(?:ate|ete|ite)(?:l[oaie]|ne|vi|ci)?|\p{L}{3,}ez(?:-l\p{L}{1,3}|-y)?|\p{L}{3,}[aei]mos(?:l[oa]s?)?|se \p{L}{3,}(?:[ae]n?) (?:el|la|los|las|un|una|con|en|todo))(?=$|\P{L})`,
  'iu',
)

/** 'Mélanger la farine', 'Picar la cebolla', 'Cortar as bananas', 'Tritare la carota'. */
const romanceInfinitive = new RegExp(
  String.raw`^${verbLikeFood}\p{L}{3,}(?:er|ir|re|ar)(?:l[aoe]s?|l[ie]|n[eo])?,? (?:l[aeoi]s?|gl?i|l['’]\p{L}+|d[eu]s?|d['’]\p{L}+|aux?|par|el|un[aeo]?|um|uma|os?|as?|em|en|con|com|dans|avec|sur|à|in|al|il|bien|bene|bem|tout\p{L}*|todo|tutto)(?=$|\P{L})`,
  'iu',
)

/** 'Laisser reposer 15 minutes', 'Cuire 55 minutes', 'Lasciare riposare la pasta'. */
const lettingInfinitive =
  /^(?:laisser|faire|cuire|enfourner|lasciare?|far[e]?|cuocere|infornare|dejar|hacer|cocer|hornear|deixar|fazer|assar|levar) (?:\p{L}{3,}(?:er|ir|re|ar)(?=$|\P{L})|\d)/iu

/** German and Polish sentences say the verb last, in one form: '… schneiden.', '… pokroić.' */
const finalVerb =
  /\p{Ll}{3}(?:en|ern|eln)(?:[.!;]|,? (?:und|dann|dabei)(?=\P{L}))|\p{Ll}{3}(?:[aiyeąuś]ć|źć)(?=$|\P{L})/u

const listedVerb = new RegExp(
  String.raw`^(?:${[
    // Spanish and Portuguese
    'lava|pica|pela|corta|trocea|añade|echa|mezcla|tritura|sofríe|cuece|hierve|fríe|hornea|deja|pon|coloca|vierte|bate|calienta|sirve|remueve|incorpora|retira|cubre|amasa|rehoga|ralla|escurre|precalienta|prepara|forma|extiende|reserva|decora',
    'bata|misture|cubra|leve|despeje|coza|corte|sirva|refogue|tampe|junte|deixe|asse|tempere|frite|ferva|acrescente|adicione|retire|espere|cozinhe|coloque|descasque|rale|amasse|aqueça|pique|polvilhe|mexa|unte',
    // Italian, said to one person
    'taglia|cuoci|metti|versa|mescola|unisci|aggiungi|scola|sbuccia|trita|lascia|impasta|stendi|inforna|scalda|sbatti|prepara|lava|disponi|togli|servi',
    // French, said to one person
    'épluche|coupe|mélange|ajoute|verse|fais|mets|laisse|préchauffe|bats|enfourne|sers|étale|incorpore',
    // Dutch
    'schil|kook|bak|snijd?|voeg|meng|doe|laat|verwarm|roer|rol|bestrooi|fruit|giet|zet|haal|verdeel|klop|serveer|schep|leg|maak|spoel|hak|breng|verhit|smelt|bestrijk|vul|was|rasp|kneed|strooi|garneer|dek',
    // Swedish
    'koka|stek|håll|blanda|rör|hacka|skär|låt|lägg|häll|sätt|vispa|smaka|fräs|grädda|skala|tillsätt|strö|rensa|forma|servera|värm|ta|dela|smält|nyp|knåda|bred|kavla|riv|mixa|krydda|skölj|pensla|garnera|bryn|ställ',
    // Danish and Norwegian
    'kog|kok|hold|anret|pynt|steg|stek|bland|rør|hak|skær|skjær|lad|la|læg|legg|hæld|hell|sæt|sett|pisk|visp|smag|smak|bag|skræl|skrell|tilsæt|tilsett|drys|dryss|strø|server|varm|tag|smelt|kom|svits|sauter|vend|fordel|ælt|elt|riv|brun|rens|vask|pensl|finhak|finhakk',
    // Polish
    'dodaj|wymieszaj|pokrój|gotuj|smaż|piecz|zagotuj|wlej|ubij|podawaj|przełóż|obierz|zetrzyj|odstaw|podsmaż|wsyp|posyp|ułóż|zagnieć|rozgrzej|umyj|wyłóż|polej|dopraw|zalej',
    // German, said to one person
    'schneide|koche|brate|gib|rühre|mische|lass|schäle|wasche|heize|verrühre|vermenge|hacke|knete|würze|streue|serviere|erhitze|backe|schlage|hebe|verteile|lege|nimm',
  ].join('|')})(?=$|\P{L})`,
  'iu',
)

/** What is done to the food, in three languages: 'Det hele blandes', 'Degen knådas'. */
const passiveVerb = new RegExp(
  String.raw`(?:^|\P{L})(?:${[
    'blandes|hældes|helles|lægges|legges|piskes|vispes|røres|bages|steges|stekes|koges|kokes|tilsættes|tilsettes|skæres|skjæres|hakkes|drysses|fordeles|vendes|smages|smakes|serveres|sættes|settes|varmes|rulles|æltes|eltes|smeltes',
    'blandas|hälls|läggs|vispas|rörs|gräddas|steks|kokas|tillsätts|skärs|hackas|strös|serveras|ställs|knådas|värms|smälts|kavlas',
  ].join('|')})(?=$|\P{L})`,
  'iu',
)

/** What comes first in a sentence, before its command: 'Quando servir, retire o filme'. */
const leadingClause =
  /^(?:quando|cuando|quand|lorsque|une fois|dès que|als|wanneer|zodra|när|når|gdy|kiedy|una vez|uma vez|assim que|una volta|après|dopo|después|depois|efter|etter)\s[^,.;:]{3,80},\s/iu

/** A line of fewer words is a name ('Patate lesse') and no sentence. */
const MIN_WORDS = 4

/** Whether a line begins or ends as a cooking instruction does, however short it is. */
export const hasCookingVerb = (text: string): boolean =>
  beginsWithCommand(text) || [finalVerb, passiveVerb].some((verb) => verb.test(text))

/** Whether a line tells a cook what to do, at its beginning or behind 'Quando servir,'. */
export const beginsWithCommand = (text: string): boolean =>
  [romanceVerb, romanceInfinitive, lettingInfinitive, listedVerb].some((verb) =>
    verb.test(text.replace(leadingClause, '')),
  )

/** Whether a line is a cooking instruction. */
export const isCookingSentence = (text: string, words: number): boolean =>
  words >= MIN_WORDS && hasCookingVerb(text)
