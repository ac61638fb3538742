import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { describeAllergy, describeDiet } from '../../domain/household/who-can-eat/describe-need.ts'
import { ChoicesField } from './choices-field.tsx'
import { offeredAllergies, offeredDiets } from './need-names.ts'
import classes from './need-notes.module.css'

interface Props {
  kind: 'allergy' | 'diet'
  label: string
  hint: string
  otherLabel: string
  chosen: string[]
  problem: string | undefined
  onChange: (chosen: string[]) => void
}

/**
 * Allergies or diets: the usual ones as buttons, any other typed, with a note on what a typed one
 * is taken for.
 */
export const NeedsField = (props: Props) => (
  <ChoicesField
    {...props}
    offered={props.kind === 'allergy' ? offeredAllergies : offeredDiets}
    notes={<NeedNotes kind={props.kind} chosen={props.chosen} onChange={props.onChange} />}
  />
)

interface NeedNotesProps {
  kind: 'allergy' | 'diet'
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

interface Rule {
  describeAllergy: typeof describeAllergy
  describeDiet: typeof describeDiet
}

const isOffered = (value: string) => offeredAllergies.some((offered) => offered.value === value)

/**
 * Says under a field which foods a family's own word for an allergy stands for, and which words
 * cannot be checked (household 54). The code of the rule contains all foods, so it loads with the
 * first such word.
 */
function NeedNotes({ kind, chosen, onChange }: NeedNotesProps) {
  const valuesToExplain = kind === 'diet' ? chosen : chosen.filter((value) => !isOffered(value))
  const rule = useRule(valuesToExplain.length > 0)
  const notes = valuesToExplain.flatMap((value) => {
    const note = kind === 'diet' ? rule?.describeDiet(value) : rule?.describeAllergy(value)
    return note ? [{ ...note, value }] : []
  })
  return (
    <ul
      className={classes.notes}
      aria-live="polite"
      aria-label={kind === 'diet' ? 'What ingredients do not show' : 'What we look for'}
    >
      {notes.map(({ value, text, isUnknown, near }) => (
        <li key={value} className={isUnknown && kind === 'allergy' ? classes.unknown : undefined}>
          {text}
          {near !== null && (
            <Button
              className={classes.meant}
              variant="default"
              size="compact-md"
              onClick={() =>
                onChange(chosen.map((chosenValue) => (chosenValue === value ? near : chosenValue)))
              }
            >
              I meant {near}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function useRule(isWanted: boolean): Rule | undefined {
  const [rule, setRule] = useState<Rule>()
  useEffect(() => {
    if (!isWanted) return
    // If the rule cannot load no note is shown; the lines of recipes still show what cannot be
    // checked.
    import('../../domain/household/who-can-eat/describe-need.ts').then(setRule).catch(() => undefined)
  }, [isWanted])
  return rule
}
