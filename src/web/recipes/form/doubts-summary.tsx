import { UnstyledButton } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { type Doubt, doubtfulFields } from '@plateful/page-reader/doubt'
import classes from './doubts-summary.module.css'

/** The doubtful fields in one line, which leads to the first of them. */
export function DoubtsSummary({ doubts }: { doubts: readonly Doubt[] }) {
  const fields = doubtfulFields(doubts)
  if (fields.length === 0) return null
  return (
    <UnstyledButton className={classes.summary} onClick={goToFirst}>
      Please check: {new Intl.ListFormat('en-GB').format(fields)}
      <IconArrowDown size={18} aria-hidden className={classes.arrow} />
    </UnstyledButton>
  )
}

const goToFirst = ({ currentTarget }: MouseEvent) =>
  currentTarget.closest('form')?.querySelector<HTMLElement>('[data-doubtful]')?.focus()
