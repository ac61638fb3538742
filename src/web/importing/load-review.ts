import type { ReviewDialog } from './review-dialog.tsx'

let loaded: typeof ReviewDialog | undefined

/** The review: the form is a large part of the product, so it is loaded apart. */
export const loadReview = async () => (loaded ??= (await import('./review-dialog.tsx')).ReviewDialog)

/** The review where it is loaded already: it is drawn at once then, before the library below it. */
export const loadedReview = () => loaded
