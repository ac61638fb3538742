import { lazy, Suspense } from 'react'
import type { Meal } from '../../domain/meals/meal.ts'
import type { Eater } from '../../domain/recipes/who-can-eat.ts'
import { useRecipes } from '../recipes/queries.ts'
import { useEaters } from './household-people.ts'

const DinerWarnings = lazy(async () => ({
  default: (await import('../recipes/diner-warnings.tsx')).DinerWarnings,
}))

type Eaten = Pick<Meal, 'name' | 'type' | 'recipeId' | 'dinerIds' | 'guestIds'>

/** What a meal means for the allergies of those who eat it. */
export function MealWarnings({ meal }: { meal: Eaten }) {
  const wary = useEaters(meal).filter(({ allergies }) => allergies.length > 0)
  return wary.length === 0 ? null : <CheckedMeal meal={meal} people={wary} />
}

function CheckedMeal({ meal, people }: { meal: Eaten; people: readonly Eater[] }) {
  const recipes = useRecipes().data
  if (meal.recipeId !== undefined && !recipes) return null
  const recipe = recipes?.find(({ id }) => id === meal.recipeId)
  return (
    <Suspense fallback={null}>
      <DinerWarnings lines={recipe?.ingredients ?? [meal.name]} people={people} />
    </Suspense>
  )
}
