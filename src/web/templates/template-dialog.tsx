import { Button, Switch, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { type MealField, mealFieldOf, mealSlots } from '../../domain/meals/meal.ts'
import { type DayTemplate, DayTemplateDraft } from '../../domain/templates/day-template.ts'
import { useKnownUser } from '../auth/queries.ts'
import { focusFirstProblem } from '../ui/focus-first-problem.ts'
import { FormBar } from '../ui/form-bar.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { NotSaved } from '../ui/not-saved.tsx'
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

type Problems = Partial<Record<'name' | MealField, string>>

/** Takes up the meal that is being added. */
function withMeal(draft: DayTemplateDraft, meal: MealToAdd): DayTemplateDraft {
  const field = mealFieldOf[meal.slot]
  return { ...draft, [field]: [...draft[field], mealOf(meal)] }
}

/** Makes a day template or changes one: a name, and what each meal time holds. */
export function TemplateDialog({ template, onClose }: Props) {
  const people = useKnownUser()?.defaultDinerCount ?? DEFAULT_PEOPLE
  const [stored] = useState<DayTemplateDraft>(template ?? emptyTemplate)
  const [draft, setDraft] = useState(stored)
  const [adding, setAdding] = useState<MealToAdd | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const save = useSaveTemplate(template?.id ?? null)

  const change = (part: Partial<DayTemplateDraft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
  }
  const add = (meal: MealToAdd) => {
    setDraft(withMeal(draft, meal))
    setAdding(emptyMeal(meal.slot, meal.people))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A meal that was written and not yet added is meant as well.
    const checked = DayTemplateDraft.safeParse(adding && isComplete(adding) ? withMeal(draft, adding) : draft)
    if (checked.success) return save.mutate(checked.data, { onSuccess: onClose })
    const found: Record<string, string> = {}
    for (const { path, message } of checked.error.issues) found[String(path[0])] ??= message
    setProblems(found)
    focusFirstProblem(event.currentTarget)
  }

  return (
    <FormDialog
      title={template ? `Edit ${template.name}` : 'Create Day Template'}
      width="48.75rem"
      isChanged={draft !== stored || (adding !== null && isComplete(adding))}
      onClose={onClose}
    >
      <form className={classes.form} noValidate onSubmit={submit}>
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
                if (adding && isComplete(adding)) setDraft(withMeal(draft, adding))
                setAdding(emptyMeal(slot, people))
              }}
              onChange={(meals) => change({ [mealFieldOf[slot]]: meals })}
            />
          ))}
        </div>
        <NotSaved error={save.error} />
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
