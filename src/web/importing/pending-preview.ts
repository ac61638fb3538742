/**
 * A recipe read from somewhere else waits here, in the session storage, until the recipes screen
 * opens it for review.
 */
import { z } from 'zod'
import { Doubt } from '@plateful/page-reader/doubt'
import { useNavigate } from '@tanstack/react-router'
import { RecipeToReview, Twin } from '../../domain/recipes/recipe-to-review.ts'
import { tabStorage } from '../api/browser-storage.ts'
import { newOnceKey } from '../api/ids.ts'
import { forgetForm } from '../recipes/form/recipe-draft.ts'
import type { Imported } from './foreign-answers.ts'

const PENDING = 'plateful:pending-preview'
const OPEN = 'plateful:open-preview'

/** The name under which changes to the recipe under review are kept. */
export const REVIEW_FORM = 'review'

/** The flag tells a preview from anything else that might lie there (importing 7). */
const PendingPreview = z.object({
  isPreview: z.literal(true),
  recipe: RecipeToReview,
  warnings: z.array(Doubt),
  /** Recipes of the library that may be the same one. */
  twins: z.array(Twin),
  /** Under which it is saved, once. */
  onceKey: z.string().default(newOnceKey),
})
export type PendingPreview = z.infer<typeof PendingPreview>

/**
 * Leaves a recipe for review; without its photo where the browser has no room to keep it through a
 * reload.
 */
export function leavePreview(found: Omit<PendingPreview, 'isPreview' | 'onceKey'>): void {
  const preview = PendingPreview.parse({ ...found, isPreview: true })
  const withoutPhoto = { ...preview, recipe: { ...preview.recipe, photo: null } }
  if (!tabStorage.write(PENDING, JSON.stringify(preview)))
    tabStorage.write(PENDING, JSON.stringify(withoutPhoto))
}

/**
 * Opens what waits: it is taken away from where it waited (importing 7) and stays open, through a
 * reload too, until it is saved or given up. Null when nothing waits and nothing is open.
 */
export function openReview(): PendingPreview | null {
  const pending = tabStorage.read(PENDING)
  if (pending !== null) {
    tabStorage.write(PENDING, null)
    forgetForm(REVIEW_FORM)
    tabStorage.write(OPEN, pending)
  }
  return tabStorage.readAs(OPEN, PendingPreview) ?? null
}

export function closeReview(): void {
  tabStorage.write(OPEN, null)
  forgetForm(REVIEW_FORM)
}

/** The way to the recipes page after a page was read (importing 7). */
const PAUSE_BEFORE_REVIEW = 100

/** Leaves what was read for review and goes where it is reviewed. */
export function useReview() {
  const navigate = useNavigate()
  return ({ preview, recipeData, warnings, twins }: Imported) => {
    if (preview && recipeData) leavePreview({ recipe: recipeData, warnings, twins })
    setTimeout(() => void navigate({ to: '/recipes' }), PAUSE_BEFORE_REVIEW)
  }
}
