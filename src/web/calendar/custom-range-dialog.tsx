import { Button } from '@mantine/core'
import { useState } from 'react'
import { customRangeProblem } from '../../domain/calendar/calendar-view.ts'
import type { DayRange } from '../../domain/day.ts'
import { DialogButtons, Dialog } from '../ui/dialog.tsx'
import { DateField } from '../ui/forms/date-field.tsx'
import { DialogForm } from '../ui/forms/form-dialog.tsx'
import classes from './custom-range-dialog.module.css'

interface Props {
  initial: DayRange
  onChoose: (range: DayRange) => void
  onClose: () => void
}

export function CustomRangeDialog({ initial, onChoose, onClose }: Props) {
  const [start, setStart] = useState<string>(initial.start)
  const [end, setEnd] = useState<string>(initial.end)
  const [isTried, setIsTried] = useState(false)
  const problem = isTried ? customRangeProblem({ start, end }) : null
  const choose = () => {
    setIsTried(true)
    if (!customRangeProblem({ start, end })) onChoose({ start, end })
  }
  return (
    <Dialog title="Custom Range" onClose={onClose}>
      <DialogForm onSubmit={choose}>
        <DateField label="Start date" value={start} data-autofocus onChange={setStart} />
        <DateField label="End date" value={end} onChange={setEnd} />
        {problem && (
          <div className={classes.problem} role="alert">
            <strong>{problem.title}</strong>
            {problem.text && <p>{problem.text}</p>}
          </div>
        )}
        <DialogButtons onCancel={onClose}>
          <Button type="submit">Show these days</Button>
        </DialogButtons>
      </DialogForm>
    </Dialog>
  )
}
