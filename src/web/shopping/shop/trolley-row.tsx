import { IconCheck, IconChevronDown, IconDots } from '@tabler/icons-react'
import { memo, type ReactNode, useId, useState } from 'react'
import { distinctName } from '../../../domain/shopping/distinguish-rows.ts'
import type { Currency } from '../../../domain/shopping/price.ts'
import type { Measures, ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import { AisleGroup } from '../list/aisle-group.tsx'
import { PriceField } from './price-field.tsx'
import { TickRow } from './tick-row.tsx'
import classes from './shop-screen.module.css'

interface Props {
  item: ShoppingItem
  measures: Measures | null
  /** What tells it apart from rows of the same name. */
  mark: string | undefined
  onTick: (item: ShoppingItem, isTicked: boolean) => void
  onMore: (item: ShoppingItem, button: HTMLElement) => void
  /** Null where the household records no prices. */
  currency: Currency | null
  expected: number | undefined
  onPrice: (item: ShoppingItem, minor: number | null) => void
}

/**
 * A row in the shop, with its tick and its other marks. Of a long list, only the changed row is
 * drawn again.
 */
export const TrolleyRow = memo(function TrolleyRow({
  item,
  measures,
  mark,
  onTick,
  onMore,
  currency,
  expected,
  onPrice,
}: Props) {
  const id = useId()
  return (
    <div className={classes.row} data-priced={currency !== null}>
      <TickRow {...{ item, measures, mark, onTick }} />
      {currency && <PriceField {...{ item, mark, currency, expected, onPrice }} />}
      <button
        type="button"
        id={id}
        className={classes.more}
        aria-label={`More for ${distinctName(item.name, mark)}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => onMore(item, currentTarget)}
      >
        <IconDots size={20} aria-hidden />
      </button>
    </div>
  )
})

export const ShopAisle = ({ name, children }: { name: string; children: ReactNode }) => (
  <AisleGroup
    under="h1"
    className={classes.aisle}
    nameClassName={classes.aisleName}
    {...{ name, children }}
  />
)

interface DoneProps {
  name: string
  items: readonly ShoppingItem[]
  children: ReactNode
}

/** An aisle in which everything is found, folded to one line (shopping 66). */
export function FoundAisle({ name, items, children }: DoneProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div className={classes.done}>
      <button
        type="button"
        className={classes.fold}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-folds={items.map((item) => item.id).join('\n')}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconCheck size={20} aria-hidden className={classes.tick} />
        <span>
          {name}, {items.length} done
        </span>
        <IconChevronDown size={18} aria-hidden className={classes.chevron} />
      </button>
      {isOpen && (
        <fieldset id={id} className={classes.aisle}>
          <legend className="aloud">{name}</legend>
          {children}
        </fieldset>
      )}
    </div>
  )
}
