import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Diners } from '../../../domain/calendar/diners.ts'
import { countCookedFor, LEFTOVERS_EATEN_WITHIN_DAYS } from '../../../domain/calendar/leftovers.ts'
import { isLocked } from '../../../domain/calendar/lock.ts'
import { isEatenBefore, type MealSlot } from '../../../domain/calendar/meal.ts'
import { addDays, Day, formatDay } from '../../../domain/day.ts'
import { PEOPLE_LIMITS } from '../../../domain/fields.ts'
import { eatersOf, useHousehold } from '../../household/household-people.ts'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { DateField } from '../../ui/forms/date-field.tsx'
import { DialogForm } from '../../ui/forms/form-dialog.tsx'
import { useProblem } from '../../ui/forms/use-problem.ts'
import type { Lock } from '../days/queries.ts'
import { DinersField } from '../diners/diners-field.tsx'
import { PeopleField, useUsualPeople } from '../diners/people-field.tsx'
import { useEatersLater } from './leftover-note.tsx'
import { MealTimeSelect } from './meal-time-select.tsx'
import type { MealAt, MealPlace } from './perform-action.ts'
import classes from './add-meal-dialog.module.css'

interface Props {
  from: MealAt
  locks: readonly Lock[]
  onChoose: (to: MealPlace, diners: Diners) => void
  onClose: () => void
}

/**
 * Asks when what is left of a meal is eaten, and by whom (calendar 104): by default at noon on the
 * next day, by those of the family who eat the meal.
 */
export function PlanLeftoversDialog({ from, locks, onChoose, onClose }: Props) {
  const { meal } = from
  const latest = addDays(from.date, LEFTOVERS_EATEN_WITHIN_DAYS)
  const [date, setDate] = useState<string>(addDays(from.date, 1))
  const [slot, setSlot] = useState<MealSlot>('lunch')
  const usual = useUsualDiners(from)
  const [chosen, setDiners] = useState<Diners | null>(null)
  const diners = chosen ?? usual
  const cookedFor = useCookedFor(from, diners)
  const { problem, setProblem, clearing } = useProblem()
  const choose = () => {
    const day = Day.safeParse(date)
    if (!day.success) return setProblem('Choose a day')
    const to = { date: day.data, slot }
    if (!isEatenBefore(from, to))
      return setProblem('Leftovers are eaten after the meal. Choose a later day or meal time.')
    if (day.data > latest)
      return setProblem(
        `Leftovers are planned within ${LEFTOVERS_EATEN_WITHIN_DAYS} days. Choose a day up to ${formatDay(latest, 'long')}.`,
      )
    if (isLocked(day.data, locks))
      return setProblem('This day is locked by a shopping list. Choose another day.')
    if (cookedFor > PEOPLE_LIMITS.most)
      return setProblem(
        `A meal is cooked for up to ${PEOPLE_LIMITS.most} people, and this would be ${cookedFor}. Plan it for fewer.`,
      )
    onChoose(to, diners)
  }
  return (
    <Dialog title={`Plan leftovers of ${meal.name}`} onClose={onClose}>
      <DialogForm onSubmit={choose}>
        <DateField label="Day" value={date} error={problem} data-autofocus onChange={clearing(setDate)} />
        <MealTimeSelect value={slot} onChange={clearing(setSlot)} />
        <div className={classes.people}>
          <span className={classes.label}>People</span>
          <PeopleField
            label="People"
            value={diners.peopleCount}
            onChange={clearing((peopleCount) => setDiners({ ...diners, peopleCount }))}
            isLarge
          />
        </div>
        <DinersField what="the leftovers" value={diners} onChange={clearing(setDiners)} />
        <p className="soft">
          {cookedFor === meal.peopleCount
            ? `${meal.name} is cooked for ${cookedFor} already, so there is enough.`
            : `${meal.name} will be cooked for ${cookedFor} instead of ${meal.peopleCount}.`}
        </p>
        <DialogButtons onCancel={onClose}>
          <Button type="submit">Plan leftovers</Button>
        </DialogButtons>
      </DialogForm>
    </Dialog>
  )
}

/** Those of the family who eat the meal; guests are gone by then. */
function useUsualDiners({ meal }: MealAt): Diners {
  const household = useHousehold()
  const usualPeople = useUsualPeople()
  const family = eatersOf(meal, household).filter(({ kind }) => kind === 'family')
  const peopleCount = Math.min(family.length, PEOPLE_LIMITS.most) || usualPeople
  const isPart = family.length > 0 && family.length < household.family.length
  return { peopleCount, ...(isPart && { dinerIds: family.map(({ id }) => id) }) }
}

/**
 * For how many people the meal is cooked with these leftovers, counting the later days that are
 * read.
 */
function useCookedFor({ meal, date }: MealAt, { peopleCount }: Diners): number {
  const household = useHousehold()
  const eatersLater = useEatersLater(meal, date)
  const eating = eatersOf(meal, household).length
  return countCookedFor(meal, { eating, eatersLater, more: peopleCount })
}
