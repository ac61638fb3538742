import { memo } from 'react'
import { formatRow, rowAmounts } from '../../../domain/shopping/format-amount.ts'
import { describeNotThere } from '../../../domain/shopping/not-there.ts'
import type { Measures, ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import classes from './tick-row.module.css'

interface Props {
  item: ShoppingItem
  measures: Measures | null
  /** What tells it apart from rows of the same name. */
  mark?: string | undefined
  onTick: (item: ShoppingItem, isTicked: boolean) => void
}

const isAlike = ({ item: a, measures }: Props, { item: b }: Props) =>
  a === b ||
  (a.id === b.id &&
    a.isChecked === b.isChecked &&
    a.name === b.name &&
    describeNotThere(a) === describeNotThere(b) &&
    formatRow(a, measures) === formatRow(b, measures))

/**
 * One item to tick: the whole row is the target. Of a long list, only the row that changed is drawn
 * again.
 */
export const TickRow = memo(
  function TickRow({ item, measures, mark, onTick }: Props) {
    const { buy, needed } = rowAmounts(item, measures)
    const note = describeNotThere(item)
    return (
      <label className={classes.item} data-ticked={item.isChecked} data-item={item.id}>
        <input
          type="checkbox"
          className={classes.box}
          checked={item.isChecked}
          onChange={({ currentTarget: { checked } }) => onTick(item, checked)}
        />
        <span className={classes.name}>
          {item.name}
          {/* Left out where it equals the amount, which a screen reader reads in any case. */}
          {mark !== undefined && mark !== formatRow(item, measures) && (
            <span className="aloud">, {mark}</span>
          )}
          {note && <small className={classes.note}> {note}</small>}
        </span>
        <span className={classes.amount}>
          {buy && <strong className={classes.buy}>{buy}</strong>}
          {buy && needed && ' '}
          {needed && <small className={classes.needed}>({needed})</small>}
        </span>
      </label>
    )
  },
  (a, b) => a.onTick === b.onTick && a.measures === b.measures && a.mark === b.mark && isAlike(a, b),
)
