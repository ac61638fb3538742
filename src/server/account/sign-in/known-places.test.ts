import type { InjectOptions } from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import { switchOnTwoSteps } from '../../../../test/harness/authenticator.ts'
import { DAY } from '../../durations.ts'
import { deleteOldPlaces } from './known-places.ts'

vi.setConfig({ testTimeout: 60_000 })
const testApp = useTestApp()
const PASSWORD = 'a good password'
const LOGIN = '/api/auth/login'
const FORGOT = '/api/auth/forgot-password'
let people = 0

/** Makes calls from one address, with a cookie jar like a browser's. */
function browserAt(remoteAddress: string) {
  const jar = new Map<string, string>()
  const at = (address: string) => async (url: string, body: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const options: InjectOptions = { method: 'POST', url, payload: body, remoteAddress: address }
    const answer = await testApp.app.inject({ ...options, headers: { cookie } })
    for (const { name, value } of answer.cookies) jar.set(name, value)
    return answer
  }
  return { jar, at, post: at(remoteAddress) }
}

/** A person who opened their account from an address. */
async function ownerAt(address: string) {
  people += 1
  const email = `owner-${people}@example.org`
  const browser = browserAt(address)
  const name = { firstName: 'Ada', lastName: 'Cook' }
  const opened = await browser.post('/api/auth/register', { email, password: PASSWORD, ...name })
  expect(opened.statusCode).toBe(201)
  return { email, ...browser, id: opened.json<{ id: number }>().id }
}

/** Guesses the password so many times from an address; answers the status of the last guess. */
async function guess(email: string, address: string, times: number) {
  const { post } = browserAt(address)
  let status = 0
  for (let nth = 0; nth < times; nth += 1)
    status = (await post(LOGIN, { email, password: `guess ${nth}` })).statusCode
  return status
}

const signIn = async ({ post }: Pick<ReturnType<typeof browserAt>, 'post'>, email: string) =>
  (await post(LOGIN, { email, password: PASSWORD })).statusCode

const lettersTo = (email: string) =>
  testApp.sentEmails.filter(({ to, subject }) => to === email && subject.includes('password'))

describe('an owner', () => {
  it('is not shut out by wrong passwords from another address, not even where they never were', async () => {
    const { email } = await ownerAt('192.0.2.1')
    expect(await guess(email, '203.0.113.1', 11)).toBe(429)
    expect(await signIn(browserAt('192.0.2.1'), email)).toBe(200)
    expect(await signIn(browserAt('198.51.100.1'), email)).toBe(200)
    expect(await guess(email, '203.0.113.1', 1)).toBe(429)
  })

  it('is not shut out by many strangers, who come to an end together', async () => {
    const owner = await ownerAt('192.0.2.2')
    for (const address of ['203.0.113.2', '203.0.113.3', '2001:db8:2::1'])
      expect(await guess(owner.email, address, 10)).toBe(401)
    expect(await guess(owner.email, '203.0.113.4', 1)).toBe(429)
    expect(await signIn(browserAt('192.0.2.2'), owner.email)).toBe(200)
    // A browser that the account knows makes a new address known too.
    expect(await signIn({ post: owner.at('198.51.100.2') }, owner.email)).toBe(200)
    expect(await signIn(browserAt('198.51.100.2'), owner.email)).toBe(200)
  })

  it('is not shut out of their own browser by somebody who guesses in their network', async () => {
    const owner = await ownerAt('192.0.2.3')
    expect(await guess(owner.email, '192.0.2.3', 11)).toBe(429)
    for (let nth = 0; nth < 10; nth += 1) await guess(`nobody-${nth}@example.org`, '192.0.2.3', 10)
    expect(await guess('nobody-at-all@example.org', '192.0.2.3', 1)).toBe(429)
    expect(await signIn(owner, owner.email)).toBe(200)
  })

  it('has ten guesses at their own browser too', async () => {
    const owner = await ownerAt('192.0.2.4')
    for (let nth = 0; nth < 10; nth += 1)
      expect((await owner.post(LOGIN, { email: owner.email, password: `guess ${nth}` })).statusCode).toBe(401)
    expect(await signIn(owner, owner.email)).toBe(429)
  })

  it('gets their email with a link though somebody else asked for many', async () => {
    const { email, post } = await ownerAt('192.0.2.5')
    const { post: other } = browserAt('203.0.113.5')
    for (let nth = 0; nth < 5; nth += 1) expect((await other(FORGOT, { email })).statusCode).toBe(204)
    expect((await other(FORGOT, { email })).statusCode).toBe(429)
    for (const ask of [post, browserAt('192.0.2.5').post, browserAt('198.51.100.5').post])
      expect((await ask(FORGOT, { email })).statusCode).toBe(204)
    await expect.poll(() => lettersTo(email).length).toBe(8)
  })

  it('is not buried in emails by strangers, who come to an end together', async () => {
    const { email, post } = await ownerAt('192.0.2.6')
    const statuses: number[] = []
    for (let nth = 0; nth < 20; nth += 1)
      statuses.push((await browserAt(`203.0.113.${100 + nth}`).post(FORGOT, { email })).statusCode)
    expect(statuses.filter((status) => status === 204)).toHaveLength(15)
    expect((await post(FORGOT, { email })).statusCode).toBe(204)
    await expect.poll(() => lettersTo(email).length).toBe(16)
  })

  it('is not kept from the second step by wrong codes from another address', async () => {
    const owner = await ownerAt('192.0.2.7')
    const cookie = `plateful=${owner.jar.get('plateful')}`
    const { nextCode } = await switchOnTwoSteps(testApp, async (method, url, body) =>
      testApp.app.inject({ method, url, payload: body as object, headers: { cookie } }),
    )
    const challengeAt = async ({ post }: ReturnType<typeof browserAt>) =>
      (await post(LOGIN, { email: owner.email, password: PASSWORD })).json<{ challenge: string }>().challenge
    const other = browserAt('203.0.113.7')
    for (let round = 0; round < 2; round += 1) {
      const challenge = await challengeAt(other)
      for (let nth = 0; nth < 5; nth += 1)
        expect((await other.post(`${LOGIN}/code`, { challenge, code: 'aaaaaaaaaa' })).statusCode).toBe(400)
    }
    expect(await signIn(other, owner.email)).toBe(429)
    const challenge = await challengeAt(owner)
    expect((await owner.post(`${LOGIN}/code`, { challenge, code: nextCode() })).statusCode).toBe(200)
  })

  it('restores all attempts after a new password, from any place', async () => {
    const { email, post } = await ownerAt('192.0.2.8')
    expect(await guess(email, '198.51.100.8', 11)).toBe(429)
    await post(FORGOT, { email })
    await expect.poll(() => lettersTo(email).length).toBe(1)
    const token = /token=([\w-]{43})/.exec(lettersTo(email)[0]?.text ?? '')?.[1]
    const reset = await post('/api/auth/reset-password', { token, newPassword: PASSWORD })
    expect(reset.statusCode).toBe(204)
    expect(await signIn(browserAt('198.51.100.8'), email)).toBe(200)
  })
})

describe('a browser that was let in', () => {
  const placesOf = async (userId: number) => {
    const rows = await testApp.db.selectFrom('knownPlaces').selectAll().where('userId', '=', userId).execute()
    return rows.map(({ place }) => place).toSorted()
  }

  it('keeps a secret of its own, stored as a hash, which no sign-out takes from it', async () => {
    const owner = await ownerAt('192.0.2.20')
    const secret = owner.jar.get('plateful-browser') ?? ''
    expect(secret).toMatch(/^[\w-]{43}$/)
    const places = await placesOf(owner.id)
    expect(places).toEqual([expect.stringMatching(/^browser:[0-9a-f]{64}$/), 'network:192.0.2.20'])
    expect(places.join()).not.toContain(secret)
    await owner.post('/api/auth/logout', {})
    expect(owner.jar.get('plateful-browser')).toBe(secret)
  })

  it('gets another secret at each sign-in, by which everybody of the browser is known', async () => {
    const first = await ownerAt('192.0.2.21')
    const planted = first.jar.get('plateful-browser')
    const { email } = await ownerAt('192.0.2.22')
    expect(await signIn(first, email)).toBe(200)
    expect(first.jar.get('plateful-browser')).not.toBe(planted)
    // After ten wrong guesses in the same network, only a browser that the account knows may go on.
    for (const known of [first.email, email]) {
      expect(await guess(known, '198.51.100.21', 11)).toBe(429)
      expect(await signIn({ post: first.at('198.51.100.21') }, known)).toBe(200)
    }
  })

  it('is forgotten with the account, and half a year after it was last let in', async () => {
    const [gone, idle] = [await ownerAt('192.0.2.23'), await ownerAt('192.0.2.24')]
    await testApp.db.deleteFrom('users').where('id', '=', gone.id).execute()
    expect(await placesOf(gone.id)).toEqual([])
    testApp.clock.pass(179 * DAY)
    const tidy = async () => deleteOldPlaces(testApp.unwatched, testApp.clock.now.toISOString())
    await tidy()
    expect(await placesOf(idle.id)).toHaveLength(2)
    testApp.clock.pass(DAY)
    await tidy()
    expect(await placesOf(idle.id)).toEqual([])
  })
})
