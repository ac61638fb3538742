import { IconAlertTriangle, IconHelpCircle } from '@tabler/icons-react'
import { type DinerWarning, type Eater, warningsFor } from '../../domain/recipes/who-can-eat.ts'
import classes from './diner-warnings.module.css'

interface Props {
  /** The ingredient lines, or the meal's own name where it has none. */
  lines: readonly string[]
  people: readonly Eater[]
}

/** Whom a meal may harm, in words; nothing where nobody is in danger. Loaded when somebody has an allergy, for it knows all foods. */
export function DinerWarnings({ lines, people }: Props) {
  const groups = together(warningsFor(lines, people))
  if (groups.length === 0) return null
  return (
    <ul className={classes.warnings} aria-label="Allergies">
      {groups.map(([first, ...rest]) => (
        <li
          key={`${first.level} ${first.person.firstName}`}
          className={classes.warning}
          data-level={first.level}
        >
          {first.level === 'not checked' ? (
            <IconHelpCircle size={14} aria-hidden />
          ) : (
            <IconAlertTriangle size={14} aria-hidden />
          )}
          <span title={[first, ...rest].map(({ line }) => line).join('\n')}>{say([first, ...rest])}</span>
        </li>
      ))}
    </ul>
  )
}

type Group = [DinerWarning, ...DinerWarning[]]

/** One group for each person and level, the worst first; a line that is certain is not repeated as a doubt. */
function together(warnings: readonly DinerWarning[]): Group[] {
  const groups = new Map<string, Group>()
  for (const warning of warnings) {
    const key = `${warning.level} ${warning.person.firstName}`
    const group = groups.get(key)
    if (group) group.push(warning)
    else groups.set(key, [warning])
  }
  return [...groups.values()]
}

const each = (words: readonly string[]) => [...new Set(words)].join(', ')

function say(group: Group): string {
  const { level, person } = group[0]
  const foods = each(group.map(({ food }) => food))
  if (level === 'not checked') return `Not checked for ${person.firstName}: ${foods}`
  const allergies = each(group.map(({ allergy }) => allergy.toLowerCase()))
  const verb = level === 'contains' ? 'contains' : 'may contain'
  return `${level === 'contains' ? 'Not for' : 'Careful,'} ${person.firstName}: ${verb} ${allergies} (${foods})`
}
