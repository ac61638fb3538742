import { Badge, Button } from '@mantine/core'
import { formatCount } from '@plateful/ingredients/format-english'
import { IconArrowBackUp, IconChevronDown, IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { mealFieldOf, mealSlots } from '../../domain/calendar/meal.ts'
import { formatDay, formatDays } from '../../domain/day.ts'
import type { Instant } from '../../domain/fields.ts'
import type { DayStates, PlanningAction } from '../../domain/planner/planning-action.ts'
import { slotNames } from '../calendar/meal-labels.ts'
import { useDeleteAction } from './queries.ts'
import classes from './planning-history.module.css'

interface Props {
  action: PlanningAction
  isReverting: boolean
  onRevert: () => void
}

export function PlanningActionCard({ action, isReverting, onRevert }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const details = useId()
  const forget = useDeleteAction()
  const { totalRecipesAdded: added } = action.generationParameters
  const dates = action.affectedDates.toSorted()
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  const dateText = formatActionTime(action.actionDate)
  return (
    <li className={classes.card}>
      <h3 className={classes.when}>{dateText}</h3>
      <p className={classes.facts}>
        {formatDays({ start: first, end: last }, 'full')} · {dates.length}{' '}
        {dates.length === 1 ? 'day' : 'days'} · {formatCount(added, 'recipe')} added
      </p>
      <div className={classes.badges}>
        {action.revertedAt !== null && <ActionBadge color="gray">Reverted</ActionBadge>}
        {action.mealTypes.map((slot) => (
          <ActionBadge key={slot}>{slotNames[slot]}</ActionBadge>
        ))}
        {action.templateUsed && <ActionBadge color="gray">Template: {action.templateUsed}</ActionBadge>}
        {action.tagsApplied.map((tag) => (
          <ActionBadge key={tag} color="gray">
            {tag}
          </ActionBadge>
        ))}
        {action.generationParameters.replaceExistingMeals && (
          <ActionBadge color="gray">Replaced meals</ActionBadge>
        )}
      </div>
      <div className="wrap">
        <Button
          variant="default"
          size="compact-md"
          aria-label={`Revert the action of ${dateText}`}
          leftSection={<IconArrowBackUp size={17} aria-hidden />}
          disabled={action.revertedAt !== null}
          loading={isReverting}
          onClick={onRevert}
        >
          Revert
        </Button>
        <Button
          variant="subtle"
          color="tomato"
          size="compact-md"
          aria-label={`Delete the action of ${dateText}`}
          leftSection={<IconTrash size={17} aria-hidden />}
          loading={forget.isPending}
          onClick={() => forget.mutate(action.id)}
        >
          Delete
        </Button>
        <Button
          variant="subtle"
          size="compact-md"
          className={classes.show}
          aria-expanded={isOpen}
          aria-controls={details}
          rightSection={
            <IconChevronDown size={16} aria-hidden className={classes.chevron} data-open={isOpen} />
          }
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide Details' : 'Show Details'}
        </Button>
      </div>
      <div id={details} hidden={!isOpen}>
        {isOpen && <Details action={action} />}
      </div>
    </li>
  )
}

function ActionBadge({ color = 'leaf', children }: { color?: string; children: React.ReactNode }) {
  return (
    <Badge variant="light" color={color} tt="none" fw={600} className={classes.badge} data-color={color}>
      {children}
    </Badge>
  )
}

function Details({ action }: { action: PlanningAction }) {
  return (
    <dl className={classes.details}>
      {changesOf(action).map(({ date, added, removed }) => (
        <div key={date} className={classes.day}>
          <dt>{formatDay(date, 'long')}</dt>
          <dd>
            {added.map(({ id, slot, name }) => (
              <p key={id}>
                {slotNames[slot]}: {name}
              </p>
            ))}
            {removed.length > 0 && (
              <p className={classes.gone}>
                instead of <s>{removed.map(({ name }) => name).join(', ')}</s>
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})

/** A moment as the history shows it: 'MMM d, yyyy at h:mm a' (planner 11). */
export function formatActionTime(moment: Instant): string {
  const parts = Object.fromEntries(
    format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  )
  const { month, day, year, hour, minute, dayPeriod } = parts
  return `${month} ${day}, ${year} at ${hour}:${minute} ${dayPeriod}`
}

function changesOf({ originalState, newState }: Pick<PlanningAction, 'originalState' | 'newState'>) {
  const mealsOn = (states: DayStates, date: string) => {
    const state = states.find((day) => day.date === date)?.state
    return mealSlots.flatMap((slot) =>
      (state?.[mealFieldOf[slot]] ?? []).map(({ id, name }) => ({ id, name, slot })),
    )
  }
  return newState.map(({ date }) => {
    const [before, after] = [mealsOn(originalState, date), mealsOn(newState, date)]
    const mealsWithout = (list: typeof before, other: typeof before) =>
      list.filter((meal) => !other.some(({ id, slot }) => id === meal.id && slot === meal.slot))
    return { date, added: mealsWithout(after, before), removed: mealsWithout(before, after) }
  })
}
