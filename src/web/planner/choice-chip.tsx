import type { ReactNode } from 'react'
import classes from './choice-chip.module.css'

interface Props {
  type: 'radio' | 'checkbox'
  name: string
  isChosen: boolean
  isOff?: boolean
  onChange: (isChosen: boolean) => void
  children: ReactNode
}

/** A choice that looks like a tag to press; a real radio or checkbox underneath. */
export function ChoiceChip({ type, name, isChosen, isOff = false, onChange, children }: Props) {
  return (
    <label className={classes.chip}>
      <input
        type={type}
        name={name}
        className={classes.input}
        checked={isChosen}
        disabled={isOff}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {children}
    </label>
  )
}

/** A row of chips that wraps. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.chips} role="group" aria-label={label}>
      {children}
    </div>
  )
}
