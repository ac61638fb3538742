import { z } from 'zod'
import { nameField } from '../fields.ts'

/** The most collections of a household. */
export const MAX_COLLECTIONS = 200

/** Most recipes that are put into a collection, or taken out of it, with one call. */
const MAX_AT_ONCE = 2000

const RecipeIds = z
  .array(z.number().int().positive())
  .max(MAX_AT_ONCE, `Choose at most ${MAX_AT_ONCE} recipes at once`)
  .overwrite((ids) => [...new Set(ids)])

const CollectionName = nameField('Name the collection')

/** A new collection, perhaps with its first recipes. */
export const CollectionDraft = z.object({ name: CollectionName, add: RecipeIds.default([]) })
export type CollectionDraft = z.infer<typeof CollectionDraft>

/** Another name, and recipes that go in or out; what is not sent stays (recipes 48). */
export const CollectionChange = z
  .object({ name: CollectionName, add: RecipeIds, remove: RecipeIds })
  .partial()
export type CollectionChange = z.infer<typeof CollectionChange>

/**
 * A collection of the household (recipes 48): recipes under a name, in the order in which they came
 * in. A recipe is in as many as one likes. It may name recipes that are deleted: restored, they are
 * in it again.
 */
export const Collection = z.object({ id: z.number(), name: z.string(), recipeIds: z.array(z.number()) })
export type Collection = z.infer<typeof Collection>
