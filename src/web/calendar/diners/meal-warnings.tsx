import { lazy, Suspense } from 'react'
import type { Meal } from '../../../domain/calendar/meal.ts'
import { isWary } from '../../../domain/recipes/eater.ts'
import { useRecipes } from '../../recipes/queries.ts'
import { type Diner, useSafety } from '../../household/who-can-eat/queries.ts'
import { useTable } from './at-table.tsx'
import { eatersOf } from '../../household/household-people.ts'

const DinerWarnings = lazy(async () => ({
  default: (await import('../../household/who-can-eat/diner-warnings.tsx')).DinerWarnings,
}))

type Eaten = Pick<Meal, 'name' | 'type' | 'recipeId' | 'dinerIds' | 'guestIds'>

/** What a meal means for the allergies and diets of those who eat it. */
export function MealWarnings({ meal }: { meal: Eaten }) {
  const wary = eatersOf(meal, useTable()).filter(isWary)
  return wary.length === 0 ? null : <CheckedMeal meal={meal} people={wary} />
}

function CheckedMeal({ meal, people }: { meal: Eaten; people: readonly Diner[] }) {
  const recipes = useRecipes().data
  const { isReady, confirmed, withAllowances } = useSafety(true)
  if (!isReady || (meal.recipeId !== undefined && !recipes)) return null
  const recipe = recipes?.find(({ id }) => id === meal.recipeId)
  const { ingredients: lines, tags } = recipe ?? { ingredients: [meal.name], tags: [] }
  return (
    <Suspense fallback={null}>
      <DinerWarnings eaten={{ lines, tags, confirmed }} people={withAllowances(people)} />
    </Suspense>
  )
}
