import { Button } from '@mantine/core'
import { IconEye, IconSparkles } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import type { Day, DayRange } from '../../domain/day.ts'
import classes from './planner-form.module.css'
import { PlannerOptions } from './planner-options.tsx'
import { DatesStep, MealStep, TemplateStep, WeekdaysStep } from './planner-steps.tsx'
import { openDates, type PlannerForm as Form } from './plan-body.ts'
import { RulesField } from './rules-field.tsx'

interface Props {
  form: Form
  isReading: boolean
  locks: readonly DayRange[]
  today: Day
  isGenerating: boolean
  isLooking: boolean
  onChange: (part: Partial<Form>) => void
  onGenerate: () => void
  onLook: () => void
  /** Reads what was written as rules. */
  onRead: () => void
}

/**
 * The four steps, the options, the tag filter, and the two ways on: straight to the calendar, or a
 * look first.
 */
export function PlannerForm({
  form,
  isReading,
  locks,
  today,
  isGenerating,
  isLooking,
  onChange,
  ...go
}: Props) {
  const generate = (event: FormEvent) => {
    event.preventDefault()
    go.onGenerate()
  }
  return (
    <form className={classes.form} aria-label="Plan meals" noValidate onSubmit={generate}>
      <DatesStep form={form} locks={locks} today={today} onChange={onChange} />
      <TemplateStep form={form} onChange={onChange} />
      <WeekdaysStep form={form} onChange={onChange} />
      <MealStep form={form} onChange={onChange} />
      <div className={classes.more}>
        <RulesField
          form={form}
          dates={openDates(form, locks)}
          isReading={isReading}
          onRead={go.onRead}
          onChange={onChange}
        />
        <PlannerOptions form={form} onChange={onChange} />
      </div>
      <div className={classes.buttons}>
        <Button
          variant="default"
          size="md"
          leftSection={<IconEye size={18} aria-hidden />}
          loading={isLooking}
          disabled={isGenerating}
          onClick={go.onLook}
        >
          Look first
        </Button>
        <Button
          type="submit"
          size="md"
          leftSection={<IconSparkles size={18} aria-hidden />}
          loading={isGenerating}
          disabled={isGenerating || isLooking}
        >
          Generate AI Meal Plan
        </Button>
      </div>
      <p role="status" className="aloud">
        {isGenerating ? 'Generating your meal plan…' : ''}
      </p>
    </form>
  )
}
