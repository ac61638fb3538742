/**
 * What a person types into the form of a family member or guest, and how it becomes somebody that
 * can be saved.
 */
import { z } from 'zod'
import type { Day } from '../../domain/day.ts'
import {
  type Person,
  PersonDraft,
  type PersonField,
  personFieldNames,
  personFields,
  UNBORN,
} from '../../domain/household/person.ts'
import type { Checked, Problems } from '../ui/forms/use-form.ts'

type Typed = (typeof personFields)[PersonField]['typedAs']

/** What a form holds of a field; empty text stands for nothing said. */
const typed = {
  text: z.string(),
  words: z.array(z.string()),
  kept: z.string().nullable(),
} as const satisfies Record<Typed, z.ZodType>

/** What a person typed of every field. */
export const PersonFormValues = z.object(
  Object.fromEntries(personFieldNames.map((field) => [field, typed[personFields[field].typedAs]])) as {
    [F in PersonField]: (typeof typed)[(typeof personFields)[F]['typedAs']]
  },
)
export type PersonFormValues = z.infer<typeof PersonFormValues>

/** What every part of the form is given. */
export interface PersonFieldsProps {
  values: PersonFormValues
  problems: Problems<PersonFormValues>
  today: Day
  onChange: (part: Partial<PersonFormValues>) => void
}

const nothingSaid = { text: '', words: [], kept: null } as const satisfies Record<Typed, unknown>

/** A person, or what is known of one, as the form shows them. */
export const formOf = (person: Partial<Person>): PersonFormValues =>
  PersonFormValues.parse(
    Object.fromEntries(
      personFieldNames.map((field) => [field, person[field] ?? nothingSaid[personFields[field].typedAs]]),
    ),
  )

/** Somebody nobody has described yet. */
export const emptyPerson = (color: string): PersonFormValues => formOf({ color })

const isField = (field: string): field is PersonField => Object.hasOwn(personFields, field)

/** What stands in some fields, in words for another. */
export const describeFields = (form: Partial<PersonFormValues>): { name: string; text: string }[] =>
  Object.keys(form)
    .filter(isField)
    .map((field) => ({ name: personFields[field].label, text: describeValue(field, form[field] ?? '') }))

function describeValue(field: PersonField, value: string | readonly string[]): string {
  if (typeof value !== 'string') return value.join(', ')
  return value !== '' && personFields[field].typedAs === 'kept' ? 'Another one' : value
}

/** The draft that the form says, or what is not right in it yet. */
export function checkPerson(values: PersonFormValues, today: Day): Checked<PersonDraft> {
  const result = PersonDraft.safeParse({ ...values, dateOfBirth: values.dateOfBirth || null })
  if (values.dateOfBirth <= today) return result
  const unborn = { path: 'dateOfBirth', message: UNBORN }
  return { success: false, error: { issues: [unborn, ...(result.error?.issues ?? [])] } }
}
