import { Button } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react'
import { Link, useMatch } from '@tanstack/react-router'
import { IconButton } from '../../ui/icon-button.tsx'
import { useBell } from './bell.ts'
import { isRinging, type KitchenTimer, timeLeft, formatClock, useTimers } from './kitchen-timer.ts'
import { useNow } from './use-now.ts'
import { useTimerReminders } from './use-timer-reminders.ts'
import classes from './timer-dock.module.css'

export function TimerDock() {
  const { timers, ...actions } = useTimers()
  const now = useNow(timers.some(({ endsAt }) => endsAt !== null))
  const ringing = timers.filter((timer) => isRinging(timer, now))
  useBell(ringing.map(({ id }) => id))
  useTimerReminders(timers, ringing)
  if (timers.length === 0) return null
  return (
    <aside className={classes.dock} aria-label="Timers">
      <ul className={classes.timers}>
        {timers.map((timer) => (
          <TimerItem key={timer.id} timer={timer} now={now} {...actions} />
        ))}
      </ul>
      {/* Always in the page, so that a screen reader reads what appears in it. */}
      <p className="aloud" role="alert">
        {ringing.map(({ text, step, recipeName }) => `Time is up: ${text}, step ${step} of ${recipeName}. `)}
      </p>
    </aside>
  )
}

type Actions = Omit<ReturnType<typeof useTimers>, 'timers' | 'start'>

function TimerItem({ timer, now, pauseOrResume, add, stop }: Actions & { timer: KitchenTimer; now: number }) {
  const { id, recipeId, recipeName, servings, step, text, endsAt } = timer
  const isDone = isRinging(timer, now)
  const name = `${text}, step ${step} of ${recipeName}`
  // On the recipe's page for a day the link takes that day along, so that Back leads to it (recipes
  // 151).
  const page = useMatch({ from: '/recipe/$id', shouldThrow: false })
  const origin = page?.params.id === recipeId && page.search.date !== undefined ? page.search : timer
  return (
    <li className={classes.timer} data-ringing={isDone}>
      <span className={classes.left} role="timer" aria-label={name}>
        {formatClock(timeLeft(timer, now))}
      </span>
      <Link
        className={classes.words}
        to="/recipe/$id/cook"
        params={{ id: recipeId }}
        search={{ servings, date: origin.date, from: origin.from, step }}
      >
        <span className={classes.what}>{isDone ? `Time is up: ${text}` : text}</span>
        <span className={classes.where}>
          Step {step}, {recipeName}
        </span>
      </Link>
      <div className={classes.actions}>
        {isDone ? (
          <Button
            size="compact-md"
            variant="default"
            aria-label={`5 minutes more for ${name}`}
            onClick={() => add(id, 5)}
          >
            + 5 min
          </Button>
        ) : (
          <>
            <Button
              size="compact-md"
              variant="subtle"
              color="gray"
              aria-label={`1 minute more for ${name}`}
              onClick={() => add(id, 1)}
            >
              + 1 min
            </Button>
            <IconButton
              label={`${endsAt === null ? 'Resume' : 'Pause'}: ${name}`}
              icon={endsAt === null ? IconPlayerPlay : IconPlayerPause}
              onClick={() => pauseOrResume(id)}
            />
          </>
        )}
        {isDone ? (
          <Button size="compact-md" aria-label={`Stop: ${name}`} onClick={() => stop(id)}>
            Stop
          </Button>
        ) : (
          <IconButton label={`Stop: ${name}`} icon={IconX} onClick={() => stop(id)} />
        )}
      </div>
    </li>
  )
}
