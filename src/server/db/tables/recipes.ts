/** A household's recipes, their photos and marks, collections and kept filters. */

import type { Generated } from 'kysely'
import type { Day } from '../../../domain/day.ts'
import type { Instant } from '../../../domain/fields.ts'
import type { ImportedReading } from '../../../domain/recipes/imported-reading.ts'
import type { LibraryFilter } from '../../../domain/recipes/library-filter.ts'
import type { Recipe, RecipeColumn } from '../../../domain/recipes/recipe.ts'
import type { ColumnsFor, Json } from './columns.ts'

interface Recipes extends ColumnsFor<Recipe, RecipeColumn> {
  id: Generated<number>
  householdId: number
  userId: number
  globalId: string
  userSequence: number
  /** The name of a photo in the photo store, see `photos`. */
  photoName: string | null
  createdAt: Instant
  updatedAt: Instant
  isFavourite: Generated<boolean>
  rating: number | null
  /**
   * Counted from `recipeMakings` with every change of it, so that lists of recipes need no count.
   */
  timesMade: Generated<number>
  lastMadeOn: Day | null
  /** The household's own notes; the name of who wrote them last, and when. */
  notes: string | null
  notesBy: string | null
  notesAt: Instant | null
  /** Since when it is deleted; until its final deletion it is hidden and can be restored. */
  deletedAt: Instant | null
}

/** A recipe was made on a day. */
interface RecipeMakings {
  householdId: number
  recipeId: number
  userId: number
  date: Day
}

/** What the page of a recipe said when it was last read. */
interface ImportedReadings {
  householdId: number
  recipeId: number
  pageReading: Json<ImportedReading>
}

/** The pictures that a recipe was read from, in their order. */
interface RecipePictures {
  householdId: number
  recipeId: number
  position: number
  photoName: string
}

interface RecipeCollections {
  id: Generated<number>
  householdId: number
  name: string
  createdAt: Instant
  /** Since when it is deleted; it can be restored for a while. */
  deletedAt: Instant | null
}

/** A recipe is in a collection. */
interface CollectionRecipes {
  householdId: number
  collectionId: number
  recipeId: number
  createdAt: Instant
}

/** A filter of the library that the household keeps by name. */
interface SavedFilters {
  id: Generated<number>
  householdId: number
  name: string
  filter: Json<LibraryFilter>
  createdAt: Instant
  /** Since when it is deleted; it can be restored for a while. */
  deletedAt: Instant | null
}

/** A random value that changes with the household's recipes: the ETag of the library. */
interface LibraryTags {
  householdId: number
  tag: string
}

interface Photos {
  householdId: number
  name: string
  bytes: number
  createdAt: Instant
}

export interface RecipesTables {
  recipes: Recipes
  recipeMakings: RecipeMakings
  recipePictures: RecipePictures
  recipeCollections: RecipeCollections
  collectionRecipes: CollectionRecipes
  savedFilters: SavedFilters
  libraryTags: LibraryTags
  photos: Photos
  importedReadings: ImportedReadings
}
