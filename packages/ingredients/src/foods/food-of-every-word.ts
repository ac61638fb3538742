/**
 * The food of a name of which every word is accounted for: names of foods, words that say nothing
 * of what is in them, and makers. 'Kraft shredded sharp cheddar' is cheddar. For allergies and
 * diets alone: shopping lists use `find-food.ts`.
 */

import { isFillerAnywhere, isFillerBefore, isFillerBehind, isMaker } from './filler-words.ts'
import { isClaimAlone, readClaims } from './food-claims.ts'
import { allergens, type Food, isNonFood } from './food.ts'
import { coatedWith } from './hints-of-name.ts'
import { findExactFood } from './known-foods.ts'
import { mergeFoods } from './merge-foods.ts'
import { isMixture } from './mixtures.ts'

/** The most words of a food's name. */
const MAX_PIECE_WORDS = 5
/** A longer text is not a name. */
const MAX_NAME_WORDS = 40

/** Words that are foods by themselves, but before a food say how it is: 'plain yoghurt'. */
const foodOrQuality =
  /^(?:sweet|plain|flat|light|regular|mild|ale|bitter|plant|choice|round|blend|spirit|bone|food|grain|meat|quality)$/

/**
 * The last words of names whose other words do not tell all that is in the dish: 'chicken curry'.
 */
const dishWords =
  /(?:^| )(?:sauce|soup|salad|slaw|stock|broth|pie|tart|dip|dressing|seasoning|rub|spread|filling|stuffing|curry|mix|sandwich|pizza|burger|sausage|dumpling|snack|cracker|cereal|biscuit|cookie|cake|pastry|dough|batter|meal|sweet|candy|chocolate|liqueur|pudding|dessert|bar|powder mix|baby food|marinade|masala|relish|chutney|pickle|meatball|pate|quiche|crisp|chip|roll|bun|lasagne|tortellini|ravioli|cream|custard|glaze|icing|topping|coating|butter cup|nugget|kebab|wrap|bake|roast|loaf)$/

interface NamePiece {
  food: Food
  writtenName: string
}

interface NamePieces {
  foods: NamePiece[]
  others: string[]
}

/**
 * The pieces of a name from the left, each food by its longest name that leaves the rest readable;
 * null where a word is strange.
 */
function piecesOf(words: readonly string[], from = 0, head?: Food): NamePieces | null {
  const word = words[from]
  if (word === undefined) return { foods: [], others: [] }
  for (let length = Math.min(MAX_PIECE_WORDS, words.length - from); length > 0; length--) {
    const piece = foodAt(words, from, length)
    const rest = piece && piecesOf(words, from + length, piece.food)
    if (rest) return { foods: [piece, ...rest.foods], others: rest.others }
  }
  const rest =
    isMaker(word) || isFillerBefore(word) || (head && isFillerBehind(word, head))
      ? piecesOf(words, from + 1, head)
      : null
  // Behind the last food fewer words are fillers: an apple tart is not a tart apple.
  if (!rest || (rest.foods.length === 0 && head && !isMaker(word) && !isFillerBehind(word, head))) return null
  return { foods: rest.foods, others: [word, ...rest.others] }
}

function foodAt(words: readonly string[], from: number, length: number): NamePiece | undefined {
  const writtenName = words.slice(from, from + length).join(' ')
  const isPreparation =
    length === 1 &&
    (isFillerBefore(writtenName) || (foodOrQuality.test(writtenName) && from < words.length - 1))
  const food = isPreparation ? undefined : findExactFood(coatedWith.get(writtenName) ?? writtenName)
  return food && { food, writtenName }
}

/**
 * Bread and the like are named by colour and grain: white buns, whole wheat crackers, corn
 * tortillas.
 */
const breadHead = /(?:^| )(?:bread|bun|roll|loaf|cracker|muffin|tortilla|bagel|toast|crouton|pasta|noodle)$/
const breadWord = /^(?:white|brown|golden|dark|wheat|wholewheat|wholegrain|wholemeal|multigrain)$/
const isBread = ({ food, writtenName }: NamePiece) =>
  food.category === 'Grains & Bakery' && breadHead.test(writtenName)
const isGrain = ({ food }: NamePiece) => food.category === 'Grains & Bakery' && !isMixture(food)

/**
 * Whether the foods of a name make it known. A mixture must be known by its own name; only a fruit
 * or vegetable may stand before it. Before meat only meat may stand, since it may lie in another
 * food.
 */
function isSettled({ foods, others }: NamePieces): boolean {
  const head = foods.at(-1)
  if (head === undefined || foods.some(({ food }) => isNonFood(food))) return foods.length === 0
  // 'Shoyu soy sauce' says it twice; 'creme de menthe liqueur' and 'kielbasa sausage' say what
  // kind.
  const foodsBefore = foods
    .slice(0, -1)
    .filter(
      ({ food }) => food.name !== head.food.name && !isKindOf(food, head.food) && !keepsFood.test(food.name),
    )
  const isOfSeveral = isMixture(head.food) || isMixture({ name: head.writtenName })
  const isPlain = ({ food }: NamePiece) => food.category === 'Vegetables' || food.category === 'Fruits'
  const isOfBread = isBread(head)
  const isFiller = (word: string) =>
    isFillerAnywhere(word) || isMaker(word) || (isOfBread && breadWord.test(word))
  if (isOfSeveral && !others.every(isFiller)) return false
  if (foodsBefore.length === 0 || (isOfBread && foodsBefore.every(isGrain))) return true
  if (
    foodsBefore.some(({ writtenName, food }) => dishWords.test(writtenName) && food.name !== head.food.name)
  )
    return false
  if (dishWords.test(head.writtenName)) return head.writtenName.includes(' ') && foodsBefore.every(isPlain)
  if (isOfSeveral) return foodsBefore.every(isPlain)
  return (
    head.food.category !== 'Meat & Fish' || foodsBefore.every(({ food }) => food.category === 'Meat & Fish')
  )
}

/**
 * Foods that do not change the one that they are named with: tuna in oil is tuna, salted butter is
 * butter.
 */
const keepsFood =
  /^(?:water|cocoa|cocoa powder|(?:sea |kosher )?salt|oil|(?:olive|sunflower|vegetable|rapeseed) oil|ice)$/

const isKindOf = (food: Food, kind: Food): boolean =>
  (food.madeOf.includes('alcohol') && kind.madeOf.includes('alcohol')) ||
  (food.category === 'Meat & Fish' && kind.name === 'sausage' && food.madeOf.includes('meat'))

const wordsIn = (text: string) => text.split(/[ /]+/).filter(Boolean)

/** 'Basil, dill or a mixture', 'stilton or similar': such an end names no further food. */
const orMixture =
  / or (?:(?:any|other|another|some) )?(?:mixture|mix|combination|(?:something )?similar|equivalent)(?: (?:alternative|substitute))?(?: (?:both|all|these|those|them|two|three|four))*$/

/** A mix or packet of a dish is judged as the dish: 'chicken stuffing mix'. */
const driedDish =
  /( (?:soup|stuffing|seasoning|dressing|dip|frosting|gravy|marinade)) (?:mix|packet|sachet)(?= |$)/

/**
 * The food of a folded name whose every word is accounted for, known by all the foods that it
 * names; undefined where a word is strange or what it names may be made with more.
 */
export function foodOfEveryWord(folded: string): Food | undefined {
  if (wordsIn(folded).length > MAX_NAME_WORDS) return undefined
  const writtenName = folded.replace(orMixture, '')
  return (
    foodOf(writtenName) ??
    (driedDish.test(writtenName) ? foodOf(writtenName.replace(driedDish, '$1')) : undefined)
  )
}

function foodOf(folded: string): Food | undefined {
  if (isClaimAlone(folded)) return undefined
  const declared = readClaims(folded)
  const [flavours, rest] = splitFlavour(declared?.rest ?? folded)
  const choices = [...choicesOf(rest), ...flavours.map((flavour) => piecesOf(wordsIn(flavour)))]
  const foods = choices.map((choice) => choice?.foods.map(({ food }) => food) ?? [])
  const isEveryChoiceSettled = choices.every((choice) => choice !== null && isSettled(choice))
  const main = foods.slice(0, foods.length - flavours.length).flat()
  // With several foods it is unclear which one the claim is about: 'regular or vegan butter'.
  const isClaimUnclear = main.length > 1 || / or |^or /.test(declared?.rest ?? '')
  if (!isEveryChoiceSettled || main.length === 0 || (declared && isClaimUnclear)) return undefined
  const togetherFood = mergeFoods(main)
  const namedFood: Food = {
    ...togetherFood,
    name: main.length === 1 ? togetherFood.name : folded,
    knowledge: 'known',
  }
  const knownFoods = foods
    .slice(foods.length - flavours.length)
    .flat()
    .reduce(withPerhaps, namedFood)
  return declared ? declared.applyTo(knownFoods) : knownFoods
}

/**
 * Dishes whose flavour is the food that it is named after. Of other dishes that is not known: nacho
 * flavoured crisps.
 */
const takesFlavour = /(?:^| )(?:liqueur|yoghurt|cream|jelly|gelatine|soda|coffee|tea)$/

/** 'Vanilla flavoured soya milk' is soya milk, and may hold vanilla. */
function splitFlavour(text: string): [string[], string] {
  const [, flavour, rest] = /^(.+?) (?:flavoured|flavour|flavouring) (.+)$/.exec(text) ?? []
  const isFlavourNamed =
    flavour !== undefined && rest !== undefined && (!dishWords.test(rest) || takesFlavour.test(rest))
  return isFlavourNamed ? [[flavour], rest] : [[], text]
}

/** The food, which may also hold whatever the other one holds or may hold. */
function withPerhaps(food: Food, other: Food): Food {
  const perhaps = new Set([...food.mayContain, ...other.contains, ...other.mayContain])
  const mayContain = allergens.filter((one) => perhaps.has(one) && !food.contains.includes(one))
  return { ...food, mayContain, madeOf: [...food.madeOf, other.name, ...other.madeOf] }
}

/**
 * The pieces of each choice; one that is no food by itself takes the words of another: 'chicken
 * breasts or thighs', 'smoked or unsmoked bacon'.
 */
function choicesOf(text: string): (NamePieces | null)[] {
  const choices = text.split(/(?:^| )(?:and\/or|or|and)(?= |$)/).filter((choice) => choice.trim() !== '')
  return choices.map((choice, index) => {
    const ownPieces = piecesOf(wordsIn(choice))
    if (ownPieces !== null && (ownPieces.foods.length > 0 || choices.length === 1)) return ownPieces
    const before = wordsIn(choices[index - 1] ?? '')
    const last = wordsIn(choices[index + 1] ?? '').at(-1) ?? ''
    const completed = [`${choice} ${last}`, ...before.map((word) => `${word} ${choice}`)].map((one) =>
      piecesOf(wordsIn(one)),
    )
    return completed.find((one) => one !== null && one.foods.length > 0) ?? ownPieces
  })
}
