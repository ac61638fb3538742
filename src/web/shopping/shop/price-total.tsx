import { formatCount } from '@plateful/ingredients/format-english'
import type { Currency } from '../../../domain/shopping/price.ts'
import type { ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import { formatSum, sumPrices } from '../../../domain/shopping/sum-prices.ts'
import classes from './shop-screen.module.css'

interface Props {
  items: readonly ShoppingItem[]
  currency: Currency
  expected?: ReadonlyMap<string, number>
}

/** The sums of the trolley and of the list, as far as prices are known (shopping 64). */
export function PriceTotal({ items, currency, expected }: Props) {
  const { taken, all, total } = sumPrices(items, currency, expected)
  if (all.known === 0) return null
  return (
    <p className={classes.sum}>
      {taken.known > 0 && <>In the trolley {formatSum(taken, currency)} · </>}
      {formatSum(all, currency)} for {all.known} of {formatCount(total, 'item')}
    </p>
  )
}
