import { IconChevronDown, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { sayDay } from '../../domain/day/day.ts'
import { sayDecimal } from '../../domain/measure/quantity.ts'
import { type ShoppingItem, typedQuantity } from '../../domain/shopping/item.ts'
import { slotNames } from '../meals/meal-words.ts'
import classes from './item-row.module.css'
import type { Origin } from './list-draft.ts'

interface Props {
  item: ShoppingItem
  origins: readonly Origin[]
  /** A row that was added just now takes the focus. */
  isNew: boolean
  onChange: (change: Partial<ShoppingItem>) => void
  onRemove: () => void
}

const said = (item: ShoppingItem) => item.name || 'new item'

/** One row of the list in the making: everything can be changed where it stands, and it opens to show where it comes from. */
export function ItemRow({ item, origins, isNew, onChange, onRemove }: Props) {
  const [isOpen, setOpen] = useState(false)
  const originsId = useId()
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
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </td>
        <td role="cell" className={classes.quantity}>
          <QuantityField item={item} onChange={(quantity) => onChange({ quantity })} />
        </td>
        <td role="cell" className={classes.unit}>
          <input
            className={classes.field}
            aria-label={`Unit of ${said(item)}`}
            placeholder="–"
            maxLength={100}
            value={item.unit}
            onChange={({ target }) => onChange({ unit: target.value })}
          />
        </td>
        <td role="cell" className={classes.from}>
          {origins.length > 0 ? (
            <button
              type="button"
              className={classes.opener}
              aria-expanded={isOpen}
              aria-controls={originsId}
              aria-label={`Where ${said(item)} comes from: ${sayOrigins(origins)}`}
              onClick={() => setOpen(!isOpen)}
            >
              <span className={classes.fromWord}>{sayOrigins(origins)}</span>
              <IconChevronDown size={16} aria-hidden />
            </button>
          ) : (
            <span className={classes.byHand}>Added by hand</span>
          )}
        </td>
        <td role="cell" className={classes.deeds}>
          <button
            type="button"
            className={classes.remove}
            aria-label={`Remove ${said(item)}`}
            onClick={onRemove}
          >
            <IconX size={18} aria-hidden />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr className={classes.origins} role="row" id={originsId}>
          <td role="cell" colSpan={5}>
            <ul>
              {origins.map((origin, index) => (
                // A line may be planned twice on one day: only its place tells them apart, and the list never changes.
                <li key={index}>
                  <span className={classes.line}>{origin.line}</span> {sayPlace(origin)}
                </li>
              ))}
            </ul>
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

function sayPlace({ recipeName, date, slot, people }: Origin): string {
  const when = [date && sayDay(date, 'long'), slot && slotNames[slot].toLowerCase()]
    .filter(Boolean)
    .join(', ')
  return [recipeName, when, `for ${people}`].filter(Boolean).join(' · ')
}
