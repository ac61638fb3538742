import { Button } from '@mantine/core'
import { formatDays } from '../../../domain/day.ts'
import type { CompletedList } from '../../../domain/shopping/completed-list.ts'
import { isExtra } from '../../../domain/shopping/extra.ts'
import { useUserId } from '../../account/sign-in/queries.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Note } from '../../ui/note.tsx'
import { useFirstName } from '../queries.ts'
import { useDiscardDeviceList } from './discard-device-list.ts'
import type { LocalList } from './local-list.ts'
import { joinNames } from './open-list.ts'
import { useIsUnsent } from './send-edits.ts'
import { useShareUnsharedList, useUnsharedList } from './unshared-list.ts'
import classes from './plan-changed-note.module.css'

export function NotSentNote() {
  if (!useIsUnsent()) return null
  return (
    <Note role="status">
      Your changes are kept on this device. Your household will see them once Plateful can be reached.
    </Note>
  )
}

/**
 * The note that this device has a list of its own beside the household's, from before lists were
 * shared.
 */
export function UnsharedListNote() {
  const unsharedList = useUnsharedList()
  const shareList = useShareUnsharedList()
  const putAway = useDiscardDeviceList()
  if (!unsharedList) return null
  const days = formatDays(unsharedList, 'short')
  return (
    <Note as="div" className={classes.note} role="status">
      <p>
        This device still has a list of its own for {days}, with {unsharedList.items.length} items. Your
        household has one list now.
      </p>
      <Button
        variant="subtle"
        size="compact-md"
        loading={shareList.isPending}
        onClick={() => shareList.mutate(unsharedList)}
      >
        Use it for everybody
      </Button>
      <Button
        variant="subtle"
        size="compact-md"
        loading={putAway.isPending}
        onClick={() => putAway.mutate(unsharedList)}
      >
        Put it away
      </Button>
    </Note>
  )
}

interface Props {
  localList: LocalList
  completed: CompletedList
  /** Whether the completed list is on another screen. */
  isElsewhere?: boolean
}

/**
 * The note that somebody completed the list of these days while this device had edits: it names
 * which of them are on it, and nothing is lost.
 */
export function CompletedMeanwhileNote({ localList, completed, isElsewhere = false }: Props) {
  const isOwn = useUserId() === completed.userId
  const name = useFirstName(completed.userId)
  const putAway = useDiscardDeviceList()
  const onIt = new Set(completed.items.map(({ id }) => id))
  const byHand = completed.items.filter(isExtra)
  const extrasForNextList = localList.items.filter(
    (item) => isExtra(item) && item.name.trim() !== '' && !onIt.has(item.id),
  )
  return (
    <Note as="div" className={classes.note} role="status">
      <p>
        {isOwn
          ? 'You completed a list for these days on another device.'
          : `${name ?? 'Somebody else'} completed a list for these days.`}{' '}
        {byHand.length > 0 && `It has what was added by hand: ${joinNames(byHand)}. `}
        {extrasForNextList.length > 0 &&
          `Not on it, but kept for your next list: ${joinNames(extrasForNextList)}.`}
      </p>
      {isElsewhere && (
        <ButtonLink
          to="/shopping-list/finalize"
          search={{ start: localList.start, end: localList.end }}
          variant="subtle"
          size="compact-md"
        >
          Open the completed list
        </ButtonLink>
      )}
      <Button
        variant="subtle"
        size="compact-md"
        loading={putAway.isPending}
        onClick={() => putAway.mutate(localList)}
      >
        Put your own list away
      </Button>
    </Note>
  )
}
