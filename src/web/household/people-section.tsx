import { Button, UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import type { Day } from '../../domain/day.ts'
import { type Person, initialsOf, PersonDraft } from '../../domain/household/person.ts'
import { useSession } from '../account/sign-in/queries.ts'
import { newIdempotencyKey } from '../api/ids.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Failure } from '../ui/failure.tsx'
import { type DraftPlace, useEditedThing } from '../ui/forms/draft-store.ts'
import { Skeleton, Loading } from '../ui/loading.tsx'
import { freeColour } from './colours.ts'
import type { PeopleKind } from './people-calls.ts'
import { PersonCard } from './person-card.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { PersonFormValues } from './person-form-values.ts'
import { Portrait } from './portrait.tsx'
import { usePeople, useRemovePerson, useSavePerson } from './queries.ts'
import classes from './people-section.module.css'

interface Props {
  kind: PeopleKind
  title: string
  text: string
  add: string
  today: Day
  children?: ReactNode
  /** The text while there is nobody; without it there is only a button to add somebody. */
  empty?: { title: string; text: string }
}

const placeOf = (name: PeopleKind): DraftPlace<PersonFormValues> => ({ name, form: PersonFormValues })
const places = {
  'family-members': placeOf('family-members'),
  'guest-diners': placeOf('guest-diners'),
}

/** The portraits of the family or its guests, and a place to add one. */
export function PeopleSection({ kind, title, text, add, today, empty, children }: Props) {
  const people = usePeople(kind)
  const remove = useRemovePerson(kind)
  const formPlace = places[kind]
  const [edited, setEdited] = useEditedThing(formPlace, people.data)
  const heading = useRef<HTMLHeadingElement>(null)
  const isEmpty = people.data?.length === 0
  const removePerson = (person: Person) => {
    remove.mutate(person)
    // The pressed button disappears with its card.
    heading.current?.focus({ preventScroll: true })
  }
  const addButton = (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setEdited('new')}
    >
      {add}
    </Button>
  )
  return (
    <section className={classes.section} aria-labelledby={kind}>
      <div className={classes.head}>
        <div className={classes.words}>
          <h2 ref={heading} id={kind} tabIndex={-1} className={classes.title}>
            {title}
          </h2>
          <p className={classes.text}>{text}</p>
        </div>
      </div>
      {people.isError && !people.data && <Failure title={`${title} couldn’t be loaded`} query={people} />}
      {people.isPending && <PeopleSkeleton label={`Loading ${title.toLowerCase()}`} />}
      {isEmpty && !empty && addButton}
      {isEmpty && empty && (
        <AddFirstPerson {...empty} onAdded={() => heading.current?.focus({ preventScroll: true })}>
          {addButton}
        </AddFirstPerson>
      )}
      {people.data && !isEmpty && (
        <ul className={classes.grid}>
          {people.data.map((person) => (
            <li key={person.id} className={classes.cell}>
              <PersonCard
                person={person}
                today={today}
                onEdit={() => setEdited(person)}
                onRemove={() => removePerson(person)}
              />
            </li>
          ))}
          <li className={classes.cell}>
            <UnstyledButton className={classes.add} onClick={() => setEdited('new')}>
              <span className={classes.plus} aria-hidden>
                <IconPlus size={32} stroke={1.6} />
              </span>
              {add}
            </UnstyledButton>
          </li>
        </ul>
      )}
      {children}
      {edited && (
        <PersonDialog
          kind={kind}
          place={formPlace}
          person={edited === 'new' ? null : edited}
          others={people.data ?? []}
          today={today}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )
}

function PeopleSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className={classes.grid}>
        <Skeleton height="11rem" />
        <Skeleton height="11rem" />
      </div>
    </Loading>
  )
}

interface AddFirstPersonProps {
  title: string
  text: string
  children: ReactNode
  onAdded: (person: Person) => void
}

/**
 * Adds the person who registered as the first of the family, with one press: their name is known
 * (household 13).
 */
function AddFirstPerson({ title, text, children, onAdded }: AddFirstPersonProps) {
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
