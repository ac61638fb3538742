import { Button } from '@mantine/core'
import { IconHome, IconRepeat } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDay } from '../../../domain/day.ts'
import { formatAmount } from '../../../domain/shopping/format-amount.ts'
import type { RowChange } from '../../../domain/shopping/make-edit.ts'
import type { Origin } from '../../../domain/shopping/open-list.ts'
import { shopCategories, ShopCategory, type ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import { slotNames } from '../../calendar/meal-labels.ts'
import { lazyOnPress } from '../../ui/lazy-on-press.tsx'
import { ItemGroup } from './item-group.tsx'
import { useShopOrder } from './shop-order-queries.ts'
import classes from './item-details.module.css'

const StapleDialog = lazyOnPress(async () => (await import('../staples/staple-dialog.tsx')).StapleDialog)

interface Props {
  item: ShoppingItem
  itemName: string
  origins: readonly Origin[]
  isAlwaysHad: boolean
  onAlwaysHad: (isHad: boolean) => void
  onChange: (change: RowChange) => void
}

export function ItemDetails({ item, itemName, origins, isAlwaysHad, onAlwaysHad, onChange }: Props) {
  const [isRegular, setIsRegular] = useState(false)
  const { measures } = useShopOrder()
  return (
    <div className={classes.details}>
      {origins.length > 0 && (
        <ul className="list">
          {origins.map((origin, index) => (
            // The same line may be planned twice on one day: only the index tells them apart, and
            // the list never changes.
            <li key={index}>
              <span className={classes.line}>{origin.line}</span> {describeOrigin(origin)}
            </li>
          ))}
          {origins.length > 1 && <li className={classes.sum}>{describeSum(origins, item)}</li>}
        </ul>
      )}
      <div className={classes.actions}>
        <label className={classes.aisle}>
          Aisle
          <select
            aria-label={`Aisle of ${itemName}`}
            value={item.category}
            onChange={({ target }) => {
              const category = ShopCategory.safeParse(target.value).data
              if (category) onChange({ category })
            }}
          >
            {shopCategories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </select>
        </label>
        <ItemGroup {...{ item, itemName, origins }} />
        {item.category !== 'Extras to Order' && item.name.trim() !== '' && (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconHome size={17} aria-hidden />}
            onClick={() => onAlwaysHad(!isAlwaysHad)}
          >
            {isAlwaysHad ? 'We don’t always have this' : 'We always have this'}
          </Button>
        )}
        {item.name.trim() !== '' && (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconRepeat size={17} aria-hidden />}
            onClick={() => setIsRegular(true)}
          >
            Buy regularly…
          </Button>
        )}
      </div>
      {isRegular && <StapleDialog {...{ item, measures }} onClose={() => setIsRegular(false)} />}
    </div>
  )
}

function describeOrigin({ recipeName, date, slot, people, servings, comesTo }: Origin): string {
  const whenParts = [date && formatDay(date, 'long'), slot && slotNames[slot].toLowerCase()]
    .filter(Boolean)
    .join(', ')
  const isScaled = servings !== undefined && servings !== people
  return [
    recipeName ?? 'planned as food',
    whenParts,
    isScaled ? `for ${people} instead of ${servings}` : `for ${people}`,
    comesTo === undefined ? '' : comesTo === '' ? 'no amount given' : `comes to ${comesTo}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** How the row was summed up from its parts; amounts in several units were converted to one. */
function describeSum(origins: readonly Origin[], item: ShoppingItem): string {
  const parts = origins.flatMap(({ comesTo }) => comesTo || [])
  return parts.length > 1 ? `Added up: ${parts.join(' + ')} = ${formatAmount(item)}` : ''
}
