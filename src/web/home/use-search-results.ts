import { IconArrowRight, IconCalendar, type IconProps, IconToolsKitchen2 } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, useMemo } from 'react'
import { type Day, formatDay } from '../../domain/day.ts'
import { possibleDays } from '../../domain/possible-days.ts'
import { findRecipes, nameRank } from '../../domain/recipes/find-recipes.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { formatRecipeNumber } from '../recipes/format-recipe.ts'
import { useRecipes } from '../recipes/queries.ts'
import { useToday } from '../ui/use-today.ts'
import { findPlaces, places, type SearchPlace } from './quick-search-places.ts'

/** How many recipes are offered; the library shows the rest. */
const MAX_RECIPES = 8
/** The screens offered before anything is typed. */
const FIRST_PLACES = 5

export interface SearchResult {
  id: string
  label: string
  detail?: string
  go: () => Promise<void>
}

export interface ResultGroup {
  title: string
  icon: ComponentType<IconProps>
  found: SearchResult[]
}

/** The rank of a recipe; one that is named by its number comes first. */
const rankOf = ({ name, userSequence }: Recipe, searchText: string) =>
  searchText.trim().replace('#', '') === String(userSequence) ? 0 : nameRank(name, searchText)

/** What is offered for the typed text; without text, today and the main screens. */
export function useSearchResults(searchText: string): ResultGroup[] {
  const navigate = useNavigate()
  const today = useToday()
  const recipes = useRecipes().data
  return useMemo(() => {
    const isAsked = searchText.trim() !== ''
    const days = isAsked ? possibleDays(searchText, today) : [today]
    const { named, meant } = isAsked
      ? findPlaces(searchText)
      : { named: places.slice(0, FIRST_PLACES), meant: [] }
    const dishes = isAsked ? findRecipes(recipes ?? [], { name: searchText, ingredients: '', tags: [] }) : []
    const matchingDishes = dishes
      .map((dish) => ({ dish, rank: rankOf(dish, searchText) }))
      .toSorted((a, b) => a.rank - b.rank)
    const dayOf = (date: Day): SearchResult => ({
      id: date,
      label: date === today ? 'Today' : formatDay(date, 'long'),
      detail: formatDay(date, 'full'),
      go: () => navigate({ to: '/calendar', search: date === today ? {} : { date } }),
    })
    const placeOf = ({ to, label }: SearchPlace): SearchResult => ({
      id: to.slice(1),
      label,
      go: () => navigate({ to }),
    })
    const dishOf = ({ id, name, servings, ...dish }: Recipe): SearchResult => ({
      id: `recipe-${id}`,
      label: name,
      detail: formatRecipeNumber(dish),
      go: () =>
        navigate({ to: '/calendar-recipe/$id/$servings/$date', params: { id, servings, date: today } }),
    })
    const screens = { title: 'Screens', icon: IconArrowRight, found: [...named, ...meant].map(placeOf) }
    const dishGroup = {
      title: 'Recipes',
      icon: IconToolsKitchen2,
      found: matchingDishes.slice(0, MAX_RECIPES).map(({ dish }) => dishOf(dish)),
    }
    // 'chil' means chilli sooner than the screen of the children; 'recipes' means that screen.
    const nearestScreen = Math.min(3, ...named.map(({ label }) => nameRank(label, searchText)))
    const byName =
      nearestScreen <= (matchingDishes[0]?.rank ?? 3) ? [screens, dishGroup] : [dishGroup, screens]
    return [{ title: 'Days', icon: IconCalendar, found: days.map(dayOf) }, ...byName].filter(
      ({ found }) => found.length > 0,
    )
  }, [searchText, today, recipes, navigate])
}
