import { IconHelpCircle } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { type Eaten, warningsFor } from '../../../domain/recipes/who-can-eat.ts'
import classes from './diner-warnings.module.css'
import type { Diner } from './queries.ts'
import { sayOnce, together, type WarningGroup } from './say-warning.ts'
import { WarningRow } from './warning-row.tsx'

interface Props {
  /** The name of a meal without recipe. */
  eaten: Eaten
  people: readonly Diner[]
}

const isUnsure = ({ warnings: [{ level }] }: WarningGroup) => level === 'not checked'

/**
 * Whom a meal may harm, in words; nothing where nobody is in danger. What is only not checked is
 * one sign, which tells the rest when it is pressed. What no food can show (low salt) is left to
 * the recipe's own page. Loaded when somebody has an allergy or a diet, for it knows all foods.
 */
export function DinerWarnings({ eaten, people }: Props) {
  const groups = together(warningsFor(eaten, people).filter(({ line }) => line !== null))
  const known = groups.filter((group) => !isUnsure(group))
  const unsure = groups.filter(isUnsure)
  return (
    <>
      {known.length > 0 && (
        <ul className={classes.warnings} aria-label="Allergies and diets">
          {known.map((group, index) => (
            <WarningRow key={index} group={group} />
          ))}
        </ul>
      )}
      {unsure.length > 0 && <NotChecked groups={unsure} />}
    </>
  )
}

/** One quiet sign for all that the product does not know; paper says it in full. */
function NotChecked({ groups }: { groups: readonly WarningGroup[] }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const names = sayOnce(groups.flatMap(({ people }) => people.map(({ name }) => name)))
  return (
    <div>
      <button
        type="button"
        className={classes.sign}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconHelpCircle size={15} aria-hidden />
        <span>
          Not checked<span className="aloud"> for {names}</span>
        </span>
      </button>
      <ul id={id} className={classes.warnings} aria-label="Not checked" hidden={!isOpen}>
        {groups.map((group, index) => (
          <WarningRow key={index} group={group} />
        ))}
      </ul>
    </div>
  )
}
