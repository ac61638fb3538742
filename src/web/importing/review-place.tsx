import { lazy, Suspense, useState } from 'react'
import { closeReview, openReview } from './pending-preview.ts'

/** Loaded on demand: the form is a large part of the product. */
// Closing discards the preview. If the code fails to load, the preview is stored for the next load
// of the page.
const ReviewDialog = lazy(async () => ({ default: (await import('./review-dialog.tsx')).ReviewDialog }))

/** Opens a recipe that waits for review, over the library (importing 7). */
export function ReviewPlace() {
  const [review, setReview] = useState(openReview)
  if (!review) return null
  const close = () => {
    closeReview()
    setReview(null)
  }
  return (
    <Suspense>
      <ReviewDialog review={review} onClose={close} />
    </Suspense>
  )
}
