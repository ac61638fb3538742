import { NativeSelect } from '@mantine/core'
import { Measures } from '../../domain/shopping/item.ts'
import classes from './list-settings.module.css'
import { ShopSelect } from './shop-choice.tsx'
import { useChangeShopOrder, useShopOrder } from './shop-order-queries.ts'

const words = [
  { value: '', label: 'As in the recipes' },
  { value: 'metric', label: 'Metric (g, ml)' },
  { value: 'us', label: 'Imperial (oz, cups)' },
]

/**
 * How a list is shown: in which measures, which the household keeps (shopping 38), and in the order
 * of which shop.
 */
export function ListSettings() {
  return (
    <div className={classes.measures}>
      <ShopSelect />
      <MeasuresSelect />
    </div>
  )
}

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
