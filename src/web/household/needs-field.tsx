import { offeredAllergies, offeredDiets } from './need-names.ts'
import { ChoicesField } from './choices-field.tsx'
import { NeedNotes } from './need-notes.tsx'

interface Props {
  kind: 'allergy' | 'diet'
  label: string
  hint: string
  otherLabel: string
  chosen: string[]
  problem: string | undefined
  onChange: (chosen: string[]) => void
}

/** Allergies or diets: the usual ones as buttons, any other typed, and what is understood by it. */
export const NeedsField = (props: Props) => (
  <ChoicesField
    {...props}
    offered={props.kind === 'allergy' ? offeredAllergies : offeredDiets}
    notes={<NeedNotes kind={props.kind} chosen={props.chosen} onChange={props.onChange} />}
  />
)
