import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { OnboardingStatus } from '../../../domain/account/user.ts'
import { areFirstStepsShown, hideFirstSteps } from '../../api/onboarding-flags.ts'
import { ButtonLink, TextLink } from '../../ui/button-link.tsx'
import { useOnboardingStatus } from './queries.ts'
import classes from './welcome.module.css'

const steps = [
  {
    key: 'family',
    to: '/family-members',
    label: 'Who eats with you',
    next: '/family-members',
    action: 'Set up the family',
  },
  {
    key: 'templates',
    to: '/onboarding-next',
    label: 'Your usual days',
    next: '/meal-setup',
    action: 'Set up day templates',
  },
  {
    key: 'recipes',
    to: '/browse-recipes',
    label: 'Your first recipes',
    next: '/browse-recipes',
    action: 'Choose first recipes',
  },
] as const

/**
 * The steps from the onboarding welcome to a planned week: which are done, and the next one. Once
 * dismissed it does not come back.
 */
export function FirstSteps() {
  const [isShown, setIsShown] = useState(areFirstStepsShown)
  const { data } = useOnboardingStatus()
  if (!isShown || !data) return null
  const hide = () => {
    hideFirstSteps()
    setIsShown(false)
  }
  return (
    <aside className={classes.banner} aria-label="First steps">
      <ol className={classes.stepsSteps}>
        {steps.map(({ key, to, label }) => (
          <li key={key} className={classes.stepsStep} data-is-done={data.steps[key] || undefined}>
            <TextLink to={to}>
              {data.steps[key] && <IconCheck size={18} role="img" aria-label="Done:" />}
              {label}
            </TextLink>
          </li>
        ))}
      </ol>
      <div className="wrap">
        <NextStep done={data.steps} onLast={hide} />
        <Button variant="subtle" color="gray" px="xs" onClick={hide}>
          Hide these steps
        </Button>
      </div>
    </aside>
  )
}

function NextStep({ done, onLast }: { done: OnboardingStatus['steps']; onLast: () => void }) {
  const path = useLocation({ select: (location) => location.pathname })
  // Recipes are enough to plan with; the other steps can follow.
  const open = done.recipes ? [] : steps.filter(({ key }) => !done[key])
  // The screen that is open needs no link to itself.
  const nextStep = open.find(({ next }) => next !== path)
  if (nextStep)
    return (
      <ButtonLink to={nextStep.next} variant="default" px="sm">
        {nextStep.action}
      </ButtonLink>
    )
  if (open.length > 0) return null
  return (
    <ButtonLink to="/ai-meal-planner" onClick={onLast}>
      Plan your first week
    </ButtonLink>
  )
}
