/**
 * What comes to the import page from outside its fields: shared by the phone, sent by the button in
 * the browser's bar, or taken from the clipboard.
 */

import type { ImportSearch } from './import-search.ts'
import { addressPattern, readAddresses } from './read-addresses.ts'

/**
 * One address, with the words beside it where they may be a recipe; several addresses; or a text: a
 * recipe in words or the source of a page.
 */
export type Incoming =
  | { kind: 'address'; url: string; caption?: string }
  | { kind: 'addresses'; text: string }
  | { kind: 'text'; text: string; url?: string }

/** Characters beside an address up to which a text is no recipe: 'Look at this: https://…'. */
const MAX_CAPTION = 280

/** Recognises what a text is; null where it is empty. */
export function classifyText(text: string): Incoming | null {
  if (text.trim() === '') return null
  const urls = new Set(text.match(addressPattern) ?? [])
  const caption = text.replace(addressPattern, '').trim()
  const isAddresses = urls.size > 0 && caption.length <= MAX_CAPTION && !/<\w/.test(text)
  if (isAddresses && urls.size > 1 && caption === '') return { kind: 'addresses', text }
  const [url] = readAddresses([...urls][0] ?? '').urls
  if (isAddresses && url !== undefined && !isListLike(caption)) return addressWith(url, caption)
  return { kind: 'text', text }
}

/**
 * An address with the words beside it. Words with fewer than two amounts are no recipe, nor is a
 * title.
 */
const addressWith = (url: string, caption: string, title?: string): Incoming => ({
  kind: 'address',
  url,
  ...((caption.match(/\d+|[½¼¾⅓⅔⅛]/g) ?? []).length > 1 && caption !== title && { caption }),
})

/**
 * Whether a text is a list of addresses, one or more on a line: it has several, and at least as
 * many as other lines. Neither a recipe with links in it nor the source of a page is one.
 */
export function isAddressList(text: string): boolean {
  if (/<\w/.test(text)) return false
  const { urls, wrong } = readAddresses(text)
  return urls.length > 1 && urls.length >= wrong.length
}

/** More than three lines are a recipe, even with an address among them. */
const isListLike = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length > 3

/**
 * What the search parameters of the import page hold; null where they hold nothing. A text like a
 * recipe goes before the address that was shared with it, since a caption says what its page hides.
 */
export function incomingFromSearch({ url, text, title }: ImportSearch): Incoming | null {
  const address = url === undefined ? undefined : readAddresses(url).urls[0]
  if (address === undefined) return withTitle(classifyText(text ?? url ?? ''), title)
  const words = (text ?? '').replace(addressPattern, '').trim()
  if (text === undefined || !isListLike(words)) return addressWith(address, words, title)
  return withTitle({ kind: 'text', text, url: address }, title)
}

function withTitle(shared: Incoming | null, title: string | undefined): Incoming | null {
  const isTitled = shared?.kind !== 'text' || title === undefined || shared.text.includes(title)
  return isTitled ? shared : { ...shared, text: `${title}\n\n${shared.text}` }
}

/** The marker of a page in the fragment of the address, which no server sees. */
const PAGE_MARKER = '#page='

/** Characters of an unpacked page that are read. */
const MAX_CHARACTERS = 6_000_000

export const isPageHash = (hash: string): boolean => hash.startsWith(PAGE_MARKER)

/**
 * The page in a fragment, as `@plateful/extension/send-page` packs it: gzip in base64url of its
 * address, a line break and its source. Null where it cannot be unpacked.
 */
export async function incomingFromHash(hash: string): Promise<Incoming | null> {
  try {
    const packed = atob(hash.slice(PAGE_MARKER.length).replace(/-/g, '+').replace(/_/g, '/'))
    const bytes = Uint8Array.from(packed, (sign) => sign.charCodeAt(0))
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
    const [first = '', ...rest] = (await textWithin(unpacked)).split('\n')
    const [url] = readAddresses(first).urls
    return { kind: 'text', text: rest.join('\n'), ...(url !== undefined && { url }) }
  } catch {
    return null
  }
}

/** The text of a stream. It fails beyond the limit, so that a small fragment fills no memory. */
async function textWithin(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > MAX_CHARACTERS) {
      await reader.cancel()
      throw new Error('too large')
    }
  }
}
