import type { DayPlan } from '../../../domain/calendar/day-plan.ts'
import type { Diners } from '../../../domain/calendar/diners.ts'
import {
  countCookedFor,
  countEatersLater,
  LEFTOVERS_EATEN_WITHIN_DAYS,
  leftoversFrom,
} from '../../../domain/calendar/leftovers.ts'
import { addDays, daysOf } from '../../../domain/day.ts'
import { PEOPLE_LIMITS } from '../../../domain/fields.ts'
import { randomId } from '../../api/ids.ts'
import { addMeal, changeMeal, removeMeal } from '../days/day-change.ts'
import { type Action, describePlace, findMeal, type MealAt, type MealPlace } from './perform-action.ts'

/**
 * Plans what is left of a meal on a later day, and cooks the meal for those who eat it then
 * (calendar 104). `eating` is how many eat the meal itself; 0 where the household names no people.
 */
export function leftoversAction(
  { meal, date, slot }: MealAt,
  to: MealPlace,
  { diners, eating }: { diners: Diners; eating: number },
): Action {
  const id = randomId()
  const from = { date, slot }
  const dates = [...new Set([date, to.date])]
  const daysAfter = daysOf({ start: date, end: addDays(date, LEFTOVERS_EATEN_WITHIN_DAYS) })
  let cookedMore = 0
  const cookFor = (day: DayPlan, peopleCount: number) => changeMeal(day, slot, meal.id, { peopleCount })
  /** One edit a day: the day of the meal, and that of its leftovers, may be the same. */
  const editBoth = (atMeal: (day: DayPlan) => DayPlan, atLeftovers: (day: DayPlan) => DayPlan) =>
    date === to.date
      ? [{ date, edit: (day: DayPlan) => atLeftovers(atMeal(day)) }]
      : [
          { date, edit: atMeal },
          { date: to.date, edit: atLeftovers },
        ]
  return {
    dates,
    readOnlyDates: daysAfter,
    targets: [to.date],
    name: meal.name,
    about: id,
    toastTitle: `Leftovers of ${meal.name} are planned for ${describePlace(to)}`,
    edits: (planOn) => {
      const current = findMeal(planOn, from, meal.id)
      if (!current) return []
      const eatersLater = countEatersLater(current, daysAfter.map(planOn))
      const people = { eating, eatersLater, more: diners.peopleCount }
      const peopleCount = Math.min(countCookedFor(current, people), PEOPLE_LIMITS.most)
      cookedMore = peopleCount - current.peopleCount
      const leftovers = leftoversFrom({ date, meal: current }, { id, date: to.date, diners })
      return editBoth(
        (day) => cookFor(day, peopleCount),
        (day) => addMeal(day, to.slot, leftovers),
      )
    },
    undo: {
      dates,
      targets: [],
      name: meal.name,
      toastTitle: `Leftovers of ${meal.name} are off the plan again`,
      edits: (planOn) => {
        if (!findMeal(planOn, to, id)) return []
        const current = findMeal(planOn, from, meal.id)
        const peopleCount = Math.max(PEOPLE_LIMITS.least, (current?.peopleCount ?? 0) - cookedMore)
        return editBoth(
          (day) => (current ? cookFor(day, peopleCount) : day),
          (day) => removeMeal(day, to.slot, id),
        )
      },
    },
  }
}
