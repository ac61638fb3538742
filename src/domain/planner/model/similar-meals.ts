import { dishFormOf } from '@plateful/meal-planner/dishes/dish-forms'
import { cuisineNames, type Protein, proteinNames } from '@plateful/meal-planner/problem/code-names'
import type { Problem } from '@plateful/meal-planner/problem/problem'
import { DINNER, LUNCH, type PlannerRecipe } from '@plateful/meal-planner/problem/request'
import type { RepetitionRule } from '@plateful/meal-planner/problem/rules'
import { type DishTraits, traitsOf } from './dish-traits.ts'
import { codesOf, type EatenLater, type Spacing, spacingRules } from './spacing-rules.ts'

/** A dish with what is known of it. */
interface Dish {
  recipe: PlannerRecipe
  form: string | undefined
  traits: DishTraits
}

/**
 * One way in which two meals may feel the same: what they share, and for how many days. The points
 * count for each run of that length with both meals, so nearer meals weigh more.
 */
interface Likeness extends Spacing {
  shared: (dish: Dish) => string | null | undefined
}

/** Proteins that are in many dishes without being their main food. */
const inPassing: ReadonlySet<Protein | undefined> = new Set([undefined, 'cheese', 'egg', 'nuts'])

/** The main food of a dish. All fish counts as one: prawns after cod feel the same. */
function mainFood({ recipe }: Dish): string | undefined {
  const food: Protein | undefined = proteinNames[recipe.protein]
  if (inPassing.has(food)) return undefined
  return food === 'fish' || food === 'shellfish' ? 'seafood' : food
}

const fromTheHand: ReadonlySet<string | undefined> = new Set(['pizza', 'burger', 'tortilla'])
/** Dish forms that are enough once a week. */
const treats: ReadonlySet<string | undefined> = new Set([...fromTheHand, 'roast'])
const mark = ({ traits }: Dish) => traits.mark
const tomato = ({ traits }: Dish) => (traits.isOfTomato ? 'tomato' : null)
const soup = ({ form, recipe }: Dish) => (form === 'soup' || isBroth(recipe.title) ? 'soup' : null)
const isBroth = (title: string) => /\b(?:ramen|laksa|pho)\b/i.test(title)
const cheese = ({ recipe, traits }: Dish) =>
  traits.isOfCheese || proteinNames[recipe.protein] === 'cheese' ? 'cheese' : null
const salad = ({ traits }: Dish) => (traits.isWithSalad ? 'salad' : null)
const mince = ({ traits }: Dish) => (traits.meat === 'mince' ? 'mince' : null)
const treat = ({ form }: Dish) => (treats.has(form) ? form : null)
const sausages = ({ traits }: Dish) => (traits.meat === 'sausages' ? 'sausages' : null)
const hand = ({ form }: Dish) => (fromTheHand.has(form) ? 'hand' : null)
/** East Asian dishes feel the same: teriyaki after a stir fry, pad thai after noodles. */
const eastAsian = ({ recipe }: Dish) => (eastAsianCuisines.has(recipe.cuisine) ? 'east Asian' : null)
const eastAsianCuisines: ReadonlySet<number> = new Set(
  ['Chinese', 'Japanese', 'South-East Asian'].map((name) => cuisineNames.indexOf(name)),
)
const base = ({ traits }: Dish) => traits.base
/** What makes two lunches alike: the kind of bread, a soup, or the food of a salad (feta, tuna). */
function lunchTwin(dish: Dish): string | null {
  const bread = /\b(?:toastie|sandwich|wrap|bagel|baguette)/i.exec(dish.recipe.title)?.[0].toLowerCase()
  if (bread !== undefined) return bread
  if (dish.form === 'soup') return dish.form
  const food = dish.traits.mark ?? mainFood(dish)
  return dish.traits.isWithSalad && food !== undefined ? `salad with ${food}` : null
}
const bread = ({ traits }: Dish) => (traits.base === 'bread' ? 'bread' : null)

/** All likenesses besides the dish itself and its form. */
const likenesses: readonly Likeness[] = [
  { shared: mainFood, days: 1, points: 10 },
  { shared: mainFood, days: 3, points: 7 },
  { shared: mainFood, days: 3, points: 5, meal: DINNER },
  { shared: mark, days: 2, points: 8 },
  { shared: mark, days: 3, points: 6 },
  { shared: mark, days: 6, step: 2, points: 4 },
  { shared: ({ traits }) => traits.vegetable, days: 3, points: 5 },
  { shared: tomato, days: 1, points: 6 },
  { shared: tomato, days: 2, points: 8 },
  { shared: cheese, days: 1, points: 6 },
  { shared: cheese, days: 2, points: 9 },
  { shared: cheese, days: 2, points: 9, meal: DINNER },
  { shared: lunchTwin, days: 3, points: 9, meal: LUNCH },
  { shared: eastAsian, days: 2, points: 7, meal: DINNER },
  { shared: salad, days: 2, points: 12, meal: LUNCH },
  { shared: soup, days: 2, points: 6 },
  { shared: soup, days: 7, max: 2, step: 3, points: 4 },
  { shared: mince, days: 3, points: 5 },
  { shared: treat, days: 7, points: 6 },
  { shared: sausages, days: 7, points: 12 },
  { shared: hand, days: 2, points: 8 },
  { shared: base, days: 1, points: 4 },
  { shared: base, days: 2, points: 5 },
  { shared: base, days: 2, points: 3, meal: DINNER },
  { shared: bread, days: 2, points: 4, meal: LUNCH },
  { shared: bread, days: 3, max: 2, points: 14, meal: LUNCH },
  { shared: bread, days: 7, max: 3, step: 3, points: 4, meal: LUNCH },
]

/**
 * How alike meals feel, weighed by how near they are (planner 77, planner 88): the main food at
 * lunch and dinner within three days; what they are chosen for (feta, tofu, salmon) over most of a
 * week; their vegetable or tomato sauce, mince, sausages and treats; what is eaten from the hand;
 * and what fills the plate, above all bread at lunch. Leftovers count on their later day too.
 */
export function similarMeals(
  problem: Problem,
  { traits, later }: { traits: readonly DishTraits[]; later: EatenLater },
): RepetitionRule[] {
  const dishes = problem.recipes.map((recipe, index): Dish => ({
    recipe,
    form: dishFormOf(recipe.title)?.form,
    traits: traits[index] ?? traitsOf(recipe.title),
  }))
  const offered = [...new Set(problem.slots.flatMap(({ menu }) => [...menu.recipes]))]
  // The search counts together the rules with the same list of classes.
  const lists = new Map<Likeness['shared'], number[]>()
  return likenesses.flatMap(({ shared, ...how }) => {
    const classOf = lists.get(shared) ?? codesOf(dishes.map((dish) => shared(dish) ?? undefined))
    lists.set(shared, classOf)
    const isMet = offered.some((recipe) => (classOf[recipe] ?? -1) >= 0)
    return isMet ? spacingRules(problem, classOf, { ...how, later }) : []
  })
}
