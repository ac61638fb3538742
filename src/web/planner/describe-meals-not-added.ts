import { formatList, withCapital } from '@plateful/ingredients/format-english'
import type { PlannedMeal } from '../../contract/planner.ts'
import type { MealSlot } from '../../domain/calendar/meal.ts'
import { formatDay } from '../../domain/day.ts'
import type { MealChoice } from '../../domain/planner/planning-request.ts'
import { slotNames } from '../calendar/meal-labels.ts'

/** More would not be read in a toast. */
const NAMED = 2

type Placed = Pick<PlannedMeal, 'date' | 'slot' | 'recipeId'>

/**
 * Says which meals of a previewed plan were not added, because somebody filled or locked their
 * place meanwhile (calendar 55); undefined where all of them were.
 */
export function describeMealsNotAdded(
  previewed: readonly Pick<MealChoice, 'date' | 'slot' | 'recipeId'>[] = [],
  added: readonly Placed[] = [],
): string | undefined {
  const notAdded = previewed.filter(
    (meal) =>
      !added.some(
        ({ date, slot, recipeId }) => date === meal.date && slot === meal.slot && recipeId === meal.recipeId,
      ),
  )
  const places = [
    ...new Set(notAdded.map(({ date, slot }) => `${inSentence(slot)} on ${formatDay(date, 'long')}`)),
  ]
  if (places.length === 0) return undefined
  const further = places.length - NAMED
  const words = formatList([
    ...places.slice(0, NAMED),
    ...(further > 0 ? [further === 1 ? 'one more' : `${further} more`] : []),
  ])
  const sentence = withCapital(words)
  return places.length === 1
    ? `${sentence} was changed meanwhile, and stays as it is.`
    : `${sentence} were changed meanwhile, and stay as they are.`
}

const inSentence = (slot: MealSlot) => slotNames[slot].toLowerCase()
