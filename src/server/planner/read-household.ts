/** Reads what the planner must know of a household besides its calendar. */
import type { PlanWish } from '../../domain/planner/plan-wish.ts'
import { refuse } from '../../domain/refusal.ts'
import { userById, userIdsOf } from '../account/sign-in/store.ts'
import type { Db } from '../db/tables.ts'
import type { SignedIn } from '../http/context.ts'
import { readBindings, readPreferences } from '../household/preferences.ts'
import { peopleOf } from '../household/store.ts'
import { recipesOf } from '../recipes/store.ts'
import { templateById } from '../calendar/templates/store.ts'
import { allowancesOf, knownIngredientsOf } from './known-store.ts'

export type HouseholdForPlanner = Awaited<ReturnType<typeof readHousehold>>

/** Who plans, who eats, what there is to eat, and what the family said of it. */
export async function readHousehold(db: Db, { id, householdId }: SignedIn, wish: PlanWish) {
  const userIds = await userIdsOf(db, householdId)
  const [account, preferences, bindings, recipes, family, guests, known, allowed, template] =
    await Promise.all([
      userById(db, id),
      readPreferences(db, householdId, id),
      readBindings(db, householdId, userIds),
      recipesOf(db, householdId),
      peopleOf(db, householdId, 'familyMembers'),
      peopleOf(db, householdId, 'guestDiners'),
      knownIngredientsOf(db, householdId),
      allowancesOf(db, householdId),
      typeof wish.templateId === 'number' ? templateById(db, householdId, wish.templateId) : null,
    ])
  if (template === undefined)
    return refuseField('templateId', 'That day template is not there any more. Choose another one.')
  refuseUnknown('dinerIds', wish.dinerIds, family)
  refuseUnknown('guestIds', wish.guestIds, guests)
  return { account, preferences, bindings, recipes, family, guests, known, allowed, template }
}

export function refuseField(path: string, message: string): never {
  throw refuse('BAD_INPUT', message, { issues: [{ path, message }] })
}

function refuseUnknown(
  path: string,
  ids: readonly number[] | undefined,
  people: readonly { id: number }[],
): void {
  if (ids?.every((id) => people.some((person) => person.id === id)) !== false) return
  refuseField(path, 'Somebody you chose is not there any more. Choose again.')
}
