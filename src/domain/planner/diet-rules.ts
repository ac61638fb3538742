import type { Allergen } from '../foods/food.ts'
import type { RecipeFacts } from './recipe-facts.ts'

/** Whether a recipe suits a way of eating: 0 it does not, 1 nobody knows, 2 it does. */
export type Suits = 0 | 1 | 2

const freeOf: Record<string, readonly Allergen[]> = {
  gluten: ['gluten'],
  wheat: ['gluten'],
  dairy: ['milk'],
  milk: ['milk'],
  lactose: ['milk'],
  egg: ['eggs'],
  eggs: ['eggs'],
  nut: ['nuts', 'peanuts'],
  nuts: ['nuts', 'peanuts'],
  peanut: ['peanuts'],
  soya: ['soya'],
  soy: ['soya'],
}

const decide = (isAgainst: boolean, isUnsure: boolean): Suits => (isAgainst ? 0 : isUnsure ? 1 : 2)

function byOrigin(facts: RecipeFacts, allowed: readonly string[]): Suits {
  const { origin, contains } = facts
  const seafood = contains.some((one) => ['fish', 'crustaceans', 'molluscs'].includes(one))
  const fromAnimals = contains.some((one) => one === 'milk' || one === 'eggs')
  const isAgainst =
    (origin !== 'unknown' && !allowed.includes(origin)) ||
    (seafood && !allowed.includes('fish')) ||
    (fromAnimals && !allowed.includes('vegetarian'))
  return decide(isAgainst, origin === 'unknown' || facts.unknown.length > 0)
}

/**
 * A diet as the form offers it or as somebody wrote it down. Ways of eating that foods cannot show (low salt, or words of one's own)
 * are known only from a tag of that name.
 */
export function suitsDiet(diet: string, facts: RecipeFacts, tags: readonly string[]): Suits {
  const name = diet
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
    .replace(/ diet$/, '')
    .trim()
  const isUnknown = facts.unknown.length > 0
  if (name === 'vegan' || name === 'plant based') return byOrigin(facts, ['vegan'])
  if (name === 'vegetarian') return byOrigin(facts, ['vegan', 'vegetarian'])
  if (name === 'pescatarian') return byOrigin(facts, ['vegan', 'vegetarian', 'fish'])
  if (name === 'halal') return decide(facts.hasPork || facts.hasAlcohol, facts.origin === 'meat' || isUnknown)
  if (name === 'kosher') {
    const shellfish = facts.contains.some((one) => one === 'crustaceans' || one === 'molluscs')
    const isMixed = facts.origin === 'meat' && facts.contains.includes('milk')
    return decide(facts.hasPork || shellfish || isMixed, facts.origin === 'meat' || isUnknown)
  }
  if (name === 'coeliac' || name === 'celiac') return suitsDiet('gluten free', facts, tags)
  const without = freeOf[/^(\w+) free$/.exec(name)?.[1] ?? '']
  if (without)
    return decide(
      without.some((one) => facts.contains.includes(one)),
      isUnknown || without.some((one) => facts.mayContain.includes(one)),
    )
  return tags.some((tag) => tag.toLowerCase().replace(/-/g, ' ') === name) ? 2 : 1
}
