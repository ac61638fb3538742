/**
 * The schemas of a household's memory of foods. They are a file of their own, since the rules that
 * use that memory load the lexicon.
 */

import { z } from 'zod'
import { ClientId } from '../fields.ts'
import { ShopCategory } from './shopping-item.ts'

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

/** What the household had said of a food before, so that it can be restored. */
export const GroupBefore = RememberedFood.pick({ food: true, sameAs: true, apart: true })
export type GroupBefore = z.infer<typeof GroupBefore>

/**
 * Says that a row is the same as another one (shopping 70) or that a word of a row is kept apart
 * (shopping 71), or takes back what was said last.
 */
export const GroupChange = z.union([
  z.object({ join: ClientId, into: ClientId }),
  z.object({ part: ClientId, word: z.string().trim().min(1).max(500) }),
  z.object({ undo: z.array(GroupBefore).max(MAX_REMEMBERED) }),
])
export type GroupChange = z.infer<typeof GroupChange>
