import { randomUUID } from 'node:crypto'
import { refuse } from '../../domain/refusal.ts'
import { addLines } from '../../domain/shopping/adjust-open-list.ts'
import { knownFoodOf } from '../../domain/shopping/change-shop-order.ts'
import { groupsOf } from '../../domain/shopping/food-groups.ts'
import { gatherLines, type PlannedLine } from '../../domain/shopping/gather-lines.ts'
import { type OpenList, type RecipeToShop, rowsOf } from '../../domain/shopping/open-list.ts'
import { type Edits, noEdits } from '../../domain/shopping/row-edit.ts'
import { foodName, type ShoppingItem } from '../../domain/shopping/shopping-item.ts'
import type { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'
import type { Context } from '../http/context.ts'
import {
  saveOpenList,
  saveWaitingRows,
  SERVER_DEVICE,
  openListOf,
  type StoredOpenList,
  toOpenList,
  waitingRows,
} from './open-list.ts'
import { recipesToBuy } from './planned-lines.ts'
import { rememberedFoodsOf } from './remember-foods.ts'
import { rowsToBuy } from './rows-to-buy.ts'
import { readShopOrder } from './shop-order.ts'

/** The lines of a recipe as for a meal today. */
async function linesOf(tx: Household, { recipeId, people }: RecipeToShop): Promise<PlannedLine[]> {
  const recipes = await recipesToBuy(tx, [recipeId])
  const [recipe] = recipes
  if (!recipe) throw refuse('NOT_FOUND', 'This recipe is no longer there.')
  const meal = { id: 'meal', name: recipe.name, type: 'recipe' as const, recipeId, peopleCount: people }
  const none = { breakfastMeals: [], lunchMeals: [], snackMeals: [] }
  const day = { date: '2000-01-01', isSkipped: false, ...none, dinnerMeals: [meal] }
  return gatherLines([day], recipes).map((line) => ({ ...line, date: null, slot: null }))
}

/** Leaves out what the household always has, since waiting rows go onto the next list unchanged. */
async function withoutAlwaysHad(
  tx: Household,
  rows: readonly ShoppingItem[],
  before: readonly ShoppingItem[],
): Promise<ShoppingItem[]> {
  const { alwaysHave } = await readShopOrder(tx)
  const known = new Set(before.map(({ id }) => id))
  return rows.filter((row) => known.has(row.id) || !alwaysHave.includes(knownFoodOf(foodName(row)).food))
}

/**
 * The open list without new rows that it would hide because its household always has them, and how
 * many of its visible rows are changed.
 */
async function withoutNewHidden(
  tx: Household,
  open: StoredOpenList,
  edits: Edits,
): Promise<{ list: StoredOpenList; rows: number }> {
  const before = new Map(rowsOf(open).map((row) => [row.id, JSON.stringify(row)]))
  const shown = new Map((await rowsToBuy(tx, { ...open, edits })).map((row) => [row.id, row]))
  const hidden = new Set(
    rowsOf({ ...open, edits }).flatMap(({ id }) => (before.has(id) || shown.has(id) ? [] : id)),
  )
  const rows = edits.rows.filter(({ itemId }) => !hidden.has(itemId))
  const changed = [...shown].filter(([id, row]) => before.get(id) !== JSON.stringify(row))
  return { list: { ...open, edits: { ...edits, rows } }, rows: changed.length }
}

/** Puts a recipe's lines onto the open list, or among the rows that wait for the next one. */
export async function addRecipeToList(
  { household, now }: Context,
  { body }: { body: RecipeToShop },
): Promise<{ list: OpenList | null; rows: number }> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    const lines = await linesOf(tx, body)
    const open = await openListOf(tx)
    const stamp = { now: Date.parse(now), by: SERVER_DEVICE }
    const groups = groupsOf(await rememberedFoodsOf(tx))
    if (open) {
      const { edits } = addLines(open, lines, randomUUID, stamp, groups)
      const { list, rows } = await withoutNewHidden(tx, open, edits)
      await saveOpenList(tx, list)
      return { list: toOpenList(list), rows }
    }
    const waiting = await waitingRows(tx)
    const { edits } = addLines(waiting, lines, randomUUID, stamp, groups)
    const rows = await withoutAlwaysHad(tx, rowsOf({ ...waiting, edits }), waiting.items)
    await saveWaitingRows(tx, { items: rows, edits: noEdits })
    return { list: null, rows: rows.filter((row) => !waiting.items.includes(row)).length }
  })
}
