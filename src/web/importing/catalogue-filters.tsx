import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { CatalogueItem } from '../../domain/importing/catalogue-item.ts'
import { FilterChip, FilterChips } from '../ui/filter-chips.tsx'
import classes from './catalogue.module.css'
import { type CatalogueSearch, type Meal, mealsIn } from './find-in-catalogue.ts'

const mealWords: Record<Meal, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snacks',
  pudding: 'Puddings',
}

interface Props {
  items: CatalogueItem[]
  search: CatalogueSearch
  onChange: (part: Partial<CatalogueSearch>) => void
}

/** One field for name, ingredient and tag, and the meals as buttons. */
export function CatalogueFilters({ items, search, onChange }: Props) {
  const meals = useMemo(() => mealsIn(items), [items])
  const clear = () => onChange({ words: '' })
  return (
    <div className={classes.filters} role="search">
      <TextInput
        label="Search by name, ingredient or tag"
        type="search"
        placeholder="For example: lentils, vegetarian"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={search.words}
        rightSection={search.words && <CloseButton aria-label="Clear the search" onClick={clear} />}
        onChange={(event) => onChange({ words: event.currentTarget.value })}
        onKeyDown={(event) => event.key === 'Escape' && clear()}
      />
      {meals.length > 1 && (
        <FilterChips label="Meal">
          {[null, ...meals].map((meal) => (
            <FilterChip
              key={meal ?? 'all'}
              isPressed={search.meal === meal}
              onPress={() => onChange({ meal })}
            >
              {meal === null ? 'All meals' : mealWords[meal]}
            </FilterChip>
          ))}
        </FilterChips>
      )}
    </div>
  )
}
