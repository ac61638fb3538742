import { isAddedWord } from '../foods/filler-words.ts'
import { foldFoodName } from '../foods/food-name.ts'
import type { Food } from '../foods/food.ts'
import { findExactFood, namesOfFood } from '../foods/known-foods.ts'

/** One of the words or phrases, as a part of a pattern; a list reads better than one long line. */
const anyOf = (...phrases: readonly string[]) => `(?:${phrases.join('|')})`

const notSeasoning =
  '(?! (?:sauce|paste|stock|broth|bouillon|seasoning|spice|rub|powder|cube|sausage|ham|cake|ball|mushroom))'
const cutOfMeat = anyOf(
  'chicken|turkey|duck|beef|steak|pork|lamb|veal|rib|wing|thigh|drumstick',
  'prawn|shrimp|fish|cod|haddock|salmon|squid|cauliflower',
)

/** A meat with the word of a kitchen ('korean') or of a coating ('sticky') is a dish. */
const meatOfAKitchen = `${anyOf(
  'crispy|crunchy|sticky|saucy|creamy|cheesy|loaded|dirty|popcorn|firecracker|dynamite|bang bang',
  'southern|kentucky|nashville|buffalo|peking|szechuan|sichuan|mongolian|milanese|tuscan|hawaiian',
  'korean|japanese|chinese|thai|vietnamese|singapore|cantonese|taiwanese|indian|moroccan|jamaican',
  'caribbean|mexican|cuban|cajun|taco|fajita|burrito',
)} (?:fried |style |baked )*${cutOfMeat}${notSeasoning}`

/** Names of dishes and bakes that say a food and how it is, and are made with more. */
const dishNames = new RegExp(
  [
    '(?:sweet|hot) (?:and|n|&) sour',
    '(?:lemon|orange|lime) drizzle',
    '(?:apple|brown|pear|rhubarb) betty',
    'coconut rough',
    '(?:beef|veal|pork) olive',
    '(?:chicken|fish|cod|turkey|cheese|potato|cauliflower|broccoli) bite',
    `${anyOf(
      'almond|apricot|caramel|cherry|coconut|custard|date|fig|hedgehog|jelly|mint|muesli',
      'passion ?fruit|peppermint|raspberry|vanilla',
    )} slice$`,
    `${anyOf(
      'cheese|chocolate|mint|almond|ginger|lemon|rice|corn|sandwich|wheat|oat|bagel|potato',
      'pretzel|caramel|brownie|cookie|coconut',
    )} thin$`,
    '(?<!goat )(?:cheese|velveeta|cheddar) (?:ball|curl|log|shell)',
    '(?:cheese|cinnamon|bread|pastry|chocolate|marmite|puff pastry) (?:twist|straw|puff|swirl)',
    '(?:matchstick (?:and )?mint|mint matchstick)',
    '(?:date|apricot|fig) ball',
    '\\w+ bite$',
    '(?:krispie|cereal|oat|date|lemon|fridge|marshmallow) square',
    '(?:thick|protein|vanilla|chocolate|strawberry|banana) shake',
    'vegetable finger',
    'mini roll$',
    '(?:packet|pack|sleeve|box) bourbon',
    '(?:iced|cream|finger|black) bun',
    '(?:scrambled egg|egg scrambled|french toast)',
    '(?:turkish|japanese|korean|mexican|indian|ramen|soy) egg',
    '(?:bombay|saag|dirty|dauphine|duchess|boulangere) potato',
    'instant (?:mash|potato)',
    'cup soup',
    'mexican (?:street )?corn',
    '(?:scotch (?:woodcock|broth|pie)|welsh (?:rabbit|rarebit)|texas caviar)',
    '(?:chicken|pork|sole|mussel) norman(?:dy|de)',
    'hot (?:wing|chicken)',
    `(?<!(?:stir|pan|dry|shallow) )fried ${anyOf(
      'fish|cod|haddock|prawn|shrimp|squid|clam|oyster|pickle|green tomato',
    )}`,
    '(?:irish|vietnamese|thai|dalgona|iced|ice|liqueur) coffee',
    '(?:thai|milk|bubble|hong kong) tea',
    meatOfAKitchen,
  ]
    .map((name) => `\\b${name}${name.endsWith('$') ? '' : '\\b'}`)
    .join('|'),
)

/**
 * Words beside a food for what it became with others: 'prawns, tempura', 'cod nuggets', 'a
 * strawberry shake'. The food alone does not say what is in such a dish.
 */
const madeInto = new RegExp(
  `\\b${anyOf(
    'tempura|katsu|karaage|tonkatsu|kiev|schnitzel|parmigian[ao]|cordon bleu|milanes[ae]|goujon',
    'nugget|popper|in batter|in breadcrumb|southern fried|stir fried|egg fried|loaded|smothered',
    'salt and pepper (?:style )?(?:chicken|squid|prawn|shrimp|rib|wing)',
    'tandoori|tikka|masala|makhani|korma|pakora|bhaji|bhajia|manchurian|biryani',
    'teriyaki|satay|kung pao|general tso|chow mein|lo mein',
    'gratin|gratinated|dauphinois|dauphinoise|mornay|florentine|thermidor|rockefeller|newburg',
    'alfredo|carbonara|stroganoff|bourguignon|wellington|en croute|chantilly|philly',
    'croquette|arancini|rissole|patty melt|fritter|slider|toastie|roly poly',
    'milkshake|frappe|float|sundae|melba|posset|mousse|cobbler|strudel|turnover',
    '(?:apple|fruit|rhubarb|plum|berry|cherry|peach) crumble',
  )}\\b|\\b(?:shake|danish)$|\\bdanish (?:apricot|apple|cherry|raspberry|pecan|custard|almond|maple|fruit)\\b`,
)

/** Makers of sauces, snacks and ready meals: what they name by a plain food is made with more. */
const makersOfDishes = new RegExp(
  `\\b${anyOf(
    "lee kum kee|durkee|french'?s|pataks?|sharwoods?|blue dragon|amoy|loyd grossman|dolmio|homepride",
    'colmans?|knorr|maggi|continental|batchelors|masterfoods|campbells?|bisto|gravox|schwartz',
    'cadburys?|hersheys?|nestles?|lindt|terrys|walkers|lays?|doritos|pringles|mcvities?|jacobs?',
    'arnotts?|nabisco|pepperidge farm|betty crocker|pillsbury|duncan hines|jiffy|krusteaz',
    'aunt bessies?|findus|stouffers?|lean cuisine|kewpie|hellmanns?|old el paso|squid brand',
    'healthy boy|mae ploy',
  )}\\b`,
)

/** What is sold plain under any maker's name. */
const soldPlain = new RegExp(
  `\\b${anyOf(
    'cocoa|cocoa powder|salt|sugar|gelatine|vinegar|tea|coffee|water|oil|herb|spice|pepper',
    'paprika|cumin|cinnamon|turmeric|oregano|coriander|ginger|chilli|bay leaf|thyme|rosemary|basil',
    'parsley|nutmeg|clove|cardamom|vanilla(?: extract)?|bean|tomato|rice|cornflour|coconut milk',
    'rice noodle|stock',
  )}$`,
)

/** Behind a comma and nothing else these say that a food was coated or glazed. */
const coatedRemark = /[,(]\s*(?:crispy|crunchy|sticky|saucy|cheesy|creamy|dirty|loaded)\s*\)?\s*$/i

/** What is like a food and is another one: 'ricotta alternative', 'chicken style pieces'. */
const likeIt = new RegExp(
  `\\b${anyOf(
    'alternative|substitute|replacement|replacer|analogue|imitation|mock|faux|fake',
    'style (?:piece|slice|shred|strip|block|chunk|mince|spread|grated|fillet|burger)',
  )}\\b|\\b${anyOf(
    'cheese|cheddar|gouda|mozzarella|feta|parmesan|ham|bacon|chicken|beef|turkey|tuna|duck',
  )} style$`,
)

/** Sold mixed with others, as coffee with milk and sugar: '3-in-1 coffee'. */
const severalInOne = /\b\d in (?:1|one)\b/

/** What follows says for what a food is wanted, what else it may be, or until when it cooks. */
const asidePattern =
  /\([^)]*\)|(?:^|[\s,–-])(?:for|to|until|till|if|or|see|from|such as|like|optional|can|may|works?)\b.*$/gi

/**
 * Whether a line names more than the food that was found in it, so that the food alone does not say
 * what is in it. What the lexicon knows by that whole name is known.
 *
 * - A word before the name says that something was done to it with another food: 'devilled eggs'.
 * - Both are the name of a dish: 'sweet and sour pork', 'date slices'.
 * - The words beside it say what it was made into: 'prawns, tempura'.
 * - It is only like that food: 'ricotta alternative'.
 * - It is one of several in a mix: '3-in-1 coffee'.
 * - A maker of sauces or snacks names a product by it: 'Durkee onions'.
 */
export function impliesOtherFoods(line: string, name: string, food: Food): boolean {
  const folded = foldFoodName(line)
  const isInName = (words: string) =>
    food.name.includes(words) || namesOfFood(food).some((one) => one.includes(words))
  const [dish] = dishNames.exec(folded) ?? []
  if (dish !== undefined && !(isInName(dish) && findExactFood(food.name))) return true
  const foldedWithoutAside = foldFoodName(line.replace(asidePattern, ' '))
  const [more] = madeInto.exec(foldedWithoutAside) ?? likeIt.exec(foldedWithoutAside) ?? []
  if ((more !== undefined && !isInName(more)) || coatedRemark.test(line)) return true
  if (severalInOne.test(foldedWithoutAside)) return true
  if (isPlainFood(food) && makersOfDishes.test(foldedWithoutAside) && !soldPlain.test(food.name)) return true
  const before = name === '' ? folded : (folded.split(` ${foldFoodName(name)}`)[0] ?? folded)
  return before !== folded && isAddedWord(before.split(' ').at(-1) ?? '') && !/\bfried$/.test(before)
}

const isPlainFood = ({ contains, mayContain, category }: Food) =>
  category === 'Meat & Fish' || contains.length + mayContain.length === 0
