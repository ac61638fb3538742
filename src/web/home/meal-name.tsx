import { Link } from '@tanstack/react-router'
import type { Day } from '../../domain/day/day.ts'
import type { Meal } from '../../domain/meals/meal.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { RecipePicture } from '../recipes/recipe-picture.tsx'
import classes from './today-card.module.css'

interface Props {
  today: Day
  meal: Meal
  recipe: Recipe | undefined
}

/** A smaller meal of the day; a recipe leads to itself. */
export function MealName({ today, meal, recipe }: Props) {
  if (meal.recipeId === undefined) return <span className={classes.small}>{meal.name}</span>
  return (
    <Link
      className={classes.small}
      to="/calendar-recipe/$id/$servings/$date"
      params={{ id: meal.recipeId, servings: meal.peopleCount, date: today }}
    >
      {recipe && (
        <span className={classes.face}>
          <RecipePicture recipe={recipe} />
        </span>
      )}
      {meal.name}
    </Link>
  )
}
