import { Radio } from '@mantine/core'
import type { RecipesOnMove } from '../../../domain/household/invitation.ts'
import classes from './joining.module.css'

interface Props {
  label: string
  bring: { label: string; text: string }
  leave: { label: string; text: string }
  value: RecipesOnMove | null
  problem: string | undefined
  onChange: (value: RecipesOnMove) => void
}

/** What happens to one's recipes: asked without a default. */
export function RecipesChoice({ label, bring, leave, value, problem, onChange }: Props) {
  return (
    <Radio.Group
      label={label}
      value={value}
      error={problem}
      onChange={(chosen) => onChange(chosen === 'bring' ? 'bring' : 'leave')}
    >
      <div className={classes.choices}>
        <Radio value="bring" label={bring.label} description={bring.text} />
        <Radio value="leave" label={leave.label} description={leave.text} />
      </div>
    </Radio.Group>
  )
}
