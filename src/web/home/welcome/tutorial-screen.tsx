import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Screen } from '../../ui/screen.tsx'
import { tutorialSteps } from './tutorial-steps.tsx'
import classes from './tutorial-screen.module.css'

/** The Get Started tutorial in four steps (/getting-started); nothing of it is kept. */
export function TutorialScreen() {
  const [current, setCurrent] = useState(0)
  const [isComplete, setIsComplete] = useState(false)
  return (
    <Screen title="Get Started" intro="Four steps from an empty kitchen to a full basket." width="narrow">
      {isComplete ? <Complete /> : <Step number={current} />}
      {!isComplete && (
        <div className={classes.row}>
          <Button
            variant="default"
            disabled={current === 0}
            onClick={() => setCurrent(Math.max(0, current - 1))}
          >
            Previous
          </Button>
          <ol className={classes.dots} aria-label={`Step ${current + 1} of ${tutorialSteps.length}`}>
            {tutorialSteps.map(({ title }, index) => (
              <li key={title} data-state={stateOf(index, current)}>
                <span className="aloud">
                  {title}: {stateOf(index, current)}
                </span>
              </li>
            ))}
          </ol>
          {current === tutorialSteps.length - 1 ? (
            <Button onClick={() => setIsComplete(true)}>Complete</Button>
          ) : (
            <Button onClick={() => setCurrent(Math.min(tutorialSteps.length - 1, current + 1))}>Next</Button>
          )}
        </div>
      )}
    </Screen>
  )
}

const stateOf = (index: number, current: number) =>
  index === current ? 'current' : index < current ? 'completed' : 'to come'

function Step({ number }: { number: number }) {
  const step = tutorialSteps[number] ?? tutorialSteps[0]
  return (
    <section className={classes.card} aria-live="polite">
      <p className={classes.number} aria-hidden>
        {number + 1}
      </p>
      <h2>{step.title}</h2>
      {step.body}
    </section>
  )
}

function Complete() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={classes.card}>
      <h2 ref={heading} tabIndex={-1}>
        Tutorial Complete
      </h2>
      <p>You know your way around. The calendar is waiting.</p>
      <div className={classes.ways}>
        <ButtonLink to="/calendar">Go to Calendar</ButtonLink>
        <ButtonLink to="/home" variant="default">
          Back to Home
        </ButtonLink>
      </div>
    </section>
  )
}
