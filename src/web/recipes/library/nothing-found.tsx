import { Button } from '@mantine/core'
import { formatCount } from '@plateful/ingredients/format-english'
import type { MouseEvent } from 'react'
import type { FilteredRecipes } from '../../../domain/recipes/filter-recipes.ts'
import { type LibraryFilter, partKeys, withoutPart } from '../../../domain/recipes/library-filter.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type FilterNames, describeFilterPart } from './filter-labels.ts'
import classes from './nothing-found.module.css'

const MAX_OFFERED = 3

interface Props {
  filter: LibraryFilter
  names: FilterNames
  filtered: FilteredRecipes
  onFilter: (filter: LibraryFilter) => void
  onClear: () => void
}

/** The pressed button disappears, so the focus moves to the list around it. */
const keepFocus = ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.closest('section')?.focus()

export function NothingFound({ filter, names, filtered, onFilter, onClear }: Props) {
  const helpful = partKeys(filter)
    .map((key) => ({ key, count: filtered.without.get(key)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_OFFERED)
  return (
    <EmptyState
      title="No recipes match"
      text={
        helpful.length > 0
          ? 'Remove a filter to see more recipes.'
          : 'Try fewer words, another ingredient, or remove a filter.'
      }
      action={
        <div className={classes.ways} onClickCapture={keepFocus}>
          {helpful.map(({ key, count }) => (
            <Button key={key} onClick={() => onFilter(withoutPart(filter, key))}>
              Without {describeFilterPart(filter, key, names)}: {formatCount(count, 'recipe')}
            </Button>
          ))}
          <Button variant="default" onClick={onClear}>
            Show all recipes
          </Button>
        </div>
      }
    />
  )
}
