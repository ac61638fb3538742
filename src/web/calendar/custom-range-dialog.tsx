import { Button, Modal, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { customRangeProblem } from '../../domain/calendar/views.ts'
import type { DayRange } from '../../domain/day/range.ts'
import { useReturnFocus } from '../ui/use-return-focus.ts'
import classes from './add-meal-dialog.module.css'

interface Props {
  initial: DayRange
  onChoose: (range: DayRange) => void
  onClose: () => void
}

/** Asks for the two ends of a custom range: at most seven days. */
export function CustomRangeDialog({ initial, onChoose, onClose }: Props) {
  useReturnFocus()
  const [start, setStart] = useState<string>(initial.start)
  const [end, setEnd] = useState<string>(initial.end)
  const [isTried, setTried] = useState(false)
  const problem = isTried ? customRangeProblem({ start, end }) : null
  const choose = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!customRangeProblem({ start, end })) onChoose({ start, end })
  }
  return (
    <Modal opened onClose={onClose} title="Custom Range" classNames={{ title: classes.title }}>
      <form className={classes.form} onSubmit={choose} noValidate>
        <TextInput
          type="date"
          label="Start date"
          value={start}
          data-autofocus
          onChange={({ currentTarget: { value } }) => setStart(value)}
        />
        <TextInput
          type="date"
          label="End date"
          value={end}
          onChange={({ currentTarget: { value } }) => setEnd(value)}
        />
        {problem && (
          <p className={classes.problem} role="alert">
            {[problem.title, problem.text].filter(Boolean).join(': ')}
          </p>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Show these days</Button>
        </div>
      </form>
    </Modal>
  )
}
