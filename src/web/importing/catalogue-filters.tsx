import { useMemo } from 'react'
import type { CatalogueItem } from '../../domain/importing/catalogue-item.ts'
import { FilterChip, FilterChips } from '../ui/filter-chips.tsx'
import { SearchField } from '../ui/forms/search-field.tsx'
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
  return (
    <div className={classes.filters} role="search">
      <SearchField
        label="Search by name, ingredient or tag"
        placeholder="For example: lentils, vegetarian"
        value={search.words}
        onChange={(words) => onChange({ words })}
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
