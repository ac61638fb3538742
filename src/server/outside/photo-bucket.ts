/** Photos in a bucket of any S3-compatible store, so that several processes on several machines share them. */
import { AwsClient } from 'aws4fetch'
import type { PhotoStore } from './photo-store.ts'

const WAIT = 15_000

/**
 * `s3://KEY:SECRET@host/bucket?region=eu-west-2`; `s3+http://` for a store on one's own network without TLS. One object a photo,
 * `household/name`, written whole or not at all, which is what the store itself promises.
 */
export function openPhotoBucket(address: string): PhotoStore {
  const url = new URL(address.replace(/^s3\+http:/, 'http:').replace(/^s3:/, 'https:'))
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
    retries: 3,
  })
  const objectOf = (householdId: number, name: string) =>
    `${url.protocol}//${url.host}${url.pathname.replace(/\/$/, '')}/${householdId}/${encodeURIComponent(name)}`

  async function ask(method: 'GET' | 'PUT' | 'DELETE', object: string, body?: Uint8Array<ArrayBuffer>) {
    const signal = AbortSignal.timeout(WAIT)
    const answer = await client.fetch(object, { method, signal, ...(body && { body }) })
    if (answer.ok || answer.status === 404) return answer
    throw new Error(
      `The photo store answered ${answer.status} to ${method}: ${(await answer.text()).slice(0, 300)}`,
    )
  }

  return {
    async keep(householdId, name, bytes) {
      const { status } = await ask('PUT', objectOf(householdId, name), Uint8Array.from(bytes))
      if (status === 404) throw new Error(`The photo store has no bucket at ${url.host}${url.pathname}.`)
    },
    async read(householdId, name) {
      const answer = await ask('GET', objectOf(householdId, name))
      return answer.status === 404 ? null : new Uint8Array(await answer.arrayBuffer())
    },
    async remove(householdId, name) {
      await ask('DELETE', objectOf(householdId, name))
    },
  }
}
