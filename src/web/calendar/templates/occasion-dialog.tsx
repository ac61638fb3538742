import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { type DayTemplate, type Occasion, OccasionDraft } from '../../../domain/calendar/day-template.ts'
import { DateField } from '../../ui/forms/date-field.tsx'
import { dialogDraft, type DraftPlace } from '../../ui/forms/draft-store.ts'
import { FormDialog } from '../../ui/forms/form-dialog.tsx'
import { refusedFieldIssues, useForm } from '../../ui/forms/use-form.ts'
import { useCreateOccasion } from './occasion-queries.ts'

interface Props {
  templates: readonly DayTemplate[]
  onClose: () => void
}

const OccasionForm = z.object({
  specificDate: z.string(),
  templateId: z.string(),
  title: z.string(),
  notes: z.string(),
  isRecurring: z.boolean(),
})
type OccasionForm = z.infer<typeof OccasionForm>

const empty: OccasionForm = { specificDate: '', templateId: '', title: '', notes: '', isRecurring: false }

const formOf = (occasion: Occasion): OccasionForm => ({
  specificDate: occasion.specificDate,
  templateId: String(occasion.templateId),
  title: occasion.title,
  notes: occasion.notes ?? '',
  isRecurring: occasion.isRecurring,
})

export const occasionPlace: DraftPlace<OccasionForm> = { name: 'occasions', form: OccasionForm }

const check = (values: OccasionForm) =>
  OccasionDraft.safeParse({ ...values, templateId: Number(values.templateId) || undefined })

export function OccasionDialog({ templates, onClose }: Props) {
  const [stored, setStored] = useState<OccasionForm | null>(null)
  const saving = useCreateOccasion()
  const form = useForm(check, empty, {
    stored,
    isSaving: saving.isPending,
    draft: dialogDraft(occasionPlace, null),
  })
  const { values, problems, change } = form
  const onSuccess = (saved: Occasion) => {
    // If the form changed while it was sent, it stays open and becomes an edit of the stored
    // occasion.
    if (form.goOn(formOf(saved))) return setStored(formOf(saved))
    form.forget()
    onClose()
  }
  const onError = (error: Error) => form.show(refusedFieldIssues(error))
  return (
    <FormDialog
      title="Add an Occasion"
      form={form}
      saving={saving}
      save="Save"
      onSubmit={form.onSubmit((draft) =>
        saving.mutate({ draft, idempotencyKey: form.idempotencyKey }, { onSuccess, onError }),
      )}
      onClose={onClose}
    >
      <DateField
        label="Date"
        withAsterisk
        data-autofocus
        value={values.specificDate}
        error={problems.specificDate}
        onChange={(specificDate) => change({ specificDate })}
      />
      <NativeSelect
        label="Template"
        withAsterisk
        value={values.templateId}
        error={problems.templateId}
        data={[
          { value: '', label: 'Choose a template' },
          ...templates.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(event) => change({ templateId: event.currentTarget.value })}
      />
      <TextInput
        label="Title"
        withAsterisk
        placeholder="Mia’s birthday"
        maxLength={200}
        autoComplete="off"
        value={values.title}
        error={problems.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <Textarea
        label="Notes"
        rows={2}
        resize="vertical"
        maxLength={5000}
        value={values.notes}
        error={problems.notes}
        onChange={(event) => change({ notes: event.currentTarget.value })}
      />
      <Switch
        label="Repeats every year"
        description="On the same day and month"
        checked={values.isRecurring}
        onChange={(event) => change({ isRecurring: event.currentTarget.checked })}
      />
    </FormDialog>
  )
}
