import { useParams } from '@tanstack/react-router'
import { formatRecipeNumber } from '../recipes/format-recipe.ts'
import { BackLink, ButtonLink } from '../ui/button-link.tsx'
import { NotFoundActions } from '../ui/not-found-actions.tsx'
import { Screen } from '../ui/screen.tsx'
import { CollectionMissing } from './collection-missing.tsx'
import { formatShareDate, collectionTitle } from './format-share.ts'
import { LabelledSpinner } from './labelled-spinner.tsx'
import { failureOf, useCollectionToReview } from './queries.ts'
import { ReviewForm } from './review-form.tsx'

export function ReviewScreen() {
  const { recipeId, shareId } = useParams({ from: '/review-shared-recipe/$recipeId/$shareId' })
  const collection = useCollectionToReview(shareId)
  if (collection.isPending) return <LabelledSpinner text="Loading recipe..." />
  if (collection.isLoadingError) return <CollectionMissing {...failureOf(collection)} />
  const recipe = collection.data.recipes.find(({ id }) => id === recipeId)
  if (!recipe) return <NotInCollection />
  return (
    <Screen
      title="Review & Save"
      intro={`${formatRecipeNumber(recipe)} of ${collectionTitle(collection.data)}, shared ${formatShareDate(collection.data.createdAt)}. Change what you like; the copy is yours.`}
      actions={
        <BackLink to="/shared/$shareId" params={{ shareId }}>
          Back to Collection
        </BackLink>
      }
    >
      <ReviewForm key={`${shareId} ${recipeId}`} shareId={shareId} recipe={recipe} />
    </Screen>
  )
}

function NotInCollection() {
  return (
    <Screen
      title="Recipe Not Found"
      intro="It isn’t in this collection, or it has been removed."
      width="narrow"
    >
      <NotFoundActions>
        <ButtonLink to="/home">Back to Home</ButtonLink>
      </NotFoundActions>
    </Screen>
  )
}
