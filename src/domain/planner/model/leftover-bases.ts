import { foldFoodName } from '@plateful/ingredients/foods/food-name'
import { MAX_FRIDGE_DAYS } from '@plateful/meal-planner/dishes/shelf-life'
import type { Problem } from '@plateful/meal-planner/problem/problem'
import { isMainMeal, type Slot } from '@plateful/meal-planner/problem/request'
import type { SumRule } from '@plateful/meal-planner/problem/rules'
import type { DishTraits } from './dish-traits.ts'

/** Points of a dish made of leftovers where nothing was cooked that it could be made of. */
const NO_BASE_POINTS = 40

/** Days within which leftovers of a food are used; rice only on the next day. */
const daysKept = (food: string): number => (food === 'rice' ? 1 : MAX_FRIDGE_DAYS)

/** What is known of a recipe: its traits, and its name and foods, folded. */
export interface LeftoverDish {
  traits: DishTraits
  says: readonly string[]
}

/** Dishes in which rice or pasta is mixed with other foods. */
const mixed =
  /\b(?:risotto|paella|jollof|biryani|jambalaya|kedgeree|pilau|pilaf|congee|fried rice|rice pudding|soup|lasagnes?|lasagna|cannelloni|macaroni|pasta bake|ravioli|tortellini)\b/

/**
 * Whether one dish leaves over what another is made of: it has that food, not mixed with others,
 * and is not made of leftovers itself.
 */
const leavesFor = (from: LeftoverDish, { traits: { leftover } }: LeftoverDish): boolean =>
  leftover !== null &&
  from.traits.leftover === null &&
  !(/^(?:rice|pasta|noodles?)$/.test(foldFoodName(leftover)) && mixed.test(from.says[0] ?? '')) &&
  from.says.some((text) => ` ${text} `.includes(` ${foldFoodName(leftover)} `))

/** Whether food cooked so many days before is still good for a dish made of leftovers. */
const isGoodFor = ({ traits: { leftover } }: LeftoverDish, days: number): boolean =>
  leftover !== null && days >= 1 && days <= daysKept(foldFoodName(leftover))

/**
 * A dish made of leftovers wants its food cooked on an earlier day and still good; else it gives
 * way to other dishes, as a matter of taste (planner 98). A dish that is eaten again counts on the
 * day on which it is cooked.
 */
export function leftoverBases(
  { slots, request, recipes }: Problem,
  dishes: readonly LeftoverDish[],
): SumRule[] {
  const foods = [...new Set(dishes.flatMap(({ traits }) => traits.leftover ?? []))]
  return foods.flatMap((food) => {
    const made = dishes.find(({ traits }) => traits.leftover === food)
    if (made === undefined) return []
    const leaves = recipes.map((_, index) => {
      const sourceDish = dishes[index]
      return sourceDish !== undefined && leavesFor(sourceDish, made) ? 1 : 0
    })
    const uses = recipes.map((_, index) => (dishes[index]?.traits.leftover === food ? -1 : 0))
    return slots.flatMap((slot, index): SumRule[] => {
      if (!isMainMeal(slot.meal) || !slot.menu.recipes.some((recipe) => uses[recipe] !== 0)) return []
      const isBefore = ({ day, meal }: Slot) => isMainMeal(meal) && isGoodFor(made, slot.day - day)
      const before = slots.flatMap((other, mealIndex) => (isBefore(other) ? [mealIndex] : []))
      const eatenBefore = request.fixed.filter((meal) => isBefore(meal) && leaves[meal.recipe] === 1).length
      const parts = [
        { slots: before, worth: leaves },
        { slots: [index], worth: uses },
      ].filter(({ slots: mealIndices }) => mealIndices.length > 0)
      return eatenBefore > 0
        ? []
        : [
            {
              kind: 'sum',
              parts,
              standingWorth: eatenBefore,
              min: 0,
              points: NO_BASE_POINTS,
              isImplicit: true,
            },
          ]
    })
  })
}

/**
 * What a dish made of leftovers can be made of in a plan, and how many days before it was cooked.
 */
export interface LeftoverBase {
  food: string
  /** An index of the recipes. */
  recipe: number
  daysBefore: number
}

/** The latest meal before a slot that leaves something for its dish; null where there is none. */
export function baseFor(
  { slots, request }: Problem,
  dishes: readonly LeftoverDish[],
  plan: readonly number[],
  at: number,
): LeftoverBase | null {
  const [slot, made] = [slots[at], dishes[plan[at] ?? -1]]
  const food = made?.traits.leftover
  if (slot === undefined || made === undefined || food === undefined || food === null) return null
  const cooked = [
    ...slots.map(({ day, meal }, index) => ({ day, meal, recipe: plan[index] ?? -1 })),
    ...request.fixed,
  ]
  const found = cooked
    .filter(({ day, meal, recipe }) => {
      const sourceDish = dishes[recipe]
      return (
        sourceDish !== undefined &&
        isMainMeal(meal) &&
        isGoodFor(made, slot.day - day) &&
        leavesFor(sourceDish, made)
      )
    })
    .toSorted((a, b) => b.day - a.day || b.meal - a.meal)[0]
  return found ? { food, recipe: found.recipe, daysBefore: slot.day - found.day } : null
}
