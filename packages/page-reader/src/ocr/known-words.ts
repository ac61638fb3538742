/** The dictionary of recipe words: names of the lexicon's foods, and words of kitchens. */

import { lexiconText } from '@plateful/ingredients/generated/lexicon-text'

const kitchenWords =
  'about above according across added adding additional adjust after again against aside allow almost along already although always amount around ' +
  'assemble away back bake baked baking balls basket bake bath batch batches batter beat beaten beating been before begin begins being below beneath ' +
  'besides best better between bite blanch blend blended blender boil boiled boiling both bottom bowl bowls break bring broil broiler brown browned ' +
  'browning brush brushed bubble bubbles bubbling burn butter buttered cake came careful carefully center centre check chill chilled chop chopped ' +
  'circle circles clean coarse coarsely coat coated coating cold color colour combine combined combining completely container continue cook cooked ' +
  'cooker cookie cooking cool cooled cooling cools cover covered covering crack crisp crispy cross crosswise crumble crumbled crush crushed crust cubed ' +
  'cubes cups cut cuts cutter cutting deep degrees desired dice diced different dinner direction directions dish dishes disks divide divided dough ' +
  'drain drained draining dressing drizzle drizzled drop drops dry during dust dusting each edge edges eight electric ends enjoy enough ensure even ' +
  'evenly every everything extra family favorite favourite fifteen fill filled filling final finally fine finely finish finished firm first five ' +
  'flame flat flatten flavor flavors flavour flavours flesh flip flipping florets flour floured foil fold folding food fork form four fragrant freeze ' +
  'freezer fresh freshly fried from front fully garnish gently getting give given glass gold golden good grate grated gratings grease greased great grill ' +
  'grind ground half halfway halve halved halves handful hand hands handle hard have head heads heaping heat heated heating heavy here high hold holes ' +
  'homemade hour hours however immediately inch inches individual ingredient ingredients inside insides instant into instructions juice juiced just ' +
  'keep keeping kitchen knead knife ladle large last later layer layers leave leaving left leftover leftovers length lengthwise less lid lift light ' +
  'lightly like line lined lines liquid little long longer look loosely lower lunch make makes making many marinade marinate mash mashed master material ' +
  'maximum mean meanwhile measure measuring medium melt melted melting method microwave middle might minced minute minutes mixed mixer mixing mixture ' +
  'moist moisture more most much muffin nearly need needed next nice night nonstick note notes occasionally once only onto open optional order other ' +
  'others otherwise over overnight oven pack package packed pans paper parchment part parts paste patted peel peeled people pieces pinch pint place ' +
  'placed plastic plate plates platter plenty point portion pound pounds pour poured powder prefer preferably preheat preheated prep preparation ' +
  'prepare prepared press pressed pressure processor pull pulse quarter quart quarters quick quickly quite rack raise ready really recipe reduce ' +
  'refrigerate refrigerated refrigerator release remaining remove removed repeat reserve reserved rest resting return right rimmed rinse rinsed ripe ' +
  'rise roast roasted roasting roll rolled rolling room rotate rough roughly round rounds rubber sauce saucepan saute sauteed save scatter scoop scrape ' +
  'scraping seal sealed season seasoned seasoning seconds separate serve served servings serving seven several shake shallow shape sheet sheets shred ' +
  'shredded side sides sieve sift sifted similar simmer simmering since size skewers skillet skin skins slice sliced slices slicing slightly slowly ' +
  'small smaller smooth soak soaked soft soften softened some soon spatula spice spices spoon sprays spray spread spreading sprig sprigs sprinkle ' +
  'sprinkled squeeze stack stalk stalks stand start starting steam steamed still stir stirring store storage stove stovetop strain strips stuff style ' +
  'surface sweet swirl table tablespoon tablespoons take taste teaspoon teaspoons temperature tender test than that them then there these they thick ' +
  'thicken thickened thickens thickness thin thinly third thoroughly this those three through throughout time times toast toasted together tongs ' +
  'toothpick topped topping toppings toss tossed tossing total transfer tray trim trimmed turn turned turning twice twist under until upside used using ' +
  'usually very wait warm warmed wash washed water waxed well what when where whether which while whip whipped whisk whisking whole wide will wipe wire ' +
  'with within without wooden work would wrap wrapped yield your zest zested weeks week days minced'

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** Words of three letters for what cooks do, and for their tools. */
const shortKitchen = 'bag box dip fit fry jar lay mix pat pit pop rim rub set sit tap tie tin tub wet wok zip'
/** A word of three letters is known only where at least so many foods have it in their names. */
const FEWEST_FOODS = 5

let shortWordSet: Set<string> | undefined

/** The words of three letters in the names of many foods, and those of kitchens. */
export function shortWords(): ReadonlySet<string> {
  if (shortWordSet) return shortWordSet
  const foods = new Map<string, number>()
  for (const line of lexiconText.split('\n'))
    for (const word of new Set(
      line
        .slice(line.indexOf('\t') + 1)
        .toLowerCase()
        .match(/(?<!\p{L})\p{L}{3}(?!\p{L})/gu),
    ))
      foods.set(word, (foods.get(word) ?? 0) + 1)
  const frequent = [...foods].flatMap(([word, count]) => (count < FEWEST_FOODS ? [] : [word]))
  shortWordSet = new Set([...frequent, ...shortKitchen.split(' ')])
  return shortWordSet
}

/** Whether a word is a known one of three letters, or the plural of one: 'soy', 'ribs'. */
export function isShortWord(word: string): boolean {
  const plain = word.toLowerCase()
  return shortWords().has(plain) || (plain.endsWith('s') && shortWords().has(plain.slice(0, -1)))
}

let knownWordSet: Set<string> | undefined

/** Every known word of four letters at least; collected with the first picture. */
export function knownWords(): ReadonlySet<string> {
  if (knownWordSet) return knownWordSet
  const foods = lexiconText.split('\n').flatMap((line) => wordsIn(line.slice(line.indexOf('\t') + 1)))
  knownWordSet = new Set([...foods, ...wordsIn(kitchenWords)])
  return knownWordSet
}

/** Whether a word of four letters or more is a known one, also with another ending. */
export function isKnownWord(word: string): boolean {
  const knownSet = knownWords()
  const plain = word.toLowerCase()
  if (knownSet.has(plain)) return true
  return endings.some(
    ([end, instead]) =>
      plain.endsWith(end) &&
      plain.length - end.length >= 3 &&
      knownSet.has(plain.slice(0, plain.length - end.length) + instead),
  )
}

const withoutDiacritics = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

let wordsWithoutDiacritics: Set<string> | undefined

/**
 * Whether a word is written without the diacritics of its letters: 'fraiche', 'jalapeno'. An OCR
 * model that lacks them leaves them out with high confidence.
 */
export function lacksDiacritics(word: string): boolean {
  wordsWithoutDiacritics ??= new Set(
    [...knownWords()].filter((one) => withoutDiacritics(one) !== one).map(withoutDiacritics),
  )
  return wordsWithoutDiacritics.has(word.toLowerCase())
}

/** Short words and those that stand in nearly every sentence. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'a about add after all also an and any are as at be before beat both but by can cook cool cover cup cups cut do dry each egg eggs end few ' +
    'for from get go half has have heat hot if in into is it its just keep let lid low may milk mix more most no not now of off oil old on once ' +
    'one only or other out over oven pan per pie pot put raw red rest salt see serve set side six so some stir ten than that the their them then ' +
    'there these they this tip to too top two until up use very was way well when which while white whole will with you your tsp tbsp lb lbs oz ml ' +
    'kg g prep cook min mins serves servings makes total time ounce ounces pound pounds can cans pinch dash whole half ' +
    'taste large small medium fresh minutes minute hour hours teaspoon tablespoon teaspoons tablespoons pepper water butter sugar flour garlic'
  ).split(' '),
)

/** Whether a word, which may be a short one, stands in nearly every recipe. */
export const isCommonWord = (word: string): boolean => commonWords.has(word.toLowerCase())

const endings: readonly (readonly [string, string])[] = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['d', ''],
  ['ed', ''],
  ['ing', ''],
  ['ing', 'e'],
  ['ly', ''],
  ['r', ''],
  ['er', ''],
]
