/** What a person types into the form of a family member or guest, and how it becomes somebody that can be saved. */
import type { Day } from '../../domain/day/day.ts'
import { type Person, PersonDraft, UNBORN } from '../../domain/household/person.ts'
import type { Issue, Problems } from '../ui/use-form.ts'

type TextField =
  | 'dateOfBirth'
  | 'favoriteBreakfast'
  | 'favoriteLunch'
  | 'favoriteDinner'
  | 'favoriteDessert'
  | 'favoriteFruit'
  | 'favoriteVegetable'
  | 'favoriteDrink'
  | 'notes'

/** Empty text stands for nothing said. */
export type PersonFormValues = Omit<PersonDraft, TextField> & Record<TextField, string>

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
  return {
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
  }
}

/** The draft that the form says, or what is not right in it yet. */
export function checkPerson(
  values: PersonFormValues,
  today: Day,
): { draft: PersonDraft; issues?: never } | { draft?: never; issues: Issue[] } {
  const result = PersonDraft.safeParse({ ...values, dateOfBirth: values.dateOfBirth || null })
  const isUnborn = values.dateOfBirth > today
  if (result.success && !isUnborn) return { draft: result.data }
  const unborn = isUnborn ? [{ path: 'dateOfBirth', message: UNBORN }] : []
  return { issues: [...unborn, ...(result.error?.issues ?? [])] }
}
