import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { assignmentsCall } from '../../contract/calendar.ts'
import { recipesCall } from '../../contract/recipes.ts'
import {
  addRecipeToListCall,
  editOpenListCall,
  extrasCall,
  makeOpenListCall,
  openListCall,
  shopOrderCall,
} from '../../contract/shopping.ts'
import { Day, formatDays } from '../../domain/day.ts'
import { knownFoodOf } from '../../domain/shopping/change-shop-order.ts'
import { draftFromPlan } from '../../domain/shopping/draft-from-plan.ts'
import { extraToItem } from '../../domain/shopping/extra.ts'
import { formatAmount } from '../../domain/shopping/format-amount.ts'
import { changeRow } from '../../domain/shopping/make-edit.ts'
import { type OpenList, type OpenListBase, rowsOf } from '../../domain/shopping/open-list.ts'
import { mergeEdits, noEdits } from '../../domain/shopping/row-edit.ts'
import { splitByNeed } from '../../domain/shopping/shop-order.ts'
import type { ShoppingItem } from '../../domain/shopping/shopping-item.ts'
import { readTypedItem } from '../../domain/shopping/typed-item.ts'
import { ApiRefusal, type CallApi } from './call-api.ts'
import { tool } from './tool.ts'

/** By whom the edits of a program are, beside those of phones. */
const PROGRAM = 'program'

const readable = ({ id, name, quantity, unit, category, isChecked }: ShoppingItem) => ({
  itemId: id,
  name,
  amount: formatAmount({ quantity, unit }),
  aisle: category,
  isTicked: isChecked,
})

const rowsOfList = ({ base, edits }: OpenList) => rowsOf({ items: base?.items ?? [], edits })

/** What a list has to be bought: without what the household always has, unless the list shows it. */
async function rowsToBuy(callApi: CallApi, list: OpenList): Promise<ShoppingItem[]> {
  const rows = rowsOfList(list)
  if (list.edits.list.showsAlwaysHad?.value) return rows
  const { alwaysHave } = await callApi(shopOrderCall)
  return splitByNeed(rows, alwaysHave, knownFoodOf).needed
}

/** The list in the making; without one, what waits for the next. */
async function readList(callApi: CallApi) {
  const { list } = await callApi(openListCall, { query: {} })
  if (list)
    return {
      days: list.base && { start: list.base.startDate, end: list.base.endDate },
      items: (await rowsToBuy(callApi, list)).map(readable),
    }
  const waiting = await callApi(extrasCall)
  return { days: null, items: waiting.items.map(extraToItem).map(readable) }
}

const daysInWords = ({ startDate: start, endDate: end }: OpenListBase) => formatDays({ start, end }, 'full')

export const shoppingTools = [
  tool({
    name: 'get_shopping_list',
    title: 'Read the shopping list',
    description:
      'Reads the household’s open shopping list. Where days is null there is no list, and these items wait for the next one.',
    calls: [openListCall, extrasCall, shopOrderCall],
    input: z.object({}),
    run: readList,
  }),
  tool({
    name: 'make_shopping_list',
    title: 'Make a shopping list from the plan',
    description:
      'Makes the household’s shopping list of all that the meals of some days need. Where a list is open already it is refused unless you say that it replaces that one; ask the person first. What was added by hand stays, ticks and other changes do not.',
    calls: [openListCall, assignmentsCall, recipesCall, makeOpenListCall, extrasCall, shopOrderCall],
    input: z.object({
      start: Day.describe('The first day of the list, as yyyy-mm-dd'),
      end: Day.describe('The last day, as yyyy-mm-dd; it counts too'),
      replaceOpenList: z.boolean().default(false),
    }),
    run: async (callApi, { start, end, replaceOpenList }) => {
      const { list } = await callApi(openListCall, { query: {} })
      if (list?.base && !replaceOpenList)
        throw new ApiRefusal(`A list for ${daysInWords(list.base)} is open. Ask whether to replace it.`)
      const days = await callApi(assignmentsCall, { query: { start, end } })
      const recipes = await callApi(recipesCall)
      const draft = draftFromPlan({ start, end }, days, recipes, randomUUID)
      await callApi(makeOpenListCall, { body: { ...draft, replaces: list?.id ?? null } })
      return readList(callApi)
    },
  }),
  tool({
    name: 'add_to_shopping_list',
    title: 'Add to the shopping list',
    description: 'Adds items to the shopping list, each as one would write it down: 2 l milk.',
    calls: [openListCall, editOpenListCall, extrasCall, shopOrderCall],
    input: z.object({ items: z.array(z.string().trim().min(1).max(200)).min(1).max(50) }),
    run: async (callApi, { items }, now) => {
      const { list } = await callApi(openListCall, { query: {} })
      const edits = items.reduce((before, text) => {
        const { id, ...row } = extraToItem({ id: randomUUID(), ...readTypedItem(text) })
        const known = mergeEdits(list?.edits ?? noEdits, before)
        return mergeEdits(before, changeRow(known, id, { ...row, added: true }, { now, by: PROGRAM }))
      }, noEdits)
      await callApi(editOpenListCall, { query: {}, body: { listId: list?.id ?? null, edits } })
      return readList(callApi)
    },
  }),
  tool({
    name: 'tick_shopping_item',
    title: 'Tick an item',
    description: 'Ticks an item of the open shopping list, or takes the tick back.',
    calls: [openListCall, editOpenListCall, extrasCall, shopOrderCall],
    input: z.object({ itemId: z.string().max(200), isTicked: z.boolean().default(true) }),
    run: async (callApi, { itemId, isTicked }, now) => {
      const { list } = await callApi(openListCall, { query: {} })
      if (!list || !rowsOfList(list).some(({ id }) => id === itemId))
        throw new ApiRefusal('There is no such item on the open list. Read the list again.')
      const edits = changeRow(list.edits, itemId, { isChecked: isTicked }, { now, by: PROGRAM })
      await callApi(editOpenListCall, { query: {}, body: { listId: list.id, edits } })
      return readList(callApi)
    },
  }),
  tool({
    name: 'add_recipe_to_shopping_list',
    title: 'Put a recipe on the shopping list',
    description: 'Puts what a saved recipe needs for so many people on the shopping list.',
    calls: [addRecipeToListCall, openListCall, extrasCall, shopOrderCall],
    input: z.object({
      recipeId: z.number().int().positive(),
      people: z.number().int().min(1).max(1000),
    }),
    run: async (callApi, body) => {
      await callApi(addRecipeToListCall, { body })
      return readList(callApi)
    },
  }),
]
