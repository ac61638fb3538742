import { memo } from 'react'
import type { ShoppingItem } from '../../domain/shopping/item.ts'
import { formatAmount } from '../../domain/shopping/format-amount.ts'
import classes from './tick-row.module.css'

interface Props {
  item: ShoppingItem
  onTick: (item: ShoppingItem, isTicked: boolean) => void
}

/**
 * One item to tick: the whole row is the target. Of a long list, only the row that changed is drawn
 * again.
 */
export const TickRow = memo(PlainTickRow, (a, b) => a.onTick === b.onTick && isAlike(a.item, b.item))

const isAlike = (a: ShoppingItem, b: ShoppingItem) =>
  a === b ||
  (a.id === b.id &&
    a.isChecked === b.isChecked &&
    a.name === b.name &&
    a.quantity === b.quantity &&
    a.unit === b.unit)

function PlainTickRow({ item, onTick }: Props) {
  return (
    <label className={classes.item} data-ticked={item.isChecked}>
      <input
        type="checkbox"
        className={classes.box}
        checked={item.isChecked}
        onChange={({ currentTarget: { checked } }) => onTick(item, checked)}
      />
      <span className={classes.name}>{item.name}</span>
      <span className={classes.amount}>{formatAmount(item)}</span>
    </label>
  )
}
