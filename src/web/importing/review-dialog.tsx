import { useState } from 'react'
import type { RecipeLineAreas } from '../../domain/importing/picture-reading.ts'
import { importedReadingOf } from '../../domain/recipes/imported-reading.ts'
import type { RecipeToReview } from '../../domain/recipes/recipe-to-review.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { doubtsAbout } from '../recipes/form/doubts.tsx'
import { recipeFormOf } from '../recipes/form/recipe-form-values.ts'
import { RecipeForm } from '../recipes/form/recipe-form.tsx'
import { siteOf } from '../recipes/format-recipe.ts'
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx'
import { type PendingPreview, REVIEW_FORM, type ReviewedPictures } from './pending-preview.ts'
import { useSavedFromPictures } from './pictures/queries.ts'
import { ReviewBesidePictures } from './pictures/review-beside-pictures.tsx'

/** The review of an imported recipe that is not saved yet (importing 7). */
export function ReviewDialog({ review, onClose }: { review: PendingPreview; onClose: () => void }) {
  const [isLeaving, setIsLeaving] = useState(false)
  const markSaved = useSavedFromPictures()
  const { pictures, recipe } = review
  const askToLeave = () => setIsLeaving(true)
  const onSaved = ({ id: recipeId }: Recipe) => {
    if (pictures) markSaved.mutate({ id: pictures.reading, found: pictures.found, recipeId })
    onClose()
  }
  const form = (
    <RecipeForm
      stored={null}
      draftName={REVIEW_FORM}
      initial={recipeFormOf(pictures?.isTyped ? toBeTyped(recipe, pictures.parts) : recipe)}
      idempotencyKey={review.onceKey}
      isUnsaved
      review={{
        lead: pictures ? introOf(pictures) : <Intro source={recipe.source} restCount={review.restCount} />,
        asRead: recipe.source === null ? undefined : importedReadingOf(recipe),
        twins: review.twins,
        doubts: doubtsAbout(recipe, review.warnings),
      }}
      onSaved={onSaved}
      onCancel={askToLeave}
      onGivenUp={onClose}
    />
  )
  return (
    <Dialog title="Review the recipe" width={pictures ? '96rem' : '72rem'} isLong onClose={askToLeave}>
      {pictures ? (
        <ReviewBesidePictures pictures={pictures} recipe={recipe}>
          {form}
        </ReviewBesidePictures>
      ) : (
        form
      )}
      {isLeaving && (
        <ConfirmDialog
          title={pictures ? 'Look it over later?' : 'Discard this recipe?'}
          text={`${recipe.name || 'It'} isn’t in your collection yet.${pictures ? ' It waits in Import from Photo, but what you changed here is lost.' : ''}`}
          confirm={pictures ? 'Later' : 'Discard it'}
          cancel="Keep reviewing"
          tone={pictures ? 'calm' : 'destroys'}
          onConfirm={onClose}
          onClose={() => setIsLeaving(false)}
        />
      )}
    </Dialog>
  )
}

/** Lines that are typed beside the picture begin empty; a line without a place keeps its text. */
const toBeTyped = (recipe: RecipeToReview, { ingredients, steps }: RecipeLineAreas): RecipeToReview => ({
  ...recipe,
  ingredients: recipe.ingredients.map((line, at) => (ingredients[at] ? '' : line)),
  steps: recipe.steps.map((line, at) => (steps[at] ? '' : line)),
})

const introOf = ({ isTyped }: ReviewedPictures) =>
  isTyped
    ? 'Not saved yet. Each line of the picture is below its field, with what was recognised. Take it, or type what you see.'
    : 'Not saved yet. Look it over beside its picture.'

/**
 * Says that nothing is saved yet, links to the page to compare with, and says where the other
 * recipes of its text wait (importing 114).
 */
function Intro({ source, restCount }: { source: string | null; restCount: number }) {
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
      {restCount > 0 &&
        ` ${restCount === 1 ? 'One more recipe' : `${restCount} more recipes`} of this text can be imported after it, from Import from URL.`}
    </>
  )
}
