import type { DayRange } from '../../domain/day/range.ts'
import { sayDay } from '../../domain/day/day.ts'
import { mealFieldOf, mealSlots } from '../../domain/meals/meal.ts'
import { slotNames } from '../meals/meal-words.ts'
import { useAssignments } from '../calendar/queries.ts'
import classes from './finalize-screen.module.css'

/** Which meals the list is for, day by day; ignored days bring nothing and are left out. */
export function MealsIncluded({ range }: { range: DayRange }) {
  const assignments = useAssignments(range)
  const days = (assignments.data ?? [])
    .filter((day) => !day.isSkipped)
    .map((day) => ({
      date: day.date,
      meals: mealSlots.flatMap((slot) => day[mealFieldOf[slot]].map((meal) => ({ slot, ...meal }))),
    }))
    .filter(({ meals }) => meals.length > 0)
  return (
    <section className={classes.card} aria-labelledby="meals-included">
      <h2 id="meals-included" className={classes.title}>
        Meals Included
      </h2>
      {assignments.isError ? (
        <p className={classes.text}>The meals cannot be read just now. Everything to buy is on the list.</p>
      ) : assignments.isPending ? null : days.length === 0 ? (
        <p className={classes.text}>No meals are planned on these days.</p>
      ) : (
        <div className={classes.meals} tabIndex={0} role="group" aria-labelledby="meals-included">
          {days.map(({ date, meals }) => (
            <div key={date} className={classes.day}>
              <h3 className={classes.date}>{sayDay(date, 'long')}</h3>
              <ul className={classes.dayMeals}>
                {meals.map((meal) => (
                  <li key={meal.id} className={classes.meal}>
                    <span>
                      <span className={classes.slot}>{slotNames[meal.slot]}</span> {meal.name}
                    </span>
                    <span className={classes.people}>
                      {meal.peopleCount} {meal.peopleCount === 1 ? 'person' : 'people'}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </section>
  )
}
