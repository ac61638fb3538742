/** What a person types into the form of a family member or guest, and how it becomes somebody that can be saved. */
import { type Person, PersonDraft, UNBORN } from '../../domain/household/person.ts'

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
type PersonField = keyof PersonFormValues

/** One sentence beside a field. */
export type PersonProblems = Partial<Record<PersonField, string>>

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

/** The draft that the form says, or a sentence for every field that is not right yet. */
export function checkPerson(
  values: PersonFormValues,
  today: string,
): { draft: PersonDraft; problems?: never } | { draft?: never; problems: PersonProblems } {
  const result = PersonDraft.safeParse({ ...values, dateOfBirth: values.dateOfBirth || null })
  const isUnborn = values.dateOfBirth > today
  if (result.success && !isUnborn) return { draft: result.data }
  return {
    problems: {
      ...problemsOf(
        (result.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message })),
      ),
      ...(isUnborn && { dateOfBirth: UNBORN }),
    },
  }
}

const isField = (name: string): name is PersonField => Object.hasOwn(emptyPerson(''), name)

/** The first sentence for each field, out of the form's own check or the server's answer. */
export function problemsOf(issues: readonly { path: string; message: string }[]): PersonProblems {
  const problems: PersonProblems = {}
  for (const { path, message } of issues) {
    const field = path.split('.')[0] ?? ''
    if (isField(field)) problems[field] ??= message
  }
  return problems
}
