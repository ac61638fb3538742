import { Button } from '@mantine/core'
import { useState } from 'react'
import { mealFieldOf, mealSlots } from '../../../domain/calendar/meal.ts'
import { type DayRange, formatDay } from '../../../domain/day.ts'
import type { CompletedList } from '../../../domain/shopping/completed-list.ts'
import { useAssignments } from '../../calendar/days/queries.ts'
import { slotNames } from '../../calendar/meal-labels.ts'
import { LeftoverDaysProvider, LeftoverNote } from '../../calendar/slots/leftover-note.tsx'
import { ChangeMealDialog, type MealToChange } from './change-meal-dialog.tsx'
import classes from './finalize-screen.module.css'

interface Props {
  range: DayRange
  /** A completed list, whose meals can be changed with it. */
  completed: CompletedList | null
}

export function MealsIncluded({ range, completed }: Props) {
  const [changing, setChanging] = useState<MealToChange | null>(null)
  const assignments = useAssignments(range)
  const days = (assignments.data ?? [])
    .filter((day) => !day.isSkipped)
    .map((day) => ({
      day,
      date: day.date,
      meals: mealSlots.flatMap((slot) => day[mealFieldOf[slot]].map((meal) => ({ slot, meal }))),
    }))
    .filter(({ meals }) => meals.length > 0)
  return (
    <section className={classes.card} aria-labelledby="meals-included">
      <h2 id="meals-included" className={classes.title}>
        Meals Included
      </h2>
      {completed && days.length > 0 && (
        <p className={classes.text}>
          Something else for dinner after all? Change a meal, and see what that does to the list first.
        </p>
      )}
      {assignments.isLoadingError ? (
        <p className={classes.text}>The meals can’t be read right now. Everything to buy is on the list.</p>
      ) : assignments.isPending ? null : days.length === 0 ? (
        <p className={classes.text}>No meals are planned on these days.</p>
      ) : (
        <div className={classes.meals} tabIndex={0} role="group" aria-labelledby="meals-included">
          <LeftoverDaysProvider shown={range} days={assignments.data}>
            {days.map(({ day, date, meals }) => (
              <div key={date} className={classes.day}>
                <h3 className={classes.date}>{formatDay(date, 'long')}</h3>
                <ul className="list">
                  {meals.map(({ slot, meal }) => (
                    <li key={meal.id} className={classes.meal}>
                      <span className={classes.slot}>{slotNames[slot]}</span>
                      <span>
                        {meal.name} <span className={classes.people}>for {meal.peopleCount}</span>
                        {meal.leftoverOf && <LeftoverNote meal={meal} date={date} />}
                      </span>
                      {completed && (
                        <Button
                          variant="subtle"
                          size="compact-sm"
                          aria-label={`Change ${meal.name} on ${formatDay(date, 'long')}`}
                          onClick={() => setChanging({ day, slot, meal })}
                        >
                          Change
                        </Button>
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </LeftoverDaysProvider>
        </div>
      )}
      {completed && changing && (
        <ChangeMealDialog list={completed} {...changing} onClose={() => setChanging(null)} />
      )}
    </section>
  )
}
