import { Button } from '@mantine/core'
import { IconCircleCheck, IconLock } from '@tabler/icons-react'
import { type DayRange, formatDay } from '../../../domain/day.ts'
import { defaultListName } from '../../../domain/shopping/completed-list.ts'
import type { ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Note } from '../../ui/note.tsx'
import { useCompleteList, useIsLocked } from '../queries.ts'
import classes from './finalize-screen.module.css'

interface Props {
  range: DayRange
  name: string
  items: ShoppingItem[]
}

const lockedDays = ({ start, end }: DayRange) =>
  start === end
    ? `on ${formatDay(start, 'long')}`
    : `from ${formatDay(start, 'long')} to ${formatDay(end, 'long')}`

export function CompletionCard({ range, name, items }: Props) {
  const complete = useCompleteList()
  const isLocked = useIsLocked(range)
  const send = () =>
    complete.mutate({
      name: name.trim() || defaultListName(range.start, range.end),
      startDate: range.start,
      endDate: range.end,
      items,
    })
  return (
    <section className={classes.card} aria-labelledby="completion">
      <h2 id="completion" className={classes.title}>
        Ready to shop?
      </h2>
      <Note className={classes.warning}>
        <IconLock size={20} aria-hidden />
        <span>
          {isLocked
            ? 'Some of these days are already locked by another list. Choose other dates, or delete that list first.'
            : `Completing the list locks your meal calendar ${lockedDays(range)}, so that what you buy is what you cook. Deleting the list unlocks it again.`}
        </span>
      </Note>
      <Button
        size="md"
        className={classes.complete}
        loading={complete.isPending}
        disabled={isLocked || items.length === 0}
        onClick={send}
      >
        Complete Shopping List & Lock Calendar
      </Button>
    </section>
  )
}

/** Replaces the warning and the confirmation once the list is completed (shopping 23). */
export function CompletedBanner() {
  return (
    <section className={classes.banner} aria-label="Completed">
      <IconCircleCheck size={26} aria-hidden className={classes.bannerIcon} />
      <div>
        <p className={classes.bannerTitle}>Your list is completed</p>
        <p>
          The meal calendar for these dates is locked. You’ll find the list under Previous Shopping Lists.
        </p>
        <ButtonLink to="/calendar" variant="subtle" size="compact-md" className={classes.bannerLink}>
          Look at the calendar
        </ButtonLink>
      </div>
    </section>
  )
}
