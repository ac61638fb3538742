/** Lists in the making and completed, shops, prices and staples. */

import type { ColumnType, Generated } from 'kysely'
import type { Day } from '../../../domain/day.ts'
import type { Instant } from '../../../domain/fields.ts'
import type { PlannedLine } from '../../../domain/shopping/gather-lines.ts'
import type { Origin } from '../../../domain/shopping/open-list.ts'
import type { Currency } from '../../../domain/shopping/price.ts'
import type { RememberedFood } from '../../../domain/shopping/remembered-food.ts'
import type { Edits, ShopMark } from '../../../domain/shopping/row-edit.ts'
import type { KnownFood } from '../../../domain/shopping/shop-order.ts'
import type { Shop } from '../../../domain/shopping/shop.ts'
import type { Measures, ShopCategory, ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import type { Rhythm } from '../../../domain/shopping/staple.ts'
import type { Tick } from '../../../domain/shopping/tick.ts'
import type { Json } from './columns.ts'

interface CompletedShoppingLists {
  id: Generated<number>
  householdId: number
  userId: number
  lockId: number
  name: string
  startDate: Day
  endDate: Day
  /** As the list was completed; later ticks are in `ticks`. */
  items: Json<ShoppingItem[]>
  ticks: ColumnType<Tick[], Tick[] | undefined, Tick[]>
  /** Shop marks of its rows since then. */
  marks: ColumnType<ShopMark[], ShopMark[] | undefined, ShopMark[]>
  completedAt: Instant
  /** The open list that it was made from, so that completing it twice makes one list. */
  madeFrom: ColumnType<string | null, string | null | undefined, string | null>
  /** Ids of rows that people added by hand. */
  byHand: ColumnType<string[], string[] | undefined, string[]>
}

/** The open list (decision 0074). */
interface OpenLists {
  householdId: number
  /** The random id that the phone chose when it made the list. */
  listId: string
  /**
   * Increased when the list is updated to a changed plan; code calls it `revision` (decision 0234).
   */
  basis: number
  startDate: Day
  endDate: Day
  madeAt: Instant
  /** As it was made; later changes by phones are in `edits`. */
  items: Json<ShoppingItem[]>
  origins: Json<Record<string, Origin[]>>
  foods: Json<Record<string, KnownFood>>
  /** The meals that it is for; null where they are not known. */
  meals: string | null
  /** The lines of those meals; empty where its rows come from other lines. */
  plannedLines: Json<PlannedLine[]>
  edits: Json<Edits>
}

/** A household's order of the aisles, and the foods that it always has. */
interface ShopOrders {
  householdId: number
  aisles: Json<ShopCategory[]>
  /** Foods that are always in the house, by their names in the lexicon. */
  alwaysHave: Json<string[]>
  /** The measures of its lists; null for those of most of its lines. */
  measures: Measures | null
  /** Its own names for foods, and the aisles where it finds them. */
  remembered: ColumnType<RememberedFood[], RememberedFood[] | undefined, RememberedFood[]>
  /** Its shops in their order; empty while it has a single one without a name. */
  shops: ColumnType<Shop[], Shop[] | undefined, Shop[]>
  /** The currency of its prices; null where the family writes none down. */
  currency: Currency | null
}

/** What a food cost last in a shop. */
interface FoodPrices {
  id: Generated<number>
  householdId: number
  shopId: string
  /** The name in the lexicon. */
  food: string
  /** The price in the smallest coin. */
  minor: number
  currency: Currency
  /** The amount that was bought for the price. */
  quantity: number | null
  unit: string
  saidAt: Instant
}

/** Items that were added by hand and wait for a list to be completed. */
interface ShoppingExtras {
  id: Generated<number>
  householdId: number
  /** The id that the item has on every list. */
  itemId: string
  name: string
  quantity: number | null
  unit: string
}

/** Staples: foods that a household buys again and again. */
interface Staples {
  id: Generated<number>
  householdId: number
  name: string
  quantity: number | null
  unit: string
  rhythm: Rhythm
  /** When it is due next; null where it is added only once somebody says that it is used up. */
  nextOn: Day | null
}

export interface ShoppingTables {
  completedShoppingLists: CompletedShoppingLists
  openLists: OpenLists
  shopOrders: ShopOrders
  shoppingExtras: ShoppingExtras
  staples: Staples
  foodPrices: FoodPrices
}
