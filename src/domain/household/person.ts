import { z } from 'zod'
import { Day } from '../day.ts'
import { answeredShape, type DescribedField, newShape, savedShape } from '../described-fields.ts'
import { Instant, hasVisibleText, nameField } from '../fields.ts'

/** The longest portrait, as data URL text; a browser scales it to 200 × 200 first (household 6). */
const MAX_PORTRAIT_TEXT = 400_000

const optionalText = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength, `Keep it within ${maxLength} characters`)
    .transform((text) => text || null)
    .nullable()

const maybeText = z.string().nullable()

/** A list of words in a form, tidied; then at most 100 of at most 100 characters. */
export const entries = z
  .array(z.string())
  .transform(tidyEntries)
  .pipe(
    z
      .array(z.string().max(100, 'Keep each entry within 100 characters'))
      .max(100, 'Keep it within 100 entries'),
  )

/** A colour as `#rrggbb`. */
const Colour = z
  .string('Choose a colour')
  .regex(/^#[0-9a-f]{6}$/i, 'Choose a colour')
  .toLowerCase()

/**
 * A portrait as it is sent: a small picture as a data URL, the address that was read before, or
 * null for none.
 */
const Portrait = z
  .string()
  .max(MAX_PORTRAIT_TEXT, 'File too large')
  .refine((text) => !text.startsWith('data:') || /^data:image\/(jpeg|png|gif|webp);base64,/.test(text), {
    message: 'Invalid file type',
  })
  .nullable()

const textField = (label: string, saved: z.ZodType<string>) =>
  ({ label, typedAs: 'text', saved, answered: z.string() }) as const
const wordListField = (label: string) =>
  ({ label, typedAs: 'words', saved: entries, answered: z.array(z.string()) }) as const
const favouriteField = (fieldName: string) =>
  ({
    label: `the favourite ${fieldName}`,
    typedAs: 'text',
    saved: optionalText(200),
    answered: maybeText,
  }) as const

/** What is said of a family member or guest, in the order of the form (household 4). */
export const personFields = {
  firstName: textField('the first name', nameField('First name is required')),
  lastName: textField('the last name', nameField('Last name is required')),
  initials: textField('the initials', nameField('Initials are required', 4, 'Use at most 4 letters')),
  color: textField('the colour', Colour),
  /** Kept outside the row: the row and our own file have its name instead. */
  profilePhoto: { label: 'the photo', typedAs: 'kept', saved: Portrait, answered: maybeText },
  dateOfBirth: {
    label: 'the date of birth',
    typedAs: 'text',
    saved: Day.nullable(),
    answered: Day.nullable(),
  },
  dietaryPreferences: wordListField('the diets'),
  allergies: wordListField('the allergies'),
  favoritefoods: wordListField('the favourite foods'),
  dislikedfoods: wordListField('the foods they would rather not eat'),
  favoriteBreakfast: favouriteField('breakfast'),
  favoriteLunch: favouriteField('lunch'),
  favoriteDinner: favouriteField('dinner'),
  favoriteDessert: favouriteField('dessert'),
  favoriteFruit: favouriteField('fruit'),
  favoriteVegetable: favouriteField('vegetable'),
  favoriteDrink: favouriteField('drink'),
  notes: { label: 'the notes', typedAs: 'text', saved: optionalText(5000), answered: maybeText },
} as const satisfies Record<string, DescribedField>

/** The name of a described field. */
export type PersonField = keyof typeof personFields
/** The names of the fields, in their order. */
export const personFieldNames = Object.keys(personFields) as PersonField[]
/** The fields that stand in a person's row under their own names. */
export type PersonColumn = Exclude<PersonField, 'profilePhoto'>

/**
 * A person who eats: the same fields for a family member and a guest (household 4). Names, initials
 * and colour are required; what is not sent is empty.
 */
export const PersonDraft = z.object(newShape(personFields))
export type PersonDraft = z.infer<typeof PersonDraft>

/**
 * A change to a person under the same rules; what is not sent stays as it is. `seen` is when the
 * person was last changed, as the client knows it: a newer change then refuses this one (412).
 * Without it, the newer change is overwritten.
 */
export const PersonChange = z.object({ ...savedShape(personFields), seen: Instant }).partial()
export type PersonChange = z.infer<typeof PersonChange>

/** The message for a date of birth in the future. */
export const BORN_IN_FUTURE = 'The date of birth can’t be in the future'

/**
 * A stored family member or guest of the household; `profilePhoto` is an address that an img can
 * show.
 */
export const Person = z.object({
  id: z.number(),
  userId: z.number(),
  ...answeredShape(personFields),
  updatedAt: Instant,
})
export type Person = z.infer<typeof Person>

/** The initials that a name suggests: its first letters, in capitals. */
export function initialsOf(firstName: string, lastName: string): string {
  const letter = (text: string) => (Array.from(text).find(hasVisibleText) ?? '').toUpperCase()
  return letter(firstName) + letter(lastName)
}

/**
 * A list of words as it was meant: trimmed, without blanks and duplicates. 'Kiwi, banana' in one
 * entry becomes two, since no recipe names them together.
 */
export function tidyEntries(list: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  const parts = list.flatMap((entry) => entry.split(/[,;]/))
  for (const text of parts.map((part) => part.trim().replace(/\s+/g, ' '))) {
    const key = text.toLowerCase()
    if (text !== '' && !byKey.has(key)) byKey.set(key, text)
  }
  return [...byKey.values()]
}

/**
 * Whole years lived on a day; somebody born on 29 February turns a year older on 1 March of a
 * common year. Null before birth.
 */
export function ageOn(today: Day, dateOfBirth: Day): number | null {
  if (dateOfBirth > today) return null
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

/** Below this age a person is a small child, for whom hot food is rather not cooked. */
const SMALL_CHILD_YEARS = 7

/** Whether somebody is a small child on a day, by the date of birth; without one nobody is. */
export function isSmallChildOn(today: Day, dateOfBirth: Day | null): boolean {
  const age = dateOfBirth === null ? null : ageOn(today, dateOfBirth)
  return age !== null && age < SMALL_CHILD_YEARS
}

interface Named {
  firstName: string
  lastName: string
}

/** First names are compared without case and in one Unicode form. */
const firstNameKey = ({ firstName }: Named) => firstName.normalize('NFC').trim().toLowerCase()

/**
 * A function that names people: by first name, or by both names where two share the first, so that
 * warnings (household 7) never mix up two Annas.
 */
export function displayNameAmong(everybody: readonly Named[]): (person: Named) => string {
  const names = everybody.map(firstNameKey)
  return (person) => {
    const ownName = firstNameKey(person)
    const isShared = names.indexOf(ownName) !== names.lastIndexOf(ownName)
    return isShared ? `${person.firstName} ${person.lastName}` : person.firstName
  }
}

/** The diets that a form offers; others can be typed. */
export const diets = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'halal',
  'kosher',
  'gluten free',
  'dairy free',
  'low carb',
  'low salt',
  'low sugar',
] as const
