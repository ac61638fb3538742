import { NativeSelect } from '@mantine/core'
import { Measures } from '../../domain/shopping/item.ts'
import classes from './measures-select.module.css'
import { useChangeShopOrder, useShopOrder } from './shop-order-queries.ts'

const words = [
  { value: '', label: 'As in the recipes' },
  { value: 'metric', label: 'Metric (g, ml)' },
  { value: 'us', label: 'Imperial (oz, cups)' },
]

/** The measures in which every list of the household is shown (shopping 38). */
export function MeasuresSelect() {
  const { measures } = useShopOrder()
  const { mutate } = useChangeShopOrder()
  return (
    <div className={classes.measures}>
      <NativeSelect
        label="Measures"
        classNames={{ root: classes.root, label: classes.label }}
        data={words}
        value={measures ?? ''}
        onChange={({ target }) => mutate({ measures: Measures.safeParse(target.value).data ?? null })}
      />
    </div>
  )
}
