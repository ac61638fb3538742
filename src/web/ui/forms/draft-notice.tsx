import { Button } from '@mantine/core'
import classes from './draft-notice.module.css'
import { Note } from '../note.tsx'

/**
 * Over a form that shows what was typed before a reload, or before somebody had to sign in again.
 */
export const DraftNotice = ({ onStartOver }: { onStartOver: () => void }) => (
  <Note as="div" className={classes.note} role="status">
    <p>These are your unsaved changes from before.</p>
    <Button variant="subtle" size="compact-sm" color="amber" onClick={onStartOver}>
      Start again without them
    </Button>
  </Note>
)
