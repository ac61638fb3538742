import type { DayTemplate } from '../../../domain/calendar/day-template.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { useReturnFocus } from '../../ui/use-overlay.ts'
import { useOccasions, useWeeklyAssignments } from './queries.ts'
import { useDeleteTemplate } from './template-queries.ts'
import { count } from './template-words.ts'

interface Props {
  template: DayTemplate
  onClose: () => void
}

/** Asks before a template is deleted, because its weekdays and dates are deleted with it. */
export function DeleteTemplateDialog({ template, onClose }: Props) {
  useReturnFocus()
  const remove = useDeleteTemplate()
  const isOfTemplate = ({ templateId }: { templateId: number }) => templateId === template.id
  const isInWeek = useWeeklyAssignments().data?.some(isOfTemplate) ?? false
  const dated = useOccasions().data?.filter(isOfTemplate).length ?? 0
  const losses = [isInWeek && 'your week', dated > 0 && count(dated, 'special occasion')].filter(
    (loss) => loss !== false,
  )
  return (
    <ConfirmDialog
      opened
      title={`Delete ${template.name}?`}
      text={`${losses.length > 0 ? `It’s taken out of ${losses.join(' and ')} as well. ` : ''}Days already planned stay as they are.`}
      confirm="Delete template"
      cancel="Keep it"
      tone="destroys"
      busy={remove.isPending}
      onConfirm={() => remove.mutate(template, { onSettled: onClose })}
      onClose={onClose}
    />
  )
}
