import { UnstyledButton } from '@mantine/core'
import { IconAlarm } from '@tabler/icons-react'
import { Fragment } from 'react'
import { findTimers, type FoundTimer } from '../../../domain/recipes/find-timers.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import classes from './cook-screen.module.css'
import { timerId } from './kitchen-timer.ts'
import { useTimers } from './use-timers.ts'

interface Props {
  recipe: Recipe
  /** Counted from one. */
  step: number
  text: string
}

/** A step, in which each time is a press that sets a timer. */
export function StepText({ recipe, step, text }: Props) {
  const found = findTimers(text)
  return (
    <p className={classes.text}>
      {found.map((timer, index) => (
        <Fragment key={timer.start}>
          {text.slice(found[index - 1]?.end ?? 0, timer.start)}
          <TimerPress recipe={recipe} step={step} timer={timer} />
        </Fragment>
      ))}
      {text.slice(found.at(-1)?.end ?? 0)}
    </p>
  )
}

function TimerPress({ recipe, step, timer }: Omit<Props, 'text'> & { timer: FoundTimer }) {
  const { timers, start, pauseOrGoOn } = useTimers()
  const { text, seconds } = timer
  const what = { recipeId: recipe.id, recipeName: recipe.name, step, text, seconds }
  const set = timers.find(({ id }) => id === timerId(what))
  const action = set ? (set.endsAt === null ? 'Go on with' : 'Pause') : 'Start'
  return (
    <UnstyledButton
      className={classes.timer}
      data-set={set !== undefined}
      aria-label={`${action} a timer: ${text}`}
      onClick={() => (set ? pauseOrGoOn(set.id) : start(what))}
    >
      <IconAlarm className={classes.alarm} aria-hidden />
      {text}
    </UnstyledButton>
  )
}
