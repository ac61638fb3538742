import { NativeSelect, Radio } from '@mantine/core'
import { useState } from 'react'
import type { OnConflict } from '../../../domain/calendar/place-week.ts'
import { addDays, Day } from '../../../domain/day.ts'
import { useToday } from '../../ui/use-today.ts'
import { weeksToFill } from './format-week.ts'
import classes from './week-dialog.module.css'

export interface Target {
  monday: Day
  onTaken: OnConflict
}

/** The first target: the week that is shown, or the one after it. */
export function useTarget(shownWeek: Day, isCopy: boolean) {
  const today = useToday()
  const weeks = weeksToFill(today, shownWeek).filter(({ value }) => !isCopy || value !== shownWeek)
  const suggestedWeek = isCopy ? addDays(shownWeek, 7) : shownWeek
  const first = weeks.find(({ value }) => value === suggestedWeek) ?? weeks[0]
  const [target, setTarget] = useState<Target>({ monday: first?.value ?? suggestedWeek, onTaken: 'keep' })
  return { weeks, target, setTarget }
}

interface TargetFieldsProps {
  label: string
  weeks: { value: Day; label: string }[]
  target: Target
  onChange: (target: Target) => void
}

export function TargetFields({ label, weeks, target, onChange }: TargetFieldsProps) {
  return (
    <>
      <NativeSelect
        label={label}
        value={target.monday}
        data={weeks}
        onChange={({ currentTarget: { value } }) => onChange({ ...target, monday: Day.parse(value) })}
      />
      <Radio.Group
        label="Where meals are already planned"
        description="Past, locked and ignored days are left as they are."
        value={target.onTaken}
        onChange={(value) => onChange({ ...target, onTaken: value === 'replace' ? 'replace' : 'keep' })}
      >
        <div className={classes.choices}>
          <Radio value="keep" label="Keep them, and fill the rest" />
          <Radio value="replace" label="Replace them" />
        </div>
      </Radio.Group>
    </>
  )
}
