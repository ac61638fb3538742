import { Button } from '@mantine/core'
import { formatCount } from '@plateful/ingredients/format-english'
import { IconArrowRight, IconArrowsSort } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type DayRange, formatDays } from '../../domain/day.ts'
import type { CompletedList } from '../../domain/shopping/completed-list.ts'
import { nextFreeRange } from '../../domain/shopping/next-free-range.ts'
import { useUserId } from '../account/sign-in/queries.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { lazyOnPress } from '../ui/lazy-on-press.tsx'
import { Loading } from '../ui/loading.tsx'
import { Screen } from '../ui/screen.tsx'
import { useToday } from '../ui/use-today.ts'
import { PreviousLists } from './completed/previous-lists.tsx'
import { AlwaysHadNote } from './list/always-had-note.tsx'
import { CompletedMeanwhileNote, NotSentNote, UnsharedListNote } from './list/list-notes.tsx'
import { ListSettings } from './list/list-settings.tsx'
import { ListTable } from './list/list-table.tsx'
import { localListOf } from './list/local-list.ts'
import { useLocalList, useListOutline } from './list/open-list.ts'
import { PlanChangedNote } from './list/plan-changed-note.tsx'
import { RangePicker } from './list/range-picker.tsx'
import { WaitingItems } from './list/waiting-items.tsx'
import { useCompletedLists, useGenerateList } from './queries.ts'
import { listToShop, ListToShop } from './shop/list-to-shop.tsx'
import { useFoodOf, useItemsToBuy } from './shop/use-items-to-buy.ts'
import { StaplesSection } from './staples/staples-section.tsx'
import classes from './shopping-screen.module.css'

// Loaded on a press, because dragging needs much code.
const AisleOrderDialog = lazyOnPress(
  async () => (await import('./list/aisle-order-dialog.tsx')).AisleOrderDialog,
)

const noLists: readonly CompletedList[] = []

export function ShoppingScreen() {
  const today = useToday()
  const list = useListOutline()
  const userId = useUserId()
  const lists = useCompletedLists()
  const generate = useGenerateList()
  const toShop = listToShop(lists.data ?? [], today)
  const { start, end } = useSearch({ strict: false })
  const [rangeToConfirm, setRangeToConfirm] = useState<DayRange | null>(null)
  const locks = (lists.data ?? []).map(({ startDate, endDate }) => ({ start: startDate, end: endDate }))

  const choose = (range: DayRange) => {
    if (localListOf(userId)?.isEdited) setRangeToConfirm(range)
    else generate.mutate(range)
  }

  return (
    <Screen title="Shopping List" intro="What your meals need, and whatever else you’ve run out of.">
      <div className={classes.parts}>
        {toShop && <ListToShop key={toShop.id} list={toShop} />}
        <RangePicker
          isFirst={!list}
          initial={list ? { start: list.start, end: list.end } : nextFreeRange(today, locks)}
          requested={start && end ? { start, end } : null}
          locks={locks}
          isBusy={generate.isPending}
          hasList={list?.hasRows === true}
          onChoose={choose}
        />
        <UnsharedListNote />
        {generate.isPending ? (
          <Loading label="Putting your list together" />
        ) : list?.hasRows ? (
          <OpenListSection lists={lists.data ?? noLists} onChoose={choose} />
        ) : (
          list && <NothingToBuy start={list.start} />
        )}
        {!list && <WaitingItems />}
        <StaplesSection />
        <PreviousLists lists={lists} />
      </div>
      {rangeToConfirm && (
        <ConfirmDialog
          title="Make a new list?"
          text="The changes you made to the rows from your plan will be replaced. What you added by hand stays."
          confirm="Make a new list"
          cancel="Keep this list"
          onClose={() => setRangeToConfirm(null)}
          onConfirm={() => {
            generate.mutate(rangeToConfirm)
            setRangeToConfirm(null)
          }}
        />
      )}
    </Screen>
  )
}

interface OpenListProps {
  lists: readonly CompletedList[]
  onChoose: (range: DayRange) => void
}

/**
 * The open list with its rows. Only this part of the screen is drawn again when a row changes
 * (shopping 84).
 */
function OpenListSection({ lists, onChoose }: OpenListProps) {
  const localList = useLocalList()
  const toBuy = useItemsToBuy(localList)
  const foodOf = useFoodOf(localList)
  const [isOrdering, setIsOrdering] = useState(false)
  const navigate = useNavigate()
  if (!localList) return null
  const range = { start: localList.start, end: localList.end }
  const completed = lists.find(
    ({ startDate, endDate }) => startDate === localList.start && endDate === localList.end,
  )
  return (
    <section aria-labelledby="list-name">
      <ListHead
        range={localList}
        count={toBuy.length}
        onAisles={() => setIsOrdering(true)}
        onNext={() => void navigate({ to: '/shopping-list/finalize', search: range })}
      />
      {completed && <CompletedMeanwhileNote localList={localList} completed={completed} isElsewhere />}
      <NotSentNote />
      <PlanChangedNote localList={localList}>
        <Button variant="subtle" size="compact-md" onClick={() => onChoose(range)}>
          Make a new list
        </Button>
      </PlanChangedNote>
      <AlwaysHadNote localList={localList} foodOf={foodOf} />
      <ListSettings />
      <ListTable key={localList.start + localList.end} localList={localList} foodOf={foodOf} />
      {isOrdering && <AisleOrderDialog onClose={() => setIsOrdering(false)} />}
    </section>
  )
}

interface ListHeadProps {
  range: DayRange
  count: number
  onAisles: () => void
  onNext: () => void
}

const ListHead = ({ range, count, onAisles, onNext }: ListHeadProps) => (
  <div className={classes.head}>
    <h2 id="list-name" className={classes.title}>
      {formatDays(range, 'full')}
    </h2>
    <p className={classes.count}>{formatCount(count, 'item')}</p>
    <Button
      variant="default"
      className={classes.aisles}
      leftSection={<IconArrowsSort size={18} aria-hidden />}
      onClick={onAisles}
    >
      Aisles
    </Button>
    <Button rightSection={<IconArrowRight size={18} aria-hidden />} onClick={onNext}>
      Next
    </Button>
  </div>
)

/** The answer where the days that were chosen need nothing. */
const NothingToBuy = ({ start }: Pick<DayRange, 'start'>) => (
  <EmptyState
    title="No items found for the selected dates."
    text="There’s nothing to buy for these days yet. Plan a meal or two, then choose the dates again."
    action={
      <ButtonLink to="/calendar" search={{ date: start }}>
        Plan these days
      </ButtonLink>
    }
  />
)
