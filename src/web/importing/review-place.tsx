import { lazy, Suspense, useState } from 'react'
import { loadedReview, loadReview } from './load-review.ts'
import { closeReview, openReview } from './pending-preview.ts'

// Closing discards the preview. If the code fails to load, it waits for the next load.
const LazyReview = lazy(async () => ({ default: await loadReview() }))

/** Opens a recipe that waits for review, over the library (importing 7). */
export function ReviewPlace() {
  const [review, setReview] = useState(openReview)
  const [Review] = useState(() => loadedReview() ?? LazyReview)
  if (!review) return null
  const close = () => {
    closeReview()
    setReview(null)
  }
  return (
    <Suspense>
      <Review review={review} onClose={close} />
    </Suspense>
  )
}
