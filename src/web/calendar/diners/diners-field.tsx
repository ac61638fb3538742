import { IconCheck } from '@tabler/icons-react'
import { type Diners, eats, isInvited, turnDiner } from '../../../domain/calendar/diners.ts'
import { Portrait } from '../../household/portrait.tsx'
import { useTable } from './at-table.tsx'
import classes from './diners-field.module.css'
import type { AtTable } from '../../household/household-people.ts'

interface Props {
  /** What is eaten: 'Fish pie', or 'this meal' while it is made. */
  what: string
  value: Diners
  onChange: (diners: Diners) => void
}

/**
 * Which family members and guests eat; the number of people follows. Nothing is shown to a
 * household without people.
 */
export function DinersField({ what, value, onChange }: Props) {
  const household = useTable()
  const { family, guests } = household
  if (family.length + guests.length === 0) return null
  const chip = (person: AtTable, isEating: boolean) => (
    <button
      key={`${person.kind}-${person.id}`}
      type="button"
      className={classes.chip}
      aria-pressed={isEating}
      title={person.allergies.length > 0 ? `Allergies: ${person.allergies.join(', ')}` : undefined}
      onClick={() => onChange(turnDiner(value, { kind: person.kind, id: person.id }, household))}
    >
      <span className={classes.face}>
        <Portrait person={person} />
      </span>
      {person.name}
      {person.kind === 'guest' && <span className={classes.guest}> (guest)</span>}
      {isEating && <IconCheck size={14} stroke={2.4} aria-hidden />}
    </button>
  )
  return (
    <div className={classes.people} role="group" aria-label={`Who eats ${what}`}>
      {family.map((person) => chip(person, eats(value, person.id)))}
      {guests.map((person) => chip(person, isInvited(value, person.id)))}
    </div>
  )
}
