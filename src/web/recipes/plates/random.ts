import type { DishWords } from './dish.ts'

/** A seeded random generator: the drawing follows from the recipe's own words. */
export interface Random {
  between(least: number, most: number): number
  pick<const Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number]
}

function seededRandom(text: string): Random {
  // FNV-1a makes the seed, mulberry32 the numbers.
  let state = 2166136261
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (least, most) => least + next() * (most - least),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}

const cloths = ['linen', 'sage', 'clay', 'dusk', 'straw', 'rose'] as const

/**
 * The cloth under a dish, and the random generator for drawing it. The same words always give the
 * same picture.
 */
export function clothAndRandom({ name, ingredients }: DishWords): {
  cloth: (typeof cloths)[number]
  random: Random
} {
  const random = seededRandom([name, ...ingredients].join('\n').toLowerCase())
  return { cloth: random.pick(cloths), random }
}
