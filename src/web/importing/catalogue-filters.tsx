import { useMemo } from 'react'
import type { CatalogueItem } from '../../domain/importing/catalogue-item.ts'
import { FilterChip, FilterChips } from '../ui/filter-chips.tsx'
import { SearchField } from '../ui/forms/search-field.tsx'
import classes from './catalogue.module.css'

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

/** The meals that the catalogue has tags for, in the order of a day. */
const meals = ['breakfast', 'lunch', 'dinner', 'snack', 'pudding'] as const
type Meal = (typeof meals)[number]

export interface CatalogueSearch {
  /** The searchable words: name, ingredients, tags and cuisine. */
  words: string
  meal: Meal | null
}

/** Lower case without accents, so that 'creme' finds 'Crème'. */
const unaccentedWordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The items in which every typed word begins a word, in the order of the catalogue. */
export function findInCatalogue(
  items: readonly CatalogueItem[],
  { words, meal }: CatalogueSearch,
): CatalogueItem[] {
  const searchWords = unaccentedWordsOf(words)
  return items.filter((item) => {
    if (meal !== null && !item.tags.includes(meal)) return false
    const present = unaccentedWordsOf([item.title, item.cuisine, ...item.tags, ...item.ingredients].join(' '))
    return searchWords.every((word) => present.some((candidate) => candidate.startsWith(word)))
  })
}

const mealsIn = (items: readonly CatalogueItem[]): Meal[] =>
  meals.filter((meal) => items.some(({ tags }) => tags.includes(meal)))
