import { UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { countTags } from '../../../domain/recipes/find-recipes.ts'
import {
  type LibraryFilter,
  partKeys,
  type SavedFilter,
  withoutPart,
} from '../../../domain/recipes/library-filter.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { FilterChip, FilterChips } from '../../ui/filter-chips.tsx'
import { type FilterNames, describeFilterPart } from './filter-labels.ts'
import classes from './chosen-filters.module.css'

/** How many filters are offered where none is chosen, and beside chosen ones. */
const OFFERED_COUNT = { first: 9, next: 4 } as const

/** A filter that is offered as a chip; `filter` is the whole filter after its press. */
interface Offer {
  key: string
  label: string
  count?: number
  filter: LibraryFilter
}

interface Props {
  filter: LibraryFilter
  names: FilterNames
  saved: readonly SavedFilter[]
  /** The recipes that the filter leaves, by which offers count how many would remain. */
  found: readonly Recipe[]
  onFilter: (filter: LibraryFilter) => void
  onClear: () => void
}

/** The filters that are chosen, each to be removed by a press, and some that are a press away. */
export function ChosenFilters({ filter, names, saved, found, onFilter, onClear }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const pressed = useRef<number | null>(null)
  const chosen = partKeys(filter)
  const shownKeys = chosen.filter((key) => key !== 'name')
  const maxOffered = chosen.length > 0 ? OFFERED_COUNT.next : OFFERED_COUNT.first
  const offers = useMemo(() => offersOf(filter, names, saved, found), [filter, names, saved, found])

  // A chip that was removed had the focus: the next one gets it.
  useLayoutEffect(() => {
    const index = pressed.current
    pressed.current = null
    if (index === null || row.current?.contains(document.activeElement)) return
    const buttons = row.current?.querySelectorAll('button')
    buttons?.[Math.min(index, buttons.length - 1)]?.focus()
  })

  const remember = (target: EventTarget) => {
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])]
    pressed.current = buttons.findIndex((button) => target instanceof Node && button.contains(target))
  }
  return (
    <div
      ref={row}
      className={classes.row}
      data-chosen={chosen.length > 0}
      onClickCapture={({ target }) => remember(target)}
    >
      <FilterChips label="Filters">
        {shownKeys.map((key) => (
          <FilterChip key={key} isPressed onPress={() => onFilter(withoutPart(filter, key))}>
            {describeFilterPart(filter, key, names)} <IconX size={15} aria-hidden />
          </FilterChip>
        ))}
        {chosen.length > 0 && (
          <UnstyledButton key="clear" className={classes.clear} onClick={onClear}>
            Clear the search
          </UnstyledButton>
        )}
        {offers.slice(0, maxOffered).map(({ key, label, count, filter: offered }) => (
          <FilterChip key={key} isPressed={false} onPress={() => onFilter(offered)}>
            <span className={classes.name}>{label}</span>{' '}
            {count !== undefined && <span className={classes.count}>{count}</span>}
          </FilterChip>
        ))}
      </FilterChips>
    </div>
  )
}

/** The filters to offer: favourites, saved filters, collections, the most common tags. */
function offersOf(
  filter: LibraryFilter,
  { collections }: FilterNames,
  saved: readonly SavedFilter[],
  found: readonly Recipe[],
): Offer[] {
  const offers: Offer[] = []
  const add = (key: string, label: string, count: number, part: LibraryFilter) => {
    if (count > 0) offers.push({ key, label, count, filter: { ...filter, ...part } })
  }
  if (!filter.favourites) {
    const count = found.filter(({ isFavourite }) => isFavourite).length
    add('favourites', 'Favourites', count, { favourites: true })
  }
  // A saved filter is offered only where nothing is chosen, since it replaces everything.
  if (partKeys(filter).length === 0)
    for (const savedFilter of saved)
      offers.push({ key: `saved ${savedFilter.id}`, label: savedFilter.name, filter: savedFilter.filter })
  if (filter.collection === undefined && collections.length > 0) {
    const ids = new Set(found.map(({ id }) => id))
    for (const { id, name, recipeIds } of collections)
      add(`collection ${id}`, name, recipeIds.filter((recipeId) => ids.has(recipeId)).length, {
        collection: id,
      })
  }
  for (const { tag, count } of countTags(found))
    if (filter.tags?.includes(tag) !== true)
      add(`tags ${tag}`, tag, count, { tags: [...(filter.tags ?? []), tag] })
  return offers
}
