import { z } from 'zod'
import { Day } from '../day/day.ts'

const name = (message: string) => z.string().trim().min(1, message).max(100, 'Keep it within 100 characters')
const list = z.array(z.string().trim().min(1).max(100)).max(100).default([])
const favourite = z.string().trim().max(200).nullable().default(null)

/** A colour as `#rrggbb`. */
export const Colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'Choose a colour')

/** A person who eats: the same fields for a family member and a guest (part 1 §3). */
export const PersonDraft = z.object({
  firstName: name('First name is required'),
  lastName: name('Last name is required'),
  initials: z.string().trim().min(1, 'Initials are required').max(4, 'Use at most 4 letters'),
  color: Colour,
  dateOfBirth: Day.nullable().default(null),
  dietaryPreferences: list,
  allergies: list,
  favoritefoods: list,
  dislikedfoods: list,
  favoriteBreakfast: favourite,
  favoriteLunch: favourite,
  favoriteDinner: favourite,
  favoriteDessert: favourite,
  favoriteFruit: favourite,
  favoriteVegetable: favourite,
  favoriteDrink: favourite,
  notes: z.string().trim().max(5000).nullable().default(null),
})
export type PersonDraft = z.infer<typeof PersonDraft>

/** A stored family member or guest of the household. */
export const Person = PersonDraft.extend({ id: z.number(), userId: z.number() })
export type Person = z.infer<typeof Person>

/** The initials that a name suggests: its first letters, in capitals. */
export function initialsOf(firstName: string, lastName: string): string {
  const letter = (text: string) => text.trim().charAt(0).toUpperCase()
  return letter(firstName) + letter(lastName)
}
