/** Several addresses being imported: a row for each, from waiting to saved. */

import { formatList } from '@plateful/ingredients/format-english'
import { Doubt, describeDoubt } from '@plateful/page-reader/doubt'
import { findTwins, pageKey } from '@plateful/page-reader/find-twins'
import { z } from 'zod'
import { isSameName } from '../../domain/fields.ts'
import { type RecipeDraftWithReading, importedReadingOf } from '../../domain/recipes/imported-reading.ts'
import { RecipeToReview, Twin } from '../../domain/recipes/recipe-to-review.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { cleanTags } from '../../domain/recipes/tags.ts'
import { newIdempotencyKey } from '../api/ids.ts'
import { doubtsAbout } from '../recipes/form/doubts.tsx'
import { checkRecipe, recipeFormOf } from '../recipes/form/recipe-form-values.ts'
import { problemsOf } from '../ui/forms/use-form.ts'
import type { Imported } from './parse-imported.ts'

const ReadyState = z.object({
  is: z.literal('ready'),
  recipe: RecipeToReview,
  warnings: z.array(Doubt),
  twins: z.array(Twin),
  /** Further recipes on the same page. */
  others: z.array(z.string()).default([]),
  refusal: z.string().optional(),
  /**
   * The idempotency key of saving this recipe, from the list or from its review. Tabs that are open
   * may have stored it under this name, so it stays.
   */
  onceKey: z.string().default(newIdempotencyKey),
})
export type ReadyState = z.infer<typeof ReadyState>

const RowState = z.discriminatedUnion('is', [
  z.object({ is: z.literal('waiting') }),
  z.object({ is: z.literal('reading') }),
  ReadyState,
  z.object({ is: z.literal('saved'), recipe: Twin }),
  z.object({ is: z.literal('failed'), sentence: z.string() }),
])
export type RowState = z.infer<typeof RowState>

/** A row is identified by its address, which is unique in the list. */
export const ImportRow = z.object({ url: z.string(), state: RowState })
export type ImportRow = z.infer<typeof ImportRow>

export const ImportList = z.object({
  rows: z.array(ImportRow),
  /** Why reading stopped, as a sentence; null while pages are read. */
  paused: z.string().nullable(),
})
export type ImportList = z.infer<typeof ImportList>

/** Set when the person stops it. */
export const STOPPED = 'Stopped.'

export const emptyList: ImportList = { rows: [], paused: null }

/** How many pages are read at the same time. */
const MAX_READING = 3

export function withRow(list: ImportList, url: string, state: RowState): ImportList {
  return { ...list, rows: list.rows.map((row) => (row.url === url ? { url, state } : row)) }
}

/** Adds addresses to the list. One that failed before is tried again. */
export function withAddresses({ rows }: ImportList, urls: readonly string[]): ImportList {
  const retriedRows = rows.map((row): ImportRow =>
    row.state.is === 'failed' && urls.includes(row.url) ? { ...row, state: { is: 'waiting' } } : row,
  )
  const added = urls.filter((url) => rows.every((row) => row.url !== url))
  return {
    rows: [...retriedRows, ...added.map((url): ImportRow => ({ url, state: { is: 'waiting' } }))],
    paused: null,
  }
}

/** Restores rows that were removed from the list, with the other rows as they are now. */
export function withRowsBack(list: ImportList, before: ImportList): ImportList {
  const restoredRows = before.rows.map((row): ImportRow => {
    const current = list.rows.find(({ url }) => url === row.url)
    if (current) return current
    return row.state.is === 'reading' ? { ...row, state: { is: 'waiting' } } : row
  })
  const added = list.rows.filter(({ url }) => before.rows.every((row) => row.url !== url))
  return { ...list, rows: [...restoredRows, ...added] }
}

export const countRows = ({ rows }: ImportList, ...states: RowState['is'][]) =>
  rows.filter(({ state }) => states.includes(state.is)).length

export function nextToRead(list: ImportList): string[] {
  if (list.paused !== null) return []
  const freeSlots = MAX_READING - countRows(list, 'reading')
  return list.rows
    .filter(({ state }) => state.is === 'waiting')
    .slice(0, Math.max(0, freeSlots))
    .map(({ url }) => url)
}

/**
 * The state of a row after its page was read: usually a recipe to review, sometimes a saved one
 * (importing 6).
 */
export function rowStateOf({ recipeData, recipe, warnings, twins, others }: Imported): RowState {
  if (recipe) return { is: 'saved', recipe: Twin.parse(recipe) }
  if (recipeData) return ReadyState.parse({ is: 'ready', recipe: recipeData, warnings, twins, others })
  return { is: 'failed', sentence: 'The page was read, but no recipe was found on it.' }
}

export const savedRowState = (recipe: Recipe): RowState => ({ is: 'saved', recipe: Twin.parse(recipe) })

function checkAsRead(recipe: RecipeToReview) {
  const asRead = recipeFormOf(recipe)
  return checkRecipe(asRead, asRead)
}

/** What a person should check before it is saved; nothing if it is complete. */
export function thingsToCheck({ recipe, warnings, others, refusal }: ReadyState): string[] {
  const found = doubtsAbout(recipe, warnings).map(describeDoubt)
  if (others.length > 0)
    found.push(`This page also holds ${formatList(others)}. Import its address by itself to choose.`)
  if (refusal) found.push(refusal)
  if (found.length > 0) return found
  const checked = checkAsRead(recipe)
  return checked.success ? [] : Object.values(problemsOf(checked.error.issues))
}

const lacksTag = ({ state }: ImportRow) => state.is === 'ready' && state.recipe.tags.length === 0

export const countTagless = ({ rows }: ImportList) => rows.filter(lacksTag).length

export function withTag(list: ImportList, tag: string): ImportList {
  const rows = list.rows.map((row): ImportRow => {
    if (row.state.is !== 'ready' || !lacksTag(row)) return row
    return { ...row, state: { ...row.state, recipe: { ...row.state.recipe, tags: cleanTags([tag]) } } }
  })
  return { ...list, rows }
}

interface CompleteRow {
  url: string
  draft: RecipeDraftWithReading
  idempotencyKey: string
}

/**
 * Recipes of the library that may be the same: those found when it was read, and those imported
 * from its page since.
 */
export function twinsOf({ recipe, twins }: ReadyState, library: readonly Recipe[]) {
  const page = pageKey(recipe.source)
  const savedSince = library.filter(
    ({ id, source }) => page !== null && pageKey(source) === page && twins.every((twin) => twin.id !== id),
  )
  return [...twins, ...savedSince]
}

/**
 * Complete recipes that neither the library nor an earlier row has: these can be saved without a
 * review.
 */
export function completeRows({ rows }: ImportList, library: readonly Recipe[]): CompleteRow[] {
  const complete: CompleteRow[] = []
  for (const { url, state } of rows) {
    if (state.is !== 'ready' || twinsOf(state, library).length > 0 || thingsToCheck(state).length > 0)
      continue
    if (isTwinOfEarlier(rows, url, state)) continue
    const checked = checkAsRead(state.recipe)
    if (checked.success) {
      const draft = { ...checked.data, asRead: importedReadingOf(state.recipe) }
      complete.push({ url, draft, idempotencyKey: state.onceKey })
    }
  }
  return complete
}

/** Two addresses in a list may have the same recipe. */
export function isTwinOfEarlier(rows: readonly ImportRow[], url: string, { recipe }: ReadyState): boolean {
  const earlier = rows.slice(
    0,
    rows.findIndex((row) => row.url === url),
  )
  return earlier.some(({ state }) => {
    if (state.is === 'saved') return isSameName(state.recipe.name, recipe.name)
    return state.is === 'ready' && findTwins(recipe, [state.recipe]).length > 0
  })
}
