import { claimedOrigin } from '@plateful/ingredients/foods/animal-origins'
import { type Allergen, allergens, type Food, isNonFood, unknownFood } from '@plateful/ingredients/foods/food'
import { readClaims } from '@plateful/ingredients/foods/food-claims'
import { foldFoodName } from '@plateful/ingredients/foods/food-name'
import { findExactFood } from '@plateful/ingredients/foods/known-foods'
import { isMixture } from '@plateful/ingredients/foods/mixtures'
import { type FoodLine, readFoodLines } from '@plateful/ingredients/lines/food-lines'
import { dishFormOf } from '@plateful/meal-planner/dishes/dish-forms'

/** Words of a dish that stand for something plain: 'salad leaves', 'bowl of rice', 'a pitta'. */
const plainFoodWords =
  /\bsalad (?:leaf|leaves|onions?|potatoe?s?)\b|^bowls? of\b|^(?:pitta|bagel|baguette)s?(?: breads?)?$/

/** Other names of dishes that are cooked or mixed with more foods than the name says. */
const cookedWithMore =
  /\b(?:braised?|fry[- ]?up|skewers?|pot[- ]roast|(?:steak|beef|pork|lamb) (?:and|&|n) (?:kidney|ale|cider)|\w+ mayo(?:nnaise)?|\w+ (?:and|&|n|with) (?:meat-?balls|yorkshires)|liver (?:and|&|n|with) onions?|prawn toasts?|meatball subs?|\w*burgers?|(?:spare ?)?ribs|skins)\b|^(?:sauce|filling|topping|adobo)$/

/** What nobody eats by itself: 'BBQ' is no barbecue sauce. */
const neverAlone = /\b(?:sauce|paste|powder|seasoning|shell|sheet|adobo)$/

/**
 * Foods that are dishes when the name says nothing else: those that are eaten with a sauce or a
 * filling ('tortillas'), and those by which a cooked dish is called ('rajma', 'oxtail').
 */
const bareFood =
  /^(?:(?:jacket|baked) (?:potatoe?|spud)s?|tortillas?|antipast[io]|bao(?: buns?)?|spaetzle|tteokbokki|egusi|ogbono|callaloo|rajma|lobia|poha|molokhia|dolmas?|dolmades|ful(?: medames)?|grits|seviyan|bacalhau|oxtails?)$/

/**
 * Allergens that come along with a dish though its name does not say so: in what is added at the
 * table, or in its dough or batter.
 */
const usuallyWith: readonly (readonly [RegExp, readonly Allergen[]])[] = [
  [/\b(?:fish|cod|haddock|plaice)(?:,| and| &| n) chips\b/, ['gluten', 'eggs', 'milk']],
  [/burgers?\b/, ['gluten', 'eggs', 'milk', 'mustard', 'sesame', 'soya']],
  [/\byorkshires\b/, ['gluten', 'eggs', 'milk']],
  [/ribs\b/, ['celery', 'gluten', 'mustard', 'soya']],
  [/^(?:porridge|oats|corn ?flakes|\w+ (?:krispies|flakes))$/, ['milk']],
]

const betweenSides = /,? (?:and|&|n|plus|with) (?:an? |some )?|, /
const onBread = / on (?=(?:toast|bread)$)/

/** What stands on a plate by itself, whatever is beside it. */
const sideOnPlate =
  /\b(?:bread|rolls?|toast|pittas?|bagels?|crackers?|biscuits|oatcakes|chips|fries|wedges|mash)$|^(?:jacket|baked|roast|boiled|mashed|new) /
const cheeses = /\b(?:cheese|cheddar|stilton|brie|feta|ricotta|mozzarella|halloumi|parmesan|gruyere)$/
/**
 * Foods that in the singular mean a soup or a pie: 'lentil', where the food itself is 'lentils'.
 */
const soupOrPieFood = /^(?:pea|lentil|chickpea|(?:\w+ )?bean)$/
/** Vegetables and fruits that are said in the singular on a plate too. */
const singularOnPlate = /\b(?:broccoli|cauliflower|cabbage|sweetcorn|pineapple)$/

/** Dishes that the lexicon has under another name. */
const otherNames: ReadonlyMap<string, string> = new Map([['macaroni cheese', 'Mac and cheese']])
/** 'Lasagne', alone or beside other foods, is the dish and not the sheets of pasta. */
const lasagneOnPlate = /(?<=^|, |\band |& )lasagn[ae]s?(?=$|,| and| &| n | with| plus)/i

interface Side {
  name: string
  food: Food
}

/**
 * Whether a meal that is known by its name alone is a dish whose parts nobody knows, so that the
 * food which its words name does not say what is in it (household 60): 'beef stew' is no stewing
 * steak, 'salad' no leaves, 'chilli' no pod, and 'leek and potato' is a soup. A dish that the
 * lexicon has by name ('tomato soup', 'lasagne') is known, and so are a roast and a plain food. Of
 * things side by side each is judged by itself: 'roast chicken and salad' is open for its salad.
 */
function isOpenDish(name: string, food: Food): boolean {
  if (otherNames.has(name)) return false
  const names = findExactFood(name) ? [name] : name.replace(onBread, ' and ').split(betweenSides)
  if (cookedWithMore.test(name)) return true
  if (names.length === 1) return isBare(name, food) || isOpenSide({ name, food })
  const sides = names.flatMap((side) =>
    readFoodLines([side]).map((line) => ({ name: side, food: line.food })),
  )
  return sides.some(isOpenSide) || (!name.includes(' with ') && isOneDish(sides))
}

/**
 * Whether a name alone says too little of the dish: 'ramen' is a soup, not dried noodles; 'slow
 * cooker' says where something cooks, not what.
 */
const isBare = (name: string, food: Food): boolean =>
  bareFood.test(name) ||
  (food.knowledge === 'known' && isNonFood(food)) ||
  (!isMixture(food) &&
    food.origin !== 'unknown' &&
    ['pasta', 'noodles'].includes(dishFormOf(food.name)?.form ?? ''))

function isOpenSide({ name, food }: Side): boolean {
  const dish = dishFormOf(name.replace(plainFoodWords, ' '))
  const ending = neverAlone.exec(food.name)?.[0] ?? ''
  const isNamed = findExactFood(food.name) !== undefined
  if (cookedWithMore.test(name) || !name.includes(ending) || (!isNamed && isOfTwoFoods(name))) return true
  if (dish === null || dish.form === 'roast') return false
  const isVegan = food.origin === 'vegan'
  if (!isNamed || (isVegan && ['stew', 'curry'].includes(dish.form))) return true
  return !food.name.endsWith(dish.word) && (isVegan || !isMixture(food))
}

/**
 * Whether a name joins two foods into a dish with more in it: 'chicken rice', but not 'avocado
 * toast', which is a toast.
 */
function isOfTwoFoods(name: string): boolean {
  const words = name.split(' ')
  const isFood = (from: number, to?: number) => findExactFood(words.slice(from, to).join(' ')) !== undefined
  return !sideOnPlate.test(name) && words.some((_, at) => at > 0 && isFood(0, at) && isFood(at))
}

/**
 * 'Leek and potato' is a soup, 'egg and cress' and 'ham and cheese' are sandwiches: foods that are
 * said in the singular, though more than one is eaten. 'Carrots and peas', 'bacon and egg' and
 * 'salmon and broccoli' are themselves.
 */
function isOneDish(sides: readonly Side[]): boolean {
  const isAny = (rule: (side: Side) => boolean) => sides.some(rule)
  if (isAny(({ name }) => sideOnPlate.test(name))) return false
  if (isAny(({ name }) => cheeses.test(name)))
    return !isAny(({ food }) => food.category === 'Fruits' || food.category === 'Grains & Bakery')
  if (sides.length > 2) return false
  if (isAny(({ name }) => /^mayo(?:nnaise)?$/.test(name))) return true
  const isTuna = isAny(({ name }) => name === 'tuna')
  if (!isTuna && isAny(({ food }) => food.origin === 'fish')) return false
  const isWithMeat = isAny(({ food }) => food.origin === 'meat')
  return isAny(({ name, food: { category, weights } }) => {
    if (name !== foldFoodName(name)) return false
    if (name === 'egg') return !isWithMeat && !isAny(({ food }) => food.category === 'Grains & Bakery')
    if (soupOrPieFood.test(name)) return true
    if (weights.item === undefined || (!isTuna && singularOnPlate.test(name))) return false
    return category === 'Vegetables' || (category === 'Fruits' && isWithMeat)
  })
}

/**
 * The food with the allergens that usually come along, unless the name says that it is free of
 * them.
 */
function withUsual(food: Food, name: string): Food {
  const along = usuallyWith.flatMap(([rule, held]) => (rule.test(name) ? held : []))
  if (along.length === 0) return food
  const extra: Food = { ...unknownFood, mayContain: along }
  const { mayContain } = readClaims(foldFoodName(name))?.applyTo(extra) ?? extra
  return {
    ...food,
    mayContain: allergens.filter(
      (one) => !food.contains.includes(one) && [...food.mayContain, ...mayContain].includes(one),
    ),
  }
}

/**
 * A meal that is known by its name alone, as the line that it is judged by (calendar 45). Of a dish
 * whose parts nobody knows it says what its words give away and what its name promises ('veggie
 * chilli' is for vegetarians), never that there is nothing else in it. Warnings call it by the
 * family's own name (recipes 159).
 */
export function readDishName(mealName: string): FoodLine[] {
  const name = mealName.toLowerCase().trim()
  const promised = claimedOrigin(name)
  const asOpen = (line: FoodLine): FoodLine => ({
    ...line,
    food: {
      ...line.food,
      name,
      knowledge: promised === null ? 'unknown' : 'by-head',
      origin: promised ?? 'unknown',
    },
  })
  return readFoodLines([otherNames.get(name) ?? mealName.replace(lasagneOnPlate, 'lasagne al forno')])
    .map((line) => ({
      ...line,
      line: mealName,
      called: mealName.trim(),
      food: withUsual(line.food, name),
      words: `${line.words}${foldFoodName(name)} `,
    }))
    .map((line) => (isOpenDish(name, line.food) ? asOpen(line) : line))
}

/** What is not known of lines of a meal. */
export interface UncertainLines {
  /** Those of the lines that are names of dishes, of which no more is known. */
  dishNames?: readonly string[] | undefined
  /** Those that stand for recipes out of reach: they may hold more than they name (recipes 136). */
  openLines?: readonly string[] | undefined
}

/**
 * The lines of a meal; those among them that are names of dishes are read as such. An open line
 * says what its words give away, never that there is nothing else in it.
 */
export const readMealLines = (
  lines: readonly string[],
  { dishNames = [], openLines = [] }: UncertainLines = {},
): FoodLine[] => [
  ...readFoodLines(lines.filter((line) => !dishNames.includes(line))).map((line) =>
    openLines.includes(line.line) ? asOpenLine(line) : line,
  ),
  ...dishNames.flatMap(readDishName),
]

const asOpenLine = (line: FoodLine): FoodLine => ({
  ...line,
  isOutOfReach: true,
  food: { ...line.food, knowledge: 'by-head', origin: line.food.origin === 'meat' ? 'meat' : 'unknown' },
})
