import type { Chance } from './chance.ts'
import type { Food } from './foods.ts'
import type { Layer, Spot } from './shapes.ts'

/** Draws one food around a spot, within about its size. */
export type Pencil = (chance: Chance, paint: Food['paint'], c: Spot, size: number) => Layer[]

export const many = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

export const turn = (random: Chance) => random.between(0, Math.PI * 2)
