import type { Food } from './food.ts'

/** The food a name means. */
export function findFood(name: string): Food {
  return {
    name: name.toLowerCase(),
    category: 'Other',
    knowledge: 'unknown',
    contains: [],
    mayContain: [],
    origin: 'unknown',
    counted: false,
    staple: false,
    density: null,
    weights: {},
    pack: null,
  }
}
