/**
 * Addresses inside a page, resolved without the platform's `URL`, which this package does not use.
 */

interface AddressParts {
  origin: string
  path: string
}

const addressParts = (address: string): AddressParts | null => {
  const match = /^(https?:\/\/[^/?#\s]+)([^?#]*)/i.exec(address)
  return match ? { origin: match[1] ?? '', path: match[2] || '/' } : null
}

/** Whether a text is an http(s) address and nothing else. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text.trim())

/**
 * The host of an http(s) address, lower case without port and leading 'www.'; empty when there is
 * none.
 */
export const hostOf = (address: string): string =>
  (/^https?:\/\/(?:[^@/?#]*@)?([^:/?#]+)/i.exec(address)?.[1] ?? '').toLowerCase().replace(/^www\./, '')

/**
 * The absolute http(s) address that `link` means on the page at `base`; null for data, scripts,
 * mail and nonsense.
 */
export function resolveAddress(link: string, base: string): string | null {
  const address = link.trim().replaceAll(/\s/g, '%20')
  if (/^https?:\/\/[^/?#\s]+\.[^/?#\s]+/i.test(address)) return address
  const baseParts = addressParts(base)
  if (!address || !baseParts) return null
  if (address.startsWith('//')) return `${baseParts.origin.split('//')[0]}${address}`
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith('#')) return null
  if (address.startsWith('?')) return `${baseParts.origin}${baseParts.path}${address}`
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? []
  const folder = path.startsWith('/') ? '' : baseParts.path.replace(/[^/]*$/, '')
  return `${baseParts.origin}${withoutDots(folder + path)}${rest}`
}

function withoutDots(path: string): string {
  const segments: string[] = []
  for (const segment of path.split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '.') segments.push(segment)
  }
  return `/${segments.join('/').replace(/^\/+/, '')}`
}
