import { Button } from '@mantine/core'
import { IconArrowRight, IconLockOpen } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Assignment } from '../../../domain/calendar/day-plan.ts'
import { mealFieldOf, mealSlots } from '../../../domain/calendar/meal.ts'
import { formatDays } from '../../../domain/day.ts'
import type { CompletedList } from '../../../domain/shopping/completed-list.ts'
import { progressOf } from '../../../domain/shopping/not-there.ts'
import { slotNames } from '../../calendar/meal-labels.ts'
import { useTicks } from '../shop/use-ticks.ts'
import classes from './previous-lists.module.css'

interface Props {
  list: CompletedList
  days: readonly Assignment[]
  onDelete: () => void
}

/** A card shows at most this many meal types, and this many meals of each (shopping 9). */
const MAX_TYPES = 2
const MAX_MEALS = 2

function mealsOf(days: readonly Assignment[]) {
  return mealSlots
    .map((slot) => ({
      slot,
      names: [
        ...new Set(
          days.flatMap((day) => (day.isSkipped ? [] : day[mealFieldOf[slot]].map(({ name }) => name))),
        ),
      ],
    }))
    .filter(({ names }) => names.length > 0)
    .toSorted((a, b) => Number(b.slot === 'dinner') - Number(a.slot === 'dinner'))
    .slice(0, MAX_TYPES)
}

export function PreviousListCard({ list, days, onDelete }: Props) {
  const { items } = useTicks(list.items, list)
  const { taken, total } = progressOf(items)
  return (
    <article className={classes.card}>
      <h3 className={classes.name}>
        <Link
          to="/shopping-list/finalize"
          search={{ start: list.startDate, end: list.endDate, previous: true }}
          className={classes.link}
        >
          {list.name}
        </Link>
      </h3>
      <p className={classes.facts}>
        {formatDays({ start: list.startDate, end: list.endDate }, 'full')} · {taken} of {total} ticked
      </p>
      <dl className={classes.meals}>
        {mealsOf(days).map(({ slot, names }) => (
          <div key={slot} className={classes.meal}>
            <dt>{slotNames[slot]}</dt>
            <dd>
              {names.slice(0, MAX_MEALS).join(', ')}
              {names.length > MAX_MEALS && <span className={classes.more}> +{names.length - MAX_MEALS}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes.foot}>
        <Button
          variant="subtle"
          color="tomato"
          size="compact-md"
          className={classes.delete}
          leftSection={<IconLockOpen size={17} aria-hidden />}
          aria-label={`Unlock & Delete ${list.name}`}
          onClick={onDelete}
        >
          Unlock & Delete
        </Button>
        {/* The name is the link; this says that the card leads somewhere (shopping 136). */}
        <span className={classes.open} aria-hidden>
          Open <IconArrowRight size={16} />
        </span>
      </div>
    </article>
  )
}
