import { formatCount } from '@plateful/ingredients/format-english'
import { IconClock, IconUsers } from '@tabler/icons-react'
import type { DayPlan } from '../../domain/calendar/day-plan.ts'
import { cookingDayOf, isFromFreezer } from '../../domain/calendar/leftovers.ts'
import { type Meal, mealFieldOf, type MealSlot } from '../../domain/calendar/meal.ts'
import type { Day } from '../../domain/day.ts'
import { totalMinutes } from '../../domain/recipes/recipe-times.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { kindNames, LEFTOVERS, slotNames } from '../calendar/meal-labels.ts'
import { CookedOnNote } from '../calendar/slots/leftover-note.tsx'
import { formatMinutes } from '../recipes/format-recipe.ts'
import { Plate } from '../recipes/plates/plate.tsx'
import { RecipePicture } from '../recipes/recipe-picture.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import emptyPlate from '../ui/empty-plate.svg'
import { EmptyState } from '../ui/empty-state.tsx'
import { FastLink } from '../ui/fast-link.tsx'
import classes from './today-card.module.css'

interface Props {
  today: Day
  /** The days around today, among them those on which leftovers were cooked. */
  plans: readonly DayPlan[]
  recipes: readonly Recipe[]
  /** Whether recipes are still being read, so that a missing one may yet appear. */
  isReading: boolean
}

const otherSlots: readonly MealSlot[] = ['breakfast', 'lunch', 'snacks']

export function TodayCard({ today, plans, recipes, isReading }: Props) {
  const plan = plans.find(({ date }) => date === today)
  const mealsOf = (slot: MealSlot): Meal[] => (plan && !plan.isSkipped ? plan[mealFieldOf[slot]] : [])
  const dinners = mealsOf('dinner')
  const plannedSlots = otherSlots.filter((slot) => mealsOf(slot).length > 0)
  const recipeOf = (meal: Meal) => recipes.find(({ id }) => id === meal.recipeId)
  return (
    <section className={classes.card} aria-labelledby="dinner">
      <h2 id="dinner" className={classes.heading}>
        Dinner
      </h2>
      {dinners.map((meal) => (
        <DinnerPlate key={meal.id} {...{ today, meal, plans, isReading }} recipe={recipeOf(meal)} />
      ))}
      {dinners.length === 0 && <NoDinner today={today} isSkipped={plan?.isSkipped ?? false} />}
      {plannedSlots.length > 0 && (
        <dl className={classes.rest}>
          {plannedSlots.map((slot) => (
            <div key={slot}>
              <dt>{slotNames[slot]}</dt>
              <dd>
                {mealsOf(slot).map((meal) => (
                  <MealName key={meal.id} today={today} meal={meal} recipe={recipeOf(meal)} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function NoDinner({ today, isSkipped }: { today: Day; isSkipped: boolean }) {
  return (
    <EmptyState
      heading="h3"
      picture={<img src={emptyPlate} alt="" />}
      title={isSkipped ? 'Nobody cooks today' : 'What’s for dinner tonight?'}
      text={
        isSkipped
          ? 'This day is ignored in the plan and on the shopping list.'
          : 'Choose a recipe, a takeaway or something from the freezer, and it appears here.'
      }
      action={
        <ButtonLink
          to="/calendar"
          search={{ view: 'day', date: today }}
          variant={isSkipped ? 'default' : 'filled'}
        >
          {isSkipped ? 'Open the calendar' : 'Plan dinner'}
        </ButtonLink>
      }
    />
  )
}

interface DinnerPlateProps {
  today: Day
  meal: Meal
  plans: readonly DayPlan[]
  recipe: Recipe | undefined
  isReading: boolean
}

/** Letters from which a name is set smaller, or it would fill the card. */
const LONG_NAME = 40

function DinnerPlate({ today, meal, plans, recipe, isReading }: DinnerPlateProps) {
  // A plate drawn from the name alone would change once the recipe is there (home 113).
  const isToCome = recipe === undefined && meal.recipeId !== undefined && isReading
  // Leftovers need no cooking time.
  const minutes = recipe && !meal.leftoverOf ? totalMinutes(recipe) : null
  const cookedOn = cookingDayOf(meal, today, plans)
  return (
    <article className={classes.dinner}>
      <div className={classes.picture} data-to-come={isToCome}>
        {recipe && <RecipePicture recipe={recipe} />}
        {!recipe && !isToCome && <Plate name={meal.name} ingredients={[]} />}
      </div>
      <div className={classes.words}>
        <h3 className={classes.name} data-long={meal.name.length > LONG_NAME}>
          {meal.name}
        </h3>
        <ul className={classes.facts}>
          {meal.type !== 'recipe' && meal.type !== 'food' && (
            <li>
              {meal.leftoverOf && !isFromFreezer(meal, today, plans) ? LEFTOVERS : kindNames[meal.type]}
            </li>
          )}
          {minutes !== null && (
            <li>
              <IconClock size={18} aria-hidden /> {formatMinutes(minutes)}
            </li>
          )}
          <li>
            <IconUsers size={18} aria-hidden /> {formatCount(meal.peopleCount, 'person', 'people')}
          </li>
        </ul>
        {cookedOn && <CookedOnNote {...cookedOn} eatenOn={today} />}
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

function MealName({ today, meal, recipe }: { today: Day; meal: Meal; recipe: Recipe | undefined }) {
  if (meal.recipeId === undefined) return <span className={classes.small}>{meal.name}</span>
  return (
    <FastLink
      className={classes.small}
      href={`/calendar-recipe/${meal.recipeId}/${meal.peopleCount}/${today}`}
    >
      {recipe && (
        <span className={classes.face}>
          <RecipePicture recipe={recipe} />
        </span>
      )}
      {meal.name}
    </FastLink>
  )
}
