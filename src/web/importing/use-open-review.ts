import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenIdle } from '../ui/when-idle.ts'
import { loadReview } from './load-review.ts'
import type { Imported } from './parse-imported.ts'
import { storePendingPreview } from './pending-preview.ts'

/** Milliseconds after a page was read before the library opens (importing 7). */
const PAUSE_BEFORE_REVIEW = 100

/**
 * Stores what was read for review and goes to the library, which opens it. Both are loaded while
 * the person still types (importing 126); what fails to load is loaded again when it is opened.
 */
export function useOpenReview() {
  const navigate = useNavigate()
  const router = useRouter()
  useEffect(
    () =>
      whenIdle(() => {
        router.preloadRoute({ to: '/recipes' }).catch(() => undefined)
        loadReview().catch(() => undefined)
      }),
    [router],
  )
  return ({ preview, recipeData, warnings, twins }: Imported, restCount = 0) => {
    if (preview && recipeData) storePendingPreview({ recipe: recipeData, warnings, twins, restCount })
    setTimeout(() => void navigate({ to: '/recipes' }), PAUSE_BEFORE_REVIEW)
  }
}
