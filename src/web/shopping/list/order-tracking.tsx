import { distinguishRows } from '../../../domain/shopping/distinguish-rows.ts'
import { progressOf } from '../../../domain/shopping/not-there.ts'
import { byAisle } from '../../../domain/shopping/shop-order.ts'
import type { ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import { PriceTotal } from '../shop/price-total.tsx'
import { TickRow } from '../shop/tick-row.tsx'
import { useAisles } from '../shop/use-shop.tsx'
import { AisleGroup } from './aisle-group.tsx'
import { useShopOrder } from './shop-order-queries.ts'
import classes from './order-tracking.module.css'

interface Props {
  title: string
  /** The days it is for, on paper; '' where its name says them. */
  dates: string
  items: readonly ShoppingItem[]
  /** Ticks that the server does not have yet. */
  waiting: number
  onTick: (item: ShoppingItem, isTicked: boolean) => void
}

/**
 * The list in the shop: large targets, in the order of the aisles; ticked rows move to the end of
 * their aisle.
 */
export function OrderTracking({ title, dates, items, waiting, onTick }: Props) {
  const { measures } = useShopOrder()
  const aisles = useAisles()
  // An older list has prices in the currency in which they were typed.
  const currency = items.find(({ price }) => price)?.price?.currency
  const { taken, total } = progressOf(items)
  const marks = distinguishRows(items, measures)
  return (
    <section className={classes.tracking} aria-labelledby="order-tracking">
      <div className={classes.head}>
        <h2 id="order-tracking" className={classes.title}>
          Order Tracking
        </h2>
        <p className={classes.count} role="status">
          {taken} of {total} ticked
          {waiting > 0 && `, ${waiting} not sent yet`}
        </p>
      </div>
      <progress className={classes.bar} max={Math.max(total, 1)} value={taken} aria-label="Items ticked" />
      <p className={classes.printTitle} aria-hidden>
        {title}
        {dates && <span className={classes.printDates}>{dates}</span>}
      </p>
      {currency && <PriceTotal items={items} currency={currency} />}
      <div className={classes.aisles}>
        {byAisle(items, aisles).map((aisle) => (
          <AisleGroup
            key={aisle.category}
            name={aisle.category}
            under="h2"
            className={classes.aisle}
            nameClassName={classes.aisleName}
          >
            {aisle.items
              .toSorted((a, b) => Number(a.isChecked) - Number(b.isChecked))
              .map((item) => (
                <TickRow key={item.id} {...{ item, measures, onTick }} mark={marks.get(item.id)} />
              ))}
          </AisleGroup>
        ))}
      </div>
    </section>
  )
}
