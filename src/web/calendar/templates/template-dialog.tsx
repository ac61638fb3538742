import { Button, Switch, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { changeTemplateCall } from '../../../contract/calendar.ts'
import { mealFieldOf, mealSlots } from '../../../domain/calendar/meal.ts'
import { DayTemplate, DayTemplateDraft } from '../../../domain/calendar/day-template.ts'
import { useKnownUser } from '../../account/sign-in/queries.ts'
import { currentOf, isRefused } from '../../api/call-error.ts'
import { FormBar } from '../../ui/forms/form-bar.tsx'
import { FormDialog } from '../../ui/forms/form-dialog.tsx'
import { DraftNotice } from '../../ui/forms/draft-notice.tsx'
import { NotSaved } from '../../ui/forms/not-saved.tsx'
import { TheirChanges } from '../../ui/forms/their-changes.tsx'
import { TypedSince } from '../../ui/forms/typed-since.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { AddMealForm } from './add-meal-form.tsx'
import { emptyMeal } from './meal-to-add.ts'
import { SlotField } from './slot-field.tsx'
import classes from './template-dialog.module.css'
import { emptyTemplate, formOf, isSameField, sayFields, templatePlace, withMeal } from './template-form.ts'
import { useSaveTemplate } from './template-queries.ts'

interface Props {
  /** Null for a new one. */
  template: DayTemplate | null
  onClose: () => void
}

/** People that a new meal is for until somebody says otherwise (calendar 5). */
const DEFAULT_PEOPLE = 4

/** Makes a day template or changes one: a name, and what each meal time holds. */
export function TemplateDialog({ template, onClose }: Props) {
  const people = useKnownUser()?.defaultDinerCount ?? DEFAULT_PEOPLE
  const [stored, setStored] = useState(template)
  const save = useSaveTemplate(stored)
  const { form, values, problems, change, show, ...typing } = useForm(() => emptyTemplate, {
    stored: stored && formOf(stored),
    isSaving: save.isPending,
    kept: { place: templatePlace, of: stored?.id ?? null },
    isSame: isSameField,
  })
  const { adding } = values

  const close = () => {
    typing.forget()
    onClose()
  }
  const goOn = (saved: DayTemplate) => {
    const typed = typing.typedSince(values, formOf(saved))
    if (!typed) return close()
    setStored(saved)
    typing.goOn(formOf(saved), typed)
  }
  const meet = (error: Error) => {
    setStored(currentOf(error, DayTemplate) ?? stored)
    if (isRefused(error, changeTemplateCall, 'CHANGED_MEANWHILE')) typing.ask()
  }
  const choose = (take: () => void) => () => {
    take()
    save.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    // A meal that was written and not yet added is meant as well.
    const checked = DayTemplateDraft.safeParse(withMeal(values))
    if (!checked.success) show(checked.error.issues)
    else if (typing.isUndecided) typing.ask()
    else save.mutate({ draft: checked.data, onceKey: typing.onceKey }, { onSuccess: goOn, onError: meet })
  }

  return (
    <FormDialog
      title={template ? `Edit ${template.name}` : 'Create Day Template'}
      width="48.75rem"
      isChanged={typing.isChanged}
      onClose={close}
    >
      <form ref={form} className={classes.form} noValidate onSubmit={submit}>
        {typing.isRestored && <DraftNotice onStartOver={typing.startOver} />}
        <TheirChanges
          what="day template"
          theirs={sayFields(typing.theirs)}
          asked={typing.asked}
          onTake={choose(typing.takeTheirs)}
          onKeep={choose(typing.keepMine)}
        />
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
            description="Stands first among your templates"
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
        <NotSaved error={save.error} />
        {save.isSuccess && typing.isChanged && <TypedSince />}
        <FormBar side="right">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={save.isPending}>
            {template ? 'Save changes' : 'Create template'}
          </Button>
        </FormBar>
      </form>
    </FormDialog>
  )
}
