import { type Allergen, allergens, type Food, type Origin } from './food.ts'

const freeFrom: Readonly<Record<string, readonly Allergen[]>> = {
  gluten: ['gluten'],
  wheat: [],
  dairy: ['milk'],
  milk: ['milk'],
  egg: ['eggs'],
  nut: ['nuts', 'peanuts'],
  peanut: ['peanuts'],
  soya: ['soya'],
  soy: ['soya'],
  sesame: ['sesame'],
  celery: ['celery'],
  mustard: ['mustard'],
  sulphite: ['sulphites'],
}

const fromAnimals: readonly Allergen[] = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs']
const fromTheSea: readonly Allergen[] = ['fish', 'crustaceans', 'molluscs']

const isOneOf = (list: readonly Allergen[]) => (one: Allergen) => list.includes(one)

/**
 * A folded name without what its words declare, and what they declare: 'gluten free vegetable stock' is vegetable stock bought
 * free of gluten; 'vegan butter' is butter of no animal. Null when nothing is declared. 'Free of' takes an allergen away, as the
 * packet's claim does in law (EU 828/2014 for gluten); 'vegan' and 'vegetarian' are no allergen claims, so what they rule out
 * stays as what the food may contain. 'Wheat free' may still hold barley: it takes nothing away.
 */
export function declaredIn(folded: string): { rest: string; declare: (food: Food) => Food } | null {
  let without: Allergen[] = []
  let doubtful: readonly Allergen[] = []
  let origin: Origin | null = null
  const rest = folded
    .replace(/\b([a-z]+)(?: and ([a-z]+))? free\b(?! range)/g, (words, first: string, second?: string) => {
      const named = [first, second ?? first].map((word) => freeFrom[word])
      if (named.some((list) => list === undefined)) return words
      without = [...without, ...named.flatMap((list) => list ?? [])]
      return ''
    })
    .replace(/\b(?:vegan|plant based|dairy and egg free)\b/g, () => {
      doubtful = fromAnimals
      origin = 'vegan'
      return ''
    })
    .replace(/\b(?:vegetarian|veggie)\b/g, () => {
      doubtful = origin === 'vegan' ? doubtful : fromTheSea
      origin ??= 'vegetarian'
      return ''
    })
    .replace(/\s+/g, ' ')
    .trim()
  if (rest === folded || rest === '') return null
  const declare = (food: Food): Food => {
    const isGone = isOneOf(without)
    const isDoubtful = isOneOf(doubtful)
    const contains = food.contains.filter((one) => !isGone(one) && !isDoubtful(one))
    const mayContain = allergens.filter(
      (one) =>
        !isGone(one) &&
        !contains.includes(one) &&
        (food.mayContain.includes(one) || (food.contains.includes(one) && isDoubtful(one))),
    )
    return { ...food, name: folded, contains, mayContain, origin: origin ?? food.origin }
  }
  return { rest, declare }
}
