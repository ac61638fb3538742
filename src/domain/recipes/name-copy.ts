import { MAX_NAME_LENGTH } from './recipe.ts'

const COPY_SUFFIX = ' (copy)'

/**
 * The name of a copy: 'Soup (copy)' for 'Soup' and for 'Soup (copy)'. A long name is cut to make
 * room.
 */
export function nameCopy(name: string): string {
  const original = name.endsWith(COPY_SUFFIX) ? name.slice(0, -COPY_SUFFIX.length) : name
  return original.slice(0, MAX_NAME_LENGTH - COPY_SUFFIX.length).trimEnd() + COPY_SUFFIX
}
