import { useState } from 'react'
import { readingOf } from '../../domain/recipes/imported-reading.ts'
import { doubtsAbout } from '../recipes/form/doubts.tsx'
import { formOf } from '../recipes/form/recipe-form-values.ts'
import { RecipeForm } from '../recipes/form/recipe-form.tsx'
import { siteOf } from '../recipes/say-recipe.ts'
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx'
import { type PendingPreview, REVIEW_FORM } from './pending-preview.ts'

interface Props {
  review: PendingPreview
  /** Called when the recipe is saved or discarded. */
  onClose: () => void
}

/**
 * The review of an imported recipe that is not saved yet: checked, corrected, saved (importing 7).
 */
export function ReviewDialog({ review, onClose }: Props) {
  const [isLeaving, setIsLeaving] = useState(false)
  const ask = () => setIsLeaving(true)
  return (
    <Dialog title="Review the recipe" width="72rem" isLong onClose={ask}>
      <RecipeForm
        stored={null}
        draftName={REVIEW_FORM}
        initial={formOf(review.recipe)}
        onceKey={review.onceKey}
        isUnsaved
        review={{
          lead: <Lead source={review.recipe.source} />,
          asRead: review.recipe.source === null ? undefined : readingOf(review.recipe),
          twins: review.twins,
          doubts: doubtsAbout(review.recipe, review.warnings),
        }}
        onSaved={onClose}
        onCancel={ask}
        onGivenUp={onClose}
      />
      <ConfirmDialog
        opened={isLeaving}
        title="Discard this recipe?"
        text={`${review.recipe.name || 'It'} isn’t in your collection yet.`}
        confirm="Discard it"
        cancel="Keep reviewing"
        tone="destroys"
        onConfirm={onClose}
        onClose={() => setIsLeaving(false)}
      />
    </Dialog>
  )
}

/** Says that nothing is saved yet, and links to the page to compare with. */
function Lead({ source }: { source: string | null }) {
  const site = siteOf(source)
  return (
    <>
      Not saved yet. Look it over
      {site && source && (
        <>
          , and compare it with{' '}
          <a href={source} target="_blank" rel="noreferrer">
            the page at {site}
          </a>
        </>
      )}
      .
    </>
  )
}
