import { Button } from '@mantine/core'
import { Note } from '../ui/note.tsx'
import type { RecipeField, RecipeFormValues } from './recipe-form-values.ts'
import classes from './recipe-form.module.css'

interface Props {
  /** What somebody else stored in the fields that were changed here too. */
  theirs: Partial<RecipeFormValues>
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

/** Somebody else saved this recipe while it was changed here: saving would replace theirs, so the person chooses. */
export function TheirChanges({ theirs, onTake, onKeep }: Props) {
  const changed = Object.keys(theirs).filter(isField)
  if (changed.length === 0) return null
  return (
    <Note as="div" className={classes.restored} role="alert">
      <p>
        Somebody else changed {changed.map((field) => names[field]).join(', ')} of this recipe meanwhile.
        Saving replaces what they wrote.
      </p>
      <Button variant="subtle" size="compact-sm" color="amber" onClick={onTake}>
        Take theirs
      </Button>
      <Button variant="subtle" size="compact-sm" color="amber" onClick={onKeep}>
        Keep mine
      </Button>
    </Note>
  )
}
