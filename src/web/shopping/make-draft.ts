/**
 * Reading ingredient lines takes a model of a third of a megabyte: it is loaded when a list is put
 * together, not when one is shown.
 */
import type { DayRange } from '../../domain/day.ts'
import { readFood } from '../../domain/shopping/always-had.ts'
import { gather, mealsToBuyFor, type PlannedDay, type PlannedRecipe } from '../../domain/shopping/gather.ts'
import { mergeLines, toShoppingItems } from '../../domain/shopping/merge.ts'
import { formatAmount } from '../../domain/shopping/format-amount.ts'
import { newId } from '../calendar/new-id.ts'
import type { ListDraft } from './list-draft.ts'

/**
 * Puts a list together from what is planned: the lines of all meals, scaled to who eats, merged
 * into rows.
 */
export function makeDraft(
  userId: number,
  range: DayRange,
  days: readonly PlannedDay[],
  recipes: readonly PlannedRecipe[],
): ListDraft {
  const rows = mergeLines(gather(days, recipes))
  const items = toShoppingItems(rows, newId)
  const origins = rows.map((row, index) => [
    items[index]?.id ?? '',
    row.sources.map(({ line, recipeId, recipeName, date, slot, people, servings, amount }) => ({
      line,
      recipeId,
      recipeName,
      date,
      slot,
      people,
      servings,
      comesTo: amount ? formatAmount({ quantity: amount.quantity, unit: amount.unit ?? '' }) : '',
    })),
  ])
  return {
    userId,
    ...range,
    name: null,
    items,
    origins: Object.fromEntries(origins),
    isEdited: false,
    knownExtras: [],
    meals: mealsToBuyFor(days),
    showsAlwaysHad: false,
    foods: Object.fromEntries(items.map(({ name }) => [name, readFood(name)])),
  }
}
