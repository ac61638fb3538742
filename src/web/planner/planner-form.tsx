import { Button } from '@mantine/core'
import { IconEye, IconSparkles } from '@tabler/icons-react'
import { type RefObject, useRef } from 'react'
import type { Day, DayRange } from '../../domain/day.ts'
import { displayNameAmong } from '../../domain/household/person.ts'
import { useTemplates } from '../calendar/templates/queries.ts'
import { usePeople } from '../household/queries.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { handleSubmit } from '../ui/forms/handle-submit.ts'
import { formatDates, describeOptions, describeRequest, describeFormRules } from './describe-form.ts'
import { useKeptRules } from './kept-rule-queries.ts'
import { unlockedDates, type PlannerFormValues as Form } from './planner-form-values.ts'
import { PlannerOptions } from './planner-options.tsx'
import { DatesStep, MealStep, TemplateStep, WeekdaysStep } from './planner-steps.tsx'
import { RulesField } from './rules-field.tsx'
import classes from './planner-form.module.css'

export type PlannerPart = 'days' | 'rules' | 'options'

interface Props {
  form: Form
  opened: readonly PlannerPart[]
  isReading: boolean
  locks: readonly DayRange[]
  today: Day
  isGenerating: boolean
  isPreviewing: boolean
  onToggle: (part: PlannerPart, isOpen: boolean) => void
  onChange: (part: Partial<Form>) => void
  onGenerate: () => void
  onPreview: () => void
  /** The button that opens the preview; it gets the focus back. */
  previewButton: RefObject<HTMLButtonElement | null>
  onRead: () => void
  /** Resets the form; undefined where it has its default values. */
  onStartAfresh: (() => void) | undefined
}

/**
 * What will be planned in one line, the folded parts that change it, and the two buttons: one plans
 * straight into the calendar, one shows a preview first.
 */
export function PlannerForm({ form, opened, locks, today, onChange, onToggle, ...rest }: Props) {
  const formSummary = useFormSummary(form, today)
  const lead = useRef<HTMLDivElement>(null)
  const fold = (part: PlannerPart) => ({
    isOpen: opened.includes(part),
    onToggle: (isOpen: boolean) => onToggle(part, isOpen),
  })
  const startAfresh = () => {
    rest.onStartAfresh?.()
    // The reset button disappears with the values.
    lead.current?.querySelector('button')?.focus()
  }
  return (
    <form
      className={classes.form}
      aria-label="Plan meals"
      noValidate
      onSubmit={handleSubmit(rest.onGenerate)}
    >
      <div ref={lead}>
        <Disclosure isLead title={formSummary.request} summary={formatDates(form, locks)} {...fold('days')}>
          <div className={classes.steps}>
            <DatesStep form={form} locks={locks} today={today} onChange={onChange} />
            <TemplateStep form={form} onChange={onChange} />
            <WeekdaysStep form={form} onChange={onChange} />
            <MealStep form={form} onChange={onChange} />
          </div>
        </Disclosure>
        <Disclosure title="Rules" summary={formSummary.rules} {...fold('rules')}>
          <RulesField
            form={form}
            dates={unlockedDates(form, locks)}
            isReading={rest.isReading}
            onRead={rest.onRead}
            onChange={onChange}
          />
        </Disclosure>
        <Disclosure title="Guests, tags and options" summary={formSummary.options} {...fold('options')}>
          <div className={classes.more}>
            <PlannerOptions form={form} onChange={onChange} />
          </div>
        </Disclosure>
      </div>
      <div className={classes.buttons}>
        {rest.onStartAfresh && (
          <Button variant="subtle" color="gray" size="md" onClick={startAfresh}>
            Start over
          </Button>
        )}
        <PlanButtons {...rest} />
      </div>
      <p role="status" className="aloud">
        {rest.isGenerating ? 'Generating your meal plan…' : ''}
      </p>
    </form>
  )
}

type PlanButtonsProps = Pick<Props, 'isGenerating' | 'isPreviewing' | 'previewButton' | 'onPreview'>

/** The two ways to plan; while one runs, the other cannot be pressed. */
const PlanButtons = ({ isGenerating, isPreviewing, previewButton, onPreview }: PlanButtonsProps) => (
  <>
    <Button
      variant="default"
      size="md"
      leftSection={<IconEye size={18} aria-hidden />}
      ref={previewButton}
      loading={isPreviewing}
      disabled={isGenerating}
      onClick={onPreview}
    >
      Preview first
    </Button>
    <Button
      type="submit"
      size="md"
      leftSection={<IconSparkles size={18} aria-hidden />}
      loading={isGenerating}
      disabled={isGenerating || isPreviewing}
    >
      Generate AI Meal Plan
    </Button>
  </>
)

/** The summary of each folded part of the form. */
function useFormSummary(form: Form, today: Day) {
  const people = usePeople('guest-diners').data ?? []
  const templates = useTemplates().data ?? []
  const keptRules = useKeptRules().data ?? []
  const shortNameOf = displayNameAmong(people)
  const guests = people.filter(({ id }) => form.guestIds.includes(id)).map(shortNameOf)
  const template = templates.find(({ id }) => id === form.templateId)?.name
  return {
    request: describeRequest(form, { today, template, guests }),
    rules: describeFormRules(
      form,
      keptRules.map(({ rule }) => rule),
    ),
    options: describeOptions(form, guests),
  }
}
