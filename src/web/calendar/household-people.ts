import type { Person } from '../../domain/household/person.ts'
import { eats, isInvited } from '../../domain/meals/diners.ts'
import type { Meal } from '../../domain/meals/meal.ts'
import { usePeople } from '../household/queries.ts'

const nobody: readonly Person[] = []

/** Everybody who may eat at this table; empty until it is read. */
export function useHousehold() {
  const family = usePeople('family-members').data ?? nobody
  const guests = usePeople('guest-diners').data ?? nobody
  return { family, guests }
}

/** Those who eat a meal. */
export function useEaters(meal: Pick<Meal, 'dinerIds' | 'guestIds'>): Person[] {
  const { family, guests } = useHousehold()
  return [...family.filter(({ id }) => eats(meal, id)), ...guests.filter(({ id }) => isInvited(meal, id))]
}
