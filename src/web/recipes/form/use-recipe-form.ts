import { updateRecipeCall } from '../../../contract/recipes.ts'
import type { ImportedReading } from '../../../domain/recipes/imported-reading.ts'
import { Recipe } from '../../../domain/recipes/recipe.ts'
import { currentVersionOf, isRefused } from '../../api/call-error.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { toast } from '../../ui/toast.ts'
import { useSaveRecipe } from '../save-queries.ts'
import { recipeDraft, useContinueEditing } from './recipe-draft.ts'
import {
  checkRecipe,
  isSameRecipeField,
  recipeFormOf,
  type RecipeFormValues,
  type RecipeProblems,
  unorderedFields,
} from './recipe-form-values.ts'
import { useLeaveGuard } from './use-leave-guard.tsx'

export interface RecipeToEdit {
  /** The stored recipe that is edited; null for a new one. */
  stored: Recipe | null
  draftName: string
  initial: RecipeFormValues
  /** The idempotency key of a new recipe, where the caller stores it. */
  idempotencyKey?: string
  /** Whether leaving asks even though nothing was typed, as for a recipe read from a page. */
  isUnsaved?: boolean
}

export interface RecipeFormEvents {
  onSaved: (recipe: Recipe) => void
  onDeleted?: () => void
  onGivenUp?: () => void
}

/** An empty one of these lists is also reported in a toast (recipes 6). */
const toastedFields = ['ingredients', 'steps', 'tags'] as const

const announceProblems = (problems: RecipeProblems) => {
  const emptyListField = toastedFields.find((field) => problems[field])
  if (emptyListField) toast(problems[emptyListField] ?? '', undefined, 'failed')
}

/** The typed recipe with its draft, how it is saved, and the question before it is left unsaved. */
export function useRecipeForm(
  { stored, draftName, initial, idempotencyKey, isUnsaved = false }: RecipeToEdit,
  asRead: ImportedReading | undefined,
  events: RecipeFormEvents,
) {
  const saving = useSaveRecipe(stored, asRead)
  const form = useForm(checkRecipe, initial, {
    stored: initial,
    isSaving: saving.isPending,
    mustResolveConflicts: stored !== null,
    draft: recipeDraft(draftName),
    idempotencyKey,
    isSame: isSameRecipeField,
    unorderedFields,
  })
  const continueEditing = useContinueEditing()
  const guard = useLeaveGuard(form.isChanged || isUnsaved, () => {
    form.forget()
    events.onGivenUp?.()
  })

  const leave = (tell?: () => void) => {
    guard.letGo()
    form.forget()
    tell?.()
  }
  /**
   * What was typed during the save stays: in this form, or in the one that edits what is stored
   * now.
   */
  const onSuccess = (recipe: Recipe) => {
    const saved = recipeFormOf(recipe)
    const typed = stored ? form.goOn(saved) : form.typedSince(saved)
    if (stored && typed) return
    leave(() => events.onSaved(recipe))
    if (typed) continueEditing(recipe, typed)
  }
  const onError = (error: Error) => {
    const existingRecipe = stored ? undefined : currentVersionOf(error, Recipe)
    if (existingRecipe) {
      // The answer to the creation was lost, and somebody changed the recipe since: the form that
      // edits it asks what to keep.
      leave(() => events.onSaved(existingRecipe))
      return continueEditing(existingRecipe, form.values, initial)
    }
    if (isRefused(error, updateRecipeCall, 'CHANGED_MEANWHILE')) form.ask()
    form.showRefusal(error)
  }

  return {
    form,
    saving,
    onSubmit: form.onSubmit(
      (draft) => saving.mutate({ draft, idempotencyKey: form.idempotencyKey }, { onSuccess, onError }),
      announceProblems,
    ),
    leaveDeleted: () => leave(events.onDeleted),
    leaveQuestion: guard.question,
  }
}
