import type { QueryKey } from '@tanstack/react-query'

interface Thing {
  id: number
}

/** Changes the list of a query whose key has one word; other data stay the same. */
export const changeList = <T extends Thing>(
  [word, part]: QueryKey,
  data: unknown,
  meant: string,
  change: (list: readonly T[]) => readonly T[],
): unknown =>
  word === meant && part === undefined && Array.isArray(data) ? change(data as readonly T[]) : data

/** The list with a thing: in its place if it is there, otherwise at the end. */
export const withThing = <T extends Thing>(list: readonly T[], thing: T): T[] =>
  list.some(({ id }) => id === thing.id)
    ? list.map((one) => (one.id === thing.id ? thing : one))
    : [...list, thing]

/** The list without a thing. */
export const withoutThing = <T extends Thing>(list: readonly T[], id: number): T[] =>
  list.filter((one) => one.id !== id)
