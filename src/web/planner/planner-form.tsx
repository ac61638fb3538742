import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { IconEye, IconSparkles } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { addDays, type Day, startOfWeek } from '../../domain/day/day.ts'
import type { ReadWishes } from '../../domain/planner/read-wishes.ts'
import type { DayRange } from '../../domain/day/range.ts'
import { daysOf } from '../../domain/day/range.ts'
import { mealSlots } from '../../domain/meals/meal.ts'
import { weekdayNames } from '../../domain/planner/weekday-names.ts'
import { countTags } from '../../domain/recipes/find-recipes.ts'
import { usePeople } from '../household/queries.ts'
import { slotNames } from '../meals/meal-words.ts'
import { useRecipes } from '../recipes/queries.ts'
import { useTemplates } from '../templates/queries.ts'
import { ChoiceChip, Chips } from './choice-chip.tsx'
import classes from './planner-form.module.css'
import { WishesField } from './wishes-field.tsx'
import { openDates, type PlannerForm as Form } from './planner-wish.ts'
import { Step } from './step.tsx'

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

/** The four steps, the options, the tag filter, and the two ways on: straight to the calendar, or a look first. */
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
      <More form={form} read={read} onChange={onChange} />
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
      <p role="status" className={classes.status}>
        {isGenerating ? 'Generating your meal plan…' : ''}
      </p>
    </form>
  )
}

type PartProps = Pick<Props, 'form' | 'onChange'>

/** Runs of days that a family often plans. */
const quickRanges = (today: Day): { label: string; range: DayRange }[] => {
  const monday = startOfWeek(today)
  return [
    { label: 'Rest of this week', range: { start: today, end: addDays(monday, 6) } },
    { label: 'Next 7 days', range: { start: today, end: addDays(today, 6) } },
    { label: 'Next week', range: { start: addDays(monday, 7), end: addDays(monday, 13) } },
  ]
}

function DatesStep({ form, locks, today, onChange }: Pick<Props, 'form' | 'locks' | 'today' | 'onChange'>) {
  const { start, end } = form
  const all = start === '' || end === '' ? 0 : daysOf({ start, end }).length
  const locked = all - openDates(form, locks).length
  return (
    <Step number={1} title="Date range" hint="Which days shall be planned?">
      <div className={classes.dates}>
        <TextInput
          type="date"
          label="Start date"
          min={today}
          value={start}
          onChange={({ currentTarget: { value } }) =>
            onChange({ start: value, ...(end !== '' && value > end && { end: value }) })
          }
        />
        <TextInput
          type="date"
          label="End date"
          min={start || today}
          value={end}
          onChange={({ currentTarget: { value } }) => onChange({ end: value })}
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
        <p className={classes.note}>
          {locked === 1 ? 'One of these days is' : `${locked} of these days are`} locked by a shopping list
          and left alone.
        </p>
      )}
    </Step>
  )
}

function TemplateStep({ form, onChange }: PartProps) {
  const templates = useTemplates().data ?? []
  return (
    <Step
      number={2}
      title="Template (optional)"
      hint="A day template fills all its meal times: its recipes are found anew, everything else is copied as it is."
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

function WeekdaysStep({ form, onChange }: PartProps) {
  return (
    <Step number={3} title="Weekdays (optional)" hint="Choose some to plan only those; none means every day.">
      <Chips label="Weekdays">
        {weekdayNames.map((name) => (
          <ChoiceChip
            key={name}
            type="checkbox"
            name="weekdays"
            isChosen={form.weekdays.includes(name)}
            onChange={(isChosen) =>
              onChange({
                weekdays: isChosen ? [...form.weekdays, name] : form.weekdays.filter((day) => day !== name),
              })
            }
          >
            {name.charAt(0).toUpperCase() + name.slice(1)}
          </ChoiceChip>
        ))}
      </Chips>
    </Step>
  )
}

function MealStep({ form, onChange }: PartProps) {
  const isOff = form.templateId !== null
  return (
    <Step
      number={4}
      title="Meal type"
      isOff={isOff}
      hint={isOff ? 'The template says which meals are planned.' : 'One meal time at once.'}
    >
      <Chips label="Meal type">
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
      </Chips>
    </Step>
  )
}

function More({ form, read, onChange }: PartProps & Pick<Props, 'read'>) {
  const guests = usePeople('guest-diners').data ?? []
  const recipes = useRecipes().data ?? []
  const tags = countTags(recipes)
  return (
    <div className={classes.more}>
      <WishesField text={form.wishes} read={read} onChange={(wishes) => onChange({ wishes })} />
      <fieldset className={classes.group}>
        <legend className={classes.legend}>Additional options</legend>
        <div className={classes.options}>
          <Checkbox
            label="Replace existing meals"
            description="What is planned already makes way. Undo brings it back."
            checked={form.replaceExistingMeals}
            onChange={({ currentTarget: { checked } }) => onChange({ replaceExistingMeals: checked })}
          />
          <Checkbox
            label="Ignore skipped days"
            description="Days that you ignore on the calendar stay empty."
            checked={form.ignoreSkippedDays}
            onChange={({ currentTarget: { checked } }) => onChange({ ignoreSkippedDays: checked })}
          />
          <Checkbox
            label="Balance cuisines"
            description="Not the same kitchen day after day."
            checked={form.balanceCuisines}
            onChange={({ currentTarget: { checked } }) => onChange({ balanceCuisines: checked })}
          />
        </div>
      </fieldset>
      {tags.length > 0 && (
        <fieldset className={classes.group}>
          <legend className={classes.legend}>Only recipes tagged</legend>
          <Chips label="Tag filter">
            {tags.slice(0, 24).map(({ tag }) => (
              <ChoiceChip
                key={tag}
                type="checkbox"
                name="tags"
                isChosen={form.tags.includes(tag)}
                onChange={(isChosen) =>
                  onChange({
                    tags: isChosen ? [...form.tags, tag] : form.tags.filter((one) => one !== tag),
                  })
                }
              >
                {tag}
              </ChoiceChip>
            ))}
          </Chips>
        </fieldset>
      )}
      {guests.length > 0 && (
        <fieldset className={classes.group}>
          <legend className={classes.legend}>Guests at these meals</legend>
          <Chips label="Guests">
            {guests.map(({ id, firstName }) => (
              <ChoiceChip
                key={id}
                type="checkbox"
                name="guests"
                isChosen={form.guestIds.includes(id)}
                onChange={(isChosen) =>
                  onChange({
                    guestIds: isChosen ? [...form.guestIds, id] : form.guestIds.filter((one) => one !== id),
                  })
                }
              >
                {firstName}
              </ChoiceChip>
            ))}
          </Chips>
        </fieldset>
      )}
    </div>
  )
}
