import { useMemo } from 'react'
import type { Person } from '../../domain/household/person.ts'
import { eats, isInvited } from '../../domain/meals/diners.ts'
import type { Meal } from '../../domain/meals/meal.ts'
import { usePeople } from '../household/queries.ts'
import type { Diner } from '../safety/queries.ts'

/** Everybody who may eat at a table. */
export interface Household {
  family: readonly Person[]
  guests: readonly Person[]
}

const nobody: readonly Person[] = []
export const nobodyAtTable: Household = { family: nobody, guests: nobody }
const known = (people: readonly Person[] | undefined) => (people && people.length > 0 ? people : nobody)

/** Everybody who may eat at this table; empty until it is read, and the same until somebody changes. */
export function useHousehold(): Household {
  const family = known(usePeople('family-members').data)
  const guests = known(usePeople('guest-diners').data)
  return useMemo(() => ({ family, guests }), [family, guests])
}

/** Everybody of the household and its guests, each with where they are written down. */
const everyoneOf = ({ family, guests }: Household): (Person & Diner)[] => [
  ...family.map((person) => ({ ...person, kind: 'family' as const })),
  ...guests.map((person) => ({ ...person, kind: 'guest' as const })),
]

export const useEveryone = () => everyoneOf(useHousehold())

/** Those who eat a meal. */
export const eatersOf = (meal: Pick<Meal, 'dinerIds' | 'guestIds'>, household: Household) =>
  everyoneOf(household).filter(({ kind, id }) => (kind === 'family' ? eats(meal, id) : isInvited(meal, id)))
