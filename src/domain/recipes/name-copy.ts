import { MOST_NAME_LENGTH } from './recipe.ts'

const MARK = ' (copy)'

/**
 * The name of a duplicate: 'Soup' becomes 'Soup (copy)', and so does 'Soup (copy)'; a long name
 * gives way to the mark.
 */
export function nameCopy(name: string): string {
  const original = name.endsWith(MARK) ? name.slice(0, -MARK.length) : name
  return original.slice(0, MOST_NAME_LENGTH - MARK.length).trimEnd() + MARK
}
