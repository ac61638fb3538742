/** The tasks of the worker that reads an uploaded file; `upload-worker.ts` has their code. */

import type { Comparable } from '@plateful/page-reader/find-twins'
import type { FileList, FileMeal } from '@plateful/recipe-formats/file-recipe'
import type { MealSlot } from '../../../domain/calendar/meal.ts'
import type { Day } from '../../../domain/day.ts'
import type { FullFormatTable } from '../../../domain/importing/full-format-rows.ts'
import type { FullFormat } from '../../../domain/importing/full-format.ts'
import type { ImportReport } from '../../../domain/importing/household-import.ts'
import type { ImportedRecipe } from '../../../domain/importing/imported-recipe.ts'
import type { Twin } from '../../../domain/recipes/recipe-to-review.ts'
import type { ShopCategory } from '../../../domain/shopping/shopping-item.ts'
import { task } from '../../workers/task.ts'

/** The parts of a library recipe that are compared and reported. */
export type KnownRecipe = Comparable & Twin

/** Where a recipe's picture is: in the worker, under a number, or only on the web. */
export type ReadPhoto = { kind: 'held'; at: number } | { kind: 'address'; address: string }

/** A recipe to write, with its duplicate in the library. */
export interface ReadRecipe extends Pick<
  ImportedRecipe,
  'key' | 'draft' | 'isFavourite' | 'rating' | 'madeOn'
> {
  photo: ReadPhoto | null
  twinId: number | null
}

/** Lines of the recipe `key` that are other recipes of the file. */
export interface ReadLink {
  key: string
  lines: { line: string; usedKey: string }[]
}

type Item = FileList['items'][number]
/** A list whose lines are recognised already, since recognising thousands of foods takes long. */
export interface ReadList extends Omit<FileList, 'items'> {
  /** Identifies it among the lists of the file, also after a restart. */
  key: string
  items: (Item & { category: ShopCategory })[]
}

/** What a file plans for a day, by meal time. */
export interface ReadDay {
  date: Day
  slots: { slot: MealSlot; meals: FileMeal[] }[]
}

/** What a file of our own contains besides its rows. */
export interface PlatefulFile {
  settings: FullFormat['settings'] | null
  remarks: string[]
  photoNames: string[]
  /** How many recipes it has, their highest number, and how many rows each table has. */
  recipes: number
  mostNumber: number
  rowCounts: Record<FullFormatTable, number>
}

export const open = task<{ path: string; fileName: string }, void>('open')

/** Adds recipes of the library, among which twins are looked for. */
export const addToLibrary = task<KnownRecipe[], void>('addToLibrary')

/** Continues reading for a moment; answers the report once everything is read. */
export const continueReading = task<void, ImportReport | null>('continueReading')

/**
 * Reads on for a moment, so that it is known which recipes share a page before twins are looked
 * for; true once everything is read.
 */
export const continueLookingAhead = task<void, boolean>('continueLookingAhead')

/** Starts with the recipes, after so many that were written already. */
export const startRecipes = task<{ done: number }, void>('startRecipes')

export const nextRecipes = task<void, ReadRecipe[]>('nextRecipes')

/** The next planned days, the earliest first, after the recipes; empty after the last. */
export const nextDays = task<void, ReadDay[]>('nextDays')

/** The next shopping lists, after the recipes; empty after the last. */
export const nextLists = task<void, ReadList[]>('nextLists')

/**
 * Which lines of recipes are other recipes of the file, both by their keys; ask after the last
 * recipe. A name that several recipes have, or none, makes no link.
 */
export const recipeLinks = task<void, ReadLink[]>('recipeLinks')

export const photoInFile = task<{ at: number }, Uint8Array>('photoInFile')

export const platefulFile = task<void, PlatefulFile>('platefulFile')

/** The next rows of a table of our own file; recipes come with their duplicates. */
export const platefulRows = task<
  { table: FullFormatTable; from: number },
  { rows: Record<string, unknown>[]; twinIds: (number | null)[] }
>('platefulRows')

/** A picture of our own file: unchanged if we stored it, else scaled down. */
export const platefulPhoto = task<{ name: string }, { bytes: Uint8Array; isOurs: boolean }>('platefulPhoto')
