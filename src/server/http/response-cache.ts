import { LRUCache } from 'lru-cache'

/** Bodies of answers by address, each under the ETag that it was made for. */
export interface ResponseCache {
  /** The body for this ETag; a body for another one is deleted. */
  get(key: string, etag: string): Buffer | undefined
  set(key: string, etag: string, body: Buffer): void
}

/** Bytes that an entry takes besides its body and key, which counts for small bodies. */
const OVERHEAD = 300

/** Keeps up to `maxBytes` in memory; the least recently used bodies make room. */
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
