import { isSameName } from '../../../domain/fields.ts'
import {
  type Collection,
  type CollectionChange,
  type CollectionDraft,
  MAX_COLLECTIONS,
} from '../../../domain/recipes/collection.ts'
import { refuse, refuseField } from '../../../domain/refusal.ts'
import type { Household } from '../../db/household.ts'
import { lockHousehold } from '../../db/row-locks.ts'
import type { Context, WithId } from '../../http/context.ts'
import { knownRecipeIds } from '../store.ts'
import {
  collectionsOf,
  purgeDeleted,
  hasCollection,
  insertCollection,
  insertIntoCollection,
  namesIn,
  renameCollection,
  setDeleted,
  deleteFromCollection,
} from './store.ts'

const noSuchCollection = () => refuse('NOT_FOUND', 'This collection is no longer there.')

/** Makes a collection; refuses a name that is taken. */
export async function createCollection(
  { household, now }: Context,
  { body }: { body: CollectionDraft },
): Promise<Collection> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    const existing = await namesIn(tx, 'recipeCollections')
    refuseTooMany(existing)
    refuseSameName(body.name, existing)
    const id = await insertCollection(tx, body.name, now)
    await putRecipesIn(tx, id, body.add, now)
    return collectionById(tx, id)
  })
}

/** Renames a collection, puts recipes in and takes recipes out. */
export async function changeCollection(
  { household, now }: Context,
  { params: { id }, body }: WithId & { body: CollectionChange },
): Promise<Collection> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    if (!(await hasCollection(tx, id))) throw noSuchCollection()
    if (body.name !== undefined) {
      const others = (await namesIn(tx, 'recipeCollections')).filter((other) => other.id !== id)
      refuseSameName(body.name, others)
      await renameCollection(tx, id, body.name)
    }
    await putRecipesIn(tx, id, body.add ?? [], now)
    await deleteFromCollection(tx, id, body.remove ?? [])
    return collectionById(tx, id)
  })
}

/** Deletes a collection, not its recipes; it can be restored for a day. */
export async function deleteCollection({ household, now }: Context, { params }: WithId): Promise<void> {
  await household.transaction(async (tx) => {
    await lockHousehold(tx)
    if (!(await setDeleted(tx, 'recipeCollections', params.id, now))) throw noSuchCollection()
    await purgeDeleted(tx, 'recipeCollections', now)
  })
}

/**
 * Restores a deleted collection with its recipes. Refused when a day has passed, its name is taken,
 * or the household has as many as it may have.
 */
export async function restoreCollection(
  { household, now }: Context,
  { params }: WithId,
): Promise<Collection> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    await purgeDeleted(tx, 'recipeCollections', now)
    const others = await namesIn(tx, 'recipeCollections')
    if (!(await setDeleted(tx, 'recipeCollections', params.id, null))) throw noSuchCollection()
    const collection = await collectionById(tx, params.id)
    refuseSameName(collection.name, others)
    refuseTooMany(others)
    return collection
  })
}

function refuseTooMany(there: readonly unknown[]): void {
  if (there.length >= MAX_COLLECTIONS)
    throw refuse('BAD_INPUT', `A household can have up to ${MAX_COLLECTIONS} collections.`)
}

function refuseSameName(name: string, others: readonly { name: string }[]): void {
  if (others.some((other) => isSameName(other.name, name)))
    throw refuseField('name', `There’s already a collection called ${name}.`)
}

/** Puts recipes into a collection, except those that were deleted meanwhile. */
async function putRecipesIn(
  tx: Household,
  id: number,
  recipeIds: readonly number[],
  now: string,
): Promise<void> {
  const known = await knownRecipeIds(tx, recipeIds)
  const existingIds = recipeIds.filter((recipeId) => known.has(recipeId))
  await insertIntoCollection(tx, id, existingIds, now)
}

async function collectionById(tx: Household, id: number): Promise<Collection> {
  const found = (await collectionsOf(tx)).find((collection) => collection.id === id)
  if (!found) throw noSuchCollection()
  return found
}
