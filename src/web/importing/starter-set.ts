import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CatalogueItem } from '../../domain/importing/catalogue-item.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { starterSetKey, useAddStarters } from './catalogue-queries.ts'

/** The recipes of the set, and which of them are in the library. */
interface StarterProgress {
  chosen: readonly CatalogueItem[]
  added: ReadonlyMap<number, Recipe>
}

/**
 * The starter set and its progress, held in the query cache, so that the adding goes on when the
 * page is left.
 */
export function useStarters(items: readonly CatalogueItem[]) {
  const client = useQueryClient()
  const adding = useAddStarters()
  const isAdding = useIsMutating({ mutationKey: starterSetKey }) > 0
  const { data: progress } = useQuery<StarterProgress | null>({
    queryKey: starterSetKey,
    queryFn: () => null,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  const offered = useMemo(() => (progress ? [] : starterSet(items)), [progress, items])
  const chosen = progress?.chosen ?? offered
  const added = progress?.added ?? new Map<number, Recipe>()

  const storeProgress = (next: StarterProgress) => client.setQueryData<StarterProgress>(starterSetKey, next)
  const add = () => {
    storeProgress({ chosen, added })
    adding.mutate({
      items: chosen.filter(({ spoonacularId }) => !added.has(spoonacularId)),
      onAdded: ({ spoonacularId }, recipe) => {
        const addedBefore = client.getQueryData<StarterProgress>(starterSetKey)?.added ?? added
        storeProgress({ chosen, added: new Map([...addedBefore, [spoonacularId, recipe]]) })
      },
    })
  }
  return { chosen, added, isBegun: progress !== null, isAdding, add }
}

type Main = 'plants' | 'poultry' | 'meat' | 'fish'

interface StarterSlot {
  meals: readonly string[]
  main?: Main
}

const dinner = (main: Main): StarterSlot => ({ meals: ['dinner'], main })
const threeDinners = [dinner('plants'), dinner('poultry'), dinner('plants')]

/**
 * A first fortnight for a family: twelve different dinners, so that a week has a choice, then
 * breakfasts, lunches and something sweet.
 */
const starterSlots: readonly StarterSlot[] = [
  ...[dinner('meat'), dinner('fish'), dinner('meat')].flatMap((slot) => [slot, ...threeDinners]),
  { meals: ['breakfast'] },
  { meals: ['breakfast'] },
  { meals: ['lunch'], main: 'plants' },
  { meals: ['lunch'] },
  { meals: ['pudding'] },
]

/** Minutes for a dinner of an ordinary evening. */
const MAX_DINNER_MINUTES = 45

const stock = /\b\w+ (?:stock|sauce|gravy)\b/g
const mains: readonly [Main, RegExp][] = [
  ['poultry', /\b(?:chicken|turkey|duck)/],
  ['meat', /\b(?:beef|pork|lamb|mince|sausage|bacon|ham|gammon|chorizo|steak|meatball)/],
  ['fish', /\b(?:fish|salmon|cod|haddock|tuna|mackerel|trout|prawn|sardine)/],
]

function mainOf({ title, tags, ingredients }: CatalogueItem): Main {
  if (tags.includes('vegetarian') || tags.includes('vegan')) return 'plants'
  const text = [title, ...ingredients].join('\n').toLowerCase().replace(stock, '')
  return mains.find(([, pattern]) => pattern.test(text))?.[0] ?? 'plants'
}

/**
 * How well an item fits a slot: its meal counts most, then its main ingredient, then a short time,
 * then a cuisine that is not chosen yet.
 */
function fitScore(
  item: CatalogueItem,
  { meals, main }: StarterSlot,
  chosen: readonly CatalogueItem[],
): number {
  const isNewCuisine = chosen.every(({ cuisine }) => cuisine !== item.cuisine)
  const isQuick = item.totalMinutes !== null && item.totalMinutes <= MAX_DINNER_MINUTES
  return (
    Number(meals.some((meal) => item.tags.includes(meal))) * 8 +
    Number(main === undefined || mainOf(item) === main) * 4 +
    Number(isQuick) * 2 +
    Number(isNewCuisine)
  )
}

/**
 * Recipes for a balanced start, each the best fitting of the catalogue; fewer where there are fewer
 * (home 49).
 */
export function starterSet(items: readonly CatalogueItem[]): CatalogueItem[] {
  const chosen: CatalogueItem[] = []
  for (const slot of starterSlots) {
    const candidates = items.filter((item) => !chosen.includes(item))
    const [best] = candidates.toSorted((a, b) => fitScore(b, slot, chosen) - fitScore(a, slot, chosen))
    if (best) chosen.push(best)
  }
  return chosen
}
