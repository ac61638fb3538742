import { PEOPLE_LIMITS } from '../fields.ts'
import type { Meal } from './meal.ts'

/** Who eats a meal, and for how many it is. */
export type Diners = Pick<Meal, 'dinerIds' | 'guestIds' | 'peopleCount'>

interface People {
  family: readonly { id: number }[]
  guests: readonly { id: number }[]
}

/** Whether a family member eats a meal: without names, the whole family does. */
export const eats = ({ dinerIds }: Pick<Meal, 'dinerIds'>, id: number): boolean =>
  dinerIds?.includes(id) ?? true

/** Whether a guest eats a meal: only if the family said so. */
export const isInvited = ({ guestIds }: Pick<Meal, 'guestIds'>, id: number): boolean =>
  guestIds?.includes(id) ?? false

/**
 * The people whom a meal names and who still exist. Where all of them were removed the meal names
 * nobody: then the whole family eats it, and warnings are for all of them (calendar 85).
 */
export function resolveNamedDiners<Named extends Pick<Meal, 'dinerIds' | 'guestIds'>>(
  meal: Named,
  { family, guests }: People,
): Named {
  const { dinerIds = [], guestIds = [] } = meal
  const isThere =
    family.some(({ id }) => dinerIds.includes(id)) || guests.some(({ id }) => guestIds.includes(id))
  return isThere ? meal : { ...meal, dinerIds: undefined, guestIds: undefined }
}

const toggleId = (ids: readonly number[], id: number) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]

/**
 * The meal after one person was toggled. The people count follows the named people, up to the most
 * of a meal (calendar 5). With nobody left, the meal names nobody again, which means the whole
 * family.
 */
export function toggleDiner(
  before: Diners,
  who: { kind: 'family' | 'guest'; id: number },
  household: People,
): Diners {
  const meal = resolveNamedDiners(before, household)
  const family = household.family.filter(({ id }) => eats(meal, id)).map(({ id }) => id)
  const guests = household.guests.filter(({ id }) => isInvited(meal, id)).map(({ id }) => id)
  const dinerIds = who.kind === 'family' ? toggleId(family, who.id) : family
  const guestIds = who.kind === 'guest' ? toggleId(guests, who.id) : guests
  const count = dinerIds.length + guestIds.length
  if (count === 0) {
    return { dinerIds: undefined, guestIds: undefined, peopleCount: clampPeople(household.family.length) }
  }
  return { dinerIds, guestIds: guestIds.length > 0 ? guestIds : undefined, peopleCount: clampPeople(count) }
}

const clampPeople = (people: number) => Math.min(Math.max(people, PEOPLE_LIMITS.least), PEOPLE_LIMITS.most)
