import type { Day } from '../day.ts'
import type { MealSlot } from '../calendar/meal.ts'
import { difficulties, type Difficulty } from '../recipes/choice-fields.ts'
import { totalMinutes } from '../recipes/recipe-times.ts'
import { type Food, type Origin, origins } from '@plateful/ingredients/foods/food'
import { foldFoodName } from '@plateful/ingredients/foods/food-name'
import { type ReadLine, readLines } from '@plateful/ingredients/lines/read-line'
import { type Protein, proteinNames } from '@plateful/meal-planner/kitchen'
import { type PackShare, packSharesOf } from './pack-shares.ts'
import { type CookingMethod, cookingMethodOf } from '@plateful/meal-planner/cooking-methods'
import { type Keeping, keepingOf } from '@plateful/meal-planner/keeping'
import { isSideDish, mealTimesOf } from '@plateful/meal-planner/meal-times'

/** A recipe as the planner is handed it: what is stored, and what the family thinks of it. */
export interface KitchenRecipe {
  id: number
  name: string
  /** Every line of what is eaten with it, also those of the recipes in it (recipes 54). */
  ingredients: readonly string[]
  steps: number
  /** What the steps say, where it is known. */
  stepTexts?: readonly string[]
  /** For how many its amounts are, where it says so. */
  servings?: number | null
  /** Lines that stand for those recipes: only what they surely contain counts. */
  linked?: readonly string[]
  /** The same of each line, where some are of recipes in it. */
  forServings?: readonly number[]
  tags: readonly string[]
  cuisine: string | null
  prepTimeMinutes: number | null
  cookTimeMinutes: number | null
  totalTimeMinutes?: number | null | undefined
  /** As the recipe itself says. */
  difficulty: Difficulty | null
  /** Pounds a serving, where somebody wrote it down. */
  budgetPerServing: string | null
  isFavourite: boolean
  rating: number | null
  /** Of one serving, where the recipe says it. */
  kcal?: number | null
  protein?: number | null
  /** Meal times at which the family has it again and again, whatever its words say. */
  learned?: readonly MealSlot[]
  /** When it stood on the calendar last, before the plan begins. */
  lastHad?: Day | undefined
  /** Nobody has made it yet. */
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

/** What the planner takes of a recipe just as it is stored. */
export const partAsStored = <Stored extends Record<AsStored, unknown>>(recipe: Stored) =>
  Object.fromEntries(asStored.map((field) => [field, recipe[field]])) as Pick<Stored, AsStored>

/** What the planner reads from a recipe, whoever eats it; derived, never stored. */
export interface RecipeFacts {
  meals: readonly number[]
  /** Meal times at which it is never a meal. */
  notAt: readonly number[]
  /** It goes beside a main. */
  isSide: boolean
  /** Null where the recipe says nothing of time. */
  minutes: number | null
  /** Its place among `proteinNames`; 0 for none that counts. */
  protein: number
  /** Their places among `vegetableNames`. */
  vegetables: readonly number[]
  /** Fresh foods that spoil once they are opened, by name. */
  perishables: readonly string[]
  /** How much of a pack of each of them it opens, where its lines tell. */
  packShares: readonly PackShare[]
  /** Its name and the folded names of its foods, to find the family's own words in. */
  says: readonly string[]
  /** The widest origin of its foods; 'unknown' where a food makes no promise. */
  origin: Origin
  /** Its lines as they were read, for the diets. */
  lines: readonly ReadLine[]
  /** Lines that stand for recipes in it, of which only what is sure counts. */
  linked: readonly ReadLine[]
  /** 0 easy, 1 medium, 2 hard. */
  difficulty: number
  /** Null where neither its words nor its steps tell. */
  method: CookingMethod | null
  /** How long it can be eaten again. */
  keeping: Keeping
}

const codeOf = (protein: Protein | null): number => (protein === null ? 0 : proteinNames.indexOf(protein))

/** Whose meat a food is, by its name; the first that fits: a chicken sausage is no pork. */
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
/** In the order of `vegetableNames`. */
const vegetableRules: readonly RegExp[] = [
  /spinach|kale|chard|pak choi|cavolo|spring green/,
  /cabbage|broccoli|cauliflower|sprout|kohlrabi/,
  /carrot|parsnip|swede|turnip|beetroot|celeriac|radish/,
  /leek|celery|fennel|asparagus/,
  /tomato/,
  /pepper/,
  /courgette|squash|pumpkin|marrow/,
  /mushroom/,
  /\bpea\b|green bean|runner bean|broad bean|mangetout|sugar snap|edamame/,
  /lettuce|cucumber|rocket|watercress|salad/,
  /sweetcorn|corn on the cob/,
  /aubergine/,
]
const keepsBadly =
  /spinach|rocket|watercress|lettuce|salad|coriander|parsley|basil|mint\b|dill|chive|tarragon|mushroom|courgette|aubergine|pepper|broccoli|cauliflower|asparagus|spring onion|celery|fennel|leek|cabbage|kale|chard|pak choi|cucumber|avocado|berry|berries|cream|crème fraîche|ricotta|mascarpone|mozzarella|yoghurt|feta|buttermilk|cottage cheese|houmous|hummus|fresh/
const longKept = /frozen|dried|tinned|ground|powder|seed|black pepper|cream cracker|ice cream|canned|jarred/

/** Whether what is left of a food spoils once it is opened or cut: cream, half a cabbage, herbs. */
export const spoilsOpened = ({ name, category }: Food): boolean =>
  ['Vegetables', 'Fruits', 'Dairy & Eggs'].includes(category) && keepsBadly.test(name) && !longKept.test(name)

/** Tuna and sardines stand among the tins, and are fish; a sauce of anchovies is none. */
const isTinnedFish = (name: string, contains: Food['contains']) =>
  contains.includes('fish') && /tuna|sardine|mackerel|salmon|pilchard|herring|kipper/.test(name)

/**
 * The protein that a recipe is known by: its meat or fish, in the order of its lines, before tofu,
 * pulses, eggs, cheese and nuts.
 */
function proteinOf(foods: readonly Food[]): Protein | null {
  for (const { name, category, contains } of foods) {
    if (category !== 'Meat & Fish' && !isTinnedFish(name, contains)) continue
    if (contains.includes('crustaceans') || contains.includes('molluscs')) return 'shellfish'
    if (contains.includes('fish')) return 'fish'
    const meat = meats.find(([rule]) => rule.test(name))
    if (meat) return meat[1]
  }
  const isThere = (test: (food: Food) => boolean) => foods.some(test)
  if (isThere(({ name }) => /tofu|tempeh|seitan|quorn/.test(name))) return 'tofu'
  if (
    isThere(({ name }) =>
      /lentil|chickpea|split pea|(kidney|black|butter|cannellini|haricot|borlotti|pinto|baked|mixed) bean/.test(
        name,
      ),
    )
  )
    return 'pulses'
  if (isThere(({ name, category }) => category === 'Dairy & Eggs' && /\begg/.test(name))) return 'egg'
  const cheese = /cheese|cheddar|mozzarella|feta|halloumi|paneer|ricotta|gruyère|brie|gouda/
  if (isThere(({ name, category }) => category === 'Dairy & Eggs' && cheese.test(name))) return 'cheese'
  return isThere(({ contains }) => contains.includes('nuts')) ? 'nuts' : null
}

/**
 * From so many lines or steps, or from more minutes on, a recipe is hard; with no more of all three
 * it is easy. Judged by eye.
 */
const HARD = { lines: 15, steps: 10, minutes: 120 }
const EASY = { lines: 7, steps: 5, minutes: 35 }

/** For a recipe that does not say it itself. */
function guessDifficulty(lines: number, steps: number, minutes: number | null): number {
  if (lines >= HARD.lines || steps >= HARD.steps || (minutes ?? 0) > HARD.minutes) return 2
  return lines <= EASY.lines && steps <= EASY.steps && (minutes ?? 0) <= EASY.minutes ? 0 : 1
}

/**
 * Reads a recipe with the food lexicon: what it is made of, when it is eaten, how long it takes.
 */
export function readFacts(recipe: KitchenRecipe): RecipeFacts {
  const lines = readLines(recipe.ingredients)
  const linked = readLines(recipe.linked ?? [])
  const foods = lines.map(({ food }) => food)
  const minutes = totalMinutes(recipe)
  const certain = foods.map(({ origin, knowledge }) => (knowledge === 'unknown' ? 'unknown' : origin))
  const origin = certain.reduce<Origin>(
    (most, one) => (origins.indexOf(one) > origins.indexOf(most) ? one : most),
    'vegan',
  )
  return {
    ...mealTimesOf(recipe.name, recipe.tags),
    isSide: isSideDish(recipe.name, recipe.tags),
    minutes,
    protein: codeOf(proteinOf(foods)),
    vegetables: vegetableRules.flatMap((rule, code) =>
      foods.some(({ name, category }) => category === 'Vegetables' && rule.test(name)) ? [code] : [],
    ),
    packShares: packSharesOf(recipe, lines, spoilsOpened),
    perishables: [...new Set(foods.filter(spoilsOpened).map(({ name }) => name))],
    says: [
      foldFoodName(recipe.name),
      // 'Nut free' speaks of no nuts.
      ...recipe.tags.filter((tag) => !/\bfree$/i.test(tag.trim())).map(foldFoodName),
      ...foods.map(({ name }) => foldFoodName(name)),
    ],
    // One food that is surely meat settles it, whatever else nobody knows.
    origin: certain.includes('meat') || linked.some(({ food }) => food.origin === 'meat') ? 'meat' : origin,
    lines,
    linked,
    difficulty:
      recipe.difficulty === null
        ? guessDifficulty(lines.length, recipe.steps, minutes)
        : difficulties.indexOf(recipe.difficulty),
    method: cookingMethodOf(recipe.name, recipe.tags, recipe.stepTexts),
    keeping: keepingOf(recipe.name, recipe.tags, {
      foods: foods.map(({ name }) => name),
      hasFish: foods.some(({ contains }) =>
        (['fish', 'crustaceans', 'molluscs'] as const).some((one) => contains.includes(one)),
      ),
    }),
  }
}
