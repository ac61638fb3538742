import { foldFoodName } from '@plateful/ingredients/foods/food-name'
import type { ConfirmedLines } from '@plateful/ingredients/lines/read-line'
import { cookingMethods, isBigCook } from '@plateful/meal-planner/cooking-methods'
import { cuisineNames, proteinNames, vegetableNames } from '@plateful/meal-planner/kitchen'
import {
  NO_CUISINE,
  type PlannerDiner,
  type PlannerRecipe,
  type PlanRequest,
  SIDE,
  type Slot,
} from '@plateful/meal-planner/request'
import type { Names, PlannerWords } from '@plateful/meal-planner/words'
import { type Day, daysBetween, weekdayOf } from '../day.ts'
import { type MealSlot, mealSlots } from '../calendar/meal.ts'
import { dishGroups } from './model/dish-groups.ts'
import { foldedName } from './rule-words/sentence-words.ts'
import { type AllergyLevels, allergyLevels } from './allergy-levels.ts'
import { type FineLine, isFineLine, needWithFine, readNeedWithFine } from '../recipes/fine-lines.ts'
import { dietDoubts, type Suits, suitsBy } from '../recipes/suits-diet.ts'
import { type KitchenRecipe, readFacts, type RecipeFacts } from './recipe-facts.ts'
import type { PlanRule } from './plan-rule.ts'
import type { DishRule, RuleNote } from './table.ts'

/**
 * A meal to be found: which recipe alone may stand there, or which may not, if somebody said so,
 * and which stands there now (ids).
 */
export interface Place {
  date: Day
  slot: MealSlot
  only?: number
  not?: readonly number[]
  stood?: number
  /** It goes beside the main of the same meal (planner 46). */
  isSide?: boolean
  /** For how many it is cooked, also for later, where that is known. */
  peopleCount?: number
  /** Meals that eat what is left of it, and the rule that says so. */
  later?: readonly LaterMeal[]
}

/** A meal at which what is left of an earlier one is eaten. */
export interface LaterMeal {
  date: Day
  slot: MealSlot
  /** The number of the rule that asks for it. */
  of: number
  peopleCount: number
}

/**
 * Somebody who eats, in the family's own words. Without `places` (numbers of the task's places)
 * they eat every meal.
 */
export interface Eater {
  name: string
  allergies: readonly string[]
  mayContainAllowed?: readonly string[]
  /** Lines in doubt that the family calls fine for them. */
  fineLines?: readonly FineLine[]
  diets: readonly string[]
  likes: readonly string[]
  dislikes: readonly string[]
  places?: readonly number[]
  isGuest?: boolean
}

/** What a family prefers, of the preferences that the planner knows (household 8). */
export interface KitchenPreferences {
  preferredCuisines: readonly string[]
  /** Minutes for breakfast, lunch, dinner and snacks. */
  longestMinutes: readonly number[]
  preferredComplexity: string
  avoidRepetitionDays: number
  recipeRepeatInterval: number
  /** Pounds a serving; null: money is no matter. */
  budgetPerServing: number | null
  balanceProteins: boolean
  balanceVegetables: boolean
  balanceCuisines: boolean
}

/**
 * Everything the planner needs to plan for one household, as plain data. Places stand by date, then
 * meal time.
 */
export interface KitchenTask {
  start: Day
  end: Day
  places: readonly Place[]
  eaters: readonly Eater[]
  preferences: KitchenPreferences
  tags: readonly string[]
  /** Meals of recipes that stand already, before, in and after the window. */
  standing: readonly { date: Day; slot: MealSlot; recipeId: number }[]
  recipes: readonly KitchenRecipe[]
  /** What was asked, rule by rule, with what is settled before anything is planned. */
  asked?: readonly { rule: PlanRule; note: RuleNote | null }[]
  /** Of these the rules about dishes, each with its number among them. */
  rules?: readonly DishRule[]
  /** Everybody of the family, also who is away, and the meals of guests who are in no list. */
  family?: readonly string[]
  strangers?: Readonly<Record<string, readonly string[]>>
  /** Lines that the family vouched for, with the allergens they contain. */
  confirmed?: ConfirmedLines
}

/** A task in the planner's own words. */
export interface ReadTask {
  request: PlanRequest
  recipes: PlannerRecipe[]
  words: PlannerWords
  /** The allergies by code, each with the lines that are fine for whoever has it. */
  needs: readonly string[]
}

/** Gives each word a code, the same word the same. */
class Codes {
  readonly names: (string | undefined)[]
  private readonly known = new Map<string, number>()
  constructor(names: Names = []) {
    this.names = [...names]
    for (const [code, name] of this.names.entries()) if (name !== undefined) this.known.set(key(name), code)
  }
  of(word: string): number {
    const found = this.known.get(key(word))
    if (found !== undefined) return found
    this.names.push(word)
    this.known.set(key(word), this.names.length - 1)
    return this.names.length - 1
  }
}
const key = (word: string) => word.trim().toLowerCase()

const DINNER = mealSlots.indexOf('dinner')

/** Nobody said how long: most family recipes take about this. */
const GUESSED_MINUTES = 30

/**
 * How hard a recipe may be (household 9: preferredComplexity), in the facts' own measure: 0 easy, 1
 * medium, 2 hard.
 */
const hardest = new Map([
  ['simple', 0],
  ['easy', 0],
  ['moderate', 1],
  ['medium', 1],
  ['complex', 2],
  ['hard', 2],
])

const slotOf = ({ date, slot, isSide }: Pick<Place, 'date' | 'slot' | 'isSide'>, start: Day): Slot => ({
  day: daysBetween(start, date),
  meal: isSide ? SIDE : mealSlots.indexOf(slot),
})

/**
 * Whether a recipe names a food; whole words only: 'ham' is not in 'graham cracker'. Who says fish
 * means cod and sardines too.
 */
export function speaksOf(facts: RecipeFacts, word: string): boolean {
  const folded = ` ${foldFoodName(word)} `
  const group = dishGroups.get(foldedName(word))?.says
  const isOf = (text: string) => ` ${text} `.includes(folded) || group?.test(text) === true
  return folded.trim() !== '' && facts.says.some(isOf)
}

/** How recipes are read; who plans often remembers what was read before. */
export interface RecipeReader {
  factsOf(recipe: KitchenRecipe): RecipeFacts
  levelsOf(
    recipe: KitchenRecipe,
    allergies: readonly string[],
    confirmed: NonNullable<KitchenTask['confirmed']>,
  ): AllergyLevels
}

/** Reads a recipe anew each time. */
export const plainReader: RecipeReader = {
  factsOf: readFacts,
  levelsOf: ({ ingredients, linked }, allergies, confirmed) =>
    allergyLevels(ingredients, allergies, confirmed, linked),
}

/** The codes that a task's words are given, each where it is first met. */
interface TaskCodes {
  cuisines: Codes
  allergies: Codes
  diets: Codes
  foods: Codes
  perishables: Codes
}

const allNamed = ({ names }: Codes) => names.filter((name) => name !== undefined)

function readEater(eater: Eater, { places, start }: KitchenTask, codes: TaskCodes): PlannerDiner {
  const ofThem = (need: string) => needWithFine(need, eater.fineLines)
  const allergyCodes = (texts: readonly string[]) => [
    ...new Set(texts.map((text) => codes.allergies.of(ofThem(text)))),
  ]
  return {
    name: eater.name,
    allergies: allergyCodes(eater.allergies),
    mayContainAllowed: allergyCodes(eater.mayContainAllowed ?? []),
    diets: [...new Set(eater.diets.map((diet) => codes.diets.of(ofThem(diet))))],
    dislikedFoods: [],
    dislikedProteins: [],
    likedCuisines: [],
    likedProteins: [],
    likedWords: eater.likes.map((word) => codes.foods.of(word)),
    dislikedWords: eater.dislikes.map((word) => codes.foods.of(word)),
    ...(eater.places && {
      slots: eater.places.flatMap((place) => {
        const found = places[place]
        return found ? [slotOf(found, start)] : []
      }),
    }),
  }
}

/**
 * A recipe in codes. What the family does not want balanced is alike in all recipes, so that no
 * choice hangs on it.
 */
function readRecipe(
  recipe: KitchenRecipe,
  { preferences, confirmed = {}, start }: KitchenTask,
  codes: TaskCodes,
  reader: RecipeReader,
): PlannerRecipe {
  const facts = reader.factsOf(recipe)
  const levels = reader.levelsOf(recipe, allNamed(codes.allergies), confirmed)
  const codesOf = (texts: readonly string[]) => texts.map((text) => codes.allergies.of(text))
  const learned = (recipe.learned ?? []).map((slot) => mealSlots.indexOf(slot))
  const cuisine = recipe.cuisine?.trim() ?? ''
  const isOther = cuisine === '' || key(cuisine) === 'other'
  const asksCuisine = preferences.balanceCuisines || preferences.preferredCuisines.length > 0
  return {
    title: recipe.name,
    meals: [...new Set([...facts.meals, ...learned, ...(facts.isSide ? [SIDE] : [])])],
    notAt: facts.notAt.filter((meal) => !learned.includes(meal)),
    minutes: facts.minutes ?? GUESSED_MINUTES,
    isTimeGuessed: facts.minutes === null,
    cuisine: asksCuisine && !isOther ? codes.cuisines.of(cuisine) : NO_CUISINE,
    protein: preferences.balanceProteins ? facts.protein : 0,
    vegetables: preferences.balanceVegetables ? facts.vegetables : [],
    perishables: facts.perishables.map((food) => codes.perishables.of(food)),
    cost: costOf(recipe, preferences),
    difficulty: facts.difficulty,
    method: facts.method === null ? 0 : cookingMethods.indexOf(facts.method),
    isBigCook: isBigCook(facts.minutes, facts.difficulty, facts.method),
    contains: codesOf(levels.contains),
    mayContain: codesOf(levels.mayContain),
    notChecked: codesOf(levels.notChecked),
    diets: codes.diets.names.map((diet) => suitsEater(diet ?? '', { facts, tags: recipe.tags, confirmed })),
    unknown: 0,
    tags: recipe.tags,
    foods: codes.foods.names.flatMap((word, code) =>
      word !== undefined && (speaksOf(facts, word) || key(word) === key(cuisine)) ? [code] : [],
    ),
    isFavourite: recipe.isFavourite,
    ...(recipe.lastHad !== undefined && { daysSince: Math.max(0, daysBetween(recipe.lastHad, start)) }),
    rating: recipe.rating,
  }
}

/** Whether a recipe suits a diet, but for lines that are fine for whoever keeps it. */
function suitsEater(
  text: string,
  { facts, tags, confirmed }: { facts: RecipeFacts; tags: readonly string[]; confirmed: ConfirmedLines },
): Suits {
  const { need, fine } = readNeedWithFine(text)
  const doubts = dietDoubts(need, facts.lines, tags, confirmed, facts.linked)
  const left = doubts.filter(
    ({ level, line }) => level === 'contains' || line === null || !isFineLine(fine, line.line, need),
  )
  return suitsBy(left)
}

/**
 * Pounds a serving; a recipe that says nothing costs what was planned to be spent, and without a
 * budget nothing does.
 */
function costOf(
  { budgetPerServing }: KitchenRecipe,
  { budgetPerServing: budget }: KitchenPreferences,
): number {
  if (budget === null) return 0
  return budgetPerServing === null ? budget : Number(budgetPerServing)
}

/**
 * What is asked of the planner, in codes; recipes are numbers in the task's list, -1 for one that
 * is not there.
 */
function readRequest(task: KitchenTask, diners: PlannerDiner[], cuisines: number[]): PlanRequest {
  const { preferences, start } = task
  const indexOf = new Map(task.recipes.map(({ id }, index) => [id, index]))
  const least = preferences.avoidRepetitionDays
  return {
    days: daysBetween(start, task.end) + 1,
    meals: [...new Set(task.places.map(({ slot }) => mealSlots.indexOf(slot)))].toSorted((a, b) => a - b),
    firstWeekday: weekdayOf(start),
    diners,
    // A side takes no longer than a dinner.
    longestMinutes: [...preferences.longestMinutes, preferences.longestMinutes[DINNER] ?? 0],
    difficulty: hardest.get(key(preferences.preferredComplexity)) ?? 1,
    budget: preferences.budgetPerServing ?? 0,
    cuisines,
    repeatAfter: { least, wished: Math.max(least, preferences.recipeRepeatInterval) },
    tags: task.tags,
    fixed: task.standing.flatMap(({ recipeId, ...place }) => {
      const recipe = indexOf.get(recipeId)
      return recipe === undefined ? [] : [{ ...slotOf(place, start), recipe }]
    }),
    locked: [],
    skipped: [],
    slots: task.places.map((place) => ({
      ...slotOf(place, start),
      ...(place.only !== undefined && { only: indexOf.get(place.only) ?? -1 }),
      ...(place.not && { not: place.not.flatMap((id) => indexOf.get(id) ?? []) }),
      ...(place.stood !== undefined && { stood: indexOf.get(place.stood) ?? -1 }),
    })),
  }
}

/**
 * Puts a task into codes: what everybody says in words becomes places in lists, so that the search
 * asks nothing twice.
 */
export function readTask(task: KitchenTask, reader: RecipeReader = plainReader): ReadTask {
  const codes: TaskCodes = {
    cuisines: new Codes(Array.from({ length: NO_CUISINE + 1 }, (_, code) => cuisineNames[code])),
    allergies: new Codes(),
    diets: new Codes(),
    foods: new Codes(),
    perishables: new Codes(),
  }
  // The recipes come last: what is asked of each of them is what the eaters said.
  const diners = task.eaters.map((eater) => readEater(eater, task, codes))
  const preferred = task.preferences.preferredCuisines.map((cuisine) => codes.cuisines.of(cuisine))
  const recipes = task.recipes.map((recipe) => readRecipe(recipe, task, codes, reader))
  return {
    recipes,
    needs: allNamed(codes.allergies),
    request: readRequest(task, diners, preferred),
    words: {
      cuisines: codes.cuisines.names,
      proteins: proteinNames,
      vegetables: vegetableNames,
      perishables: codes.perishables.names,
      allergens: allNamed(codes.allergies).map((text) => key(readNeedWithFine(text).need)),
      diets: codes.diets.names.map((text) => text && readNeedWithFine(text).need),
      foods: codes.foods.names,
    },
  }
}
