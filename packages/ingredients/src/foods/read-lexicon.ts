/**
 * Reads the lexicon in its compact form. Each line holds the foods with the same facts: the facts
 * as JSON, a tab, then 'name,synonym,synonym;name;name'. Facts that are left out are those of
 * `unknownFood`. `scripts/lexicon.mjs` writes it from `data/foods`.
 */

import { type Food, unknownFood } from './food.ts'

/** One food of the lexicon with the other names that mean it. */
export interface LexiconEntry {
  food: Food
  synonyms: string[]
}

type Facts = Partial<Omit<Food, 'name' | 'knowledge'>>

/** Every food of the lexicon's text, in its order. */
export function readLexicon(text: string): LexiconEntry[] {
  return text.split('\n').flatMap((line) => {
    const [factsText = '{}', names = ''] = line.split('\t')
    const facts = { ...unknownFood, ...(JSON.parse(factsText) as Facts) }
    return names.split(';').map((entry) => {
      const [name = '', ...synonyms] = entry.split(',')
      return { food: { ...facts, name, knowledge: 'known' as const }, synonyms }
    })
  })
}
