import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Note } from '../ui/note.tsx'
import type { RecipeField, RecipeFormValues } from './recipe-form-values.ts'
import classes from './recipe-form.module.css'

interface Props {
  /** What somebody else stored in the fields that were changed here too. */
  theirs: Partial<RecipeFormValues>
  /** Saving was refused for it: whoever pressed Save is led here. */
  isAsked: boolean
  onTake: () => void
  onKeep: () => void
}

const names: Record<RecipeField, string> = {
  name: 'the name',
  servings: 'the servings',
  prepTimeMinutes: 'the preparation time',
  cookTimeMinutes: 'the cooking time',
  ingredients: 'the ingredients',
  steps: 'the steps',
  tags: 'the tags',
  source: 'the source',
  cuisine: 'the cuisine',
  budgetPerServing: 'the cost',
  photo: 'the photo',
  nutritionPerServing: 'the nutrition',
}

const isField = (key: string): key is RecipeField => key in names

/** What was written in a field, a line for each of its lines. */
function say(field: RecipeField, value: string | readonly string[] | null): string {
  if (typeof value === 'object' && value !== null) return value.join('\n')
  if (!value) return 'Nothing'
  return field === 'photo' || field === 'nutritionPerServing' ? 'Another one' : value
}

/** Somebody else saved this recipe while it was changed here: saving would replace theirs, so the person chooses. */
export function TheirChanges({ theirs, isAsked, onTake, onKeep }: Props) {
  const note = useRef<HTMLDivElement>(null)
  const changed = Object.keys(theirs).filter(isField)
  const isShown = changed.length > 0
  useEffect(() => {
    if (isShown && isAsked) note.current?.focus()
  }, [isShown, isAsked])
  if (!isShown) return null
  return (
    <div ref={note} tabIndex={-1}>
      <Note as="div" className={classes.restored} role="alert">
        <p>
          Somebody else changed {changed.map((field) => names[field]).join(', ')} of this recipe meanwhile.
          Saving replaces what they wrote.
        </p>
        <details className={classes.theirs}>
          <summary>What they wrote</summary>
          <dl>
            {changed.map((field) => (
              <div key={field}>
                <dt>{names[field]}</dt>
                <dd>{say(field, theirs[field] ?? null)}</dd>
              </div>
            ))}
          </dl>
        </details>
        <Button variant="subtle" size="compact-sm" color="amber" onClick={onTake}>
          Take theirs
        </Button>
        <Button variant="subtle" size="compact-sm" color="amber" onClick={onKeep}>
          Keep mine
        </Button>
      </Note>
    </div>
  )
}
