import { Button, Switch, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { type MealField, mealFieldOf, mealSlots } from '../../domain/meals/meal.ts'
import { DayTemplate, DayTemplateDraft } from '../../domain/templates/day-template.ts'
import { useKnownUser } from '../auth/queries.ts'
import { currentOf, hasStatus } from '../calls/call-error.ts'
import { slotNames } from '../meals/meal-words.ts'
import { focusFirstProblem } from '../ui/focus-first-problem.ts'
import { FormBar } from '../ui/form-bar.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { NotSaved } from '../ui/not-saved.tsx'
import { TheirChanges } from '../ui/their-changes.tsx'
import { TypedSince } from '../ui/typed-since.tsx'
import { useMergedForm } from '../ui/use-merged-form.ts'
import { AddMealForm } from './add-meal-form.tsx'
import { emptyMeal, isComplete, mealOf, type MealToAdd } from './meal-to-add.ts'
import { useSaveTemplate } from './template-queries.ts'
import { SlotField } from './slot-field.tsx'
import classes from './template-dialog.module.css'

interface Props {
  /** Null for a new one. */
  template: DayTemplate | null
  onClose: () => void
}

/** People that a new meal is for until somebody says otherwise (part 1 §9). */
const DEFAULT_PEOPLE = 4

const emptyTemplate: DayTemplateDraft = {
  name: '',
  isStandard: false,
  breakfastMeals: [],
  lunchMeals: [],
  dinnerMeals: [],
  snackMeals: [],
}

const draftOf = ({ name, isStandard, ...lists }: DayTemplateDraft): DayTemplateDraft => ({
  name,
  isStandard,
  breakfastMeals: lists.breakfastMeals,
  lunchMeals: lists.lunchMeals,
  dinnerMeals: lists.dinnerMeals,
  snackMeals: lists.snackMeals,
})

/** What stands in some fields, with their names in words for a person. */
const sayFields = ({ name, isStandard, ...lists }: Partial<DayTemplateDraft>) => [
  ...(name === undefined ? [] : [{ name: 'the name', text: name }]),
  ...(isStandard === undefined
    ? []
    : [{ name: 'whether it is a standard day', text: isStandard ? 'Yes' : 'No' }]),
  ...mealSlots.flatMap((slot) => {
    const meals = lists[mealFieldOf[slot]]
    return meals
      ? [{ name: slotNames[slot].toLowerCase(), text: meals.map((meal) => meal.name).join('\n') }]
      : []
  }),
]

type Problems = Partial<Record<'name' | MealField, string>>

/** Takes up the meal that is being added. */
function withMeal(draft: DayTemplateDraft, meal: MealToAdd): DayTemplateDraft {
  const field = mealFieldOf[meal.slot]
  return { ...draft, [field]: [...draft[field], mealOf(meal)] }
}

/** Makes a day template or changes one: a name, and what each meal time holds. */
export function TemplateDialog({ template, onClose }: Props) {
  const people = useKnownUser()?.defaultDinerCount ?? DEFAULT_PEOPLE
  const [stored, setStored] = useState(template)
  const save = useSaveTemplate(stored)
  const typing = useMergedForm({ initial: draftOf(stored ?? emptyTemplate), isSaving: save.isPending })
  const draft = typing.values
  const [adding, setAdding] = useState<MealToAdd | null>(null)
  const [problems, setProblems] = useState<Problems>({})

  const change = (part: Partial<DayTemplateDraft>) => {
    typing.change(part)
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
  }
  const add = (meal: MealToAdd) => {
    typing.change(withMeal(draft, meal))
    setAdding(emptyMeal(meal.slot, meal.people))
  }
  const goOn = (saved: DayTemplate) => {
    const typed = typing.typedSince(draft, draftOf(saved))
    if (!typed) return onClose()
    setStored(saved)
    setAdding(null)
    typing.goOn(draftOf(saved), typed)
  }
  const meet = (error: Error) => {
    setStored(currentOf(error, DayTemplate) ?? stored)
    if (hasStatus(error, 412)) typing.ask()
  }
  const choose = (take: () => void) => () => {
    take()
    save.reset()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (save.isPending) return
    // A meal that was written and not yet added is meant as well.
    const checked = DayTemplateDraft.safeParse(adding && isComplete(adding) ? withMeal(draft, adding) : draft)
    if (checked.success && typing.isUndecided) return typing.ask()
    if (checked.success) return save.mutate(checked.data, { onSuccess: goOn, onError: meet })
    const found: Record<string, string> = {}
    for (const { path, message } of checked.error.issues) found[String(path[0])] ??= message
    setProblems(found)
    focusFirstProblem(event.currentTarget)
  }

  return (
    <FormDialog
      title={template ? `Edit ${template.name}` : 'Create Day Template'}
      width="48.75rem"
      isChanged={typing.isChanged || (adding !== null && isComplete(adding))}
      onClose={onClose}
    >
      <form className={classes.form} noValidate onSubmit={submit}>
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
            value={draft.name}
            error={problems.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <Switch
            label="Standard day"
            description="Stands first among your templates"
            checked={draft.isStandard}
            onChange={(event) => change({ isStandard: event.currentTarget.checked })}
          />
        </div>
        <div className={classes.slots}>
          {mealSlots.map((slot) => (
            <SlotField
              key={slot}
              slot={slot}
              meals={draft[mealFieldOf[slot]]}
              problem={problems[mealFieldOf[slot]]}
              addForm={
                adding?.slot === slot && (
                  <AddMealForm
                    meal={adding}
                    onChange={setAdding}
                    onAdd={() => add(adding)}
                    onClose={() => setAdding(null)}
                  />
                )
              }
              onOpenForm={() => {
                if (adding && isComplete(adding)) typing.change(withMeal(draft, adding))
                setAdding(emptyMeal(slot, people))
              }}
              onChange={(meals) => change({ [mealFieldOf[slot]]: meals })}
            />
          ))}
        </div>
        <NotSaved error={save.error} />
        {save.isSuccess && typing.isChanged && <TypedSince />}
        <FormBar side="right">
          <Button variant="default" onClick={onClose}>
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
