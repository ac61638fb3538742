import { MAX_NAME_LENGTH } from './recipe.ts'

const MARK = ' (copy)'

/**
 * The name of a copy: 'Soup (copy)' for 'Soup' and for 'Soup (copy)'. A long name is cut to make
 * room.
 */
export function nameCopy(name: string): string {
  const original = name.endsWith(MARK) ? name.slice(0, -MARK.length) : name
  return original.slice(0, MAX_NAME_LENGTH - MARK.length).trimEnd() + MARK
}
