import { addDays, type Day } from '../../domain/day/day.ts'
import { Person, type PersonChange, type PersonDraft, UNBORN } from '../../domain/household/person.ts'
import { refuse } from '../../domain/refusal.ts'
import { holdHousehold } from '../db/hold-household.ts'
import type { Row } from '../db/tables.ts'
import type { Context } from '../http/context.ts'
import { keepPhoto, photoAddress } from '../photos/keep-photo.ts'
import { insertPerson, type PeopleTable, personById, updatePerson } from './store.ts'

/** A stored person as they leave: the portrait as an address. */
export function toPerson({ photoName, ...row }: Row<PeopleTable>): Person {
  return { ...row, profilePhoto: photoAddress(photoName) }
}

export const noSuchPerson = () => refuse('NOT_FOUND', 'This person is not in your household any more.')

/** A day of grace, because it is tomorrow already where some families live. */
function refuseUnborn(dateOfBirth: Day | null | undefined, now: string): void {
  if (dateOfBirth && dateOfBirth > addDays(now.slice(0, 10), 1))
    throw refuse('BAD_INPUT', UNBORN, { issues: [{ path: 'dateOfBirth', message: UNBORN }] })
}

export async function createPerson(
  context: Context,
  table: PeopleTable,
  draft: PersonDraft,
): Promise<Person> {
  const { db, user, now } = context
  const { profilePhoto, ...content } = draft
  refuseUnborn(content.dateOfBirth, now)
  const photoName = await keepPhoto(context, user.householdId, profilePhoto)
  const stamps = { userId: user.id, createdAt: now, updatedAt: now }
  return toPerson(await insertPerson(db, user.householdId, table, { ...content, photoName, ...stamps }))
}

const changedMeanwhile = (current: Row<PeopleTable>) =>
  refuse('CHANGED_MEANWHILE', 'Somebody else changed this person first. Look them over and save again.', {
    current: Person.parse(toPerson(current)),
  })

/** Changes a person; what is not sent stays as it is, and nothing is written over that its writer has not seen. */
export async function changePerson(
  context: Context,
  table: PeopleTable,
  id: number,
  { profilePhoto, seen, ...content }: PersonChange,
): Promise<Person> {
  const { db, user, now } = context
  refuseUnborn(content.dateOfBirth, now)
  const photo =
    profilePhoto === undefined ? {} : { photoName: await keepPhoto(context, user.householdId, profilePhoto) }
  return db.transaction().execute(async (tx) => {
    await holdHousehold(tx, user.householdId)
    const current = await personById(tx, user.householdId, table, id)
    if (!current) throw noSuchPerson()
    if (seen !== undefined && seen !== current.updatedAt) throw changedMeanwhile(current)
    const change = { ...content, ...photo, updatedAt: now }
    return toPerson(await updatePerson(tx, user.householdId, table, id, change))
  })
}
