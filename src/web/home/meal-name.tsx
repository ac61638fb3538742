import type { Day } from '../../domain/day.ts'
import type { Meal } from '../../domain/calendar/meal.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { RecipePicture } from '../recipes/recipe-picture.tsx'
import { ReadyLink } from '../ui/ready-link.tsx'
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
    <ReadyLink
      className={classes.small}
      href={`/calendar-recipe/${meal.recipeId}/${meal.peopleCount}/${today}`}
    >
      {recipe && (
        <span className={classes.face}>
          <RecipePicture recipe={recipe} />
        </span>
      )}
      {meal.name}
    </ReadyLink>
  )
}
