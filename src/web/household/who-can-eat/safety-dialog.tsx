import { Button } from '@mantine/core'
import { formatCount } from '@plateful/ingredients/format-english'
import { lineKey } from '@plateful/ingredients/lines/line-key'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { hasFoodNeeds } from '../../../domain/household/who-can-eat/eater.ts'
import { needKey } from '../../../domain/household/who-can-eat/fine-lines.ts'
import { type MealContents, warningsFor } from '../../../domain/household/who-can-eat/who-can-eat.ts'
import { withoutRepeats } from '../../../domain/household/who-can-eat/without-repeats.ts'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { AllergenFreeLines } from './allergen-free-lines.tsx'
import { ConfirmLineDialog } from './confirm-line-dialog.tsx'
import { formatPeople, groupWarnings } from './describe-warning.ts'
import { FamilyAnswers } from './family-answers.tsx'
import { LineInDoubt } from './line-in-doubt.tsx'
import { type Diner, useFamilyAnswers } from './queries.ts'
import { WarningRow } from './warning-row.tsx'
import classes from './safety-dialog.module.css'

interface Props {
  dishName: string
  eaten: MealContents
  people: readonly Diner[]
  onClose: () => void
}

/**
 * The details behind a sign (household 24): who must not eat the dish and why, the lines to check
 * with the answers that the family can give, its earlier answers, and the reason for every line
 * that is free.
 */
export function SafetyDialog({ dishName, eaten, people, onClose }: Props) {
  const peopleWithNeeds = people.filter(hasFoodNeeds)
  const { confirmedLines, fine, confirmed, withAllowances } = useFamilyAnswers(true)
  const [lineToAsk, setLineToAsk] = useState<string | null>(null)
  const parts = useRef<HTMLDivElement>(null)
  // The element that opened the dialog may be gone, and the page behind it must not get the focus.
  useEffect(() => {
    if (lineToAsk === null && document.activeElement === document.body) parts.current?.focus()
  }, [lineToAsk])
  const contents: MealContents = { ...eaten, confirmed }
  const diners = withAllowances(peopleWithNeeds)
  const { safeDiners, unsafe, open, linesInDoubt, withoutLine } = findingsFor(contents, diners)
  const keys = new Set(eaten.lines.map(lineKey))
  return (
    <Dialog title={`Who can eat ${dishName}`} width="34rem" onClose={onClose}>
      <div ref={parts} tabIndex={-1} className={classes.parts}>
        {safeDiners.length > 0 && <p className={classes.safe}>Safe for {formatPeople(safeDiners)}</p>}
        {unsafe.length > 0 && (
          <Part title="Must not eat it">
            {groupWarnings(unsafe).map((group, index) => (
              <WarningRow key={index} group={group} by="line" />
            ))}
          </Part>
        )}
        {linesInDoubt.length > 0 && (
          <Part title={formatCount(linesInDoubt.length, 'line to look at', 'lines to look at')}>
            {linesInDoubt.map((line) => (
              <LineInDoubt
                key={line}
                line={line}
                warnings={open.filter((warning) => warning.line === line)}
                eaten={contents}
                onAsk={() => setLineToAsk(line)}
              />
            ))}
          </Part>
        )}
        {withoutLine.length > 0 && (
          <Part title="What no food can show">
            {groupWarnings(withoutLine).map((group, index) => (
              <WarningRow key={index} group={group} />
            ))}
          </Part>
        )}
        <FamilyAnswers
          confirmedLines={confirmedLines.filter(({ line }) => keys.has(line))}
          fine={fine.filter(
            ({ kind, personId, line }) =>
              keys.has(line) && diners.some((eater) => eater.kind === kind && eater.id === personId),
          )}
          eaten={contents}
          diners={diners}
          onAsk={setLineToAsk}
        />
        <AllergenFreeLines
          eaten={contents}
          needs={{
            allergies: distinct(diners.flatMap(({ allergies }) => allergies)),
            diets: distinct(diners.flatMap(({ dietaryPreferences = [] }) => dietaryPreferences)),
          }}
        />
      </div>
      <DialogButtons>
        <Button onClick={onClose}>Close</Button>
      </DialogButtons>
      {lineToAsk !== null && (
        <ConfirmLineDialog
          line={lineToAsk}
          before={confirmedLines.find(({ line }) => line === lineKey(lineToAsk))}
          onClose={() => setLineToAsk(null)}
        />
      )}
    </Dialog>
  )
}

/** Who can eat it, and the warnings for the others: certain ones, and open ones of each line. */
function findingsFor(contents: MealContents, diners: readonly Diner[]) {
  const allWarnings = warningsFor(contents, diners)
  const warnings = withoutRepeats(allWarnings)
  const open = warnings.filter(({ level }) => level !== 'contains')
  return {
    safeDiners: diners.filter((diner) => !allWarnings.some(({ person }) => person === diner)),
    unsafe: warnings.filter(({ level }) => level === 'contains'),
    open,
    linesInDoubt: [...new Set(open.flatMap(({ line }) => line ?? []))],
    withoutLine: open.filter(({ line }) => line === null),
  }
}

/** Needs that differ only in case are one. */
const distinct = (needs: readonly string[]): string[] => [
  ...new Map(needs.toReversed().map((need) => [needKey(need), need])).values(),
]

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.part}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      <ul className={classes.list}>{children}</ul>
    </section>
  )
}
