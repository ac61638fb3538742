import { useMemo } from 'react'
import { calledAmong, type Person } from '../../domain/household/person.ts'
import { eats, isInvited } from '../../domain/calendar/diners.ts'
import type { Meal } from '../../domain/calendar/meal.ts'
import { usePeople } from './queries.ts'
import type { Diner } from './who-can-eat/queries.ts'

/** Somebody who may eat; `name` is unique among all of them. */
export type HouseholdDiner = Person & Diner

export interface Household {
  family: readonly HouseholdDiner[]
  guests: readonly HouseholdDiner[]
}

export const emptyHousehold: Household = { family: [], guests: [] }
const noPeople: readonly Person[] = []

/**
 * Everybody who may eat; empty until it is read. The object stays the same until somebody changes.
 */
export function useHousehold(): Household {
  const family = usePeople('family-members').data ?? noPeople
  const guests = usePeople('guest-diners').data ?? noPeople
  return useMemo(() => {
    if (family.length + guests.length === 0) return emptyHousehold
    const shortNameOf = calledAmong([...family, ...guests])
    const toDiner = (kind: Diner['kind']) => (person: Person) => ({
      ...person,
      kind,
      name: shortNameOf(person),
    })
    return { family: family.map(toDiner('family')), guests: guests.map(toDiner('guest')) }
  }, [family, guests])
}

const everyoneOf = ({ family, guests }: Household): HouseholdDiner[] => [...family, ...guests]

export const useEveryone = () => everyoneOf(useHousehold())

export const eatersOf = (meal: Pick<Meal, 'dinerIds' | 'guestIds'>, household: Household) =>
  everyoneOf(household).filter(({ kind, id }) => (kind === 'family' ? eats(meal, id) : isInvited(meal, id)))
