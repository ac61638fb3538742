import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react'
import { type RecipeSort, recipeSorts } from '../../../domain/recipes/sort-recipes.ts'
import { PlainSelect } from '../../ui/forms/plain-select.tsx'
import type { LibraryView } from './library-view.ts'
import classes from './list-order.module.css'

const sortWords: Record<RecipeSort, string> = {
  'newest-first': 'Newest first',
  'recipe-number': 'Recipe number',
  name: 'Name',
  'total-time': 'Total time',
  'ingredient-count': 'Fewest ingredients',
}

const sorts = recipeSorts.map((value) => ({ value, label: sortWords[value] }))

const views = [
  { view: 'cards', label: 'Cards', Icon: IconLayoutGrid },
  { view: 'list', label: 'Compact list', Icon: IconLayoutList },
] as const

interface Props {
  sort: RecipeSort
  view: LibraryView
  onSort: (sort: RecipeSort) => void
  onView: (view: LibraryView) => void
}

export function ListOrder({ sort, view, onSort, onView }: Props) {
  return (
    <>
      <div className={classes.sort}>
        <PlainSelect label="Sort by" isLabelHidden value={sort} options={sorts} onChange={onSort} />
      </div>
      <div className={classes.views} role="group" aria-label="Show as">
        {views.map(({ view: offeredView, label, Icon }) => (
          <button
            key={offeredView}
            type="button"
            className={classes.view}
            aria-label={label}
            title={label}
            aria-pressed={offeredView === view}
            onClick={() => onView(offeredView)}
          >
            <Icon size={18} aria-hidden />
          </button>
        ))}
      </div>
    </>
  )
}
