import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { initialsOf, type Person, PersonDraft } from '../../domain/household/person.ts'
import { useSession } from '../account/sign-in/queries.ts'
import { newIdempotencyKey } from '../api/ids.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { freeColour } from './colours.ts'
import { Portrait } from './portrait.tsx'
import { useSavePerson } from './queries.ts'

interface Props {
  title: string
  text: string
  children: ReactNode
  onAdded: (person: Person) => void
}

/**
 * Adds the person who registered as the first of the family, with one press: their name is known
 * (household 13).
 */
export function AddFirstPerson({ title, text, children, onAdded }: Props) {
  const user = useSession().data
  const saving = useSavePerson('family-members', null)
  const [idempotencyKey] = useState(newIdempotencyKey)
  const { firstName = '', lastName = '' } = user ?? {}
  const draft = PersonDraft.safeParse({
    firstName,
    lastName,
    initials: initialsOf(firstName, lastName),
    color: freeColour([]),
  }).data
  if (!draft) return <EmptyState heading="h3" title={title} text={text} action={children} />
  return (
    <EmptyState
      heading="h3"
      picture={<Portrait person={draft} size="xl" />}
      title={title}
      text={text}
      action={
        <>
          <Button
            loading={saving.isPending}
            onClick={() => saving.mutate({ draft, idempotencyKey }, { onSuccess: onAdded })}
          >
            Add {firstName}
          </Button>
          {children}
        </>
      }
    />
  )
}
