import type { Assignment } from '../../domain/calendar/day-plan.ts'
import { mealFieldOf, mealSlots } from '../../domain/calendar/meal.ts'
import type { Day } from '../../domain/day.ts'
import { useRecipes } from '../recipes/queries.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import classes from './day-status.module.css'

/** A day or two without meals need no help. */
const MANY_DAYS = 3

const isFree = (day: Assignment | null) =>
  day === null || (!day.isSkipped && mealSlots.every((slot) => day[mealFieldOf[slot]].length === 0))

interface Props {
  /** The shown days that can still be planned. */
  open: readonly Day[]
  storedOn: (date: Day) => Assignment | null
}

/**
 * A week in which nothing is planned offers the one next step (calendar 48): the planner, or the
 * first recipes where there are none to plan with (calendar 50).
 */
export function NothingPlanned({ open, storedOn }: Props) {
  const isToFill = open.length >= MANY_DAYS && open.every((date) => isFree(storedOn(date)))
  const { data: recipes } = useRecipes(isToFill)
  if (!isToFill) return null
  const hasNoRecipes = recipes?.length === 0
  return (
    <div className={classes.allSuggestions}>
      <p className={classes.suggestionWords}>
        Nothing’s planned here yet
        {hasNoRecipes
          ? ', and there are no recipes to plan with. Take a dozen to begin with.'
          : '. Press + to add a meal, or have the days filled from your recipes.'}
      </p>
      <ButtonLink to={hasNoRecipes ? '/browse-recipes' : '/ai-meal-planner'} size="compact-md">
        {hasNoRecipes ? 'Choose first recipes' : 'Open the planner'}
      </ButtonLink>
    </div>
  )
}
