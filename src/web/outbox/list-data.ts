import type { QueryKey } from '@tanstack/react-query'

interface Identified {
  id: number
}

/** Changes the list of a query whose key has one word; other data stay the same. */
export const changeListData = <T extends Identified>(
  [word, part]: QueryKey,
  data: unknown,
  wantedId: string,
  change: (list: readonly T[]) => readonly T[],
): unknown =>
  word === wantedId && part === undefined && Array.isArray(data) ? change(data as readonly T[]) : data

/** The list with a thing: in its place if it is there, otherwise at the end. */
export const withThing = <T extends Identified>(list: readonly T[], item: T): T[] =>
  list.some(({ id }) => id === item.id)
    ? list.map((other) => (other.id === item.id ? item : other))
    : [...list, item]

export const withoutThing = <T extends Identified>(list: readonly T[], id: number): T[] =>
  list.filter((thing) => thing.id !== id)
