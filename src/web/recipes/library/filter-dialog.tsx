import { Button } from '@mantine/core'
import { formatCount } from '@plateful/ingredients/format-english'
import { useId } from 'react'
import { type LibraryFilter, partKeys, type SavedFilter } from '../../../domain/recipes/library-filter.ts'
import { DialogButtons, Overlay } from '../../ui/dialog.tsx'
import { FilterChip } from '../../ui/filter-chips.tsx'
import { SearchField } from '../../ui/forms/search-field.tsx'
import { choiceTitles, choicesUnder, type FilterNames } from './filter-labels.ts'
import { FoodsAtHandField } from './foods-at-hand-field.tsx'
import {
  type ChoiceSource,
  collectionChoices,
  type FilterChoice,
  peopleChoices,
  tagChoices,
  valuesOf,
} from './offered-filters.ts'
import { SavedFilters } from './saved-filters.tsx'
import classes from './filter-dialog.module.css'

interface Props extends ChoiceSource {
  names: FilterNames
  saved: readonly SavedFilter[]
  count: number
  judged: number
  onFilter: (filter: LibraryFilter) => void
  onClose: () => void
}

/** All filters of the library; each press applies at once (recipes 46). */
export function FilterDialog({ names, saved, count, judged, onFilter, onClose, ...source }: Props) {
  const { filter, recipes } = source
  const isChecking = judged < recipes.length
  return (
    <Overlay title="Filters" width="46rem" place="whole-phone" onClose={onClose}>
      <div className={classes.groups}>
        <SavedFilters filter={filter} saved={saved} onFilter={onFilter} />
        <Group
          title="Safe for"
          note={isChecking ? `Checked ${judged} of ${recipes.length}` : ''}
          choices={peopleChoices(source, names, isChecking)}
          onFilter={onFilter}
        />
        <Group title="Collection" choices={collectionChoices(source, names)} onFilter={onFilter} />
        {choiceTitles.map((title) => (
          <Group
            key={title}
            title={title}
            choices={choicesUnder(title).flatMap((key) => valuesOf(source, key))}
            onFilter={onFilter}
          />
        ))}
        <FoodsAtHandField filter={filter} onFilter={onFilter} />
        <div className={classes.field}>
          <SearchField
            label="With these ingredients"
            placeholder="leek, cream"
            value={filter.ingredients ?? ''}
            onChange={(ingredients) => onFilter({ ...filter, ingredients })}
          />
        </div>
        <Group title="Tags" choices={tagChoices(source)} onFilter={onFilter} />
      </div>
      <DialogButtons>
        {partKeys(filter).length > 0 && (
          <Button variant="default" onClick={() => onFilter({})}>
            Clear all
          </Button>
        )}
        <Button onClick={onClose}>{isChecking && filter.safe ? 'Show recipes' : showLabel(count)}</Button>
      </DialogButtons>
    </Overlay>
  )
}

const showLabel = (count: number) =>
  count === 0 ? 'No recipes match' : `Show ${formatCount(count, 'recipe')}`

interface GroupProps {
  title: string
  /** What is still being computed about these. */
  note?: string
  choices: readonly FilterChoice[]
  onFilter: (filter: LibraryFilter) => void
}

/** The choices of one kind, without those that no recipe would match. */
function Group({ title, note, choices, onFilter }: GroupProps) {
  const headingId = useId()
  const visibleChoices = choices.filter(({ isOn, stays, count }) => isOn || stays || count !== 0)
  if (visibleChoices.length === 0) return null
  return (
    <div role="group" aria-labelledby={headingId}>
      <div className={classes.head}>
        <p id={headingId} className={classes.legend}>
          {title}
        </p>
        {note !== undefined && (
          <p role="status" className={classes.note}>
            {note}
          </p>
        )}
      </div>
      <div className="wrap">
        {visibleChoices.map(({ id, label, isOn, count, filter }) => (
          <FilterChip key={id} isPressed={isOn} onPress={() => onFilter(filter)}>
            {label} <span className={classes.count}>{count ?? '…'}</span>
          </FilterChip>
        ))}
      </div>
    </div>
  )
}
