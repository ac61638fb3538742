import { memo, useState } from 'react'
import type { CatalogueItem } from '../../domain/importing/catalogue-item.ts'
import { TagList } from '../recipes/tag-list.tsx'
import { lazyOnPress } from '../ui/lazy-on-press.tsx'
import { CatalogueFacts, CataloguePicture, ImportButton, type ImportButtonState } from './catalogue-parts.tsx'
import { useImportFromCatalogue } from './catalogue-queries.ts'
import classes from './catalogue.module.css'

const CatalogueDialog = lazyOnPress(async () => (await import('./catalogue-dialog.tsx')).CatalogueDialog)

const CARD_TAGS = 4

interface Props {
  item: CatalogueItem
  isInLibrary: boolean
}

/**
 * One recipe to choose, and its button: idle, importing, imported. The card opens the recipe to
 * read (importing 16).
 */
export const CatalogueCard = memo(function CatalogueCard({ item, isInLibrary }: Props) {
  const { spoonacularId, title, tags } = item
  const [isOpen, setIsOpen] = useState(false)
  const importRecipe = useImportFromCatalogue()
  const isImported = isInLibrary || importRecipe.isSuccess
  const state: ImportButtonState = isImported ? 'Imported' : importRecipe.isPending ? 'Importing' : 'Import'
  return (
    <article className={classes.card} aria-labelledby={`dish-${spoonacularId}`}>
      <div className={classes.picture}>
        <CataloguePicture item={item} />
      </div>
      <div className={classes.words}>
        <h3 className={classes.name} id={`dish-${spoonacularId}`}>
          <button
            type="button"
            className={classes.open}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            {title}
          </button>
        </h3>
        <CatalogueFacts item={item} />
        <div className={classes.tags}>
          <TagList tags={tags.slice(0, CARD_TAGS)} />
        </div>
        <ImportButton item={item} state={state} onImport={() => importRecipe.mutate(item)} />
      </div>
      {isOpen && (
        <CatalogueDialog
          item={item}
          state={state}
          onImport={() => importRecipe.mutate(item)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </article>
  )
})
