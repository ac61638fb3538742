import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { mealsToBuyFor } from '../../../domain/shopping/gather-lines.ts'
import { useAssignments } from '../../calendar/days/queries.ts'
import { Note } from '../../ui/note.tsx'
import { usePlanChanges, useApplyPlanChanges } from '../queries.ts'
import { ListChanges } from './list-changes.tsx'
import type { LocalList } from './local-list.ts'
import classes from './plan-changed-note.module.css'

/** The number of changes from which they are folded. */
const MAX_SHOWN = 6

interface Props {
  localList: LocalList
  /** The way to a list of the days as they are now. */
  children: ReactNode
}

/**
 * The note that the plan changed after the list was made: what the change adds and removes, with a
 * button to take it over. Without that, completing the list would lock days that need something
 * else.
 */
export function PlanChangedNote({ localList, children }: Props) {
  const { data: days } = useAssignments(localList)
  const meals = days && mealsToBuyFor(days)
  const isChanged = meals !== undefined && localList.meals !== null && meals !== localList.meals
  const { data } = usePlanChanges(isChanged && localList.isAdjustable ? localList.id : null, meals ?? '')
  const { mutate, isPending } = useApplyPlanChanges()
  if (!isChanged) return null
  return (
    <Note as="div" className={classes.note} role="status">
      <p>The meals of these days have changed since this list was made.</p>
      {data && (
        <details className={classes.changes} open={data.changes.length <= MAX_SHOWN}>
          <summary>What that does to the list</summary>
          <ListChanges changes={data.changes} />
        </details>
      )}
      {data && (
        <Button size="compact-md" loading={isPending} onClick={() => localList.id && mutate(localList.id)}>
          Change the list with them
        </Button>
      )}
      {children}
    </Note>
  )
}
