import type { LookupFunction } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { Refusal } from '../../domain/refusal.ts'
import { isPublicAddress } from './address-guard.ts'
import { openPageFetcher } from './page.ts'

describe('public addresses', () => {
  it.each([
    '93.184.216.34',
    '8.8.8.8',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '2606:2800:220:1:248:1893:25c8:1946',
    '2a00:1450:4001:80b::200e',
  ])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    ['this network', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['private', '10.1.2.3'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.10'],
    ['shared by a carrier', '100.64.0.1'],
    ['shared by a carrier', '100.127.255.255'],
    ['link-local', '169.254.1.1'],
    ['metadata', '169.254.169.254'],
    ['metadata', '168.63.129.16'],
    ['metadata', '100.100.100.200'],
    ['protocol assignments', '192.0.0.8'],
    ['documentation', '192.0.2.1'],
    ['documentation', '198.51.100.7'],
    ['documentation', '203.0.113.9'],
    ['6to4 relays', '192.88.99.1'],
    ['benchmarks', '198.18.0.1'],
    ['benchmarks', '198.19.255.255'],
    ['multicast', '224.0.0.1'],
    ['multicast', '239.255.255.250'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['mapped IPv4', '::ffff:10.0.0.1'],
    ['mapped IPv4', '::ffff:7f00:1'],
    ['mapped IPv4', '::ffff:169.254.169.254'],
    ['translated IPv4', '::ffff:0:10.0.0.1'],
    ['compatible IPv4', '::10.0.0.1'],
    ['NAT64', '64:ff9b::10.0.0.1'],
    ['NAT64 of a public address', '64:ff9b::808:808'],
    ['local NAT64', '64:ff9b:1::10.0.0.1'],
    ['6to4', '2002:a00:1::'],
    ['6to4', '2002:7f00:1::1'],
    ['Teredo', '2001:0:53aa:64c:1037:6fff:f5ff:fffe'],
    ['ORCHID', '2001:20::1'],
    ['benchmarks', '2001:2::1'],
    ['documentation', '2001:db8::1'],
    ['documentation', '3fff::1'],
    ['discard', '100::1'],
    ['unique local', 'fc00::1'],
    ['unique local', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['segment routing', '5f00::1'],
    ['given to nobody yet', '4000::1'],
    ['nothing at all', 'not an address'],
    ['nothing at all', ''],
  ])('%s: %s is none', (_, address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

/** A look-up that finds every name at this machine, without the real network. */
const home: LookupFunction = (_name, _options, callback) =>
  callback(null, [{ address: '127.0.0.1', family: 4 }])
const fetcher = openPageFetcher({ allowedHosts: [], lookup: home })
afterAll(() => fetcher.close())

async function refusalOf(fetching: Promise<unknown>): Promise<Refusal> {
  const error = await fetching.then(
    () => new Error('it was fetched'),
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Refusal)) throw error
  return error
}

describe('the address that a person gives (importing 12)', () => {
  it.each([
    ['http://localhost/', /private network/],
    ['http://LOCALHOST./', /private network/],
    ['http://kitchen.localhost/', /private network/],
    ['http://127.0.0.1/', /private network/],
    ['http://127.1/', /private network/],
    ['http://127.0.0.1./', /private network/],
    ['http://2130706433/', /private network/],
    ['http://0x7f000001/', /private network/],
    ['http://0x7f.1/', /private network/],
    ['http://0177.0.0.1/', /private network/],
    ['http://017700000001/', /private network/],
    ['http://%31%32%37.0.0.1/', /private network/],
    ['http://１２７.０.０.１/', /private network/],
    ['http://127。0。0。1/', /private network/],
    ['http://0/', /private network/],
    ['http://0.0.0.0/', /private network/],
    ['http://169.254.169.254/latest', /private network/],
    ['http://[::]/', /private network/],
    ['http://[::1]/', /private network/],
    ['http://[::ffff:10.0.0.1]/', /private network/],
    ['http://[::ffff:a00:1]/', /private network/],
    ['http://[64:ff9b::a00:1]/', /private network/],
    ['http://[64:ff9b:1::a00:1]/', /private network/],
    ['http://[2002:a00:1::]/', /private network/],
    ['http://[fd00::1]/', /private network/],
    ['http://[fe80::1]/', /private network/],
    ['http://256.0.0.1/', /isn’t a web address/],
    ['http://[fe80::1%25eth0]/', /isn’t a web address/],
    ['http://user:secret@example.org/', /user name or password/],
    ['http://user@example.org/', /user name or password/],
    ['http://:secret@example.org/', /user name or password/],
    ['http://example.org:8080/', /without a port number/],
    ['ftp://example.org/a', /begin with http/],
    ['file:///etc/passwd', /begin with http/],
    ['data:text/html,hello', /begin with http/],
    ['gopher://example.org/', /begin with http/],
  ])('%s is refused', async (address, sentence) => {
    const { code, message } = await refusalOf(fetcher.fetchPage(address))
    expect(code).toBe('PAGE_REFUSED')
    expect(message).toMatch(sentence)
  })
})

describe('the address that a name leads to', () => {
  it.each([
    ['private', ['10.0.0.7']],
    ['private among public ones', ['93.184.216.34', '10.0.0.7']],
    ['private behind IPv6', ['2606:2800:220:1:248:1893:25c8:1946', '::ffff:192.168.0.1']],
    ['private through a translator', ['64:ff9b::a00:1']],
  ])(
    'is %s: refused in the moment of connecting, by the one answer that is connected to',
    async (_, found) => {
      let asked = 0
      const lookup: LookupFunction = (_name, _options, callback) => {
        asked += 1
        // A second look-up would find a harmless address.
        const addresses = asked === 1 ? found : ['93.184.216.34']
        callback(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )
      }
      const guarded = openPageFetcher({ allowedHosts: [], lookup })
      expect((await refusalOf(guarded.fetchPage('http://recipes.example/'))).message).toMatch(
        /private network/,
      )
      expect(asked).toBe(1)
      await guarded.close()
    },
  )
})
