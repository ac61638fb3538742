import { IconChevronDown, IconX } from '@tabler/icons-react'
import { memo, useId, useState } from 'react'
import { sayDecimal } from '@plateful/ingredients/measure/quantity'
import { type ShoppingItem, typedQuantity } from '../../domain/shopping/item.ts'
import { ItemDetails } from './item-details.tsx'
import classes from './item-row.module.css'
import type { Origin } from './list-draft.ts'

interface Props {
  item: ShoppingItem
  origins: readonly Origin[]
  /** A row that was added just now takes the focus. */
  isNew: boolean
  /** It is on the list although the household always has it. */
  isAlwaysHad: boolean
  onAlwaysHad: (item: ShoppingItem, isHad: boolean) => void
  onChange: (item: ShoppingItem, change: Partial<ShoppingItem>) => void
  onRemove: (item: ShoppingItem) => void
}

const said = (item: ShoppingItem) => item.name || 'new item'

/**
 * One row of the list in the making: everything can be changed where it stands, and it opens to
 * show where it comes from. Of a long list, only the row that changed is drawn again.
 */
export const ItemRow = memo(PlainItemRow)

function PlainItemRow({ item, origins, isNew, isAlwaysHad, onAlwaysHad, onChange, onRemove }: Props) {
  const [isOpen, setOpen] = useState(false)
  const detailsId = useId()
  const change = (part: Partial<ShoppingItem>) => onChange(item, part)
  return (
    <>
      <tr className={classes.row} role="row">
        <td role="cell" className={classes.name}>
          <input
            className={classes.field}
            aria-label={`Name of ${said(item)}`}
            placeholder="What to buy"
            autoFocus={isNew}
            maxLength={300}
            value={item.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </td>
        <td role="cell" className={classes.quantity}>
          <QuantityField item={item} onChange={(quantity) => change({ quantity })} />
        </td>
        <td role="cell" className={classes.unit}>
          <input
            className={classes.field}
            aria-label={`Unit of ${said(item)}`}
            placeholder="–"
            maxLength={100}
            value={item.unit}
            onChange={({ target }) => change({ unit: target.value })}
          />
        </td>
        <td role="cell" className={classes.from}>
          <button
            type="button"
            className={classes.opener}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            aria-label={
              origins.length > 0
                ? `Where ${said(item)} comes from: ${sayOrigins(origins)}`
                : `More about ${said(item)}, added by hand`
            }
            onClick={() => setOpen(!isOpen)}
          >
            <span className={classes.fromWord}>
              {origins.length > 0 ? sayOrigins(origins) : 'Added by hand'}
            </span>
            <IconChevronDown size={16} aria-hidden />
          </button>
        </td>
        <td role="cell" className={classes.actions}>
          <button
            type="button"
            className={classes.remove}
            aria-label={`Remove ${said(item)}`}
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
              {...{ item, origins, isAlwaysHad }}
              said={said(item)}
              onAlwaysHad={(isHad) => onAlwaysHad(item, isHad)}
              onChange={change}
            />
          </td>
        </tr>
      )}
    </>
  )
}

/** What is typed stays as it is until the field is left; then a text that is no number is 0. */
function QuantityField({ item, onChange }: { item: ShoppingItem; onChange: (quantity: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      className={classes.field}
      aria-label={`Quantity of ${said(item)}`}
      inputMode="decimal"
      autoComplete="off"
      placeholder="–"
      maxLength={12}
      value={typed ?? (item.quantity === null ? '' : sayDecimal(item.quantity))}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(typedQuantity(target.value))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

function sayOrigins(origins: readonly Origin[]): string {
  const names = [...new Set(origins.map((origin) => origin.recipeName ?? 'Planned as food'))]
  const [first = '', ...others] = names
  return others.length === 0 ? first : `${first} +${others.length}`
}
