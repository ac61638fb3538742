import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import { HOUR, MINUTE } from '../../durations.ts'
import { refundAttempt, networkOf, consumeAttempt } from './attempts.ts'

const testApp = useTestApp()

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1::2:3:4:5', '2001:db8:1:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('stores no more rows for an address that reached its limit, whatever names it sends', async () => {
  const statuses: number[] = []
  for (let nth = 0; nth < 60; nth += 1) {
    const email = `made-up-${nth}@example.org`
    statuses.push((await testApp.visit('POST', '/api/auth/forgot-password', { email })).statusCode)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  const rows = await testApp.db
    .selectFrom('signInFailures')
    .select('subject')
    .where('subject', 'like', 'reset-email:made-up-%')
    .execute()
  expect(rows).toHaveLength(30)
})

describe('a try', () => {
  const now = () => testApp.clock.now.toISOString()
  const countOf = async (subject: string) =>
    (
      await testApp.db
        .selectFrom('signInFailures')
        .select('count')
        .where('subject', '=', subject)
        .executeTakeFirst()
    )?.count

  it('of sixty at once against a limit of ten passes ten times', async () => {
    const tries = Array.from({ length: 60 }, () =>
      consumeAttempt(testApp.unwatched, [{ subject: 'at-once:a', most: 10 }], now()),
    )
    const settled = await Promise.allSettled(tries)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(await countOf('at-once:a')).toBe(10)
  })

  it('that one limit refuses counts against no other', async () => {
    const narrow = { subject: 'both:narrow', most: 3 }
    const wide = { subject: 'both:wide', most: 100 }
    const tries = Array.from({ length: 20 }, () => consumeAttempt(testApp.unwatched, [wide, narrow], now()))
    const settled = await Promise.allSettled(tries)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect([await countOf('both:narrow'), await countOf('both:wide')]).toEqual([3, 3])
  })

  it('is given back to its own window and to no later one', async () => {
    const limits = [{ subject: 'back:a', most: 10 }]
    const first = await consumeAttempt(testApp.unwatched, limits, now())
    await consumeAttempt(testApp.unwatched, limits, now())
    await refundAttempt(testApp.unwatched, first)
    expect(await countOf('back:a')).toBe(1)
    const late = await consumeAttempt(testApp.unwatched, limits, now())
    testApp.clock.pass(16 * MINUTE)
    await consumeAttempt(testApp.unwatched, limits, now())
    await refundAttempt(testApp.unwatched, late)
    expect(await countOf('back:a')).toBe(1)
  })

  it.each([
    ['a quarter of an hour', undefined, 900],
    ['an hour', HOUR, 3600],
  ])('waits no longer than its limit of %s when the clock goes back', async (_, milliseconds, seconds) => {
    const subject = `clock:${seconds}`
    const limits = [{ subject, most: 2, ...(milliseconds && { milliseconds }) }]
    for (let nth = 0; nth < 2; nth += 1) await consumeAttempt(testApp.unwatched, limits, now())
    testApp.clock.pass(-HOUR)
    const refused = consumeAttempt(testApp.unwatched, limits, now())
    await expect(refused).rejects.toMatchObject({ details: { retryAfterSeconds: seconds } })
    testApp.clock.pass(10 * MINUTE)
    // Another attempt does not prolong the wait.
    await expect(consumeAttempt(testApp.unwatched, limits, now())).rejects.toMatchObject({
      details: { retryAfterSeconds: seconds - 600 },
    })
    testApp.clock.pass(seconds * 1000 - 10 * MINUTE)
    await expect(consumeAttempt(testApp.unwatched, limits, now())).resolves.toHaveLength(1)
  })

  it('counts in a window of the clock as it is now, where its window began before the clock went back', async () => {
    const limits = [{ subject: 'clock:open', most: 2 }]
    await consumeAttempt(testApp.unwatched, limits, now())
    testApp.clock.pass(-HOUR)
    await consumeAttempt(testApp.unwatched, limits, now())
    await expect(consumeAttempt(testApp.unwatched, limits, now())).rejects.toMatchObject({
      details: { retryAfterSeconds: 900 },
    })
  })
})
