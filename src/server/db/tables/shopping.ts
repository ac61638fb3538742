/** Lists in the making and completed, shops, prices and staples. */
import type { ColumnType, Generated } from 'kysely'
import type { Day } from '../../../domain/day.ts'
import type { Instant } from '../../../domain/fields.ts'
import type { RememberedFood } from '../../../domain/shopping/food-memory.ts'
import type { Measures, ShopCategory, ShoppingItem } from '../../../domain/shopping/item.ts'
import type { PlannedLine } from '../../../domain/shopping/gather.ts'
import type { Origin } from '../../../domain/shopping/open-list.ts'
import type { Edits, ShopMark } from '../../../domain/shopping/row-edit.ts'
import type { KnownFood } from '../../../domain/shopping/shop-order.ts'
import type { Currency } from '../../../domain/shopping/price.ts'
import type { Shop } from '../../../domain/shopping/shop.ts'
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
  /** As the list was completed; what was ticked since lies in `ticks`. */
  items: Json<ShoppingItem[]>
  ticks: ColumnType<Tick[], Tick[] | undefined, Tick[]>
  /** What was said of its rows in the shop since. */
  marks: ColumnType<ShopMark[], ShopMark[] | undefined, ShopMark[]>
  completedAt: Instant
  /** The open list that it was made from, so that completing that twice makes one list. */
  madeFrom: ColumnType<string | null, string | null | undefined, string | null>
  /** Rows that people added by hand, by their ids. */
  byHand: ColumnType<string[], string[] | undefined, string[]>
}

/** The list in the making (decision 0074). */
interface OpenLists {
  householdId: number
  /** Drawn by the phone that made it. */
  listId: string
  /** Counted up when the list is brought in line with a changed plan. */
  basis: number
  startDate: Day
  endDate: Day
  madeAt: Instant
  /** As it was made; what phones said of it since lies in `edits`. */
  items: Json<ShoppingItem[]>
  origins: Json<Record<string, Origin[]>>
  foods: Json<Record<string, KnownFood>>
  /** The meals that it is for; null where nobody knows. */
  meals: string | null
  /** The lines of those meals; none where its rows were made of other ones. */
  plannedLines: Json<PlannedLine[]>
  edits: Json<Edits>
}

/** A household's order of the aisles, and the foods that it always has. */
interface ShopOrders {
  householdId: number
  aisles: Json<ShopCategory[]>
  /** Foods, by the lexicon's name, that are always in the house. */
  alwaysHave: Json<string[]>
  /** The measures of its lists; null as most lines of each are. */
  measures: Measures | null
  /** What it calls foods, and in which aisle it finds them. */
  remembered: ColumnType<RememberedFood[], RememberedFood[] | undefined, RememberedFood[]>
  /** Its shops, the first one first; none while there is one without a name. */
  shops: ColumnType<Shop[], Shop[] | undefined, Shop[]>
  /** In which prices are written down; null where the family wants none. */
  currency: Currency | null
}

/** What a food cost last in a shop. */
interface FoodPrices {
  id: Generated<number>
  householdId: number
  shopId: string
  /** By the lexicon's name. */
  food: string
  /** In the smallest coin. */
  minor: number
  currency: Currency
  /** As much as was bought for that. */
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
  /** From when it is due; null where somebody says when it is finished. */
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
