import { IconCheck } from '@tabler/icons-react'
import { createContext, lazy, type ReactNode, Suspense, use } from 'react'
import {
  type Diners,
  eats,
  isInvited,
  resolveNamedDiners,
  toggleDiner,
} from '../../../domain/calendar/diners.ts'
import type { Meal } from '../../../domain/calendar/meal.ts'
import { isRenamedMeal } from '../../../domain/calendar/renamed-meal.ts'
import { hasFoodNeeds } from '../../../domain/household/who-can-eat/eater.ts'
import { eatenLinesOf, recipeFinder } from '../../../domain/recipes/used-recipes.ts'
import {
  type HouseholdDiner,
  eatersOf,
  type Household,
  emptyHousehold,
  useHousehold,
} from '../../household/household-people.ts'
import { Portrait } from '../../household/portrait.tsx'
import { type Diner, useFamilyAnswers } from '../../household/who-can-eat/queries.ts'
import { useRecipes } from '../../recipes/queries.ts'
import classes from './diners-field.module.css'

const HouseholdContext = createContext<Household>(emptyHousehold)

const useProvidedHousehold = (): Household => use(HouseholdContext)

/** Reads the people once for all meals: a week has dozens of meals, and each asks several times. */
export function HouseholdProvider({ children }: { children: ReactNode }) {
  const household = useHousehold()
  return <HouseholdContext value={household}>{children}</HouseholdContext>
}

interface Props {
  /** The meal's name, 'Fish pie', or 'this meal' for a new one. */
  what: string
  value: Diners
  onChange: (diners: Diners) => void
}

/**
 * Which family members and guests eat; it sets the number of people. A household without people
 * does not see it.
 */
export function DinersField({ what, value, onChange }: Props) {
  const household = useProvidedHousehold()
  const { family, guests } = household
  if (family.length + guests.length === 0) return null
  const named = resolveNamedDiners(value, household)
  const personChip = (person: HouseholdDiner, isEating: boolean) => (
    <button
      key={`${person.kind}-${person.id}`}
      type="button"
      className={classes.chip}
      aria-pressed={isEating}
      title={person.allergies.length > 0 ? `Allergies: ${person.allergies.join(', ')}` : undefined}
      onClick={() => onChange(toggleDiner(value, { kind: person.kind, id: person.id }, household))}
    >
      <span className={classes.face}>
        <Portrait person={person} />
      </span>
      <span>
        {person.name}
        {person.kind === 'guest' && <span className={classes.guest}> (guest)</span>}
      </span>
      {isEating && <IconCheck size={14} stroke={2.4} aria-hidden />}
    </button>
  )
  return (
    <div className={classes.people} role="group" aria-label={`Who eats ${what}`}>
      {family.map((person) => personChip(person, eats(named, person.id)))}
      {guests.map((person) => personChip(person, isInvited(named, person.id)))}
    </div>
  )
}

/** More initials would leave no room for the meal's name. */
const FIRST_INITIALS = 5

interface DinersSummaryProps {
  meal: Meal
  isOpen: boolean
  onTurn: () => void
}

/** Who eats, as the first initials or 'Everyone'. Pressing it opens the choice. */
export function DinersSummary({ meal, isOpen, onTurn }: DinersSummaryProps) {
  const household = useProvidedHousehold()
  if (household.family.length + household.guests.length === 0) return null
  const eaters = eatersOf(meal, household)
  const { dinerIds, guestIds } = resolveNamedDiners(meal, household)
  const isNamed = dinerIds !== undefined || guestIds !== undefined
  const names = isNamed ? eaters.map(({ name }) => name).join(', ') : 'everyone'
  return (
    <button
      type="button"
      className={classes.summary}
      data-named={isNamed}
      aria-expanded={isOpen}
      aria-label={`Who eats ${meal.name}: ${names}`}
      title={`Who eats: ${names}`}
      onClick={onTurn}
    >
      {isNamed ? formatInitials(eaters) : 'Everyone'}
    </button>
  )
}

function formatInitials(eaters: readonly HouseholdDiner[]): string {
  const isLong = eaters.length > FIRST_INITIALS + 1
  const first = (isLong ? eaters.slice(0, FIRST_INITIALS) : eaters).map(({ initials }) => initials)
  return [...first, ...(isLong ? [`+${eaters.length - FIRST_INITIALS}`] : [])].join(' ')
}

const DinerWarnings = lazy(async () => ({
  default: (await import('../../household/who-can-eat/diner-warnings.tsx')).DinerWarnings,
}))

type Eaten = Pick<Meal, 'name' | 'type' | 'recipeId' | 'cookedFrom' | 'dinerIds' | 'guestIds'>

export function MealWarnings({ meal }: { meal: Eaten }) {
  const household = useProvidedHousehold()
  const peopleWithNeeds = [...eatersOf(meal, household), ...household.wholeHousehold].filter(hasFoodNeeds)
  return peopleWithNeeds.length === 0 ? null : <CheckedMeal meal={meal} people={peopleWithNeeds} />
}

function CheckedMeal({ meal, people }: { meal: Eaten; people: readonly Diner[] }) {
  const recipes = useRecipes().data
  const { isReady, confirmed, withAllowances } = useFamilyAnswers(true)
  const dish = meal.recipeId ?? meal.cookedFrom
  if (!isReady || (dish !== undefined && !recipes)) return null
  const recipe = recipes?.find(({ id }) => id === dish)
  const eaten = recipe ? eatenLinesOf(recipe, recipeFinder(recipes ?? [])) : { lines: [] }
  const isJudgedByName = !recipe || isRenamedMeal(meal, recipe.name)
  const lines = isJudgedByName ? [...eaten.lines, meal.name] : eaten.lines
  return (
    <Suspense fallback={null}>
      <DinerWarnings
        dishName={meal.name}
        eaten={{
          ...eaten,
          lines,
          dishNames: isJudgedByName ? [meal.name] : [],
          tags: recipe?.tags ?? [],
          confirmed,
        }}
        people={withAllowances(people)}
      />
    </Suspense>
  )
}
