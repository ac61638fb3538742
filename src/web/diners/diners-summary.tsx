import type { Meal } from '../../domain/meals/meal.ts'
import classes from './diners-summary.module.css'
import { eatersOf, type Household } from './household-people.ts'

interface Props {
  meal: Meal
  household: Household
  isOpen: boolean
  onTurn: () => void
}

/** Who eats, as initials or 'Everyone'; a press opens the choice. Hidden where the choice stands open anyway. */
export function DinersSummary({ meal, household, isOpen, onTurn }: Props) {
  if (household.family.length + household.guests.length === 0) return null
  const eaters = eatersOf(meal, household)
  const isNamed = meal.dinerIds !== undefined || meal.guestIds !== undefined
  const names = isNamed ? eaters.map(({ firstName }) => firstName).join(', ') : 'everyone'
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
      {isNamed ? eaters.map(({ initials }) => initials).join(' ') : 'Everyone'}
    </button>
  )
}
