import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { updateRecipeCall } from '../../../contract/recipes.ts'
import { Recipe } from '../../../domain/recipes/recipe.ts'
import { currentOf, isRefused } from '../../api/call-error.ts'
import { useSaveRecipe } from '../queries.ts'
import { DraftNotice, FormBar, NotSaved, TheirChanges, TypedSince } from '../../ui/forms/form-notes.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { toast } from '../../ui/toast.ts'
import { DeleteRecipe } from './delete-recipe.tsx'
import { type Review, ReviewNotice, useDoubts } from './doubts.tsx'
import {
  checkRecipe,
  formOf,
  isSameField,
  type RecipeFormValues,
  type RecipeProblems,
  sayFields,
  sets,
} from './recipe-form-values.ts'
import { recipeDraft, useWriteOn } from './recipe-draft.ts'
import { RecipeFormFields } from './recipe-form-fields.tsx'
import classes from './recipe-form.module.css'
import { useLeaveGuard } from './use-leave-guard.tsx'

interface Props {
  /** The recipe that is changed; null for one that is not stored yet. */
  stored: Recipe | null
  /** The name under which unsaved changes are kept through a reload. */
  keptAs: string
  initial: RecipeFormValues
  /** Under which a new recipe is made, where whoever opens the form keeps that. */
  onceKey?: string
  /** A recipe read from a page is worth asking about even when nothing was typed. */
  isUnsaved?: boolean
  /** Where it was read from elsewhere: what to look at before saving. */
  review?: Review
  onSaved: (recipe: Recipe) => void
  onCancel: () => void
  onDeleted?: () => void
  /** What was typed is given up. */
  onGivenUp?: () => void
}

/** The lists that a toast asks for as well (recipes 6). */
const saidAloud = ['ingredients', 'steps', 'tags'] as const

/**
 * The recipe form: what is wrong stands beside its field, nothing typed is lost, Ctrl/⌘ S saves.
 */
export function RecipeForm({
  stored,
  keptAs,
  initial,
  onceKey,
  isUnsaved = false,
  review,
  ...events
}: Props) {
  const element = useRef<HTMLFormElement>(null)
  const saving = useSaveRecipe(stored)
  const form = useForm(checkRecipe, initial, {
    stored: initial,
    isSaving: saving.isPending,
    asks: stored !== null,
    draft: recipeDraft(keptAs),
    onceKey,
    isSame: isSameField,
    sets,
  })
  const doubts = useDoubts(review?.doubts ?? [], form)
  const writeOn = useWriteOn()
  const giveUp = () => {
    form.forget()
    events.onGivenUp?.()
  }
  const guard = useLeaveGuard(form.isChanged || isUnsaved, giveUp)

  const letGo = () => {
    guard.letGo()
    form.forget()
  }
  const leaveDeleted = () => {
    letGo()
    events.onDeleted?.()
  }
  const change = (part: Partial<RecipeFormValues>) => {
    form.change(part)
    doubts.settle(part)
  }
  const startOver = () => {
    form.startOver()
    doubts.startOver()
  }
  const sayAloud = (problems: RecipeProblems) => {
    const spoken = saidAloud.find((field) => problems[field])
    if (spoken) toast(problems[spoken] ?? '', undefined, 'failed')
  }
  /**
   * What was typed while it was being saved stays: in this form, or in the one that changes what is
   * stored now.
   */
  const onSuccess = (recipe: Recipe) => {
    const saved = formOf(recipe)
    const typed = stored ? form.goOn(saved) : form.typedSince(saved)
    if (stored && typed) return
    letGo()
    events.onSaved(recipe)
    if (typed) writeOn(recipe, typed)
  }
  /**
   * It was created, only the answer was lost, and somebody changed it since: that is asked about in
   * the form that changes it.
   */
  const meetMade = (recipe: Recipe) => {
    letGo()
    events.onSaved(recipe)
    writeOn(recipe, form.values, initial)
  }
  const onError = (error: Error) => {
    const made = stored ? undefined : currentOf(error, Recipe)
    if (made) return meetMade(made)
    if (isRefused(error, updateRecipeCall, 'CHANGED_MEANWHILE')) form.ask()
    form.showRefusal(error)
  }
  const saveByKey = () => {
    const field = document.activeElement
    // A tag is typed until its field is left.
    if (field instanceof HTMLElement) flushSync(() => field.blur())
    element.current?.requestSubmit()
    if (field instanceof HTMLElement) field.focus()
  }
  useHotkeys(
    [
      ['mod+S', saveByKey],
      ['mod+Enter', saveByKey],
    ],
    [],
  )

  return (
    // The form's own fields check themselves; the browser's bubbles would speak over them.
    <form
      ref={element}
      noValidate
      onSubmit={form.onSubmit(
        (draft) => saving.mutate({ draft, onceKey: form.onceKey }, { onSuccess, onError }),
        sayAloud,
      )}
      aria-label="Recipe"
    >
      <DraftNotice form={{ ...form, startOver }} />
      {stored && <TheirChanges what="recipe" form={form} saving={saving} sayFields={sayFields} />}
      {review && <ReviewNotice review={review} left={doubts.left} />}
      <RecipeFormFields
        values={form.values}
        problems={form.problems}
        doubts={doubts.sentences}
        place={stored ? 'edit' : 'new'}
        onChange={change}
      />
      <div className={classes.failed}>
        <NotSaved error={saving.error} />
        {stored && saving.isSuccess && form.isChanged && <TypedSince />}
      </div>
      <FormBar>
        <Button type="submit" loading={saving.isPending}>
          {stored ? 'Save changes' : 'Save recipe'}
        </Button>
        <Button variant="default" onClick={events.onCancel}>
          Cancel
        </Button>
        {stored && (
          <div className={classes.delete}>
            <DeleteRecipe recipe={stored} isChanged={form.isChanged} onDeleted={leaveDeleted} />
          </div>
        )}
      </FormBar>
      {guard.question}
    </form>
  )
}
