import { useState } from 'react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import type { useCompletedLists } from '../queries.ts'

/**
 * Shown in place of a completed list that loads, could not be loaded or is no longer there. A
 * device keeps only the newest lists, so that a list is gone only where the server says so.
 */
export function NoList({ lists }: { lists: ReturnType<typeof useCompletedLists> }) {
  const [isAnswered, setIsAnswered] = useState(false)
  if (!lists.isFetching && !isAnswered) setIsAnswered(true)
  if (lists.isError) return <Failure title="This list couldn’t be loaded" query={lists} />
  if (!isAnswered) return <Loading />
  return (
    <EmptyState
      title="This list is no longer here"
      text="Somebody deleted it, or made one for other days. Choose the dates again to make a new one."
      action={<ButtonLink to="/shopping-list">Back to Shopping List</ButtonLink>}
    />
  )
}
