import { randomUUID } from 'node:crypto'
import { addLines } from '../../domain/shopping/adjust-open-list.ts'
import { readFood } from '../../domain/shopping/always-had.ts'
import { groupsOf } from '../../domain/shopping/food-groups.ts'
import { gather, type PlannedLine } from '../../domain/shopping/gather.ts'
import type { ShoppingItem } from '../../domain/shopping/item.ts'
import { type OpenList, type RecipeToShop, rowsOf } from '../../domain/shopping/open-list.ts'
import { noEdits } from '../../domain/shopping/row-edit.ts'
import { refuse } from '../../domain/refusal.ts'
import { lockHousehold } from '../db/row-locks.ts'
import type { Household } from '../db/household.ts'
import type { Context } from '../http/context.ts'
import {
  saveOpenList,
  saveWaitingRows,
  SERVER_DEVICE,
  openListOf,
  toOpenList,
  waitingRows,
} from './open-list.ts'
import { recipesToBuy } from './plan-lines.ts'
import { rememberedFoodsOf } from './remember-foods.ts'
import { readShopOrder } from './shop-order.ts'

/** The lines of a recipe as a meal of today would ask for them. */
async function linesOf(tx: Household, { recipeId, people }: RecipeToShop): Promise<PlannedLine[]> {
  const recipes = await recipesToBuy(tx, [recipeId])
  const [recipe] = recipes
  if (!recipe) throw refuse('NOT_FOUND', 'This recipe is no longer there.')
  const meal = { id: 'meal', name: recipe.name, type: 'recipe' as const, recipeId, peopleCount: people }
  const none = { breakfastMeals: [], lunchMeals: [], snackMeals: [] }
  const day = { date: '2000-01-01', isSkipped: false, ...none, dinnerMeals: [meal] }
  return gather([day], recipes).map((line) => ({ ...line, date: null, slot: null }))
}

/**
 * Leaves out what the household always has, since waiting rows go onto the next list unchanged.
 */
async function withoutAlwaysHad(
  tx: Household,
  rows: readonly ShoppingItem[],
  before: readonly ShoppingItem[],
): Promise<ShoppingItem[]> {
  const { alwaysHave } = await readShopOrder(tx)
  const known = new Set(before.map(({ id }) => id))
  return rows.filter(({ id, name }) => known.has(id) || !alwaysHave.includes(readFood(name).food))
}

/** Puts a recipe's lines onto the open list, or among what waits for the next one. */
export async function addRecipeToList(
  { household, now }: Context,
  { body }: { body: RecipeToShop },
): Promise<{ list: OpenList | null; rows: number }> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    const lines = await linesOf(tx, body)
    const open = await openListOf(tx)
    const said = { now: Date.parse(now), by: SERVER_DEVICE }
    const groups = groupsOf(await rememberedFoodsOf(tx))
    if (open) {
      const { edits, changes } = addLines(open, lines, randomUUID, said, groups)
      const list = { ...open, edits }
      await saveOpenList(tx, list)
      return { list: toOpenList(list), rows: changes.length }
    }
    const waiting = await waitingRows(tx)
    const { edits } = addLines(waiting, lines, randomUUID, said, groups)
    const rows = await withoutAlwaysHad(tx, rowsOf({ ...waiting, edits }), waiting.items)
    await saveWaitingRows(tx, { items: rows, edits: noEdits })
    return { list: null, rows: rows.filter((row) => !waiting.items.includes(row)).length }
  })
}
