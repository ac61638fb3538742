/** Fetches photos of which a file has only the web address, and stops asking sites that refuse. */

import pLimit from 'p-limit'
import { Refusal } from '../../../domain/refusal.ts'
import type { ExternalServices } from '../../external/external-services.ts'
import { queueForUser } from '../queue-for-user.ts'
import { Interrupted } from './interrupted.ts'

/** The largest photo that is fetched, in bytes. */
const MAX_BYTES = 10 * 1024 * 1024
/** Fewer than a person may fetch at once, so that importing a page meanwhile does not wait. */
const AT_ONCE = 2
/** After so many refusals in a row, a site is not asked again. */
const ENOUGH_REFUSALS = 3

/** The bytes of the photo at an address; null where it cannot be fetched. */
export type FetchPhoto = (address: string) => Promise<Uint8Array | null>

interface PhotoFetcher {
  external: Pick<ExternalServices, 'pages'>
  userId: number
  isStopping: () => boolean
  /** Aborts running fetches. */
  signal?: AbortSignal | undefined
}

export function webPhotos({ external, userId, isStopping, signal }: PhotoFetcher): FetchPhoto {
  const stopped = new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Interrupted()), { once: true })
  })
  stopped.catch(() => undefined)
  const limit = pLimit(AT_ONCE)
  const refusals = new Map<string, number>()

  return (address) =>
    limit(async () => {
      if (isStopping()) throw new Interrupted()
      const site = URL.canParse(address) ? new URL(address).host : ''
      const refused = refusals.get(site) ?? 0
      if (refused >= ENOUGH_REFUSALS) return null
      try {
        const fetching = queueForUser(userId, () => external.pages.fetchImage(address, MAX_BYTES))
        const { bytes } = await Promise.race([fetching, stopped])
        refusals.delete(site)
        return bytes
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        refusals.set(site, refused + 1)
        return null
      }
    })
}
