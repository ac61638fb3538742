import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { CompletedList } from '../../../domain/shopping/completed-list.ts'
import { distinguishRows } from '../../../domain/shopping/distinguish-rows.ts'
import { isDone, isSwapped } from '../../../domain/shopping/not-there.ts'
import { byAisle, type ShopOrder } from '../../../domain/shopping/shop-order.ts'
import type { ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import { lazyOnPress } from '../../ui/lazy-on-press.tsx'
import { useStableCallback } from '../../ui/use-stable-callback.ts'
import { useWakeLock } from '../../ui/use-wake-lock.ts'
import { runSequentially } from '../../ui/when-idle.ts'
import { AddItem } from '../list/add-item.tsx'
import type { LocalList } from '../list/local-list.ts'
import { useShopOrder } from '../list/shop-order-queries.ts'
import { useKeepRowFocus } from '../list/use-keep-row-focus.ts'
import { NotThereSection } from './not-there-section.tsx'
import { PriceField } from './price-field.tsx'
import { useExpectedPrices } from './price-queries.ts'
import { PriceTotal } from './price-total.tsx'
import { TrolleyProgress } from './trolley-progress.tsx'
import { FoundAisle, ShopAisle, TrolleyRow } from './trolley-row.tsx'
import { useItemsToBuy } from './use-items-to-buy.ts'
import { ShopSelect, useShop } from './use-shop.tsx'
import { useTicks } from './use-ticks.ts'
import classes from './shop-screen.module.css'

const fetchMenu = async () => (await import('../list/row-menu.tsx')).RowMenu
const fetchStaple = async () => (await import('../staples/staple-dialog.tsx')).StapleDialog
const RowMenu = lazyOnPress(fetchMenu)

interface Props {
  completed: CompletedList | null
  localList: LocalList | null
}

/**
 * What is still to find, aisle by aisle. Complete aisles are folded to one line; found rows of the
 * others, and missing ones, are at the end.
 */
export function Trolley({ completed, localList }: Props) {
  useWakeLock()
  // Loaded now, since there may be no connection when it is pressed.
  useEffect(() => runSequentially([fetchMenu, fetchStaple]), [])
  const { measures, currency } = useShopOrder()
  const rows = useRef<HTMLDivElement>(null)
  const { waiting, lastTicked, namedItems, notThere, aisles, foundItems, ...presses } = useTrolley(
    { completed, localList },
    rows,
  )
  const { press, changePrice, markNotThere, markThere } = presses
  const [openedItem, setOpenedItem] = useState<{ item: ShoppingItem; button: HTMLElement } | null>(null)
  const openMenu = useStableCallback((item: ShoppingItem, button: HTMLElement) =>
    setOpenedItem({ item, button }),
  )
  const expectedPrices = useExpectedPrices(namedItems)
  const marks = distinguishRows(namedItems, measures)
  const rowOf = (item: ShoppingItem) => (
    <TrolleyRow
      key={item.id}
      item={item}
      measures={measures}
      mark={marks.get(item.id)}
      onTick={press}
      onMore={openMenu}
      currency={currency}
      expected={expectedPrices.get(item.id)}
      onPrice={changePrice}
    />
  )
  return (
    <div ref={rows}>
      <ShopSelect />
      <TrolleyProgress
        items={namedItems}
        waiting={waiting}
        lastTicked={lastTicked}
        onUndo={(item) => press(item, false)}
      >
        {currency && <PriceTotal items={namedItems} currency={currency} expected={expectedPrices} />}
      </TrolleyProgress>
      {namedItems.length > 0 && namedItems.every(isDone) && <AllFound isAll={notThere.length === 0} />}
      <Aisles aisles={aisles}>{rowOf}</Aisles>
      <div className={classes.add}>
        <AddItem items={namedItems} label={completed ? 'Add something for the next list' : undefined} />
      </div>
      {foundItems.length > 0 && <ShopAisle name="In the trolley">{foundItems.map(rowOf)}</ShopAisle>}
      <NotThereSection items={notThere} onUndo={markThere}>
        {(item) =>
          currency &&
          isSwapped(item) && (
            <PriceField
              {...{ item, currency }}
              mark={marks.get(item.id)}
              expected={undefined}
              onPrice={changePrice}
            />
          )
        }
      </NotThereSection>
      {openedItem && (
        <RowMenu
          key={openedItem.item.id}
          {...openedItem}
          items={namedItems}
          measures={measures}
          onNotThere={markNotThere}
          onClose={() => setOpenedItem(null)}
        />
      )}
    </div>
  )
}

/**
 * The rows of a trolley by place, and what a press does to one: it is ticked, marked as not in the
 * shop, or gets its price. The focus stays near a row that a press moves elsewhere.
 */
function useTrolley({ completed, localList }: Props, rows: RefObject<HTMLElement | null>) {
  const { currency } = useShopOrder()
  const { shop } = useShop()
  const toBuy = useItemsToBuy(localList)
  const { items, waiting, tick, setMark } = useTicks(completed?.items ?? toBuy, completed)
  const sortedRows = sortTrolley(items, shop.aisles)
  const keepFocus = useKeepRowFocus(rows, sortedRows.focusOrder)
  const [lastTicked, setLastTicked] = useState<string | null>(null)
  return {
    ...sortedRows,
    waiting,
    /** The id of the item that was ticked last, until a tick is taken back. */
    lastTicked,
    press: useStableCallback((item: ShoppingItem, isTicked: boolean) => {
      keepFocus(item)
      setLastTicked(isTicked ? item.id : null)
      tick(item, isTicked)
    }),
    markNotThere: (item: ShoppingItem, instead: string | null) => {
      keepFocus(item)
      setMark(item, { notThere: { instead } })
    },
    markThere: (item: ShoppingItem) => {
      keepFocus(item, true)
      setMark(item, { notThere: null })
    },
    changePrice: useStableCallback((item: ShoppingItem, minor: number | null) => {
      if (currency) setMark(item, { price: minor === null ? null : { minor, currency, shopId: shop.id } })
    }),
  }
}

interface AislesProps {
  aisles: ReturnType<typeof sortTrolley>['aisles']
  children: (item: ShoppingItem) => ReactNode
}

const Aisles = ({ aisles, children }: AislesProps) =>
  aisles.map((aisle) =>
    aisle.isFound ? (
      <FoundAisle key={aisle.category} name={aisle.category} items={aisle.items}>
        {aisle.items.map(children)}
      </FoundAisle>
    ) : (
      <ShopAisle key={aisle.category} name={aisle.category}>
        {stillIn(aisle).map(children)}
      </ShopAisle>
    ),
  )

const stillIn = ({ items }: { items: readonly ShoppingItem[] }) => items.filter(({ isChecked }) => !isChecked)

/**
 * The rows by place: what is missing, the aisles with their rows, and found rows of open aisles.
 */
function sortTrolley(items: readonly ShoppingItem[], order: ShopOrder['aisles']) {
  const namedItems = items.filter(({ name }) => name.trim() !== '')
  const notThere = namedItems.filter((item) => item.notThere !== undefined && !item.isChecked)
  const aisles = byAisle(
    namedItems.filter((item) => !notThere.includes(item)),
    order,
  ).map((aisle) => ({ ...aisle, isFound: aisle.items.every(({ isChecked }) => isChecked) }))
  const openAisles = aisles.filter(({ isFound }) => !isFound)
  const foundItems = openAisles.flatMap((aisle) => aisle.items.filter(({ isChecked }) => isChecked))
  const foldedItems = aisles.filter(({ isFound }) => isFound).map((aisle) => aisle.items)
  return {
    namedItems,
    notThere,
    aisles,
    foundItems,
    /** The rows in the order of the screen. */
    focusOrder: [...openAisles.map(stillIn), ...foldedItems, foundItems],
  }
}

const AllFound = ({ isAll }: { isAll: boolean }) => (
  <p className={classes.all}>
    {isAll
      ? 'Everything is in the trolley. Time to pay and go home.'
      : 'Everything that was there is in the trolley. Time to pay and go home.'}
  </p>
)
