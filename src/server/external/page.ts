/** Fetches web pages of others: guarded addresses, limited size and time, no cookies. */

import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { refreshTarget } from '@plateful/page-reader/alternative-addresses'
import { decodeText } from '@plateful/page-reader/page/decode-text'
import { Agent, type Dispatcher, request } from 'undici'
import { refusePage } from '../../domain/importing/page-refusals.ts'
import { refuse } from '../../domain/refusal.ts'
import { guardedLookup, isAllowed, publicUrl } from './address-guard.ts'
import { readBody } from './page-body.ts'
import { refusalOfError, refusalOfFile, refusalOfStatus, refusalOfWall } from './page-failure.ts'

/**
 * Fetches pages and their pictures from the public web; every failure is a refusal with a sentence
 * for a person.
 */
export interface PageFetcher {
  /** A page's text and its final address after redirects. */
  fetchPage(url: string): Promise<{ url: string; html: string }>
  /** A JPEG, PNG, GIF, WebP or AVIF picture of at most `limitBytes`. */
  fetchImage(url: string, limitBytes: number): Promise<{ bytes: Uint8Array; mediaType: string }>
}

/** Options of a fetcher; `lookup` and `milliseconds` are for tests. */
export interface PageFetcherOptions {
  /** `host:port` of private servers that may be read (IMPORT_ALLOWED_HOSTS). */
  allowedHosts: readonly string[]
  lookup?: LookupFunction
  milliseconds?: number
}

const LIMITS = {
  redirects: 3,
  /**
   * How many pages that redirect by themselves are followed, and how long such a page may be, in
   * characters.
   */
  leads: 2,
  leadingPage: 60_000,
  pageBytes: 3 * 1024 * 1024,
  errorBytes: 100 * 1024,
  milliseconds: 10_000,
}
const USER_AGENT = 'Mozilla/5.0 (compatible; Plateful/0.1; reads one recipe at the request of a person)'
const ACCEPT = {
  page: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5',
  image: 'image/avif,image/webp,image/jpeg,image/png,image/gif;q=0.8',
}

interface Answer {
  url: URL
  contentType: string
  bytes: Uint8Array
}

/** Opens a fetcher; `close` drops its connections. */
export function openPageFetcher(options: PageFetcherOptions): PageFetcher & { close(): Promise<void> } {
  const client = openClient(options)
  return {
    async fetchPage(address) {
      let next = address
      for (let hop = 0; ; hop++) {
        const { url, contentType, bytes } = await withRefusals(
          client.get(next, ACCEPT.page, LIMITS.pageBytes),
        )
        if (!isPage(contentType, bytes)) throw refusalOfFile(contentType, mediaTypeOf(bytes))
        const html = decodeText(bytes, contentType)
        const wall = refusalOfWall(html, url)
        if (wall) throw wall
        const onwards = html.length < LIMITS.leadingPage ? refreshTarget(html, url.href) : null
        if (onwards === null || hop === LIMITS.leads) return { url: url.href, html }
        next = onwards
      }
    },
    async fetchImage(address, limitBytes) {
      const { bytes } = await withRefusals(client.get(address, ACCEPT.image, limitBytes))
      const mediaType = mediaTypeOf(bytes)
      if (!mediaType)
        throw refuse('PAGE_FAILED', 'We can’t show the kind of photo on this page. Please add one yourself.')
      return { bytes, mediaType }
    },
    close: () => client.close(),
  }
}

/** Follows redirects, checks each address, and limits the time of all together. */
function openClient({ allowedHosts: hosts, lookup, milliseconds }: PageFetcherOptions) {
  const allowedHosts = new Set(hosts.map((host) => host.toLowerCase()))
  const guarded = new Agent({ pipelining: 0, connect: { lookup: guardedLookup(lookup) } })
  const agent = new Agent({ pipelining: 0, connect: lookup ? { lookup } : {} })

  const requestPage = (url: URL, accept: string, signal: AbortSignal) =>
    request(url, {
      dispatcher: isAllowed(url, allowedHosts) ? agent : guarded,
      signal,
      headers: {
        'user-agent': USER_AGENT,
        accept,
        'accept-language': 'en-GB,en;q=0.9,*;q=0.5',
        'accept-encoding': 'gzip, br, deflate',
      },
    })

  async function get(address: string, accept: string, limitBytes: number): Promise<Answer> {
    const signal = AbortSignal.timeout(milliseconds ?? LIMITS.milliseconds)
    let base: string | undefined
    let next = address
    for (let hop = 0; hop <= LIMITS.redirects; hop++) {
      const url = publicUrl(next, base, allowedHosts)
      const response = await requestPage(url, accept, signal)
      const location = textOf(response.headers['location'])
      if (response.statusCode < 300 || response.statusCode >= 400 || !location)
        return readAnswer(url, response, limitBytes)
      await response.body.dump()
      base = url.href
      next = location
    }
    throw refusePage('circle')
  }

  return {
    get,
    async close() {
      await Promise.all([guarded.destroy(), agent.destroy()])
    },
  }
}

/** The final response; refuses statuses that are no success. */
async function readAnswer(
  url: URL,
  { statusCode, headers, body }: Dispatcher.ResponseData,
  limitBytes: number,
): Promise<Answer> {
  const encoding = headers['content-encoding']
  const refusal = refusalOfStatus(statusCode)
  if (refusal) throw refusalOfWall(await readStart(body, encoding), url) ?? refusal
  const bytes = await readBody(body, textOf(encoding), limitBytes)
  return { url, contentType: textOf(headers['content-type']), bytes }
}

/** The text of an error page; empty if it is long or broken, as the status then suffices. */
async function readStart(body: Readable, encoding: string | string[] | undefined): Promise<string> {
  return readBody(body, textOf(encoding), LIMITS.errorBytes).then(
    (bytes) => new TextDecoder().decode(bytes),
    () => '',
  )
}

async function withRefusals<Value>(fetched: Promise<Value>): Promise<Value> {
  try {
    return await fetched
  } catch (error) {
    throw refusalOfError(error)
  }
}

const textOf = (header: string | string[] | undefined): string =>
  Array.isArray(header) ? (header[0] ?? '') : (header ?? '')

/**
 * Whether a response is a page: by its content type, or by its first bytes where the server names
 * none or a generic one. Plain text and the data of a recipe count too.
 */
function isPage(contentType: string, bytes: Uint8Array): boolean {
  if (/\b(?:html|xhtml)\b/i.test(contentType)) return true
  if (/^(?:text\/(?:plain|markdown)|application\/ld\+json)\b/i.test(contentType))
    return mediaTypeOf(bytes) === null && !bytes.subarray(0, 1024).includes(0)
  if (contentType && !/octet-stream|application\/xml|text\/xml/i.test(contentType)) return false
  return /^(?:ï»¿)?\s*(?:<!doctype html|<html|<head|<!--|<\?xml)/i.test(
    new TextDecoder('latin1').decode(bytes.subarray(0, 512)),
  )
}

/** The kind of a picture by its first bytes, as the content type is not trusted. */
function mediaTypeOf(bytes: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 16))
  if (start.startsWith('ÿØÿ')) return 'image/jpeg'
  if (start.startsWith('‰PNG')) return 'image/png'
  if (/^GIF8[79]a/.test(start)) return 'image/gif'
  if (/^RIFF.{4}WEBP/s.test(start)) return 'image/webp'
  return /^.{4}ftyp(?:avif|avis|mif1)/s.test(start) ? 'image/avif' : null
}
