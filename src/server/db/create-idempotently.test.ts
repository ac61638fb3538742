import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { aRecipe } from '../../../test/harness/makers.ts'
import { DAY } from '../durations.ts'
import { runMaintenance } from '../maintenance.ts'

const testApp = useTestApp()

const KEY = '0123456789abcdef01234567'
const eater = { firstName: 'Mia', lastName: 'Cook', initials: 'MC', color: '#0c7450', allergies: ['nuts'] }
const log = { info: () => undefined, error: (what: unknown) => expect.fail(JSON.stringify(what)) }

interface Thing {
  id: number
}

/** Each form that makes something: the path, the body, and a field of it that is edited later. */
const forms = [
  { path: '/api/recipes', body: aRecipe(), field: 'name', canChange: true },
  { path: '/api/family-members', body: eater, field: 'lastName', canChange: true },
  { path: '/api/guest-diners', body: eater, field: 'lastName', canChange: true },
  { path: '/api/meal-planning-days', body: { name: 'Friday' }, field: 'name', canChange: true },
  {
    path: '/api/date-specific-template-assignments',
    body: { specificDate: '2026-05-01', title: 'Birthday' },
    field: 'title',
    canChange: false,
  },
]

describe.each(forms)('$path', ({ path, body, field, canChange }) => {
  /** A person with what the form needs before it can be sent. */
  async function somebody(): Promise<{ ada: Person; sent: object }> {
    const ada = await testApp.person()
    if (!path.startsWith('/api/date')) return { ada, sent: body }
    const template = await ada.call('POST', '/api/meal-planning-days', { name: 'Feast' })
    return { ada, sent: { ...body, templateId: template.json<Thing>().id } }
  }
  const make = (by: Person, sent: object, key = KEY) =>
    by.call('POST', path, sent, { 'idempotency-key': key })
  const all = async (by: Person) => (await by.call('GET', path)).json<Thing[]>()

  it('makes one thing of what is sent twice, one after the other or at once', async () => {
    const { ada, sent } = await somebody()
    const answers = await Promise.all([make(ada, sent), make(ada, sent)])
    answers.push(await make(ada, sent))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    const [first, ...others] = answers.map((answer) => answer.json<Thing>())
    expect(others).toEqual([first, first])
    expect(await all(ada)).toEqual([first])
  })

  it('is what was typed last, when somebody typed on before they sent it again', async () => {
    const { ada, sent } = await somebody()
    const { id } = (await make(ada, sent)).json<Thing>()
    for (const text of ['Summer', 'Winter']) {
      testApp.clock.pass(1000)
      const again = await make(ada, { ...sent, [field]: text })
      expect([again.statusCode, again.json()]).toEqual([201, expect.objectContaining({ id, [field]: text })])
    }
    expect(await all(ada)).toEqual([expect.objectContaining({ id, [field]: 'Winter' })])
  })

  it.runIf(canChange)('does not write over what somebody else wrote in it meanwhile', async () => {
    const { ada, sent } = await somebody()
    const { id } = (await make(ada, sent)).json<Thing>()
    testApp.clock.pass(1000)
    await ada.call('PATCH', `${path}/${id}`, { [field]: 'Theirs' })
    const refused = await make(ada, sent)
    const current = { id, [field]: 'Theirs' }
    expect([refused.statusCode, refused.json()]).toEqual([
      412,
      expect.objectContaining({ current: expect.objectContaining(current) }),
    ])
    expect(await all(ada)).toEqual([expect.objectContaining(current)])
  })

  it('makes it anew when it was deleted meanwhile, and once', async () => {
    const { ada, sent } = await somebody()
    const { id } = (await make(ada, sent)).json<Thing>()
    await ada.call('DELETE', `${path}/${id}`)
    const [first, second] = await Promise.all([make(ada, sent), make(ada, sent)])
    expect(first.json<Thing>().id).not.toBe(id)
    expect(second.json()).toEqual(first.json())
    expect(await all(ada)).toEqual([first.json()])
  })

  it('is each one’s own, whoever else draws the same key', async () => {
    const [one, other] = [await somebody(), await somebody()]
    const first = (await make(one.ada, one.sent)).json<Thing>()
    const second = (await make(other.ada, { ...other.sent, [field]: 'Other' })).json<Thing>()
    expect(second.id).not.toBe(first.id)
    expect(await all(one.ada)).toEqual([first])
    expect(await all(other.ada)).toEqual([second])
  })

  it('makes two where the key is another, or none is sent', async () => {
    const { ada, sent } = await somebody()
    await make(ada, sent)
    await make(ada, sent, `${KEY}f`)
    await ada.call('POST', path, sent)
    expect(await all(ada)).toHaveLength(3)
  })

  it('refuses a key that is none', async () => {
    const { ada, sent } = await somebody()
    expect((await make(ada, sent, 'short')).statusCode).toBe(400)
    expect(await all(ada)).toEqual([])
  })
})

describe('a copy of a recipe', () => {
  it('is one however often its making is sent, and as it is by then', async () => {
    const ada = await testApp.person()
    const { id } = (await ada.call('POST', '/api/recipes', aRecipe())).json<Thing>()
    const copy = (key = KEY) =>
      ada.call('POST', `/api/recipes/${id}/duplicate`, undefined, { 'idempotency-key': key })
    const [first, second] = await Promise.all([copy(), copy()])
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json()).toEqual(first.json())
    testApp.clock.pass(1000)
    await ada.call('PATCH', `/api/recipes/${first.json<Thing>().id}`, { name: 'Changed' })
    expect((await copy()).json()).toMatchObject({ id: first.json<Thing>().id, name: 'Changed' })
    expect((await ada.call('GET', '/api/recipes')).json()).toHaveLength(2)
    await copy(`${KEY}f`)
    expect((await ada.call('GET', '/api/recipes')).json()).toHaveLength(3)
  })
})

describe('a link to recipes', () => {
  const LINKS = '/api/shared-recipe-links'
  async function sharer() {
    const ada = await testApp.person()
    const { id } = (await ada.call('POST', '/api/recipes', aRecipe())).json<Thing>()
    const share = (title: string) =>
      ada.call('POST', LINKS, { title, recipeIds: [id] }, { 'idempotency-key': KEY })
    const links = async () => (await ada.call('GET', LINKS)).json<(Thing & { shareId: string })[]>()
    return { ada, id, share, links }
  }

  it('is one, under the title that was typed last', async () => {
    const { share, links } = await sharer()
    const [first, second] = await Promise.all([share('Soups'), share('Soups')])
    expect([first.statusCode, second.json()]).toEqual([201, first.json()])
    const again = await share('Winter soups')
    expect([again.statusCode, again.json()]).toEqual([201, { ...first.json(), title: 'Winter soups' }])
    expect(await links()).toEqual([{ ...again.json<object>(), sharedBy: 'Ada' }])
  })

  it('is the same though its recipe was deleted before it was sent again', async () => {
    const { ada, id, share, links } = await sharer()
    const first = await share('Soups')
    await ada.call('DELETE', `/api/recipes/${id}`)
    expect((await share('Soups')).json()).toEqual(first.json())
    expect(await links()).toHaveLength(1)
  })

  it('is another when the first was revoked meanwhile', async () => {
    const { ada, share, links } = await sharer()
    const { shareId } = (await share('Soups')).json<{ shareId: string }>()
    await ada.call('DELETE', `${LINKS}/${shareId}`)
    expect((await share('Soups')).json<{ shareId: string }>().shareId).not.toBe(shareId)
    expect(await links()).toHaveLength(1)
  })
})

describe('a message to the people behind the product', () => {
  const words = { name: 'Ada Cook', email: 'ada@example.org', message: 'Two hundred cards to bring in.' }
  const about = (subject: number) =>
    testApp.sentEmails.filter((letter) => letter.subject.includes(` ${subject} `))

  it('is kept and mailed once however often it is sent, and counts as one', async () => {
    const ada = await testApp.person()
    const send = () => ada.call('POST', '/api/contact-import-service', words, { 'idempotency-key': KEY })
    const [first, second] = await Promise.all([send(), send()])
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    for (let times = 0; times < 12; times += 1) expect((await send()).json()).toEqual(first.json())
    testApp.clock.pass(11 * 60_000)
    expect((await send()).json()).toEqual(first.json())
    expect(about(first.json<Thing>().id)).toHaveLength(1)
  })

  it('is another one when its writer typed on: the first may have been read', async () => {
    const ada = await testApp.person()
    const send = (message: string) =>
      ada.call('POST', '/api/contact-import-service', { ...words, message }, { 'idempotency-key': KEY })
    const first = (await send('Two hundred cards to bring in.')).json<Thing>()
    const second = (await send('Three hundred cards to bring in.')).json<Thing>()
    expect(second.id).not.toBe(first.id)
    expect((await send('Three hundred cards to bring in.')).json()).toEqual(second)
    expect([about(first.id), about(second.id)].map(({ length }) => length)).toEqual([1, 1])
  })
})

it('reports no conflict for a change that is sent again because its answer was lost', async () => {
  const ada = await testApp.person()
  for (const [path, body, change, version] of [
    ['/api/family-members', eater, { allergies: ['milk'] }, 'updatedAt'],
    ['/api/meal-planning-days', { name: 'Friday' }, { name: 'Saturday' }, 'lastModified'],
  ] as const) {
    const thing = (await ada.call('POST', path, body)).json<Thing & Record<string, unknown>>()
    testApp.clock.pass(1000)
    const send = () => ada.call('PATCH', `${path}/${thing.id}`, { ...change, seen: thing[version] })
    const [first, second] = [await send(), await send()]
    expect([second.statusCode, second.json()]).toEqual([200, first.json()])
  }
})

it('a key is known for a week', async () => {
  const ada = await testApp.person()
  const keys = () => testApp.db.selectFrom('madeOnce').selectAll().where('userId', '=', ada.user.id).execute()
  await ada.call('POST', '/api/recipes', aRecipe(), { 'idempotency-key': KEY })
  testApp.clock.pass(6 * DAY)
  await runMaintenance({ ...testApp.dependencies, db: testApp.unwatched }, log)
  expect(await keys()).toHaveLength(1)
  testApp.clock.pass(DAY + 1)
  await runMaintenance({ ...testApp.dependencies, db: testApp.unwatched }, log)
  expect(await keys()).toEqual([])
})
