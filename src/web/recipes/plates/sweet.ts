/** Baked, chilled or poured: cakes, pies, biscuits, puddings, drinks. */

import type { Dish } from './dish.ts'
import { type DishDrawing, drawFood, sprig } from './draw-food.ts'
import type { Food } from './foods.ts'
import type { Random } from './random.ts'
import { pointFrom, blob, box, type Layer, line, oval, withShadow, spread } from './shapes.ts'
import { board, bowl, glass, CENTRE, plate } from './vessels.ts'

const chocolate = ['#5b3320', '#82543a', '#3d2012'] as const
const icings = [
  ['#fbeedb', '#fffaf0', '#ead3b0'],
  ['#f6c9cf', '#fde4e6', '#e3a3ad'],
  ['#fae39a', '#fdf2c8', '#e6c463'],
] as const

const isChocolate = ({ paint }: Pick<Food, 'paint'>) => paint[0] === chocolate[0]

/** What may lie on top of something sweet. */
const sweets = ({ found }: Dish) =>
  [...found.side, ...found.garnish].filter((food) => food.sweet ?? food.look === 'crumbs')

function icingOf(random: Random, dish: Dish): Food['paint'] {
  return sweets(dish).some(isChocolate) ? chocolate : random.pick(icings)
}

export const cakeOf: DishDrawing = (random, dish) => {
  const [body, light, dark] = icingOf(random, dish)
  const top = sweets(dish).find((food) => !isChocolate(food))
  const start = random.between(0, 6)
  const dollops = Array.from({ length: 14 }, (_, index) =>
    pointFrom(CENTRE, start + (index * Math.PI) / 7, 50),
  )
  return [
    ...plate(random),
    ...withShadow(oval(CENTRE, 64), dark, 4),
    { d: oval({ x: 99.2, y: 98.4 }, 62.4), fill: body },
    { d: blob(random, CENTRE, 34, 33, 0.05), stroke: light, width: 3, opacity: 0.9 },
    { d: dollops.map((spot) => oval(pointFrom(spot, 0.8, 1.4), 7.6)).join(''), fill: dark, opacity: 0.6 },
    { d: dollops.map((spot) => oval(spot, 7.4)).join(''), fill: light },
    { d: dollops.map((spot) => oval(pointFrom(spot, -2.2, 1.6), 2.8)).join(''), fill: body },
    ...(top
      ? drawFood(random, top, CENTRE, 36)
      : drawFood(random, { look: 'blocks', paint: chocolate }, CENTRE, 26)),
  ]
}

export const pieOf: DishDrawing = (random, dish) => {
  const { main, side, garnish } = dish.found
  const foods = [...side, ...main, ...garnish].slice(0, 3)
  const filling = foods[0]?.paint[0] ?? '#d9a14a'
  const crimps = Array.from({ length: 26 }, (_, index) => pointFrom(CENTRE, (index * Math.PI) / 13, 68))
  const isLatticed = foods.every(({ sweet }) => sweet)
  const bars = [-42, -21, 0, 21, 42].flatMap((offset) => {
    const half = Math.sqrt(60 ** 2 - offset ** 2)
    return [
      line({ x: 100 + offset, y: 100 - half }, { x: 100 + offset, y: 100 + half }),
      line({ x: 100 - half, y: 100 + offset }, { x: 100 + half, y: 100 + offset }),
    ]
  })
  const spots = spread(random, CENTRE, 44, 7)
  return [
    ...plate(random),
    ...withShadow(oval(CENTRE, 71), '#b97a35', 4),
    { d: crimps.map((spot) => oval(spot, 8.6)).join(''), fill: '#d79b4f' },
    { d: crimps.map((spot) => oval(pointFrom(spot, -2.2, 2), 4.2)).join(''), fill: '#efc27c' },
    { d: oval(CENTRE, 61), fill: isLatticed ? filling : '#f1cf7e' },
    ...(isLatticed
      ? [
          ...spread(random, CENTRE, 50, 16).map((spot): Layer => ({
            d: oval(spot, 6),
            fill: foods[0]?.paint[1] ?? '#f0c069',
            opacity: 0.75,
          })),
          { d: bars.join(''), stroke: '#6b3b12', width: 10, opacity: 0.22, lift: 1.6 },
          { d: bars.join(''), stroke: '#dba355', width: 9 },
          { d: bars.join(''), stroke: '#f2cb8b', width: 2.6, opacity: 0.8 },
        ]
      : spots.flatMap((spot, index) => drawFood(random, foods[index % foods.length] ?? sprig, spot, 26))),
  ]
}

export const biscuitsOf: DishDrawing = (random, dish) => {
  const top = sweets(dish)[0] ?? dish.found.garnish[0] ?? dish.found.main[0]
  const dark = top && isChocolate(top) && random.between(0, 1) > 0.75
  const paint = dark
    ? (['#8a5738', '#a97552', '#643a22'] as const)
    : (['#e2b170', '#f1cf9b', '#c08a45'] as const)
  const spots = [
    CENTRE,
    ...Array.from({ length: 6 }, (_, index) => pointFrom(CENTRE, index * 1.0472 + 0.3, 51)),
  ]
  return [
    ...board(random),
    ...spots.flatMap((spot) => [
      ...withShadow(blob(random, spot, 23.5, 23, 0.035), paint[2], 2.4),
      { d: blob(random, pointFrom(spot, -2.2, 1.2), 21.6, 21, 0.035), fill: paint[0] },
      { d: blob(random, pointFrom(spot, -2.2, 5), 12, 9, 0.15), fill: paint[1], opacity: 0.7 },
      ...(top
        ? drawFood(random, { look: top.look === 'blocks' ? 'crumbs' : top.look, paint: top.paint }, spot, 14)
        : []),
    ]),
  ]
}

export const squaresOf: DishDrawing = (random, dish) => {
  const [body, light, dark] = sweets(dish).some(isChocolate)
    ? chocolate
    : (['#dba65b', '#efca8e', '#b57c34'] as const)
  const top = sweets(dish).find((food) => !isChocolate(food))
  const grid = [-42, 0, 42].flatMap((y) => [-42, 0, 42].map((x) => ({ x: 100 + x, y: 100 + y })))
  return [
    ...board(random),
    ...grid.flatMap((spot, index) => {
      const angle = random.between(-0.09, 0.09)
      return [
        ...withShadow(box(spot, 37, 37, angle, 4), dark, 3),
        { d: box(pointFrom(spot, -2.2, 1.2), 34, 34, angle, 4), fill: body },
        {
          d: line(pointFrom(spot, 2.6, 11), pointFrom(spot, 5.6, 11), 3),
          stroke: light,
          width: 2,
          opacity: 0.9,
        },
        ...(top && index % 2 === 0 ? drawFood(random, top, spot, 13) : []),
      ]
    }),
  ]
}

export const pancakesOf: DishDrawing = (random, dish) => {
  const stack = [58, 56, 54, 52].map((radius, index) => ({
    radius,
    spot: { x: 100 + random.between(-5, 5), y: 104 - index * 4 },
  }))
  const top = stack[3]?.spot ?? CENTRE
  return [
    ...plate(random),
    ...stack.flatMap(({ radius, spot }) => [
      ...withShadow(blob(random, spot, radius, radius * 0.97, 0.02, 0, 12), '#f4d9a0', 2.6),
      { d: blob(random, pointFrom(spot, -2.2, 1), radius - 4, radius - 5, 0.02, 0, 12), fill: '#d99b4b' },
    ]),
    { d: blob(random, top, 30, 27, 0.1), fill: '#e8b56b' },
    { d: blob(random, pointFrom(top, 0.9, 12), 32, 24, 0.28), fill: '#a85c1a', opacity: 0.75 },
    ...withShadow(box(pointFrom(top, 3.6, 12), 17, 15, 0.3, 3), '#fbe38c'),
    ...(sweets(dish)[0]
      ? drawFood(random, sweets(dish)[0] ?? { look: 'rounds', paint: chocolate }, pointFrom(top, 0.2, 16), 24)
      : []),
  ]
}

export const drinkOf: DishDrawing = (random, dish) => {
  const fruit = [...dish.found.side, ...dish.found.garnish].find(({ look }) => look !== 'crumbs')
  const [body, light] = fruit?.paint ?? (['#c99a6a', '#ecd7bb'] as const)
  const rimSpot = pointFrom(CENTRE, random.between(3.4, 5.2), 52)
  return [
    ...glass(random, body, light),
    ...(fruit && !isChocolate(fruit)
      ? drawFood(random, fruit, pointFrom(CENTRE, 1.4, 8), 20)
      : drawFood(random, { look: 'crumbs', paint: chocolate }, CENTRE, 24)),
    {
      d: line(pointFrom(CENTRE, 2.4, 14), { x: 168, y: 34 }),
      stroke: '#3b2a12',
      width: 8,
      opacity: 0.2,
      lift: 3,
    },
    { d: line(pointFrom(CENTRE, 2.4, 14), { x: 168, y: 34 }), stroke: '#e8604a', width: 7 },
    { d: line(pointFrom(CENTRE, 2.4, 14), { x: 168, y: 34 }), stroke: '#fff6ea', width: 2.2 },
    ...drawFood(random, sprig, rimSpot, 16),
  ]
}

export const puddingOf: DishDrawing = (random, dish) => {
  const { base, side, garnish, main } = dish.found
  const sweet = sweets(dish)
  const foods = (sweet.length > 0 ? sweet : [...side, ...garnish, ...main]).slice(0, 3)
  const body =
    base[0]?.paint ??
    (foods[0] && isChocolate(foods[0]) ? chocolate : (['#fbf0d9', '#fffaf0', '#ead7b2'] as const))
  const spots = spread(random, pointFrom(CENTRE, random.between(0, 6), 14), 34, 3)
  return [
    ...bowl(random, body[0], body[2]),
    ...(base[0] ? drawFood(random, base[0], CENTRE, 62) : []),
    { d: blob(random, CENTRE, 46, 43, 0.06), stroke: body[2], width: 5, opacity: 0.5 },
    { d: blob(random, pointFrom(CENTRE, 2, 4), 26, 23, 0.1), stroke: body[1], width: 6, opacity: 0.9 },
    ...spots.flatMap((spot, index) =>
      foods[index % Math.max(foods.length, 1)]
        ? drawFood(random, foods[index % foods.length] ?? { look: 'rounds', paint: chocolate }, spot, 28)
        : [],
    ),
    ...drawFood(random, sprig, pointFrom(CENTRE, 0.5, 22), 12),
  ]
}
