import { memo } from 'react'
import type { ShoppingItem } from '../../domain/shopping/item.ts'
import { sayAmount } from '../../domain/shopping/say-amount.ts'
import classes from './tick-row.module.css'

interface Props {
  item: ShoppingItem
  onTick: (item: ShoppingItem, isTicked: boolean) => void
}

/** One item to tick: the whole row is the target. */
export const TickRow = memo(function TickRow({ item, onTick }: Props) {
  return (
    <label className={classes.item} data-ticked={item.isChecked}>
      <input
        type="checkbox"
        className={classes.box}
        checked={item.isChecked}
        onChange={({ currentTarget: { checked } }) => onTick(item, checked)}
      />
      <span className={classes.name}>{item.name}</span>
      <span className={classes.amount}>{sayAmount(item)}</span>
    </label>
  )
})
