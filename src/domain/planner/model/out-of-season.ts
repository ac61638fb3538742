import { dishFormOf } from '@plateful/meal-planner/dishes/dish-forms'
import type { Problem } from '@plateful/meal-planner/problem/problem'
import { DINNER, LUNCH } from '@plateful/meal-planner/problem/request'
import type { SumRule } from '@plateful/meal-planner/problem/rules'
import type { Day } from '../../day.ts'
import type { DishTraits } from './dish-traits.ts'

/** A season in which the weather matters for meals; spring and autumn ask for nothing. */
export type Season = 'winter' | 'summer'

/** The season of a date by its month, as in Britain: the product counts in pounds. */
export function seasonOf(date: Day): Season | null {
  const month = Number(date.slice(5, 7))
  if (month >= 11 || month <= 2) return 'winter'
  return month >= 6 && month <= 8 ? 'summer' : null
}

/** What is known of a dish when its season is judged. */
interface Dish {
  traits: DishTraits
  form: string | undefined
  tags: readonly string[]
}

/** A kind of dish that does not suit a season, at which meal, and its points. */
interface Unseasonable {
  season: Season
  meal: number
  points: number
  isSo: (dish: Dish) => boolean
}

const isCold = ({ traits }: Dish) => traits.isCold
const isThinSoup = ({ traits }: Dish) => traits.isThinSoup
const isSaidFor =
  (season: Season) =>
  ({ tags }: Dish) =>
    tags.some((tag) => tag.trim().toLowerCase() === season)
const isHearty = ({ form }: Dish) => form === 'stew' || form === 'soup'

/** In winter a dinner should be warm and filling; in summer it should be no stew. */
const unseasonable: readonly Unseasonable[] = [
  { season: 'winter', meal: DINNER, points: 40, isSo: isCold },
  { season: 'winter', meal: DINNER, points: 28, isSo: isThinSoup },
  { season: 'winter', meal: DINNER, points: 8, isSo: isSaidFor('summer') },
  { season: 'winter', meal: LUNCH, points: 4, isSo: isCold },
  { season: 'summer', meal: DINNER, points: 8, isSo: isSaidFor('winter') },
  { season: 'summer', meal: DINNER, points: 4, isSo: isHearty },
]

/** What dishes out of season weigh, as a matter of taste (planner 97). */
export function outOfSeason(
  { slots, recipes }: Problem,
  { traits, seasons }: { traits: readonly DishTraits[]; seasons: readonly (Season | null)[] },
): SumRule[] {
  const dishes = recipes.flatMap(({ title, tags }, index): Dish[] => {
    const known = traits[index]
    return known ? [{ traits: known, form: dishFormOf(title)?.form, tags }] : []
  })
  return unseasonable.flatMap(({ season, meal, points, isSo }): SumRule[] => {
    const meals = slots.flatMap((slot, index) =>
      slot.meal === meal && seasons[index] === season ? [index] : [],
    )
    const seasonWorth = dishes.map((dish) => (isSo(dish) ? 1 : 0))
    return meals.length > 0 && seasonWorth.some((one) => one > 0)
      ? [{ kind: 'sum', parts: [{ slots: meals, worth: seasonWorth }], max: 0, points, isImplicit: true }]
      : []
  })
}
