import { lazy, Suspense, useState } from 'react'
import { loadedReview, loadReview } from './load-review.ts'
import { closePendingPreview, openPendingPreview } from './pending-preview.ts'

// Only closing discards the preview: if the code fails to load, the preview is opened again by the
// next load of the page.
const LazyReview = lazy(async () => ({ default: await loadReview() }))

/** Opens a recipe that waits for review, over the library (importing 7). */
export function PendingReview() {
  const [review, setReview] = useState(openPendingPreview)
  const [Review] = useState(() => loadedReview() ?? LazyReview)
  if (!review) return null
  const close = () => {
    closePendingPreview()
    setReview(null)
  }
  return (
    <Suspense>
      <Review review={review} onClose={close} />
    </Suspense>
  )
}
