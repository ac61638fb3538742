/** Plates, bowls, boards, dishes and glasses. */

import type { Random } from './random.ts'
import { pointFrom, blob, box, type Layer, line, oval, type Spot, spread } from './shapes.ts'

export const CENTRE: Spot = { x: 100, y: 100 }

interface Glaze {
  rim: string
  edge: string
  well: string
  ring?: string
  speck?: string
}

const glazes: readonly [Glaze, ...Glaze[]] = [
  { rim: '#fbf7ec', edge: '#e4d9c3', well: '#fffdf8' },
  { rim: '#fdfdf9', edge: '#dcdcd2', well: '#ffffff', ring: '#5b82ab' },
  { rim: '#f1e9da', edge: '#d6c8ae', well: '#f8f2e6', speck: '#a8926c' },
  { rim: '#cddcc7', edge: '#adc2a4', well: '#dfe9da' },
  { rim: '#dfa184', edge: '#c27d5c', well: '#ecbca4' },
  { rim: '#55626b', edge: '#414c54', well: '#66747d' },
  { rim: '#f4dcd0', edge: '#ddbbab', well: '#fbece4' },
  { rim: '#bfd0dd', edge: '#9db3c4', well: '#d5e1ea', speck: '#6f8ba3' },
]

const shadow = (d: string, lift = 4): Layer => ({ d, fill: '#2a1e0c', opacity: 0.22, lift })

function specks(random: Random, radius: number, colour: string): Layer {
  const places = spread(random, CENTRE, radius, 34)
  return {
    d: places.map((spot) => oval(spot, random.between(0.5, 1.1))).join(''),
    fill: colour,
    opacity: 0.6,
  }
}

/** A flat plate; the well has a radius of 66. */
export function plate(random: Random): Layer[] {
  const glaze = random.pick(glazes)
  return [
    shadow(oval(CENTRE, 92)),
    { d: oval(CENTRE, 92), fill: glaze.edge },
    { d: oval({ x: 99.4, y: 99 }, 90.6), fill: glaze.rim },
    ...(glaze.ring ? [{ d: oval(CENTRE, 86.5), stroke: glaze.ring, width: 2.2 }] : []),
    { d: oval(CENTRE, 69), fill: glaze.edge },
    { d: oval({ x: 100.6, y: 101 }, 67.6), fill: glaze.well },
    ...(glaze.speck ? [specks(random, 88, glaze.speck)] : []),
  ]
}

/** A deep bowl, filled to a radius of 70. */
export function bowl(random: Random, filling: string, depth: string): Layer[] {
  const glaze = random.pick(glazes)
  return [
    shadow(oval(CENTRE, 88), 5),
    { d: oval(CENTRE, 88), fill: glaze.edge },
    { d: oval({ x: 99.4, y: 99 }, 86.6), fill: glaze.rim },
    ...(glaze.speck ? [specks(random, 86, glaze.speck)] : []),
    { d: oval(CENTRE, 76), fill: glaze.ring ?? glaze.edge },
    { d: oval(CENTRE, 73.5), fill: depth },
    { d: oval({ x: 100.8, y: 101.2 }, 71.6), fill: filling },
  ]
}

const woods: readonly [[string, string], ...[string, string][]] = [
  ['#c99a63', '#b5854e'],
  ['#b07c4b', '#9a683a'],
  ['#dbb886', '#c7a170'],
]

/** A round wooden board, 92 in radius. */
export function board(random: Random): Layer[] {
  const [wood, grain] = random.pick(woods)
  const rows = [-62, -40, -17, 6, 29, 52, 70]
  const veins = rows.map((y) => {
    const half = Math.sqrt(88 ** 2 - y ** 2)
    return line({ x: 100 - half, y: 100 + y }, { x: 100 + half, y: 100 + y }, random.between(-7, 7))
  })
  return [
    shadow(oval(CENTRE, 92)),
    { d: oval(CENTRE, 92), fill: grain },
    { d: oval({ x: 99.3, y: 98.8 }, 90.4), fill: wood },
    { d: veins.join(''), stroke: grain, width: 1.6, opacity: 0.7 },
  ]
}

/** An oven dish with two handles; the inside is 134 by 96. */
export function ovenDish(random: Random, filling: string): Layer[] {
  const [rim, inside] = random.pick([
    ['#f3ead8', '#d9cbae'],
    ['#c45f3d', '#8f3f25'],
    ['#5f7f73', '#44605a'],
    ['#49637f', '#344a62'],
  ] as const)
  const body = box(CENTRE, 156, 118, 0, 26)
  const handles = box(CENTRE, 184, 44, 0, 16)
  return [
    shadow(body + handles, 5),
    { d: handles, fill: inside },
    { d: body, fill: inside },
    { d: box({ x: 99.4, y: 99 }, 153, 115, 0, 25), fill: rim },
    { d: box(CENTRE, 137, 99, 0, 19), fill: inside },
    { d: box({ x: 100.5, y: 101 }, 131, 93, 0, 18), fill: filling },
  ]
}

/** A glass seen from above on its coaster; what is in it has a radius of 50. */
export function glass(random: Random, drink: string, foam: string): Layer[] {
  const coaster = random.pick(['#c99a63', '#b9c9b0', '#d9a58a', '#cfc4ae'])
  return [
    shadow(oval(CENTRE, 82)),
    { d: oval(CENTRE, 82), fill: coaster },
    { d: oval(CENTRE, 76), stroke: '#ffffff', width: 1.4, opacity: 0.5 },
    shadow(oval(CENTRE, 60), 5),
    { d: oval(CENTRE, 60), fill: '#eef4f2' },
    { d: oval(CENTRE, 54), fill: drink },
    { d: blob(random, pointFrom(CENTRE, 2, 8), 38, 33, 0.12), fill: foam, opacity: 0.75 },
    { d: oval(CENTRE, 57), stroke: '#ffffff', width: 2.4, opacity: 0.9 },
  ]
}
