/** Checks that an ETag stands for one answer only, whatever a call changed meanwhile. */

import type { ResponseCache } from '../../src/server/http/response-cache.ts'

/** Every answer that has an ETag, over a year of the tests' clock. */
export const answersWithETag = (year: number): string[] => [
  '/api/recipes',
  '/api/completed-shopping-lists',
  `/api/calendar-assignments?start=${year}-01-01&end=${year}-12-31`,
]

export interface WatchedETags {
  /**
   * Remembers what was answered and never answers it again: each time it is made anew and compared.
   */
  cache: ResponseCache
  /** Each answer that changed while its ETag did not. */
  lies: string[]
}

export function watchETags(): WatchedETags {
  const answers = new Map<string, string>()
  const lies: string[] = []
  const cache: ResponseCache = {
    get: () => undefined,
    set(key, etag, body) {
      const name = `${key} ${etag}`
      const text = body.toString()
      const before = answers.get(name)
      if (before !== undefined && before !== text) lies.push(`${name}: ${before}\nis now ${text}`)
      answers.set(name, text)
    },
  }
  return { cache, lies }
}
