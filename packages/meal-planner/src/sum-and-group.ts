/** The sum of numbers; zero for none. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0)

/** Things that share a key, in the order in which each key first appears. */
export function groupBy<T, Key>(things: readonly T[], keyOf: (thing: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>()
  for (const item of things) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
