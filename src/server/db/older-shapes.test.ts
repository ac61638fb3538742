/**
 * A database of every older schema, with a family in it, is migrated to the newest and keeps its
 * rows.
 */

import { CompiledQuery } from 'kysely'
import { describe, expect, it } from 'vitest'
import { migrate, migrateTo, pendingMigrations } from './migrate.ts'
import { openEmbeddedFile } from './open.ts'
import type { Db } from './tables.ts'

const NOW = '2026-03-02T09:00:00.000Z'

/**
 * Rows that could be stored from a schema on: its name, the table, and a row as that version wrote
 * it.
 */
const lived: [from: string, table: string, row: Record<string, string | number | null>][] = [
  ['0001', 'households', { id: 1, onboarding_skipped: 0, created_at: NOW }],
  [
    '0001',
    'users',
    {
      id: 1,
      household_id: 1,
      username: 'ada@example.org',
      email: 'ada@example.org',
      hashed_password: 'hash',
      first_name: 'Ada',
      last_name: 'Cook',
      is_verified: 1,
      created_at: NOW,
    },
  ],
  ['0001', 'sessions', { token_hash: 'secret', user_id: 1, created_at: NOW, expires_at: NOW }],
  [
    '0001',
    'recipes',
    {
      id: 1,
      household_id: 1,
      user_id: 1,
      global_id: 'R-1',
      user_sequence: 1,
      name: 'Soup',
      servings: 4,
      ingredients: '["1 onion"]',
      steps: '[]',
      tags: '["soup"]',
      created_at: NOW,
      updated_at: NOW,
    },
  ],
  [
    '0001',
    'calendar_locks',
    {
      id: 1,
      household_id: 1,
      start_date: '2026-03-02',
      end_date: '2026-03-08',
      reason: 'List',
      created_at: NOW,
    },
  ],
  [
    '0001',
    'completed_shopping_lists',
    {
      id: 1,
      household_id: 1,
      user_id: 1,
      lock_id: 1,
      name: 'List',
      start_date: '2026-03-02',
      end_date: '2026-03-08',
      items: '[]',
      completed_at: NOW,
    },
  ],
  [
    '0002',
    'contact_messages',
    {
      id: 1,
      household_id: 1,
      user_id: 1,
      name: 'Ada',
      email: 'ada@example.org',
      phone: '',
      message: 'Hello',
      created_at: NOW,
    },
  ],
  [
    '0003',
    'family_members',
    {
      id: 1,
      household_id: 1,
      user_id: 1,
      first_name: 'Ada',
      last_name: 'Cook',
      initials: 'AC',
      color: '#123456',
      dietary_preferences: '[]',
      allergies: '["nuts"]',
      favoritefoods: '[]',
      dislikedfoods: '[]',
      created_at: NOW,
      updated_at: NOW,
    },
  ],
  [
    '0005',
    'shared_recipe_links',
    { id: 1, household_id: 1, share_id: 'share', shared_by_user_id: 1, recipe_ids: '[1]', created_at: NOW },
  ],
  [
    '0006',
    'calendar_notes',
    {
      id: 1,
      household_id: 1,
      user_id: 1,
      date: '2026-03-02',
      notes: 'Party',
      created_at: NOW,
      updated_at: NOW,
    },
  ],
  ['0007', 'recipe_makings', { household_id: 1, recipe_id: 1, user_id: 1, date: '2026-03-02' }],
  [
    '0008',
    'invitations',
    {
      id: 1,
      household_id: 1,
      user_id: 1,
      token_hash: 'invitation',
      email: 'bob@example.org',
      created_at: NOW,
      expires_at: NOW,
    },
  ],
  [
    '0009',
    'confirmed_ingredients',
    { id: 1, household_id: 1, user_id: 1, line: 'miso', contains: '["soya"]', created_at: NOW },
  ],
  ['0010', 'calendar_feeds', { household_id: 1, user_id: 1, token: 'feed', created_at: NOW }],
  ['0043', 'reminder_choices', { user_id: 1, choices: '{"week":true,"weekDay":3}' }],
  ['0011', 'shop_orders', { household_id: 1, aisles: '[]', always_have: '["salt"]' }],
]

async function insert(db: Db, table: string, row: Record<string, string | number | null>): Promise<void> {
  const columns = Object.keys(row)
  const statement = `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`
  await db.executeQuery(CompiledQuery.raw(statement, Object.values(row)))
}

const fresh = openEmbeddedFile(':memory:').db
const shapes = await pendingMigrations(fresh)

/** The last step that installations have run, and how many they had run by then. */
const RUN = { last: '0049-timer-day', count: 47 }

it('a new migration comes after all that installations have run, or they could not start', () => {
  expect(shapes.filter((name) => name <= RUN.last)).toHaveLength(RUN.count)
  expect(new Set(shapes.map((name) => name.slice(0, 4))).size).toBe(shapes.length)
})

describe('a database as it was after', () => {
  it.each(shapes)('%s is brought up to date with all that it held', async (shape) => {
    const { db } = openEmbeddedFile(':memory:')
    await migrateTo(db, shape)
    const held = lived.filter(([from]) => from <= shape.slice(0, 4))
    for (const [, table, row] of held) await insert(db, table, row)

    expect(await migrate(db)).toEqual(shapes.slice(shapes.indexOf(shape) + 1))

    for (const [, table, row] of held) {
      const { rows } = await db.withoutPlugins().executeQuery(CompiledQuery.raw(`select * from ${table}`))
      expect(rows).toEqual([expect.objectContaining(row)])
    }
    const { rows: broken } = await db.executeQuery(CompiledQuery.raw('pragma foreign_key_check'))
    expect(broken).toEqual([])
    await db.destroy()
  })
})

describe('the day of “What shall we eat next week?”', () => {
  const on = (weekDay: number) => JSON.stringify({ week: true, weekDay })
  const off = (weekDay: number) => JSON.stringify({ week: false, weekDay })

  it.each<[string, string[], number]>([
    ['is Saturday where nobody chose it', [], 5],
    ['is the one that somebody chose', [on(2)], 2],
    ['is the one that most chose', [on(2), on(6), on(6)], 6],
    ['is that of whoever came first, of two', [on(4), on(1)], 4],
    ['is not that of somebody who is not reminded', [off(1), on(3)], 3],
    ['is Saturday where nobody is reminded', [off(1)], 5],
  ])('%s (household 34)', async (_, choices, day) => {
    const { db } = openEmbeddedFile(':memory:')
    await migrateTo(db, '0043-reminders')
    await insert(db, 'households', { id: 1, onboarding_skipped: 0, created_at: NOW })
    for (const [index, chosen] of choices.entries()) {
      const name = `${index}@example.org`
      await insert(db, 'users', {
        id: index + 1,
        household_id: 1,
        username: name,
        email: name,
        hashed_password: 'hash',
        first_name: 'Ada',
        last_name: 'Cook',
        is_verified: 1,
        created_at: NOW,
      })
      await insert(db, 'reminder_choices', { user_id: index + 1, choices: chosen })
    }
    await migrate(db)
    const { planningDay } = await db.selectFrom('households').select('planningDay').executeTakeFirstOrThrow()
    expect(planningDay).toBe(day)
    await db.destroy()
  })
})
