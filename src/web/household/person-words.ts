/** The fields of a person, in words for another. */
import type { PersonFormValues } from './person-form-values.ts'

type PersonField = keyof PersonFormValues

const names: Record<PersonField, string> = {
  firstName: 'the first name',
  lastName: 'the last name',
  initials: 'the initials',
  color: 'the colour',
  profilePhoto: 'the photo',
  dateOfBirth: 'the date of birth',
  dietaryPreferences: 'the diets',
  allergies: 'the allergies',
  favoritefoods: 'the favourite foods',
  dislikedfoods: 'the foods they would rather not eat',
  favoriteBreakfast: 'the favourite breakfast',
  favoriteLunch: 'the favourite lunch',
  favoriteDinner: 'the favourite dinner',
  favoriteDessert: 'the favourite dessert',
  favoriteFruit: 'the favourite fruit',
  favoriteVegetable: 'the favourite vegetable',
  favoriteDrink: 'the favourite drink',
  notes: 'the notes',
}

const isField = (field: string): field is PersonField => Object.hasOwn(names, field)

/** What stands in some fields. */
export const sayFields = (form: Partial<PersonFormValues>): { name: string; text: string }[] =>
  Object.keys(form)
    .filter(isField)
    .map((field) => ({ name: names[field], text: say(field, form[field] ?? '') }))

function say(field: PersonField, value: string | readonly string[]): string {
  if (typeof value !== 'string') return value.join(', ')
  return value !== '' && field === 'profilePhoto' ? 'Another one' : value
}
