import { Button } from '@mantine/core'
import type { CompletedList } from '../../domain/shopping/completed-list.ts'
import { isExtra } from '../../domain/shopping/extra.ts'
import { useUser } from '../account/sign-in/queries.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Note } from '../ui/note.tsx'
import type { ListDraft } from './list-draft.ts'
import classes from './plan-changed-note.module.css'
import { namesOf, useFirstName, usePutListAway } from './queries.ts'

/** What was added by hand is not with the household yet. */
export const NotSentNote = () => (
  <Note role="status">
    What you added by hand is kept on this device. Your household sees it once Plateful can be reached.
  </Note>
)

interface Props {
  draft: ListDraft
  completed: CompletedList
  /** The completed list is on another screen. */
  isElsewhere?: boolean
}

/**
 * Somebody completed the list of these days while this device had one of its own: what is on which
 * is said, and nothing is lost.
 */
export function CompletedMeanwhileNote({ draft, completed, isElsewhere = false }: Props) {
  const isOwn = useUser()?.id === completed.userId
  const name = useFirstName(completed.userId)
  const putAway = usePutListAway()
  const onIt = new Set(completed.items.map(({ id }) => id))
  const byHand = completed.items.filter(isExtra)
  const kept = draft.items.filter((item) => isExtra(item) && item.name.trim() !== '' && !onIt.has(item.id))
  return (
    <Note as="div" className={classes.note} role="status">
      <p>
        {isOwn
          ? 'You completed a list for these days on another device.'
          : `${name ?? 'Somebody else'} completed a list for these days.`}{' '}
        {byHand.length > 0 && `On it is what was added by hand: ${namesOf(byHand)}. `}
        {kept.length > 0 && `Not on it, and kept for your next list: ${namesOf(kept)}.`}
      </p>
      {isElsewhere && (
        <ButtonLink
          to="/shopping-list/finalize"
          search={{ start: draft.start, end: draft.end }}
          variant="subtle"
          size="compact-md"
        >
          Open the completed list
        </ButtonLink>
      )}
      <Button variant="subtle" size="compact-md" loading={putAway.isPending} onClick={() => putAway.mutate()}>
        Put your own list away
      </Button>
    </Note>
  )
}
