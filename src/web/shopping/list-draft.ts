/** The list in the making: put together from the plan (`make-draft.ts`), edited by hand, kept in this browser until it is completed. */
import { useMemo } from 'react'
import { z } from 'zod'
import { Day } from '../../domain/day/day.ts'
import { MealSlot } from '../../domain/meals/meal.ts'
import { ShoppingItem } from '../../domain/shopping/item.ts'
import { partByNeed } from '../../domain/shopping/always-had.ts'
import { useUser } from '../auth/queries.ts'
import { KeptValue, useKeptValue } from './kept-value.ts'
import { useShopOrder } from './shop-order-queries.ts'

/** One line of the plan behind a row of the list. */
export const Origin = z.object({
  line: z.string(),
  recipeId: z.number().nullable(),
  recipeName: z.string().nullable(),
  date: Day.nullable(),
  slot: MealSlot.nullable(),
  people: z.number(),
  /** The servings that the line is written for. */
  servings: z.number().optional(),
  /** What it comes to for the people who eat it; empty where the line gives no amount. */
  comesTo: z.string().optional(),
})
export type Origin = z.infer<typeof Origin>

export const ListDraft = z.object({
  /** Who put it together; nobody else who signs in to this browser sees it. */
  userId: z.number(),
  start: Day,
  end: Day,
  /** The name that somebody saved; null while it has its own. */
  name: z.string().nullable(),
  items: z.array(ShoppingItem),
  /** By the id of the item. */
  origins: z.record(z.string(), z.array(Origin)),
  isEdited: z.boolean(),
  /** What the household always has is on this list all the same. */
  showsAlwaysHad: z.boolean().default(false),
})
export type ListDraft = z.infer<typeof ListDraft>

export const keptDraft = new KeptValue('plateful:list', ListDraft)

/** The list in the making of the person who is signed in. */
export function useListDraft(): ListDraft | null {
  const draft = useKeptValue(keptDraft)
  const user = useUser()
  return draft && draft.userId === user?.id ? draft : null
}

/** Changes the items of the kept draft. */
export function editItems(edit: (items: ShoppingItem[]) => ShoppingItem[]): void {
  const draft = keptDraft.read()
  if (draft) keptDraft.write({ ...draft, items: edit(draft.items), isEdited: true })
}

/** Whether what is always in the house is on the kept draft too. */
export function showAlwaysHad(isShown: boolean): void {
  const draft = keptDraft.read()
  if (draft) keptDraft.write({ ...draft, showsAlwaysHad: isShown })
}

/** What the draft says to buy: without what the household always has, unless it is wanted this time. */
export function useItemsToBuy(draft: ListDraft | null): ShoppingItem[] {
  const { alwaysHave } = useShopOrder()
  return useMemo(() => {
    const items = draft?.items ?? []
    return draft?.showsAlwaysHad ? items : partByNeed(items, alwaysHave).needed
  }, [draft, alwaysHave])
}
