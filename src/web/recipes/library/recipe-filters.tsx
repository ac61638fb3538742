import { UnstyledButton } from '@mantine/core'
import { IconCarrot, IconHeart } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { countTags } from '../../../domain/recipes/find-recipes.ts'
import { difficulties, type Recipe } from '../../../domain/recipes/recipe.ts'
import { type RecipeSort, recipeSorts } from '../../../domain/recipes/sort-recipes.ts'
import { FilterChip, FilterChips } from '../../ui/filter-chips.tsx'
import { LightSelect } from '../../ui/forms/light-select.tsx'
import { SearchField } from '../../ui/forms/search-field.tsx'
import { sayDifficulty } from '../say-recipe.ts'
import type { LibrarySearch } from './library-search.ts'
import classes from './recipe-filters.module.css'

/** How many tags are shown before 'All tags' is pressed; active tags are always shown. */
const FIRST_TAGS = 10

const sortWords: Record<RecipeSort, string> = {
  'newest-first': 'Newest first',
  'recipe-number': 'Recipe number',
  name: 'Name',
  'total-time': 'Total time',
  'ingredient-count': 'Fewest ingredients',
}

const sorts = recipeSorts.map((value) => ({ value, label: sortWords[value] }))

interface Props {
  recipes: Recipe[]
  search: LibrarySearch
  tags: string[]
  onChange: (part: LibrarySearch) => void
}

/** Search by name and by ingredient, the order, and the household's own tags. */
export function RecipeFilters({ recipes, search, tags, onChange }: Props) {
  return (
    <div className={classes.filters} role="search">
      <SearchField
        label="Search by name or number"
        value={search.q ?? ''}
        onChange={(q) => onChange({ q })}
      />
      <SearchField
        label="Search by ingredient"
        icon={<IconCarrot size={18} aria-hidden />}
        value={search.with ?? ''}
        onChange={(foods) => onChange({ with: foods })}
      />
      <LightSelect
        label="Sort by"
        value={search.sort ?? 'newest-first'}
        options={sorts}
        onChange={(sort) => onChange({ sort })}
      />
      <TagFilters
        recipes={recipes}
        chosen={tags}
        onChange={(chosen) => onChange({ tags: chosen.join(',') })}
        others={
          <>
            <Favourites recipes={recipes} search={search} onChange={onChange} />
            <Difficulties recipes={recipes} search={search} onChange={onChange} />
          </>
        }
      />
    </div>
  )
}

interface TagFiltersProps {
  recipes: Recipe[]
  chosen: string[]
  onChange: (tags: string[]) => void
  /** Shown before the tags. */
  others: ReactNode
}

function TagFilters({ recipes, chosen, onChange, others }: TagFiltersProps) {
  const [showsAll, setShowsAll] = useState(false)
  const counted = useMemo(() => countTags(recipes), [recipes])
  const shown = counted.filter(({ tag }, index) => showsAll || index < FIRST_TAGS || chosen.includes(tag))
  const press = (tag: string) =>
    onChange(chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag])
  return (
    <FilterChips label="Tags">
      {others}
      {shown.map(({ tag, count }) => (
        <FilterChip key={tag} isPressed={chosen.includes(tag)} onPress={() => press(tag)}>
          {tag} <span className={classes.count}>{count}</span>
        </FilterChip>
      ))}
      {counted.length > FIRST_TAGS && (
        <UnstyledButton
          className={classes.more}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Fewer tags' : `All ${counted.length} tags`}
        </UnstyledButton>
      )}
    </FilterChips>
  )
}

/** The filter for favourites; shown once there is a favourite. */
function Favourites({ recipes, search, onChange }: Pick<Props, 'recipes' | 'search' | 'onChange'>) {
  const count = recipes.filter((recipe) => recipe.isFavourite).length
  if (count === 0 && !search.loved) return null
  return (
    <FilterChip
      isPressed={search.loved === true}
      onPress={() => onChange({ loved: search.loved ? undefined : true })}
    >
      <IconHeart size={16} aria-hidden /> Favourites <span className={classes.count}>{count}</span>
    </FilterChip>
  )
}

/** The filters for difficulty; only those that a recipe has are shown. */
function Difficulties({ recipes, search, onChange }: Pick<Props, 'recipes' | 'search' | 'onChange'>) {
  return difficulties.map((level) => {
    const count = recipes.filter((recipe) => recipe.difficulty === level).length
    const isPressed = search.difficulty === level
    if (count === 0 && !isPressed) return null
    return (
      <FilterChip
        key={level}
        isPressed={isPressed}
        onPress={() => onChange({ difficulty: isPressed ? undefined : level })}
      >
        {sayDifficulty(level)} <span className={classes.count}>{count}</span>
      </FilterChip>
    )
  })
}
