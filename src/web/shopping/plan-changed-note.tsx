import type { ReactNode } from 'react'
import { mealsToBuyFor } from '../../domain/shopping/gather.ts'
import { useAssignments } from '../calendar/days/queries.ts'
import { Note } from '../ui/note.tsx'
import type { ListDraft } from './list-draft.ts'
import classes from './plan-changed-note.module.css'

interface Props {
  draft: ListDraft
  /** The way to a list of the days as they are now. */
  children: ReactNode
}

/**
 * A list stays as it was made while somebody plans on; completing it would lock days that need
 * something else.
 */
export function PlanChangedNote({ draft, children }: Props) {
  const { data: days } = useAssignments(draft)
  if (!days || draft.meals === null || mealsToBuyFor(days) === draft.meals) return null
  return (
    <Note as="div" className={classes.note} role="status">
      <p>The meals of these days have changed since this list was made.</p>
      {children}
    </Note>
  )
}
