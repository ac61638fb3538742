/** How each food looks from above: one pencil for each look, laid at a spot in a size. */
import type { Chance } from './recipe-plate-chance.ts'
import type { Food, Look } from './recipe-plate-foods.ts'
import {
  at,
  blob,
  box,
  type Layer,
  leaf,
  line,
  oval,
  solid,
  type Spot,
  spread,
} from './recipe-plate-shapes.ts'

type Pencil = (chance: Chance, paint: Food['paint'], c: Spot, size: number) => Layer[]

const many = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
const turn = (chance: Chance) => chance.between(0, Math.PI * 2)

/** A bed of something fine: the heap, and its grains lighter and darker. */
const grains: Pencil = (chance, [body, light, dark], c, size) => {
  const grain = (spot: Spot) => oval(spot, size * 0.055, size * 0.028, turn(chance))
  const places = spread(chance, c, size * 0.9, 54)
  return [
    ...solid(blob(chance, c, size, size * 0.94, 0.07), body),
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

/** A nest of spaghetti or noodles. */
const strands: Pencil = (chance, [body, light, dark], c, size) => {
  const coil = (radius: number) => {
    const shift = at(c, turn(chance), size * 0.07)
    return blob(chance, shift, radius, radius * chance.between(0.86, 1), 0.07, turn(chance))
  }
  const rings = [0.94, 0.8, 0.66, 0.52, 0.38, 0.24]
  return [
    ...solid(blob(chance, c, size, size * 0.96, 0.05), body, 2),
    { d: rings.map((ring) => coil(ring * size)).join(''), stroke: dark, width: size * 0.035, opacity: 0.8 },
    { d: rings.map((ring) => coil(ring * size * 0.95)).join(''), stroke: light, width: size * 0.05 },
  ]
}

const tubes: Pencil = (chance, [body, light, dark], c, size) =>
  spread(chance, c, size * 0.86, 22).flatMap((spot) => {
    const angle = turn(chance)
    return [
      ...solid(box(spot, size * 0.42, size * 0.17, angle, size * 0.05), body),
      {
        d: line(at(spot, angle, -size * 0.17), at(spot, angle, size * 0.17)),
        stroke: light,
        width: size * 0.04,
      },
      { d: oval(at(spot, angle, size * 0.2), size * 0.035, size * 0.075, angle), fill: dark },
    ]
  })

const mash: Pencil = (chance, [body, light, dark], c, size) => [
  ...solid(blob(chance, c, size, size * 0.9, 0.08), body, 2),
  { d: blob(chance, c, size * 0.66, size * 0.58, 0.1), stroke: dark, width: size * 0.05, opacity: 0.6 },
  { d: blob(chance, at(c, -2, size * 0.14), size * 0.34, size * 0.26, 0.15), fill: light },
]

const chips: Pencil = (chance, [body, light, dark], c, size) =>
  spread(chance, c, size * 0.66, 13).flatMap((spot) => {
    const angle = turn(chance)
    return [
      ...solid(box(spot, size * 0.74, size * 0.17, angle, size * 0.03), body),
      {
        d: line(at(spot, angle, -size * 0.3), at(spot, angle, size * 0.3)),
        stroke: light,
        width: size * 0.05,
      },
      {
        d: box(at(spot, angle, size * 0.34), size * 0.07, size * 0.15, angle, size * 0.02),
        fill: dark,
        opacity: 0.6,
      },
    ]
  })

const cubes: Pencil = (chance, [body, light], c, size) =>
  spread(chance, c, size * 0.74, 8).flatMap((spot) => {
    const angle = turn(chance)
    const side = size * chance.between(0.32, 0.4)
    return [
      ...solid(box(spot, side, side * 0.94, angle, size * 0.06), body),
      {
        d: box(at(spot, -2.2, side * 0.08), side * 0.6, side * 0.55, angle, size * 0.05),
        fill: light,
        opacity: 0.7,
      },
    ]
  })

const rounds: Pencil = (chance, [body, light], c, size) => {
  const places = spread(chance, c, size * 0.78, 14)
  const radius = size * 0.165
  return [
    ...places.flatMap((spot) => solid(oval(spot, radius, radius * 0.93, turn(chance)), body, 1.2)),
    {
      d: places
        .map((spot) => oval(at(spot, -2.2, radius * 0.4), radius * 0.36, radius * 0.26, -0.8))
        .join(''),
      fill: light,
    },
  ]
}

/** Round slices with a rind, their flesh and what is in it: tomato, courgette, lemon, carrot. */
const slices: Pencil = (chance, [rind, flesh, heart], c, size) =>
  spread(chance, c, size * 0.56, 4).flatMap((spot) => {
    const radius = size * chance.between(0.4, 0.46)
    const start = turn(chance)
    const spoke = (index: number) =>
      oval(
        at(spot, start + index * 1.0472, radius * 0.46),
        radius * 0.23,
        radius * 0.1,
        start + index * 1.0472,
      )
    return [
      ...solid(oval(spot, radius, radius * 0.97, start), rind),
      { d: oval(spot, radius * 0.82, radius * 0.79, start), fill: flesh },
      { d: many(6, spoke), fill: heart, opacity: 0.95 },
    ]
  })

/** Plain round slices with a heart: carrot, banana. */
const coins: Pencil = (chance, [body, light, dark], c, size) =>
  spread(chance, c, size * 0.66, 7).flatMap((spot) => {
    const radius = size * chance.between(0.24, 0.31)
    return [
      ...solid(blob(chance, spot, radius, radius * 0.94, 0.04), dark),
      { d: blob(chance, at(spot, -2.2, radius * 0.05), radius * 0.86, radius * 0.8, 0.04), fill: body },
      { d: oval(spot, radius * 0.36), fill: light },
    ]
  })

const leaves: Pencil = (chance, [body, light, dark], c, size) =>
  spread(chance, c, size * 0.6, 9).flatMap((spot, index) => {
    const angle = turn(chance)
    const length = size * chance.between(0.75, 1)
    const root = at(spot, angle, -length / 2)
    const shade = [body, light, dark][index % 3] ?? body
    return [
      ...solid(leaf(root, angle, length, size * 0.36), shade),
      {
        d: line(root, at(root, angle, length * 0.86)),
        stroke: index % 3 === 1 ? body : light,
        width: size * 0.03,
        opacity: 0.8,
      },
    ]
  })

const florets: Pencil = (chance, [body, light, stem], c, size) =>
  spread(chance, c, size * 0.5, 3).flatMap((spot) => {
    const angle = turn(chance)
    const head = at(spot, angle, size * 0.12)
    const buds = spread(chance, head, size * 0.3, 8)
    return [
      ...solid(box(at(spot, angle, -size * 0.28), size * 0.36, size * 0.17, angle, size * 0.05), stem),
      ...solid(blob(chance, head, size * 0.42, size * 0.42, 0.1), body),
      { d: buds.map((bud) => oval(bud, size * 0.095)).join(''), fill: light },
    ]
  })

const strips: Pencil = (chance, paint, c, size) =>
  spread(chance, c, size * 0.6, 9).flatMap((spot, index) => {
    const angle = turn(chance)
    const d = line(
      at(spot, angle, -size * 0.38),
      at(spot, angle, size * 0.38),
      size * chance.between(0.16, 0.3),
    )
    return [
      { d, stroke: '#3b2a12', width: size * 0.15, opacity: 0.2, lift: 1.4 },
      { d, stroke: paint[index % 3] ?? paint[0], width: size * 0.15 },
    ]
  })

const spears: Pencil = (chance, [body, light, dark], c, size) => {
  const angle = turn(chance)
  return [-0.4, -0.2, 0, 0.2, 0.4].flatMap((offset) => {
    const middle = at(c, angle + Math.PI / 2, offset * size * 1.05)
    const lean = angle + chance.between(-0.16, 0.16)
    const d = line(
      at(middle, lean, -size * 0.86),
      at(middle, lean, size * 0.86),
      size * chance.between(-0.08, 0.08),
    )
    return [
      { d, stroke: '#3b2a12', width: size * 0.15, opacity: 0.2, lift: 1.4 },
      { d, stroke: body, width: size * 0.15 },
      {
        d: line(at(middle, lean, -size * 0.7), at(middle, lean, size * 0.5)),
        stroke: light,
        width: size * 0.035,
      },
      { d: leaf(at(middle, lean, size * 0.62), lean, size * 0.34, size * 0.1), fill: dark },
    ]
  })
}

const mushrooms: Pencil = (chance, [rim, flesh, gill], c, size) =>
  spread(chance, c, size * 0.58, 4).flatMap((spot) => {
    const angle = turn(chance)
    const foot = at(spot, angle + Math.PI, size * 0.26)
    const cap = at(spot, angle, size * 0.08)
    return [
      ...solid(
        box(foot, size * 0.32, size * 0.2, angle, size * 0.07) + oval(cap, size * 0.27, size * 0.38, angle),
        rim,
      ),
      {
        d: box(foot, size * 0.3, size * 0.13, angle, size * 0.05) + oval(cap, size * 0.19, size * 0.3, angle),
        fill: flesh,
      },
      {
        d: line(at(cap, angle + 1.57, -size * 0.24), at(cap, angle + 1.57, size * 0.24), -size * 0.1),
        stroke: gill,
        width: size * 0.045,
      },
    ]
  })

const rings: Pencil = (chance, [body, light], c, size) => {
  const places = spread(chance, c, size * 0.8, 7)
  const hoop = (spot: Spot) => oval(spot, size * 0.17, size * 0.14, turn(chance))
  return [
    { d: places.map(hoop).join(''), stroke: '#3b2a12', width: size * 0.08, opacity: 0.16, lift: 1 },
    { d: places.map(hoop).join(''), stroke: body, width: size * 0.085 },
    { d: places.map((spot) => oval(spot, size * 0.09)).join(''), fill: light, opacity: 0.55 },
  ]
}

const fillet: Pencil = (chance, [body, light, dark], c, size) => {
  const angle = chance.between(-0.7, 0.7)
  const rib = (offset: number) => {
    const middle = at(c, angle, offset * size)
    const half = size * 0.44 * (1 - Math.abs(offset) * 0.62)
    return line(at(middle, angle + 1.57, -half), at(middle, angle + 1.57, half), size * 0.17)
  }
  return [
    ...solid(blob(chance, c, size * 1.12, size * 0.6, 0.05, angle), dark, 2.4),
    { d: blob(chance, c, size * 1.05, size * 0.53, 0.05, angle), fill: body },
    { d: many(6, (index) => rib(-0.74 + index * 0.27)), stroke: light, width: size * 0.055 },
  ]
}

const steak: Pencil = (chance, [body, light, dark], c, size) => {
  const angle = chance.between(-0.5, 0.5)
  const cut = (offset: number) => at(c, angle, offset * size)
  return [-0.66, -0.22, 0.22, 0.66].flatMap((offset) => [
    ...solid(blob(chance, cut(offset), size * 0.3, size * 0.66, 0.07, angle), dark, 2),
    {
      d: blob(chance, at(cut(offset), angle, size * 0.03), size * 0.22, size * 0.56, 0.08, angle),
      fill: body,
    },
    {
      d: blob(chance, at(cut(offset), angle, size * 0.06), size * 0.11, size * 0.38, 0.15, angle),
      fill: light,
      opacity: 0.85,
    },
  ])
}

const pieces: Pencil = (chance, [body, light, dark], c, size) =>
  spread(chance, c, size * 0.6, 4).flatMap((spot) => {
    const angle = turn(chance)
    return [
      ...solid(blob(chance, spot, size * 0.54, size * 0.4, 0.1, angle), dark, 2.2),
      { d: blob(chance, at(spot, -2.2, size * 0.03), size * 0.48, size * 0.34, 0.1, angle), fill: body },
      { d: blob(chance, at(spot, -2.2, size * 0.13), size * 0.24, size * 0.12, 0.2, angle), fill: light },
      {
        d: many(3, (index) =>
          line(
            at(at(spot, angle, (index - 1) * size * 0.22), angle + 1.2, -size * 0.22),
            at(at(spot, angle, (index - 1) * size * 0.22), angle + 1.2, size * 0.22),
          ),
        ),
        stroke: dark,
        width: size * 0.045,
        opacity: 0.6,
      },
    ]
  })

const prawns: Pencil = (chance, [body, light, dark], c, size) =>
  spread(chance, c, size * 0.64, 6).flatMap((spot) => {
    const angle = turn(chance)
    const from = at(spot, angle, -size * 0.28)
    const to = at(spot, angle, size * 0.28)
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

const egg: Pencil = (chance, [white, yolk, rim], c, size) => [
  ...solid(blob(chance, c, size * 0.86, size * 0.74, 0.1, turn(chance)), rim, 2),
  { d: blob(chance, c, size * 0.78, size * 0.67, 0.1, turn(chance)), fill: white },
  { d: oval(c, size * 0.35), fill: '#e69a1f' },
  { d: oval(at(c, -2.2, size * 0.03), size * 0.31), fill: yolk },
  { d: oval(at(c, -2.2, size * 0.15), size * 0.09, size * 0.06, -0.8), fill: '#ffe6a3' },
]

const sausages: Pencil = (chance, [body, light, dark], c, size) => {
  const angle = chance.between(-0.6, 0.6)
  return [-0.42, 0, 0.42].flatMap((offset) => {
    const middle = at(c, angle + 1.57, offset * size)
    const bend = size * chance.between(-0.16, 0.16)
    const d = line(at(middle, angle, -size * 0.7), at(middle, angle, size * 0.7), bend)
    return [
      { d, stroke: '#3b2a12', width: size * 0.32, opacity: 0.22, lift: 2 },
      { d, stroke: body, width: size * 0.32 },
      {
        d: line(at(middle, angle, -size * 0.6), at(middle, angle, size * 0.6), bend - size * 0.08),
        stroke: light,
        width: size * 0.07,
      },
      {
        d: many(3, (index) =>
          line(
            at(at(middle, angle, (index - 1) * size * 0.36), angle + 1, -size * 0.13),
            at(at(middle, angle, (index - 1) * size * 0.36), angle + 1, size * 0.13),
          ),
        ),
        stroke: dark,
        width: size * 0.05,
      },
    ]
  })
}

const crumbs: Pencil = (chance, [body, light, dark], c, size) => {
  const places = spread(chance, c, size * 0.86, 26)
  const crumb = (spot: Spot) => blob(chance, spot, size * 0.12, size * 0.095, 0.25, turn(chance), 6)
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

const shavings: Pencil = (chance, [body, light], c, size) => {
  const places = spread(chance, c, size * 0.85, 10)
  return places.flatMap((spot, index) =>
    solid(
      box(spot, size * chance.between(0.2, 0.38), size * 0.09, turn(chance), size * 0.03),
      index % 2 ? light : body,
      1,
    ),
  )
}

const herbs: Pencil = (chance, [body, light, dark], c, size) =>
  spread(chance, c, size * 0.74, 5).flatMap((spot, index) => {
    const angle = turn(chance)
    const tuft = (lean: number, length: number) => leaf(spot, angle + lean, size * length, size * 0.15)
    return [
      ...solid(tuft(0.75, 0.4) + tuft(-0.75, 0.4) + tuft(0, 0.5), index % 2 ? body : dark, 1),
      { d: line(spot, at(spot, angle, size * 0.36)), stroke: light, width: size * 0.03 },
    ]
  })

const wedges: Pencil = (chance, [body, light, skin], c, size) =>
  spread(chance, c, size * 0.6, 6).flatMap((spot) => {
    const angle = turn(chance)
    const from = at(spot, angle, -size * 0.34)
    const to = at(spot, angle, size * 0.34)
    const half = (bulge: number) => `${line(from, to, size * bulge)}Z`
    return [...solid(half(0.52), skin), { d: half(0.4), fill: body }, { d: half(0.16), fill: light }]
  })

const blocks: Pencil = (chance, [body, light, dark], c, size) =>
  spread(chance, c, size * 0.62, 6).flatMap((spot) => {
    const angle = turn(chance)
    return [
      ...solid(box(spot, size * 0.46, size * 0.38, angle, size * 0.05), dark, 1.8),
      { d: box(at(spot, -2.2, size * 0.025), size * 0.41, size * 0.33, angle, size * 0.05), fill: body },
      {
        d: line(
          at(at(spot, angle - 1.57, size * 0.08), angle, -size * 0.14),
          at(at(spot, angle - 1.57, size * 0.08), angle, size * 0.14),
        ),
        stroke: light,
        width: size * 0.04,
      },
    ]
  })

const pencils: Record<Look, Pencil> = {
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

/** Lays a food on the plate: around the spot, no farther from it than about its size. */
export function lay(chance: Chance, food: Pick<Food, 'look' | 'paint'>, c: Spot, size: number): Layer[] {
  return pencils[food.look](chance, food.paint, c, size)
}
