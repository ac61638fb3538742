import type { DayPlan } from '../../domain/calendar/assignment.ts'
import type { Day } from '../../domain/day.ts'
import { type Meal, mealFieldOf, type MealSlot } from '../../domain/calendar/meal.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { slotNames } from '../calendar/meal-words.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { DinnerPlate } from './dinner-plate.tsx'
import { MealName } from './meal-name.tsx'
import emptyPlate from './empty-plate.svg'
import classes from './today-card.module.css'

interface Props {
  today: Day
  plan: DayPlan | undefined
  recipes: readonly Recipe[]
}

const others: readonly MealSlot[] = ['breakfast', 'lunch', 'snacks']

/** Today's dinner, large, and the other meals of the day under it. */
export function TodayCard({ today, plan, recipes }: Props) {
  const mealsOf = (slot: MealSlot): Meal[] => (plan && !plan.isSkipped ? plan[mealFieldOf[slot]] : [])
  const dinners = mealsOf('dinner')
  const rest = others.filter((slot) => mealsOf(slot).length > 0)
  const recipeOf = (meal: Meal) => recipes.find(({ id }) => id === meal.recipeId)
  return (
    <section className={classes.card} aria-labelledby="dinner">
      <h2 id="dinner" className={classes.heading}>
        Dinner
      </h2>
      {dinners.map((meal) => (
        <DinnerPlate key={meal.id} today={today} meal={meal} recipe={recipeOf(meal)} />
      ))}
      {dinners.length === 0 && <NoDinner today={today} isSkipped={plan?.isSkipped ?? false} />}
      {rest.length > 0 && (
        <dl className={classes.rest}>
          {rest.map((slot) => (
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
      title={isSkipped ? 'Nobody cooks today' : 'Nothing planned for dinner yet'}
      text={
        isSkipped
          ? 'This day is ignored in the plan and on the shopping list.'
          : 'Choose a recipe, a takeaway or something from the freezer, and it stands here.'
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
