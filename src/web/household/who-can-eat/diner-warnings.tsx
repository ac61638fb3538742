import { type MealContents, warningsFor } from '../../../domain/household/who-can-eat/who-can-eat.ts'
import { withoutRepeats } from '../../../domain/household/who-can-eat/without-repeats.ts'
import { groupWarnings } from './describe-warning.ts'
import type { Diner } from './queries.ts'
import { SafetySign } from './safety-sign.tsx'
import { safetySummaryOf, verdictOf } from './verdict.ts'
import { WarningRow } from './warning-row.tsx'
import classes from './diner-warnings.module.css'

interface Props {
  dishName: string
  eaten: MealContents
  people: readonly Diner[]
}

/**
 * The sign of a meal for those who eat it; in print it gives the reasons in full. Needs that no
 * food can show (low salt) appear only in the opened sign. It is loaded where somebody has an
 * allergy or a diet, since it brings the food lexicon.
 */
export function DinerWarnings({ dishName, eaten, people }: Props) {
  const warnings = withoutRepeats(warningsFor(eaten, people))
  const summary = safetySummaryOf(verdictOf(warnings))
  const onPaper = groupWarnings(warnings.filter(({ line }) => line !== null))
  return (
    <>
      {summary && <SafetySign summary={summary} dishName={dishName} eatenOf={() => eaten} people={people} />}
      {onPaper.length > 0 && (
        <ul className={classes.warnings} aria-label="Allergies and diets" hidden>
          {onPaper.map((group, index) => (
            <WarningRow key={index} group={group} />
          ))}
        </ul>
      )}
    </>
  )
}
