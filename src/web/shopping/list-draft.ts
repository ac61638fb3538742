/**
 * The list in the making: put together from the plan (`make-draft.ts`), edited by hand, kept in
 * this browser until it is completed.
 */
import { useEffect, useMemo } from 'react'
import { z } from 'zod'
import { Day } from '../../domain/day.ts'
import { MealSlot } from '../../domain/calendar/meal.ts'
import { Extra } from '../../domain/shopping/extra.ts'
import { ShoppingItem } from '../../domain/shopping/item.ts'
import { type FoodOf, KnownFood, partByNeed } from '../../domain/shopping/shop-order.ts'
import { useUser } from '../account/sign-in/queries.ts'
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
  /** What the household had added by hand when this list last heard of it. */
  knownExtras: z.array(Extra).default([]),
  /** The meals it was made from (`mealsToBuyFor`); null where an older version made it. */
  meals: z.string().nullable().default(null),
  /** What the household always has is on this list all the same. */
  showsAlwaysHad: z.boolean().default(false),
  /**
   * What the names on it mean, looked up when it was made: knowing every food is much code, and a
   * list is shown without it.
   */
  foods: z.record(z.string(), KnownFood).default({}),
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

/** Names that were typed are looked up once typing pauses, in milliseconds. */
const TYPING_PAUSE = 1000

/** What the names on the draft mean, as far as they were looked up. */
export function useFoodOf(draft: ListDraft | null): FoodOf {
  const foods = draft?.foods
  return useMemo(() => (name) => foods?.[name], [foods])
}

/** Looks up behind the screen what was typed since the draft was made. */
function useLookingUp(draft: ListDraft | null): void {
  useEffect(() => {
    if (!draft?.items.some(({ name }) => name !== '' && !draft.foods[name])) return undefined
    const pause = setTimeout(() => void lookUpFoods(), TYPING_PAUSE)
    return () => clearTimeout(pause)
  }, [draft])
}

async function lookUpFoods(): Promise<void> {
  const { readFood } = await import('../../domain/shopping/always-had.ts')
  const draft = keptDraft.read()
  if (!draft) return
  const foods = draft.items.map(({ name }) => [name, draft.foods[name] ?? readFood(name)] as const)
  keptDraft.write({ ...draft, foods: Object.fromEntries(foods) })
}

/**
 * What the draft says to buy: without what the household always has, unless it is wanted this time.
 */
export function useItemsToBuy(draft: ListDraft | null): ShoppingItem[] {
  const { alwaysHave } = useShopOrder()
  const foodOf = useFoodOf(draft)
  useLookingUp(draft)
  return useMemo(() => {
    const items = draft?.items ?? []
    return draft?.showsAlwaysHad ? items : partByNeed(items, alwaysHave, foodOf).needed
  }, [draft, alwaysHave, foodOf])
}
