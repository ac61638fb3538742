import { IconX } from '@tabler/icons-react'
import { memo, useId, useState } from 'react'
import { boughtOf, rowAmounts } from '../../../domain/shopping/format-amount.ts'
import type { RowChange } from '../../../domain/shopping/make-edit.ts'
import { describeNotThere } from '../../../domain/shopping/not-there.ts'
import type { Origin } from '../../../domain/shopping/open-list.ts'
import type { Measures, ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import { ItemDetails } from './item-details.tsx'
import { NameField, OriginsButton, QuantityField } from './item-row-fields.tsx'
import classes from './item-row.module.css'

interface Props {
  item: ShoppingItem
  measures: Measures | null
  /** Its name for screen readers, which no other row has. */
  itemName: string
  origins: readonly Origin[]
  /** The field that takes the focus, in a row that was just added or brought back. */
  focusAt: FocusAt | null
  /** Whether it is on the list although the household always has it. */
  isAlwaysHad: boolean
  onAlwaysHad: (item: ShoppingItem, isHad: boolean) => void
  onChange: (item: ShoppingItem, change: RowChange) => void
  onRemove: (item: ShoppingItem) => void
  onNext: () => void
}

export type FocusAt = 'name' | 'remove'

type Amount = Pick<ShoppingItem, 'quantity' | 'unit'>

/** The amounts in the fields of a row: what to buy, and what the plan needs where that differs. */
function amountsOf(item: ShoppingItem, measures: Measures | null): { bought: Amount; needed: string } {
  const { buy, needed } = rowAmounts(item, measures)
  const bought = boughtOf(item, measures)
  if (bought === undefined) return { bought: { quantity: item.quantity, unit: item.unit }, needed: '' }
  const about = needed && (buy.startsWith('about') ? `about, for ${needed}` : `for ${needed}`)
  return { bought: bought ?? { quantity: null, unit: '' }, needed: about }
}

/**
 * One row of the open list: everything can be edited in place, and it opens to show where it comes
 * from. Of a long list, only the changed row is drawn again.
 */
export const ItemRow = memo(function ItemRow({
  item,
  measures,
  itemName,
  origins,
  focusAt,
  isAlwaysHad,
  onAlwaysHad,
  onChange,
  onRemove,
  onNext,
}: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const detailsId = useId()
  const change = (part: RowChange) => onChange(item, part)
  const { bought, needed } = amountsOf(item, measures)
  const note = describeNotThere(item)
  // The typed amount is both what to buy and what is needed.
  const changeAmount = (part: Partial<Amount>) => change({ ...bought, ...part, buy: null })
  return (
    <>
      <tr className={classes.row} role="row">
        <td role="cell" className={classes.quantity}>
          <QuantityField
            name={itemName}
            quantity={bought.quantity}
            onChange={(quantity) => changeAmount({ quantity })}
          />
        </td>
        <td role="cell" className={classes.unit}>
          <input
            className={classes.field}
            aria-label={`Unit of ${itemName}`}
            placeholder="–"
            maxLength={100}
            value={bought.unit}
            onChange={({ target }) => changeAmount({ unit: target.value })}
          />
        </td>
        <td role="cell" className={classes.name}>
          <NameField {...{ item, itemName, onNext }} hasFocus={focusAt === 'name'} onChange={change} />
          {needed && <span className={classes.needed}>{needed}</span>}
          {note && <span className={classes.needed}>{note}</span>}
        </td>
        <td role="cell" className={classes.from}>
          <OriginsButton {...{ itemName, origins, isOpen, detailsId }} onPress={() => setIsOpen(!isOpen)} />
        </td>
        <td role="cell" className={classes.actions}>
          <button
            type="button"
            className={classes.remove}
            autoFocus={focusAt === 'remove'}
            aria-label={`Remove ${itemName}`}
            onClick={() => onRemove(item)}
          >
            <IconX size={18} aria-hidden />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr className={classes.origins} role="row" id={detailsId}>
          <td role="cell" colSpan={5}>
            <ItemDetails
              {...{ item, itemName, origins, isAlwaysHad }}
              onAlwaysHad={(isHad) => onAlwaysHad(item, isHad)}
              onChange={change}
            />
          </td>
        </tr>
      )}
    </>
  )
})
