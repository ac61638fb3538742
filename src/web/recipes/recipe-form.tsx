import { Button } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { CallError, sentenceOf } from '../calls/call-error.ts'
import { toast } from '../ui/toast.ts'
import { useSaveRecipe } from './queries.ts'
import { RecipeFormFields } from './recipe-form-fields.tsx'
import classes from './recipe-form.module.css'
import { checkRecipe, problemsOf, type RecipeFormValues, type RecipeProblems } from './recipe-form-values.ts'
import { useKeptForm } from './use-kept-form.ts'
import { useLeaveGuard } from './use-leave-guard.tsx'

interface Props {
  /** Null for a recipe that is not stored yet. */
  id: number | null
  /** The name under which unsaved changes are kept through a reload. */
  keptAs: string
  initial: RecipeFormValues
  /** A recipe read from a page is worth asking about even when nothing was typed. */
  isUnsaved?: boolean
  /** Above the fields: what to look at before saving. */
  notice?: ReactNode
  /** Beside the buttons, for example Delete. `letGo` leaves without a question. */
  deeds?: (letGo: () => void) => ReactNode
  onSaved: (recipe: Recipe) => void
  onCancel: () => void
  /** What was typed is given up. */
  onGivenUp?: () => void
}

/** The lists that the specification asks for in a toast as well (part 1 §5). */
const saidAloud = ['ingredients', 'steps', 'tags'] as const

/** The recipe form: what is wrong stands beside its field, nothing typed is lost, Ctrl/⌘ S saves. */
export function RecipeForm({ id, keptAs, initial, isUnsaved = false, notice, deeds, ...events }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const kept = useKeptForm(keptAs, initial)
  const [problems, setProblems] = useState<RecipeProblems>({})
  const save = useSaveRecipe(id)
  const giveUp = () => {
    kept.forget()
    events.onGivenUp?.()
  }
  const guard = useLeaveGuard(kept.isChanged || isUnsaved, giveUp)

  const change = (part: Partial<RecipeFormValues>) => {
    kept.change(part)
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
  }
  const showProblems = (found: RecipeProblems) => {
    setProblems(found)
    const spoken = saidAloud.find((field) => found[field])
    if (spoken) toast(found[spoken] ?? '', undefined, 'failed')
    // After the problems are drawn, the first field that has one takes the focus.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  const submit = () => {
    const { draft, problems: found } = checkRecipe(kept.values)
    if (found) return showProblems(found)
    save.mutate(draft, {
      onSuccess: (recipe) => {
        guard.letGo()
        kept.forget()
        events.onSaved(recipe)
      },
      onError: (error) => setProblems(problemsOf((error instanceof CallError && error.body?.issues) || [])),
    })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const saves = (event.ctrlKey || event.metaKey) && (event.key === 's' || event.key === 'Enter')
    if (!saves) return
    event.preventDefault()
    submit()
  }

  return (
    // The form's own fields check themselves; the browser's bubbles would speak over them.
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      aria-label="Recipe"
    >
      {kept.isRestored && <Restored onStartOver={kept.startOver} />}
      {notice}
      <RecipeFormFields values={kept.values} problems={problems} onChange={change} />
      {save.error && (
        <p className={classes.failed} role="alert">
          Not saved. {sentenceOf(save.error)} Everything you typed is still here.
        </p>
      )}
      <div className={classes.bar}>
        <div className={classes.deeds}>{deeds?.(guard.letGo)}</div>
        <Button variant="default" onClick={events.onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={save.isPending}>
          {id === null ? 'Save recipe' : 'Save changes'}
        </Button>
      </div>
      {guard.question}
    </form>
  )
}

function Restored({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div className={classes.restored} role="status">
      <p>These are your unsaved changes from before.</p>
      <Button variant="subtle" size="compact-sm" color="amber" onClick={onStartOver}>
        Start again without them
      </Button>
    </div>
  )
}
