import { z } from 'zod'
import { Day } from '../day.ts'
import { Instant, isSeen, name } from '../fields.ts'

/**
 * The largest small portrait, as data URL text; a browser makes it 200 × 200 before it is sent
 * (household 6).
 */
const MOST_PORTRAIT_TEXT = 400_000

const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Keep it within ${most} characters`)
    .transform((text) => text || null)
    .nullable()

const entries = z
  .array(z.string().max(100, 'Keep each entry within 100 characters'))
  .max(100, 'Keep it within 100 entries')
  .transform(tidyEntries)

/** A colour as `#rrggbb`. */
const Colour = z
  .string('Choose a colour')
  .regex(/^#[0-9a-f]{6}$/i, 'Choose a colour')
  .toLowerCase()

/**
 * A portrait on its way in: a small picture as a data URL, the address it was read from, unchanged,
 * or null for none.
 */
const Portrait = z
  .string()
  .max(MOST_PORTRAIT_TEXT, 'File too large')
  .refine((text) => !text.startsWith('data:') || /^data:image\/(jpeg|png|gif|webp);base64,/.test(text), {
    message: 'Invalid file type',
  })
  .nullable()

const fields = {
  firstName: name('First name is required'),
  lastName: name('Last name is required'),
  initials: name('Initials are required', 4, 'Use at most 4 letters'),
  color: Colour,
  profilePhoto: Portrait,
  dateOfBirth: Day.nullable(),
  dietaryPreferences: entries,
  allergies: entries,
  favoritefoods: entries,
  dislikedfoods: entries,
  favoriteBreakfast: words(200),
  favoriteLunch: words(200),
  favoriteDinner: words(200),
  favoriteDessert: words(200),
  favoriteFruit: words(200),
  favoriteVegetable: words(200),
  favoriteDrink: words(200),
  notes: words(5000),
}

/**
 * A person who eats: the same fields for a family member and a guest (household 4). Names, initials
 * and colour are required; what is not sent is empty.
 */
export const PersonDraft = z.object({
  ...fields,
  profilePhoto: fields.profilePhoto.default(null),
  dateOfBirth: fields.dateOfBirth.default(null),
  dietaryPreferences: fields.dietaryPreferences.default([]),
  allergies: fields.allergies.default([]),
  favoritefoods: fields.favoritefoods.default([]),
  dislikedfoods: fields.dislikedfoods.default([]),
  favoriteBreakfast: fields.favoriteBreakfast.default(null),
  favoriteLunch: fields.favoriteLunch.default(null),
  favoriteDinner: fields.favoriteDinner.default(null),
  favoriteDessert: fields.favoriteDessert.default(null),
  favoriteFruit: fields.favoriteFruit.default(null),
  favoriteVegetable: fields.favoriteVegetable.default(null),
  favoriteDrink: fields.favoriteDrink.default(null),
  notes: fields.notes.default(null),
})
export type PersonDraft = z.infer<typeof PersonDraft>

/**
 * A change to a person under the same rules; what is not sent stays as it is. `seen` is when the
 * person was last changed, as they were read: who says it learns of a change that came between
 * (412), who does not writes over it.
 */
export const PersonChange = z.object({ ...fields, seen: Instant }).partial()
export type PersonChange = z.infer<typeof PersonChange>

/** What is said to a date of birth that is still to come. */
export const UNBORN = 'The date of birth cannot be in the future'

/**
 * A stored family member or guest of the household; `profilePhoto` is an address that an img can
 * show.
 */
export const Person = z.object({
  id: z.number(),
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  initials: z.string(),
  color: z.string(),
  profilePhoto: z.string().nullable(),
  dateOfBirth: Day.nullable(),
  dietaryPreferences: z.array(z.string()),
  allergies: z.array(z.string()),
  favoritefoods: z.array(z.string()),
  dislikedfoods: z.array(z.string()),
  favoriteBreakfast: z.string().nullable(),
  favoriteLunch: z.string().nullable(),
  favoriteDinner: z.string().nullable(),
  favoriteDessert: z.string().nullable(),
  favoriteFruit: z.string().nullable(),
  favoriteVegetable: z.string().nullable(),
  favoriteDrink: z.string().nullable(),
  notes: z.string().nullable(),
  updatedAt: Instant,
})
export type Person = z.infer<typeof Person>

/** The initials that a name suggests: its first letters, in capitals. */
export function initialsOf(firstName: string, lastName: string): string {
  const letter = (text: string) => (Array.from(text).find(isSeen) ?? '').toUpperCase()
  return letter(firstName) + letter(lastName)
}

/**
 * A list as a person means it: trimmed, without blanks, each entry once whatever its capitals.
 * 'Kiwi, banana' in one breath is two: as one word it would be found in no recipe.
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

interface Named {
  firstName: string
  lastName: string
}

/**
 * Two first names that sound alike are one, whatever their capitals and however their accents are
 * written.
 */
const spoken = ({ firstName }: Named) => firstName.normalize('NFC').trim().toLowerCase()

/**
 * What each of these people is called: by the first name, and by both names where two share the
 * first. Who can eat what (household 7) is said of somebody, never of one of two Annas.
 */
export function calledAmong(everybody: readonly Named[]): (person: Named) => string {
  const names = everybody.map(spoken)
  return (person) => {
    const said = spoken(person)
    const isShared = names.indexOf(said) !== names.lastIndexOf(said)
    return isShared ? `${person.firstName} ${person.lastName}` : person.firstName
  }
}

/** The ways of eating that a form offers; anybody may write down another one. */
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
