import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { DraftNotice, FormBar, NotSaved, TheirChanges, TypedWhileSaving } from '../../ui/forms/form-notes.tsx'
import { saveShortcut } from '../../ui/forms/save-shortcut.tsx'
import { useDeleteRecipe } from '../delete-queries.ts'
import { notesOf, type Review, ReviewNotice, useDoubts } from './doubts.tsx'
import { useDoubtStops } from './focus-doubt.ts'
import { RecipeFormFields } from './recipe-form-fields.tsx'
import { checkRecipe, describeRecipeFields, type RecipeFormValues } from './recipe-form-values.ts'
import { type RecipeFormEvents, type RecipeToEdit, useRecipeForm } from './use-recipe-form.ts'
import classes from './recipe-form.module.css'

interface Props extends RecipeToEdit, RecipeFormEvents {
  review?: Review
  onCancel: () => void
}

/** Submits the form as if its focused field had been left: a typed tag is added by that. */
function submitByKey(form: HTMLFormElement | null): void {
  const field = document.activeElement
  if (field instanceof HTMLElement) flushSync(() => field.blur())
  form?.requestSubmit()
  if (field instanceof HTMLElement) field.focus()
}

/** The recipe form. Errors stand beside their fields, nothing typed is lost, Ctrl/⌘ S saves. */
export function RecipeForm({ review, onCancel, ...props }: Props) {
  const { stored, initial } = props
  const element = useRef<HTMLFormElement>(null)
  const { form, saving, onSubmit, leaveDeleted, leaveQuestion } = useRecipeForm(props, review?.asRead, props)
  const { openDoubts, ...doubts } = useDoubts(review?.doubts ?? [], form)
  const stops = useDoubtStops(element, openDoubts.length > 0 && review?.twins.length === 0)

  const change = (part: Partial<RecipeFormValues>) => {
    form.change(part)
    doubts.settle(part)
  }
  const startOver = () => {
    form.startOver()
    doubts.startOver()
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
    <form ref={element} noValidate onFocus={stops.onFocus} onSubmit={onSubmit} aria-label="Recipe">
      <DraftNotice form={{ ...form, startOver }} />
      {stored && (
        <TheirChanges what="recipe" form={form} saving={saving} describeFields={describeRecipeFields} />
      )}
      {review && (
        <ReviewNotice
          review={review}
          values={form.values}
          openDoubts={openDoubts}
          isSaving={saving.isPending}
          isComplete={checkRecipe(form.values, initial).success}
        />
      )}
      <RecipeFormFields
        values={form.values}
        problems={form.problems}
        doubts={notesOf(openDoubts, initial.source)}
        place={stored ? 'edit' : 'new'}
        ownId={stored?.id}
        onChange={change}
      />
      <div className={classes.failed}>
        <NotSaved error={saving.error} />
        {stored && saving.isSuccess && form.isChanged && <TypedWhileSaving />}
      </div>
      <FormBar>
        <Button type="submit" loading={saving.isPending} {...saveShortcut}>
          {stored ? 'Save changes' : 'Save recipe'}
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        {openDoubts.length > 0 && (
          <Button variant="default" aria-keyshortcuts="F9" onClick={stops.goOn}>
            Next doubt
          </Button>
        )}
        {stored && (
          <div className={classes.delete}>
            <DeleteRecipe recipe={stored} isChanged={form.isChanged} onDeleted={leaveDeleted} />
          </div>
        )}
      </FormBar>
      {leaveQuestion}
    </form>
  )
}

interface DeleteRecipeProps {
  recipe: Recipe
  /** Whether something unsaved is typed, which Undo could not bring back. */
  isChanged: boolean
  onDeleted: () => void
}

/** Deletes a recipe; the toast offers Undo. It asks first only if there are unsaved changes. */
function DeleteRecipe({ recipe, isChanged, onDeleted }: DeleteRecipeProps) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useDeleteRecipe()
  const deleteIt = () => {
    setIsAsking(false)
    remove.mutate(recipe, { onSuccess: onDeleted })
  }
  return (
    <>
      <Button
        variant="subtle"
        color="tomato"
        leftSection={<IconTrash size={18} aria-hidden />}
        loading={remove.isPending}
        onClick={() => (isChanged ? setIsAsking(true) : deleteIt())}
      >
        Delete
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Delete this recipe?"
          text="Your unsaved changes will be lost. Undo brings back the recipe as it was last saved."
          confirm="Delete"
          cancel="Keep editing"
          tone="destroys"
          onConfirm={deleteIt}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
