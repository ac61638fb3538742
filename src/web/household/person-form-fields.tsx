import type { ReactNode } from 'react'
import type { PersonField } from '../../domain/household/person.ts'
import { FieldDisclosure } from '../ui/disclosure.tsx'
import { colours } from './colours.ts'
import { NeedsField } from './needs-field.tsx'
import { describePersonFields, type PersonFieldsProps } from './person-form-values.ts'
import { PersonNameFields } from './person-name-fields.tsx'
import { PersonTasteFields, tasteFields } from './person-taste-fields.tsx'
import { PortraitField } from './portrait-field.tsx'
import classes from './colour-field.module.css'

/**
 * All fields of a person: who they are and what they must not eat; how they eat and what they like
 * is one press away (household 14). Portrait and colour come last, since no meal depends on them.
 */
export function PersonFormFields({ values, problems, today, onChange }: PersonFieldsProps) {
  return (
    <>
      <PersonNameFields values={values} problems={problems} today={today} onChange={onChange} />
      <NeedsField
        kind="allergy"
        label="Allergies and intolerances"
        hint="We won’t plan them a meal with any of these. Add anything else, such as kiwi."
        otherLabel="Another allergy"
        chosen={values.allergies}
        problem={problems.allergies}
        onChange={(allergies) => onChange({ allergies })}
      />
      <div>
        <Part title="Diet" fields={['dietaryPreferences']} values={values} problems={problems}>
          <NeedsField
            kind="diet"
            label="Diets"
            hint="How they eat, by choice or by belief."
            otherLabel="Another diet"
            chosen={values.dietaryPreferences}
            problem={problems.dietaryPreferences}
            onChange={(dietaryPreferences) => onChange({ dietaryPreferences })}
          />
        </Part>
        <Part title="Likes, dislikes and notes" fields={tasteFields} values={values} problems={problems}>
          <PersonTasteFields values={values} problems={problems} onChange={onChange} />
        </Part>
      </div>
      <PortraitField
        person={values}
        problem={problems.profilePhoto}
        onChange={(profilePhoto) => onChange({ profilePhoto })}
      />
      <ColourField value={values.color} problem={problems.color} onChange={(color) => onChange({ color })} />
    </>
  )
}

interface PartProps extends Pick<PersonFieldsProps, 'values' | 'problems'> {
  title: string
  fields: readonly PersonField[]
  children: ReactNode
}

function Part({ values, ...part }: PartProps) {
  const filledIn = part.fields.flatMap((field) =>
    describePersonFields({ [field]: values[field] }).map(({ text }) => text),
  )
  return (
    <FieldDisclosure
      {...part}
      summary={filledIn.filter((text) => text !== '').join(' · ') || 'Nothing yet'}
    />
  )
}

interface ColourFieldProps {
  value: string
  problem: string | undefined
  onChange: (colour: string) => void
}

/** The colour of a person. A stored colour that is not among the choices is offered too. */
function ColourField({ value, problem, onChange }: ColourFieldProps) {
  const isKnown = colours.some((colour) => colour.value === value)
  const row = isKnown ? colours : [...colours, { value, name: 'Own colour' }]
  return (
    <fieldset>
      <legend className={classes.label}>Colour</legend>
      <div className={classes.row}>
        {row.map((colour) => (
          <label key={colour.value} className={classes.colour} style={{ background: colour.value }}>
            <input
              type="radio"
              className="aloud"
              name="colour"
              aria-label={colour.name}
              checked={colour.value === value}
              onChange={() => onChange(colour.value)}
            />
          </label>
        ))}
      </div>
      {problem && <p className={classes.problem}>{problem}</p>}
    </fieldset>
  )
}
