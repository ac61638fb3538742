/** What a file of another program brings along, in our own shapes: the readers fill these and nothing else leaves them. */
import type { Day } from '../day.ts'
import type { MealSlot } from '../calendar/meal.ts'
import type { RecipeDraft } from '../recipes/recipe.ts'

/** One file of what was uploaded: its path inside the archive (or its own name) and its bytes. */
export interface SourceFile {
  path: string
  bytes: Uint8Array
}

/** Where the picture of a recipe is: in another file of the archive, in the recipe itself, or only on the web. */
export type PhotoSource =
  | { kind: 'file'; path: string }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'base64'; text: string }
  | { kind: 'address'; address: string }

/** How many of each kind have no place here, by the words for them ('comments'). */
export type Losses = Record<string, number>

/** A recipe as it will be saved, with what a person should know of it before. `key` is the other program's own name for it. */
export interface BroughtRecipe {
  key: string
  draft: RecipeDraft
  isFavourite: boolean
  rating: number | null
  /** The days on which it was made. */
  madeOn: Day[]
  photo: PhotoSource | null
  /** What to look at, in words that follow the recipe's name: 'has no steps'. */
  doubts: string[]
  lost: Losses
}

/** A meal of another program's calendar; without a recipe it is a line of its own ('Leftovers'). */
export interface BroughtMeal {
  date: Day
  slot: MealSlot
  name: string
  recipeKey: string | null
}

/** A shopping list of another program. `date` is the day it was made, as far as the file tells. */
export interface BroughtList {
  name: string
  date: Day | null
  items: { name: string; quantity: number | null; unit: string; isChecked: boolean; recipeKeys: string[] }[]
}

/** What one file of an upload holds. `problems` are whole sentences about parts of it that cannot be read. */
export interface Reading {
  recipes: BroughtRecipe[]
  meals: BroughtMeal[]
  lists: BroughtList[]
  lost: Losses
  problems: string[]
}

/** A reading with these parts and nothing else in it. */
export function reading(parts: Partial<Reading>): Reading {
  return { recipes: [], meals: [], lists: [], lost: {}, problems: [], ...parts }
}

/** Adds losses to those counted so far; kinds that came to nothing are left out. */
export function addLosses(sum: Losses, more: Losses): Losses {
  const added = { ...sum }
  for (const [kind, count] of Object.entries(more)) if (count > 0) added[kind] = (added[kind] ?? 0) + count
  return added
}
