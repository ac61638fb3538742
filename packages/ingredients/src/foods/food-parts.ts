/**
 * What a food consists of: itself, what the lexicon says, and what those consist of. A name that
 * the lexicon does not have, mostly a dish, can have parts too.
 */

import { madeOfText } from '../generated/made-of-text.ts'
import { addToGroup } from '../group-by.ts'
import { memoizeBy } from '../memoize.ts'
import { foldFoodName } from './food-name.ts'
import type { Food } from './food.ts'
import { findExactFood } from './known-foods.ts'

/** How sure it is that a part is in a food: each time, as a rule, or in some makes of it. */
export const certainties = ['surely', 'often', 'possibly'] as const
export type Certainty = (typeof certainties)[number]

/** The names of a food's parts, folded, each with how sure it is. */
export type Parts = ReadonlyMap<string, Certainty>

interface Composition {
  parts: [string, Certainty][]
  never: string[]
}

interface Compositions {
  /** By a food's own name. */
  named: ReadonlyMap<string, Composition>
  /** By the last words of a name: '*sauce'. */
  ending: ReadonlyMap<string, Composition>
  /** Every name that is a part of something. */
  parts: ReadonlySet<string>
}

let loadedCompositions: Compositions | undefined

const namesIn = (text = '') => text.split(',').filter(Boolean)

function loadCompositions(): Compositions {
  if (loadedCompositions) return loadedCompositions
  const byName = new Map<string, Composition>()
  const ending = new Map<string, Composition>()
  const partNames = new Set<string>()
  for (const line of madeOfText.split('\n')) {
    const [foods, surely, often, possibly, never] = line.split('\t').map(namesIn)
    const parts = [surely, often, possibly].flatMap((list = [], at) =>
      list.map((part): [string, Certainty] => [foldFoodName(part), certainties[at] ?? 'possibly']),
    )
    for (const [part] of parts) partNames.add(part)
    for (const food of foods ?? []) {
      const [table, name] = food.startsWith('*') ? [ending, food.slice(1)] : [byName, food]
      const key = foldFoodName(name)
      const before = table.get(key) ?? { parts: [], never: [] }
      table.set(key, {
        parts: [...before.parts, ...parts],
        never: [...before.never, ...(never ?? []).map(foldFoodName)],
      })
    }
  }
  loadedCompositions = { named: byName, ending, parts: partNames }
  return loadedCompositions
}

/** What is known of a folded name: by itself, by its last words, and by the lexicon's `madeOf`. */
function compositionOf(name: string): Composition {
  const { named, ending } = loadCompositions()
  const words = name.split(' ')
  const ends = words.slice(1).map((_, at) => ending.get(words.slice(at + 1).join(' ')))
  const food = findExactFood(name)
  const main = food && foldFoodName(food.name)
  const compositions = [...new Set([name, main ?? name])].map((one) => named.get(one))
  return mergeCompositions(
    [...compositions, ...ends].filter((one) => one !== undefined),
    food?.madeOf ?? [],
  )
}

function mergeCompositions(found: readonly Composition[], own: readonly string[]): Composition {
  return {
    parts: [
      ...own.map((part): [string, Certainty] => [foldFoodName(part), 'surely']),
      ...found.flatMap(({ parts }) => parts),
    ],
    never: found.flatMap(({ never }) => never),
  }
}

/**
 * The parts that a food of this name never has, although it says the word: a sweet potato is no
 * potato.
 */
export const partsRuledOut = (name: string): readonly string[] =>
  loadCompositions().named.get(name)?.never ?? []

/** The names that have this word and do not mean it: 'sweet potato' for 'potato'. */
export function namesThatMislead(word: string): readonly string[] {
  if (misleadingNames.size === 0)
    for (const [name, { never }] of loadCompositions().named)
      for (const part of never) addToGroup(misleadingNames, part, name)
  return (misleadingNames.get(word) ?? []).filter((name) => name.split(' ').includes(word))
}

const misleadingNames = new Map<string, string[]>()

/** Whether it is a part of any food: alcohol is no food of the lexicon, but a part of many. */
export const isKnownPart = (name: string): boolean => loadCompositions().parts.has(name)

/**
 * What a dish that the lexicon does not have is itself made of, and how sure that is; nothing for
 * any other name. What else is in it nobody knows.
 */
export const partsOfDish = (folded: string): readonly (readonly [string, Certainty])[] =>
  findExactFood(folded) === undefined ? (loadCompositions().named.get(folded)?.parts ?? []) : []

const weakerOf = (first: Certainty, second: Certainty) =>
  certainties[Math.max(certainties.indexOf(first), certainties.indexOf(second))] ?? 'possibly'

/**
 * Everything that a food consists of, its parts' parts with them. What a part holds only possibly
 * the food holds only possibly; of two ways to the same part the surer one counts.
 */
export const partsOfFood = memoizeBy(
  ({ name, madeOf }: Pick<Food, 'name' | 'madeOf'>) => [name, ...madeOf].join(','),
  partsUncached,
  { most: 2000 },
)

function partsUncached({ name, madeOf }: Pick<Food, 'name' | 'madeOf'>): Parts {
  const folded = foldFoodName(name)
  const never = new Set(compositionOf(folded).never)
  const parts = new Map<string, Certainty>([[folded, 'surely']])
  const queue: [string, Certainty][] = [
    ...compositionOf(folded).parts,
    ...madeOf.map((part): [string, Certainty] => [foldFoodName(part), 'surely']),
  ]
  for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) {
    const [part, sureness] = entry
    const known = parts.get(part)
    if (never.has(part) || (known !== undefined && weakerOf(known, sureness) === sureness)) continue
    parts.set(part, sureness)
    const composition = compositionOf(part)
    for (const [one, sure] of composition.parts)
      if (!composition.never.includes(one)) queue.push([one, weakerOf(sureness, sure)])
  }
  return parts
}

/**
 * The parts of foods that stand together, each at its surest; what only stands beside them is
 * often there.
 */
export function mergeParts(all: readonly Parts[], beside: Parts | null): Parts {
  const merged = new Map<string, Certainty>()
  const add = (part: string, sureness: Certainty) => {
    const before = merged.get(part)
    if (before === undefined || weakerOf(before, sureness) === before) merged.set(part, sureness)
  }
  for (const parts of all) for (const [part, sureness] of parts) add(part, sureness)
  for (const [part, sureness] of beside ?? []) add(part, weakerOf('often', sureness))
  return merged
}

/**
 * The part that is one of the names, or has one of them in its own name and means it, with how sure
 * it is; the surest first. 'Red onion' is onion; 'sweet potato' is no potato.
 */
export function findPart(parts: Parts, names: readonly string[]): [string, Certainty] | undefined {
  const wantedNames = names.map(foldFoodName)
  const others = new Set(wantedNames.flatMap(namesThatMislead))
  const isWanted = (part: string) =>
    wantedNames.includes(part) ||
    (part.includes(' ') && !others.has(part) && wantedNames.some((name) => ` ${part} `.includes(` ${name} `)))
  const matchingParts = [...parts].filter(([part]) => isWanted(part))
  return certainties
    .map((sure) => matchingParts.find(([, one]) => one === sure))
    .find((one) => one !== undefined)
}
