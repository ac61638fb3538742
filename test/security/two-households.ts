/**
 * Households that are filled for the tests of who may do what, and everything that the database
 * holds of one.
 */

import type { LightMyRequestResponse } from 'fastify'
import type { AccessScope } from '../../src/domain/account/access-token.ts'
import type { Assignment } from '../../src/domain/calendar/day-plan.ts'
import type { DayTemplate } from '../../src/domain/calendar/day-template.ts'
import type { Person as Eater } from '../../src/domain/household/person.ts'
import type { Recipe } from '../../src/domain/recipes/recipe.ts'
import { insertAccessToken } from '../../src/server/account/sign-in/access-token-store.ts'
import { hashPassword } from '../../src/server/account/sign-in/password.ts'
import { insertHousehold, insertUser } from '../../src/server/account/sign-in/store.ts'
import { hashToken, newToken } from '../../src/server/account/sign-in/token.ts'
import { tables } from '../../src/server/db/dump.ts'
import type { Caller, TestApp, TestClock } from '../harness/app.ts'
import { aDay, aMeal, aRecipe } from '../harness/makers.ts'

/**
 * Stands in every text of the household that is to be left alone: an answer that holds it has
 * leaked.
 */
export const MARK = 'Quincemoor'
export const PASSWORD = 'a good password'
/** The day that is planned in every filled household. */
export const PLANNED = '2026-03-10'
const FAR = '2099-01-01T00:00:00.000Z'

/** Hashed once: these tests ask who may come in, not how long hashing takes. */
const hashed = hashPassword(PASSWORD)
let people = 0

/** Whether an answer tells nothing of the marked household. */
export const isSilent = (body: string) => !body.toLowerCase().includes(MARK.toLowerCase())

export interface Member {
  userId: number
  householdId: number
  email: string
  cookie: string
  call: Caller
}

/** Somebody with a session, in a new household or in one that is there. */
export async function newMember(testApp: TestApp, householdId?: number, firstName = 'Eve'): Promise<Member> {
  people += 1
  const email = `${firstName.toLowerCase()}-${people}@example.org`
  const now = testApp.clock.now.toISOString()
  const home = householdId ?? (await insertHousehold(testApp.unwatched, now))
  const { id } = await insertUser(testApp.unwatched, {
    householdId: home,
    username: email,
    email,
    hashedPassword: await hashed,
    firstName,
    lastName: 'Cook',
    isVerified: false,
    createdAt: now,
  })
  const cookie = await newSession(testApp, id)
  return { userId: id, householdId: home, email, cookie, call: callAs(testApp, cookie) }
}

/** A session of this person that ends then; answers its cookie. */
export async function newSession(testApp: TestApp, userId: number, expiresAt = FAR): Promise<string> {
  const token = newToken()
  const session = { tokenHash: hashToken(token), userId, userAgent: null, createdAt: FAR, expiresAt }
  await testApp.db.insertInto('sessions').values(session).execute()
  return `plateful=${token}`
}

export const callAs =
  (testApp: TestApp, cookie: string): Caller =>
  (method, path, body, headers = {}) =>
    testApp.visit(method, path, body, { cookie, ...headers })

/** A new access token of this person. */
export async function newAccessToken(
  testApp: TestApp,
  userId: number,
  scopes: AccessScope[],
): Promise<string> {
  const draft = { name: 'Wall display', scopes, expiresAt: null }
  return (await insertAccessToken(testApp.unwatched, userId, draft, testApp.clock.now.toISOString())).token
}

export const callWithToken =
  (testApp: TestApp, token: string): Caller =>
  (method, path, body, headers = {}) =>
    testApp.visit(method, path, body, { authorization: `Bearer ${token}`, ...headers })

/** What a call answered, which has to be a success. */
export async function made<Answer>(answering: Promise<LightMyRequestResponse>): Promise<Answer> {
  const answer = await answering
  if (answer.statusCode >= 300) throw new Error(`answered ${answer.statusCode}: ${answer.body}`)
  return answer.json<Answer>()
}

export interface FilledHousehold extends Member {
  clock: TestClock
  recipeId: number
  otherRecipeId: number
  memberId: number
  guestId: number
  templateId: number
  /** As it is planned on `PLANNED`. */
  day: Assignment
}

/**
 * A household with something of everything that ids point at; the mark stands in all of its texts.
 */
export async function fillHousehold(testApp: TestApp, mark = MARK): Promise<FilledHousehold> {
  const owner = await newMember(testApp, undefined, mark)
  const post = <Answer>(path: string, body: unknown) => made<Answer>(owner.call('POST', path, body))
  const eater = { firstName: mark, lastName: 'Eater', initials: 'QE', color: '#336699', notes: mark }
  const recipe = await post<Recipe>('/api/recipes', aRecipe({ name: `${mark} soup` }))
  const other = await post<Recipe>('/api/recipes', aRecipe({ name: `${mark} stew` }))
  const member = await post<Eater>('/api/family-members', eater)
  const guest = await post<Eater>('/api/guest-diners', eater)
  const meal = aMeal({ name: `${mark} pie` })
  const template = await post<DayTemplate>('/api/meal-planning-days', {
    name: `${mark} day`,
    lunchMeals: [meal],
    dinnerMeals: [aMeal({ type: 'recipe', recipeId: recipe.id, name: recipe.name })],
  })
  const day = await post<Assignment>('/api/calendar-assignments', aDay(PLANNED, { dinnerMeals: [meal] }))
  return {
    ...owner,
    clock: testApp.clock,
    recipeId: recipe.id,
    otherRecipeId: other.id,
    memberId: member.id,
    guestId: guest.id,
    templateId: template.id,
    day,
  }
}

type PlainRow = Record<string, unknown>

const inCamelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** By which column the rows of a table are a household's, found out once a process. */
let owned: Promise<Map<string, 'householdId' | 'userId' | 'id'>> | undefined

async function findOwned({ unwatched }: TestApp): NonNullable<typeof owned> {
  const found: Awaited<NonNullable<typeof owned>> = new Map([['households', 'id']])
  for (const { name, columns } of await unwatched.introspection.getTables()) {
    const names = new Set(columns.map((column) => inCamelCase(column.name)))
    const column = (['householdId', 'userId'] as const).find((one) => names.has(one))
    if (column) found.set(inCamelCase(name), column)
  }
  return found
}

/** Every row of the household, of the people in it and of their sessions, table by table. */
export async function everythingOf(
  testApp: TestApp,
  householdId: number,
): Promise<Record<string, PlainRow[]>> {
  owned ??= findOwned(testApp)
  const columns = await owned
  const db = testApp.db.withTables<Record<string, PlainRow>>()
  const members = await db.selectFrom('users').select('id').where('householdId', '=', householdId).execute()
  const all: Record<string, PlainRow[]> = {}
  for (const table of tables) {
    const column = columns.get(table)
    if (column === undefined) continue
    const theirs = column === 'userId' ? members.map(({ id }) => id) : [householdId]
    const rows =
      theirs.length === 0 ? [] : await db.selectFrom(table).selectAll().where(column, 'in', theirs).execute()
    all[table] = rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  }
  return all
}
