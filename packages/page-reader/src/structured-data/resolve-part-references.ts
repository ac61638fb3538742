/**
 * Replaces parts of a thing that are only referred to by `@id` by the things elsewhere on the page.
 */

import { isNode } from './schema-node.ts'

/** Properties under which a method holds its steps. */
const inner = new Set(['itemListElement', 'step', 'steps', 'item'])
/** Levels of parts in parts that are looked into. */
const MAX_DEPTH = 8

/**
 * The value with the things that its parts refer to in their place. Each thing is put in once, so
 * that a list that holds itself ends.
 */
export function resolvePartReferences(
  value: unknown,
  follow: (value: unknown) => unknown,
  seen = new Set<unknown>(),
  depth = 0,
): unknown {
  if (depth > MAX_DEPTH) return value
  if (Array.isArray(value)) return value.map((item) => resolvePartReferences(item, follow, seen, depth + 1))
  const thing = follow(value)
  if (!isNode(thing) || seen.has(thing)) return value
  seen.add(thing)
  return Object.fromEntries(
    Object.entries(thing).map(([key, part]) => [
      key,
      inner.has(key) ? resolvePartReferences(part, follow, seen, depth + 1) : part,
    ]),
  )
}
