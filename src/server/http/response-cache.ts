import { LRUCache } from 'lru-cache'

/** Bodies of answers by address, each under the ETag that it was made for. */
export interface ResponseCache {
  /** The body that was kept under this ETag; another ETag means that it no longer holds. */
  get(key: string, etag: string): Buffer | undefined
  set(key: string, etag: string, body: Buffer): void
}

/** Bytes that an entry takes besides its body and its key: an empty week is a body of two bytes. */
const OVERHEAD = 300

/** Keeps up to so many bytes in memory; what was used longest ago makes room. */
export function responseCache(maxBytes: number, overhead = OVERHEAD): ResponseCache {
  const cache = new LRUCache<string, { etag: string; body: Buffer }>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + overhead,
  })
  return {
    get(key, etag) {
      const known = cache.get(key)
      if (known?.etag === etag) return known.body
      cache.delete(key)
      return undefined
    },
    set(key, etag, body) {
      cache.set(key, { etag, body })
    },
  }
}
