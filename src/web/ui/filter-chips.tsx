import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './filter-chips.module.css'

/** A row of filters. On a phone it scrolls sideways, so that the results stay in sight. */
export function FilterChips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.row} role="group" aria-label={label}>
      {children}
    </div>
  )
}

interface Props {
  isPressed: boolean
  onPress: () => void
  children: ReactNode
}

export function FilterChip({ isPressed, onPress, children }: Props) {
  return (
    <UnstyledButton className={classes.chip} aria-pressed={isPressed} onClick={onPress}>
      {children}
    </UnstyledButton>
  )
}
