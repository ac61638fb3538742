import type { Meal } from '../../domain/meals/meal.ts'
import classes from './diners-summary.module.css'
import { useEaters, useHousehold } from './household-people.ts'

interface Props {
  meal: Meal
  isOpen: boolean
  onTurn: () => void
}

/** Who eats, as initials or 'Everyone'; a press opens the choice. Hidden where the choice stands open anyway. */
export function DinersSummary({ meal, isOpen, onTurn }: Props) {
  const { family, guests } = useHousehold()
  const eaters = useEaters(meal)
  if (family.length + guests.length === 0) return null
  const isNamed = meal.dinerIds !== undefined || meal.guestIds !== undefined
  const names = isNamed ? eaters.map(({ firstName }) => firstName).join(', ') : 'everyone'
  return (
    <button
      type="button"
      className={classes.summary}
      aria-expanded={isOpen}
      aria-label={`Who eats ${meal.name}: ${names}`}
      title={`Who eats: ${names}`}
      onClick={onTurn}
    >
      {isNamed ? eaters.map(({ initials }) => initials).join(' ') : 'Everyone'}
    </button>
  )
}
