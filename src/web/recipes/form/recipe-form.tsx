import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { updateRecipeCall } from '../../../contract/recipes.ts'
import { Recipe } from '../../../domain/recipes/recipe.ts'
import { currentVersionOf, isRefused } from '../../api/call-error.ts'
import { useSaveRecipe } from '../save-queries.ts'
import { DraftNotice, FormBar, NotSaved, TheirChanges, TypedWhileSaving } from '../../ui/forms/form-notes.tsx'
import { saveShortcut } from '../../ui/forms/save-shortcut.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { toast } from '../../ui/toast.ts'
import { DeleteRecipe } from './delete-recipe.tsx'
import { notesOf, type Review, ReviewNotice, useDoubts } from './doubts.tsx'
import { useDoubtStops } from './focus-doubt.ts'
import {
  checkRecipe,
  recipeFormOf,
  isSameRecipeField,
  type RecipeFormValues,
  type RecipeProblems,
  describeRecipeFields,
  setFields,
} from './recipe-form-values.ts'
import { recipeDraft, useContinueEditing } from './recipe-draft.ts'
import { RecipeFormFields } from './recipe-form-fields.tsx'
import classes from './recipe-form.module.css'
import { useLeaveGuard } from './use-leave-guard.tsx'

interface Props {
  /** The stored recipe that is edited; null for a new one. */
  stored: Recipe | null
  draftName: string
  initial: RecipeFormValues
  /** The idempotency key of a new recipe, where the caller stores it. */
  idempotencyKey?: string
  /** Whether leaving asks even though nothing was typed, as for a recipe read from a page. */
  isUnsaved?: boolean
  review?: Review
  onSaved: (recipe: Recipe) => void
  onCancel: () => void
  onDeleted?: () => void
  onGivenUp?: () => void
}

/** The lists that the toast names too if they are empty (recipes 6). */
const toastedFields = ['ingredients', 'steps', 'tags'] as const

const announceProblems = (problems: RecipeProblems) => {
  const spokenField = toastedFields.find((field) => problems[field])
  if (spokenField) toast(problems[spokenField] ?? '', undefined, 'failed')
}

/** Submits the form as if its focused field had been left: a typed tag is added by that. */
function submitByKey(form: HTMLFormElement | null): void {
  const field = document.activeElement
  if (field instanceof HTMLElement) flushSync(() => field.blur())
  form?.requestSubmit()
  if (field instanceof HTMLElement) field.focus()
}

/** The recipe form. Errors stand beside their fields, nothing typed is lost, Ctrl/⌘ S saves. */
export function RecipeForm({
  stored,
  draftName,
  initial,
  idempotencyKey,
  isUnsaved = false,
  review,
  ...events
}: Props) {
  const element = useRef<HTMLFormElement>(null)
  const saving = useSaveRecipe(stored, review?.asRead)
  const form = useForm(checkRecipe, initial, {
    stored: initial,
    isSaving: saving.isPending,
    mustResolveConflicts: stored !== null,
    draft: recipeDraft(draftName),
    idempotencyKey,
    isSame: isSameRecipeField,
    unorderedFields: setFields,
  })
  const doubts = useDoubts(review?.doubts ?? [], form)
  const stops = useDoubtStops(element, doubts.openDoubts.length > 0 && review?.twins.length === 0)
  const writeOn = useContinueEditing()
  const giveUp = () => {
    form.forget()
    events.onGivenUp?.()
  }
  const guard = useLeaveGuard(form.isChanged || isUnsaved, giveUp)

  const discardDraft = () => {
    guard.letGo()
    form.forget()
  }
  const leaveDeleted = () => {
    discardDraft()
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
  /**
   * What was typed during the save stays: in this form, or in the one that edits what is stored
   * now.
   */
  const onSuccess = (recipe: Recipe) => {
    const saved = recipeFormOf(recipe)
    const typed = stored ? form.goOn(saved) : form.typedSince(saved)
    if (stored && typed) return
    discardDraft()
    events.onSaved(recipe)
    if (typed) writeOn(recipe, typed)
  }
  /**
   * Continues after a creation whose answer was lost, if somebody changed the recipe since: the
   * form that edits it asks what to keep.
   */
  const continueWithExisting = (recipe: Recipe) => {
    discardDraft()
    events.onSaved(recipe)
    writeOn(recipe, form.values, initial)
  }
  const onError = (error: Error) => {
    const existingRecipe = stored ? undefined : currentVersionOf(error, Recipe)
    if (existingRecipe) return continueWithExisting(existingRecipe)
    if (isRefused(error, updateRecipeCall, 'CHANGED_MEANWHILE')) form.ask()
    form.showRefusal(error)
  }
  const saveByKey = () => submitByKey(element.current)
  useHotkeys(
    [
      ['mod+S', saveByKey],
      ['mod+Enter', saveByKey],
      ['F9', stops.goOn],
    ],
    [],
  )

  return (
    // The form checks its own fields; the browser's bubbles would cover them.
    <form
      ref={element}
      noValidate
      onFocus={stops.onFocus}
      onSubmit={form.onSubmit(
        (draft) => saving.mutate({ draft, idempotencyKey: form.idempotencyKey }, { onSuccess, onError }),
        announceProblems,
      )}
      aria-label="Recipe"
    >
      <DraftNotice form={{ ...form, startOver }} />
      {stored && (
        <TheirChanges what="recipe" form={form} saving={saving} describeFields={describeRecipeFields} />
      )}
      {review && (
        <ReviewNotice
          review={review}
          values={form.values}
          openDoubts={doubts.openDoubts}
          isSaving={saving.isPending}
          isComplete={checkRecipe(form.values, initial).success}
        />
      )}
      <RecipeFormFields
        values={form.values}
        problems={form.problems}
        doubts={notesOf(doubts.openDoubts, initial.source)}
        place={stored ? 'edit' : 'new'}
        ownId={stored?.id}
        onChange={change}
      />
      <div className={classes.failed}>
        <NotSaved error={saving.error} />
        {stored && saving.isSuccess && form.isChanged && <TypedWhileSaving />}
      </div>
      <RecipeFormBar
        stored={stored}
        isSaving={saving.isPending}
        isChanged={form.isChanged}
        onCancel={events.onCancel}
        onNextDoubt={doubts.openDoubts.length > 0 ? stops.goOn : undefined}
        onDeleted={leaveDeleted}
      />
      {guard.question}
    </form>
  )
}

interface BarProps {
  stored: Recipe | null
  isSaving: boolean
  isChanged: boolean
  onCancel: () => void
  onNextDoubt: (() => void) | undefined
  onDeleted: () => void
}

const RecipeFormBar = ({ stored, isSaving, isChanged, onCancel, onNextDoubt, onDeleted }: BarProps) => (
  <FormBar>
    <Button type="submit" loading={isSaving} {...saveShortcut}>
      {stored ? 'Save changes' : 'Save recipe'}
    </Button>
    <Button variant="default" onClick={onCancel}>
      Cancel
    </Button>
    {onNextDoubt && (
      <Button variant="default" aria-keyshortcuts="F9" onClick={onNextDoubt}>
        Next doubt
      </Button>
    )}
    {stored && (
      <div className={classes.delete}>
        <DeleteRecipe recipe={stored} isChanged={isChanged} onDeleted={onDeleted} />
      </div>
    )}
  </FormBar>
)
