import { Button } from '@mantine/core'
import { formatCount } from '@plateful/ingredients/format-english'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { DayTemplate } from '../../../domain/calendar/day-template.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failure } from '../../ui/failure.tsx'
import { useEditedThing } from '../../ui/forms/draft-store.ts'
import { Skeleton, Loading } from '../../ui/loading.tsx'
import { Screen } from '../../ui/screen.tsx'
import { ShowAllButton } from '../../ui/show-all-button.tsx'
import { useReturnFocus } from '../../ui/use-overlay.ts'
import { useToday } from '../../ui/use-today.ts'
import { formatWeekdays } from './format-weekdays.ts'
import { OccasionsCard } from './occasions-card.tsx'
import { useTemplates, useWeeklyAssignments, useOccasions } from './queries.ts'
import { TemplateCard } from './template-card.tsx'
import { TemplateDialog } from './template-dialog.tsx'
import { templatePlace } from './template-form.ts'
import { useDeleteTemplate } from './template-queries.ts'
import { WeekSection } from './week-section.tsx'
import classes from './meal-planning-setup-screen.module.css'

/** How many templates come before the week and the occasions, until all are asked for. */
const SHOWN_AT_FIRST = 8

export function MealPlanningSetupScreen() {
  const templates = useTemplates()
  const today = useToday()
  const [edited, setEdited] = useEditedThing(templatePlace, templates.data)
  const [isAllShown, setIsAllShown] = useState(false)
  // A new template comes last, so all are shown for it to be seen.
  if (edited === 'new' && !isAllShown) setIsAllShown(true)
  const createButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
      Create Day Template
    </Button>
  )
  return (
    <Screen
      title="Meal Planning Setup"
      intro="How your days usually look. Describe a day once, and the calendar suggests it whenever it comes round."
      actions={templates.data && templates.data.length > 0 && createButton}
    >
      {templates.isPending && <Skeletons />}
      {templates.isError && !templates.data && (
        <Failure title="Your day templates couldn’t be loaded" query={templates} />
      )}
      {templates.data && (
        <>
          <h2 className={classes.title}>Day Templates</h2>
          {templates.data.length === 0 ? (
            <div className={classes.empty}>
              <EmptyState
                heading="h3"
                title="No Day Templates Yet"
                text="Start with an ordinary school or working day: what’s for breakfast, who’s home for lunch, how many sit down to dinner."
                action={createButton}
              />
            </div>
          ) : (
            <>
              <TemplateGrid
                templates={templates.data}
                isAllShown={isAllShown}
                onShowAll={() => setIsAllShown(true)}
                onEdit={setEdited}
              />
              <WeekSection templates={templates.data} />
            </>
          )}
          <OccasionsCard templates={templates.data} today={today} />
        </>
      )}
      {edited && (
        <TemplateDialog template={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Screen>
  )
}

interface GridProps {
  templates: readonly DayTemplate[]
  isAllShown: boolean
  onShowAll: () => void
  onEdit: (template: DayTemplate) => void
}

function TemplateGrid({ templates, isAllShown, onShowAll, onEdit }: GridProps) {
  const list = useRef<HTMLUListElement>(null)
  const week = useWeeklyAssignments().data ?? []
  const [templateToDelete, setTemplateToDelete] = useState<DayTemplate | null>(null)
  const daysOf = ({ id }: DayTemplate) =>
    formatWeekdays(week.filter(({ templateId }) => templateId === id).map(({ dayOfWeek }) => dayOfWeek))
  return (
    <>
      <ul ref={list} className={classes.grid}>
        {(isAllShown ? templates : templates.slice(0, SHOWN_AT_FIRST)).map((template) => (
          <li key={template.id} className={classes.cell}>
            <TemplateCard
              template={template}
              days={daysOf(template)}
              onEdit={() => onEdit(template)}
              onDelete={() => setTemplateToDelete(template)}
            />
          </li>
        ))}
      </ul>
      {!isAllShown && templates.length > SHOWN_AT_FIRST && (
        <ShowAllButton list={list} onShow={onShowAll}>
          {`Show all ${templates.length} templates`}
        </ShowAllButton>
      )}
      {templateToDelete && (
        <DeleteTemplateDialog template={templateToDelete} onClose={() => setTemplateToDelete(null)} />
      )}
    </>
  )
}

function Skeletons() {
  return (
    <Loading label="Loading day templates">
      <div className={classes.grid}>
        <Skeleton height="16rem" />
        <Skeleton height="16rem" />
      </div>
    </Loading>
  )
}

/** Asks before a template is deleted, because its weekdays and dates are deleted with it. */
function DeleteTemplateDialog({ template, onClose }: { template: DayTemplate; onClose: () => void }) {
  useReturnFocus()
  const remove = useDeleteTemplate()
  const isOfTemplate = ({ templateId }: { templateId: number }) => templateId === template.id
  const isInWeek = useWeeklyAssignments().data?.some(isOfTemplate) ?? false
  const dated = useOccasions().data?.filter(isOfTemplate).length ?? 0
  const losses = [isInWeek && 'your week', dated > 0 && formatCount(dated, 'special occasion')].filter(
    (loss) => loss !== false,
  )
  return (
    <ConfirmDialog
      title={`Delete ${template.name}?`}
      text={`${losses.length > 0 ? `It’s taken out of ${losses.join(' and ')} as well. ` : ''}Days already planned stay as they are.`}
      confirm="Delete template"
      cancel="Keep it"
      tone="destroys"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(template, { onSettled: onClose })}
      onClose={onClose}
    />
  )
}
