import type { ReviewDialog } from './review-dialog.tsx'

let loaded: typeof ReviewDialog | undefined

/**
 * Loads the review. It brings the recipe form, which is much code, so it is not part of the first
 * files.
 */
export const loadReview = async () => (loaded ??= (await import('./review-dialog.tsx')).ReviewDialog)

/** The review if it is loaded already; then it is drawn at once, before the library below it. */
export const loadedReview = () => loaded
