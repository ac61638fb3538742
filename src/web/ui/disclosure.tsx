import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import classes from './disclosure.module.css'

interface Props {
  title: string
  /** A summary of what is set inside, so that it need not be opened. */
  summary?: ReactNode
  /** Whether it is the first line of a form, set as a heading. */
  isLead?: boolean
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** A part of a form that one press opens, with a summary while it is closed. */
export function Disclosure({ title, summary, isLead = false, isOpen, onToggle, children }: Props) {
  const id = useId()
  return (
    <section className={classes.fold} data-lead={isLead}>
      <UnstyledButton
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onToggle(!isOpen)}
      >
        <span className={classes.title}>{title}</span>
        {summary && !isOpen && <span className={classes.said}>{summary}</span>}
        <span className={classes.press} aria-hidden>
          <span className={classes.word}>{isOpen ? 'Close' : 'Change'}</span>
          <IconChevronDown size={18} className={classes.chevron} data-open={isOpen} />
        </span>
      </UnstyledButton>
      <div id={id} hidden={!isOpen} className={classes.inside}>
        {children}
      </div>
    </section>
  )
}

interface FieldDisclosureProps<Field extends string> extends Pick<Props, 'title' | 'summary' | 'children'> {
  /** The fields that stand in it. */
  fields: readonly Field[]
  problems: Partial<Record<Field, unknown>>
}

/**
 * A fold over fields of a form. It opens by itself for a problem, and stays open while somebody
 * corrects it, since the problem is cleared with the first letter.
 */
export function FieldDisclosure<Field extends string>({
  fields,
  problems,
  ...fold
}: FieldDisclosureProps<Field>) {
  const [isOpen, setIsOpen] = useState(false)
  const hasProblem = fields.some((field) => problems[field] !== undefined)
  if (hasProblem && !isOpen) setIsOpen(true)
  return <Disclosure {...fold} isOpen={isOpen || hasProblem} onToggle={setIsOpen} />
}
