import type { CatalogueItem } from '../../domain/importing/catalogue-item.ts'

/** What a dish is built around. */
type Main = 'plants' | 'poultry' | 'meat' | 'fish'

interface Place {
  meals: readonly string[]
  main?: Main
}

/**
 * A first week for a family: mornings, things for lunch, five different dinners, something sweet.
 */
const places: readonly Place[] = [
  { meals: ['breakfast'] },
  { meals: ['breakfast'] },
  { meals: ['lunch'], main: 'plants' },
  { meals: ['lunch'] },
  { meals: ['dinner'], main: 'plants' },
  { meals: ['dinner'], main: 'fish' },
  { meals: ['dinner'], main: 'poultry' },
  { meals: ['dinner'], main: 'meat' },
  { meals: ['dinner'], main: 'plants' },
  { meals: ['pudding', 'snack'] },
]

/** What an ordinary evening has time for. */
const EVENING = 45

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
 * How well an item fills a place beside those that are chosen already; the meal weighs most, then
 * what it is built around.
 */
function fit(item: CatalogueItem, { meals, main }: Place, chosen: readonly CatalogueItem[]): number {
  const isOtherKitchen = chosen.every(({ cuisine }) => cuisine !== item.cuisine)
  const isQuick = item.totalMinutes !== null && item.totalMinutes <= EVENING
  return (
    Number(meals.some((meal) => item.tags.includes(meal))) * 8 +
    Number(main === undefined || mainOf(item) === main) * 4 +
    Number(isQuick) * 2 +
    Number(isOtherKitchen)
  )
}

/**
 * Ten recipes that make a balanced beginning, each from the catalogue's first that fits best; fewer
 * where there are fewer.
 */
export function starterSet(items: readonly CatalogueItem[]): CatalogueItem[] {
  const chosen: CatalogueItem[] = []
  for (const place of places) {
    const left = items.filter((item) => !chosen.includes(item))
    const [best] = left.toSorted((a, b) => fit(b, place, chosen) - fit(a, place, chosen))
    if (best) chosen.push(best)
  }
  return chosen
}
