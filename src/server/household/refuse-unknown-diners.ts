import { mealFieldOf } from '../../domain/calendar/meal.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Household } from '../db/household.ts'
import type { MealLists } from '../recipes/refuse-unknown-recipes.ts'
import { knownPersonIds, type PeopleTable } from './store.ts'

type IdField = 'dinerIds' | 'guestIds'

const idsIn = (lists: MealLists, field: IdField) =>
  Object.values(mealFieldOf).flatMap((slot) => (lists[slot] ?? []).flatMap((meal) => meal[field] ?? []))

/** People newly named at a meal must belong to the household; those already named may have left. */
export async function refuseUnknownDiners(
  household: Household,
  wanted: MealLists,
  current: MealLists,
): Promise<void> {
  const tables: [IdField, PeopleTable][] = [
    ['dinerIds', 'familyMembers'],
    ['guestIds', 'guestDiners'],
  ]
  for (const [field, table] of tables) {
    const currentIds = new Set(idsIn(current, field))
    const added = [...new Set(idsIn(wanted, field))].filter((id) => !currentIds.has(id))
    const known = await knownPersonIds(household, table, added)
    if (added.some((id) => !known.has(id))) {
      throw refuse(
        'BAD_INPUT',
        'Somebody at this meal is no longer in your household. Choose again who eats.',
      )
    }
  }
}
