import { z } from 'zod'
import type { Day } from '../../domain/day.ts'
import {
  initialsOf,
  type Person,
  PersonDraft,
  type PersonField,
  personFieldNames,
  personFields,
  BORN_IN_FUTURE,
} from '../../domain/household/person.ts'
import type { Checked, Problems } from '../ui/forms/use-form.ts'

type ValueKind = (typeof personFields)[PersonField]['typedAs']

/** The form's value of a field; an empty text means none. */
const valueSchemas = {
  text: z.string(),
  words: z.array(z.string()),
  kept: z.string().nullable(),
} as const satisfies Record<ValueKind, z.ZodType>

export const PersonFormValues = z.object(
  Object.fromEntries(personFieldNames.map((field) => [field, valueSchemas[personFields[field].typedAs]])) as {
    [F in PersonField]: (typeof valueSchemas)[(typeof personFields)[F]['typedAs']]
  },
)
export type PersonFormValues = z.infer<typeof PersonFormValues>

export interface PersonFieldsProps {
  values: PersonFormValues
  problems: Problems<PersonFormValues>
  today: Day
  onChange: (part: Partial<PersonFormValues>) => void
}

const emptyValues = { text: '', words: [], kept: null } as const satisfies Record<ValueKind, unknown>

export const personFormOf = (person: Partial<Person>): PersonFormValues =>
  PersonFormValues.parse(
    Object.fromEntries(
      personFieldNames.map((field) => [field, person[field] ?? emptyValues[personFields[field].typedAs]]),
    ),
  )

/** A new person, with the family's last name where all members have the same (household 43). */
export function emptyPerson(color: string, family: readonly Person[]): PersonFormValues {
  const [lastName = '', ...others] = new Set(family.map((person) => person.lastName))
  if (others.length > 0) return personFormOf({ color })
  return personFormOf({ color, lastName, initials: initialsOf('', lastName) })
}

const isField = (field: string): field is PersonField => Object.hasOwn(personFields, field)

export const describePersonFields = (form: Partial<PersonFormValues>): { name: string; text: string }[] =>
  Object.keys(form)
    .filter(isField)
    .map((field) => ({ name: personFields[field].label, text: describeValue(field, form[field] ?? '') }))

function describeValue(field: PersonField, value: string | readonly string[]): string {
  if (typeof value !== 'string') return value.join(', ')
  return value !== '' && personFields[field].typedAs === 'kept' ? 'Another one' : value
}

export function checkPerson(values: PersonFormValues, today: Day): Checked<PersonDraft> {
  const result = PersonDraft.safeParse({ ...values, dateOfBirth: values.dateOfBirth || null })
  if (values.dateOfBirth <= today) return result
  const futureBirthDate = { path: 'dateOfBirth', message: BORN_IN_FUTURE }
  return { success: false, error: { issues: [futureBirthDate, ...(result.error?.issues ?? [])] } }
}
