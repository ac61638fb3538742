/** The four numbered steps of the planner's form. */

import { Button, NativeSelect } from '@mantine/core'
import { withCapital } from '@plateful/ingredients/format-english'
import type { KeyboardEvent, ReactNode } from 'react'
import { mealSlots } from '../../domain/calendar/meal.ts'
import { addDays, type Day, type DayRange, startOfWeek } from '../../domain/day.ts'
import { weekdayNames } from '../../domain/planner/weekday-names.ts'
import { slotNames } from '../calendar/meal-labels.ts'
import { useTemplates } from '../calendar/templates/queries.ts'
import { ChipRow, ChoiceChip, MultiChoiceChips } from '../ui/forms/choice-chip.tsx'
import { DateField } from '../ui/forms/date-field.tsx'
import { Note } from '../ui/note.tsx'
import { datesOf, unlockedDates, type PlannerFormPart } from './planner-form-values.ts'
import classes from './planner-form.module.css'

const quickRanges = (today: Day): { label: string; range: DayRange }[] => {
  const monday = startOfWeek(today)
  return [
    { label: 'Rest of this week', range: { start: today, end: addDays(monday, 6) } },
    { label: 'Next 7 days', range: { start: today, end: addDays(today, 6) } },
    { label: 'Next week', range: { start: addDays(monday, 7), end: addDays(monday, 13) } },
  ]
}

interface DatesStepProps extends PlannerFormPart {
  locks: readonly DayRange[]
  today: Day
}

/** Enter takes a typed date. It must not submit the form, which would plan (calendar 61). */
const takeDate = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

export function DatesStep({ form, locks, today, onChange }: DatesStepProps) {
  const { start, end } = form
  const locked = datesOf(form).length - unlockedDates(form, locks).length
  return (
    <Step number={1} title="Date range" hint="Which days should we plan?">
      <div role="presentation" className={classes.dates} onKeyDown={takeDate}>
        <DateField
          label="Start date"
          min={today}
          value={start}
          onChange={(value) => onChange({ start: value, ...(end !== '' && value > end && { end: value }) })}
        />
        <DateField
          label="End date"
          min={start || today}
          value={end}
          onChange={(value) => onChange({ end: value })}
        />
      </div>
      <div className={classes.quick}>
        {quickRanges(today).map(({ label, range }) => (
          <Button
            key={label}
            variant="subtle"
            size="compact-md"
            aria-pressed={start === range.start && end === range.end}
            onClick={() => onChange(range)}
          >
            {label}
          </Button>
        ))}
      </div>
      {locked > 0 && (
        <Note className={classes.note}>
          {locked === 1 ? 'One of these days is' : `${locked} of these days are`} locked by a shopping list
          and won’t be planned.
        </Note>
      )}
    </Step>
  )
}

export function TemplateStep({ form, onChange }: PlannerFormPart) {
  const templates = useTemplates().data ?? []
  return (
    <Step
      number={2}
      title="Template (optional)"
      hint="A day template fills all its meal times: recipes are chosen afresh, everything else is copied."
    >
      <NativeSelect
        aria-label="Template"
        className={classes.select}
        value={form.templateId === null ? '' : String(form.templateId)}
        data={[
          { value: '', label: templates.length === 0 ? 'No day templates yet' : 'No template' },
          ...templates.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === '' ? { templateId: null } : { templateId: Number(value), meal: null })
        }
      />
    </Step>
  )
}

const weekdays = weekdayNames.map((value) => ({
  value,
  name: withCapital(value),
}))

export function WeekdaysStep({ form, onChange }: PlannerFormPart) {
  return (
    <Step number={3} title="Weekdays (optional)" hint="Choose the days to plan, or none to plan every day.">
      <MultiChoiceChips
        offered={weekdays}
        chosen={form.weekdays}
        onChange={(chosen) => onChange({ weekdays: chosen })}
      />
    </Step>
  )
}

export function MealStep({ form, onChange }: PlannerFormPart) {
  const isOff = form.templateId !== null
  return (
    <Step
      number={4}
      title="Meal type"
      isOff={isOff}
      hint={isOff ? 'The template says which meals are planned.' : 'One meal time at a time.'}
    >
      <ChipRow>
        {mealSlots.map((slot) => (
          <ChoiceChip
            key={slot}
            type="radio"
            name="meal-type"
            isOff={isOff}
            isChosen={form.meal === slot}
            onChange={() => onChange({ meal: slot })}
          >
            {slotNames[slot]}
          </ChoiceChip>
        ))}
      </ChipRow>
    </Step>
  )
}

interface StepFrameProps {
  number: number
  title: string
  hint?: ReactNode
  isOff?: boolean
  children: ReactNode
}

function Step({ number, title, hint, isOff = false, children }: StepFrameProps) {
  return (
    <fieldset className={classes.step} disabled={isOff} data-off={isOff}>
      <legend className={classes.stepLegend}>
        <span className={classes.number} aria-hidden>
          {number}
        </span>
        {title}
      </legend>
      {hint && <p className={classes.hint}>{hint}</p>}
      {children}
    </fieldset>
  )
}
