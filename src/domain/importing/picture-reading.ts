/** A reading of recipes in pictures: its pages, its progress, and what was found. */

import { Doubt } from '@plateful/page-reader/doubt'
import { z } from 'zod'
import { Instant } from '../fields.ts'
import { Twin } from '../recipes/recipe-to-review.ts'
import { RecipePreview } from './recipe-preview.ts'

/** Pages of one reading (importing 46). */
export const MAX_READING_PAGES = 20
/** The most unreviewed readings of a household (importing 46). */
export const MAX_READINGS = 10
/** Days for which a reading is kept (importing 48). */
export const READING_DAYS = 7

const fraction = z.number().min(0).max(1)

/** A part of a page, in fractions of its width and height. */
export const PageArea = z.object({ left: fraction, top: fraction, width: fraction, height: fraction })
export type PageArea = z.infer<typeof PageArea>

/** How a page is turned, in degrees clockwise, and which part of the turned picture is read. */
export const PageChange = z.object({
  angle: z.number().min(-360).max(360),
  crop: PageArea.refine(({ width, height }) => width > 0.02 && height > 0.02).nullable(),
})
export type PageChange = z.infer<typeof PageChange>

/** Where a line stands: the id of its page, the part of the page, and its doubtful words. */
export const LineArea = PageArea.extend({
  page: z.number().int(),
  doubtful: z.array(z.string()).default([]),
})
export type LineArea = z.infer<typeof LineArea>

/** Where the lines of a recipe stand, in their order; null where that is not known. */
export const RecipeLineAreas = z.object({
  name: LineArea.nullable(),
  ingredients: z.array(LineArea.nullable()),
  steps: z.array(LineArea.nullable()),
})
export type RecipeLineAreas = z.infer<typeof RecipeLineAreas>

/** A page of a reading; `read` or `failed` once it was processed. */
export const ReadingPage = z.object({
  id: z.number().int(),
  kind: z.enum(['picture', 'pdf']),
  state: z.enum(['waiting', 'read', 'failed']),
  problem: z.string().nullable(),
  ...PageChange.shape,
  /** It changes whenever what its picture shows changes. */
  look: z.string(),
})
export type ReadingPage = z.infer<typeof ReadingPage>

/** Pages are gathered, then read, then reviewed. */
export const ReadingState = z.enum(['gathering', 'reading', 'read', 'failed'])
export type ReadingState = z.infer<typeof ReadingState>

/** A reading as a list shows it. */
export const PictureReading = z.object({
  id: z.number().int(),
  state: ReadingState,
  pages: z.array(ReadingPage),
  /** The recipes that were found, and as which recipe of the household each was saved. */
  recipes: z.array(z.object({ name: z.string(), savedAs: z.number().int().nullable() })),
  /** Why nothing was found. */
  problem: z.string().nullable(),
  createdAt: Instant,
})
export type PictureReading = z.infer<typeof PictureReading>

/** One recipe of a reading, to be reviewed. */
export const FoundInPictures = z.object({
  recipeData: RecipePreview,
  warnings: z.array(Doubt),
  twins: z.array(Twin),
  parts: RecipeLineAreas,
  /** Most of its lines are doubtful, as those of handwriting are: it is typed with help. */
  isMostlyDoubtful: z.boolean(),
})
export type FoundInPictures = z.infer<typeof FoundInPictures>
