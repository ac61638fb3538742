/** Adds a thing to the group of its key. */
export function addToGroup<Key, Thing>(groups: Map<Key, Thing[]>, key: Key, thing: Thing): void {
  const group = groups.get(key)
  if (group) group.push(thing)
  else groups.set(key, [thing])
}

/** Things that share a key, in the order in which each key first appears. */
export function groupBy<Key, Thing>(
  things: Iterable<Thing>,
  keyOf: (thing: Thing) => Key,
): Map<Key, Thing[]> {
  const groups = new Map<Key, Thing[]>()
  for (const thing of things) addToGroup(groups, keyOf(thing), thing)
  return groups
}
