/** What is typed and pressed in a row of the open list. */

import { formatDecimal } from '@plateful/ingredients/measure/quantity'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { isExtra } from '../../../domain/shopping/extra.ts'
import type { RowChange } from '../../../domain/shopping/make-edit.ts'
import type { Origin } from '../../../domain/shopping/open-list.ts'
import { type ShoppingItem, typedQuantity } from '../../../domain/shopping/shopping-item.ts'
import classes from './item-row.module.css'

interface NameProps {
  item: ShoppingItem
  itemName: string
  hasFocus: boolean
  onChange: (change: RowChange) => void
  onNext: () => void
}

/** On a row that was added by hand, Enter goes on to the next one. */
export function NameField({ item, itemName, hasFocus, onChange, onNext }: NameProps) {
  return (
    <input
      className={classes.field}
      aria-label={`Name of ${itemName}`}
      placeholder="What to buy"
      autoFocus={hasFocus}
      enterKeyHint={isExtra(item) ? 'next' : undefined}
      maxLength={300}
      value={item.name}
      onChange={({ target }) => onChange({ name: target.value })}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing && isExtra(item) && item.name.trim() !== '') onNext()
      }}
    />
  )
}

interface OriginsProps {
  itemName: string
  origins: readonly Origin[]
  isOpen: boolean
  detailsId: string
  onPress: () => void
}

/** Says where a row comes from, and opens its details. */
export function OriginsButton({ itemName, origins, isOpen, detailsId, onPress }: OriginsProps) {
  const isByHand = origins.length === 0
  return (
    <button
      type="button"
      className={classes.opener}
      aria-expanded={isOpen}
      aria-controls={detailsId}
      aria-label={
        isByHand
          ? `More about ${itemName}, added by hand`
          : `Where ${itemName} comes from: ${describeOrigins(origins)}`
      }
      onClick={onPress}
    >
      <span className={classes.fromWord}>{isByHand ? 'Added by hand' : describeOrigins(origins)}</span>
      <IconChevronDown size={16} aria-hidden />
    </button>
  )
}

interface QuantityProps {
  name: string
  quantity: number | null
  onChange: (quantity: number) => void
}

/** The typed text stays until the field is left; then a text that is no number is 0. */
export function QuantityField({ name, quantity, onChange }: QuantityProps) {
  const [inputValue, setInputValue] = useState<string | null>(null)
  return (
    <input
      className={classes.field}
      aria-label={`Quantity of ${name}`}
      inputMode="decimal"
      autoComplete="off"
      placeholder="–"
      maxLength={12}
      value={inputValue ?? (quantity === null ? '' : formatDecimal(quantity))}
      onChange={({ target }) => {
        setInputValue(target.value)
        onChange(typedQuantity(target.value))
      }}
      onBlur={() => setInputValue(null)}
    />
  )
}

function describeOrigins(origins: readonly Origin[]): string {
  const names = [...new Set(origins.map((origin) => origin.recipeName ?? 'Planned as food'))]
  const [first = '', ...others] = names
  return others.length === 0 ? first : `${first} +${others.length}`
}
