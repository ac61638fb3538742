/**
 * What a household's memory of foods holds, and how it is told; a file of its own, for the rules
 * that use it load the lexicon.
 */
import { z } from 'zod'
import { ClientId } from '../fields.ts'
import { ShopCategory } from './item.ts'

/**
 * A food by its product's name, with the name and the aisle that the household gave it, the food as
 * which it is bought (shopping 70), and words of it that make rows of their own (shopping 71).
 */
export const RememberedFood = z.object({
  food: z.string().max(500),
  name: z.string().max(500).optional(),
  category: ShopCategory.optional(),
  sameAs: z.string().max(500).optional(),
  apart: z.array(z.string().max(500)).max(100).optional(),
})
export type RememberedFood = z.infer<typeof RememberedFood>

/** Most foods that a household's names and aisles are kept of; the oldest go first. */
export const MAX_REMEMBERED = 500

/** What the household had said of a food before, so that it can be said again. */
export const GroupBefore = RememberedFood.pick({ food: true, sameAs: true, apart: true })
export type GroupBefore = z.infer<typeof GroupBefore>

/**
 * A row is the same as another one (shopping 70), a word of a row is kept apart (shopping 71), or
 * what was said last is taken back.
 */
export const GroupChange = z.union([
  z.object({ join: ClientId, into: ClientId }),
  z.object({ part: ClientId, word: z.string().trim().min(1).max(500) }),
  z.object({ undo: z.array(GroupBefore).max(MAX_REMEMBERED) }),
])
export type GroupChange = z.infer<typeof GroupChange>
