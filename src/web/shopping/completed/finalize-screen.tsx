import { Button, TextInput } from '@mantine/core'
import { IconPrinter, IconShoppingCart } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type DayRange, formatDays } from '../../../domain/day.ts'
import { type CompletedList, defaultListName } from '../../../domain/shopping/completed-list.ts'
import { BackLink, ButtonLink } from '../../ui/button-link.tsx'
import { handleSubmit } from '../../ui/forms/handle-submit.ts'
import { Screen } from '../../ui/screen.tsx'
import { CompletedMeanwhileNote, NotSentNote } from '../list/list-notes.tsx'
import { ListSettings } from '../list/list-settings.tsx'
import type { LocalList } from '../list/local-list.ts'
import { NoList } from '../list/no-list.tsx'
import { OrderTracking } from '../list/order-tracking.tsx'
import { PlanChangedNote } from '../list/plan-changed-note.tsx'
import { useListOfDays } from '../list/use-list-of-days.ts'
import { useSaveListName } from '../queries.ts'
import { useItemsToBuy } from '../shop/use-items-to-buy.ts'
import { useTickRestoring, useTicks } from '../shop/use-ticks.ts'
import { CompletedBanner, CompletionCard } from './completion-card.tsx'
import { CopyCard } from './copy-card.tsx'
import { MealsIncluded } from './meals-included.tsx'
import classes from './finalize-screen.module.css'

/**
 * The last look at a list before it is completed, and the list in the shop afterwards (shopping
 * 21).
 */
export function FinalizeScreen() {
  const { start, end, previous = false } = useSearch({ from: '/shopping-list/finalize' })
  const range = { start, end }
  const { lists, completed, localList } = useListOfDays(range)
  return (
    <Screen
      title={previous ? 'Previous Shopping List' : 'Complete Your Shopping List'}
      intro={describeList(completed?.name, range)}
      actions={<BackLink to="/shopping-list">Back to Shopping List</BackLink>}
    >
      {completed || localList ? (
        <FinalList {...{ range, completed, localList, previous }} />
      ) : (
        <NoList lists={lists} />
      )}
    </Screen>
  )
}

/** The name with its days, unless the name says them already (shopping 81). */
function describeList(name: string | undefined, range: DayRange): string {
  const days = formatDays(range, 'full')
  return name === undefined || name === defaultListName(range.start, range.end) ? days : `${name} · ${days}`
}

interface Props {
  range: DayRange
  completed: CompletedList | null
  localList: LocalList | null
  previous: boolean
}

function FinalList({ range, completed, localList, previous }: Props) {
  const defaultName = defaultListName(range.start, range.end)
  const name = useListName(completed?.name ?? localList?.name ?? defaultName)
  const toBuy = useItemsToBuy(localList)
  const { items, waiting, tick } = useTicks(completed?.items ?? toBuy, completed)
  useTickRestoring(previous ? completed : null)
  const namedItems = items.filter((item) => item.name.trim() !== '')
  const isOpen = !previous && !completed
  return (
    <div className={classes.parts}>
      <div className={classes.main}>
        {!previous && completed && <CompletedBanner />}
        {localList && completed && <CompletedMeanwhileNote localList={localList} completed={completed} />}
        <NotSentNote />
        {isOpen && <ListNameForm name={name} />}
        {isOpen && localList && (
          <PlanChangedNote localList={localList}>
            <ButtonLink to="/shopping-list" variant="subtle" size="compact-md">
              Make a new list
            </ButtonLink>
          </PlanChangedNote>
        )}
        {isOpen && <CompletionCard range={range} name={name.typed} items={namedItems} />}
        <div className={classes.tools}>
          <ButtonLink
            to="/shopping-list/shop"
            search={range}
            variant={isOpen ? 'default' : 'filled'}
            size="md"
            leftSection={<IconShoppingCart size={20} aria-hidden />}
          >
            Shop view
          </ButtonLink>
          <ListSettings />
        </div>
        <OrderTracking
          title={name.saved}
          dates={name.saved === defaultName ? '' : formatDays(range, 'full')}
          items={namedItems}
          waiting={waiting}
          onTick={tick}
        />
      </div>
      <div className={classes.side}>
        <PrinterCard />
        <CopyCard title={name.saved} items={namedItems} />
        <MealsIncluded range={range} completed={completed} />
      </div>
    </div>
  )
}

function PrinterCard() {
  return (
    <section className={classes.card} aria-labelledby="printer-friendly">
      <h2 id="printer-friendly" className={classes.title}>
        Printer Friendly
      </h2>
      <p className={classes.text}>One sheet in two columns, with a box to tick before each item.</p>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        Print
      </Button>
    </section>
  )
}

/** The name of the list as it is saved and as it is typed (shopping 22). */
function useListName(saved: string) {
  const [edited, setEdited] = useState<string | null>(null)
  const save = useSaveListName()
  const typed = edited ?? saved
  return {
    saved,
    typed,
    isUnsaved: typed.trim() !== saved,
    type: setEdited,
    save: () => save.mutate(typed.trim(), { onSuccess: () => setEdited(null) }),
  }
}

function ListNameForm({ name }: { name: ReturnType<typeof useListName> }) {
  const isEmpty = name.typed.trim() === ''
  return (
    <form
      className={classes.card}
      noValidate
      onSubmit={handleSubmit(() => {
        if (name.isUnsaved && !isEmpty) name.save()
      })}
    >
      <div className={classes.nameLine}>
        <TextInput
          className={classes.nameField}
          label="List name"
          maxLength={200}
          value={name.typed}
          error={isEmpty ? 'Give the list a name' : null}
          onChange={({ currentTarget: { value } }) => name.type(value)}
        />
        <Button
          type="submit"
          variant="default"
          className={classes.save}
          disabled={!name.isUnsaved || isEmpty}
        >
          Save
        </Button>
      </div>
      {name.isUnsaved && !isEmpty && (
        <p className={classes.unsaved} role="status">
          Unsaved changes: press Save, or complete the list, to give it this name.
        </p>
      )}
    </form>
  )
}
