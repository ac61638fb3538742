import { Button } from '@mantine/core'
import { useState } from 'react'
import { isLocked } from '../../../domain/calendar/lock.ts'
import type { MealSlot } from '../../../domain/calendar/meal.ts'
import { Day } from '../../../domain/day.ts'
import { DialogButtons, Dialog } from '../../ui/dialog.tsx'
import { DateField } from '../../ui/forms/date-field.tsx'
import { DialogForm } from '../../ui/forms/form-dialog.tsx'
import { useProblem } from '../../ui/forms/use-problem.ts'
import type { Lock } from '../days/queries.ts'
import { MealTimeSelect } from './meal-time-select.tsx'
import type { MealAt, MealPlace } from './perform-action.ts'

interface Props {
  kind: 'move' | 'copy'
  from: MealAt
  locks: readonly Lock[]
  onChoose: (to: MealPlace) => void
  onClose: () => void
}

const words = {
  move: { title: 'Move', button: 'Move it' },
  copy: { title: 'Copy', button: 'Copy it' },
} as const

export function PlaceMealDialog({ kind, from, locks, onChoose, onClose }: Props) {
  const [date, setDate] = useState<string>(from.date)
  const [slot, setSlot] = useState<MealSlot>(from.slot)
  const { problem, setProblem, clearing } = useProblem()
  const choose = () => {
    const day = Day.safeParse(date)
    if (!day.success) return setProblem('Choose a day')
    if (isLocked(day.data, locks))
      return setProblem('This day is locked by a shopping list. Choose another day.')
    if (kind === 'move' && day.data === from.date && slot === from.slot)
      return setProblem('The meal is already there. Choose another day or meal time.')
    onChoose({ date: day.data, slot })
  }
  return (
    <Dialog title={`${words[kind].title} ${from.meal.name} to`} onClose={onClose}>
      <DialogForm onSubmit={choose}>
        <DateField label="Day" value={date} error={problem} data-autofocus onChange={clearing(setDate)} />
        <MealTimeSelect value={slot} onChange={clearing(setSlot)} />
        <DialogButtons onCancel={onClose}>
          <Button type="submit">{words[kind].button}</Button>
        </DialogButtons>
      </DialogForm>
    </Dialog>
  )
}
