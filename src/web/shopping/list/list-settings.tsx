import { NativeSelect } from '@mantine/core'
import { memo } from 'react'
import { currencies, Currency } from '../../../domain/shopping/price.ts'
import { Measures } from '../../../domain/shopping/shopping-item.ts'
import { ShopSelect } from '../shop/use-shop.tsx'
import { useChangeShopOrder, useShopOrder } from './shop-order-queries.ts'
import classes from './list-settings.module.css'

const currencyWords: Record<Currency, string> = {
  GBP: 'Pounds (£)',
  EUR: 'Euros (€)',
  USD: 'US dollars ($)',
  CAD: 'Canadian dollars ($)',
  AUD: 'Australian dollars ($)',
  NZD: 'New Zealand dollars ($)',
  CHF: 'Swiss francs',
  SEK: 'Swedish kronor',
  NOK: 'Norwegian kroner',
  DKK: 'Danish kroner',
  PLN: 'Złoty (zł)',
  JPY: 'Yen (¥)',
}

const words = [
  { value: '', label: 'As in the recipes' },
  { value: 'metric', label: 'Metric (g, ml)' },
  { value: 'us', label: 'Imperial (oz, cups)' },
]

/**
 * The settings of a list: measures, which the household keeps (shopping 38), and the shop with its
 * order. An edit of a row does not draw them again (shopping 84).
 */
export const ListSettings = memo(function ListSettings() {
  return (
    <div className={classes.measures}>
      <ShopSelect />
      <MeasuresSelect />
      <PricesSelect />
    </div>
  )
})

function MeasuresSelect() {
  const { measures } = useShopOrder()
  const { mutate } = useChangeShopOrder()
  return (
    <NativeSelect
      label="Measures"
      classNames={{ root: classes.root, label: classes.label }}
      data={words}
      value={measures ?? ''}
      onChange={({ target }) => mutate({ measures: Measures.safeParse(target.value).data ?? null })}
    />
  )
}

/**
 * Whether prices are typed in the shop, and in which currency; the household keeps it (shopping
 * 64).
 */
function PricesSelect() {
  const { currency } = useShopOrder()
  const { mutate } = useChangeShopOrder()
  return (
    <NativeSelect
      label="Prices"
      classNames={{ root: classes.root, label: classes.label }}
      data={[
        { value: '', label: 'None' },
        ...currencies.map((value) => ({ value, label: currencyWords[value] })),
      ]}
      value={currency ?? ''}
      onChange={({ target }) => mutate({ currency: Currency.safeParse(target.value).data ?? null })}
    />
  )
}
