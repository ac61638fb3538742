import { Button, UnstyledButton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconAlarm, IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react'
import { Fragment, type TouchEvent, useRef } from 'react'
import { findTimers, type FoundTimer } from '../../../domain/recipes/find-timers.ts'
import { sectionsOf } from '../../../domain/recipes/line-sections.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { StepAmountsNote } from '../step-amounts-note.tsx'
import { isRinging, timerId, useTimers } from './kitchen-timer.ts'
import type { useCooking } from './use-cooking.ts'
import { useNow } from './use-now.ts'
import classes from './cook-screen.module.css'

interface Props {
  recipe: Recipe
  servings: number
  cooking: ReturnType<typeof useCooking>
  onDone: () => void
}

/** The steps of a recipe without the headings, each with the heading above it. */
export const stepsOf = (recipe: Recipe) =>
  sectionsOf(recipe.steps).flatMap(({ heading, lines }) => lines.map((text) => ({ heading, text })))

/** The id of a step's element while all steps are shown; steps are counted from one. */
export const stepId = (step: number) => `step-${step}`

/** One step at a time, turned by buttons, arrow keys or swipes; or all of them. */
export function CookSteps(props: Props) {
  const { recipe, servings, cooking, onDone } = props
  const steps = stepsOf(recipe)
  return (
    <section className={classes.method} aria-label="Method">
      <StepAmountsNote recipe={recipe} from={recipe.servings} to={servings} />
      {cooking.isAll ? (
        <>
          <ol className="list">
            {steps.map(({ heading, text }, index) => (
              <li key={index} id={stepId(index + 1)}>
                {heading !== null && heading !== steps[index - 1]?.heading && (
                  <h2 className={classes.heading}>{heading}</h2>
                )}
                <div className={classes.one} data-number={index + 1}>
                  <StepText {...{ recipe, servings, text }} step={index + 1} />
                </div>
              </li>
            ))}
          </ol>
          <DoneButton className={classes.end} onClick={onDone} />
        </>
      ) : (
        <OneStep {...props} steps={steps} />
      )}
    </section>
  )
}

function OneStep({ steps, cooking, onDone, ...ofRecipe }: Props & { steps: ReturnType<typeof stepsOf> }) {
  const { step, isFirst, isLast, goTo } = cooking
  const [goBack, goForward] = [() => goTo(step - 1), () => goTo(step + 1)]
  // Other fields use the arrow keys themselves; a checkbox does not.
  const unlessInField = (turn: () => void) => (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement && event.target.type !== 'checkbox') return
    event.preventDefault()
    turn()
  }
  const options = { preventDefault: false }
  useHotkeys(
    [
      ['ArrowLeft', unlessInField(goBack), options],
      ['ArrowRight', unlessInField(goForward), options],
    ],
    ['TEXTAREA', 'SELECT'],
  )
  const swipe = useSwipe(goForward, goBack)
  const currentStep = steps[step]
  return (
    <div className={classes.card} {...swipe}>
      <div className={classes.progress} role="presentation">
        {steps.map((_, index) => (
          <span key={index} data-passed={index <= step} />
        ))}
      </div>
      <div aria-live="polite" className={classes.shown}>
        <h2 className={classes.count}>
          Step {step + 1} of {steps.length}
          {currentStep?.heading && <span className={classes.under}> {currentStep.heading}</span>}
        </h2>
        {currentStep && <StepText {...ofRecipe} step={step + 1} text={currentStep.text} />}
      </div>
      <div className={classes.turn}>
        <Button
          size="lg"
          variant="default"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          disabled={isFirst}
          onClick={goBack}
        >
          Back
        </Button>
        {isLast ? (
          <DoneButton onClick={onDone} />
        ) : (
          <Button size="lg" rightSection={<IconArrowRight size={20} aria-hidden />} onClick={goForward}>
            Next step
          </Button>
        )}
      </div>
    </div>
  )
}

const DoneButton = (button: { className?: string | undefined; onClick: () => void }) => (
  <Button {...button} size="lg" leftSection={<IconCheck size={20} aria-hidden />}>
    Done
  </Button>
)

interface StepTextProps {
  recipe: Recipe
  servings: number
  /** Counted from one. */
  step: number
  text: string
}

function StepText({ text, ...ofStep }: StepTextProps) {
  const found = findTimers(text)
  return (
    <p className={classes.text}>
      {found.map((timer, index) => (
        <Fragment key={timer.start}>
          {text.slice(found[index - 1]?.end ?? 0, timer.start)}
          <TimerButton
            {...ofStep}
            timer={timer}
            nth={found.slice(0, index + 1).filter((earlier) => earlier.text === timer.text).length}
          />
        </Fragment>
      ))}
      {text.slice(found.at(-1)?.end ?? 0)}
    </p>
  )
}

interface TimerButtonProps extends Omit<StepTextProps, 'text'> {
  timer: FoundTimer
  nth: number
}

function TimerButton({ recipe, servings, step, timer, nth }: TimerButtonProps) {
  const { timers, start, pauseOrResume } = useTimers()
  const { text, seconds } = timer
  const timerToStart = { recipeId: recipe.id, recipeName: recipe.name, servings, step, text, seconds, nth }
  const runningTimer = timers.find(({ id }) => id === timerId(timerToStart))
  const now = useNow(runningTimer !== undefined && runningTimer.endsAt !== null)
  // A timer that rings has ended: a press starts it again.
  const unfinishedTimer = runningTimer && !isRinging(runningTimer, now) ? runningTimer : undefined
  const action = unfinishedTimer ? (unfinishedTimer.endsAt === null ? 'Resume' : 'Pause') : 'Start'
  return (
    <UnstyledButton
      className={classes.timer}
      data-set={runningTimer !== undefined}
      aria-label={`${action} a timer: ${text}`}
      onClick={() => (unfinishedTimer ? pauseOrResume(unfinishedTimer.id) : start(timerToStart))}
    >
      <IconAlarm className={classes.alarm} aria-hidden />
      {text}
    </UnstyledButton>
  )
}

const MIN_SWIPE = 60

/** Swipes: left is next, right is back; a more vertical movement is scrolling. */
function useSwipe(onLeft: () => void, onRight: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (!touch || !start.current) return
      const [dx, dy] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
      start.current = null
      if (Math.abs(dx) < MIN_SWIPE || Math.abs(dx) < 2 * Math.abs(dy)) return
      if (dx < 0) onLeft()
      else onRight()
    },
  }
}
