import { IconShoppingCart } from '@tabler/icons-react'
import { type Day, formatDay, formatDays } from '../../domain/day.ts'
import { type CompletedList, defaultListName } from '../../domain/shopping/completed-list.ts'
import { progressOf } from '../../domain/shopping/not-there.ts'
import type { LocalList } from '../shopping/list/local-list.ts'
import { useLocalList } from '../shopping/list/open-list.ts'
import { useCompletedLists } from '../shopping/queries.ts'
import { listToShop } from '../shopping/shop/list-to-shop.tsx'
import { useItemsToBuy } from '../shopping/shop/use-items-to-buy.ts'
import { useTicks } from '../shopping/shop/use-ticks.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Failure } from '../ui/failure.tsx'
import type { ReadyToShop } from './week-ahead.ts'
import classes from './home.module.css'

interface Props {
  today: Day
  /** What is planned and on no list yet. */
  ready: ReadyToShop | null
}

/**
 * The shopping list that covers today or comes next; without one, what is ready to shop for. Where
 * there is neither, nothing is shown (home 48).
 */
export function ShoppingNote({ today, ready }: Props) {
  const lists = useCompletedLists()
  const localList = useLocalList()
  const open = localList && localList.end >= today && localList.items.length > 0 ? localList : null
  if (lists.isPending) return null
  const current = listToShop(lists.data ?? [], today)
  // While the lists are not known it must not say 'No list yet' (home 62).
  if (!current && !open && lists.data === undefined)
    return <Failure title="Your lists couldn’t be loaded" query={lists} />
  if (!current && !open && !ready) return null
  return (
    <section className={classes.shoppingCard} aria-labelledby="shopping">
      <span className={classes.icon} aria-hidden>
        <IconShoppingCart size={22} stroke={1.8} />
      </span>
      {current ? (
        <CurrentList list={current} />
      ) : open ? (
        <OpenListNote localList={open} />
      ) : (
        ready && <ReadyNote ready={ready} />
      )}
    </section>
  )
}

function CurrentList({ list }: { list: CompletedList }) {
  const { items } = useTicks(list.items, list)
  const { taken, total } = progressOf(items)
  const { startDate, endDate } = list
  return (
    <div className={classes.words}>
      {/* The list's own name has the days already (home 112). */}
      <h2 id="shopping">{list.name === defaultListName(startDate, endDate) ? 'Shopping List' : list.name}</h2>
      <p>
        {formatDays({ start: startDate, end: endDate }, 'short')} ·{' '}
        {taken === total ? 'everything bought' : `${total - taken} of ${total} still to buy`}
      </p>
      <ButtonLink to="/shopping-list/shop" search={{ start: startDate, end: endDate }} variant="default">
        Open the list
      </ButtonLink>
    </div>
  )
}

function OpenListNote({ localList }: { localList: LocalList }) {
  const { start, end } = localList
  const { items } = useTicks(useItemsToBuy(localList), null)
  const { taken, total } = progressOf(items)
  return (
    <div className={classes.words}>
      <h2 id="shopping">{localList.name ?? 'Your shopping list is open'}</h2>
      <p>
        {formatDays({ start, end }, 'short')} · {total - taken} of {total} still to buy
      </p>
      <ButtonLink to="/shopping-list/shop" search={{ start, end }} variant="default">
        Open the list
      </ButtonLink>
    </div>
  )
}

function ReadyNote({ ready: { start, end, meals } }: { ready: ReadyToShop }) {
  const days = start === end ? formatDay(start, 'long') : formatDays({ start, end }, 'short')
  return (
    <div className={classes.words}>
      <h2 id="shopping">Ready for the shop</h2>
      <p>
        {meals === 1 ? 'One meal' : `${meals} meals`} for {days}, and no list yet.
      </p>
      <ButtonLink to="/grocery" variant="default">
        Make a shopping list
      </ButtonLink>
    </div>
  )
}
