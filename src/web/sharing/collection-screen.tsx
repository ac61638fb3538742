import { useHotkeys } from '@mantine/hooks'
import { formatCount } from '@plateful/ingredients/format-english'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { SharedCollection } from '../../domain/sharing/share.ts'
import { LibrarySafety } from '../recipes/library/library-safety.tsx'
import { PrintDialog } from '../recipes/print-dialog.tsx'
import { printRecipes } from '../recipes/print-recipes.tsx'
import { Logo } from '../ui/logo.tsx'
import { Screen } from '../ui/screen.tsx'
import { CollectionMissing } from './collection-missing.tsx'
import { collectionDescription, formatShareDate, collectionTitle } from './format-share.ts'
import { LabelledSpinner } from './labelled-spinner.tsx'
import { failureOf, useSharedCollection } from './queries.ts'
import { SharedRecipeCard } from './shared-recipe-card.tsx'
import classes from './collection-screen.module.css'

export function CollectionScreen() {
  const { shareId } = useParams({ strict: false })
  return shareId ? <CollectionLoader key={shareId} shareId={shareId} /> : <CollectionMissing />
}

function CollectionLoader({ shareId }: { shareId: string }) {
  const collection = useSharedCollection(shareId)
  if (collection.isPending) return <LabelledSpinner text="Loading recipe collection..." />
  if (collection.isLoadingError) return <CollectionMissing {...failureOf(collection)} />
  if (collection.data.recipes.length === 0)
    return <CollectionMissing error="There are no recipes left in it." />
  return <Collection shareId={shareId} collection={collection.data} />
}

function Collection({ shareId, collection }: { shareId: string; collection: SharedCollection }) {
  const [isPrinting, setIsPrinting] = useState(false)
  // The browser's own Print prints the collection as a document; no button opens this dialog
  // (sharing 15).
  useHotkeys([['mod+P', () => setIsPrinting(true)]])
  return (
    <Screen title={collectionTitle(collection)} intro={collectionDescription(collection)}>
      <p className={classes.facts}>
        {formatCount(collection.recipes.length, 'recipe')}, shared{' '}
        {collection.sharedBy && `by ${collection.sharedBy}, `}
        {formatShareDate(collection.createdAt)}
      </p>
      <LibrarySafety isOwn={false}>
        {() => (
          <ul className={classes.grid}>
            {collection.recipes.map((recipe) => (
              <li key={recipe.id}>
                <SharedRecipeCard shareId={shareId} recipe={recipe} />
              </li>
            ))}
          </ul>
        )}
      </LibrarySafety>
      <footer className={classes.foot}>
        <span>Powered by</span> <Logo />
      </footer>
      {isPrinting && (
        <PrintDialog
          title="Print Recipe Collection"
          confirm="Print Collection"
          onPrint={(withPhotos) =>
            printRecipes({
              recipes: collection.recipes,
              withPhotos,
              collection: {
                title: collectionTitle(collection),
                intro: [
                  collectionDescription(collection),
                  `Shared ${formatShareDate(collection.createdAt)}, ${formatCount(collection.recipes.length, 'recipe')}`,
                ],
                foot: 'Shared with Plateful',
              },
            })
          }
          onClose={() => setIsPrinting(false)}
        />
      )}
    </Screen>
  )
}
