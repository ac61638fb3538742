import { Button } from '@mantine/core'
import { useId } from 'react'
import { type ChoiceKey, filterChoices, matchesChoice } from '../../../domain/recipes/filter-choices.ts'
import { type LibraryFilter, partKeys, type SavedFilter } from '../../../domain/recipes/library-filter.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { countWith, type FilterFacts, type FilteredRecipes } from '../../../domain/recipes/filter-recipes.ts'
import { DialogButtons, Overlay } from '../../ui/dialog.tsx'
import { FilterChip } from '../../ui/filter-chips.tsx'
import { formatCount } from '../../../domain/format-english.ts'
import { SearchField } from '../../ui/forms/search-field.tsx'
import classes from './filter-dialog.module.css'
import { choiceTitles, choicesUnder, type FilterNames, describeChoice } from './filter-labels.ts'
import { FoodsAtHandField } from './foods-at-hand-field.tsx'
import { SavedFilters } from './saved-filters.tsx'

interface Props {
  recipes: readonly Recipe[]
  filter: LibraryFilter
  names: FilterNames
  filtered: FilteredRecipes
  facts: FilterFacts
  saved: readonly SavedFilter[]
  tags: readonly { tag: string; count: number }[]
  count: number
  judged: number
  onFilter: (filter: LibraryFilter) => void
  onClose: () => void
}

interface Choice {
  id: string
  label: string
  isOn: boolean
  /** How many recipes would remain with it; null until that is known. */
  count: number | null
  /** Whether it is offered although nothing would remain. */
  stays?: boolean
  filter: LibraryFilter
}

/** All filters of the library; each press applies at once (recipes 46). */
export function FilterDialog({ names, saved, count, judged, onFilter, onClose, ...of }: Props) {
  const { filter, recipes } = of
  const isChecking = judged < recipes.length
  return (
    <Overlay title="Filters" width="46rem" place="whole-phone" onClose={onClose}>
      <div className={classes.groups}>
        <SavedFilters filter={filter} saved={saved} onFilter={onFilter} />
        <Group
          title="Safe for"
          note={isChecking ? `Checked ${judged} of ${recipes.length}` : ''}
          choices={peopleChoices(of, names, isChecking)}
          onFilter={onFilter}
        />
        <Group title="Collection" choices={collectionChoices(of, names)} onFilter={onFilter} />
        {choiceTitles.map((title) => (
          <Group
            key={title}
            title={title}
            choices={choicesUnder(title).flatMap((key) => valuesOf(of, key))}
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
        <Group title="Tags" choices={tagChoices(of)} onFilter={onFilter} />
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
  choices: readonly Choice[]
  onFilter: (filter: LibraryFilter) => void
}

/** The values of one kind, without those that would leave nothing. */
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

type ChoiceSource = Pick<Props, 'recipes' | 'filter' | 'filtered' | 'facts' | 'tags'>

/** The choices of a part with one value at a time; pressing it again removes it. */
function singleChoices<Key extends keyof LibraryFilter>(
  { filter, filtered }: ChoiceSource,
  key: Key,
  values: readonly {
    value: NonNullable<LibraryFilter[Key]>
    label: string
    holds: (recipe: Recipe) => boolean
  }[],
): Choice[] {
  const { [key]: chosen, ...others } = filter
  return values.map(({ value, label, holds }) => ({
    id: `${key} ${String(value)}`,
    label,
    isOn: chosen === value,
    count: countWith(filtered, key, holds),
    filter: chosen === value ? (others as LibraryFilter) : { ...filter, [key]: value },
  }))
}

const valuesOf = (source: ChoiceSource, key: ChoiceKey) =>
  singleChoices(
    source,
    key,
    filterChoices[key].offered(source.recipes).map((value) => ({
      value,
      label: describeChoice(key, value),
      holds: matchesChoice(key, value, source.facts.today),
    })),
  )

const collectionChoices = (source: ChoiceSource, { collections }: FilterNames) =>
  singleChoices(
    source,
    'collection',
    collections.map(({ id, name }) => ({
      value: id,
      label: name,
      holds: (recipe) => source.facts.inCollection(id)?.has(recipe.id) === true,
    })),
  )

/** The choices of a part with several values, all of which must match. */
function multipleChoices(
  { filter, filtered }: ChoiceSource,
  key: 'tags' | 'safe',
  values: readonly { value: string; label: string; holds: (recipe: Recipe) => boolean }[],
): Choice[] {
  const { [key]: chosen = [], ...others } = filter
  return values.map(({ value, label, holds }) => {
    const otherValues = chosen.filter((other) => other !== value)
    const isOn = otherValues.length < chosen.length
    const next = isOn ? otherValues : [...chosen, value]
    return {
      id: `${key} ${value}`,
      label,
      isOn,
      count: filtered.found.filter(holds).length,
      filter: next.length > 0 ? { ...filter, [key]: next } : others,
    }
  })
}

const tagChoices = (source: ChoiceSource) =>
  multipleChoices(
    source,
    'tags',
    source.tags.map(({ tag }) => ({ value: tag, label: tag, holds: ({ tags }) => tags.includes(tag) })),
  )

/** While recipes are being judged the counts are not final, so everybody who was offered stays. */
const peopleChoices = (source: ChoiceSource, { people }: FilterNames, isChecking: boolean): Choice[] =>
  multipleChoices(
    source,
    'safe',
    people.map(({ key, name }) => ({
      value: key,
      label: name,
      holds: (recipe) => source.facts.suits(recipe, key),
    })),
  ).map((choice) => ({ ...choice, stays: true, count: isChecking ? null : choice.count }))
