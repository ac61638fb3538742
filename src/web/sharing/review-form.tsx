import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { oddLines } from '@plateful/page-reader/doubt'
import type { Recipe, RecipeDraft } from '../../domain/recipes/recipe.ts'
import type { SharedRecipe } from '../../domain/sharing/share.ts'
import { DoubtsSummary, useDoubts } from '../recipes/form/doubts.tsx'
import { keepOnceKey, recipeDraft, useWriteOn } from '../recipes/form/recipe-draft.ts'
import { formOf, isSameField, type RecipeFormValues, sets } from '../recipes/form/recipe-form-values.ts'
import { useLeaveGuard } from '../recipes/form/use-leave-guard.tsx'
import { FormBar, saveKeys } from '../ui/forms/form-notes.tsx'
import { refusedFields, useForm } from '../ui/forms/use-form.ts'
import { checkReview } from './check-review.ts'
import { useSaveCopy } from './queries.ts'
import { type NewLines, ReviewFields } from './review-fields.tsx'

interface Props {
  shareId: string
  recipe: SharedRecipe
}

const noNewLines: NewLines = { ingredients: '', steps: '' }
const isTyped = ({ ingredients, steps }: NewLines) => ingredients.trim() !== '' || steps.trim() !== ''

/** Lines that are typed but not added yet count as well. */
const withNewLines = (values: RecipeFormValues, { ingredients, steps }: NewLines): RecipeFormValues => ({
  ...values,
  ingredients: ingredients.trim() === '' ? values.ingredients : [...values.ingredients, ingredients],
  steps: steps.trim() === '' ? values.steps : [...values.steps, steps],
})

/**
 * The form of a shared recipe. Saving makes a copy in one's own library; the shared recipe stays as
 * it is.
 */
export function ReviewForm({ shareId, recipe }: Props) {
  const navigate = useNavigate()
  const saving = useSaveCopy()
  const element = useRef<HTMLFormElement>(null)
  const [newLines, setNewLines] = useState(noNewLines)
  const latestLines = useRef(newLines)
  useEffect(() => {
    latestLines.current = newLines
  }, [newLines])
  const name = `shared-${shareId}-${recipe.id}`
  const initial = formOf({ ...recipe, cuisine: null })
  const form = useForm((values, start) => checkReview(withNewLines(values, newLines), start), initial, {
    stored: initial,
    isSaving: saving.isPending,
    draft: recipeDraft(name),
    isSame: isSameField,
    sets,
  })
  const doubts = useDoubts(oddLines(recipe), form)
  const writeOn = useWriteOn()
  const isChanged = form.isChanged || newLines.ingredients !== '' || newLines.steps !== ''
  const guard = useLeaveGuard(isChanged, form.forget)

  const change = (part: Partial<RecipeFormValues>) => {
    form.change(part)
    doubts.settle(part)
  }
  const onSuccess = (copy: Recipe, sent: RecipeFormValues) => {
    guard.letGo()
    form.forget()
    const saved = formOf(copy)
    const typed = form.typedSince(saved, sent)
    if (typed || isTyped(latestLines.current))
      writeOn(copy, withNewLines(typed ?? saved, latestLines.current))
    else void navigate({ to: '/recipes' })
  }
  const send = (draft: RecipeDraft) => {
    // The sent lines are in the lists from here on; the boxes hold what was typed since.
    const sent = withNewLines(form.values, newLines)
    if (isTyped(newLines)) change({ ingredients: sent.ingredients, steps: sent.steps })
    setNewLines(noNewLines)
    keepOnceKey(name, form.onceKey)
    saving.mutate(
      { draft, onceKey: form.onceKey },
      {
        onSuccess: (copy) => onSuccess(copy, sent),
        onError: (error) => form.show(refusedFields(error)),
      },
    )
  }

  useHotkeys([['mod+Enter', () => element.current?.requestSubmit()]], [])

  return (
    <form
      ref={element}
      noValidate
      aria-label="Shared recipe"
      onSubmit={(event) => form.onSubmit(send)(event)}
    >
      <DoubtsSummary doubts={doubts.left} />
      <ReviewFields
        values={form.values}
        newLines={newLines}
        problems={form.problems}
        doubts={doubts.sentences}
        onChange={change}
        onType={(part) => setNewLines((before) => ({ ...before, ...part }))}
      />
      <FormBar>
        <Button type="submit" aria-disabled={saving.isPending} {...saveKeys}>
          {saving.isPending ? 'Creating Recipe...' : 'Create Recipe'}
        </Button>
        <Button variant="default" onClick={() => navigate({ to: '/shared/$shareId', params: { shareId } })}>
          Cancel
        </Button>
      </FormBar>
      {guard.question}
    </form>
  )
}
