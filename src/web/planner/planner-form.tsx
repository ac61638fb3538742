import { Button } from '@mantine/core'
import { IconEye, IconSparkles } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import type { Day, DayRange } from '../../domain/day.ts'
import type { ReadWishes } from '../../domain/planner/read-wishes.ts'
import classes from './planner-form.module.css'
import { PlannerOptions } from './planner-options.tsx'
import { DatesStep, MealStep, TemplateStep, WeekdaysStep } from './planner-steps.tsx'
import type { PlannerForm as Form } from './planner-wish.ts'
import { WishesField } from './wishes-field.tsx'

interface Props {
  form: Form
  /** What the wishes are understood as. */
  read: ReadWishes
  locks: readonly DayRange[]
  today: Day
  isGenerating: boolean
  isLooking: boolean
  onChange: (part: Partial<Form>) => void
  onGenerate: () => void
  onLook: () => void
}

/**
 * The four steps, the options, the tag filter, and the two ways on: straight to the calendar, or a
 * look first.
 */
export function PlannerForm({ form, read, locks, today, isGenerating, isLooking, onChange, ...go }: Props) {
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
        <WishesField text={form.wishes} read={read} onChange={(wishes) => onChange({ wishes })} />
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
