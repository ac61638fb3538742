/** Dishes eaten with the hands: bread, burgers, tacos. */

import { type DishDrawing, drawFood, sprig } from './draw-food.ts'
import { pointFrom, blob, box, type Layer, leaf, line, oval, withShadow, spread } from './shapes.ts'
import { board, CENTRE, plate } from './vessels.ts'

export const breadOf: DishDrawing = (random, dish) => {
  const { found } = dish
  const tops = [...found.main, ...found.side, ...found.garnish].slice(0, 3)
  const angle = random.between(-0.35, 0.35)
  if (tops.length > 0) {
    return [
      ...board(random),
      ...[-1, 1].flatMap((side) => {
        const spot = pointFrom(CENTRE, angle, side * 38)
        return [
          ...withShadow(box(spot, 66, 92, angle, 22), '#a8672b', 3),
          { d: box(pointFrom(spot, -2.2, 1), 60, 86, angle, 20), fill: '#f2d8a6' },
          ...[-24, 0, 24].flatMap((offset, index) =>
            drawFood(
              random,
              tops[(index + (side > 0 ? 1 : 0)) % tops.length] ?? sprig,
              pointFrom(spot, angle + 1.57, offset),
              25,
            ),
          ),
        ]
      }),
    ]
  }
  return loafOf(random, dish)
}

/** A whole loaf, with its sweet ingredient on top. */
export const loafOf: DishDrawing = (random, { found }) => {
  const angle = random.between(-0.35, 0.35)
  const sweet = found.side.find((food) => food.sweet)
  return [
    ...board(random),
    ...withShadow(blob(random, CENTRE, 74, 48, 0.03, angle, 12), '#96571f', 5),
    { d: blob(random, pointFrom(CENTRE, -2.2, 3), 70, 44, 0.03, angle, 12), fill: '#c98540' },
    { d: blob(random, pointFrom(CENTRE, -2.2, 8), 56, 30, 0.06, angle, 12), fill: '#dca25b' },
    ...[-40, -14, 12, 38].flatMap((offset): Layer[] => {
      const spot = pointFrom(CENTRE, angle, offset)
      const cut = line(pointFrom(spot, angle + 1.1, -30), pointFrom(spot, angle + 1.1, 28), 9)
      return [
        { d: cut, stroke: '#8d4f1b', width: 9, opacity: 0.5 },
        { d: cut, stroke: '#f6deb0', width: 6 },
      ]
    }),
    {
      d: spread(random, CENTRE, 38, 22)
        .map((spot) => oval(spot, 1))
        .join(''),
      fill: '#fff7e6',
      opacity: 0.9,
    },
    ...(sweet ? drawFood(random, sweet, CENTRE, 22) : []),
  ]
}

export const burgerOf: DishDrawing = (random, { found }) => {
  const seeds = spread(random, CENTRE, 36, 26)
  const meat = found.main[0]?.paint ?? (['#8a4630', '#b06a4d', '#5f2b1c'] as const)
  return [
    ...plate(random),
    ...withShadow(blob(random, { x: 98, y: 106 }, 64, 58, 0.1, 0, 20), '#6aa548', 3),
    { d: blob(random, { x: 101, y: 105 }, 58, 54, 0.08, 0, 18), fill: '#8cc069' },
    ...withShadow(oval({ x: 106, y: 105 }, 56, 53), meat[2], 2),
    ...withShadow(box({ x: 101, y: 103 }, 86, 86, 0.42, 8), '#f5c14a', 1.4),
    ...withShadow(oval({ x: 94, y: 105 }, 51, 50), '#dc4a31', 1.2),
    ...withShadow(blob(random, { x: 100, y: 96 }, 53, 51, 0.015, 0, 14), '#b56a26', 3),
    { d: blob(random, { x: 99, y: 94.4 }, 50, 48, 0.015, 0, 14), fill: '#d9933f' },
    { d: oval({ x: 90, y: 82 }, 24, 16, -0.6), fill: '#ebb46a', opacity: 0.85 },
    {
      d: seeds.map((spot) => leaf({ x: spot.x, y: spot.y - 6 }, random.between(0, 6), 5.4, 2.4)).join(''),
      fill: '#fff3d6',
    },
  ]
}

export const tacosOf: DishDrawing = (random, { found }) => {
  const foods = [...found.main, ...found.side, ...found.garnish].slice(0, 4)
  const lean = random.between(-0.25, 0.25) + Math.PI / 2
  return [
    ...board(random),
    ...[-46, 0, 46].flatMap((offset, taco) => {
      const centre = pointFrom(CENTRE, lean - Math.PI / 2, offset)
      const spots = [-40, -20, 0, 20, 40].map((along) => pointFrom(centre, lean, along))
      return [
        ...withShadow(oval(centre, 66, 21.5, lean), '#c98d3c', 3),
        { d: oval(centre, 64, 19.5, lean), fill: '#eec477' },
        { d: oval(centre, 58, 12.5, lean), fill: '#a9652f' },
        ...spots.flatMap((spot, index) =>
          foods.length > 0 ? drawFood(random, foods[(index + taco) % foods.length] ?? sprig, spot, 17) : [],
        ),
      ]
    }),
  ]
}
