import { IconAlertTriangle } from '@tabler/icons-react'
import { Note } from '../../ui/note.tsx'
import classes from './doubt-note.module.css'

/** What nobody was sure of in a field, in amber beside it. */
export function DoubtNote({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <Note as="span" isSmall className={classes.note}>
      <IconAlertTriangle size={16} aria-hidden className={classes.sign} />
      <span>{text}</span>
    </Note>
  )
}

/**
 * What one of the kit's fields needs to carry the note under its input, and to be found by who
 * looks for doubts.
 */
export const doubtProps = (text: string | undefined) =>
  text === undefined
    ? {}
    : {
        description: <DoubtNote text={text} />,
        inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input')[],
        'data-doubtful': true,
      }
