import { useNavigate } from '@tanstack/react-router'
import { leavePreview } from './pending-preview.ts'
import type { Imported } from './foreign-answers.ts'

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
