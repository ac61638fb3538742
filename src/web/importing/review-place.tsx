import { lazy, Suspense, useState } from 'react'
import { closeReview, openReview } from './pending-preview.ts'

/** Its form is a large part of the product; the list does not wait for it. */
// To close it gives the preview up: where its code does not arrive, the preview is kept for the
// next load of the page.
const ReviewDialog = lazy(async () => ({ default: (await import('./review-dialog.tsx')).ReviewDialog }))

/** Where a recipe that waits for review is opened, over the library (importing 7). */
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
