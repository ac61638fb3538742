/** Vegetables and fruit, whole, sliced and cut. */

import { repeatPath, type FoodDrawing, randomAngle } from './food-drawing.ts'
import { pointFrom, blob, box, leaf, line, oval, withShadow, spread } from './shapes.ts'

export const cubes: FoodDrawing = (random, [body, light], centre, size) =>
  spread(random, centre, size * 0.74, 8).flatMap((spot) => {
    const angle = randomAngle(random)
    const side = size * random.between(0.32, 0.4)
    return [
      ...withShadow(box(spot, side, side * 0.94, angle, size * 0.06), body),
      {
        d: box(pointFrom(spot, -2.2, side * 0.08), side * 0.6, side * 0.55, angle, size * 0.05),
        fill: light,
        opacity: 0.7,
      },
    ]
  })

export const rounds: FoodDrawing = (random, [body, light], centre, size) => {
  const places = spread(random, centre, size * 0.78, 14)
  const radius = size * 0.165
  return [
    ...places.flatMap((spot) =>
      withShadow(oval(spot, radius, radius * 0.93, randomAngle(random)), body, 1.2),
    ),
    {
      d: places
        .map((spot) => oval(pointFrom(spot, -2.2, radius * 0.4), radius * 0.36, radius * 0.26, -0.8))
        .join(''),
      fill: light,
    },
  ]
}

/** Round slices with a rind, flesh and seeds: tomato, courgette, lemon, carrot. */
export const slices: FoodDrawing = (random, [rind, flesh, heart], centre, size) =>
  spread(random, centre, size * 0.56, 4).flatMap((spot) => {
    const radius = size * random.between(0.4, 0.46)
    const start = randomAngle(random)
    const spoke = (index: number) =>
      oval(
        pointFrom(spot, start + index * 1.0472, radius * 0.46),
        radius * 0.23,
        radius * 0.1,
        start + index * 1.0472,
      )
    return [
      ...withShadow(oval(spot, radius, radius * 0.97, start), rind),
      { d: oval(spot, radius * 0.82, radius * 0.79, start), fill: flesh },
      { d: repeatPath(6, spoke), fill: heart, opacity: 0.95 },
    ]
  })

/** Plain round slices with a heart: carrot, banana. */
export const coins: FoodDrawing = (random, [body, light, dark], centre, size) =>
  spread(random, centre, size * 0.66, 7).flatMap((spot) => {
    const radius = size * random.between(0.24, 0.31)
    return [
      ...withShadow(blob(random, spot, radius, radius * 0.94, 0.04), dark),
      {
        d: blob(random, pointFrom(spot, -2.2, radius * 0.05), radius * 0.86, radius * 0.8, 0.04),
        fill: body,
      },
      { d: oval(spot, radius * 0.36), fill: light },
    ]
  })

export const leaves: FoodDrawing = (random, [body, light, dark], centre, size) =>
  spread(random, centre, size * 0.6, 9).flatMap((spot, index) => {
    const angle = randomAngle(random)
    const length = size * random.between(0.75, 1)
    const root = pointFrom(spot, angle, -length / 2)
    const shade = [body, light, dark][index % 3] ?? body
    return [
      ...withShadow(leaf(root, angle, length, size * 0.36), shade),
      {
        d: line(root, pointFrom(root, angle, length * 0.86)),
        stroke: index % 3 === 1 ? body : light,
        width: size * 0.03,
        opacity: 0.8,
      },
    ]
  })

export const florets: FoodDrawing = (random, [body, light, stem], centre, size) =>
  spread(random, centre, size * 0.5, 3).flatMap((spot) => {
    const angle = randomAngle(random)
    const head = pointFrom(spot, angle, size * 0.12)
    const buds = spread(random, head, size * 0.3, 8)
    return [
      ...withShadow(
        box(pointFrom(spot, angle, -size * 0.28), size * 0.36, size * 0.17, angle, size * 0.05),
        stem,
      ),
      ...withShadow(blob(random, head, size * 0.42, size * 0.42, 0.1), body),
      { d: buds.map((bud) => oval(bud, size * 0.095)).join(''), fill: light },
    ]
  })

export const strips: FoodDrawing = (random, paint, centre, size) =>
  spread(random, centre, size * 0.6, 9).flatMap((spot, index) => {
    const angle = randomAngle(random)
    const d = line(
      pointFrom(spot, angle, -size * 0.38),
      pointFrom(spot, angle, size * 0.38),
      size * random.between(0.16, 0.3),
    )
    return [
      { d, stroke: '#3b2a12', width: size * 0.15, opacity: 0.2, lift: 1.4 },
      { d, stroke: paint[index % 3] ?? paint[0], width: size * 0.15 },
    ]
  })

export const spears: FoodDrawing = (random, [body, light, dark], centre, size) => {
  const angle = randomAngle(random)
  return [-0.4, -0.2, 0, 0.2, 0.4].flatMap((offset) => {
    const middle = pointFrom(centre, angle + Math.PI / 2, offset * size * 1.05)
    const lean = angle + random.between(-0.16, 0.16)
    const d = line(
      pointFrom(middle, lean, -size * 0.86),
      pointFrom(middle, lean, size * 0.86),
      size * random.between(-0.08, 0.08),
    )
    return [
      { d, stroke: '#3b2a12', width: size * 0.15, opacity: 0.2, lift: 1.4 },
      { d, stroke: body, width: size * 0.15 },
      {
        d: line(pointFrom(middle, lean, -size * 0.7), pointFrom(middle, lean, size * 0.5)),
        stroke: light,
        width: size * 0.035,
      },
      { d: leaf(pointFrom(middle, lean, size * 0.62), lean, size * 0.34, size * 0.1), fill: dark },
    ]
  })
}

export const mushrooms: FoodDrawing = (random, [rim, flesh, gill], centre, size) =>
  spread(random, centre, size * 0.58, 4).flatMap((spot) => {
    const angle = randomAngle(random)
    const foot = pointFrom(spot, angle + Math.PI, size * 0.26)
    const cap = pointFrom(spot, angle, size * 0.08)
    return [
      ...withShadow(
        box(foot, size * 0.32, size * 0.2, angle, size * 0.07) + oval(cap, size * 0.27, size * 0.38, angle),
        rim,
      ),
      {
        d: box(foot, size * 0.3, size * 0.13, angle, size * 0.05) + oval(cap, size * 0.19, size * 0.3, angle),
        fill: flesh,
      },
      {
        d: line(
          pointFrom(cap, angle + 1.57, -size * 0.24),
          pointFrom(cap, angle + 1.57, size * 0.24),
          -size * 0.1,
        ),
        stroke: gill,
        width: size * 0.045,
      },
    ]
  })

export const wedges: FoodDrawing = (random, [body, light, skin], centre, size) =>
  spread(random, centre, size * 0.6, 6).flatMap((spot) => {
    const angle = randomAngle(random)
    const from = pointFrom(spot, angle, -size * 0.34)
    const to = pointFrom(spot, angle, size * 0.34)
    const half = (bulge: number) => `${line(from, to, size * bulge)}Z`
    return [...withShadow(half(0.52), skin), { d: half(0.4), fill: body }, { d: half(0.16), fill: light }]
  })
