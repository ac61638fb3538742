import { isSameName } from '../../../domain/fields.ts'
import {
  MAX_SAVED_FILTERS,
  type SavedFilter,
  type SavedFilterDraft,
} from '../../../domain/recipes/library-filter.ts'
import { refuse } from '../../../domain/refusal.ts'
import { lockHousehold } from '../../db/row-locks.ts'
import type { Context, WithId } from '../../http/context.ts'
import {
  purgeDeleted,
  insertSavedFilter,
  namesIn,
  savedFiltersOf,
  setDeleted,
  updateSavedFilter,
} from './store.ts'

const noSuchFilter = () => refuse('NOT_FOUND', 'This filter is no longer there.')

/** Saves a filter under a name; a saved filter of that name is replaced. */
export async function saveFilter(
  { household, now }: Context,
  { body }: { body: SavedFilterDraft },
): Promise<SavedFilter> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    const existing = await namesIn(tx, 'savedFilters')
    const same = existing.find(({ name }) => isSameName(name, body.name))
    if (same) return (await updateSavedFilter(tx, same.id, body)) ?? { ...body, id: same.id }
    refuseTooMany(existing)
    return insertSavedFilter(tx, { ...body, createdAt: now })
  })
}

/** Deletes a saved filter; it can be restored for a day. */
export async function deleteSavedFilter({ household, now }: Context, { params }: WithId): Promise<void> {
  await household.transaction(async (tx) => {
    await lockHousehold(tx)
    if (!(await setDeleted(tx, 'savedFilters', params.id, now))) throw noSuchFilter()
    await purgeDeleted(tx, 'savedFilters', now)
  })
}

/**
 * Restores a deleted filter. Refused when a day has passed, its name is taken, or the household has
 * as many as it may have.
 */
export async function restoreSavedFilter(
  { household, now }: Context,
  { params }: WithId,
): Promise<SavedFilter> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    await purgeDeleted(tx, 'savedFilters', now)
    const others = await namesIn(tx, 'savedFilters')
    const isBack = await setDeleted(tx, 'savedFilters', params.id, null)
    const found = isBack && (await savedFiltersOf(tx)).find(({ id }) => id === params.id)
    if (!found) throw noSuchFilter()
    if (others.some(({ name }) => isSameName(name, found.name)))
      throw refuse('BAD_INPUT', `There’s already a filter called ${found.name}.`)
    refuseTooMany(others)
    return found
  })
}

function refuseTooMany(there: readonly unknown[]): void {
  if (there.length >= MAX_SAVED_FILTERS)
    throw refuse('BAD_INPUT', `A household can keep up to ${MAX_SAVED_FILTERS} filters.`)
}
