/** All kinds of changes that can wait, and their effect on what is shown. */

import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { WaitingChange } from '../api/outbox-queue.ts'
import { isPersisted } from '../api/persisted-queries.ts'
import { type ServerIds, withServerIds } from '../api/temporary-ids.ts'
import type { AnyChangeKind } from './change-kind.ts'
import {
  changeCollectionKind,
  deleteCollectionKind,
  deleteFilterKind,
  newCollectionKind,
  restoreCollectionKind,
  restoreFilterKind,
  saveFilterKind,
} from './collection-kinds.ts'
import { dayNoteKind, daysKind } from './day-kinds.ts'
import {
  editPersonKind,
  newPersonKind,
  preferencesKind,
  removePersonKind,
  restorePersonKind,
} from './people-kinds.ts'
import {
  cookLogKind,
  copyRecipeKind,
  deleteRecipeKind,
  editRecipeKind,
  marksKind,
  newRecipeKind,
  recipeNotesKind,
  restoreRecipeKind,
} from './recipe-kinds.ts'
import { changeStapleKind, newStapleKind, recipeToListKind, removeStapleKind } from './shopping-kinds.ts'
import {
  applyTemplatesKind,
  deleteTemplateKind,
  editTemplateKind,
  newTemplateKind,
  unlockTemplateKind,
} from './template-kinds.ts'
import { deleteOccasionKind, newOccasionKind, noWeekdayKind, weekdayKind } from './template-week-kinds.ts'

const kinds: Readonly<Record<string, AnyChangeKind>> = {
  days: daysKind,
  'day note': dayNoteKind,
  marks: marksKind,
  made: cookLogKind,
  'recipe notes': recipeNotesKind,
  'new recipe': newRecipeKind,
  'copy recipe': copyRecipeKind,
  'edit recipe': editRecipeKind,
  'delete recipe': deleteRecipeKind,
  'restore recipe': restoreRecipeKind,
  'new template': newTemplateKind,
  'edit template': editTemplateKind,
  'delete template': deleteTemplateKind,
  'unlock template': unlockTemplateKind,
  weekday: weekdayKind,
  'no weekday': noWeekdayKind,
  'new occasion': newOccasionKind,
  'delete occasion': deleteOccasionKind,
  'take templates': applyTemplatesKind,
  'new collection': newCollectionKind,
  'change collection': changeCollectionKind,
  'delete collection': deleteCollectionKind,
  'restore collection': restoreCollectionKind,
  'save filter': saveFilterKind,
  'delete filter': deleteFilterKind,
  'restore filter': restoreFilterKind,
  'new staple': newStapleKind,
  'change staple': changeStapleKind,
  'remove staple': removeStapleKind,
  'recipe to list': recipeToListKind,
  'new person': newPersonKind,
  'edit person': editPersonKind,
  'remove person': removePersonKind,
  'restore person': restorePersonKind,
  preferences: preferencesKind,
}

/** A change with its kind; undefined where this version of the app cannot read it. */
export function kindOf({ kind, input }: WaitingChange): { kind: AnyChangeKind; input: unknown } | undefined {
  const knownKind = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  const read = knownKind?.input.safeParse(input)
  return knownKind && read?.success ? { kind: knownKind, input: read.data } : undefined
}

/** The names of what a change touches, for the signs beside them. */
export function thingKeysOf(change: WaitingChange): readonly string[] {
  const known = kindOf(change)
  return known?.kind.thingKeys?.(known.input) ?? []
}

/** The data of a query with these changes applied, in their order. */
export function applyTo(key: QueryKey, data: unknown, changes: readonly WaitingChange[]): unknown {
  let shown = data
  for (const change of changes) {
    const known = kindOf(change)
    if (known) shown = known.kind.apply(key, shown, known.input, change.at)
  }
  return shown
}

/** Shows these changes as done in all queries. */
export const applyToAll = (client: QueryClient, changes: readonly WaitingChange[]): void =>
  changeShown(client, (key, data) => applyTo(key, data, changes))

/** Replaces temporary ids by true ones in all queries. */
export const showServerIds = (client: QueryClient, ids: ServerIds): void =>
  changeShown(client, (_, data) => withServerIds(data, ids))

function changeShown(client: QueryClient, change: (key: QueryKey, data: unknown) => unknown): void {
  for (const query of client.getQueryCache().getAll()) {
    const { data, dataUpdatedAt } = query.state
    if (data === undefined || !isPersisted(query.queryKey)) continue
    const shown = change(query.queryKey, data)
    if (shown !== data) query.setData(shown, { updatedAt: dataUpdatedAt, manual: true })
  }
}
