/**
 * The list of addresses in the session storage, where it survives a reload. Each photo has a key of
 * its own.
 */

import type { Doubt } from '@plateful/page-reader/doubt'
import { tabStorage } from '../api/browser-storage.ts'
import { forgetRecipeDraft, hasRecipeDraft } from '../recipes/form/recipe-draft.ts'
import { emptyList, ImportList, type ImportRow, STOPPED } from './import-list.ts'

const LIST_KEY = 'plateful:import-list'
const photoKeyOf = (url: string) => `plateful:import-photo:${url}`
/** A placeholder in the stored list, for a photo under a key of its own. */
const STORED_APART = 'apart'
const PHOTO_LOST: Doubt = {
  field: 'photo',
  message: 'The photo didn’t fit into this browser’s memory. Add it again if you like.',
}

export const formNameOf = (url: string) => `import ${url}`

export const isUnderReview = (url: string) => hasRecipeDraft(formNameOf(url))

/** The list as it was left, or an empty one. */
export function storedList(): ImportList {
  const list = tabStorage.readAs(LIST_KEY, ImportList)
  if (!list) return emptyList
  // After a reload reading continues whatever stopped it, unless the person did.
  return { rows: list.rows.map(fromStorage), paused: list.paused === STOPPED ? STOPPED : null }
}

/** Stores the list. Photos are long, so only those of changed rows are written. */
export function writeList(list: ImportList, before: ImportList): void {
  for (const row of before.rows) {
    if (list.rows.every(({ url }) => url !== row.url)) forgetRow(row.url)
  }
  for (const row of list.rows) if (!before.rows.includes(row)) writePhoto(row)
  const withoutPhotos = { ...list, rows: list.rows.map(withoutPhoto) }
  tabStorage.write(LIST_KEY, list.rows.length === 0 ? null : JSON.stringify(withoutPhotos))
}

/** A page that was being read is read again, because its answer is lost. */
function fromStorage(row: ImportRow): ImportRow {
  if (row.state.is === 'reading') return { ...row, state: { is: 'waiting' } }
  if (row.state.is !== 'ready' || row.state.recipe.photo !== STORED_APART) return row
  const photo = tabStorage.read(photoKeyOf(row.url))
  const warnings = photo === null ? [...row.state.warnings, PHOTO_LOST] : row.state.warnings
  return { ...row, state: { ...row.state, warnings, recipe: { ...row.state.recipe, photo } } }
}

function withoutPhoto(row: ImportRow): ImportRow {
  if (row.state.is !== 'ready' || row.state.recipe.photo === null) return row
  return { ...row, state: { ...row.state, recipe: { ...row.state.recipe, photo: STORED_APART } } }
}

function writePhoto({ url, state }: ImportRow) {
  const photo = state.is === 'ready' ? state.recipe.photo : null
  tabStorage.write(photoKeyOf(url), photo)
}

function forgetRow(url: string) {
  tabStorage.write(photoKeyOf(url), null)
  forgetRecipeDraft(formNameOf(url))
}
