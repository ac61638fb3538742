import type { Food } from './foods.ts'
import type { Random } from './random.ts'
import type { Layer, Spot } from './shapes.ts'

/** Draws one food around a spot, within about its size. */
export type FoodDrawing = (random: Random, paint: Food['paint'], centre: Spot, size: number) => Layer[]

export const repeatPath = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

export const randomAngle = (random: Random) => random.between(0, Math.PI * 2)
