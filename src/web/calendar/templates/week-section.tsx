import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { DayTemplate, TemplateType } from '../../../domain/calendar/day-template.ts'
import { mealSlots } from '../../../domain/calendar/meal.ts'
import { WEEKDAYS } from '../../../domain/day.ts'
import { Failure } from '../../ui/failure.tsx'
import { slotNames } from '../meal-labels.ts'
import { useWeeklyAssignments } from './queries.ts'
import { useChooseWeekday } from './week-queries.ts'
import classes from './week-section.module.css'

/** The template of each weekday; a slot may have another one than its day. */
export function WeekSection({ templates }: { templates: readonly DayTemplate[] }) {
  const week = useWeeklyAssignments()
  return (
    <section className={classes.section} aria-labelledby="week">
      <h2 id="week" className={classes.title}>
        Your week
      </h2>
      <p className={classes.text}>
        Give each weekday a template. The calendar then suggests it whenever that day is empty.
      </p>
      {week.isError && !week.data ? (
        <Failure title="Your week couldn’t be loaded" query={week} />
      ) : (
        <ul className={classes.week}>
          {WEEKDAYS.map((name, dayOfWeek) => (
            <WeekdayRow key={name} name={name} dayOfWeek={dayOfWeek} templates={templates} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface WeekdayProps {
  name: string
  dayOfWeek: number
  templates: readonly DayTemplate[]
}

function WeekdayRow({ name, dayOfWeek, templates }: WeekdayProps) {
  const week = useWeeklyAssignments().data ?? []
  const choose = useChooseWeekday()
  const [isExpanded, setIsExpanded] = useState(false)
  const ofDay = week.filter((assignment) => assignment.dayOfWeek === dayOfWeek)
  const isSplit = isExpanded || ofDay.some(({ templateType }) => templateType !== 'all')

  const templateSelect = (templateType: TemplateType, label: string, none: string) => {
    const current = ofDay.find((assignment) => assignment.templateType === templateType)
    return (
      <NativeSelect
        key={templateType}
        label={templateType === 'all' ? undefined : label}
        aria-label={templateType === 'all' ? label : `${name}: ${label}`}
        value={current ? String(current.templateId) : ''}
        data={[
          { value: '', label: none },
          ...templates.map((template) => ({ value: String(template.id), label: template.name })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          choose.mutate({ dayOfWeek, templateType, current, templateId: value === '' ? null : Number(value) })
        }
      />
    )
  }

  return (
    <li className={classes.day}>
      <h3 className={classes.name}>{name}</h3>
      <div className={classes.whole}>
        {templateSelect('all', `${name}: whole day`, 'No template')}
        {!isSplit && (
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={`${name}: choose by meal`}
            onClick={() => setIsExpanded(true)}
          >
            By meal
          </Button>
        )}
      </div>
      {isSplit && (
        <div className={classes.slots}>
          {mealSlots.map((slot) => templateSelect(slot, slotNames[slot], 'Same as day'))}
        </div>
      )}
    </li>
  )
}
