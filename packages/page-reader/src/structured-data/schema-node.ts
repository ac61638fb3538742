/**
 * schema.org things as pages hold them: any key may hold one value or a list, text or another
 * thing.
 */

import { plainText } from '../page/plain-text.ts'

/** A schema.org thing: an object of unchecked values. */
export type SchemaNode = Record<string, unknown>

/** Whether the value is a thing and not text, a number or a list. */
export const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list that a program wrote with its numbers: { "0": …, "1": … }. */
const isNumbered = (node: SchemaNode) => {
  const keys = Object.keys(node)
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key))
}

/** Levels of lists in lists that are read. */
const MAX_LIST_DEPTH = 8

/**
 * A value as a flat list: an empty value is an empty list, one value a list of one; nested lists
 * are flattened.
 */
export function listOf(value: unknown, depth = 0): unknown[] {
  if (value === undefined || value === null || value === '' || depth > MAX_LIST_DEPTH) return []
  const items = isNode(value) && isNumbered(value) ? Object.values(value) : value
  return Array.isArray(items) ? items.flatMap((item) => listOf(item, depth + 1)) : [items]
}

/** Levels of nested parts that are read; real pages have less than a tenth of it. */
const MAX_PART_DEPTH = 100

/**
 * The depth of a part's own parts. Throws where it is too deep, so that another reader reads the
 * page. Without the limit the call stack would end too, but at another depth in each engine.
 */
export function partDepth(depth: number): number {
  if (depth >= MAX_PART_DEPTH) throw new RangeError('Parts lie too deep in each other.')
  return depth + 1
}

const withoutPrefix = (key: string) => key.replace(/^(?:https?:\/\/schema\.org\/|schema:)/i, '').toLowerCase()

/**
 * The first of the named properties that the thing has; names match without regard to case and to a
 * `schema:` prefix.
 */
export function property(node: SchemaNode, ...names: string[]): unknown {
  for (const name of names) {
    const value =
      node[name] ?? node[Object.keys(node).find((key) => withoutPrefix(key) === name.toLowerCase()) ?? name]
    if (value !== undefined && value !== null && value !== '') return value
  }
  return undefined
}

/**
 * Whether the thing says it is of the type, with or without the address of schema.org before it.
 */
export function isOfType(node: SchemaNode, type: string): boolean {
  const pattern = new RegExp(`(?:^|[/#:])${type}$`, 'i')
  return listOf(node['@type'] ?? node['type']).some(
    (name) => typeof name === 'string' && pattern.test(name.trim()),
  )
}

/**
 * The plain text of a value: text or number as it is, a thing by its name, text or value, a list by
 * its first.
 */
export function textOfValue(value: unknown): string {
  if (typeof value === 'string') return plainText(value)
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(textOfValue).find(Boolean) ?? ''
  return isNode(value) ? textOfValue(property(value, 'name', 'text', '@value', 'value')) : ''
}

/** The plain texts of every value in a list. */
export const textsOf = (value: unknown): string[] => listOf(value).map(textOfValue).filter(Boolean)
