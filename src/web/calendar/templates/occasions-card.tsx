import { Badge, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { type DayTemplate, nextDateOf, type Occasion } from '../../../domain/calendar/day-template.ts'
import { type Day, formatDay } from '../../../domain/day.ts'
import { Failure } from '../../ui/failure.tsx'
import { isDraftIn } from '../../ui/forms/draft-store.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ShowAllButton } from '../../ui/show-all-button.tsx'
import { OccasionDialog, occasionPlace } from './occasion-dialog.tsx'
import { useDeleteOccasion } from './occasion-queries.ts'
import { useOccasions } from './queries.ts'
import classes from './occasions-card.module.css'

/** The sort key of past occasions, after all that are still to come. */
const AFTER_ALL_DATES = '9999'

/** How many occasions are shown until all are asked for: the next ones. */
const SHOWN_AT_FIRST = 8

export function OccasionsCard({ templates, today }: { templates: readonly DayTemplate[]; today: Day }) {
  const occasions = useOccasions()
  const [adding, setAdding] = useState(() => isDraftIn(occasionPlace))
  // A new occasion may be the last one, so all are shown for it to be seen.
  const [isAllShown, setIsAllShown] = useState(adding)
  const list = useRef<HTMLUListElement>(null)
  const dated = (occasions.data ?? [])
    .map((occasion) => ({ occasion, next: nextDateOf(occasion, today) }))
    .toSorted((a, b) => (a.next ?? AFTER_ALL_DATES).localeCompare(b.next ?? AFTER_ALL_DATES))
  const canAdd = templates.length > 0
  return (
    <section className={classes.card} aria-labelledby="occasions">
      <div className={classes.head}>
        <div className={classes.words}>
          <h2 id="occasions" className={classes.title}>
            Special Occasion Templates
          </h2>
          <p className={classes.text}>
            A birthday, a holiday, a guest on Friday: on that date its template replaces the weekday’s.
            {!canAdd && ' Make a day template first; then you can pin it to a date here.'}
          </p>
        </div>
        {canAdd && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => {
              setIsAllShown(true)
              setAdding(true)
            }}
          >
            Add an Occasion
          </Button>
        )}
      </div>
      {occasions.isError && !occasions.data && (
        <Failure title="Your occasions couldn’t be loaded" query={occasions} />
      )}
      {dated.length > 0 && (
        <ul ref={list} className={classes.list}>
          {(isAllShown ? dated : dated.slice(0, SHOWN_AT_FIRST)).map(({ occasion, next }) => (
            <OccasionRow key={occasion.id} occasion={occasion} next={next} templates={templates} />
          ))}
        </ul>
      )}
      {!isAllShown && dated.length > SHOWN_AT_FIRST && (
        <ShowAllButton list={list} onShow={() => setIsAllShown(true)}>
          {`Show all ${dated.length} occasions`}
        </ShowAllButton>
      )}
      {adding && <OccasionDialog templates={templates} onClose={() => setAdding(false)} />}
    </section>
  )
}

interface RowProps {
  occasion: Occasion
  next: Day | null
  templates: readonly DayTemplate[]
}

function OccasionRow({ occasion, next, templates }: RowProps) {
  const remove = useDeleteOccasion()
  const template = templates.find(({ id }) => id === occasion.templateId)
  const date = next ?? occasion.specificDate
  return (
    <li className={classes.occasion} data-over={next === null}>
      <p className={classes.date}>
        <span className="numbers">{formatDay(date, 'full')}</span>
        <span className={classes.weekday}>{next === null ? 'Over' : formatDay(date, 'weekday')}</span>
      </p>
      <div className={classes.what}>
        <div className={classes.titleRow}>
          <h3 className={classes.name}>{occasion.title}</h3>
          {occasion.isRecurring && (
            <Badge variant="light" color="leaf" tt="none">
              Every year
            </Badge>
          )}
        </div>
        <p className={classes.text}>{template?.name}</p>
        {occasion.notes && <p className={classes.notes}>{occasion.notes}</p>}
      </div>
      <IconButton
        label={`Remove ${occasion.title}`}
        icon={IconTrash}
        onClick={() => remove.mutate(occasion)}
      />
    </li>
  )
}
