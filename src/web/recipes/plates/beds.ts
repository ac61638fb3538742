/** The foods that others lie on: rice, pasta, mash, chips. */

import { type FoodDrawing, randomAngle } from './food-drawing.ts'
import { pointFrom, blob, box, line, oval, withShadow, type Spot, spread } from './shapes.ts'

/** A bed of something fine: the heap, and its grains lighter and darker. */
export const grains: FoodDrawing = (random, [body, light, dark], centre, size) => {
  const grain = (spot: Spot) => oval(spot, size * 0.055, size * 0.028, randomAngle(random))
  const places = spread(random, centre, size * 0.9, 54)
  return [
    ...withShadow(blob(random, centre, size, size * 0.94, 0.07), body),
    {
      d: places
        .filter((_, index) => index % 2 === 0)
        .map(grain)
        .join(''),
      fill: light,
    },
    {
      d: places
        .filter((_, index) => index % 2 === 1)
        .map(grain)
        .join(''),
      fill: dark,
      opacity: 0.75,
    },
  ]
}

export const strands: FoodDrawing = (random, [body, light, dark], centre, size) => {
  const coil = (radius: number) => {
    const shift = pointFrom(centre, randomAngle(random), size * 0.07)
    return blob(random, shift, radius, radius * random.between(0.86, 1), 0.07, randomAngle(random))
  }
  const rings = [0.94, 0.8, 0.66, 0.52, 0.38, 0.24]
  return [
    ...withShadow(blob(random, centre, size, size * 0.96, 0.05), body, 2),
    { d: rings.map((ring) => coil(ring * size)).join(''), stroke: dark, width: size * 0.035, opacity: 0.8 },
    { d: rings.map((ring) => coil(ring * size * 0.95)).join(''), stroke: light, width: size * 0.05 },
  ]
}

export const tubes: FoodDrawing = (random, [body, light, dark], centre, size) =>
  spread(random, centre, size * 0.86, 22).flatMap((spot) => {
    const angle = randomAngle(random)
    return [
      ...withShadow(box(spot, size * 0.42, size * 0.17, angle, size * 0.05), body),
      {
        d: line(pointFrom(spot, angle, -size * 0.17), pointFrom(spot, angle, size * 0.17)),
        stroke: light,
        width: size * 0.04,
      },
      { d: oval(pointFrom(spot, angle, size * 0.2), size * 0.035, size * 0.075, angle), fill: dark },
    ]
  })

export const mash: FoodDrawing = (random, [body, light, dark], centre, size) => [
  ...withShadow(blob(random, centre, size, size * 0.9, 0.08), body, 2),
  { d: blob(random, centre, size * 0.66, size * 0.58, 0.1), stroke: dark, width: size * 0.05, opacity: 0.6 },
  { d: blob(random, pointFrom(centre, -2, size * 0.14), size * 0.34, size * 0.26, 0.15), fill: light },
]

export const chips: FoodDrawing = (random, [body, light, dark], centre, size) =>
  spread(random, centre, size * 0.66, 13).flatMap((spot) => {
    const angle = randomAngle(random)
    return [
      ...withShadow(box(spot, size * 0.74, size * 0.17, angle, size * 0.03), body),
      {
        d: line(pointFrom(spot, angle, -size * 0.3), pointFrom(spot, angle, size * 0.3)),
        stroke: light,
        width: size * 0.05,
      },
      {
        d: box(pointFrom(spot, angle, size * 0.34), size * 0.07, size * 0.15, angle, size * 0.02),
        fill: dark,
        opacity: 0.6,
      },
    ]
  })
