import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Note } from '../note.tsx'
import classes from './their-changes.module.css'

interface Props {
  /** What this is: 'recipe'. */
  what: string
  /**
   * What somebody else stored in the fields that were changed here too: 'the name', and its text.
   */
  theirs: readonly { name: string; text: string }[]
  /** Whoever pressed Save is led here, each time. */
  asked: number
  onTake: () => void
  onKeep: () => void
}

/**
 * Somebody else saved this while it was changed here: saving would replace theirs, so the person
 * chooses first.
 */
export function TheirChanges({ what, theirs, asked, onTake, onKeep }: Props) {
  const note = useRef<HTMLDivElement>(null)
  const isShown = theirs.length > 0
  useEffect(() => {
    if (isShown && asked > 0) note.current?.focus()
  }, [isShown, asked])
  if (!isShown) return null
  return (
    <div ref={note} className={classes.place} tabIndex={-1}>
      <Note as="div" className={classes.note} role="alert">
        <p>
          Somebody else changed {theirs.map(({ name }) => name).join(', ')} of this {what} meanwhile. Choose
          which stays.
        </p>
        <details className={classes.theirs}>
          <summary>What they wrote</summary>
          <dl>
            {theirs.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text || 'Nothing'}</dd>
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
