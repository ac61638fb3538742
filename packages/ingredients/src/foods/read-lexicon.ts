/**
 * Reads the lexicon's lines. '@ Category | attributes' opens a group; entries stand between
 * semicolons or line ends: the British name, its synonyms after commas, its own attributes in
 * braces. '(a/b) c' is one food for each word, in step with the same brackets of the synonyms;
 * '[a/b]' multiplies. Attributes: an origin (vegan, vegetarian, fish, meat, unknown), +contains,
 * ?may contain, !contains no longer (against the group), of=what it is made of, counted, loose,
 * staple, d=density in g/ml, pack=what is sold, another category, and any unit=grams of one ('g'
 * for one piece).
 */
import {
  type Allergen,
  allergens,
  foodCategories,
  type FoodCategory,
  type Food,
  type Origin,
  unknownFood,
} from './food.ts'

type Draft = Omit<Food, 'name' | 'knowledge'>

const isOrigin = (text: string): text is Origin => /^(?:vegan|vegetarian|fish|meat|unknown)$/.test(text)
const isCategory = (text: string): text is FoodCategory =>
  foodCategories.some((category) => category === text)
const allergenOf = (text: string): Allergen | undefined => allergens.find((allergen) => allergen === text)

function withAttribute(draft: Draft, attribute: string): Draft {
  const sign = attribute.charAt(0)
  const allergen = allergenOf(attribute.slice(1))
  const without = (list: readonly Allergen[]) => list.filter((one) => one !== allergen)
  if (allergen) {
    const base = { ...draft, contains: without(draft.contains), mayContain: without(draft.mayContain) }
    if (sign === '+') return { ...base, contains: [...base.contains, allergen] }
    return sign === '?' ? { ...base, mayContain: [...base.mayContain, allergen] } : base
  }
  if (isOrigin(attribute)) return { ...draft, origin: attribute }
  if (isCategory(attribute)) return { ...draft, category: attribute }
  if (attribute === 'counted' || attribute === 'loose') return { ...draft, counted: attribute === 'counted' }
  if (attribute === 'staple') return { ...draft, staple: true }
  const [key = '', value = ''] = attribute.split('=')
  if (key === 'd') return { ...draft, density: Number(value) }
  if (key === 'pack') return { ...draft, pack: value }
  if (key === 'of') return { ...draft, madeOf: [...draft.madeOf, value] }
  return { ...draft, weights: { ...draft.weights, [key === 'g' ? 'item' : key]: Number(value) } }
}

/**
 * A pattern with one pair of the given brackets as its alternatives; null stands for one that is
 * left empty.
 */
function spread(text: string, brackets: RegExp): (string | null)[] {
  const found = brackets.exec(text)
  if (!found) return [text]
  return (found[1] ?? '').split('/').map((part) => text.replace(brackets, part).replace(/\s+/g, ' ').trim())
}

const round = /\(([^)]*)\)/
const square = /\[([^\]]*)\]/
const isEmptyAt = (text: string, brackets: RegExp, index: number) =>
  (brackets.exec(text)?.[1] ?? 'x').split('/')[index] === ''

/** The names an entry stands for: each with the synonyms that are in step with it. */
function namesOf(patterns: readonly string[]): { name: string; synonyms: string[] }[] {
  const [main = '', ...others] = patterns
  const rounds = spread(main, round)
  return rounds.flatMap((first, i) =>
    spread(first ?? '', square).map((name, j) => ({
      name: name ?? '',
      synonyms: others.flatMap((other) => {
        if (isEmptyAt(other, round, i) || isEmptyAt(other, square, j)) return []
        const outer = spread(other, round)
        const inner = spread((outer.length === 1 ? outer[0] : outer[i]) ?? '', square)
        // A synonym without brackets of its own belongs to the first name only.
        if ((rounds.length > 1 && outer.length === 1 && i > 0) || (inner.length === 1 && j > 0)) return []
        return (inner.length === 1 ? inner[0] : inner[j]) ?? []
      }),
    })),
  )
}

/** One food of the lexicon with the other names that mean it. */
export interface LexiconEntry {
  food: Food
  synonyms: string[]
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

function readEntry(entry: string, group: Draft): LexiconEntry[] {
  const [names = '', attributes = ''] = entry.replace('}', '').split('{')
  const patterns = listOf(names)
  if (patterns.length === 0) return []
  const draft = listOf(attributes).reduce(withAttribute, group)
  return namesOf(patterns).map(({ name, synonyms }) => {
    // What is sold as free of gluten contains none, whatever its group.
    const own = /gluten[- ]free/.test(name) ? withAttribute(draft, '!gluten') : draft
    return { food: { ...own, name, knowledge: 'known' }, synonyms }
  })
}

/** Every food of one of the lexicon's texts. */
export function readLexicon(text: string): LexiconEntry[] {
  let group: Draft = unknownFood
  const entries: LexiconEntry[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('@')) {
      const [category = '', attributes = ''] = line.slice(1).split('|')
      group = [category.trim(), ...listOf(attributes)].reduce(withAttribute, unknownFood)
      continue
    }
    for (const entry of line.split(';')) entries.push(...readEntry(entry, group))
  }
  return entries
}
