import type { Day } from '../day.ts'
import type { MealSlot } from '../calendar/meal.ts'
import { difficulties, type Difficulty } from '../recipes/choice-fields.ts'
import { readMealLines } from '../recipes/dish-by-name.ts'
import { totalMinutes } from '../recipes/recipe-times.ts'
import { type Food, type Origin, origins } from '@plateful/ingredients/foods/food'
import { foldFoodName } from '@plateful/ingredients/foods/food-name'
import { type FoodLine, readFoodLines } from '@plateful/ingredients/lines/food-lines'
import { type Protein, proteinNames } from '@plateful/meal-planner/code-names'
import { isHotDish } from './is-hot-dish.ts'
import { type PackShare, packSharesOf } from './pack-shares.ts'
import { type CookingMethod, cookingMethodOf } from '@plateful/meal-planner/cooking-methods'
import { type ShelfLife, shelfLifeOf } from '@plateful/meal-planner/shelf-life'
import { isSideDish, mealTimesOf } from '@plateful/meal-planner/meal-times'
import { withCapital } from '../format-english.ts'

/** A recipe as the planner gets it: what is stored, and how the family marked it. */
export interface KitchenRecipe {
  id: number
  name: string
  /** Every line of what is eaten, those of linked recipes included (recipes 54). */
  ingredients: readonly string[]
  steps: number
  /** The texts of its steps, where they are loaded. */
  stepTexts?: readonly string[]
  /** For how many people its amounts are; absent where it does not say. */
  servings?: number | null
  /** Lines that stand for the linked recipes: only what they surely contain counts. */
  linked?: readonly string[] | undefined
  /** Lines that stand for recipes out of reach: they may hold more than they name. */
  openLines?: readonly string[] | undefined
  /** For how many people the amount of each line is, where some are of linked recipes. */
  forServings?: readonly number[]
  tags: readonly string[]
  cuisine: string | null
  prepTimeMinutes: number | null
  cookTimeMinutes: number | null
  totalTimeMinutes?: number | null | undefined
  /** As the recipe itself says it. */
  difficulty: Difficulty | null
  /** Pounds a serving, if the recipe has them. */
  budgetPerServing: string | null
  isFavourite: boolean
  rating: number | null
  /** Of one serving, if the recipe has them. */
  kcal?: number | null
  protein?: number | null
  /** Meal times at which the family often has it, whatever its words say. */
  learned?: readonly MealSlot[]
  /** The last day before the plan on which it stood on the calendar. */
  lastHad?: Day | undefined
  /** It was never made. */
  isNew?: boolean
}

const asStored = [
  'id',
  'name',
  'servings',
  'tags',
  'cuisine',
  'prepTimeMinutes',
  'cookTimeMinutes',
  'totalTimeMinutes',
  'difficulty',
  'isFavourite',
  'rating',
] as const satisfies (keyof KitchenRecipe)[]
type AsStored = (typeof asStored)[number]

/** The fields that the planner takes from a stored recipe unchanged. */
export const partAsStored = <Stored extends Record<AsStored, unknown>>(recipe: Stored) =>
  Object.fromEntries(asStored.map((field) => [field, recipe[field]])) as Pick<Stored, AsStored>

/** What the planner reads from a recipe, for any eater. It is derived and never stored. */
export interface RecipeFacts {
  meals: readonly number[]
  /** Meal times at which it is never eaten. */
  excludedMeals: readonly number[]
  /** It is a side beside a main. */
  isSide: boolean
  /** Null where the recipe does not say its time. */
  minutes: number | null
  /** An index in `proteinNames`; 0 for none. */
  protein: number
  /** Indexes in `vegetableNames`, and the name of each in this recipe. */
  vegetables: readonly number[]
  vegetableWords: readonly string[]
  /** Vegetables and proteins of all its foods, tinned and grated ones included. */
  holds: { vegetables: readonly number[]; proteins: readonly number[] }
  /** Names of its fresh foods that spoil once opened. */
  perishables: readonly string[]
  /** How much of a pack of each of them it opens, where its lines tell. */
  packShares: readonly PackShare[]
  /** Its name and the folded names of its foods, in which the family's words are sought. */
  says: readonly string[]
  /** The origin of its foods that suits the fewest diets; 'unknown' where a food does not tell. */
  origin: Origin
  /** Its lines as they were read, for the diets. */
  lines: readonly FoodLine[]
  /** Lines that stand for linked recipes, of which only what is sure counts. */
  linked: readonly FoodLine[]
  /** 0 easy, 1 medium, 2 hard. */
  difficulty: number
  /** Null where neither its name nor its steps tell. */
  method: CookingMethod | null
  /** How long its leftovers keep. */
  keeping: ShelfLife
  /** Whether it is too hot for small children. */
  isHot: boolean
}

const codeOf = (protein: Protein | null): number => (protein === null ? 0 : proteinNames.indexOf(protein))

/**
 * The meat of a food by its name. The first pattern that fits counts: chicken sausage is no pork.
 */
const meats: readonly [RegExp, Protein][] = [
  [/beef|steak|brisket|veal|oxtail|meatball/, 'beef'],
  [/lamb|mutton|goat/, 'lamb'],
  [/chicken|turkey|duck|goose|poussin|guinea fowl/, 'poultry'],
  [/venison|rabbit|pheasant|partridge|grouse|pigeon|hare|boar|game/, 'game'],
  [
    /pork|bacon|ham\b|gammon|chorizo|sausage|chipolata|pancetta|prosciutto|salami|lardon|pepperoni|nduja/,
    'pork',
  ],
]
/** In the order of `vegetableNames`, each with the names that families use. */
const vegetableRules: readonly (readonly (readonly [RegExp, string])[])[] = [
  [
    [/spinach/, 'spinach'],
    [/cavolo/, 'cavolo nero'],
    [/kale/, 'kale'],
    [/chard/, 'chard'],
    [/pak choi/, 'pak choi'],
    [/spring green/, 'spring greens'],
  ],
  [
    [/cabbage/, 'cabbage'],
    [/broccoli/, 'broccoli'],
    [/cauliflower/, 'cauliflower'],
    [/bean ?sprout/, 'bean sprouts'],
    [/sprout/, 'sprouts'],
    [/kohlrabi/, 'kohlrabi'],
  ],
  [
    [/carrot/, 'carrots'],
    [/parsnip/, 'parsnips'],
    [/swede/, 'swede'],
    [/turnip/, 'turnips'],
    [/beetroot/, 'beetroot'],
    [/celeriac/, 'celeriac'],
    [/radish/, 'radishes'],
  ],
  [
    [/leek/, 'leeks'],
    [/celery/, 'celery'],
    [/fennel/, 'fennel'],
    [/asparagus/, 'asparagus'],
  ],
  [[/tomato/, 'tomatoes']],
  [[/pepper/, 'peppers']],
  [
    [/courgette/, 'courgettes'],
    [/squash/, 'squash'],
    [/pumpkin/, 'pumpkin'],
    [/marrow/, 'marrow'],
  ],
  [[/mushroom/, 'mushrooms']],
  [
    [/\bpea\b/, 'peas'],
    [/green bean/, 'green beans'],
    [/runner bean/, 'runner beans'],
    [/broad bean/, 'broad beans'],
    [/mangetout/, 'mangetout'],
    [/sugar snap/, 'sugar snaps'],
    [/edamame/, 'edamame'],
  ],
  [
    [/lettuce/, 'lettuce'],
    [/cucumber/, 'cucumber'],
    [/rocket/, 'rocket'],
    [/watercress/, 'watercress'],
    [/salad/, 'salad leaves'],
  ],
  [[/sweetcorn|corn on the cob/, 'sweetcorn']],
  [[/aubergine/, 'aubergine']],
]
/** Foods with the name of a vegetable that are spices, stock or the like. */
const namedLikeVegetables = /black pepper|white pepper|cayenne|peppercorn|pepper flake|stock|seed|salad cream/

/** The name of a food in a group of vegetables; null where it is not in the group. */
const vegetableIn = (group: number, { name }: Food): string | null =>
  vegetableRules[group]?.find(([rule]) => rule.test(name))?.[1] ?? null

/**
 * The name of a food in a text, in the plural if it has one there: 'mushrooms', 'Greek yoghurt'.
 */
export function formatFreshFood(name: string): string {
  const several = vegetableRules.flat().find(([, word]) => word === `${name}s` || word === `${name}es`)?.[1]
  return (several ?? name).replace(/^(?:greek|chinese|jersey)\b/, withCapital)
}

const keepsBadly =
  /spinach|rocket|watercress|lettuce|salad|coriander|parsley|basil|mint\b|dill|chive|tarragon|mushroom|courgette|aubergine|pepper|broccoli|cauliflower|asparagus|spring onion|celery|fennel|leek|cabbage|kale|chard|pak choi|cucumber|avocado|berry|berries|cream|crème fraîche|ricotta|mascarpone|mozzarella|yoghurt|feta|buttermilk|cottage cheese|houmous|hummus|fresh/
const longKept = /frozen|dried|tinned|ground|powder|seed|black pepper|cream cracker|ice cream|canned|jarred/

/** Whether the rest of a food spoils once it is opened or cut: cream, half a cabbage, herbs. */
export const spoilsOpened = ({ name, category }: Food): boolean =>
  ['Vegetables', 'Fruits', 'Dairy & Eggs'].includes(category) && keepsBadly.test(name) && !longKept.test(name)

/** Whether a tinned food is fish: tuna and sardines are, an anchovy sauce is not. */
const isTinnedFish = (name: string, contains: Food['contains']) =>
  contains.includes('fish') && /tuna|sardine|mackerel|salmon|pilchard|herring|kipper/.test(name)

/** The meat or fish that a food is; null for other foods. */
function fleshOf({ name, category, contains }: Food): Protein | null {
  if (category !== 'Meat & Fish' && !isTinnedFish(name, contains)) return null
  if (contains.includes('crustaceans') || contains.includes('molluscs')) return 'shellfish'
  if (contains.includes('fish')) return 'fish'
  return meats.find(([rule]) => rule.test(name))?.[1] ?? null
}

const pulses =
  /lentil|chickpea|split pea|(kidney|black|butter|cannellini|haricot|borlotti|pinto|baked|mixed) bean/
const cheese = /cheese|cheddar|mozzarella|feta|halloumi|paneer|ricotta|gruyère|brie|gouda/
const isOfDairy = ({ category }: Food) => category === 'Dairy & Eggs'

/** Proteins of dishes without meat and fish; the first that fits counts. */
const otherProteins: readonly (readonly [Protein, (food: Food) => boolean])[] = [
  ['tofu', ({ name }) => /tofu|tempeh|seitan|quorn/.test(name)],
  ['pulses', ({ name }) => pulses.test(name)],
  ['egg', (food) => isOfDairy(food) && /\begg/.test(food.name)],
  ['cheese', (food) => isOfDairy(food) && cheese.test(food.name)],
  ['nuts', ({ contains }) => contains.includes('nuts')],
]

/** Foods that also hold a protein but do not make it the main one of a dish. */
const alsoHolding: readonly (readonly [Protein, RegExp])[] = [
  ['pulses', /h(?:o|u)u?mm?[ou]u?s|falafel|\bdha?l\b|\bdaal\b/],
  ['egg', /mayonnaise/],
  ['cheese', /parmesan|pecorino|mascarpone|emmental|manchego|stilton|camembert|cream cheese/],
]

/**
 * The main protein of a recipe: the first meat or fish in its lines, else tofu, pulses, eggs,
 * cheese or nuts, in this order.
 */
function proteinOf(foods: readonly Food[]): Protein | null {
  const flesh = foods.map(fleshOf).find((one) => one !== null)
  return flesh ?? otherProteins.find(([, isOf]) => foods.some(isOf))?.[0] ?? null
}

/** Every protein of its foods. */
function proteinsIn(foods: readonly Food[]): number[] {
  const others = otherProteins.flatMap(([one, isOf]) => (foods.some(isOf) ? [one] : []))
  const also = alsoHolding.flatMap(([one, rule]) => (foods.some(({ name }) => rule.test(name)) ? [one] : []))
  return [...new Set([...foods.map(fleshOf), ...others, ...also].map(codeOf))].filter((code) => code > 0)
}

/**
 * A recipe with so many lines or steps, or more minutes, is hard; one with no more than EASY in all
 * three is easy. The figures are estimates.
 */
const HARD = { lines: 15, steps: 10, minutes: 120 }
const EASY = { lines: 7, steps: 5, minutes: 35 }

/** The difficulty of a recipe that does not say it itself. */
function guessDifficulty(lines: number, steps: number, minutes: number | null): number {
  if (lines >= HARD.lines || steps >= HARD.steps || (minutes ?? 0) > HARD.minutes) return 2
  return lines <= EASY.lines && steps <= EASY.steps && (minutes ?? 0) <= EASY.minutes ? 0 : 1
}

/**
 * Reads a recipe with the food lexicon: what it is made of, when it is eaten, how long it takes.
 */
export function readFacts(recipe: KitchenRecipe): RecipeFacts {
  const lines = readMealLines(recipe.ingredients, { openLines: recipe.openLines })
  const linked = readFoodLines(recipe.linked ?? [])
  const foods = lines.map(({ food }) => food)
  const minutes = totalMinutes(recipe)
  const certain = foods.map(({ origin, knowledge }) => (knowledge === 'unknown' ? 'unknown' : origin))
  const freshOf = vegetableRules.map((_, group) =>
    foods.flatMap((food) => (food.category === 'Vegetables' ? (vegetableIn(group, food) ?? []) : [])),
  )
  const groups = [...vegetableRules.keys()]
  const origin = certain.reduce<Origin>(
    (most, one) => (origins.indexOf(one) > origins.indexOf(most) ? one : most),
    'vegan',
  )
  return {
    ...mealTimesOf(recipe.name, recipe.tags),
    isSide: isSideDish(recipe.name, recipe.tags),
    minutes,
    protein: codeOf(proteinOf(foods)),
    vegetables: groups.filter((group) => (freshOf[group]?.length ?? 0) > 0),
    vegetableWords: freshOf.flatMap(([first]) => first ?? []),
    holds: {
      vegetables: groups.filter((group) =>
        foods.some((food) => !namedLikeVegetables.test(food.name) && vegetableIn(group, food) !== null),
      ),
      proteins: proteinsIn(foods),
    },
    packShares: packSharesOf(recipe, lines, spoilsOpened),
    perishables: [...new Set(foods.filter(spoilsOpened).map(({ name }) => name))],
    says: [
      foldFoodName(recipe.name),
      // A tag such as 'nut free' names nuts and means none.
      ...recipe.tags.filter((tag) => !/\bfree$/i.test(tag.trim())).map(foldFoodName),
      ...foods.map(({ name }) => foldFoodName(name)),
    ],
    // One food that is surely meat decides, even if others are unknown.
    origin: certain.includes('meat') || linked.some(({ food }) => food.origin === 'meat') ? 'meat' : origin,
    lines,
    linked,
    difficulty:
      recipe.difficulty === null
        ? guessDifficulty(lines.length, recipe.steps, minutes)
        : difficulties.indexOf(recipe.difficulty),
    method: cookingMethodOf(recipe.name, recipe.tags, recipe.stepTexts),
    isHot: isHotDish(recipe),
    keeping: shelfLifeOf(recipe.name, recipe.tags, {
      foods: foods.map(({ name }) => name),
      hasFish: foods.some(({ contains }) =>
        (['fish', 'crustaceans', 'molluscs'] as const).some((one) => contains.includes(one)),
      ),
    }),
  }
}
