import { Button } from '@mantine/core'
import { formatCount } from '@plateful/ingredients/format-english'
import { useDeferredValue, useMemo, useState } from 'react'
import type { CatalogueItem } from '../../domain/importing/catalogue-item.ts'
import { useRecipes } from '../recipes/queries.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Failure } from '../ui/failure.tsx'
import { Skeleton, Loading } from '../ui/loading.tsx'
import { CatalogueCard } from './catalogue-card.tsx'
import { CatalogueFilters, type CatalogueSearch, findInCatalogue } from './catalogue-filters.tsx'
import { useCatalogue } from './catalogue-queries.ts'
import { StarterSection } from './starter-section.tsx'
import classes from './catalogue.module.css'

/**
 * How many cards are drawn at first, and added by each press: three rows at least, and quick on an
 * old phone.
 */
const PAGE_SIZE = 24

const emptySearch: CatalogueSearch = { words: '', meal: null }

export function Catalogue() {
  const catalogue = useCatalogue()
  if (catalogue.isPending) return <CatalogueSkeleton />
  if (catalogue.isLoadingError) {
    return <Failure title="Unable to Load Recipes" query={catalogue} />
  }
  return <CatalogueList items={catalogue.data} />
}

const nameOf = (text: string) => text.trim().toLowerCase()

function CatalogueList({ items }: { items: CatalogueItem[] }) {
  const library = useRecipes().data
  const [search, setSearch] = useState(emptySearch)
  const [shownCount, setShownCount] = useState(PAGE_SIZE)
  // Typing stays quick; the cards follow when the browser has time.
  const deferredSearch = useDeferredValue(search)
  const found = useMemo(() => findInCatalogue(items, deferredSearch), [items, deferredSearch])
  const libraryNames = useMemo(() => new Set(library?.map(({ name }) => nameOf(name))), [library])
  const isInLibrary = ({ title }: CatalogueItem) => libraryNames.has(nameOf(title))
  const change = (part: Partial<CatalogueSearch>) => {
    setSearch((before) => ({ ...before, ...part }))
    setShownCount(PAGE_SIZE)
  }

  return (
    <>
      {library && <StarterSection items={items} library={library} isInLibrary={isInLibrary} />}
      <section aria-labelledby="choose" className={classes.choose}>
        <h2 id="choose" className={classes.title}>
          Choose for yourself
        </h2>
        <CatalogueFilters items={items} search={search} onChange={change} />
        <p className={classes.count} role="status">
          {found.length === items.length
            ? formatCount(items.length, 'recipe')
            : `${found.length} of ${formatCount(items.length, 'recipe')}`}
        </p>
        {found.length === 0 && (
          <EmptyState
            title="Nothing found"
            text="Try fewer words or another meal."
            action={
              <Button variant="default" onClick={() => change(emptySearch)}>
                Show all recipes
              </Button>
            }
          />
        )}
        <ul className={classes.grid}>
          {found.slice(0, shownCount).map((item) => (
            <li key={item.spoonacularId} className={classes.item}>
              <CatalogueCard item={item} isInLibrary={isInLibrary(item)} />
            </li>
          ))}
        </ul>
        {found.length > shownCount && (
          <div className={classes.more}>
            <Button variant="default" onClick={() => setShownCount(shownCount + PAGE_SIZE)}>
              Show {Math.min(PAGE_SIZE, found.length - shownCount)} more
            </Button>
          </div>
        )}
      </section>
    </>
  )
}

function CatalogueSkeleton() {
  return (
    <Loading label="Loading recipes to choose from">
      <div className={classes.grid}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height="20rem" />
        ))}
      </div>
    </Loading>
  )
}
