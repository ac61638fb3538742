/** What a file contains, in our own types. */

import type {
  Losses,
  LostNames,
  PhotoSource,
  FileReading,
  SubRecipe,
} from '@plateful/recipe-formats/file-recipe'
import type { Day } from '../day.ts'
import type { RecipeDraft } from '../recipes/recipe.ts'

/** A recipe as it will be saved, with warnings for the person. `key` is the other program's id. */
export interface ImportedRecipe {
  key: string
  draft: RecipeDraft
  isFavourite: boolean
  rating: number | null
  /** The days on which it was made. */
  madeOn: Day[]
  photo: PhotoSource | null
  /** What to look at, in words that follow the recipe's name: 'has no steps'. */
  doubts: string[]
  /** Which of its lines are other recipes of the file, by key or name. */
  uses?: SubRecipe[]
  lost: Losses
  lostNames: LostNames
}

/** What one file of an upload holds, its recipes in our shape. */
export type ImportReading = FileReading<ImportedRecipe>
