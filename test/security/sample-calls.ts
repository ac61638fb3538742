/**
 * One use of every call, as its own household makes it. The matrix tries each of them as visitor,
 * as somebody whose session has ended, as somebody who was deleted, as stranger and last as its
 * owner, for whom it has to succeed: otherwise the refusals before prove nothing.
 */

import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, vi } from 'vitest'
import type { Call } from '../../src/contract/call.ts'
import { noReminders } from '../../src/domain/account/reminders.ts'
import type { Recipe } from '../../src/domain/recipes/recipe.ts'
import type { CompletedList } from '../../src/domain/shopping/completed-list.ts'
import type { Caller } from '../harness/app.ts'
import { codeAt, switchOnTwoSteps } from '../harness/authenticator.ts'
import { aDay, aList, aMeal, aRecipe } from '../harness/makers.ts'
import { leekPiePdf } from '../harness/pdf.ts'
import { gathered, readThrough } from '../harness/picture-readings.ts'
import { cooklang } from '../harness/program-exports.ts'
import { aPushDevice } from '../harness/push-service.ts'
import { type Furnished, made, MARK, PASSWORD, PLANNED } from './two-households.ts'

export interface Sample {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
  /**
   * The status that a stranger gets for just this. Left out where it names nothing of the owner's:
   * then it succeeds, in the stranger's own household.
   */
  stranger?: number
  /** What a visitor is answered, where a visitor may call. */
  visitor?: number
}

export const nameOf = (call: Call) => `${call.method} ${call.path}`

/** Makes the call as the sample has it. */
export function send(call: Call, { params = {}, query, body, headers }: Sample, as: Caller) {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? name))
  return as(call.method, query ? `${path}?${String(new URLSearchParams(query))}` : path, body, headers)
}

type Samples = Record<string, (ada: Furnished) => Sample | Promise<Sample>>
interface Numbered {
  id: number
}

const NOWHERE = 'A'.repeat(43)
const FREE = '2026-04-01'
const COOKED = '2026-03-01'
const range = { start: '2026-03-01', end: '2026-03-31' }
const eater = { firstName: 'Sam', lastName: 'Cook', initials: 'SC', color: '#336699' }
const wish = { dates: [FREE], meals: ['dinner'] }

/** A picture of one colour as a browser sends it. */
async function aPicture(): Promise<string> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0c7450' } })
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`
}

export async function photoOf(ada: Furnished): Promise<string> {
  const recipe = await made<Recipe>(
    ada.call('PATCH', `/api/recipes/${ada.recipeId}`, { photo: await aPicture() }),
  )
  return recipe.photo?.split('/').at(-1) ?? 'none'
}

const listOf = async (ada: Furnished) =>
  made<CompletedList>(
    ada.call(
      'POST',
      '/api/completed-shopping-lists',
      aList(PLANNED, PLANNED, { name: `${MARK} shop`, items: [{ ...anItem, name: MARK }] }),
    ),
  )
const anItem = {
  id: 'item-1',
  name: 'tomatoes',
  category: 'Vegetables' as const,
  quantity: 800,
  unit: 'g',
  isChecked: false,
  recipeIds: [],
}

export const anOpenList = (id: string, name = 'tomatoes') => ({
  ...aList(FREE, FREE),
  id,
  replaces: null,
  items: [{ ...anItem, name }],
  origins: {},
  foods: {},
  meals: null,
})

/** The id of the household's list in the making. */
export async function openListOf(ada: Furnished): Promise<string> {
  await made(ada.call('POST', '/api/open-shopping-list', anOpenList('list', MARK)))
  return 'list'
}

/** A shop of the household, by the name that marks what is its own. */
export const aShop = (ada: Furnished) =>
  made(ada.call('PATCH', '/api/shop-order', { putShop: { id: 'shop', name: MARK } }))

const stapleOf = async (ada: Furnished) =>
  (
    await made<Numbered>(
      ada.call('POST', '/api/staples', { name: MARK, quantity: 1, unit: '', rhythm: 'weekly' }),
    )
  ).id

let collections = 0
const collectionOf = async (ada: Furnished) =>
  (
    await made<Numbered>(
      ada.call('POST', '/api/recipe-collections', {
        name: `${MARK} ${(collections += 1)}`,
        add: [ada.recipeId],
      }),
    )
  ).id
const savedFilterOf = async (ada: Furnished) =>
  (
    await made<Numbered>(
      ada.call('POST', '/api/saved-filters', { name: MARK, filter: { ingredients: MARK } }),
    )
  ).id

const menuDays = (dish: string) =>
  Array.from({ length: 7 }, (_, at) => ({
    breakfastMeals: [],
    lunchMeals: [],
    dinnerMeals: at === 0 ? [aMeal({ id: 'menu-meal', name: dish })] : [],
    snackMeals: [],
  }))
const menuOf = async (ada: Furnished) =>
  (await made<Numbered>(ada.call('POST', '/api/menus', { name: MARK, menuDays: menuDays(MARK) }))).id
/** A day that a template of the household suggests. */
const suggested = (ada: Furnished) =>
  assigned(ada, '/api/date-specific-template-assignments', { specificDate: FREE, title: MARK })

const shareOf = async (ada: Furnished) =>
  made<{ shareId: string }>(
    ada.call('POST', '/api/shared-recipe-links', { title: MARK, recipeIds: [ada.recipeId] }),
  )
const actionOf = async (ada: Furnished) =>
  (await made<{ actionId: number }>(ada.call('POST', '/api/ai-meal-planner', wish))).actionId
const noBeef = { kind: 'have', what: { food: 'beef' }, count: { max: 0 } }
const keptRuleOf = async (ada: Furnished) =>
  (await made<Numbered>(ada.call('POST', '/api/plan-rules', { rule: noBeef }))).id
const invitationOf = async (ada: Furnished) =>
  made<Numbered & { link: string }>(ada.call('POST', '/api/household/invitations', {}))
const noteOf = async (ada: Furnished) =>
  made(ada.call('POST', '/api/calendar-notes', { date: PLANNED, notes: MARK }))
const madeOn = async (ada: Furnished) =>
  made(ada.call('POST', `/api/recipes/${ada.recipeId}/made`, { date: COOKED }))
const assigned = async (ada: Furnished, path: string, body: object) =>
  made<Numbered>(ada.call('POST', path, { ...body, templateId: ada.templateId }))

/** An import of the household that is read, and run where that is wished. */
async function importOf(ada: Furnished, isRun = false): Promise<number> {
  const { id } = await made<Numbered>(
    ada.call('POST', `/api/household-imports?name=${MARK}.cook`, cooklang, octets),
  )
  const settled = async (state: string) =>
    vi.waitFor(
      async () =>
        expect(await made(ada.call('GET', `/api/household-imports/${id}`))).toMatchObject({ state }),
      { timeout: 20_000, interval: 20 },
    )
  await settled('ready')
  if (!isRun) return id
  await ada.call('POST', `/api/household-imports/${id}/run`, {})
  await settled('done')
  return id
}
const octets = { 'content-type': 'application/octet-stream' }

/** A reading of the household with one page, in a household with room for it. */
async function readingOf(ada: Furnished, isRead = false, bytes: Uint8Array = leekPiePdf()) {
  for (const { id } of await made<Numbered[]>(ada.call('GET', '/api/picture-readings')))
    await ada.call('DELETE', `/api/picture-readings/${id}`)
  const { id, pages } = await (isRead ? readThrough : gathered)(ada, bytes)
  return { id, page: pages[0]?.id ?? 0 }
}

const aPng = async () => Buffer.from((await aPicture()).split(',')[1] ?? '', 'base64')

/** The household is shared by two, so that one of them can leave. */
async function joined(ada: Furnished): Promise<Sample> {
  const { link } = await invitationOf(ada)
  await made(
    ada.call(
      'POST',
      '/api/auth/register',
      {
        email: `second-${ada.userId}@example.org`,
        password: PASSWORD,
        firstName: 'Second',
        lastName: 'Cook',
        invitation: link.split('/').at(-1),
      },
      { cookie: '' },
    ),
  )
  return { body: { recipes: 'leave' }, stranger: 400 }
}

const recipe = (ada: Furnished): Sample => ({ params: { id: ada.recipeId }, stranger: 404 })
const nothing = (): Sample => ({})
const dishToBrowse = async (ada: Furnished): Promise<Sample> => {
  const [dish] = await made<{ spoonacularId: number }[]>(ada.call('GET', '/api/browse-recipes'))
  return { params: { spoonacularId: dish?.spoonacularId ?? 0 } }
}

export const samples: Samples = {
  'GET /api/auth/me': nothing,
  'GET /api/auth/registration': () => ({ visitor: 200 }),
  'POST /api/auth/register': () => ({
    body: { email: 'nobody', password: PASSWORD, firstName: 'N', lastName: 'B' },
    visitor: 400,
  }),
  'POST /api/auth/login': (ada) => ({ body: { email: ada.email, password: 'a wrong one' }, visitor: 401 }),
  'POST /api/auth/login/code': () => ({ body: { challenge: NOWHERE, code: '123456' }, visitor: 401 }),
  'POST /api/auth/logout': () => ({ visitor: 204 }),
  'GET /api/auth/onboarding-status': nothing,
  'POST /api/auth/skip-onboarding': nothing,
  'POST /api/auth/forgot-password': () => ({ body: { email: 'nobody@example.org' }, visitor: 204 }),
  'POST /api/auth/reset-password': () => ({ body: { token: NOWHERE, newPassword: PASSWORD }, visitor: 400 }),
  'PATCH /api/auth/update-profile': (ada) => ({
    body: { firstName: 'Other', lastName: 'Name', email: ada.email },
    stranger: 409,
  }),
  'PATCH /api/auth/update-password': () => ({
    body: { currentPassword: PASSWORD, newPassword: 'another one' },
  }),
  'PATCH /api/auth/update-default-diner-count': () => ({ body: { defaultDinerCount: 7 } }),
  'PATCH /api/auth/update-recipe-repeat-interval': () => ({ body: { recipeRepeatInterval: 30 } }),
  'GET /api/auth/sessions': nothing,
  'DELETE /api/auth/sessions/:id': async (ada) => {
    const [session] = await made<Numbered[]>(ada.call('GET', '/api/auth/sessions'))
    return { params: { id: session?.id ?? 0 }, stranger: 404 }
  },
  'DELETE /api/auth/sessions': nothing,
  'GET /api/access-tokens': nothing,
  'POST /api/access-tokens': () => ({ body: { name: 'Wall display', scopes: ['read'] } }),
  'DELETE /api/access-tokens/:id': async (ada) => {
    const draft = { name: 'Wall display', scopes: ['read'] }
    const { id } = await made<Numbered>(ada.call('POST', '/api/access-tokens', draft))
    return { params: { id }, stranger: 404 }
  },
  'GET /api/reminders': nothing,
  'PUT /api/reminders': () => ({ body: { ...noReminders, freezer: true } }),
  'PUT /api/reminders/planning-day': () => ({ body: { planningDay: 6 } }),
  'PUT /api/reminders/device': () => ({ body: aPushDevice(`https://push.example/${randomUUID()}`) }),
  'PUT /api/reminders/device/time-zone': () => ({ body: { timeZone: 'Europe/London' } }),
  'DELETE /api/reminders/device': nothing,
  'POST /api/reminders/test': async (ada) => {
    const body = aPushDevice(`https://push.example/${randomUUID()}`)
    await made(ada.call('PUT', '/api/reminders/device', body))
    return { stranger: 404 }
  },
  'PUT /api/reminders/timers': () => ({ body: { timers: [] } }),
  'GET /api/auth/second-factor': nothing,
  'POST /api/auth/second-factor': () => ({ body: { password: PASSWORD } }),
  'POST /api/auth/second-factor/confirm': async (ada) => {
    const { key } = await made<{ key: string }>(
      ada.call('POST', '/api/auth/second-factor', { password: PASSWORD }),
    )
    return { body: { code: codeAt(key, ada.clock.now) }, stranger: 404 }
  },
  'POST /api/auth/second-factor/recovery-codes': async (ada) => {
    const { recoveryCodes } = await switchOnTwoSteps(ada, ada.call)
    return { body: { password: PASSWORD, code: recoveryCodes[0] }, stranger: 404 }
  },
  'DELETE /api/auth/second-factor': async (ada) => {
    const { recoveryCodes } = await switchOnTwoSteps(ada, ada.call)
    return { body: { password: PASSWORD, code: recoveryCodes[0] }, stranger: 404 }
  },
  'POST /api/auth/resend-verification': nothing,
  'DELETE /api/account': () => ({ body: { password: PASSWORD } }),
  'GET /api/auth/verify-email': () => ({ query: { token: NOWHERE }, visitor: 303 }),

  'GET /api/family-members': nothing,
  'POST /api/family-members': () => ({ body: eater }),
  'PATCH /api/family-members/:id': (ada) => ({
    params: { id: ada.memberId },
    body: { notes: 'mine now' },
    stranger: 404,
  }),
  'DELETE /api/family-members/:id': (ada) => ({ params: { id: ada.memberId }, stranger: 404 }),
  'POST /api/family-members/:id/restore': async (ada) => {
    await ada.call('DELETE', `/api/family-members/${ada.memberId}`)
    return { params: { id: ada.memberId }, stranger: 404 }
  },
  'GET /api/guest-diners': nothing,
  'POST /api/guest-diners': () => ({ body: eater }),
  'PATCH /api/guest-diners/:id': (ada) => ({
    params: { id: ada.guestId },
    body: { notes: 'mine now' },
    stranger: 404,
  }),
  'DELETE /api/guest-diners/:id': (ada) => ({ params: { id: ada.guestId }, stranger: 404 }),
  'POST /api/guest-diners/:id/restore': async (ada) => {
    await ada.call('DELETE', `/api/guest-diners/${ada.guestId}`)
    return { params: { id: ada.guestId }, stranger: 404 }
  },
  'GET /api/user-preferences': nothing,
  'PATCH /api/user-preferences': () => ({ body: { allergies: ['Nuts'] } }),

  'POST /api/ai-meal-planner': () => ({ body: wish, stranger: 400 }),
  'POST /api/ai-meal-planner/preview': () => ({ body: wish, stranger: 400 }),
  'POST /api/ai-meal-planner/wishes': () => ({ body: { sentence: 'no fish on Monday' } }),
  'GET /api/ai-meal-planner/jobs/:jobId': async (ada) => ({ params: await jobOf(ada), stranger: 404 }),
  'DELETE /api/ai-meal-planner/jobs/:jobId': async (ada) => ({ params: await jobOf(ada), stranger: 404 }),
  'GET /api/ai-meal-planning-actions': nothing,
  'POST /api/ai-meal-planning-actions/:id/revert': async (ada) => ({
    params: { id: await actionOf(ada) },
    stranger: 404,
  }),
  'DELETE /api/ai-meal-planning-actions/:id': async (ada) => ({
    params: { id: await actionOf(ada) },
    stranger: 404,
  }),
  'GET /api/plan-rules': nothing,
  'POST /api/plan-rules': () => ({ body: { rule: noBeef } }),
  'PATCH /api/plan-rules/:id': async (ada) => ({
    params: { id: await keptRuleOf(ada) },
    body: { offWeeks: [FREE] },
    stranger: 404,
  }),
  'DELETE /api/plan-rules/:id': async (ada) => ({ params: { id: await keptRuleOf(ada) }, stranger: 404 }),
  'GET /api/known-ingredients': nothing,
  'POST /api/known-ingredients': () => ({ body: { line: '200 g zorblax' } }),
  'DELETE /api/known-ingredients/:id': async (ada) => {
    const { id } = await made<Numbered>(ada.call('POST', '/api/known-ingredients', { line: MARK }))
    return { params: { id }, stranger: 404 }
  },
  'GET /api/may-contain-allowances': nothing,
  'PUT /api/may-contain-allowances': (ada) => ({
    body: { kind: 'family', personId: ada.memberId, allergy: 'nuts', isAllowed: true },
    stranger: 404,
  }),
  'GET /api/fine-lines': nothing,
  'PUT /api/fine-lines': (ada) => ({
    body: { kind: 'family', personId: ada.memberId, line: MARK, needs: ['nuts'], isFine: true },
    stranger: 404,
  }),

  'GET /api/recipes': nothing,
  'GET /api/recipes/:id': recipe,
  'GET /api/recipes/:id/source-pictures': recipe,
  'GET /api/recipes/:id/imported-reading': recipe,
  'POST /api/recipes': () => ({ body: aRecipe() }),
  'PATCH /api/recipes/:id': (ada) => ({ ...recipe(ada), body: { name: 'Mine now' } }),
  'DELETE /api/recipes/:id': recipe,
  'POST /api/recipes/:id/restore': async (ada) => {
    await ada.call('DELETE', `/api/recipes/${ada.otherRecipeId}`)
    return { params: { id: ada.otherRecipeId }, stranger: 404 }
  },
  'POST /api/recipes/:id/duplicate': recipe,
  'PATCH /api/recipes/:id/marks': (ada) => ({ ...recipe(ada), body: { isFavourite: true } }),
  'PUT /api/recipes/:id/notes': (ada) => ({ ...recipe(ada), body: { notes: 'Mine now', seen: null } }),
  'GET /api/recipes/:id/made': recipe,
  'POST /api/recipes/:id/made': (ada) => ({ ...recipe(ada), body: { date: COOKED } }),
  'DELETE /api/recipes/:id/made/:date': async (ada) => {
    await madeOn(ada)
    return { params: { id: ada.recipeId, date: COOKED }, stranger: 404 }
  },
  'GET /api/recipe-collections': async (ada) => {
    await collectionOf(ada)
    return {}
  },
  'POST /api/recipe-collections': (ada) => ({ body: { name: 'Freezer', add: [ada.recipeId] } }),
  'PATCH /api/recipe-collections/:id': async (ada) => ({
    params: { id: await collectionOf(ada) },
    body: { name: 'Mine now', add: [ada.recipeId] },
    stranger: 404,
  }),
  'DELETE /api/recipe-collections/:id': async (ada) => ({
    params: { id: await collectionOf(ada) },
    stranger: 404,
  }),
  'POST /api/recipe-collections/:id/restore': async (ada) => {
    const id = await collectionOf(ada)
    await ada.call('DELETE', `/api/recipe-collections/${id}`)
    return { params: { id }, stranger: 404 }
  },
  'GET /api/saved-filters': async (ada) => {
    await savedFilterOf(ada)
    return {}
  },
  'POST /api/saved-filters': () => ({ body: { name: 'Quick', filter: { minutes: 30 } } }),
  'DELETE /api/saved-filters/:id': async (ada) => ({
    params: { id: await savedFilterOf(ada) },
    stranger: 404,
  }),
  'POST /api/saved-filters/:id/restore': async (ada) => {
    const id = await savedFilterOf(ada)
    await ada.call('DELETE', `/api/saved-filters/${id}`)
    return { params: { id }, stranger: 404 }
  },
  'POST /api/photos': async () => ({
    body: Buffer.from((await aPicture()).split(',')[1] ?? '', 'base64'),
    headers: octets,
  }),
  'GET /api/photos/:name': async (ada) => ({ params: { name: await photoOf(ada) }, stranger: 404 }),

  'POST /api/import-recipe-url': () => ({ body: { url: 'https://kitchen.example/soup' } }),
  'POST /api/import-recipe-page': () => ({ body: { html: pageOfLeekSoup } }),
  'POST /api/import-recipe-pdf': () => ({ query: {}, body: leekPiePdf(), headers: octets }),
  'GET /api/browse-recipes': nothing,
  'GET /api/browse-recipes/:spoonacularId': dishToBrowse,
  'POST /api/import-recipe/:spoonacularId': dishToBrowse,

  'POST /api/picture-readings': () => ({ body: {} }),
  'GET /api/picture-readings': async (ada) => {
    await readingOf(ada)
    return {}
  },
  'GET /api/picture-readings/:id': async (ada) => ({
    params: { id: (await readingOf(ada, true)).id },
    stranger: 404,
  }),
  'POST /api/picture-readings/:id/pages': async (ada) => ({
    params: { id: (await readingOf(ada)).id },
    body: leekPiePdf(),
    headers: octets,
    stranger: 404,
  }),
  'PATCH /api/picture-readings/:id/pages/:page': async (ada) => ({
    params: await readingOf(ada),
    body: { angle: 90, position: 0 },
    stranger: 404,
  }),
  'DELETE /api/picture-readings/:id/pages/:page': async (ada) => ({
    params: await readingOf(ada),
    stranger: 404,
  }),
  'GET /api/picture-readings/:id/pages/:page/picture': async (ada) => ({
    params: await readingOf(ada, false, await aPng()),
    stranger: 404,
  }),
  'POST /api/picture-readings/:id/read': async (ada) => ({
    params: { id: (await readingOf(ada)).id },
    body: {},
    stranger: 404,
  }),
  'POST /api/picture-readings/:id/stop': async (ada) => ({
    params: { id: (await readingOf(ada)).id },
    body: {},
    stranger: 404,
  }),
  'POST /api/picture-readings/:id/saved': async (ada) => ({
    params: { id: (await readingOf(ada, true)).id },
    body: { found: 0, recipeId: ada.recipeId },
    stranger: 404,
  }),
  'DELETE /api/picture-readings/:id': async (ada) => ({
    params: { id: (await readingOf(ada)).id },
    stranger: 404,
  }),

  'POST /api/household-imports': () => ({ query: { name: 'dish.cook' }, body: cooklang, headers: octets }),
  'GET /api/household-imports': nothing,
  'GET /api/household-imports/:id': async (ada) => ({ params: { id: await importOf(ada) }, stranger: 404 }),
  'POST /api/household-imports/:id/run': async (ada) => ({
    params: { id: await importOf(ada) },
    body: {},
    stranger: 404,
  }),
  'POST /api/household-imports/:id/undo': async (ada) => ({
    params: { id: await importOf(ada, true) },
    stranger: 404,
  }),
  'DELETE /api/household-imports/:id': async (ada) => ({
    params: { id: await importOf(ada) },
    stranger: 404,
  }),
  'GET /api/household-export': nothing,

  'POST /api/contact-import-service': () => ({
    body: { name: 'Ada', email: 'ada@example.org', phone: '', message: 'Forty cards in a box' },
  }),
  'GET /api/contact-import-service': nothing,

  'GET /api/calendar-assignments': () => ({ query: range }),
  'POST /api/calendar-assignments': () => ({ body: aDay(FREE) }),
  'PATCH /api/calendar-assignments/:date': () => ({
    params: { date: PLANNED },
    body: { isSkipped: true },
    stranger: 404,
  }),
  'POST /api/calendar-assignments/together': (ada) => ({
    body: { days: [{ ...aDay(PLANNED), version: ada.day.version }] },
    stranger: 412,
  }),
  'POST /api/calendar-assignments/:date/take-template': async (ada) => {
    await assigned(ada, '/api/date-specific-template-assignments', { specificDate: FREE, title: MARK })
    return { params: { date: FREE }, stranger: 404 }
  },
  'DELETE /api/calendar-assignments/:date/take-template': async (ada) => {
    await assigned(ada, '/api/date-specific-template-assignments', { specificDate: FREE, title: MARK })
    await ada.call('POST', `/api/calendar-assignments/${FREE}/take-template`)
    return { params: { date: FREE }, stranger: 404 }
  },
  'POST /api/calendar-assignments/take-templates': async (ada) => {
    await suggested(ada)
    return { body: { dates: [FREE] }, stranger: 404 }
  },
  'POST /api/calendar-assignments/give-back-templates': async (ada) => {
    await suggested(ada)
    const taken = await made<
      { day: { date: string; version: number }; filled: string[]; wasStored: boolean }[]
    >(ada.call('POST', '/api/calendar-assignments/take-templates', { dates: [FREE] }))
    const days = taken.map(({ day: { date, version }, filled, wasStored }) => ({
      date,
      version,
      filled,
      wasStored,
    }))
    return { body: { days }, stranger: 404 }
  },
  'GET /api/menus': async (ada) => {
    await menuOf(ada)
    return {}
  },
  'POST /api/menus': () => ({ body: { name: 'A week', menuDays: menuDays('Soup') } }),
  'PATCH /api/menus/:id': async (ada) => ({
    params: { id: await menuOf(ada) },
    body: { name: 'Mine now' },
    stranger: 404,
  }),
  'DELETE /api/menus/:id': async (ada) => ({ params: { id: await menuOf(ada) }, stranger: 404 }),
  'GET /api/calendar-notes/:date': async (ada) => {
    await noteOf(ada)
    return { params: { date: PLANNED }, stranger: 404 }
  },
  'GET /api/calendar-notes': async (ada) => {
    await noteOf(ada)
    return { query: range }
  },
  'POST /api/calendar-notes': () => ({ body: { date: PLANNED, notes: 'mine' } }),
  'PATCH /api/calendar-notes/:date': async (ada) => {
    await noteOf(ada)
    return { params: { date: PLANNED }, body: { notes: 'mine' }, stranger: 404 }
  },
  'DELETE /api/calendar-notes/:date': async (ada) => {
    await noteOf(ada)
    return { params: { date: PLANNED }, stranger: 404 }
  },
  'GET /api/calendar-feed': async (ada) => {
    await ada.call('POST', '/api/calendar-feed')
    return {}
  },
  'POST /api/calendar-feed': nothing,
  'DELETE /api/calendar-feed': async (ada) => {
    await ada.call('POST', '/api/calendar-feed')
    return {}
  },
  'GET /api/calendar-feeds/:token/plateful.ics': () => ({ params: { token: NOWHERE }, visitor: 404 }),

  'POST /api/shared-recipe-links': (ada) => ({ body: { recipeIds: [ada.recipeId] }, stranger: 400 }),
  'GET /api/shared-recipe-links': async (ada) => {
    await shareOf(ada)
    return {}
  },
  // Whoever holds a link may read: a stranger has to guess it.
  'GET /api/shared-recipe-links/:shareId': () => ({ params: { shareId: 'A'.repeat(12) }, stranger: 404 }),
  'GET /api/shared-recipe-collections/:shareId': () => ({
    params: { shareId: 'A'.repeat(12) },
    stranger: 404,
  }),
  'GET /api/shared-recipe-links/:shareId/greeting': () => ({
    params: { shareId: 'A'.repeat(12) },
    visitor: 404,
  }),
  'GET /api/shared-recipe-links/:shareId/photos/:name': async (ada) => ({
    params: { shareId: 'A'.repeat(12), name: await photoOf(ada) },
    stranger: 404,
  }),
  'DELETE /api/shared-recipe-links/:shareId': async (ada) => ({
    params: { shareId: (await shareOf(ada)).shareId },
    stranger: 404,
  }),
  'POST /api/send-recipe-email': (ada) => ({
    body: { recipeIds: [ada.recipeId], recipientEmail: 'friend@example.org' },
    stranger: 400,
  }),

  'GET /api/completed-shopping-lists': async (ada) => {
    await listOf(ada)
    return {}
  },
  'POST /api/completed-shopping-lists': () => ({ body: aList(FREE, FREE) }),
  'PUT /api/completed-shopping-lists': async (ada) => {
    const { startDate, endDate, items } = await listOf(ada)
    return { body: { startDate, endDate, items }, stranger: 404 }
  },
  'PATCH /api/completed-shopping-lists/:id/ticks': async (ada) => ({
    params: { id: (await listOf(ada)).id },
    body: { ticks: [{ itemId: 'item-1', isChecked: true, at: 1, by: 'phone' }] },
    stranger: 404,
  }),
  'PATCH /api/completed-shopping-lists/:id/marks': async (ada) => ({
    params: { id: (await listOf(ada)).id },
    body: {
      marks: [{ itemId: 'item-1', set: { notThere: { value: { instead: null }, at: 1, by: 'phone' } } }],
    },
    stranger: 404,
  }),
  'POST /api/completed-shopping-lists/:id/adjustments': async (ada) => ({
    params: { id: (await listOf(ada)).id },
    body: { date: PLANNED, slot: 'dinner', mealId: 'meal-1', meal: aMeal(), version: ada.day.version },
    stranger: 404,
  }),
  'DELETE /api/completed-shopping-lists/:id': async (ada) => ({
    params: { id: (await listOf(ada)).id },
    stranger: 404,
  }),
  'GET /api/completed-shopping-lists/check-locked/:start/:end': async (ada) => {
    await listOf(ada)
    return { params: range }
  },
  'GET /api/open-shopping-list': async (ada) => {
    await openListOf(ada)
    return {}
  },
  'POST /api/open-shopping-list': () => ({ body: anOpenList('mine') }),
  'PATCH /api/open-shopping-list': async (ada) => {
    await openListOf(ada)
    const name = { value: 'caviar', at: 1, by: 'phone' }
    return { body: { listId: 'list', edits: { rows: [{ itemId: 'item-1', set: { name } }] } } }
  },
  'POST /api/open-shopping-list/recipes': (ada) => ({
    body: { recipeId: ada.recipeId, people: 2 },
    stranger: 404,
  }),
  'GET /api/open-shopping-list/:id/plan-changes': async (ada) => ({
    params: { id: await openListOf(ada) },
    stranger: 404,
  }),
  'POST /api/open-shopping-list/:id/plan-changes': async (ada) => ({
    params: { id: await openListOf(ada) },
    stranger: 404,
  }),
  'POST /api/open-shopping-list/:id/groups': async (ada) => ({
    params: { id: await openListOf(ada) },
    body: { undo: [{ food: 'shallot', sameAs: 'onion' }] },
    stranger: 404,
  }),
  'GET /api/shopping-extras': nothing,
  'PATCH /api/shopping-extras': () => ({
    body: { put: [{ id: 'n', name: 'nappies', quantity: 1, unit: '' }], remove: ['w'] },
  }),
  'GET /api/staples': async (ada) => {
    await stapleOf(ada)
    return {}
  },
  'POST /api/staples': () => ({ body: { name: 'milk', quantity: 1, unit: '', rhythm: 'weekly' } }),
  'PATCH /api/staples/:id': async (ada) => ({
    params: { id: await stapleOf(ada) },
    body: { rhythm: 'finished' },
    stranger: 404,
  }),
  'DELETE /api/staples/:id': async (ada) => ({ params: { id: await stapleOf(ada) }, stranger: 404 }),
  'GET /api/shop-prices': async (ada) => {
    const price = { value: { minor: 120, currency: 'GBP', shopId: 'first' }, at: 1, by: 'phone' }
    const marks = [{ itemId: 'item-1', set: { price } }]
    await made(ada.call('PATCH', `/api/completed-shopping-lists/${(await listOf(ada)).id}/marks`, { marks }))
    return {}
  },
  'GET /api/shop-order': async (ada) => {
    await aShop(ada)
    return {}
  },
  'PATCH /api/shop-order': () => ({ body: { have: ['salt'] } }),

  'GET /api/meal-planning-days': nothing,
  'POST /api/meal-planning-days': () => ({ body: { name: 'Sunday' } }),
  'PATCH /api/meal-planning-days/:id': (ada) => ({
    params: { id: ada.templateId },
    body: { name: 'mine' },
    stranger: 404,
  }),
  'DELETE /api/meal-planning-days/:id': (ada) => ({ params: { id: ada.templateId }, stranger: 404 }),
  'POST /api/meal-planning-days/:id/unlock': (ada) => ({ params: { id: ada.templateId }, stranger: 404 }),
  'GET /api/date-specific-template-assignments': async (ada) => {
    await assigned(ada, '/api/date-specific-template-assignments', { specificDate: FREE, title: MARK })
    return {}
  },
  'POST /api/date-specific-template-assignments': (ada) => ({
    body: { specificDate: FREE, title: 'Feast', templateId: ada.templateId },
    stranger: 400,
  }),
  'DELETE /api/date-specific-template-assignments/:id': async (ada) => ({
    params: await assigned(ada, '/api/date-specific-template-assignments', {
      specificDate: FREE,
      title: MARK,
    }).then(({ id }) => ({ id })),
    stranger: 404,
  }),
  'GET /api/weekly-template-assignments': nothing,
  'POST /api/weekly-template-assignments': (ada) => ({
    body: { dayOfWeek: 0, templateType: 'all', templateId: ada.templateId },
    stranger: 400,
  }),
  'DELETE /api/weekly-template-assignments/:id': async (ada) => ({
    params: await assigned(ada, '/api/weekly-template-assignments', {
      dayOfWeek: 0,
      templateType: 'all',
    }).then(({ id }) => ({ id })),
    stranger: 404,
  }),

  'GET /api/household': nothing,
  'POST /api/household/invitations': () => ({ body: {} }),
  'DELETE /api/household/invitations/:id': async (ada) => ({
    params: { id: (await invitationOf(ada)).id },
    stranger: 404,
  }),
  'GET /api/household/invitation': () => ({ query: { token: NOWHERE }, visitor: 404 }),
  // An invented secret: with a real one anybody may join (src/server/household/invitations).
  'POST /api/household/join': () => ({ body: { token: NOWHERE, recipes: 'leave' }, stranger: 404 }),
  'POST /api/household/leave': joined,
}

/** A plan of the household that is being improved; the many dishes keep the planner at work. */
async function jobOf(ada: Furnished): Promise<{ jobId: string }> {
  const { jobId } = await made<{ jobId: string | null }>(
    ada.call('POST', '/api/ai-meal-planner/preview', { ...wish, dates: [FREE, '2026-04-02', '2026-04-03'] }),
  )
  // While it is worked on its row changes by itself.
  await expect
    .poll(async () => (await ada.call('GET', `/api/ai-meal-planner/jobs/${jobId}`)).json(), {
      timeout: 20_000,
    })
    .toMatchObject({ isDone: true })
  return { jobId: jobId ?? 'none' }
}

const PAGE = `<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: ['3 leeks', '1 l stock'],
  recipeInstructions: ['Soften the leeks.', 'Add the stock and simmer.'],
})}</script>`
export const pageOfLeekSoup = `<!doctype html><html><head>${PAGE}</head><body></body></html>`
