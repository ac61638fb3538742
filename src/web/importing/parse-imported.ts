/**
 * Answers of foreign servers, which have fewer fields or other ones, in our shape (importing 6,
 * importing 15).
 */

import { Doubt } from '@plateful/page-reader/doubt'
import { z } from 'zod'
import { CatalogueItem } from '../../domain/importing/catalogue-item.ts'
import { RecipePreview } from '../../domain/importing/recipe-preview.ts'
import { Twin } from '../../domain/recipes/recipe-to-review.ts'
import { CallError, throwReportedError } from '../api/call-error.ts'

const lines = z.array(z.string()).catch([])

const Found = z.object({
  preview: z.boolean().default(false),
  recipeData: RecipePreview.extend({
    id: RecipePreview.shape.id.catch(0),
    ingredients: lines,
    steps: lines,
    tags: lines,
  }).optional(),
  recipe: Twin.optional().catch(undefined),
  warnings: z.array(Doubt).catch([]),
  others: lines,
  twins: z.array(Twin).catch([]),
})

export type Imported = z.output<typeof Found>

/** The error for an answer in an unknown form; the caller words it. */
const unreadable = () => new CallError(200, null, 'an answer that cannot be read')

/** The result of reading a page, with all fields. A plain success may have no recipe. */
export function parseImported(answer: unknown): Imported {
  throwReportedError(answer)
  const found = Found.safeParse(answer).data
  if (!found) throw unreadable()
  return found
}

const Item = CatalogueItem.extend({
  image: z.string().nullable().catch(null),
  servings: z.number().catch(4),
  totalMinutes: z.number().nullable().catch(null),
  tags: lines,
  cuisine: z.string().nullable().catch(null),
  ingredients: lines,
})

/** The catalogue as far as it can be read; items without a number or a title are left out. */
export function parseCatalogue(answer: unknown): CatalogueItem[] {
  throwReportedError(answer)
  const list = z.array(z.unknown()).safeParse(answer).data
  const items = list?.flatMap((entry) => Item.safeParse(entry).data ?? []) ?? []
  if (!list || (list.length > 0 && items.length === 0)) throw unreadable()
  return items
}
