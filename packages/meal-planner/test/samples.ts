import { auditPlan } from '@plateful/meal-planner/audit'
import { makeProblem, type Problem } from '@plateful/meal-planner/problem/problem'
import {
  NO_CUISINE,
  slotsToFill,
  type Plan,
  type PlannerDiner,
  type PlannerRecipe,
  type PlanRequest,
} from '@plateful/meal-planner/problem/request'
import { randomHousehold } from './random-household.ts'

/** A dinner that costs no points and brings none: every term of its score is zero. */
export const dish = (change: Partial<PlannerRecipe> = {}): PlannerRecipe => ({
  title: 'Dish',
  meals: [2],
  minutes: 25,
  cuisine: NO_CUISINE,
  protein: 0,
  vegetables: [],
  perishables: [],
  cost: 3,
  difficulty: 1,
  contains: [],
  mayContain: [],
  diets: [2],
  unknownCount: 0,
  tags: [],
  ...change,
})

/** So many such dinners, each with a title of its own. */
export const dishes = (count: number, change: Partial<PlannerRecipe> = {}): PlannerRecipe[] =>
  Array.from({ length: count }, (_, index) => dish({ title: `Dish ${index}`, ...change }))

/** Somebody of the family who likes and dislikes nothing and eats everything. */
export const diner = (change: Partial<PlannerDiner> = {}): PlannerDiner => ({
  name: 'Ann',
  allergies: [],
  diets: [],
  dislikedFoods: [],
  dislikedProteins: [],
  likedCuisines: [],
  likedProteins: [],
  ...change,
})

/** One dinner on a Monday, for nobody in particular. */
export const requestOf = (change: Partial<PlanRequest> = {}): PlanRequest => ({
  days: 1,
  meals: [2],
  firstWeekday: 0,
  diners: [],
  longestMinutes: [15, 30, 60, 30],
  difficulty: 1,
  budget: 3,
  cuisines: [],
  repeatAfter: { least: 7, wished: 14 },
  tags: [],
  fixed: [],
  locked: [],
  skipped: [],
  ...change,
})

/** A random household with so few recipes and at most three slots that every plan can be tried. */
export function smallHousehold(seed: number): { request: PlanRequest; recipes: PlannerRecipe[] } {
  const { request, recipes } = randomHousehold(seed, { recipes: 6, days: 4 })
  return { request: { ...request, slots: slotsToFill(request).slice(0, 3) }, recipes }
}

/** Every plan of a problem: in each slot each recipe that is offered there, or nothing. */
export function everyPlan({ slots }: Problem): Plan[] {
  return slots.reduce<Plan[]>(
    (plans, { menu }) => plans.flatMap((plan) => [-1, ...menu.recipes].map((recipe) => [...plan, recipe])),
    [[]],
  )
}

/** The score of the best plan that breaks no rule, found by trying all of them. */
export function bestScore(request: PlanRequest, recipes: readonly PlannerRecipe[]): number {
  const audits = everyPlan(makeProblem(request, recipes)).map((plan) => auditPlan(request, recipes, plan))
  return Math.min(...audits.filter(({ violations }) => violations === 0).map(({ score }) => score))
}
