/**
 * What a person types into the form of a family member or guest, and how it becomes somebody that
 * can be saved.
 */
import { z } from 'zod'
import type { Day } from '../../domain/day.ts'
import { type Person, PersonDraft, UNBORN } from '../../domain/household/person.ts'
import type { Checked, Problems } from '../ui/forms/use-form.ts'

const text = z.string()
const list = z.array(text)

/** Empty text stands for nothing said. */
export const PersonFormValues = z.object({
  firstName: text,
  lastName: text,
  initials: text,
  color: text,
  profilePhoto: text.nullable(),
  dateOfBirth: text,
  dietaryPreferences: list,
  allergies: list,
  favoritefoods: list,
  dislikedfoods: list,
  favoriteBreakfast: text,
  favoriteLunch: text,
  favoriteDinner: text,
  favoriteDessert: text,
  favoriteFruit: text,
  favoriteVegetable: text,
  favoriteDrink: text,
  notes: text,
})
export type PersonFormValues = z.infer<typeof PersonFormValues>

/** What every part of the form is given. */
export interface PersonFieldsProps {
  values: PersonFormValues
  problems: Problems<PersonFormValues>
  today: Day
  onChange: (part: Partial<PersonFormValues>) => void
}

/** Somebody nobody has described yet. */
export const emptyPerson = (color: string): PersonFormValues => ({
  firstName: '',
  lastName: '',
  initials: '',
  color,
  profilePhoto: null,
  dateOfBirth: '',
  dietaryPreferences: [],
  allergies: [],
  favoritefoods: [],
  dislikedfoods: [],
  favoriteBreakfast: '',
  favoriteLunch: '',
  favoriteDinner: '',
  favoriteDessert: '',
  favoriteFruit: '',
  favoriteVegetable: '',
  favoriteDrink: '',
  notes: '',
})

/** A stored person as the form shows them. */
export function formOf(person: Person): PersonFormValues {
  return PersonFormValues.parse({
    ...person,
    dateOfBirth: person.dateOfBirth ?? '',
    favoriteBreakfast: person.favoriteBreakfast ?? '',
    favoriteLunch: person.favoriteLunch ?? '',
    favoriteDinner: person.favoriteDinner ?? '',
    favoriteDessert: person.favoriteDessert ?? '',
    favoriteFruit: person.favoriteFruit ?? '',
    favoriteVegetable: person.favoriteVegetable ?? '',
    favoriteDrink: person.favoriteDrink ?? '',
    notes: person.notes ?? '',
  })
}

/** The draft that the form says, or what is not right in it yet. */
export function checkPerson(values: PersonFormValues, today: Day): Checked<PersonDraft> {
  const result = PersonDraft.safeParse({ ...values, dateOfBirth: values.dateOfBirth || null })
  if (values.dateOfBirth <= today) return result
  const unborn = { path: 'dateOfBirth', message: UNBORN }
  return { success: false, error: { issues: [unborn, ...(result.error?.issues ?? [])] } }
}
