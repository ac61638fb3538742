import { keepsFor } from '@plateful/meal-planner/dishes/shelf-life'
import { seededRandom } from '@plateful/meal-planner/search/seeded-random'
import { addDays, startOfWeek, weekdayOf } from '../../src/domain/day.ts'
import { makeMealOverrides } from '../../src/domain/planner/days/meal-overrides.ts'
import {
  type KitchenRecipe,
  readFacts,
  type RecipeFacts,
} from '../../src/domain/planner/dishes/recipe-facts.ts'
import type { DishMatcher } from '../../src/domain/planner/model/dish-matcher.ts'
import type { DishLike, PlanRule } from '../../src/domain/planner/plan-rule.ts'
import type { KitchenTask, MealToFill } from '../../src/domain/planner/task/kitchen-task.ts'
import { plainReader, type RecipeReader } from '../../src/domain/planner/task/read-task-recipe.ts'
import { weekdayNames } from '../../src/domain/planner/weekday-names.ts'
import { aKitchenRecipe, aKitchenTask, START } from './kitchen-makers.ts'

const foods = [
  '500 g beef mince',
  '400 g cod fillet',
  '300 g red lentils',
  '4 chicken thighs',
  '150 g cheddar',
]
const likes: DishLike[] = [
  { food: 'beef' },
  { food: 'fish' },
  { diet: 'vegetarian' },
  { cuisine: 'italian' },
  { tag: 'spicy' },
  { minutes: { max: 25 } },
  { food: ['chicken', 'lentils'] },
]

const facts = new WeakMap<KitchenRecipe, RecipeFacts>()

/** Every recipe is judged for thousands of plans, and read once. */
export const kitchenReader: RecipeReader = {
  ...plainReader,
  factsOf: (recipe) => {
    const known = facts.get(recipe) ?? readFacts(recipe)
    facts.set(recipe, known)
    return known
  },
}

/**
 * A small kitchen with random rules, the same for the same seed. With `leftovers` a meal is now and
 * then eaten again later, in place of one that is cooked.
 */
export function randomKitchen(
  seed: number,
  most: { recipes?: number; days?: number; rules?: number; leftovers?: boolean } = {},
): { task: KitchenTask; rules: PlanRule[] } {
  const dice = seededRandom(seed)
  const below = (count: number) => Math.floor(dice() * count)
  const oneOf = <Thing>(things: readonly Thing[]): Thing => things[below(things.length)] as Thing
  const recipes = Array.from({ length: Math.min(4 + below(9), most.recipes ?? 12) }, (_, index) =>
    aKitchenRecipe({
      id: index + 1,
      name: `${most.leftovers === true ? oneOf(['Dish', 'Stew', 'Salad', 'Rice']) : 'Dish'} ${index}`,
      ingredients: [oneOf(foods), '1 onion'],
      tags: ['dinner', 'lunch', ...(dice() < 0.4 ? ['spicy'] : [])],
      cuisine: oneOf(['Italian', 'Indian', null]),
      prepTimeMinutes: oneOf([15, 25, 40, null]),
      budgetPerServing: `${1 + below(4)}.00`,
      isFavourite: dice() < 0.3,
    }),
  )
  const dates = Array.from({ length: Math.min(3 + below(8), most.days ?? 10) }, (_, day) =>
    addDays(START, day),
  )
  const slots = oneOf([['dinner'], ['lunch', 'dinner']] as const)
  const when = () => ({
    ...(dice() < 0.4 && { days: weekdayNames.filter(() => dice() < 0.4) }),
    ...(dice() < 0.3 && { slots: [oneOf(slots)] }),
  })
  const rules = Array.from({ length: most.rules ?? 1 + below(4) }, (): PlanRule => {
    const what = oneOf(likes)
    const min = 1 + below(3)
    const strength = dice() < 0.2 ? ('prefer' as const) : ('must' as const)
    const scope = { when: when(), strength }
    switch (below(6)) {
      case 0:
        return { kind: 'have', what, count: 'every', ...scope }
      case 1:
        return { kind: 'have', what, count: oneOf([{ max: 0 }, { max: 1 }, { min }]), ...scope }
      case 2:
        return { kind: 'have', what, count: { min, max: min, exact: true }, per: 'week', ...scope }
      case 3:
        return { kind: 'repeat', what, count: { max: 1 }, days: 2 + below(3), ...scope }
      case 4:
        return {
          kind: 'repeat',
          ...oneOf([{ same: true as const }, { count: { max: 1 }, days: 3 }]),
          ...scope,
        }
      default:
        return { kind: 'total', what: { cost: { max: 5 * dates.length } }, ...scope }
    }
  })
  const meals = dates.flatMap((date) => slots.map((slot): MealToFill => ({ date, slot, peopleCount: 2 })))
  if (most.leftovers === true && dice() < 0.5) {
    const [from, to] = [below(meals.length), below(meals.length)].toSorted((a, b) => a - b)
    const [source, target] = [meals[from ?? 0], meals[to ?? 0]]
    if (source && target && source.date < target.date) {
      rules.push({
        kind: 'leftover',
        when: { dates: [source.date], slots: [source.slot] },
        to: { dates: [target.date], slots: [target.slot] },
      })
      const { date, slot } = target
      source.leftoverMeals = [{ date, slot, ruleIndex: rules.length - 1, peopleCount: 2 }]
      source.peopleCount = 4
      meals.splice(meals.indexOf(target), 1)
    }
  }
  const overrides = makeMealOverrides(rules, { dates, slots, family: [], guests: [] })
  const task = aKitchenTask(recipes, dates.length, {
    meals,
    asked: rules.map((rule, index) => ({ rule, note: overrides.notes[index] ?? null })),
    rules: overrides.dishes,
  })
  return { task, rules }
}

/** A meal as anybody would write it down. */
export interface PlainMeal {
  date: string
  slot: string
  recipe: KitchenRecipe
  people: number
  isLeftovers: boolean
  /** The place where it is cooked. */
  cooking: number
}

/** Whether a plan keeps a rule, counted in the plainest way. */
export function keepsPlainly(rule: PlanRule, meals: readonly PlainMeal[], judge: DishMatcher): boolean {
  const mealsInScope = meals.filter(({ date, slot }) => {
    const { days = [], slots = [] } = rule.when ?? {}
    const name = weekdayNames[weekdayOf(date)]
    return (
      (days.length === 0 || (name && days.includes(name))) &&
      (slots.length === 0 || slots.some((other) => other === slot))
    )
  })
  const daysApart = (one: PlainMeal, other: PlainMeal) =>
    Math.abs(Date.parse(one.date) - Date.parse(other.date)) / 86_400_000
  if (rule.kind === 'have') {
    const { what, count } = rule
    // What is warmed up takes no time.
    const counted = what.minutes ? mealsInScope.filter(({ isLeftovers }) => !isLeftovers) : mealsInScope
    if (count === 'every') return counted.every(({ recipe }) => judge.matches(what, recipe, 'surely'))
    const weeks = rule.per ? [...new Set(counted.map(({ date }) => startOfWeek(date)))] : ['']
    return weeks.every((week) => {
      const inWeek = counted.filter(({ date }) => week === '' || startOfWeek(date) === week)
      const surely = inWeek.filter(({ recipe }) => judge.matches(what, recipe, 'surely')).length
      const perhaps = inWeek.filter(({ recipe }) => judge.matches(what, recipe, 'perhaps')).length
      const isExact = rule.per === undefined || count.exact === true
      const least = Math.min(count.min ?? 0, isExact ? Infinity : inWeek.length)
      return surely >= least && perhaps <= (count.max ?? Infinity)
    })
  }
  if (rule.kind === 'leftover') return meals.some(({ isLeftovers }) => isLeftovers)
  if (rule.kind === 'repeat') {
    if (rule.same) return new Set(mealsInScope.map(({ recipe }) => recipe.id)).size <= 1
    const { what, days = 0 } = rule
    const counted = what?.minutes ? mealsInScope.filter(({ isLeftovers }) => !isLeftovers) : mealsInScope
    return counted.every((one, index) =>
      counted.every((other, at) => {
        const isAlike = what
          ? judge.matches(what, one.recipe, 'perhaps') && judge.matches(what, other.recipe, 'perhaps')
          : one.recipe === other.recipe
        // Leftovers are no repeat of their own dish, but of what is like it.
        const isSame = what === undefined && one.cooking === other.cooking
        return index === at || isSame || !isAlike || daysApart(one, other) >= days
      }),
    )
  }
  if (rule.kind === 'total') {
    // Money is spent where it is cooked, for all who eat of it.
    const cooked = new Set(
      mealsInScope.filter(({ isLeftovers }) => !isLeftovers).map(({ cooking }) => cooking),
    )
    const paid = meals.filter(({ cooking }) => cooked.has(cooking))
    const sum = paid.reduce((all, { recipe, people }) => all + people * Number(recipe.budgetPerServing), 0)
    return sum <= (rule.what.cost?.max ?? Infinity)
  }
  throw new Error(`nobody asks for ${rule.kind} here`)
}

/** What is eaten of a plan: also what is left of it, as long as it keeps. */
export function plainMealsOf(
  task: KitchenTask,
  planned: readonly { recipeId: number | null }[],
): PlainMeal[] {
  return task.meals.flatMap(({ date, slot, leftoverMeals = [] }, cooking): PlainMeal[] => {
    const recipe = task.recipes.find(({ id }) => id === planned[cooking]?.recipeId)
    if (!recipe) return []
    const { keeping } = kitchenReader.factsOf(recipe)
    const apart = (to: string) => (Date.parse(to) - Date.parse(date)) / 86_400_000
    return [
      { date, slot, recipe, people: 2, isLeftovers: false, cooking },
      ...leftoverMeals.flatMap((meal) =>
        keepsFor(keeping, apart(meal.date))
          ? [{ date: meal.date, slot: meal.slot, recipe, people: 2, isLeftovers: true, cooking }]
          : [],
      ),
    ]
  })
}
