import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { oddLines } from '@plateful/page-reader/doubt'
import type { SharedRecipe } from '../../domain/sharing/share.ts'
import { CallError } from '../api/call-error.ts'
import { DoubtsSummary } from '../recipes/form/doubts-summary.tsx'
import { useDoubts } from '../recipes/form/doubts.ts'
import {
  formOf,
  problemsOf,
  type RecipeFormValues,
  type RecipeProblems,
} from '../recipes/form/recipe-form-values.ts'
import { useKeptForm } from '../recipes/form/use-kept-form.ts'
import { useLeaveGuard } from '../recipes/form/use-leave-guard.tsx'
import { useWriteOn } from '../recipes/form/use-write-on.ts'
import { focusFirstProblem } from '../ui/forms/focus-first-problem.ts'
import { FormBar } from '../ui/forms/form-bar.tsx'
import { checkReview } from './check-review.ts'
import { useSaveCopy } from './queries.ts'
import { type NewLines, ReviewFields } from './review-fields.tsx'

interface Props {
  shareId: string
  recipe: SharedRecipe
}

const noNewLines: NewLines = { ingredients: '', steps: '' }
const isTyped = ({ ingredients, steps }: NewLines) => ingredients.trim() !== '' || steps.trim() !== ''

/** What was typed and not added yet is meant as well. */
const withNewLines = (values: RecipeFormValues, { ingredients, steps }: NewLines): RecipeFormValues => ({
  ...values,
  ingredients: ingredients.trim() === '' ? values.ingredients : [...values.ingredients, ingredients],
  steps: steps.trim() === '' ? values.steps : [...values.steps, steps],
})

/**
 * The form of a shared recipe; creating it makes a copy in the own library and changes nothing for
 * whoever shared it.
 */
export function ReviewForm({ shareId, recipe }: Props) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const save = useSaveCopy()
  const kept = useKeptForm({
    name: `shared-${shareId}-${recipe.id}`,
    initial: formOf({ ...recipe, cuisine: null }),
    isSaving: save.isPending,
  })
  const doubts = useDoubts(oddLines(recipe), kept)
  const [newLines, setNewLines] = useState(noNewLines)
  const latestLines = useRef(newLines)
  useEffect(() => {
    latestLines.current = newLines
  }, [newLines])
  const [problems, setProblems] = useState<RecipeProblems>({})
  const writeOn = useWriteOn()
  const isChanged = kept.isChanged || newLines.ingredients !== '' || newLines.steps !== ''
  const guard = useLeaveGuard(isChanged, kept.forget)

  const change = (part: Partial<RecipeFormValues>) => {
    kept.change(part)
    doubts.settle(part)
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
  }
  const showProblems = (found: RecipeProblems) => {
    setProblems(found)
    focusFirstProblem(form.current)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (save.isPending) return
    const sent = withNewLines(kept.values, newLines)
    const { draft, problems: found } = checkReview(sent, kept.start.ingredients)
    if (found) return showProblems(found)
    // What is sent stands in the lists from here on; what stands in the boxes is typed since.
    const { ingredients, steps } = sent
    if (isTyped(newLines)) change({ ingredients, steps })
    setNewLines(noNewLines)
    kept.keepKey()
    const content = { draft, onceKey: kept.onceKey }
    save.mutate(content, {
      onSuccess: (copy) => {
        guard.letGo()
        kept.forget()
        const start = formOf(copy)
        const typed = kept.typedSince(sent, start)
        if (typed || isTyped(latestLines.current))
          writeOn(copy, withNewLines(typed ?? start, latestLines.current))
        else void navigate({ to: '/recipes' })
      },
      onError: (error) => showProblems(problemsOf((error instanceof CallError && error.body?.issues) || [])),
    })
  }

  return (
    <form ref={form} noValidate aria-label="Shared recipe" onSubmit={onSubmit}>
      <DoubtsSummary doubts={doubts.left} />
      <ReviewFields
        values={kept.values}
        newLines={newLines}
        problems={problems}
        doubts={doubts.sentences}
        onChange={change}
        onType={(part) => setNewLines((before) => ({ ...before, ...part }))}
      />
      <FormBar>
        <Button type="submit" aria-disabled={save.isPending}>
          {save.isPending ? 'Creating Recipe...' : 'Create Recipe'}
        </Button>
        <Button variant="default" onClick={() => navigate({ to: '/shared/$shareId', params: { shareId } })}>
          Cancel
        </Button>
      </FormBar>
      {guard.question}
    </form>
  )
}
