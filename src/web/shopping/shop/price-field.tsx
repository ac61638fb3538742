import { useId, useState } from 'react'
import { distinctName, accessibleName } from '../../../domain/shopping/distinguish-rows.ts'
import { type Currency, plainPrice, readPrice } from '../../../domain/shopping/price.ts'
import type { ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import { useProblem } from '../../ui/forms/use-problem.ts'
import classes from './price-field.module.css'

interface Props {
  item: ShoppingItem
  /** What tells it apart from rows of the same name. */
  mark: string | undefined
  currency: Currency
  /** The expected price, by the last one. */
  expected: number | undefined
  /** Called with the price, or null where it is removed. */
  onPrice: (item: ShoppingItem, minor: number | null) => void
}

/**
 * The price of a row, saved when the field is left or by Enter. A text that is no price stays in
 * the field, with an error (shopping 64).
 */
export function PriceField({ item, mark, currency, expected, onPrice }: Props) {
  const [inputValue, setInputValue] = useState<string | null>(null)
  const { problem, setProblem, clearing } = useProblem()
  const id = useId()
  const price = item.price?.currency === currency ? item.price.minor : null
  const savePrice = () => {
    if (inputValue === null) return
    const read = readPrice(inputValue, currency)
    if ('problem' in read) return setProblem(read.problem)
    if (read.minor !== price) onPrice(item, read.minor)
    return setInputValue(null)
  }
  return (
    <span className={classes.price}>
      <input
        className={classes.field}
        aria-label={`Price of ${distinctName(accessibleName(item), mark)}`}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : id}
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={12}
        placeholder={expected === undefined ? 'Price' : plainPrice(expected, currency)}
        value={inputValue ?? (price === null ? '' : plainPrice(price, currency))}
        onChange={clearing(({ currentTarget: { value } }) => setInputValue(value))}
        onBlur={savePrice}
        onKeyDown={({ key }) => {
          if (key === 'Enter') savePrice()
        }}
      />
      {problem !== null && (
        <span id={id} className={classes.problem} role="alert">
          {problem}
        </span>
      )}
    </span>
  )
}
