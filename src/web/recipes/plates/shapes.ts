/** Outlines as path text, and layers of paint made of them. */
import type { Chance } from './chance.ts'

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

const n = (value: number) => String(Math.round(value * 10) / 10)
const TURN = Math.PI * 2

export const at = ({ x, y }: Spot, angle: number, distance: number): Spot => ({
  x: x + Math.cos(angle) * distance,
  y: y + Math.sin(angle) * distance,
})

export function oval(c: Spot, rx: number, ry = rx, angle = 0): string {
  const a = at(c, angle, rx)
  const b = at(c, angle + Math.PI, rx)
  const degrees = n((angle * 180) / Math.PI)
  const half = (to: Spot) => `A${n(rx)} ${n(ry)} ${degrees} 0 1 ${n(to.x)} ${n(to.y)}`
  return `M${n(a.x)} ${n(a.y)}${half(b)}${half(a)}Z`
}

/** A closed smooth line through the points. */
function smooth(points: readonly Spot[]): string {
  const p = (index: number) => points[(index + points.length) % points.length] ?? { x: 0, y: 0 }
  let d = `M${n(p(0).x)} ${n(p(0).y)}`
  for (let i = 0; i < points.length; i++) {
    const [a, b, c, e] = [p(i - 1), p(i), p(i + 1), p(i + 2)]
    d += `C${n(b.x + (c.x - a.x) / 6)} ${n(b.y + (c.y - a.y) / 6)} ${n(c.x - (e.x - b.x) / 6)} ${n(c.y - (e.y - b.y) / 6)} ${n(c.x)} ${n(c.y)}`
  }
  return `${d}Z`
}

/** A round shape, slightly irregular. */
export function blob(
  chance: Chance,
  c: Spot,
  rx: number,
  ry = rx,
  wobble = 0.1,
  angle = 0,
  corners = 9,
): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const around = (index / corners) * TURN
    const stretch = 1 + chance.between(-wobble, wobble)
    const x = Math.cos(around) * rx * stretch
    const y = Math.sin(around) * ry * stretch
    return {
      x: c.x + x * Math.cos(angle) - y * Math.sin(angle),
      y: c.y + x * Math.sin(angle) + y * Math.cos(angle),
    }
  })
  return smooth(points)
}

export function leaf(root: Spot, angle: number, length: number, width: number): string {
  const tip = at(root, angle, length)
  const left = at(at(root, angle, length * 0.45), angle - Math.PI / 2, width)
  const right = at(at(root, angle, length * 0.45), angle + Math.PI / 2, width)
  return `M${n(root.x)} ${n(root.y)}Q${n(left.x)} ${n(left.y)} ${n(tip.x)} ${n(tip.y)}Q${n(right.x)} ${n(right.y)} ${n(root.x)} ${n(root.y)}Z`
}

export function line(from: Spot, to: Spot, bend = 0): string {
  const middle = at(
    { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    Math.atan2(to.y - from.y, to.x - from.x) + Math.PI / 2,
    bend,
  )
  return `M${n(from.x)} ${n(from.y)}Q${n(middle.x)} ${n(middle.y)} ${n(to.x)} ${n(to.y)}`
}

export function box(c: Spot, width: number, height: number, angle: number, round = 2): string {
  const corner = (sx: number, sy: number, inset: number, along: boolean) => {
    const x = sx * (width / 2 - (along ? inset : 0))
    const y = sy * (height / 2 - (along ? 0 : inset))
    return `${n(c.x + x * Math.cos(angle) - y * Math.sin(angle))} ${n(c.y + x * Math.sin(angle) + y * Math.cos(angle))}`
  }
  const q = (sx: number, sy: number, along: boolean) =>
    `Q${corner(sx, sy, 0, true)} ${corner(sx, sy, round, along)}`
  return `M${corner(-1, -1, round, true)}L${corner(1, -1, round, true)}${q(1, -1, false)}L${corner(1, 1, round, false)}${q(1, 1, true)}L${corner(-1, 1, round, true)}${q(-1, 1, false)}L${corner(-1, -1, round, false)}${q(-1, -1, true)}Z`
}

/** Spots spread evenly over a disc: a sunflower's spiral with a little chance. */
export function spread(chance: Chance, c: Spot, radius: number, count: number): Spot[] {
  const turn = chance.between(0, TURN)
  return Array.from({ length: count }, (_, index) => {
    const distance = radius * Math.sqrt((index + 0.5) / count)
    const angle = turn + index * 2.399963 + chance.between(-0.25, 0.25)
    return at(c, angle, distance * chance.between(0.92, 1.04))
  })
}

/** A thing lying on another: its shadow, then itself. */
export function solid(d: string, fill: string, lift = 1.6): Layer[] {
  return [
    { d, fill: '#3b2a12', opacity: 0.2, lift },
    { d, fill },
  ]
}
