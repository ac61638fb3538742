import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type Person, useTestApp } from '../../../test/harness/app.ts'
import { aRecipe } from '../../../test/harness/makers.ts'
import type { AccessScope, AccessToken, CreatedAccessToken } from '../../domain/account/access-token.ts'
import { buildApp } from '../app.ts'
import { DAY } from '../durations.ts'
import { runMaintenance } from '../maintenance.ts'

const TOKENS = '/api/access-tokens'

describe('access tokens', () => {
  const testApp = useTestApp()
  const create = async (person: Person, scopes: AccessScope[], expiresAt?: string) => {
    const made = await person.call('POST', TOKENS, { name: 'Wall display', scopes, expiresAt })
    expect(made.statusCode).toBe(201)
    return made.json<CreatedAccessToken>()
  }
  const list = async (person: Person) => (await person.call('GET', TOKENS)).json<AccessToken[]>()
  const program =
    ({ token }: { token: string }): Caller =>
    (method, path, body, headers) =>
      testApp.visit(method, path, body, { authorization: `Bearer ${token}`, ...headers })
  const statusOf = async (...[method, path, body]: Parameters<Caller>) =>
    (await testApp.visit(method, path, body)).statusCode

  it('are told once, listed without their secret, and stored as hashes (account 140)', async () => {
    const ada = await testApp.person()
    const { token, ...view } = await create(ada, ['read', 'lists', 'read'], '2027-01-01T00:00:00.000Z')
    expect(token).toMatch(/^plateful_[\w-]{43}$/)
    expect(view).toEqual({
      id: expect.any(Number),
      name: 'Wall display',
      scopes: ['read', 'lists'],
      createdAt: testApp.clock.now.toISOString(),
      lastUsedAt: null,
      expiresAt: '2027-01-01T00:00:00.000Z',
    })
    const listed = await ada.call('GET', TOKENS)
    expect(listed.json()).toEqual([view])
    expect(listed.body).not.toContain(token)
    const rows = await testApp.db.selectFrom('accessTokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token.slice('plateful_'.length))
  })

  it.each<[string, object, string, string]>([
    ['no name', { name: ' ', scopes: ['read'] }, 'name', 'Please give the token a name'],
    ['no scope', { name: 'Script', scopes: [] }, 'scopes', 'Choose what the token may do'],
    [
      'an end that is over',
      { name: 'Script', scopes: ['read'], expiresAt: '2026-03-02T09:00:00.000Z' },
      'expiresAt',
      'Choose a time that is still to come.',
    ],
  ])('are refused with %s', async (_what, body, path, message) => {
    const ada = await testApp.person()
    const refused = await ada.call('POST', TOKENS, body)
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { issues: [{ path, message }] }])
    expect(await list(ada)).toEqual([])
  })

  it('are at most 20 a person however many are made at once', async () => {
    const ada = await testApp.person()
    const draft = { name: 'Wall display', scopes: ['read'] }
    await Promise.all(Array.from({ length: 30 }, () => ada.call('POST', TOKENS, draft)))
    expect(await list(ada)).toHaveLength(20)
  })

  it('are at most 20 a person; expired ones do not count', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    for (let count = 0; count < 19; count++) await create(ada, ['read'])
    await create(ada, ['read'], new Date(testApp.clock.now.getTime() + DAY).toISOString())
    const refused = await ada.call('POST', TOKENS, { name: 'One more', scopes: ['read'] })
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      400,
      'You have 20 access tokens. Revoke one that you no longer need first.',
    ])
    await create(eve, ['read'])
    testApp.clock.pass(2 * DAY)
    await create(ada, ['read'])
    expect(await list(ada)).toHaveLength(20)
  })

  it('reads, writes, or keeps lists, each by its own scope; another household sees nothing (account 141)', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const reads = program(await create(ada, ['read']))
    const writes = program(await create(ada, ['write']))
    const lists = program(await create(ada, ['lists']))
    const made = await writes('POST', '/api/recipes', aRecipe({ name: 'Pea soup' }))
    expect(made.statusCode).toBe(201)
    const path = `/api/recipes/${made.json<{ id: number }>().id}`
    expect((await reads('GET', path)).json()).toMatchObject({ name: 'Pea soup' })
    expect((await ada.call('GET', path)).json()).toMatchObject({ name: 'Pea soup' })
    expect((await program(await create(eve, ['read']))('GET', path)).statusCode).toBe(404)
    const tried: [string, ...Parameters<Caller>][] = [
      ['read recipes', 'GET', '/api/recipes'],
      ['mark a recipe', 'PATCH', `${path}/marks`, { isFavourite: true }],
      ['read staples', 'GET', '/api/staples'],
      ['add a staple', 'POST', '/api/staples', {}],
      ['change the list', 'PATCH', '/api/open-shopping-list', {}],
      ['see where one is signed in', 'GET', '/api/auth/sessions'],
    ]
    const isAllowed = async (call: Caller) => {
      const allowed: string[] = []
      for (const [what, ...sent] of tried) if ((await call(...sent)).statusCode !== 403) allowed.push(what)
      return allowed
    }
    expect(await isAllowed(reads)).toEqual(['read recipes', 'read staples'])
    expect(await isAllowed(writes)).toEqual(['mark a recipe', 'add a staple', 'change the list'])
    expect(await isAllowed(lists)).toEqual(['read staples', 'add a staple', 'change the list'])
  })

  it('says which scope is wanted, and what no token may do', async () => {
    const ada = await testApp.person()
    const reads = program(await create(ada, ['read']))
    const messageOf = async (...sent: Parameters<Caller>) =>
      (await reads(...sent)).json<{ message: string }>().message
    expect(await messageOf('DELETE', '/api/recipes/1')).toBe(
      'This access token may not do that. Make one with the scope ‘write’.',
    )
    expect(await messageOf('PATCH', '/api/shopping-extras', {})).toBe(
      'This access token may not do that. Make one with the scope ‘write’ or ‘lists’.',
    )
    expect(await messageOf('POST', TOKENS, { name: 'Child', scopes: ['write'] })).toBe(
      'This can’t be done with an access token. Sign in on the website to do it.',
    )
  })

  it('act alone: a cookie that is sent too neither helps nor is renewed', async () => {
    const ada = await testApp.person()
    const reads = program(await create(ada, ['read']))
    const me = await reads('GET', '/api/auth/me', undefined, { cookie: ada.cookie })
    expect([me.statusCode, me.headers['set-cookie']]).toEqual([200, undefined])
    expect((await reads('DELETE', '/api/recipes/1', undefined, { cookie: ada.cookie })).statusCode).toBe(403)
  })

  it.each(['Basic YWRhOnNlY3JldA==', 'Bearer somebody.elses.token'])(
    'of a proxy (%s) are not looked at: the cookie counts',
    async (authorization) => {
      const ada = await testApp.person()
      expect((await ada.call('GET', '/api/recipes', undefined, { authorization })).statusCode).toBe(200)
      expect((await testApp.visit('GET', '/api/recipes', undefined, { authorization })).statusCode).toBe(401)
    },
  )

  it('say to the hour when they were used', async () => {
    const ada = await testApp.person()
    const reads = program(await create(ada, ['read']))
    const start = testApp.clock.now.toISOString()
    await reads('GET', '/api/recipes')
    testApp.clock.pass(1_800_000)
    await reads('GET', '/api/recipes')
    expect((await list(ada))[0]?.lastUsedAt).toBe(start)
    testApp.clock.pass(1_800_001)
    await reads('GET', '/api/recipes')
    expect((await list(ada))[0]?.lastUsedAt).toBe(testApp.clock.now.toISOString())
  })

  it('end when they expire or are revoked; a stranger revokes none', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const lasting = await create(ada, ['read'])
    const short = await create(ada, ['read'], new Date(testApp.clock.now.getTime() + DAY).toISOString())
    expect((await program(short)('GET', '/api/recipes')).statusCode).toBe(200)
    testApp.clock.pass(DAY)
    expect((await program(short)('GET', '/api/recipes')).statusCode).toBe(401)
    expect((await list(ada)).map(({ id }) => id)).toEqual([lasting.id])
    await runMaintenance({ ...testApp.dependencies, db: testApp.unwatched }, pino({ level: 'silent' }))
    const kept = testApp.db.selectFrom('accessTokens').select('id').where('userId', '=', ada.user.id)
    expect(await kept.execute()).toEqual([{ id: lasting.id }])
    expect((await eve.call('DELETE', `${TOKENS}/${lasting.id}`)).statusCode).toBe(404)
    expect((await program(lasting)('GET', '/api/recipes')).statusCode).toBe(200)
    expect((await ada.call('DELETE', `${TOKENS}/${lasting.id}`)).statusCode).toBe(204)
    expect((await program(lasting)('GET', '/api/recipes')).statusCode).toBe(401)
  })

  it('end with a new password, and with the account, even one that is restored (account 142)', async () => {
    const ada = await testApp.person()
    const before = program(await create(ada, ['read']))
    const change = { currentPassword: 'a good password', newPassword: 'another good one' }
    expect((await ada.call('PATCH', '/api/auth/update-password', change)).statusCode).toBe(204)
    expect((await before('GET', '/api/recipes')).statusCode).toBe(401)
    const after = program(await create(ada, ['read']))
    expect((await ada.call('DELETE', '/api/account', { password: 'another good one' })).statusCode).toBe(204)
    expect((await after('GET', '/api/recipes')).statusCode).toBe(401)
    const credentials = { email: ada.user.email, password: 'another good one' }
    expect(await statusOf('POST', '/api/auth/login', credentials)).toBe(200)
    expect((await after('GET', '/api/recipes')).statusCode).toBe(401)
  })

  describe('where everybody signs in with two steps', () => {
    const holder: { strict?: FastifyInstance } = {}
    beforeAll(async () => {
      const config = { ...testApp.dependencies.config, signIn: 'strict' } as const
      holder.strict = await buildApp({ ...testApp.dependencies, config }, {})
    })
    afterAll(() => holder.strict?.close())

    it('a token of somebody without a second factor opens no recipe', async () => {
      const ada = await testApp.person()
      const { token } = await create(ada, ['read'])
      const headers = { authorization: `Bearer ${token}` }
      const answer = await holder.strict?.inject({ url: '/api/recipes', headers })
      expect([answer?.statusCode, answer?.json()]).toMatchObject([403, { code: 'SECOND_FACTOR_WANTED' }])
    })
  })
})
