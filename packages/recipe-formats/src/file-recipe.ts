/** The shapes that all readers of other programs' files return. */

import { tidySteps } from '@plateful/ingredients/lines/recipe-lines'
import type { PageRecipe } from '@plateful/page-reader/page/page-recipe'

/** One file of what was uploaded: its path inside the archive (or its own name) and its bytes. */
export interface SourceFile {
  path: string
  bytes: Uint8Array
}

/**
 * Where the picture of a recipe is: in another file of the archive, in the recipe itself, or only
 * on the web.
 */
export type PhotoSource =
  | { kind: 'file'; path: string }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'base64'; text: string }
  | { kind: 'address'; address: string }

/** A photo in another file of the archive; null without a path. */
export const filePhoto = (path: string | undefined): PhotoSource | null =>
  path === undefined ? null : { kind: 'file', path }

/** A photo at an http(s) address; null for any other text. */
export const webPhoto = (address: string | null | undefined): PhotoSource | null =>
  address && /^https?:\/\//i.test(address) ? { kind: 'address', address } : null

/** How many things of each kind could not be imported, by their name ('comments'). */
export type Losses = Record<string, number>

/** The names of what could not be imported, by the same kinds: the titles of cookbooks. */
export type LostNames = Record<string, string[]>

/**
 * An ingredient line that is another recipe. `recipe` is its key in the file or, in a program that
 * links by names, its name.
 */
export interface SubRecipe {
  line: string
  recipe: string
}

/**
 * A recipe as it is in a file, before the product's rules apply: texts are not cut, tags not
 * cleaned, times (minutes) and servings not rounded. Missing fields are left out or null. Fields
 * that pages have too have the same type as there.
 */
export interface FileRecipe extends Partial<
  Omit<PageRecipe, 'name' | 'ingredients' | 'steps' | 'image' | 'tips'>
> {
  /** The other program's id for it, by which its meals and lists refer to it. */
  key?: string
  name: string
  /** Lines; a section heading ends with a colon. */
  ingredients: string[]
  /** Lines; a section heading ends with a colon. */
  steps: string[]
  /** Stars, 1 to 5. */
  rating?: number | null
  isFavourite?: boolean
  /** Notes of the recipe's owner. */
  notes?: string[]
  /** Which of its lines are other recipes of the file, as the file itself says. */
  uses?: SubRecipe[]
  /** The days on which it was made, `yyyy-mm-dd`. */
  madeOn?: string[]
  photo?: PhotoSource | null
  lost?: Losses
  lostNames?: LostNames
}

/** The name of a recipe that has none. */
export const UNTITLED = 'Untitled recipe'

/** The text without control characters, which databases refuse. */
export const withoutControls = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, '')

/** The recipe; null where it has no name, no ingredient, and no step but numbers. */
export function recipeUnlessEmpty(recipe: FileRecipe): FileRecipe | null {
  const isBlank = (text: string) => withoutControls(text).trim() === ''
  const isEmpty = isBlank(recipe.name) && recipe.ingredients.every(isBlank)
  return isEmpty && tidySteps(recipe.steps.map(withoutControls)).length === 0 ? null : recipe
}

/**
 * A planned meal of another program. Without a recipe it is a text ('Leftovers'). `date` is
 * `yyyy-mm-dd`.
 */
export interface FileMeal {
  date: string
  slot: 'breakfast' | 'lunch' | 'dinner' | 'snacks'
  name: string
  recipeKey: string | null
}

/** A shopping list of another program. `date` is the day it was made, where the file says it. */
export interface FileList {
  name: string
  date: string | null
  items: { name: string; quantity: number | null; unit: string; isChecked: boolean; recipeKeys: string[] }[]
}

/**
 * What one file of an upload holds. `problems` are whole sentences about parts of it that cannot be
 * read.
 */
export interface FileReading<Recipe = FileRecipe> {
  recipes: Recipe[]
  meals: FileMeal[]
  lists: FileList[]
  lost: Losses
  lostNames: LostNames
  problems: string[]
}

/** Makes a reading of these parts; all other parts are empty. */
export function makeReading<Recipe>(parts: Partial<FileReading<Recipe>>): FileReading<Recipe> {
  return { recipes: [], meals: [], lists: [], lost: {}, lostNames: {}, problems: [], ...parts }
}

/** Adds losses to those counted so far; kinds that came to nothing are left out. */
export function addLosses(total: Losses, more: Losses): Losses {
  const added = { ...total }
  for (const [kind, count] of Object.entries(more)) if (count > 0) added[kind] = (added[kind] ?? 0) + count
  return added
}

/** Joins the readings of several files into one: nothing of any is left out, in their order. */
export function joinReadings<Recipe>(readings: readonly FileReading<Recipe>[]): FileReading<Recipe> {
  const lostNames: LostNames = {}
  for (const [kind, names] of readings.flatMap((one) => Object.entries(one.lostNames)))
    lostNames[kind] = [...(lostNames[kind] ?? []), ...names]
  return {
    recipes: readings.flatMap(({ recipes }) => recipes),
    meals: readings.flatMap(({ meals }) => meals),
    lists: readings.flatMap(({ lists }) => lists),
    lost: readings.reduce<Losses>((total, { lost }) => addLosses(total, lost), {}),
    lostNames,
    problems: readings.flatMap(({ problems }) => problems),
  }
}
