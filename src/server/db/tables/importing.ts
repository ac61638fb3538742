/** Imports of files, and pictures that are read. */

import type { Generated } from 'kysely'
import type { Instant } from '../../../domain/fields.ts'
import type { DuplicateHandling, ImportState } from '../../../domain/importing/household-import.ts'
import type { ReadingState } from '../../../domain/importing/picture-reading.ts'

/** An import; its report and result are JSON text. */
interface HouseholdImports {
  id: Generated<number>
  householdId: number
  userId: number
  fileName: string
  /** The file's name in the store of uploads; empty once it is deleted there. */
  storedAs: string
  bytes: number
  state: ImportState
  duplicates: DuplicateHandling
  done: Generated<number>
  total: Generated<number>
  /**
   * Counts up with each slice that is written. A process that finds it changed knows that another
   * one took over.
   */
  progress: Generated<number>
  /**
   * Recipes of our own format keep their numbers: the household had no recipes when the import
   * began.
   */
  keepsNumbers: Generated<boolean>
  report: string | null
  result: string | null
  problem: string | null
  /** Until when the process that works on it holds it. */
  heldUntil: Instant | null
  /** How often it was started without any progress since. */
  attempts: Generated<number>
  createdAt: Instant
}

/** One thing that an import brought. */
interface HouseholdImportItems {
  id: Generated<number>
  householdId: number
  importId: number
  /** The table that it is in, or 'twin' for a recipe that was there already. */
  kind: string
  itemId: number
  /** The id in the other program. */
  sourceKey: string | null
  /** The hash of the row as it was imported; see `rowHash`. */
  stamp: string | null
}

/** Pictures that are read at home. */
interface PictureReadings {
  id: Generated<number>
  householdId: number
  userId: number
  state: ReadingState
  /** The recipes that were found, as JSON, with the places of their lines. */
  found: string | null
  problem: string | null
  /** How often it was started without any progress since. */
  attempts: Generated<number>
  /** Until when the process that works on it holds it. */
  heldUntil: Instant | null
  createdAt: Instant
}

/** A page of a reading: a picture, or a PDF with text. */
interface PictureReadingPages {
  id: Generated<number>
  householdId: number
  readingId: number
  position: number
  kind: 'picture' | 'pdf'
  /**
   * The names of its files in the store of uploads: the original, and the upright picture that was
   * read.
   */
  storedAs: string
  shownAs: Generated<string>
  /** How it is turned and cut, as JSON. */
  pageChange: string
  /** The words that were read, with their places, as JSON; null until then. */
  words: string | null
  problem: string | null
}

export interface ImportingTables {
  householdImports: HouseholdImports
  householdImportItems: HouseholdImportItems
  pictureReadings: PictureReadings
  pictureReadingPages: PictureReadingPages
}
