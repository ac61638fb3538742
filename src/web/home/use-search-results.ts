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

/** The screens that the quick search finds, by their headings and by other words for them. */
const places = [
  { to: '/home', label: 'Home', words: 'today dinner start' },
  { to: '/calendar', label: 'Meal Calendar', words: 'week plan menus copy' },
  { to: '/recipes', label: 'Recipes', words: 'library cook' },
  { to: '/shopping-list', label: 'Shopping List', words: 'grocery groceries buy staples aisles prices' },
  { to: '/ai-meal-planner', label: 'AI Meal Planner', words: 'plan week' },
  { to: '/recipes/new', label: 'Add a Recipe', words: 'new write create' },
  { to: '/import-recipes', label: 'Import Recipes', words: 'website address paste' },
  { to: '/browse-recipes', label: 'Browse Recipes', words: 'catalogue ideas' },
  { to: '/meal-summary', label: 'Weekly Summary', words: 'nutrition variety' },
  { to: '/family-members', label: 'Family Members', words: 'people guests children allergies' },
  { to: '/meal-setup', label: 'Day Templates', words: 'usual breakfast occasions' },
  { to: '/household', label: 'Household', words: 'invite adults share' },
  { to: '/moving', label: 'Moving In, Moving Out', words: 'export backup file bring' },
  { to: '/account', label: 'My Account', words: 'password email name sessions tokens' },
  { to: '/settings', label: 'Settings', words: 'preferences' },
  { to: '/getting-started', label: 'Get Started', words: 'tutorial help' },
  { to: '/contact', label: 'Contact Us', words: 'help message' },
] as const
type SearchPlace = (typeof places)[number]

const latinWordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)

/**
 * The screens that have a word beginning with each typed word: `named` by their heading, best
 * matches first, and `meant` by their other words.
 */
function findPlaces(searchText: string): { named: SearchPlace[]; meant: SearchPlace[] } {
  const searchWords = latinWordsOf(searchText)
  if (searchWords.length === 0) return { named: [], meant: [] }
  const beginsWithWords = (words: string[]) =>
    searchWords.every((word) => words.some((placeWord) => placeWord.startsWith(word)))
  const matching = places
    .filter(({ label }) => beginsWithWords(latinWordsOf(label)))
    .toSorted((a, b) => nameRank(a.label, searchText) - nameRank(b.label, searchText))
  const matchingByKeyword = places.filter(
    (place) => !matching.includes(place) && beginsWithWords(latinWordsOf(`${place.label} ${place.words}`)),
  )
  return { named: matching, meant: matchingByKeyword }
}

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
    // 'chil' finds chilli before the screen with the word 'children'; 'recipes' finds the screen
    // first.
    const nearestScreen = Math.min(3, ...named.map(({ label }) => nameRank(label, searchText)))
    const byName =
      nearestScreen <= (matchingDishes[0]?.rank ?? 3) ? [screens, dishGroup] : [dishGroup, screens]
    return [{ title: 'Days', icon: IconCalendar, found: days.map(dayOf) }, ...byName].filter(
      ({ found }) => found.length > 0,
    )
  }, [searchText, today, recipes, navigate])
}
