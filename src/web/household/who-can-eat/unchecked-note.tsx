import { hasFoodNeeds } from '../../../domain/household/who-can-eat/eater.ts'
import { Note } from '../../ui/note.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { useEveryone } from '../household-people.ts'
import { usePeople } from '../queries.ts'
import classes from './unchecked-note.module.css'

interface ReadQuery {
  isLoadingError: boolean
  refetch: () => unknown
}

interface Props {
  /** 'this' on the screen of one recipe, 'what' where there are many. */
  what: 'this' | 'what'
  /** The query of the judged recipes, where the screen does not report its failure. */
  recipes?: ReadQuery
}

/**
 * Says that nothing was checked, because the people or the recipes could not be read: a screen
 * without warnings would look safe (household 44).
 */
export function UncheckedNote({ what, recipes }: Props) {
  const people = [usePeople('family-members'), usePeople('guest-diners')].filter(couldNotBeRead)
  const hasPeopleWithNeeds = useEveryone().some(hasFoodNeeds)
  const unread = [...people, ...(recipes && hasPeopleWithNeeds && couldNotBeRead(recipes) ? [recipes] : [])]
  if (unread.length === 0) return null
  return (
    <Note as="div" role="alert" className={classes.unchecked}>
      <span>
        We couldn’t check who can eat {what}, because{' '}
        {people.length > 0 ? 'the people at your table' : 'your recipes'} couldn’t be loaded.
      </span>
      <PlainButton variant="text" onClick={() => unread.forEach((query) => void query.refetch())}>
        Try again
      </PlainButton>
    </Note>
  )
}

const couldNotBeRead = ({ isLoadingError }: ReadQuery) => isLoadingError
