import type { PageRecipe } from '@plateful/page-reader/page/page-recipe'
import { storedIngredients, storedLines } from '@plateful/page-reader/page/page-recipe'
import { withoutStepNumbers } from '@plateful/page-reader/page/step-numbers'
import { z } from 'zod'
import { cutToField } from '../recipes/about-fields.ts'
import { totalBeyondParts } from '../recipes/recipe-times.ts'
import { RecipeToReview } from '../recipes/recipe-to-review.ts'

/**
 * A page's address as a person types it: http or https. An address without a scheme means https. A
 * word with neither a dot nor a colon in it is no address, nor are several words (importing 5).
 */
export const PageAddress = z
  .string('Please enter a URL')
  .trim()
  .min(1, 'Please enter a URL')
  .max(2000, 'Invalid URL')
  .refine((text) => text === '' || /[^\s.:][.:][^\s.:]/.test(text), 'Invalid URL')
  .refine((text) => !/\s/.test(text) || /^https?:\/\//i.test(text), 'Invalid URL')
  .transform((text) =>
    /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^:/]+:\d+(\/|$)/.test(text) ? text : `https://${text}`,
  )
  .pipe(z.url({ protocol: /^https?$/, message: 'Invalid URL' }))

/** The most characters of a pasted page that are read. */
const MAX_PASTED = 6_000_000

/**
 * What a person pasted or saved: a page's source, the data in it, or a recipe in words; with its
 * address where they know it.
 */
export const PastedPage = z.object({
  html: z
    .string()
    .min(1, 'Paste a recipe or a page, or choose a file')
    .max(MAX_PASTED, 'This page is too large. Paste only the part with the recipe.'),
  url: PageAddress.optional(),
})
export type PastedPage = z.infer<typeof PastedPage>

/** A recipe read from a page, to be reviewed: id 0, nothing stored (importing 9). */
export const RecipePreview = z.object({ id: z.literal(0), ...RecipeToReview.shape })
export type RecipePreview = z.infer<typeof RecipePreview>

/**
 * The recipe of a page as a draft to review. The photo is fetched by the caller, since a page only
 * names its address.
 */
export function previewOf(recipe: PageRecipe, photo: string | null): RecipePreview {
  const { image: _image, equipment, tips, ...fields } = recipe
  const cookOnly = recipe.prepTimeMinutes === null && recipe.cookTimeMinutes === null
  return {
    ...fields,
    id: 0,
    // Without parts, the total is kept as the cooking time.
    cookTimeMinutes: cookOnly ? recipe.totalTimeMinutes : recipe.cookTimeMinutes,
    totalTimeMinutes: cookOnly ? null : totalBeyondParts(recipe),
    ingredients: storedIngredients(recipe.ingredients),
    steps: storedLines(withoutStepNumbers(recipe.steps)),
    equipment: cutToField('equipment', equipment),
    tips: cutToField('tips', tips),
    photo,
  }
}
