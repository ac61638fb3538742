/** The words beside the times of a recipe, in the languages of the web's kitchens. */

const END = '(?=$|[^\\p{L}])'
const label = (words: string) => new RegExp(`^(?:${words})${END}`, 'iu')

const TIME = '(?:[- ]?time)?'

/** 'Prep time', 'Vorbereitung', 'Forb. tid'. */
export const prepTime = label(
  `(?:prep\\p{L}*(?: in)?|hands[- ]on|active)${TIME}|vorbereitung\\p{L}*|arbeitszeit|temps de pr[ée]paration|pr[ée]paration|` +
    'tiempo de prep\\p{L}*|tempo de prep\\p{L}*|tempo di prep\\p{L}*|voorbereid\\p{L}*|forberedelse\\p{L}*|forb\\.? tid|arbejdstid|' +
    'förberedelse\\p{L}*|előkészít\\p{L}*(?: id[őo])?|en cuisine|pr[íi]prava|χρόνος προετοιμασίας|προετοιμασία',
)

/** 'Cooking', 'Backzeit', 'Tilb. tid'. */
export const cookTime = label(
  `(?:cook(?:ing|s in)?|bak(?:e|ing)|roast(?:ing)?)${TIME}|kochen|(?:koch|back|gar)(?:zeit|dauer)|temps de cuisson|cuisson|tiempo de cocci[óo]n|cocci[óo]n|` +
    'tempo de (?:cozedura|forno|coc[çc][ãa]o|cozimento)|(?:tempo di )?cottura|kooktijd|baktijd|oventijd|stooftijd|kogetid|bagetid|steketid|tilb\\.? tid|' +
    'koktid|gräddningstid|sütési\\p{L}*(?: id[őo])?|főzési\\p{L}*(?: id[őo])?|czas (?:pieczenia|gotowania)|χρόνος (?:μαγειρέματος|ψησίματος)',
)

/** 'Total time', 'Ready in', 'Gesamtzeit'. */
export const totalTime = label(
  `total${TIME}|time(?: required)?|ready(?: in)?|takes|duration|gesamt\\p{L}*|dauer|temps total|dur[ée]e(?: totale)?|tiempo total|tiempo|` +
    'tempo(?: total\\p{L}*)?|tid(?: i alt)?|totale? tijd|tijd|samlet tid|(?:całkowity )?czas(?: przygotowania)?|χρόνος(?: εκτέλεσης)?|συνολικός χρόνος|celkov[ýy] čas',
)

/**
 * 'Zubereitungszeit' is all of it, or what follows the preparation where the page names that too.
 */
export const makingTime = label(
  'zubereitungs(?:zeit|dauer)|bereidingstijd|bereidingsduur|tilberedningstid|elkészítés\\p{L}*(?: id[őo])?',
)
