import { IconClock, IconUsers } from '@tabler/icons-react'
import type { Day } from '../../domain/day.ts'
import type { Meal } from '../../domain/calendar/meal.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { totalMinutes } from '../../domain/recipes/recipe-times.ts'
import { kindNames } from '../calendar/meal-words.ts'
import { Plate } from '../recipes/plates/plate.tsx'
import { RecipePicture } from '../recipes/recipe-picture.tsx'
import { sayMinutes } from '../recipes/say-recipe.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import classes from './today-card.module.css'

interface Props {
  today: Day
  meal: Meal
  recipe: Recipe | undefined
}

/** Letters of a name that would fill the card in the size of a short one. */
const LONG_NAME = 40

/** One dinner of today: its face, its name, for how many, and the way to the stove. */
export function DinnerPlate({ today, meal, recipe }: Props) {
  const minutes = recipe ? totalMinutes(recipe) : null
  return (
    <article className={classes.dinner}>
      <div className={classes.picture}>
        {recipe ? <RecipePicture recipe={recipe} /> : <Plate name={meal.name} ingredients={[]} />}
      </div>
      <div className={classes.words}>
        <h3 className={classes.name} data-long={meal.name.length > LONG_NAME}>
          {meal.name}
        </h3>
        <ul className={classes.facts}>
          {meal.type !== 'recipe' && meal.type !== 'food' && <li>{kindNames[meal.type]}</li>}
          {minutes !== null && (
            <li>
              <IconClock size={18} aria-hidden /> {sayMinutes(minutes)}
            </li>
          )}
          <li>
            <IconUsers size={18} aria-hidden />{' '}
            {meal.peopleCount === 1 ? '1 person' : `${meal.peopleCount} people`}
          </li>
        </ul>
        {meal.recipeId !== undefined && (
          <ButtonLink
            to="/calendar-recipe/$id/$servings/$date"
            params={{ id: meal.recipeId, servings: meal.peopleCount, date: today }}
          >
            Open the recipe
          </ButtonLink>
        )}
      </div>
    </article>
  )
}
