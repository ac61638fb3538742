import { addDays, type Day } from '../../domain/day.ts'
import type { Instant } from '../../domain/fields.ts'
import { Person, type PersonChange, type PersonDraft, BORN_IN_FUTURE } from '../../domain/household/person.ts'
import { refuse } from '../../domain/refusal.ts'
import { createIdempotently, hasChangeAlready } from '../db/create-idempotently.ts'
import type { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'
import type { Row } from '../db/tables.ts'
import { type Context, todayOf, type CreateInput } from '../http/context.ts'
import { savePhoto, photoAddress } from '../recipes/photos/save-photo.ts'
import { insertPerson, type PeopleTable, personById, updatePerson } from './store.ts'

/** A stored person as answered, with the address of the portrait. */
export function toPerson({ photoName, ...row }: Row<PeopleTable>): Person {
  return { ...row, profilePhoto: photoAddress(photoName) }
}

export const noSuchPerson = () => refuse('NOT_FOUND', 'This person is no longer in your household.')

/**
 * Refuses a future date of birth. One day ahead is allowed for families where it is tomorrow
 * already.
 */
function refuseFutureBirth(dateOfBirth: Day | null | undefined, now: string): void {
  if (dateOfBirth && dateOfBirth > addDays(todayOf(now), 1))
    throw refuse('BAD_INPUT', BORN_IN_FUTURE, { issues: [{ path: 'dateOfBirth', message: BORN_IN_FUTURE }] })
}

export async function createPerson(
  context: Context,
  table: PeopleTable,
  { body, idempotencyKey }: CreateInput<PersonDraft>,
): Promise<Person> {
  const { household, user, now } = context
  const { profilePhoto, ...draft } = body
  refuseFutureBirth(draft.dateOfBirth, now)
  const content = { ...draft, photoName: await savePhoto(context, profilePhoto) }
  const stamps = { userId: user.id, createdAt: now, updatedAt: now }
  const row = await household.transaction((tx) =>
    createIdempotently(
      tx,
      table,
      { user, now, idempotencyKey },
      {
        content,
        make: () => insertPerson(tx, table, { ...content, ...stamps }),
        find: (id) => personById(tx, table, id),
        change: ({ id }, seen) => writePerson(tx, context, table, id, { change: content, seen }),
        writtenAt: ({ updatedAt }) => updatedAt,
      },
    ),
  )
  return toPerson(row)
}

const changedMeanwhile = (current: Row<PeopleTable>) =>
  refuse('CHANGED_MEANWHILE', 'Somebody else changed this person first. Look them over and save again.', {
    current: Person.parse(toPerson(current)),
  })

/** Changes a person; what is not sent stays, and nothing newer than `seen` is overwritten. */
export async function changePerson(
  context: Context,
  table: PeopleTable,
  id: number,
  { profilePhoto, seen, ...content }: PersonChange,
): Promise<Person> {
  const { household, now } = context
  refuseFutureBirth(content.dateOfBirth, now)
  const photo = profilePhoto === undefined ? {} : { photoName: await savePhoto(context, profilePhoto) }
  const change = { ...content, ...photo }
  return toPerson(
    await household.transaction((tx) => writePerson(tx, context, table, id, { change, seen: seen ?? null })),
  )
}

type Content = Partial<Omit<PersonDraft, 'profilePhoto'> & { photoName: string | null }>

/** Writes a change. An identical one is a repeat after a lost answer, and succeeds. */
async function writePerson(
  tx: Household,
  { now }: Context,
  table: PeopleTable,
  id: number,
  { change, seen }: { change: Content; seen: Instant | null },
): Promise<Row<PeopleTable>> {
  await lockHousehold(tx)
  const current = await personById(tx, table, id)
  if (!current) throw noSuchPerson()
  if (seen === null || seen === current.updatedAt)
    return updatePerson(tx, table, id, { ...change, updatedAt: now })
  if (!hasChangeAlready(current, change)) throw changedMeanwhile(current)
  return current
}
