import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { insertHousehold } from '../account/sign-in/store.ts'
import { everyHousehold, Household } from './household.ts'

const testApp = useTestApp()
const NOW = '2026-03-02T09:00:00.000Z'
const photo = (name: string) => ({ name, bytes: 1, createdAt: NOW })

describe('the rows of a household', () => {
  let ours: Household
  let theirs: Household
  beforeAll(async () => {
    const { unwatched: db } = testApp
    ours = new Household(db, await insertHousehold(db, NOW))
    theirs = new Household(db, await insertHousehold(db, NOW))
    for (const each of [ours, theirs])
      await each
        .insertInto('photos')
        .values([photo('cake'), photo('soup')])
        .execute()
  })
  const stored = async ({ id }: Household) =>
    testApp.db.selectFrom('photos').selectAll().where('householdId', '=', id).orderBy('name').execute()
  const namesIn = async (from: Household) =>
    (await from.selectFrom('photos').select('name').orderBy('name').execute()).map(({ name }) => name)

  it('are written as its own, one or many, and read without those of others', async () => {
    await ours.insertInto('photos').values(photo('tart')).execute()
    expect((await stored(ours)).map(({ householdId }) => householdId)).toEqual([ours.id, ours.id, ours.id])
    expect(await namesIn(ours)).toEqual(['cake', 'soup', 'tart'])
    expect(await namesIn(theirs)).toEqual(['cake', 'soup'])
  })

  it('are all that a change or a deletion reaches that names no row', async () => {
    const before = await stored(theirs)
    await ours.updateTable('photos').set({ bytes: 9 }).execute()
    expect((await stored(ours)).map(({ bytes }) => bytes)).toEqual([9, 9, 9])
    expect(await stored(theirs)).toEqual(before)
    await ours.deleteFrom('photos').execute()
    expect(await stored(ours)).toEqual([])
    expect(await stored(theirs)).toEqual(before)
  })

  it('are with its own row in the table of households', async () => {
    await ours.updateTable('households').set({ onboardingSkipped: true }).execute()
    const isSkipped = async (from: Household) =>
      from.selectFrom('households').select(['id', 'onboardingSkipped']).execute()
    expect(await isSkipped(ours)).toEqual([{ id: ours.id, onboardingSkipped: true }])
    expect(await isSkipped(theirs)).toEqual([{ id: theirs.id, onboardingSkipped: false }])
  })

  it('are those of the same household in a transaction, and stay as they were when it fails', async () => {
    const before = await stored(theirs)
    const failing = theirs.transaction(async (tx) => {
      expect([tx.id, tx.db.isTransaction]).toEqual([theirs.id, true])
      await tx.deleteFrom('photos').execute()
      throw new Error('not after all')
    })
    await expect(failing).rejects.toThrow('not after all')
    expect(await stored(theirs)).toEqual(before)
  })
})

it('the scope adds nothing to what is sent but the condition that was written by hand', () => {
  const { unwatched: db } = testApp
  const every = everyHousehold(db)
  const own = new Household(db, 7)
  const pairs = [
    [
      own.selectFrom('photos').selectAll().where('name', '=', 'soup'),
      every.selectFrom('photos').selectAll().where('householdId', '=', 7).where('name', '=', 'soup'),
    ],
    [
      own.updateTable('photos').set({ bytes: 2 }).where('name', '=', 'soup'),
      every.updateTable('photos').set({ bytes: 2 }).where('householdId', '=', 7).where('name', '=', 'soup'),
    ],
    [own.deleteFrom('photos'), every.deleteFrom('photos').where('householdId', '=', 7)],
    [
      own.insertInto('photos').values(photo('soup')),
      every.insertInto('photos').values({ ...photo('soup'), householdId: 7 }),
    ],
  ] as const
  for (const [scoped, byHand] of pairs) {
    const { sql, parameters } = scoped.compile()
    expect({ sql, parameters }).toEqual({
      sql: byHand.compile().sql,
      parameters: byHand.compile().parameters,
    })
  }
})

/**
 * Never called. The compiler checks it: `npm run types` fails where one of these lines is allowed.
 */
export function refusedByTheCompiler(own: Household): unknown[] {
  return [
    // @ts-expect-error a household's table has no way past its household
    own.db.selectFrom('recipes'),
    // @ts-expect-error a query of the scope joins no other table
    own.selectFrom('recipes').innerJoin('photos', 'photos.name', 'recipes.photoName'),
    // @ts-expect-error nor does it name one in a subquery
    own.selectFrom('recipes').where((eb) => eb.exists(eb.selectFrom('photos').select('name'))),
    // @ts-expect-error a new row gets its household from the scope alone
    own.insertInto('photos').values({ ...photo('soup'), householdId: 8 }),
    // @ts-expect-error a change moves no row to another household
    own.updateTable('photos').set({ householdId: 8 }),
    // @ts-expect-error a person is changed by their own number, not by their household
    own.updateTable('users'),
    // @ts-expect-error households are opened and deleted by the account
    own.deleteFrom('households'),
  ]
}
