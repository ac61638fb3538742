import { useMemo } from 'react'
import { eats, isInvited, resolveNamedDiners } from '../../domain/calendar/diners.ts'
import type { Meal } from '../../domain/calendar/meal.ts'
import { displayNameAmong, type Person } from '../../domain/household/person.ts'
import { hasFoodNeeds } from '../../domain/household/who-can-eat/eater.ts'
import { useHouseholdNeeds } from '../account/sign-in/queries.ts'
import { usePeople } from './queries.ts'
import type { Diner } from './who-can-eat/queries.ts'

/** Somebody who may eat; `name` is unique among all of them. */
export type HouseholdDiner = Person & Diner & { kind: 'family' | 'guest' }

export interface Household {
  family: readonly HouseholdDiner[]
  guests: readonly HouseholdDiner[]
  /** What binds every meal, whoever eats it (household 61). */
  wholeHousehold: readonly Diner[]
}

export const emptyHousehold: Household = { family: [], guests: [], wholeHousehold: [] }
const noPeople: readonly Person[] = []

/**
 * Everybody who may eat; empty until it is read. The object stays the same until somebody changes.
 */
export function useHousehold(): Household {
  const family = usePeople('family-members').data ?? noPeople
  const guests = usePeople('guest-diners').data ?? noPeople
  const wholeHousehold = useWholeHousehold()
  return useMemo(() => {
    if (family.length + guests.length + wholeHousehold.length === 0) return emptyHousehold
    const shortNameOf = displayNameAmong([...family, ...guests])
    const toDiner = (kind: HouseholdDiner['kind']) => (person: Person) => ({
      ...person,
      kind,
      name: shortNameOf(person),
    })
    const familyDiners = family.map(toDiner('family'))
    return {
      family: familyDiners,
      guests: guests.map(toDiner('guest')),
      wholeHousehold: wholeHousehold.map((diner) => ({
        ...diner,
        family: familyDiners.filter(hasFoodNeeds),
      })),
    }
  }, [family, guests, wholeHousehold])
}

const nobody: readonly Diner[] = []

/** The household as one more diner, where its adults must not eat something. */
function useWholeHousehold(): readonly Diner[] {
  const needs = useHouseholdNeeds()
  return useMemo(() => {
    if (!needs) return nobody
    const { allergies, diets: dietaryPreferences } = needs
    const name = 'your household'
    return [{ kind: 'household', id: 0, name, firstName: name, allergies, dietaryPreferences }]
  }, [needs])
}

/** Everybody for whom a dish is judged, the household among them. */
export function useEveryone(): Diner[] {
  const { family, guests, wholeHousehold } = useHousehold()
  return [...family, ...guests, ...wholeHousehold]
}

export function eatersOf(meal: Pick<Meal, 'dinerIds' | 'guestIds'>, household: Household): HouseholdDiner[] {
  const named = resolveNamedDiners(meal, household)
  return [
    ...household.family.filter(({ id }) => eats(named, id)),
    ...household.guests.filter(({ id }) => isInvited(named, id)),
  ]
}
