import { nameRank } from '../../domain/recipes/find-recipes.ts'

/** The screens that the quick search finds, by their headings and by other words for them. */
export const places = [
  { to: '/home', label: 'Home', words: 'today dinner start' },
  { to: '/calendar', label: 'Meal Calendar', words: 'week plan' },
  { to: '/recipes', label: 'Recipes', words: 'library cook' },
  { to: '/shopping-list', label: 'Shopping List', words: 'grocery groceries buy' },
  { to: '/ai-meal-planner', label: 'AI Meal Planner', words: 'plan week' },
  { to: '/recipes/new', label: 'Add a Recipe', words: 'new write create' },
  { to: '/import-recipes', label: 'Import Recipes', words: 'website address paste' },
  { to: '/browse-recipes', label: 'Browse Recipes', words: 'catalogue ideas' },
  { to: '/meal-summary', label: 'Weekly Summary', words: 'nutrition variety' },
  { to: '/family-members', label: 'Family Members', words: 'people guests children allergies' },
  { to: '/meal-setup', label: 'Day Templates', words: 'usual breakfast occasions' },
  { to: '/household', label: 'Household', words: 'invite adults share' },
  { to: '/moving', label: 'Moving In, Moving Out', words: 'export backup file bring' },
  { to: '/account', label: 'My Account', words: 'password email name sessions' },
  { to: '/settings', label: 'Settings', words: 'preferences' },
  { to: '/getting-started', label: 'Get Started', words: 'tutorial help' },
  { to: '/contact', label: 'Contact Us', words: 'help message' },
] as const
export type SearchPlace = (typeof places)[number]

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)

/**
 * The screens in which each typed word begins a word: first those whose heading matches, those that
 * it begins before the others, then those whose other words do.
 */
export function findPlaces(searchText: string): { named: SearchPlace[]; meant: SearchPlace[] } {
  const searchWords = wordsOf(searchText)
  if (searchWords.length === 0) return { named: [], meant: [] }
  const beginsWithWords = (words: string[]) =>
    searchWords.every((word) => words.some((placeWord) => placeWord.startsWith(word)))
  const matching = places
    .filter(({ label }) => beginsWithWords(wordsOf(label)))
    .toSorted((a, b) => nameRank(a.label, searchText) - nameRank(b.label, searchText))
  const matchingByKeyword = places.filter(
    (place) => !matching.includes(place) && beginsWithWords(wordsOf(`${place.label} ${place.words}`)),
  )
  return { named: matching, meant: matchingByKeyword }
}
