/**
 * A recipe that was read elsewhere waits here, in the session storage, until the library opens it
 * for review.
 */

import { Doubt } from '@plateful/page-reader/doubt'
import { z } from 'zod'
import { RecipeLineAreas } from '../../domain/importing/picture-reading.ts'
import { RecipeToReview, Twin } from '../../domain/recipes/recipe-to-review.ts'
import { tabStorage } from '../api/browser-storage.ts'
import { newIdempotencyKey } from '../api/ids.ts'
import { forgetRecipeDraft } from '../recipes/form/recipe-draft.ts'

const PENDING_KEY = 'plateful:pending-preview'
const OPEN_KEY = 'plateful:open-preview'

export const REVIEW_FORM = 'review'

/** The pictures of the recipe, for the review beside them (importing 49). */
const ReviewedPictures = z.object({
  reading: z.number(),
  /** The index of the recipe among those in the pictures. */
  found: z.number(),
  parts: RecipeLineAreas,
  pages: z.array(z.object({ id: z.number(), look: z.string() })),
  /** Whether its lines are typed by hand, with their strips beside them. */
  isTyped: z.boolean(),
})
export type ReviewedPictures = z.infer<typeof ReviewedPictures>

/** The flag that marks a preview (importing 7). */
const PendingPreview = z.object({
  isPreview: z.literal(true),
  recipe: RecipeToReview,
  warnings: z.array(Doubt),
  twins: z.array(Twin),
  pictures: ReviewedPictures.optional(),
  /** How many more recipes of its text nobody took yet. */
  restCount: z.number().default(0),
  /**
   * The idempotency key of saving the recipe. Tabs that are open may have stored it under this
   * name, so it stays.
   */
  onceKey: z.string().default(newIdempotencyKey),
})
export type PendingPreview = z.infer<typeof PendingPreview>

/** Stores a recipe for review; without its photo where the storage has no room for it. */
export function storePendingPreview(
  found: Omit<z.input<typeof PendingPreview>, 'isPreview' | 'onceKey'>,
): void {
  const preview = PendingPreview.parse({ ...found, isPreview: true })
  const withoutPhoto = { ...preview, recipe: { ...preview.recipe, photo: null } }
  if (!tabStorage.write(PENDING_KEY, JSON.stringify(preview)))
    tabStorage.write(PENDING_KEY, JSON.stringify(withoutPhoto))
}

/**
 * Opens the waiting recipe: it is removed from the storage (importing 7) and stays open, through a
 * reload too, until it is saved or discarded. Null when there is none.
 */
export function openPendingPreview(): PendingPreview | null {
  const pending = tabStorage.read(PENDING_KEY)
  if (pending !== null) {
    tabStorage.write(PENDING_KEY, null)
    forgetRecipeDraft(REVIEW_FORM)
    tabStorage.write(OPEN_KEY, pending)
  }
  return tabStorage.readAs(OPEN_KEY, PendingPreview) ?? null
}

export function closePendingPreview(): void {
  tabStorage.write(OPEN_KEY, null)
  forgetRecipeDraft(REVIEW_FORM)
}
