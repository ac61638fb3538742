import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { type FormEvent, useRef, useState } from 'react'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { CallError } from '../calls/call-error.ts'
import { useSaveRecipe } from '../recipes/queries.ts'
import { focusFirstProblem } from '../ui/focus-first-problem.ts'
import { FormBar } from '../ui/form-bar.tsx'
import { NotSaved } from '../ui/not-saved.tsx'
import { Note } from '../ui/note.tsx'
import { toast } from '../ui/toast.ts'
import { DeleteRecipe } from './delete-recipe.tsx'
import { useDoubts } from './doubts.ts'
import { RecipeFormFields } from './recipe-form-fields.tsx'
import { checkRecipe, problemsOf, type RecipeFormValues, type RecipeProblems } from './recipe-form-values.ts'
import classes from './recipe-form.module.css'
import { type Review, ReviewNotice } from './review-notice.tsx'
import { TheirChanges } from './their-changes.tsx'
import { useKeptForm } from './use-kept-form.ts'
import { useLeaveGuard } from './use-leave-guard.tsx'

interface Props {
  /** The recipe that is changed; null for one that is not stored yet. */
  stored: Recipe | null
  /** The name under which unsaved changes are kept through a reload. */
  keptAs: string
  initial: RecipeFormValues
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

/** The lists that the specification asks for in a toast as well (part 1 §5). */
const saidAloud = ['ingredients', 'steps', 'tags'] as const

/** The recipe form: what is wrong stands beside its field, nothing typed is lost, Ctrl/⌘ S saves. */
export function RecipeForm({ stored, keptAs, initial, isUnsaved = false, review, ...events }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const kept = useKeptForm(keptAs, initial)
  const doubts = useDoubts(review?.doubts ?? [], kept)
  const [problems, setProblems] = useState<RecipeProblems>({})
  const save = useSaveRecipe(stored?.id ?? null)
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
  const submit = () => {
    if (save.isPending) return
    const { draft, problems: found } = checkRecipe(kept.values)
    if (found) return showProblems(found)
    save.mutate(draft, {
      onSuccess: (recipe) => {
        letGo()
        events.onSaved(recipe)
      },
      onError: (error) => setProblems(problemsOf((error instanceof CallError && error.body?.issues) || [])),
    })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  useHotkeys(
    [
      ['mod+S', submit],
      ['mod+Enter', submit],
    ],
    [],
  )

  return (
    // The form's own fields check themselves; the browser's bubbles would speak over them.
    <form ref={form} noValidate onSubmit={onSubmit} aria-label="Recipe">
      {kept.isRestored && <Restored onStartOver={startOver} />}
      {!save.isPending && !save.isSuccess && (
        <TheirChanges theirs={kept.theirs} onTake={kept.takeTheirs} onKeep={kept.keepMine} />
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

function Restored({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Note as="div" className={classes.restored} role="status">
      <p>These are your unsaved changes from before.</p>
      <Button variant="subtle" size="compact-sm" color="amber" onClick={onStartOver}>
        Start again without them
      </Button>
    </Note>
  )
}
