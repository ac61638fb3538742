/** Cooked dishes: a plate, a bowl, a soup, a salad, a dish from the oven. */

import type { Dish } from './dish.ts'
import { type DishDrawing, drawFood, sprig } from './draw-food.ts'
import type { Food } from './foods.ts'
import type { Random } from './random.ts'
import { pointFrom, blob, line, oval, withShadow, type Spot, spread } from './shapes.ts'
import { board, bowl, CENTRE, ovenDish, plate } from './vessels.ts'

type PlateFood = Pick<Food, 'look' | 'paint'>

const noodles: PlateFood = { look: 'strands', paint: ['#efcf83', '#f9e6b4', '#d6ab55'] }
const rice: PlateFood = { look: 'grains', paint: ['#f6eedb', '#fffaf0', '#dccdab'] }
const greens: PlateFood = { look: 'leaves', paint: ['#5d9a45', '#8cc06b', '#3d7330'] }
const potatoes: PlateFood = { look: 'wedges', paint: ['#efcb77', '#f9e3a8', '#c99b45'] }
const tomatoes: PlateFood = { look: 'slices', paint: ['#dc4a31', '#f27f60', '#f8c9a6'] }

const isLeafy = ({ look }: PlateFood) => look === 'leaves'

/** Spots around the middle at even distances, beginning at a random angle. */
function around(random: Random, count: number, distance: number): Spot[] {
  const start = random.between(0, Math.PI * 2)
  return Array.from({ length: count }, (_, index) =>
    pointFrom(CENTRE, start + (index * Math.PI * 2) / count, distance),
  )
}

const placings = [
  { distance: 0, size: 58 },
  { distance: 27, size: 47 },
  { distance: 34, size: 40 },
  { distance: 38, size: 36 },
] as const

export const plateOf: DishDrawing = (random, { found }) => {
  const foods: PlateFood[] = [
    ...found.base.slice(0, 1),
    ...found.side.slice(0, found.main.length > 0 ? 2 : 3),
    ...found.main.slice(0, 1),
  ]
  // For a dish with no known food: something that everybody eats.
  if (foods.length === 0) foods.push(greens, potatoes, tomatoes)
  const { distance, size } = placings[foods.length - 1] ?? placings[3]
  const spots = around(random, foods.length, distance)
  return [
    ...plate(random),
    ...foods.flatMap((thing, index) => drawFood(random, thing, spots[index] ?? CENTRE, size)),
    ...drawFood(random, found.garnish[0] ?? sprig, pointFrom(CENTRE, random.between(0, 6), 6), 20),
  ]
}

export const bowlOf: DishDrawing = (random, { found }) => {
  const base = found.base[0] ?? rice
  const tops = [...found.main.slice(0, 2), ...found.side.slice(0, 4)].slice(0, 5)
  const spots = around(random, Math.max(tops.length, 3), 39)
  return [
    ...bowl(random, base.paint[0], base.paint[2]),
    ...drawFood(random, base, CENTRE, 64),
    ...spots.flatMap((spot, index) => {
      const food = tops[index % Math.max(tops.length, 1)]
      return food ? drawFood(random, food, spot, 34) : []
    }),
    ...drawFood(random, found.garnish[0] ?? sprig, CENTRE, 22),
  ]
}

export const pastaOf: DishDrawing = (random, { found }) => {
  const red = found.side.find(({ look, paint }) => look === 'slices' && paint[0] === '#dc4a31')
  const isPesto = found.garnish[0]?.look === 'herbs'
  const sauce = isPesto ? '#7fa548' : red ? '#cf4b2c' : '#f6e6bb'
  const tops = [...found.main.slice(0, 1), ...found.side.filter((side) => isPesto || side !== red)].slice(
    0,
    3,
  )
  const spots = around(random, Math.max(tops.length, 1), tops.length > 1 ? 25 : 0)
  return [
    ...plate(random),
    ...drawFood(random, found.base[0] ?? noodles, CENTRE, 58),
    ...withShadow(blob(random, CENTRE, 36, 32, 0.16), sauce, 1.2),
    { d: blob(random, pointFrom(CENTRE, -2.2, 7), 20, 15, 0.2), fill: '#ffffff', opacity: 0.16 },
    ...tops.flatMap((thing, index) =>
      drawFood(random, thing, spots[index] ?? CENTRE, tops.length > 1 ? 25 : 32),
    ),
    ...(red && tops.length === 0 ? drawFood(random, red, CENTRE, 25) : []),
    ...found.garnish
      .slice(0, 2)
      .flatMap((thing, index) => drawFood(random, thing, pointFrom(CENTRE, index * 2.6, index * 16), 21)),
  ]
}

/** The colour of a soup or a sauce, and its light. */
const broths: readonly (readonly [RegExp, string, string])[] = [
  [/tomato|chilli con|bolognese|pepper|goulash|shakshuka/, '#d4512e', '#f08a5d'],
  [/beetroot|borscht/, '#a02a56', '#d06a92'],
  [/\(peas|broccoli|spinach|watercress|kale|courgette|green/, '#7fa544', '#b2cf7d'],
  [/carrot|squash|pumpkin|sweet potato/, '#e88a2f', '#f8bd78'],
  [/curry|curries|masala|tikka|korma|dal|dhal|daal|lentil|laksa/, '#dc9a35', '#f3c777'],
  [/mushroom|onion/, '#b08c63', '#dcc4a1'],
  [/leek|potato|cauliflower|corn|chowder|fish|cod|haddock|cream/, '#f0dcaa', '#fdf3d6'],
  [/beef|lamb|bourguignon|stew|casserole|ragu|hotpot|tagine|chilli/, '#8f4e2b', '#b9794f'],
]
const golden = ['#e3b355', '#f6dc9c'] as const

function brothOf({ found }: Dish): readonly [string, string] {
  const sources = [...found.side, ...found.main, ...found.base].map(({ word }) => word.source).slice(0, 4)
  for (const source of sources) {
    const broth = broths.find(([word]) => word.test(source))
    if (broth) return [broth[1], broth[2]]
  }
  return golden
}

export const soupOf: DishDrawing = (random, dish) => {
  const [body, light] = brothOf(dish)
  const { base, main, side, garnish } = dish.found
  const bits = [...main.slice(0, 1), ...side.slice(0, 2)]
  const spots = around(random, Math.max(bits.length, 1), 34)
  return [
    ...bowl(random, body, '#00000022'),
    { d: blob(random, CENTRE, 54, 50, 0.06), stroke: light, width: 4, opacity: 0.55 },
    {
      d: line(pointFrom(CENTRE, 3.5, 44), pointFrom(CENTRE, 0.4, 40), 30),
      stroke: '#fff8e8',
      width: 5.5,
      opacity: 0.85,
    },
    ...base
      .filter(({ look }) => look === 'strands')
      .flatMap((thing) => drawFood(random, thing, pointFrom(CENTRE, 2, 16), 38)),
    ...bits.flatMap((thing, index) => drawFood(random, thing, spots[index] ?? CENTRE, 27)),
    ...drawFood(random, garnish.find(({ look }) => look === 'herbs') ?? garnish[0] ?? sprig, CENTRE, 22),
  ]
}

export const stewOf: DishDrawing = (random, dish) => {
  const [body, light] = brothOf(dish)
  const { base, main, side, garnish } = dish.found
  const bits = [...main.slice(0, 1), ...side.slice(0, 3), ...main.slice(0, 1), ...side.slice(0, 1)].slice(
    0,
    5,
  )
  const start = random.between(0, 6)
  const withRice = base[0]?.look === 'grains'
  const centre = withRice ? pointFrom(CENTRE, start + Math.PI, 15) : CENTRE
  const spots = spread(random, centre, withRice ? 36 : 45, Math.max(bits.length, 1))
  return [
    ...bowl(random, body, '#00000030'),
    { d: blob(random, CENTRE, 60, 58, 0.05), stroke: light, width: 3, opacity: 0.5 },
    ...(withRice && base[0] ? drawFood(random, base[0], pointFrom(CENTRE, start, 33), 35) : []),
    ...bits.flatMap((thing, index) => drawFood(random, thing, spots[index] ?? CENTRE, 29)),
    {
      d: spread(random, centre, 52, 9)
        .map((spot) => oval(spot, 2.4))
        .join(''),
      fill: light,
      opacity: 0.8,
    },
    ...drawFood(random, garnish.find(({ look }) => look === 'herbs') ?? sprig, centre, 20),
  ]
}

export const saladOf: DishDrawing = (random, { found }) => {
  const leaf = found.side.find(isLeafy) ?? greens
  const tops = [
    ...found.main,
    ...found.side.filter((side) => !isLeafy(side)),
    ...found.base,
    ...found.garnish,
  ].slice(0, 5)
  const spots = around(random, Math.max(tops.length, 1), 33)
  return [
    ...plate(random),
    ...drawFood(random, leaf, pointFrom(CENTRE, 0.4, 18), 50),
    ...drawFood(random, leaf, pointFrom(CENTRE, 3.6, 18), 50),
    ...tops.flatMap((thing, index) => drawFood(random, thing, spots[index] ?? CENTRE, 31)),
    ...drawFood(random, tops[0] ?? sprig, CENTRE, 22),
  ]
}

export const trayOf: DishDrawing = (random, { found }) => {
  const foods = [...found.main.slice(0, 1), ...found.side.slice(0, 3), ...found.garnish.slice(0, 1)]
  const isCovered = found.garnish.some(({ look }) => look === 'shavings') || foods.length < 2
  const spots = spread(random, CENTRE, 34, 7).map(({ x, y }) => ({
    x: 100 + (x - 100) * 1.45,
    y: 100 + (y - 100) * 0.7,
  }))
  const crust = spread(random, CENTRE, 40, 16).map(({ x, y }) => ({ x: 100 + (x - 100) * 1.4, y }))
  return [
    ...ovenDish(random, isCovered ? '#eec06a' : '#d8a566'),
    ...spots.flatMap((spot, index) => {
      const food = foods[index % Math.max(foods.length, 1)]
      return food && (!isCovered || index % 2 === 0) ? drawFood(random, food, spot, 25) : []
    }),
    ...(isCovered
      ? [
          { d: crust.map((spot) => blob(random, spot, 8, 6, 0.3)).join(''), fill: '#d99334', opacity: 0.85 },
          {
            d: crust.map((spot) => blob(random, pointFrom(spot, 1, 9), 6, 4.5, 0.3)).join(''),
            fill: '#fbe3a4',
          },
          {
            d: crust
              .slice(0, 8)
              .map((spot) => blob(random, pointFrom(spot, 3, 5), 3, 2, 0.3))
              .join(''),
            fill: '#8d4f1d',
            opacity: 0.7,
          },
        ]
      : []),
    ...drawFood(random, sprig, pointFrom(CENTRE, random.between(0, 6), 14), 17),
  ]
}

export const pizzaOf: DishDrawing = (random, { found }) => {
  const tops = [
    ...found.main,
    ...found.side.filter(({ look }) => look !== 'wedges'),
    ...found.garnish.filter(({ look }) => look !== 'shavings'),
  ].slice(0, 3)
  const spots = spread(random, CENTRE, 52, 9)
  const cuts = [0.3, 1.35, 2.4].map((angle) =>
    line(pointFrom(CENTRE, angle, -80), pointFrom(CENTRE, angle, 80)),
  )
  return [
    ...board(random),
    ...withShadow(blob(random, CENTRE, 83, 83, 0.015, 0, 16), '#c98c47', 2),
    { d: blob(random, { x: 99, y: 98.6 }, 80, 80, 0.015, 0, 16), fill: '#e6b36a' },
    { d: blob(random, CENTRE, 68, 68, 0.03, 0, 14), fill: '#cf4527' },
    {
      d: spread(random, CENTRE, 56, 12)
        .map((spot) => blob(random, spot, 15, 12, 0.2))
        .join(''),
      fill: '#fae6b0',
    },
    ...spots.flatMap((spot, index) => {
      const food = tops[index % Math.max(tops.length, 1)]
      return food ? drawFood(random, food, spot, 18) : []
    }),
    ...drawFood(random, sprig, CENTRE, 16),
    { d: cuts.join(''), stroke: '#8a4a1c', width: 1.4, opacity: 0.45 },
  ]
}
