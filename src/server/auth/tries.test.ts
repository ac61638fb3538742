import { expect, it } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { networkOf } from './tries.ts'

const house = useTestApp()

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

it('whoever came to the end of a limit by their address leaves no more rows behind, whatever names they send', async () => {
  const statuses: number[] = []
  for (let nth = 0; nth < 60; nth += 1) {
    const email = `made-up-${nth}@example.org`
    statuses.push((await house.visit('POST', '/api/auth/forgot-password', { email })).statusCode)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  const rows = await house.db
    .selectFrom('signInFailures')
    .select('subject')
    .where('subject', 'like', 'reset-email:%')
    .execute()
  expect(rows).toHaveLength(30)
})
