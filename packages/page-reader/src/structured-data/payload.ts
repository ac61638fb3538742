/**
 * Data that a program sends as one flat list, in which every value of a thing is the number of the
 * item that holds it.
 */
import { isNode } from './schema-node.ts'

const DEEPEST = 40

const wrapping = /^(?:Shallow)?(?:Reactive|Ref)$/

/** The data that a flat list stands for; any other value as it is. */
export function laidOut(value: unknown): unknown {
  const [root] = Array.isArray(value) ? value : []
  return Array.isArray(value) && Array.isArray(root) && wrapping.test(String(root[0]))
    ? itemAt(value, 0, new Map(), 0)
    : value
}

function itemAt(list: unknown[], at: unknown, known: Map<number, unknown>, depth: number): unknown {
  if (typeof at !== 'number' || depth > DEEPEST) return undefined
  if (known.has(at)) return known.get(at)
  const item = list[at]
  known.set(at, undefined)
  const inner = (place: unknown) => itemAt(list, place, known, depth + 1)
  let value: unknown = item
  if (Array.isArray(item)) value = typeof item[0] === 'string' ? inner(item[1]) : item.map(inner)
  else if (isNode(item))
    value = Object.fromEntries(Object.entries(item).map(([key, place]) => [key, inner(place)]))
  known.set(at, value)
  return value
}
