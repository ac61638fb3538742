/** A bucket of any S3-compatible store, which several machines share. */

import type { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import type { Dispatcher } from 'undici'

/** Milliseconds without an answer after which the store counts as unreachable. */
const SILENCE = 30_000
/** Waits before retries, doubling each time. */
const RETRY_AFTER = [100, 200, 400]

/** An object to store: its length, and a way to read it again from the start for a retry. */
export interface ObjectBody {
  bytes: number
  open(): Uint8Array | Readable
}

/** One object a key. S3 itself guarantees that it is written completely or not at all. */
export interface Bucket {
  put(key: string, body: ObjectBody): Promise<void>
  /** The object, to be read to its end; null when there is none of that key. */
  get(key: string): Promise<Dispatcher.ResponseData['body'] | null>
  remove(key: string): Promise<void>
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

type BucketRequest = [method: 'GET' | 'PUT' | 'DELETE', key: string, body?: ObjectBody]

/**
 * `s3://KEY:SECRET@host/bucket?region=eu-west-2`; `s3+http://` for a store on one's own network
 * without TLS.
 */
export function openBucket(address: string): Bucket {
  const url = new URL(address.replace(/^s3\+http:/, 'http:').replace(/^s3:/, 'https:'))
  const send = senderTo(url)
  const answerTo = async (...request: BucketRequest) =>
    answerOf(await sendWithRetries(send, request), request)
  return {
    async put(key, content) {
      const { isThere, body } = await answerTo('PUT', key, content)
      await body.dump()
      if (!isThere) throw new Error(`There is no bucket at ${url.host}${url.pathname}.`)
    },
    async get(key) {
      const { isThere, body } = await answerTo('GET', key)
      if (isThere) return body
      await body.dump()
      return null
    },
    async remove(key) {
      const { body } = await answerTo('DELETE', key)
      await body.dump()
    },
  }
}

type Send = (...request: BucketRequest) => Promise<Dispatcher.ResponseData>

/** Sends signed requests to the bucket of this address. */
function senderTo(url: URL): Send {
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
  })
  const root = `${url.protocol}//${url.host}${url.pathname.replace(/\/$/, '')}`
  return async (method, key, body) => {
    const signed = await client.sign(`${root}/${key}`, { method })
    const headers = Object.fromEntries(signed.headers)
    // fetch would buffer the file in memory.
    const { request } = await import('undici')
    return request(signed.url, {
      method,
      headers: body ? { ...headers, 'content-length': String(body.bytes) } : headers,
      body: body?.open() ?? null,
      headersTimeout: SILENCE,
      bodyTimeout: SILENCE,
    })
  }
}

async function sendWithRetries(send: Send, request: BucketRequest): Promise<Dispatcher.ResponseData> {
  let answer = await send(...request)
  for (const wait of RETRY_AFTER) {
    if (answer.statusCode < 500 && answer.statusCode !== 429) break
    await answer.body.dump()
    await pause(wait)
    answer = await send(...request)
  }
  return answer
}

async function answerOf({ statusCode, body }: Dispatcher.ResponseData, [method]: BucketRequest) {
  if (statusCode < 300 || statusCode === 404) return { isThere: statusCode !== 404, body }
  throw new Error(`The bucket answered ${statusCode} to ${method}: ${(await body.text()).slice(0, 300)}`)
}
