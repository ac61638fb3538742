import { Button, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { type DayTemplate, type Occasion, OccasionDraft } from '../../../domain/calendar/day-template.ts'
import { FormBar } from '../../ui/forms/form-bar.tsx'
import { FormDialog } from '../../ui/forms/form-dialog.tsx'
import { DraftNotice } from '../../ui/forms/draft-notice.tsx'
import type { FormPlace } from '../../ui/forms/form-draft.ts'
import { NotSaved } from '../../ui/forms/not-saved.tsx'
import { TypedSince } from '../../ui/forms/typed-since.tsx'
import { refusedFields, useForm } from '../../ui/forms/use-form.ts'
import { useCreateOccasion } from './occasion-queries.ts'
import classes from './template-dialog.module.css'

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

export const occasionPlace: FormPlace<OccasionForm> = { name: 'occasions', form: OccasionForm }

/** Pins a template to a date, once or every year. */
export function OccasionDialog({ templates, onClose }: Props) {
  const [stored, setStored] = useState<OccasionForm | null>(null)
  const save = useCreateOccasion()
  const { form, values, problems, change, show, ...typing } = useForm(() => empty, {
    stored,
    isSaving: save.isPending,
    kept: { place: occasionPlace, of: null },
  })

  const close = () => {
    typing.forget()
    onClose()
  }
  const goOn = (saved: Occasion) => {
    const typed = typing.typedSince(values, formOf(saved))
    if (!typed) return close()
    // Sent again under its key, it is changed.
    setStored(formOf(saved))
    typing.goOn(formOf(saved), typed)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const checked = OccasionDraft.safeParse({ ...values, templateId: Number(values.templateId) || undefined })
    if (!checked.success) return show(checked.error.issues)
    const onError = (error: Error) => show(refusedFields(error))
    save.mutate({ draft: checked.data, onceKey: typing.onceKey }, { onSuccess: goOn, onError })
  }

  return (
    <FormDialog title="Add an Occasion" isChanged={typing.isChanged} onClose={close}>
      <form ref={form} className={classes.form} noValidate onSubmit={submit}>
        {typing.isRestored && <DraftNotice onStartOver={typing.startOver} />}
        <TextInput
          label="Date"
          withAsterisk
          type="date"
          data-autofocus
          value={values.specificDate}
          error={problems.specificDate}
          onChange={(event) => change({ specificDate: event.currentTarget.value })}
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
          label="Returns every year"
          description="On the same day and month"
          checked={values.isRecurring}
          onChange={(event) => change({ isRecurring: event.currentTarget.checked })}
        />
        <NotSaved error={save.error} />
        {save.isSuccess && typing.isChanged && <TypedSince />}
        <FormBar side="right">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </FormBar>
      </form>
    </FormDialog>
  )
}
