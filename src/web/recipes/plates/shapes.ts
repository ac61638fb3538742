/** Outlines as path text, and layers of paint made of them. */

import type { Random } from './random.ts'

/** One layer of paint; `lift` moves it down and to the right, for shadows. */
export interface Layer {
  d: string
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
  lift?: number
}

export interface Spot {
  x: number
  y: number
}

const formatNumber = (value: number) => String(Math.round(value * 10) / 10)
const FULL_TURN = Math.PI * 2

export const pointFrom = ({ x, y }: Spot, angle: number, distance: number): Spot => ({
  x: x + Math.cos(angle) * distance,
  y: y + Math.sin(angle) * distance,
})

export function oval(centre: Spot, rx: number, ry = rx, angle = 0): string {
  const a = pointFrom(centre, angle, rx)
  const b = pointFrom(centre, angle + Math.PI, rx)
  const degrees = formatNumber((angle * 180) / Math.PI)
  const half = (to: Spot) =>
    `A${formatNumber(rx)} ${formatNumber(ry)} ${degrees} 0 1 ${formatNumber(to.x)} ${formatNumber(to.y)}`
  return `M${formatNumber(a.x)} ${formatNumber(a.y)}${half(b)}${half(a)}Z`
}

function smooth(points: readonly Spot[]): string {
  const pointAt = (index: number) => points[(index + points.length) % points.length] ?? { x: 0, y: 0 }
  let d = `M${formatNumber(pointAt(0).x)} ${formatNumber(pointAt(0).y)}`
  for (let i = 0; i < points.length; i++) {
    const [a, b, c, e] = [pointAt(i - 1), pointAt(i), pointAt(i + 1), pointAt(i + 2)]
    d += `C${formatNumber(b.x + (c.x - a.x) / 6)} ${formatNumber(b.y + (c.y - a.y) / 6)} ${formatNumber(c.x - (e.x - b.x) / 6)} ${formatNumber(c.y - (e.y - b.y) / 6)} ${formatNumber(c.x)} ${formatNumber(c.y)}`
  }
  return `${d}Z`
}

const partsOfOutline = /([A-Z])([^A-Z]*)/g

/** The same outline moved by `right` and `down`. Outlines have absolute coordinates only. */
export function translated(d: string, right: number, down: number): string {
  return d.replace(partsOfOutline, (_part, command: string, numbers: string) => {
    if (numbers === '') return command
    const values = numbers.trim().split(/\s+/).map(Number)
    // The last two numbers of an arc are a point; the others are its radii, its angle and its
    // flags.
    const isPlace = (index: number) => command !== 'A' || index % 7 > 4
    const isAcross = (index: number) => (command === 'A' ? index % 7 === 5 : index % 2 === 0)
    const places = values.map((value, index) =>
      isPlace(index) ? formatNumber(value + (isAcross(index) ? right : down)) : String(value),
    )
    return command + places.join(' ')
  })
}

export function blob(
  random: Random,
  centre: Spot,
  rx: number,
  ry = rx,
  wobble = 0.1,
  angle = 0,
  corners = 9,
): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const around = (index / corners) * FULL_TURN
    const stretch = 1 + random.between(-wobble, wobble)
    const x = Math.cos(around) * rx * stretch
    const y = Math.sin(around) * ry * stretch
    return {
      x: centre.x + x * Math.cos(angle) - y * Math.sin(angle),
      y: centre.y + x * Math.sin(angle) + y * Math.cos(angle),
    }
  })
  return smooth(points)
}

export function leaf(root: Spot, angle: number, length: number, width: number): string {
  const tip = pointFrom(root, angle, length)
  const left = pointFrom(pointFrom(root, angle, length * 0.45), angle - Math.PI / 2, width)
  const right = pointFrom(pointFrom(root, angle, length * 0.45), angle + Math.PI / 2, width)
  return `M${formatNumber(root.x)} ${formatNumber(root.y)}Q${formatNumber(left.x)} ${formatNumber(left.y)} ${formatNumber(tip.x)} ${formatNumber(tip.y)}Q${formatNumber(right.x)} ${formatNumber(right.y)} ${formatNumber(root.x)} ${formatNumber(root.y)}Z`
}

export function line(from: Spot, to: Spot, bend = 0): string {
  const middle = pointFrom(
    { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    Math.atan2(to.y - from.y, to.x - from.x) + Math.PI / 2,
    bend,
  )
  return `M${formatNumber(from.x)} ${formatNumber(from.y)}Q${formatNumber(middle.x)} ${formatNumber(middle.y)} ${formatNumber(to.x)} ${formatNumber(to.y)}`
}

export function box(centre: Spot, width: number, height: number, angle: number, round = 2): string {
  const corner = (sx: number, sy: number, inset: number, along: boolean) => {
    const x = sx * (width / 2 - (along ? inset : 0))
    const y = sy * (height / 2 - (along ? 0 : inset))
    return `${formatNumber(centre.x + x * Math.cos(angle) - y * Math.sin(angle))} ${formatNumber(centre.y + x * Math.sin(angle) + y * Math.cos(angle))}`
  }
  const q = (sx: number, sy: number, along: boolean) =>
    `Q${corner(sx, sy, 0, true)} ${corner(sx, sy, round, along)}`
  return `M${corner(-1, -1, round, true)}L${corner(1, -1, round, true)}${q(1, -1, false)}L${corner(1, 1, round, false)}${q(1, 1, true)}L${corner(-1, 1, round, true)}${q(-1, 1, false)}L${corner(-1, -1, round, false)}${q(-1, -1, true)}Z`
}

/** Spots spread evenly over a disc: a sunflower spiral with a little randomness. */
export function spread(random: Random, centre: Spot, radius: number, count: number): Spot[] {
  const turn = random.between(0, FULL_TURN)
  return Array.from({ length: count }, (_, index) => {
    const distance = radius * Math.sqrt((index + 0.5) / count)
    const angle = turn + index * 2.399963 + random.between(-0.25, 0.25)
    return pointFrom(centre, angle, distance * random.between(0.92, 1.04))
  })
}

/** A thing lying on another: its shadow, then itself. */
export function withShadow(d: string, fill: string, lift = 1.6): Layer[] {
  return [
    { d, fill: '#3b2a12', opacity: 0.2, lift },
    { d, fill },
  ]
}
