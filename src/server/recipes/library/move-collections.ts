/** Collections follow recipes that move, or are copied, to another household. */

import { isSameName } from '../../../domain/fields.ts'
import type { Household } from '../../db/household.ts'
import { collectionsOf, insertCollection, insertIntoCollection, deleteFromCollection } from './store.ts'

/**
 * The collections of these recipes, which leave them if `isLeaving`. Call it before the recipes are
 * moved or copied, and `putIntoCollections` with their new ids afterwards.
 */
export async function takeCollections(from: Household, isLeaving: boolean, recipeIds: readonly number[]) {
  const leaving = new Set(recipeIds)
  const collections = (await collectionsOf(from))
    .map(({ recipeIds: ids, ...one }) => ({ ...one, recipeIds: ids.filter((id) => leaving.has(id)) }))
    .filter(({ recipeIds: ids }) => ids.length > 0)
  if (isLeaving) for (const { id, recipeIds: ids } of collections) await deleteFromCollection(from, id, ids)
  return collections
}

/** Puts recipes into the collections of the same names, which are created if they are missing. */
export async function putIntoCollections(
  to: Household,
  collections: Awaited<ReturnType<typeof takeCollections>>,
  newIds: ReadonlyMap<number, number>,
  now: string,
): Promise<void> {
  if (collections.length === 0) return
  const existing = await collectionsOf(to)
  for (const { name, recipeIds } of collections) {
    const same = existing.find((collection) => isSameName(collection.name, name))
    const id = same?.id ?? (await insertCollection(to, name, now))
    await insertIntoCollection(
      to,
      id,
      recipeIds.flatMap((recipeId) => newIds.get(recipeId) ?? []),
      now,
    )
  }
}
