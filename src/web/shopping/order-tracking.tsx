import type { ShoppingItem } from '../../domain/shopping/item.ts'
import { sayAmount } from '../../domain/shopping/say-amount.ts'
import { byCategory } from './by-category.ts'
import classes from './order-tracking.module.css'

interface Props {
  title: string
  items: readonly ShoppingItem[]
  /** Ticks that the server does not have yet. */
  waiting: number
  onTick: (item: ShoppingItem, isTicked: boolean) => void
}

/** The list in the shop: big targets, in the order of the aisles; what is in the trolley sinks to the end of its aisle. */
export function OrderTracking({ title, items, waiting, onTick }: Props) {
  const ticked = items.filter((item) => item.isChecked).length
  return (
    <section className={classes.tracking} aria-labelledby="order-tracking">
      <div className={classes.head}>
        <h2 id="order-tracking" className={classes.title}>
          Order Tracking
        </h2>
        <p className={classes.count} role="status">
          {ticked} of {items.length} ticked
          {waiting > 0 && `, ${waiting} not sent yet`}
        </p>
      </div>
      <progress
        className={classes.bar}
        max={Math.max(items.length, 1)}
        value={ticked}
        aria-label="Items ticked"
      />
      <p className={classes.printTitle} aria-hidden>
        {title}
      </p>
      <div className={classes.aisles}>
        {byCategory(items).map((aisle) => (
          <fieldset key={aisle.category} className={classes.aisle}>
            <legend className={classes.legend}>{aisle.category}</legend>
            {aisle.items
              .toSorted((a, b) => Number(a.isChecked) - Number(b.isChecked))
              .map((item) => (
                <label key={item.id} className={classes.item} data-ticked={item.isChecked}>
                  <input
                    type="checkbox"
                    className={classes.box}
                    checked={item.isChecked}
                    onChange={({ currentTarget: { checked } }) => onTick(item, checked)}
                  />
                  <span className={classes.name}>{item.name}</span>
                  <span className={classes.amount}>{sayAmount(item)}</span>
                </label>
              ))}
          </fieldset>
        ))}
      </div>
    </section>
  )
}
