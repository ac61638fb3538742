import type { ReactNode } from 'react'
import { TextLink } from '../../ui/button-link.tsx'

interface TutorialStep {
  title: string
  /** The words of the step (home 11 to home 14), with the way to where it is done. */
  body: ReactNode
}

export const tutorialSteps: readonly [TutorialStep, ...TutorialStep[]] = [
  {
    title: 'Set templates for how you eat every day',
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
    body: (
      <>
        <p>
          The AI assigns your recipes to the calendar. It considers dietary preferences and meal patterns, and
          generates variety, so that Tuesday is not always pasta.
        </p>
        <p>
          <TextLink to="/ai-meal-planner">Open the AI Meal Planner</TextLink>
        </p>
      </>
    ),
  },
  {
    title: 'Generate Shopping Lists',
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
