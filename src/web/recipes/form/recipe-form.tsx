import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { updateRecipeCall } from '../../../contract/recipes.ts'
import { Recipe } from '../../../domain/recipes/recipe.ts'
import { CallError, currentOf, isRefused } from '../../api/call-error.ts'
import { useSaveRecipe } from '../queries.ts'
import { focusFirstProblem } from '../../ui/forms/focus-first-problem.ts'
import { FormBar } from '../../ui/forms/form-bar.tsx'
import { DraftNotice } from '../../ui/forms/draft-notice.tsx'
import { NotSaved } from '../../ui/forms/not-saved.tsx'
import { TheirChanges } from '../../ui/forms/their-changes.tsx'
import { toast } from '../../ui/toast.ts'
import { TypedSince } from '../../ui/forms/typed-since.tsx'
import { DeleteRecipe } from './delete-recipe.tsx'
import { useDoubts } from './doubts.ts'
import { sayFields } from './field-words.ts'
import { RecipeFormFields } from './recipe-form-fields.tsx'
import {
  checkRecipe,
  formOf,
  problemsOf,
  type RecipeFormValues,
  type RecipeProblems,
} from './recipe-form-values.ts'
import classes from './recipe-form.module.css'
import { type Review, ReviewNotice } from './review-notice.tsx'
import { useKeptForm } from './use-kept-form.ts'
import { useLeaveGuard } from './use-leave-guard.tsx'
import { useWriteOn } from './use-write-on.ts'

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
  const form = useRef<HTMLFormElement>(null)
  const save = useSaveRecipe(stored)
  const kept = useKeptForm({ name: keptAs, initial, onceKey, isSaving: save.isPending })
  const doubts = useDoubts(review?.doubts ?? [], kept)
  const [problems, setProblems] = useState<RecipeProblems>({})
  const writeOn = useWriteOn()
  const giveUp = () => {
    kept.forget()
    events.onGivenUp?.()
  }
  const guard = useLeaveGuard(kept.isChanged || isUnsaved, giveUp)

  const letGo = () => {
    guard.letGo()
    kept.forget()
  }
  const leaveDeleted = () => {
    letGo()
    events.onDeleted?.()
  }
  const change = (part: Partial<RecipeFormValues>) => {
    kept.change(part)
    doubts.settle(part)
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
  }
  const startOver = () => {
    kept.startOver()
    doubts.startOver()
  }
  const showProblems = (found: RecipeProblems) => {
    setProblems(found)
    const spoken = saidAloud.find((field) => found[field])
    if (spoken) toast(found[spoken] ?? '', undefined, 'failed')
    focusFirstProblem(form.current)
  }
  /**
   * What was typed while it was being saved stays: in this form, or in the one that changes what is
   * stored now.
   */
  const goOn = (recipe: Recipe, sent: RecipeFormValues) => {
    const start = formOf(recipe)
    const typed = kept.typedSince(sent, start)
    if (stored) kept.goOn(start, typed ?? start)
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
    writeOn(recipe, kept.values, initial)
  }
  const submit = () => {
    if (save.isPending) return
    const { draft, problems: found } = checkRecipe(kept.values, kept.start.ingredients)
    if (found) return showProblems(found)
    if (stored && kept.isUndecided) return kept.ask()
    const sent = { draft, onceKey: kept.onceKey }
    save.mutate(sent, {
      onSuccess: (recipe) => goOn(recipe, kept.values),
      onError: (error) => {
        const made = stored ? undefined : currentOf(error, Recipe)
        if (made) return meetMade(made)
        if (isRefused(error, updateRecipeCall, 'CHANGED_MEANWHILE')) kept.ask()
        setProblems(problemsOf((error instanceof CallError && error.body?.issues) || []))
      },
    })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const saveByKey = () => {
    const field = document.activeElement
    // A tag is typed until its field is left.
    if (field instanceof HTMLElement) flushSync(() => field.blur())
    form.current?.requestSubmit()
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
    <form ref={form} noValidate onSubmit={onSubmit} aria-label="Recipe">
      {kept.isRestored && <DraftNotice onStartOver={startOver} />}
      {stored && (
        <TheirChanges
          what="recipe"
          theirs={sayFields(kept.theirs)}
          asked={kept.asked}
          onTake={() => {
            kept.takeTheirs()
            save.reset()
          }}
          onKeep={() => {
            kept.keepMine()
            save.reset()
          }}
        />
      )}
      {review && <ReviewNotice review={review} left={doubts.left} />}
      <RecipeFormFields
        values={kept.values}
        problems={problems}
        doubts={doubts.sentences}
        place={stored ? 'edit' : 'new'}
        onChange={change}
      />
      <div className={classes.failed}>
        <NotSaved error={save.error} />
        {stored && save.isSuccess && kept.isChanged && <TypedSince />}
      </div>
      <FormBar>
        <Button type="submit" loading={save.isPending}>
          {stored ? 'Save changes' : 'Save recipe'}
        </Button>
        <Button variant="default" onClick={events.onCancel}>
          Cancel
        </Button>
        {stored && (
          <div className={classes.delete}>
            <DeleteRecipe recipe={stored} isChanged={kept.isChanged} onDeleted={leaveDeleted} />
          </div>
        )}
      </FormBar>
      {guard.question}
    </form>
  )
}
