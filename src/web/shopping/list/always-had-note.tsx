import { Button } from '@mantine/core'
import { formatCount } from '@plateful/ingredients/format-english'
import { type FoodOf, splitByNeed, cupboardItems } from '../../../domain/shopping/shop-order.ts'
import { foodName, type ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import { type LocalList, editList } from './local-list.ts'
import { useChangeShopOrder, useShopOrder } from './shop-order-queries.ts'
import classes from './always-had-note.module.css'

/** The number of staples on a list from which the question is asked. */
const MIN_STAPLES = 3

const nameList = (items: readonly ShoppingItem[]) =>
  items.length > 6
    ? `${items
        .slice(0, 5)
        .map(({ name }) => name)
        .join(', ')} and ${items.length - 5} more`
    : items.map(({ name }) => name).join(', ')

/**
 * Names what is left out because it is always in the house, and offers to leave out what most
 * kitchens have.
 */
export function AlwaysHadNote({ localList, foodOf }: { localList: LocalList; foodOf: FoodOf }) {
  const { alwaysHave } = useShopOrder()
  const { mutate } = useChangeShopOrder()
  const { needed, had } = splitByNeed(localList.items, alwaysHave, foodOf)
  const staples = alwaysHave.length === 0 ? cupboardItems(needed, foodOf) : []
  if (had.length > 0) {
    return (
      <div className={classes.note}>
        <p role="status">
          {formatCount(had.length, 'thing')} you always have {had.length === 1 ? 'is' : 'are'}{' '}
          {localList.showsAlwaysHad ? 'on this list too' : 'left out'}: {nameList(had)}
        </p>
        <Button
          variant="subtle"
          size="compact-md"
          onClick={() => editList(localList.userId, { showsAlwaysHad: !localList.showsAlwaysHad })}
        >
          {localList.showsAlwaysHad ? 'Leave out' : 'Show'}
        </Button>
      </div>
    )
  }
  if (staples.length < MIN_STAPLES) return null
  return (
    <div className={classes.note}>
      <p>Most kitchens always have these: {nameList(staples)}</p>
      <Button variant="subtle" size="compact-md" onClick={() => mutate({ have: staples.map(foodName) })}>
        We always have them
      </Button>
    </div>
  )
}
