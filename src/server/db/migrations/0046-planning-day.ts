import type { Migration } from 'kysely'

const SATURDAY = 5

/** What each person had chosen until now. */
interface Choices {
  week?: boolean
  weekDay?: number
}
interface Chosen {
  householdId: number
  choices: Choices
}
type Then = {
  households: { id: number; planningDay: number }
  users: { id: number; householdId: number; deletedAt: string | null }
  reminderChoices: { userId: number; choices: Choices }
}

/**
 * The weekday of 'What shall we eat next week?' becomes the household's. It is the day that most of
 * its people had chosen; of several such days, the one of the earliest person. Where nobody wanted
 * that reminder it is Saturday, the default.
 */
export const planningDay: Migration = {
  async up(db) {
    await db.schema
      .alterTable('households')
      .addColumn('planningDay', 'integer', (c) => c.notNull().defaultTo(SATURDAY))
      .execute()
    const then = db.withTables<Then>()
    const chosen: Chosen[] = await then
      .selectFrom('reminderChoices')
      .innerJoin('users', 'users.id', 'reminderChoices.userId')
      .where('users.deletedAt', 'is', null)
      .orderBy('users.id')
      .select(['users.householdId', 'reminderChoices.choices'])
      .execute()
    for (const [householdId, day] of daysOfHouseholds(chosen))
      await then.updateTable('households').set({ planningDay: day }).where('id', '=', householdId).execute()
  },
}

function daysOfHouseholds(chosen: readonly Chosen[]): Map<number, number> {
  const votes = new Map<number, Map<number, number>>()
  for (const { householdId, choices } of chosen) {
    if (!choices.week || choices.weekDay === undefined) continue
    const ofHousehold = votes.get(householdId) ?? new Map<number, number>()
    ofHousehold.set(choices.weekDay, (ofHousehold.get(choices.weekDay) ?? 0) + 1)
    votes.set(householdId, ofHousehold)
  }
  // A map keeps the order of its keys, and the sort is stable.
  const most = (days: Map<number, number>) => [...days].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? SATURDAY
  return new Map([...votes].map(([householdId, days]) => [householdId, most(days)]))
}
