import { type Chance, chanceOf } from './chance.ts'
import type { DishWords } from './dish.ts'

const cloths = ['linen', 'sage', 'clay', 'dusk', 'straw', 'rose'] as const

/**
 * The cloth that a dish stands on, and the chance that goes on to draw the dish; the same words
 * give the same ones.
 */
export function layTheTable({ name, ingredients }: DishWords): {
  cloth: (typeof cloths)[number]
  chance: Chance
} {
  const chance = chanceOf([name, ...ingredients].join('\n').toLowerCase())
  return { cloth: chance.pick(cloths), chance }
}
