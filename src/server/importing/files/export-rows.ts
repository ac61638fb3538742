/**
 * The rows of a household in the form of `plateful.json`: ids are counted anew from 1, and
 * references use these ids (decision 0024).
 */

import { type Meal, mealFieldOf } from '../../../domain/calendar/meal.ts'
import type { MenuDay } from '../../../domain/calendar/menu.ts'
import type { FullFormatTable } from '../../../domain/importing/full-format-rows.ts'
import { type LibraryFilter, personKey, readPersonKey } from '../../../domain/recipes/library-filter.ts'
import { UNREACHABLE_RECIPE_ID, type UsedRecipe } from '../../../domain/recipes/used-recipes.ts'
import type { ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import type { Household, HouseholdSelect } from '../../db/household.ts'
import { nextSlice } from '../../db/next-slice.ts'
import type { Row } from '../../db/tables.ts'
import { visibleRows } from './household-rows.ts'
import { excludedColumns, tableRules } from './household-tables.ts'

type AnyRow = Record<string, unknown>

/** Rows that are read at a time; other calls are answered between two pages. */
const PAGE = 100

/** The new ids of rows, by table and old id. */
export class LocalIds {
  readonly #ids = new Map<FullFormatTable, Map<number, number>>()

  give(table: FullFormatTable, id: number): number {
    const ids = this.#ids.get(table) ?? new Map<number, number>()
    this.#ids.set(table, ids)
    const known = ids.get(id)
    if (known !== undefined) return known
    const local = ids.size + 1
    ids.set(id, local)
    return local
  }

  set(table: FullFormatTable, id: number, to: number): void {
    const ids = this.#ids.get(table) ?? new Map<number, number>()
    this.#ids.set(table, ids.set(id, to))
  }

  forget(table: FullFormatTable, id: number): void {
    this.#ids.get(table)?.delete(id)
  }

  of(table: FullFormatTable, id: unknown): number | undefined {
    return typeof id === 'number' ? this.#ids.get(table)?.get(id) : undefined
  }
}

export async function* storedRows(
  household: Household,
  userId: number,
  table: FullFormatTable,
): AsyncGenerator<AnyRow> {
  const rule = tableRules[table]
  let query = visibleRows(household, table).selectAll()
  if (rule.isPersonal) query = query.where('userId', '=', userId)
  if (rule.hasId) yield* pageByPage(query, household.id)
  else yield* inKeyOrder(await query.execute(), rule.identity)
}

/**
 * Gives recipes their ids in the file before they are written, since a recipe may refer to a later
 * one.
 */
export async function assignRecipeIds(household: Household, ids: LocalIds): Promise<void> {
  const rows = await visibleRows(household, 'recipes').select('id').orderBy('id').execute()
  for (const { id } of rows) ids.give('recipes', id)
}

export const storedRecipes = (household: Household): AsyncGenerator<Row<'recipes'>> =>
  pageByPage(visibleRows(household, 'recipes').selectAll(), household.id)

async function* pageByPage<Found extends { id: number }>(
  query: HouseholdSelect<'recipes', Found>,
  householdId: number,
): AsyncGenerator<Found> {
  for (let after = 0; ;) {
    const rows = await query.where('id', '>', after).orderBy('id').limit(PAGE).execute()
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.id
    await nextSlice(householdId)
  }
}

/** Sorts rows without an id by the columns that tell them apart. */
function inKeyOrder(rows: AnyRow[], identity: readonly string[]): AnyRow[] {
  const key = (row: AnyRow) => identity.map((column) => String(row[column]).padStart(12, '0')).join(' ')
  return rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}

/** A row with all its ids replaced; undefined if it refers to a row that is left out. */
export function withIds(table: FullFormatTable, row: AnyRow, ids: LocalIds): AnyRow | undefined {
  const replaced: AnyRow = { ...row }
  for (const [column, target] of Object.entries(tableRules[table].references ?? {})) {
    if (row[column] === null) continue
    const id = ids.of(target, row[column])
    // A day may still refer to a template that is deleted.
    if (id === undefined && table !== 'calendarAssignments') return undefined
    replaced[column] = id ?? null
  }
  Object.assign(replaced, mealsWithIds(row, ids))
  if (table === 'menus')
    replaced['menuDays'] = (row['menuDays'] as MenuDay[]).map((day) => mealsWithIds(day, ids))
  if (table === 'recipes') {
    replaced['usedRecipes'] = (row['usedRecipes'] as UsedRecipe[]).map((link) => ({
      ...link,
      recipeId: ids.of('recipes', link.recipeId) ?? UNREACHABLE_RECIPE_ID,
    }))
  }
  if (table === 'completedShoppingLists') {
    replaced['items'] = (row['items'] as ShoppingItem[]).map((item) => ({
      ...item,
      recipeIds: item.recipeIds.flatMap((id) => ids.of('recipes', id) ?? []),
    }))
  }
  if (table !== 'savedFilters') return replaced
  const filter = filterWithIds(row['filter'] as LibraryFilter, ids)
  return filter && { ...replaced, filter }
}

const personTables = { family: 'familyMembers', guest: 'guestDiners' } as const

/**
 * A filter with replaced ids. Undefined if it refers to a row that is left out, without which it
 * would find other recipes.
 */
function filterWithIds(filter: LibraryFilter, ids: LocalIds): LibraryFilter | undefined {
  const collection = ids.of('recipeCollections', filter.collection)
  if (filter.collection !== undefined && collection === undefined) return undefined
  const safe = filter.safe?.flatMap((key) => {
    const { kind, id: oldId } = readPersonKey(key)
    const id = ids.of(personTables[kind], oldId)
    return id === undefined ? [] : personKey({ kind, id })
  })
  if (safe?.length !== filter.safe?.length) return undefined
  return { ...filter, ...(collection !== undefined && { collection }), ...(safe && { safe }) }
}

function mealsWithIds(day: AnyRow, ids: LocalIds): AnyRow {
  const changed: AnyRow = {}
  for (const field of Object.values(mealFieldOf)) {
    const meals = day[field]
    if (Array.isArray(meals)) changed[field] = (meals as Meal[]).map((meal) => mealWithIds(meal, ids))
  }
  return changed
}

/** A meal with replaced ids. A meal whose recipe is deleted becomes a food of the same name. */
function mealWithIds({ recipeId, cookedFrom, dinerIds, guestIds, ...meal }: Meal, ids: LocalIds): Meal {
  const recipe = ids.of('recipes', recipeId)
  const source = ids.of('recipes', cookedFrom)
  const people = (list: number[] | undefined, table: FullFormatTable) =>
    list?.flatMap((id) => ids.of(table, id) ?? [])
  const diners = people(dinerIds, 'familyMembers')
  const guests = people(guestIds, 'guestDiners')
  return {
    ...meal,
    ...(recipe === undefined ? { type: meal.type === 'recipe' ? 'food' : meal.type } : { recipeId: recipe }),
    ...(source !== undefined && { cookedFrom: source }),
    ...(diners && { dinerIds: diners }),
    ...(guests && { guestIds: guests }),
  }
}

/** A row in the form of the file; undefined if it refers to a row that is left out. */
export function exportedRow(table: FullFormatTable, row: AnyRow, ids: LocalIds): AnyRow | undefined {
  const { hasId, leftOut = {} } = tableRules[table]
  const changed = withIds(table, row, ids)
  if (!changed) return undefined
  if (hasId) changed['id'] = ids.give(table, Number(row['id']))
  return Object.fromEntries(
    Object.entries(changed).filter(([column]) => !excludedColumns.has(column) && !(column in leftOut)),
  )
}
