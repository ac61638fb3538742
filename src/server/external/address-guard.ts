/**
 * Which addresses the server may fetch for a person: public web servers, and nothing on any private
 * network (against SSRF, server-side request forgery).
 */

import { lookup as systemLookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { pageRefusalMessage, pageRefusals, refusePage } from '../../domain/importing/page-refusals.ts'
import { Refusal } from '../../domain/refusal.ts'

/** The server does not fetch this address: it is not on the public web, or is disguised. */
export class AddressRefusal extends Refusal {
  constructor(why: 'privateNetwork' | 'port' | 'password' | 'scheme') {
    super(pageRefusals[why].code, pageRefusalMessage(why), { why })
  }
}

/** Azure's metadata service, which has secrets, at a public address. */
const PUBLIC_BUT_METADATA = new Set(['168.63.129.16'])
const GLOBAL_IPV6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]
const PORTS = new Set(['', '80', '443'])

/**
 * Whether an IP address is a public one. IPv4 inside IPv6 is judged as IPv4; NAT64, 6to4, Teredo
 * and the like are not public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const ip = ipaddr.process(address)
  if (ip.range() !== 'unicast' || PUBLIC_BUT_METADATA.has(ip.toString())) return false
  return ip instanceof ipaddr.IPv4 || ip.match(GLOBAL_IPV6)
}

/** Parses an address from a person or a redirect; refuses anything but public http(s) addresses. */
export function publicUrl(address: string, base: string | undefined, allowedHosts: ReadonlySet<string>): URL {
  if (!URL.canParse(address, base)) throw refusePage('noAddress')
  const url = new URL(address, base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new AddressRefusal('scheme')
  }
  if (url.username || url.password) {
    throw new AddressRefusal('password')
  }
  if (isAllowed(url, allowedHosts)) return url
  if (!PORTS.has(url.port)) {
    throw new AddressRefusal('port')
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isPublicAddress(host)) throw privateAddress()
  return url
}

/** Whether the operator has allowed this host and port (IMPORT_ALLOWED_HOSTS). */
export function isAllowed(url: URL, allowedHosts: ReadonlySet<string>): boolean {
  return allowedHosts.has(`${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`)
}

/**
 * Checks addresses while connecting, so that a name cannot resolve differently after the check. One
 * private address refuses the name.
 */
export function guardedLookup(lookup: LookupFunction = systemLookup): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found, family) => {
      // On an error there is no address, despite the type.
      if (error) return callback(error, '', 0)
      const addresses =
        typeof found === 'string' ? [{ address: found, family: family ?? isIP(found) }] : found
      const [first] = addresses
      if (!first) return callback(new Error(`${hostname} has no address`), '', 0)
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return callback(privateAddress(), '', 0)
      if (options.all) return callback(null, addresses)
      return callback(null, first.address, first.family)
    })
  }
}

const privateAddress = () => new AddressRefusal('privateNetwork')
