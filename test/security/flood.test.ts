/**
 * Sign-in in a flood: many tries from one address keep neither the owner of an account waiting nor
 * anybody else.
 */

import { expect, it, vi } from 'vitest'
import { useTestApp } from '../harness/app.ts'
import { newMember, PASSWORD } from './two-households.ts'

vi.setConfig({ testTimeout: 60_000 })
const testApp = useTestApp()
const FLOOD = 260

async function loginAt(remoteAddress: string, email: string, password = PASSWORD, cookie = '') {
  const payload = { email, password }
  return testApp.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload,
    remoteAddress,
    headers: { cookie },
  })
}

/** Guesses for as many accounts at once; `judged` counts what was answered and not sent away. */
function flood(address: string) {
  const state = { judged: 0, answers: Promise.resolve<Awaited<ReturnType<typeof loginAt>>[]>([]) }
  state.answers = Promise.all(
    Array.from({ length: FLOOD }, async (_, nth) => {
      const answer = await loginAt(address, `nobody-${nth}@example.org`, 'a guess')
      if (answer.statusCode !== 503) state.judged += 1
      return answer
    }),
  )
  return state
}

it('who comes from elsewhere is served after a few of the flood, which is sent away beyond what can wait', async () => {
  const ada = await newMember(testApp)
  const flooding = flood('203.0.113.1')
  const owner = await loginAt('192.0.2.1', ada.email)
  expect(owner.statusCode).toBe(200)
  expect(flooding.judged).toBeLessThan(30)
  const answers = await flooding.answers
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(100)
  expect(new Set(statuses)).toEqual(new Set([401, 429, 503]))
  const away = answers.find(({ statusCode }) => statusCode === 503)
  expect([away?.headers['retry-after'], away?.json()]).toEqual([
    '5',
    {
      code: 'BUSY',
      message: 'Too many passwords are being checked just now. Please wait a few seconds and try again.',
    },
  ])
})

it('who was let in before goes first, also from the address of the flood', async () => {
  const ada = await newMember(testApp)
  const before = await loginAt('203.0.113.2', ada.email)
  const cookie = before.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const flooding = flood('203.0.113.2')
  expect((await loginAt('203.0.113.2', ada.email, PASSWORD, cookie)).statusCode).toBe(200)
  expect(flooding.judged).toBeLessThan(30)
  expect((await loginAt('203.0.113.2', ada.email)).statusCode).toBe(200)
  expect(flooding.judged).toBeLessThan(40)
  await flooding.answers
  expect((await loginAt('203.0.113.2', ada.email)).statusCode).toBe(200)
})

it('many at once with the right password are all let in: who waits spends no try', async () => {
  const ada = await newMember(testApp)
  const answers = await Promise.all(Array.from({ length: 60 }, async () => loginAt('192.0.2.3', ada.email)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

it('whoever has a whole network of IPv6 has the tries of one address, and takes none from the next network', async () => {
  const ada = await newMember(testApp)
  const statuses: number[] = []
  for (let nth = 0; nth < 15; nth += 1) {
    const address = `2001:db8:7:7:${nth.toString(16)}:ffff:${(nth * 7).toString(16)}:1`
    statuses.push((await loginAt(address, ada.email, `guess ${nth}`)).statusCode)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(5).fill(429)])
  expect((await loginAt('2001:db8:7:7::9', ada.email)).statusCode).toBe(429)
  expect((await loginAt('2001:db8:7:8::9', ada.email)).statusCode).toBe(200)
})
