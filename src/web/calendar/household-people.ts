import type { Person } from '../../domain/household/person.ts'
import { eats, isInvited } from '../../domain/meals/diners.ts'
import type { Meal } from '../../domain/meals/meal.ts'
import { usePeople } from '../household/queries.ts'
import type { Diner } from '../recipes/safety-queries.ts'

const nobody: readonly Person[] = []

/** Everybody who may eat at this table; empty until it is read. */
export function useHousehold() {
  const family = usePeople('family-members').data ?? nobody
  const guests = usePeople('guest-diners').data ?? nobody
  return { family, guests }
}

/** Everybody of the household and its guests, each with where they are written down. */
export function useEveryone(): (Person & Diner)[] {
  const { family, guests } = useHousehold()
  return [
    ...family.map((person) => ({ ...person, kind: 'family' as const })),
    ...guests.map((person) => ({ ...person, kind: 'guest' as const })),
  ]
}

/** Those who eat a meal. */
export const useEaters = (meal: Pick<Meal, 'dinerIds' | 'guestIds'>) =>
  useEveryone().filter(({ kind, id }) => (kind === 'family' ? eats(meal, id) : isInvited(meal, id)))
