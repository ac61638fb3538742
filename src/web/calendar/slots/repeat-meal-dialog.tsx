import { Button, NativeSelect, Radio } from '@mantine/core'
import { useState } from 'react'
import { MAX_WEEKS, type Repeat } from '../../../domain/calendar/repeat.ts'
import { type DayRange, formatDay } from '../../../domain/day.ts'
import { DialogButtons, Dialog } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/forms/form-dialog.tsx'
import type { MealAt } from './perform-action.ts'
import classes from './repeat-meal-dialog.module.css'

interface Props {
  from: MealAt
  shown: DayRange
  onChoose: (how: Repeat) => void
  onClose: () => void
}

const weekCounts = Array.from({ length: MAX_WEEKS }, (_, index) => String(index + 1))

export function RepeatMealDialog({ from, shown, onChoose, onClose }: Props) {
  const [kind, setKind] = useState<Repeat['kind']>(shown.start === shown.end ? 'weeks' : 'days')
  const [weeks, setWeeks] = useState('4')
  const choose = () => {
    onChoose(kind === 'weeks' ? { kind, weeks: Number(weeks) } : { kind, shown })
  }
  const range = `${formatDay(shown.start, 'short')} to ${formatDay(shown.end, 'short')}`
  return (
    <Dialog title={`Repeat ${from.meal.name}`} onClose={onClose}>
      <DialogForm onSubmit={choose}>
        <Radio.Group
          label="How often"
          description="Locked and ignored days are left out."
          value={kind}
          onChange={(value) =>
            setKind(value === 'weeks' ? 'weeks' : value === 'weekdays' ? 'weekdays' : 'days')
          }
        >
          <div className={classes.choices}>
            {shown.start !== shown.end && (
              <>
                <Radio value="days" label={`Every day shown (${range})`} />
                <Radio value="weekdays" label="Every weekday shown (Monday to Friday)" />
              </>
            )}
            <Radio value="weeks" label={`Every ${formatDay(from.date, 'weekday')}`} />
          </div>
        </Radio.Group>
        {kind === 'weeks' && (
          <NativeSelect
            label="For how many weeks"
            value={weeks}
            data={weekCounts}
            onChange={({ currentTarget: { value } }) => setWeeks(value)}
          />
        )}
        <DialogButtons onCancel={onClose}>
          <Button type="submit">Repeat it</Button>
        </DialogButtons>
      </DialogForm>
    </Dialog>
  )
}
