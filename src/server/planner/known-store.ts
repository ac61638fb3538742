import type { Allowance } from '../../domain/recipes/known-ingredient.ts'
import type { Db, NewRow, Row } from '../db/tables.ts'
import { removedIds } from '../household/store.ts'

export async function knownIngredientsOf(
  db: Db,
  householdId: number,
): Promise<Row<'confirmedIngredients'>[]> {
  return db
    .selectFrom('confirmedIngredients')
    .selectAll()
    .where('householdId', '=', householdId)
    .orderBy('id', 'desc')
    .execute()
}

/** Stores what a line contains, in place of what was said of it before. */
export async function putKnownIngredient(
  db: Db,
  householdId: number,
  known: Omit<NewRow<'confirmedIngredients'>, 'id' | 'householdId'>,
): Promise<Row<'confirmedIngredients'>> {
  const { userId, contains, createdAt } = known
  return db
    .insertInto('confirmedIngredients')
    .values({ ...known, householdId })
    .onConflict((conflict) =>
      conflict.columns(['householdId', 'line']).doUpdateSet({ userId, contains, createdAt }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Answers whether there was such a line. */
export async function deleteKnownIngredient(db: Db, householdId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('confirmedIngredients')
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const tables = { family: 'familyMayContain', guest: 'guestMayContain' } as const
const people = { family: 'familyMembers', guest: 'guestDiners' } as const

export async function allowancesOf(db: Db, householdId: number): Promise<Allowance[]> {
  const of = async (kind: Allowance['kind']) => {
    const rows = await db
      .selectFrom(tables[kind])
      .select(['personId', 'allergen'])
      .where('householdId', '=', householdId)
      .where('personId', 'not in', removedIds(db, householdId, people[kind]))
      .orderBy('personId')
      .orderBy('allergen')
      .execute()
    return rows.map(({ personId, allergen }) => ({ kind, personId, allergy: allergen }))
  }
  return [...(await of('family')), ...(await of('guest'))]
}

export async function putAllowance(
  db: Db,
  householdId: number,
  { kind, personId, allergy }: Allowance,
  by: { userId: number; createdAt: string },
): Promise<void> {
  await db
    .insertInto(tables[kind])
    .values({ ...by, householdId, personId, allergen: allergy })
    .onConflict((conflict) => conflict.columns(['personId', 'allergen']).doNothing())
    .execute()
}

export async function deleteAllowance(
  db: Db,
  householdId: number,
  { kind, personId, allergy }: Allowance,
): Promise<void> {
  await db
    .deleteFrom(tables[kind])
    .where('householdId', '=', householdId)
    .where('personId', '=', personId)
    .where('allergen', '=', allergy)
    .execute()
}
