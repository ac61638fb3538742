/** The main foods, after which a dish is named: fish, meat, eggs. */

import { repeatPath, type FoodDrawing, randomAngle } from './food-drawing.ts'
import { pointFrom, blob, box, leaf, line, oval, withShadow, spread } from './shapes.ts'

export const fillet: FoodDrawing = (random, [body, light, dark], centre, size) => {
  const angle = random.between(-0.7, 0.7)
  const rib = (offset: number) => {
    const middle = pointFrom(centre, angle, offset * size)
    const half = size * 0.44 * (1 - Math.abs(offset) * 0.62)
    return line(pointFrom(middle, angle + 1.57, -half), pointFrom(middle, angle + 1.57, half), size * 0.17)
  }
  return [
    ...withShadow(blob(random, centre, size * 1.12, size * 0.6, 0.05, angle), dark, 2.4),
    { d: blob(random, centre, size * 1.05, size * 0.53, 0.05, angle), fill: body },
    { d: repeatPath(6, (index) => rib(-0.74 + index * 0.27)), stroke: light, width: size * 0.055 },
  ]
}

export const steak: FoodDrawing = (random, [body, light, dark], centre, size) => {
  const angle = random.between(-0.5, 0.5)
  const cut = (offset: number) => pointFrom(centre, angle, offset * size)
  return [-0.66, -0.22, 0.22, 0.66].flatMap((offset) => [
    ...withShadow(blob(random, cut(offset), size * 0.3, size * 0.66, 0.07, angle), dark, 2),
    {
      d: blob(random, pointFrom(cut(offset), angle, size * 0.03), size * 0.22, size * 0.56, 0.08, angle),
      fill: body,
    },
    {
      d: blob(random, pointFrom(cut(offset), angle, size * 0.06), size * 0.11, size * 0.38, 0.15, angle),
      fill: light,
      opacity: 0.85,
    },
  ])
}

export const pieces: FoodDrawing = (random, [body, light, dark], centre, size) =>
  spread(random, centre, size * 0.6, 4).flatMap((spot) => {
    const angle = randomAngle(random)
    return [
      ...withShadow(blob(random, spot, size * 0.54, size * 0.4, 0.1, angle), dark, 2.2),
      {
        d: blob(random, pointFrom(spot, -2.2, size * 0.03), size * 0.48, size * 0.34, 0.1, angle),
        fill: body,
      },
      {
        d: blob(random, pointFrom(spot, -2.2, size * 0.13), size * 0.24, size * 0.12, 0.2, angle),
        fill: light,
      },
      {
        d: repeatPath(3, (index) =>
          line(
            pointFrom(pointFrom(spot, angle, (index - 1) * size * 0.22), angle + 1.2, -size * 0.22),
            pointFrom(pointFrom(spot, angle, (index - 1) * size * 0.22), angle + 1.2, size * 0.22),
          ),
        ),
        stroke: dark,
        width: size * 0.045,
        opacity: 0.6,
      },
    ]
  })

export const prawns: FoodDrawing = (random, [body, light, dark], centre, size) =>
  spread(random, centre, size * 0.64, 6).flatMap((spot) => {
    const angle = randomAngle(random)
    const from = pointFrom(spot, angle, -size * 0.28)
    const to = pointFrom(spot, angle, size * 0.28)
    const d = line(from, to, size * 0.46)
    return [
      { d, stroke: '#3b2a12', width: size * 0.22, opacity: 0.2, lift: 1.5 },
      { d, stroke: body, width: size * 0.22 },
      { d, stroke: light, width: size * 0.08 },
      {
        d: leaf(to, angle - 0.7, size * 0.22, size * 0.1) + leaf(to, angle - 1.5, size * 0.2, size * 0.1),
        fill: dark,
      },
    ]
  })

export const egg: FoodDrawing = (random, [white, yolk, rim], centre, size) => [
  ...withShadow(blob(random, centre, size * 0.86, size * 0.74, 0.1, randomAngle(random)), rim, 2),
  { d: blob(random, centre, size * 0.78, size * 0.67, 0.1, randomAngle(random)), fill: white },
  { d: oval(centre, size * 0.35), fill: '#e69a1f' },
  { d: oval(pointFrom(centre, -2.2, size * 0.03), size * 0.31), fill: yolk },
  { d: oval(pointFrom(centre, -2.2, size * 0.15), size * 0.09, size * 0.06, -0.8), fill: '#ffe6a3' },
]

export const sausages: FoodDrawing = (random, [body, light, dark], centre, size) => {
  const angle = random.between(-0.6, 0.6)
  return [-0.42, 0, 0.42].flatMap((offset) => {
    const middle = pointFrom(centre, angle + 1.57, offset * size)
    const bend = size * random.between(-0.16, 0.16)
    const d = line(pointFrom(middle, angle, -size * 0.7), pointFrom(middle, angle, size * 0.7), bend)
    return [
      { d, stroke: '#3b2a12', width: size * 0.32, opacity: 0.22, lift: 2 },
      { d, stroke: body, width: size * 0.32 },
      {
        d: line(
          pointFrom(middle, angle, -size * 0.6),
          pointFrom(middle, angle, size * 0.6),
          bend - size * 0.08,
        ),
        stroke: light,
        width: size * 0.07,
      },
      {
        d: repeatPath(3, (index) =>
          line(
            pointFrom(pointFrom(middle, angle, (index - 1) * size * 0.36), angle + 1, -size * 0.13),
            pointFrom(pointFrom(middle, angle, (index - 1) * size * 0.36), angle + 1, size * 0.13),
          ),
        ),
        stroke: dark,
        width: size * 0.05,
      },
    ]
  })
}

export const blocks: FoodDrawing = (random, [body, light, dark], centre, size) =>
  spread(random, centre, size * 0.62, 6).flatMap((spot) => {
    const angle = randomAngle(random)
    return [
      ...withShadow(box(spot, size * 0.46, size * 0.38, angle, size * 0.05), dark, 1.8),
      {
        d: box(pointFrom(spot, -2.2, size * 0.025), size * 0.41, size * 0.33, angle, size * 0.05),
        fill: body,
      },
      {
        d: line(
          pointFrom(pointFrom(spot, angle - 1.57, size * 0.08), angle, -size * 0.14),
          pointFrom(pointFrom(spot, angle - 1.57, size * 0.08), angle, size * 0.14),
        ),
        stroke: light,
        width: size * 0.04,
      },
    ]
  })
