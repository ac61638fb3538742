/** Reads what the planner needs of a household besides its calendar. */

import type { PlanningRequest } from '../../domain/planner/planning-request.ts'
import { refuseField } from '../../domain/refusal.ts'
import { userById, userIdsOf } from '../account/sign-in/store.ts'
import { templateById } from '../calendar/templates/store.ts'
import type { Household } from '../db/household.ts'
import { allowancesOf, fineLinesOf, confirmedLinesOf } from '../household/family-answers-store.ts'
import { readConstraints, readPreferences } from '../household/preferences.ts'
import { peopleOf } from '../household/store.ts'
import { recipesOf } from '../recipes/store.ts'
import { keptRulesOf } from './kept-rules.ts'

export type HouseholdForPlanner = Awaited<ReturnType<typeof readHousehold>>

/** The planner's person, the eaters, the recipes, and what the family confirmed. */
export async function readHousehold(household: Household, userId: number, request: PlanningRequest) {
  const userIds = await userIdsOf(household)
  const [
    account,
    preferences,
    bindings,
    recipes,
    family,
    guests,
    confirmedLines,
    allowed,
    fine,
    template,
    keptRules,
  ] = await Promise.all([
    userById(household.db, userId),
    readPreferences(household, userId),
    readConstraints(household, userIds),
    recipesOf(household),
    peopleOf(household, 'familyMembers'),
    peopleOf(household, 'guestDiners'),
    confirmedLinesOf(household),
    allowancesOf(household),
    fineLinesOf(household),
    typeof request.templateId === 'number' ? templateById(household, request.templateId) : null,
    keptRulesOf(household),
  ])
  if (template === undefined)
    throw refuseField('templateId', 'That day template is no longer there. Choose another one.')
  refuseUnknown('dinerIds', request.dinerIds, family)
  refuseUnknown('guestIds', request.guestIds, guests)
  return {
    account,
    preferences,
    bindings,
    recipes,
    family,
    guests,
    confirmedLines,
    allowed,
    fine,
    template,
    keptRules,
  }
}

function refuseUnknown(
  path: string,
  ids: readonly number[] | undefined,
  people: readonly { id: number }[],
): void {
  if (ids?.every((id) => people.some((person) => person.id === id)) !== false) return
  throw refuseField(path, 'Somebody you chose is no longer there. Choose again.')
}
