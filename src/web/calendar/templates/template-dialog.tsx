import { Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { changeTemplateCall } from '../../../contract/templates.ts'
import { DayTemplate } from '../../../domain/calendar/day-template.ts'
import { mealFieldOf, mealSlots } from '../../../domain/calendar/meal.ts'
import { currentVersionOf, isRefused } from '../../api/call-error.ts'
import { dialogDraft } from '../../ui/forms/draft-store.ts'
import { FormDialog } from '../../ui/forms/form-dialog.tsx'
import { TheirChanges } from '../../ui/forms/form-notes.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { useUsualPeople } from '../diners/people-field.tsx'
import { AddMealForm } from './add-meal-form.tsx'
import { emptyMeal } from './meal-to-add.ts'
import { SlotField } from './slot-field.tsx'
import {
  checkTemplate,
  emptyTemplate,
  templateFormOf,
  isSameTemplateField,
  describeTemplateFields,
  templatePlace,
  withMeal,
} from './template-form.ts'
import { useSaveTemplate } from './template-queries.ts'
import classes from './template-dialog.module.css'

interface Props {
  template: DayTemplate | null
  onClose: () => void
}

export function TemplateDialog({ template, onClose }: Props) {
  const people = useUsualPeople()
  const [stored, setStored] = useState(template)
  const saving = useSaveTemplate(stored)
  const form = useForm(checkTemplate, emptyTemplate, {
    stored: stored && templateFormOf(stored),
    isSaving: saving.isPending,
    mustResolveConflicts: true,
    draft: dialogDraft(templatePlace, stored?.id ?? null),
    isSame: isSameTemplateField,
  })
  const { values, problems, change } = form
  const { adding } = values

  const onSuccess = (saved: DayTemplate) => {
    if (form.goOn(templateFormOf(saved))) return setStored(saved)
    form.forget()
    onClose()
  }
  const onError = (error: Error) => {
    setStored(currentVersionOf(error, DayTemplate) ?? stored)
    if (isRefused(error, changeTemplateCall, 'CHANGED_MEANWHILE')) form.ask()
  }
  return (
    <FormDialog
      title={template ? `Edit ${template.name}` : 'Create Day Template'}
      width="48.75rem"
      form={form}
      saving={saving}
      save={template ? 'Save changes' : 'Create template'}
      onSubmit={form.onSubmit((draft) =>
        saving.mutate({ draft, idempotencyKey: form.idempotencyKey }, { onSuccess, onError }),
      )}
      onClose={onClose}
    >
      <TheirChanges what="day template" form={form} saving={saving} describeFields={describeTemplateFields} />
      <div className={classes.head}>
        <TextInput
          className={classes.name}
          label="Day name"
          withAsterisk
          data-autofocus
          placeholder="School day, Lazy Sunday"
          maxLength={200}
          autoComplete="off"
          value={values.name}
          error={problems.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <Switch
          label="Standard day"
          description="Comes first among your templates"
          checked={values.isStandard}
          onChange={(event) => change({ isStandard: event.currentTarget.checked })}
        />
      </div>
      <div className={classes.slots}>
        {mealSlots.map((slot) => (
          <SlotField
            key={slot}
            slot={slot}
            meals={values[mealFieldOf[slot]]}
            problem={problems[mealFieldOf[slot]]}
            addForm={
              adding?.slot === slot && (
                <AddMealForm
                  meal={adding}
                  onChange={(meal) => change({ adding: meal })}
                  onAdd={() => change({ ...withMeal(values), adding: emptyMeal(slot, adding.people) })}
                  onClose={() => change({ ...withMeal(values), adding: null })}
                />
              )
            }
            onOpenForm={() => change({ ...withMeal(values), adding: emptyMeal(slot, people) })}
            onChange={(meals) => change({ [mealFieldOf[slot]]: meals })}
          />
        ))}
      </div>
    </FormDialog>
  )
}
