import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ButtonLink, TextLink } from '../../ui/button-link.tsx'
import { Screen } from '../../ui/screen.tsx'
import { type PicturedScreen, ScreenPicture } from './screen-picture.tsx'
import classes from './tutorial-screen.module.css'

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
      <div className={classes.head}>
        <p className={classes.number} aria-hidden>
          {number + 1}
        </p>
        <h2>{step.title}</h2>
      </div>
      <ScreenPicture screen={step.picture} className={classes.shot} alt={step.shows} />
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
      <ScreenPicture
        screen="week"
        className={classes.shot}
        alt="A week of the calendar, with a dinner planned on every day."
      />
      <div className={classes.ways}>
        <ButtonLink to="/calendar">Go to Calendar</ButtonLink>
        <ButtonLink to="/home" variant="default">
          Back to Home
        </ButtonLink>
      </div>
    </section>
  )
}

interface TutorialStep {
  title: string
  /** The screen for the step, and the text alternative of its picture. */
  picture: PicturedScreen
  shows: string
  /** The text of a step (home 11 to home 14), with a link to the screen where it is done. */
  body: ReactNode
}

const tutorialSteps: readonly [TutorialStep, ...TutorialStep[]] = [
  {
    title: 'Set templates for how you eat every day',
    picture: 'templates',
    shows: 'Two day templates: a school day with porridge and packed lunches, and a slow Sunday.',
    body: (
      <>
        <p>
          Most weeks look alike. Describe your weekday patterns once: what you have for breakfast, who is home
          for lunch, how many sit down to dinner. A day may have several breakfasts, one for each kind of
          eater.
        </p>
        <p>Templates and their days can be changed later under Account in the top navigation.</p>
        <p>
          <TextLink to="/meal-planning-setup">Day Templates</TextLink>
        </p>
      </>
    ),
  },
  {
    title: 'Enter Recipes',
    picture: 'recipes',
    shows: 'Recipes as cards, each with its plate, its time and its ingredients.',
    body: (
      <>
        <p>
          Add recipes by hand or import them from a URL. Keep ingredients, quantities and tags clean: the
          shopping list and the planner read them.
        </p>
        <p>
          Have a shelf of cookery books? We can enter your recipes from photos in bulk.{' '}
          <TextLink to="/contact">Contact us</TextLink>
        </p>
        <p>The AI planner works best with at least 10-15 recipes in your collection.</p>
        <p>
          <TextLink to="/recipes">Go to recipes</TextLink>
        </p>
      </>
    ),
  },
  {
    title: 'AI Meal Planner',
    picture: 'planner',
    shows: 'A plan of seven dinners, each with a reason, before it goes to the calendar.',
    body: (
      <>
        <p>
          The AI assigns your recipes to the calendar. It considers dietary preferences and meal patterns, and
          generates variety, so that Tuesday isn’t always pasta.
        </p>
        <p>
          <TextLink to="/ai-meal-planner">Open the AI Meal Planner</TextLink>
        </p>
      </>
    ),
  },
  {
    title: 'Generate Shopping Lists',
    picture: 'list',
    shows: 'A shopping list in the order of the shop, with amounts and the dishes they’re for.',
    body: (
      <>
        <p>
          The list consolidates ingredients across recipes, organises them by store section and tracks
          purchased items. Lists are generated automatically when meals are planned on the calendar.
        </p>
        <p>
          <TextLink to="/grocery">Go to the shopping list</TextLink>
        </p>
      </>
    ),
  },
]
