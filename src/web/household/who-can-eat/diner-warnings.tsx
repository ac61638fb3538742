import { type Eaten, warningsFor } from '../../../domain/recipes/who-can-eat.ts'
import classes from './diner-warnings.module.css'
import type { Diner } from './queries.ts'
import { together } from './say-warning.ts'
import { WarningRow } from './warning-row.tsx'

interface Props {
  /** The name of a meal without recipe. */
  eaten: Eaten
  people: readonly Diner[]
}

/**
 * Whom a meal may harm, in words; nothing where nobody is in danger. What no food can show (low
 * salt) is left to the recipe's own page. Loaded when somebody has an allergy or a diet, for it
 * knows all foods.
 */
export function DinerWarnings({ eaten, people }: Props) {
  const groups = together(warningsFor(eaten, people).filter(({ line }) => line !== null))
  if (groups.length === 0) return null
  return (
    <ul className={classes.warnings} aria-label="Allergies and diets">
      {groups.map((group, index) => (
        <WarningRow key={index} group={group} />
      ))}
    </ul>
  )
}
