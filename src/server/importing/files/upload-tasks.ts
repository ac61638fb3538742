/** The tasks of the worker that reads an uploaded file; `upload-worker.ts` does them. */
import type { FileList, FileMeal } from '@plateful/recipe-formats/file-recipe'
import type { Comparable } from '@plateful/page-reader/find-twins'
import type { MealSlot } from '../../../domain/calendar/meal.ts'
import type { Day } from '../../../domain/day.ts'
import type { ImportedRecipe } from '../../../domain/importing/imported-recipe.ts'
import type { FullFormat } from '../../../domain/importing/full-format.ts'
import type { FullFormatTable } from '../../../domain/importing/full-format-rows.ts'
import type { ImportReport } from '../../../domain/importing/household-import.ts'
import type { Twin } from '../../../domain/recipes/recipe-to-review.ts'
import type { ShopCategory } from '../../../domain/shopping/item.ts'
import { task } from '../../workers/task.ts'

/** A recipe of the library, as much of it as is compared and told. */
export type KnownRecipe = Comparable & Twin

/** Where the picture of a recipe is: with the worker, under a number, or only on the web. */
export type HeldPhoto = { kind: 'held'; at: number } | { kind: 'address'; address: string }

/** A recipe to be written, with the one of the library that it doubles. */
export interface ReadRecipe extends Pick<
  ImportedRecipe,
  'key' | 'draft' | 'isFavourite' | 'rating' | 'madeOn'
> {
  photo: HeldPhoto | null
  twinId: number | null
}

/** Lines of the recipe `key` that are other recipes of the file. */
export interface ReadLink {
  key: string
  lines: { line: string; usedKey: string }[]
}

type Item = FileList['items'][number]
/** A list whose lines are known for what they are: recognising thousands of foods takes long. */
export interface ReadList extends Omit<FileList, 'items'> {
  /** Tells it apart from the other lists of the file, today and after a restart. */
  key: string
  items: (Item & { category: ShopCategory })[]
}

/** What a file plans for a day, by meal time. */
export interface ReadDay {
  date: Day
  slots: { slot: MealSlot; meals: FileMeal[] }[]
}

/** What a file of our own holds besides its rows. */
export interface OwnFile {
  settings: FullFormat['settings'] | null
  remarks: string[]
  photoNames: string[]
  /** How many recipes, the highest number of any, and how many rows each table has. */
  recipes: number
  mostNumber: number
  rowCounts: Record<FullFormatTable, number>
}

export const open = task<{ path: string; fileName: string }, void>('open')

/** Recipes of the library, some at a time, in which twins are looked for. */
export const addToLibrary = task<KnownRecipe[], void>('addToLibrary')

/** Reads on for a moment; the report once everything is read. */
export const continueReading = task<void, ImportReport | null>('continueReading')

/** Begins to hand out recipes, after so many that were written already. */
export const startRecipes = task<{ done: number }, void>('startRecipes')

export const nextRecipes = task<void, ReadRecipe[]>('nextRecipes')

/**
 * The next planned days, the earliest first, once the recipes are handed out; none after the last.
 */
export const nextDays = task<void, ReadDay[]>('nextDays')

/** The next shopping lists, once the recipes are handed out; none after the last. */
export const nextLists = task<void, ReadList[]>('nextLists')

/**
 * Which lines of recipes are other recipes of the file, both by their keys, once the recipes are
 * handed out. A name that several recipes have, or none, is no link.
 */
export const recipeLinks = task<void, ReadLink[]>('recipeLinks')

export const heldPhoto = task<{ at: number }, Uint8Array>('heldPhoto')

export const ownFile = task<void, OwnFile>('ownFile')

/** The next rows of a table of our own file; of recipes with the ones that they double. */
export const ownRows = task<
  { table: FullFormatTable; from: number },
  { rows: Record<string, unknown>[]; twinIds: (number | null)[] }
>('ownRows')

/** A picture of our own file: as it is where it is ours, otherwise made small. */
export const ownPhoto = task<{ name: string }, { bytes: Uint8Array; isOurs: boolean }>('ownPhoto')
