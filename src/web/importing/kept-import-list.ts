/**
 * The list of addresses survives a reload: it is kept in the session storage, each photo apart from
 * it.
 */
import type { Doubt } from '@plateful/page-reader/doubt'
import { tabStorage } from '../api/browser-storage.ts'
import { forgetForm, isFormKept } from '../recipes/form/recipe-draft.ts'
import { emptyList, ImportList, type ImportRow, STOPPED } from './import-list.ts'

const KEY = 'plateful:import-list'
const photoKeyOf = (url: string) => `plateful:import-photo:${url}`
/** In place of a photo that is kept apart. */
const APART = 'apart'
const PHOTO_LOST: Doubt = {
  field: 'photo',
  message: 'The photo did not fit into this browser’s memory. Add it again if you like.',
}

/** The name under which changes to a row under review are kept. */
export const formNameOf = (url: string) => `import ${url}`

/** Somebody began to change this row's recipe and has not saved it. */
export const isUnderReview = (url: string) => isFormKept(formNameOf(url))

export function keptList(): ImportList {
  const list = tabStorage.readAs(KEY, ImportList)
  if (!list) return emptyList
  // What kept the page before from reading on need not keep this one; only a person's own stop
  // does.
  return { rows: list.rows.map(fromStorage), paused: list.paused === STOPPED ? STOPPED : null }
}

/** Keeps the list as it is now. Photos are long: only those of rows that changed are written. */
export function keepList(list: ImportList, before: ImportList): void {
  for (const row of before.rows) {
    if (list.rows.every(({ url }) => url !== row.url)) forgetRow(row.url)
  }
  for (const row of list.rows) if (!before.rows.includes(row)) keepPhoto(row)
  const kept = { ...list, rows: list.rows.map(withoutPhoto) }
  tabStorage.write(KEY, list.rows.length === 0 ? null : JSON.stringify(kept))
}

/** A page that was being read is read again, since its answer went to the page that is gone. */
function fromStorage(row: ImportRow): ImportRow {
  if (row.state.is === 'reading') return { ...row, state: { is: 'waiting' } }
  if (row.state.is !== 'ready' || row.state.recipe.photo !== APART) return row
  const photo = tabStorage.read(photoKeyOf(row.url))
  const warnings = photo === null ? [...row.state.warnings, PHOTO_LOST] : row.state.warnings
  return { ...row, state: { ...row.state, warnings, recipe: { ...row.state.recipe, photo } } }
}

function withoutPhoto(row: ImportRow): ImportRow {
  if (row.state.is !== 'ready' || row.state.recipe.photo === null) return row
  return { ...row, state: { ...row.state, recipe: { ...row.state.recipe, photo: APART } } }
}

function keepPhoto({ url, state }: ImportRow) {
  const photo = state.is === 'ready' ? state.recipe.photo : null
  tabStorage.write(photoKeyOf(url), photo)
}

function forgetRow(url: string) {
  tabStorage.write(photoKeyOf(url), null)
  forgetForm(formNameOf(url))
}
