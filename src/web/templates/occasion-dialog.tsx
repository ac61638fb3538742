import { Button, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { DayTemplate } from '../../domain/templates/day-template.ts'
import { OccasionDraft } from '../../domain/templates/occasion.ts'
import { focusFirstProblem } from '../ui/focus-first-problem.ts'
import { FormBar } from '../ui/form-bar.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { NotSaved } from '../ui/not-saved.tsx'
import { useCreateOccasion } from './occasion-queries.ts'
import classes from './template-dialog.module.css'

interface Props {
  templates: readonly DayTemplate[]
  onClose: () => void
}

const empty = { specificDate: '', templateId: '', title: '', notes: '', isRecurring: false }

/** Pins a template to a date, once or every year. */
export function OccasionDialog({ templates, onClose }: Props) {
  const [values, setValues] = useState(empty)
  const [problems, setProblems] = useState<Partial<Record<keyof typeof empty, string>>>({})
  const save = useCreateOccasion()

  const change = (part: Partial<typeof empty>) => {
    setValues((before) => ({ ...before, ...part }))
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const checked = OccasionDraft.safeParse({ ...values, templateId: Number(values.templateId) || undefined })
    if (checked.success) return save.mutate(checked.data, { onSuccess: onClose })
    const found: Record<string, string> = {}
    for (const { path, message } of checked.error.issues) found[String(path[0])] ??= message
    setProblems(found)
    focusFirstProblem(event.currentTarget)
  }

  return (
    <FormDialog title="Add an Occasion" isChanged={values !== empty} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={submit}>
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
        <FormBar side="right">
          <Button variant="default" onClick={onClose}>
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
