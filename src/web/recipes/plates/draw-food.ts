/** How each food looks from above: one drawing function for each look. */

import { chips, grains, mash, strands, tubes } from './beds.ts'
import type { Dish } from './dish.ts'
import { type FoodDrawing, randomAngle } from './food-drawing.ts'
import type { Food, Look } from './foods.ts'
import { coins, cubes, florets, leaves, mushrooms, rounds, slices, spears, strips, wedges } from './greens.ts'
import { blocks, egg, fillet, pieces, prawns, sausages, steak } from './mains.ts'
import type { Random } from './random.ts'
import {
  pointFrom,
  blob,
  box,
  type Layer,
  leaf,
  line,
  oval,
  withShadow,
  type Spot,
  spread,
} from './shapes.ts'

export type DishDrawing = (random: Random, dish: Dish) => Layer[]

const rings: FoodDrawing = (random, [body, light], centre, size) => {
  const places = spread(random, centre, size * 0.8, 7)
  const hoop = (spot: Spot) => oval(spot, size * 0.17, size * 0.14, randomAngle(random))
  return [
    { d: places.map(hoop).join(''), stroke: '#3b2a12', width: size * 0.08, opacity: 0.16, lift: 1 },
    { d: places.map(hoop).join(''), stroke: body, width: size * 0.085 },
    { d: places.map((spot) => oval(spot, size * 0.09)).join(''), fill: light, opacity: 0.55 },
  ]
}

const crumbs: FoodDrawing = (random, [body, light, dark], centre, size) => {
  const places = spread(random, centre, size * 0.86, 26)
  const crumb = (spot: Spot) => blob(random, spot, size * 0.12, size * 0.095, 0.25, randomAngle(random), 6)
  const third = (index: number) =>
    places
      .filter((_, place) => place % 3 === index)
      .map(crumb)
      .join('')
  return [
    { d: places.map(crumb).join(''), fill: '#3b2a12', opacity: 0.2, lift: 1.2 },
    { d: third(0), fill: body },
    { d: third(1), fill: light },
    { d: third(2), fill: dark },
  ]
}

const shavings: FoodDrawing = (random, [body, light], centre, size) => {
  const places = spread(random, centre, size * 0.85, 10)
  return places.flatMap((spot, index) =>
    withShadow(
      box(spot, size * random.between(0.2, 0.38), size * 0.09, randomAngle(random), size * 0.03),
      index % 2 ? light : body,
      1,
    ),
  )
}

const herbs: FoodDrawing = (random, [body, light, dark], centre, size) =>
  spread(random, centre, size * 0.74, 5).flatMap((spot, index) => {
    const angle = randomAngle(random)
    const tuft = (lean: number, length: number) => leaf(spot, angle + lean, size * length, size * 0.15)
    return [
      ...withShadow(tuft(0.75, 0.4) + tuft(-0.75, 0.4) + tuft(0, 0.5), index % 2 ? body : dark, 1),
      { d: line(spot, pointFrom(spot, angle, size * 0.36)), stroke: light, width: size * 0.03 },
    ]
  })

const foodDrawings: Record<Look, FoodDrawing> = {
  grains,
  strands,
  tubes,
  mash,
  chips,
  cubes,
  rounds,
  slices,
  coins,
  leaves,
  florets,
  strips,
  spears,
  mushrooms,
  rings,
  fillet,
  steak,
  pieces,
  prawns,
  egg,
  sausages,
  crumbs,
  shavings,
  herbs,
  wedges,
  blocks,
}

export function drawFood(
  random: Random,
  food: Pick<Food, 'look' | 'paint'>,
  centre: Spot,
  size: number,
): Layer[] {
  return foodDrawings[food.look](random, food.paint, centre, size)
}

/** A sprig of green, which suits any dish. */
export const sprig: Pick<Food, 'look' | 'paint'> = { look: 'herbs', paint: ['#4d8a3a', '#7db45c', '#356726'] }
