import { Radio } from '@mantine/core'
import { useState } from 'react'
import type { RecipesOnMove } from '../../../domain/household/invitation.ts'
import classes from './joining.module.css'

interface Props {
  label: string
  bring: { label: string; text: string }
  leave: { label: string; text: string }
  choice: Choice
}

interface Choice {
  value: RecipesOnMove | null
  problem: string | undefined
  onChange: (value: RecipesOnMove) => void
}

/** Whoever left with copies and comes back finds the same recipes there (household 95). */
const NOT_TWICE = 'What is there already, unchanged, doesn’t come twice.'

/**
 * The choice, and `ask`, which returns it; where nothing is chosen it returns null and shows a
 * problem beside the field.
 */
export function useRecipesChoice() {
  const [value, setValue] = useState<RecipesOnMove | null>(null)
  const [problem, setProblem] = useState<string>()
  const onChange = (chosen: RecipesOnMove) => {
    setValue(chosen)
    setProblem(undefined)
  }
  const requireChoice = () => {
    if (value === null) setProblem('Choose what happens to your recipes')
    return value
  }
  return { choice: { value, problem, onChange }, ask: requireChoice }
}

/** What happens to one's recipes: asked without a default. */
export function RecipesChoice({ label, bring, leave, choice: { value, problem, onChange } }: Props) {
  return (
    <Radio.Group
      label={label}
      value={value}
      error={problem}
      onChange={(chosen) => onChange(chosen === 'bring' ? 'bring' : 'leave')}
    >
      <div className={classes.choices}>
        <Radio value="bring" label={bring.label} description={`${bring.text} ${NOT_TWICE}`} />
        <Radio value="leave" label={leave.label} description={leave.text} />
      </div>
    </Radio.Group>
  )
}
