import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { formatDay } from '../../domain/day.ts'
import { type CompletedList, defaultListName } from '../../domain/shopping/completed-list.ts'
import type { ShoppingItem } from '../../domain/shopping/item.ts'
import { byAisle } from '../../domain/shopping/shop-order.ts'
import { BackLink, ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Failure } from '../ui/failure.tsx'
import { Loading } from '../ui/loading.tsx'
import { Screen } from '../ui/screen.tsx'
import { useWakeLock } from '../ui/use-wake-lock.ts'
import { AddItem } from './add-item.tsx'
import { useItemsToBuy } from './items-to-buy.ts'
import type { ListDraft } from './list-draft.ts'
import { ShopSelect, useAisles } from './shop-choice.tsx'
import { useShopOrder } from './shop-order-queries.ts'
import classes from './shop-screen.module.css'
import { TickRow } from './tick-row.tsx'
import { useFocusStays } from './use-focus-stays.ts'
import { useList } from './use-list.ts'
import { useTicks } from './use-ticks.ts'

/**
 * The list in the hand of somebody with a trolley: what is still to find, aisle by aisle, and
 * nothing else.
 */
export function ShopScreen() {
  const range = useSearch({ from: '/shopping-list/shop' })
  const { completed, draft, lists } = useList(range)
  const name = completed?.name ?? draft?.name ?? defaultListName(range.start, range.end)
  return (
    <Screen
      title={name}
      width="narrow"
      intro={`${formatDay(range.start, 'short')} – ${formatDay(range.end, 'full')}`}
      actions={
        <BackLink to="/shopping-list/finalize" search={completed ? { ...range, previous: true } : range}>
          Whole list
        </BackLink>
      }
    >
      {completed || draft ? (
        <Trolley completed={completed} draft={draft} />
      ) : lists.isPending ? (
        <Loading />
      ) : lists.isError ? (
        <Failure title="This list could not be loaded" error={lists.error} onRetry={() => lists.refetch()} />
      ) : (
        <EmptyState
          title="This list is not here any more"
          text="Somebody deleted it, or made one of other days. Choose the dates again to make it anew."
          action={<ButtonLink to="/shopping-list">Back to Shopping List</ButtonLink>}
        />
      )}
    </Screen>
  )
}

interface Props {
  completed: CompletedList | null
  draft: ListDraft | null
}

function Trolley({ completed, draft }: Props) {
  useWakeLock()
  const { measures } = useShopOrder()
  const aisles = useAisles()
  const toBuy = useItemsToBuy(draft)
  const { items, waiting, tick } = useTicks(completed?.items ?? toBuy, completed)
  const named = items.filter(({ name }) => name.trim() !== '')
  const found = named.filter(({ isChecked }) => isChecked)
  const open = byAisle(
    named.filter(({ isChecked }) => !isChecked),
    aisles,
  )
  const rows = useRef<HTMLDivElement>(null)
  const keepFocus = useFocusStays(rows, [open.flatMap((section) => section.items), found])
  const [last, setLast] = useState<string | null>(null)
  const press = useCallback(
    (item: ShoppingItem, isTicked: boolean) => {
      keepFocus(item)
      setLast(isTicked ? item.id : null)
      tick(item, isTicked)
    },
    [keepFocus, tick],
  )
  const lastFound = found.find(({ id }) => id === last)
  return (
    <div ref={rows}>
      <ShopSelect />
      <div className={classes.progress}>
        <div className={classes.head}>
          <p className={classes.count} role="status">
            <strong>
              {found.length} of {named.length}
            </strong>{' '}
            in the trolley{waiting > 0 && `, ${waiting} not sent yet`}
          </p>
          {lastFound && (
            <Button
              variant="subtle"
              size="compact-md"
              className={classes.undo}
              leftSection={<IconArrowBackUp size={17} aria-hidden />}
              onClick={() => press(lastFound, false)}
            >
              Undo {lastFound.name}
            </Button>
          )}
        </div>
        <progress
          className={classes.bar}
          max={Math.max(named.length, 1)}
          value={found.length}
          aria-label="Items in the trolley"
        />
      </div>
      {open.length === 0 && named.length > 0 && (
        <p className={classes.all}>Everything is in the trolley. Time to pay and go home.</p>
      )}
      {open.map(({ category, items: ofAisle }) => (
        <fieldset key={category} className={classes.aisle}>
          <legend className={classes.legend}>{category}</legend>
          {ofAisle.map((item) => (
            <TickRow key={item.id} item={item} measures={measures} onTick={press} />
          ))}
        </fieldset>
      ))}
      <div className={classes.add}>
        <AddItem items={named} label={completed ? 'Add something for the next list' : undefined} />
      </div>
      {found.length > 0 && (
        <fieldset className={classes.aisle}>
          <legend className={classes.legend}>In the trolley</legend>
          {found.map((item) => (
            <TickRow key={item.id} item={item} measures={measures} onTick={press} />
          ))}
        </fieldset>
      )}
    </div>
  )
}
