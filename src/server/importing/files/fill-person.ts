/**
 * Fills the empty fields of an existing person from a file of our own. Nothing of theirs is lost,
 * and an undo removes what was added (importing 17).
 */

import { personFieldNames, personFields, tidyEntries } from '../../../domain/household/person.ts'
import type { FullFormatTable } from '../../../domain/importing/full-format-rows.ts'
import type { Household } from '../../db/household.ts'
import type { Row } from '../../db/tables.ts'
import { type PeopleTable, personById, updatePerson } from '../../household/store.ts'
import { isEmpty, rowHash } from './row-hash.ts'

type Fields = Partial<Row<PeopleTable>>

export const isPeopleTable = (table: string): table is FullFormatTable & PeopleTable =>
  table === 'familyMembers' || table === 'guestDiners'

/** The fields before the change, and the hash of the person after it. */
interface FillStamp {
  before: Fields
  filled: string
}

/** Adds what the row has and the person lacks; undefined if that is nothing. */
export async function fillPerson(
  tx: Household,
  table: PeopleTable,
  id: number,
  { row, now }: { row: Fields; now: string },
): Promise<{ stamp: string; remark: string } | undefined> {
  const person = await personById(tx, table, id)
  if (!person) return undefined
  const { change, addedFields } = lackingIn(person, row)
  if (addedFields.length === 0) return undefined
  const filled = rowHash(await updatePerson(tx, table, id, { ...change, updatedAt: now }))
  const before = Object.fromEntries(Object.keys(change).map((column) => [column, person[column as 'notes']]))
  const stamp = JSON.stringify({ before, filled } satisfies FillStamp)
  const name = `${person.firstName} ${person.lastName}`
  return { stamp, remark: `${name} was here already. Added from the file: ${addedFields.join(', ')}.` }
}

/** Removes what was added; false if somebody has changed the person since. */
export async function unfillPerson(
  tx: Household,
  table: PeopleTable,
  id: number,
  { stamp, now }: { stamp: string; now: string },
): Promise<boolean> {
  const person = await personById(tx, table, id)
  if (!person) return true
  const { before, filled } = JSON.parse(stamp) as FillStamp
  if (rowHash(person) !== filled) return false
  await updatePerson(tx, table, id, { ...before, updatedAt: now })
  return true
}

/** Lists that every meal must respect: entries of the file are added to those of the person. */
const mergedLists: ReadonlySet<string> = new Set(['dietaryPreferences', 'allergies'])

function lackingIn(here: Fields, row: Fields): { change: Fields; addedFields: string[] } {
  const change: Record<string, unknown> = {}
  const addedFields: string[] = []
  for (const field of personFieldNames) {
    const column = field === 'profilePhoto' ? 'photoName' : field
    const [ours, theirs] = [here[column], row[column]]
    const { label } = personFields[field]
    if (Array.isArray(ours) && Array.isArray(theirs) && mergedLists.has(field)) {
      const known = new Set(ours.map((entry) => entry.toLowerCase()))
      const added = tidyEntries(theirs).filter((entry) => !known.has(entry.toLowerCase()))
      if (added.length === 0) continue
      change[column] = [...ours, ...added]
      addedFields.push(`${label} (${added.join(', ')})`)
    } else if (isEmpty(ours) && theirs !== undefined && !isEmpty(theirs)) {
      change[column] = theirs
      addedFields.push(label)
    }
  }
  return { change, addedFields }
}
