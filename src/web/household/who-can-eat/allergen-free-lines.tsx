import { formatList } from '@plateful/ingredients/format-english'
import { addToGroup } from '@plateful/ingredients/group-by'
import { useId } from 'react'
import { type Needs, type Verdict, verdictsFor } from '../../../domain/household/who-can-eat/verdicts.ts'
import type { MealContents } from '../../../domain/household/who-can-eat/who-can-eat.ts'
import classes from './safety-dialog.module.css'

interface Props {
  eaten: MealContents
  needs: Needs
}

/**
 * The lines that are free of an avoided allergen or suit a diet; each opens to the reason
 * (household 16). A line for which that holds of only some needs names these needs (household 41).
 */
export function AllergenFreeLines({ eaten, needs }: Props) {
  const id = useId()
  const verdicts = verdictsFor(eaten.lines, needs, eaten.confirmed, eaten)
  const verdictsByLine = new Map<string, Verdict[]>()
  for (const verdict of verdicts)
    if (verdict.level === 'free' && verdict.line !== null) addToGroup(verdictsByLine, verdict.line, verdict)
  const isFreeOfAll = (line: string) =>
    verdicts.every((verdict) => verdict.line !== line || verdict.level === 'free')
  /** 'free of milk and nuts, vegetarian' */
  const describeNeeds = (named: readonly string[]) => {
    const avoided = named.filter((need) => needs.allergies.includes(need))
    const diets = named.filter((need) => !needs.allergies.includes(need))
    const free = avoided.length === 0 ? [] : [`free of ${formatList(avoided)}`]
    return [...free, ...diets].join(', ').toLowerCase()
  }
  if (verdictsByLine.size === 0) return null
  return (
    <section aria-labelledby={id} className={classes.part}>
      <h3 id={id} className={classes.title}>
        Free, and why
      </h3>
      {[...verdictsByLine].map(([line, found]) => (
        <details key={line} className={classes.free}>
          <summary>
            {line}
            {!isFreeOfAll(line) && (
              <span className={classes.only}>
                {' '}
                · {describeNeeds(distinct(found.map(({ need }) => need)))}
              </span>
            )}
          </summary>
          <ul>
            {distinct(found.map(({ because }) => because)).map((because) => (
              <li key={because}>{because}</li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)]
