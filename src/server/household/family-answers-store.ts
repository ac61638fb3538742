import type { Allowance, PersonFineLine } from '../../domain/household/who-can-eat/family-answers.ts'
import type { Household } from '../db/household.ts'
import type { NewRow, Row } from '../db/tables.ts'
import { removedIds } from './store.ts'

export async function confirmedLinesOf(household: Household): Promise<Row<'confirmedIngredients'>[]> {
  return household.selectFrom('confirmedIngredients').selectAll().orderBy('id', 'desc').execute()
}

/** Replaces what was stored for the line. */
export async function putConfirmedLine(
  household: Household,
  confirmed: Omit<NewRow<'confirmedIngredients'>, 'id' | 'householdId'>,
): Promise<Row<'confirmedIngredients'>> {
  const { userId, contains, food, createdAt } = confirmed
  return household
    .insertInto('confirmedIngredients')
    .values(confirmed)
    .onConflict((conflict) =>
      conflict.columns(['householdId', 'line']).doUpdateSet({ userId, contains, food, createdAt }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

const tables = { family: 'familyMayContain', guest: 'guestMayContain' } as const
const people = { family: 'familyMembers', guest: 'guestDiners' } as const

export async function allowancesOf(household: Household): Promise<Allowance[]> {
  const allowancesOfKind = async (kind: Allowance['kind']) => {
    const rows = await household
      .selectFrom(tables[kind])
      .select(['personId', 'allergen'])
      .where('personId', 'not in', removedIds(household, people[kind]))
      .orderBy('personId')
      .orderBy('allergen')
      .execute()
    return rows.map(({ personId, allergen }) => ({ kind, personId, allergy: allergen }))
  }
  return [...(await allowancesOfKind('family')), ...(await allowancesOfKind('guest'))]
}

export async function putAllowance(
  household: Household,
  { kind, personId, allergy }: Allowance,
  by: { userId: number; createdAt: string },
): Promise<void> {
  await household
    .insertInto(tables[kind])
    .values({ ...by, personId, allergen: allergy })
    .onConflict((conflict) => conflict.columns(['personId', 'allergen']).doNothing())
    .execute()
}

export async function deleteAllowance(
  household: Household,
  { kind, personId, allergy }: Allowance,
): Promise<void> {
  await household
    .deleteFrom(tables[kind])
    .where('personId', '=', personId)
    .where('allergen', '=', allergy)
    .execute()
}

const fineTables = { family: 'familyFineLines', guest: 'guestFineLines' } as const

export async function fineLinesOf(household: Household): Promise<PersonFineLine[]> {
  const linesOfKind = async (kind: PersonFineLine['kind']) => {
    const rows = await household
      .selectFrom(fineTables[kind])
      .select(['personId', 'line', 'need'])
      .where('personId', 'not in', removedIds(household, people[kind]))
      .orderBy('id')
      .execute()
    return rows.map((row) => ({ kind, ...row }))
  }
  return [...(await linesOfKind('family')), ...(await linesOfKind('guest'))]
}

export async function putFineLine(
  household: Household,
  { kind, ...fine }: PersonFineLine,
  by: { userId: number; createdAt: string },
): Promise<void> {
  await household
    .insertInto(fineTables[kind])
    .values({ ...by, ...fine })
    .onConflict((conflict) => conflict.columns(['personId', 'line', 'need']).doNothing())
    .execute()
}

export async function deleteFineLine(
  household: Household,
  { kind, personId, line, need }: PersonFineLine,
): Promise<void> {
  await household
    .deleteFrom(fineTables[kind])
    .where('personId', '=', personId)
    .where('line', '=', line)
    .where('need', '=', need)
    .execute()
}
