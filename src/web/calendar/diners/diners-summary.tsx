import type { Meal } from '../../../domain/calendar/meal.ts'
import { useTable } from './at-table.tsx'
import classes from './diners-summary.module.css'
import { type AtTable, eatersOf } from '../../household/household-people.ts'

/** More would push the meal's own words out of sight. */
const FIRST_INITIALS = 5

interface Props {
  meal: Meal
  isOpen: boolean
  onTurn: () => void
}

/** Who eats, as the first initials or 'Everyone'; a press opens the choice. */
export function DinersSummary({ meal, isOpen, onTurn }: Props) {
  const household = useTable()
  if (household.family.length + household.guests.length === 0) return null
  const eaters = eatersOf(meal, household)
  const isNamed = meal.dinerIds !== undefined || meal.guestIds !== undefined
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
      {isNamed ? sayInitials(eaters) : 'Everyone'}
    </button>
  )
}

function sayInitials(eaters: readonly AtTable[]): string {
  const isLong = eaters.length > FIRST_INITIALS + 1
  const first = (isLong ? eaters.slice(0, FIRST_INITIALS) : eaters).map(({ initials }) => initials)
  return [...first, ...(isLong ? [`+${eaters.length - FIRST_INITIALS}`] : [])].join(' ')
}
