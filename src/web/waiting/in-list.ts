import type { QueryKey } from '@tanstack/react-query'

interface Thing {
  id: number
}

/** Changes the list that a query of one word shows; anything else stays the same. */
export const changeList = <T extends Thing>(
  [word, part]: QueryKey,
  data: unknown,
  meant: string,
  change: (list: readonly T[]) => readonly T[],
): unknown =>
  word === meant && part === undefined && Array.isArray(data) ? change(data as readonly T[]) : data

/** The list with a thing in it: in its place where it is there already, otherwise at the end. */
export const withThing = <T extends Thing>(list: readonly T[], thing: T): T[] =>
  list.some(({ id }) => id === thing.id)
    ? list.map((one) => (one.id === thing.id ? thing : one))
    : [...list, thing]

/** The list without a thing. */
export const withoutThing = <T extends Thing>(list: readonly T[], id: number): T[] =>
  list.filter((one) => one.id !== id)
