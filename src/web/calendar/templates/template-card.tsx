import { Badge, Button } from '@mantine/core'
import { formatCount, formatList } from '@plateful/ingredients/format-english'
import { IconLock, IconLockOpen, IconPencil, IconTrash } from '@tabler/icons-react'
import type { DayTemplate } from '../../../domain/calendar/day-template.ts'
import { mealFieldOf, type MealSlot, mealSlots } from '../../../domain/calendar/meal.ts'
import { thingKey } from '../../api/waiting-things.ts'
import { WaitingSign } from '../../ui/waiting-sign.tsx'
import { slotNames } from '../meal-labels.ts'
import { useUnlockTemplate } from './template-queries.ts'
import classes from './template-card.module.css'

interface Props {
  template: DayTemplate
  /** Its weekdays in words: 'Monday to Friday'. */
  days: string
  onEdit: () => void
  onDelete: () => void
}

/** A day template in short. A locked one offers only Unlock (calendar 19). */
export function TemplateCard({ template, days, onEdit, onDelete }: Props) {
  const unlock = useUnlockTemplate()
  const { name, isLocked, isStandard, usageCount } = template
  const filled = mealSlots.filter((slot) => template[mealFieldOf[slot]].length > 0)
  const empty = mealSlots.filter((slot) => !filled.includes(slot))
  return (
    <article className={classes.card} aria-label={name}>
      <header className={classes.head}>
        <h3 className={classes.name}>{name}</h3>
        <div className={classes.badges}>
          <WaitingSign thing={thingKey.template(template.id)} />
          {isStandard && (
            <Badge variant="light" color="leaf" tt="none">
              Standard
            </Badge>
          )}
          {isLocked && (
            <Badge variant="light" color="amber" tt="none" leftSection={<IconLock size={14} aria-hidden />}>
              Locked
            </Badge>
          )}
        </div>
      </header>
      {filled.length > 0 && <TemplateMeals template={template} slots={filled} />}
      {empty.length > 0 && (
        <p className={classes.none}>
          {filled.length === 0 ? 'Nothing set yet' : `Nothing set for ${formatList(empty, 'or')}`}
        </p>
      )}
      <p className={classes.use}>
        {days && `Usually ${days} · `}
        {usageCount === 0
          ? 'Not in the calendar yet'
          : `Used on ${formatCount(usageCount, 'day')} of the calendar`}
      </p>
      <div className={classes.actions}>
        {isLocked ? (
          <>
            <Button
              variant="default"
              size="sm"
              leftSection={<IconLockOpen size={18} aria-hidden />}
              aria-label={`Unlock ${name}`}
              loading={unlock.isPending}
              onClick={() => unlock.mutate(template)}
            >
              Unlock
            </Button>
            <p className="soft">{template.lockReason ?? 'In use'}. Unlock it to change it.</p>
          </>
        ) : (
          <>
            <Button
              variant="default"
              size="sm"
              leftSection={<IconPencil size={18} aria-hidden />}
              aria-label={`Edit ${name}`}
              onClick={onEdit}
            >
              Edit
            </Button>
            <Button
              variant="subtle"
              color="gray"
              size="sm"
              leftSection={<IconTrash size={18} aria-hidden />}
              aria-label={`Delete ${name}`}
              onClick={onDelete}
            >
              Delete
            </Button>
          </>
        )}
      </div>
    </article>
  )
}

const TemplateMeals = ({ template, slots }: { template: DayTemplate; slots: readonly MealSlot[] }) => (
  <dl className={classes.slots}>
    {slots.map((slot) => (
      <div key={slot} className={classes.slot}>
        <dt className="soft">{slotNames[slot]}</dt>
        <dd className={classes.meals}>
          {template[mealFieldOf[slot]].map((meal) => (
            <span key={meal.id} className={classes.meal}>
              <span className="dish">{meal.name}</span> <span className="soft">for {meal.peopleCount}</span>
            </span>
          ))}
        </dd>
      </div>
    ))}
  </dl>
)
