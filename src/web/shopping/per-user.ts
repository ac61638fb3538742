import type { QueryClient } from '@tanstack/react-query'

/**
 * Makes one value for each query client and user id, so that two people who sign in on the same
 * page one after the other do not share it.
 */
export function perUser<One>(make: (client: QueryClient, userId: number) => One) {
  const cache = new WeakMap<QueryClient, Map<number, One>>()
  return (client: QueryClient, userId: number): One => {
    const byUser = cache.get(client) ?? new Map<number, One>()
    cache.set(client, byUser)
    const thing = byUser.get(userId) ?? make(client, userId)
    byUser.set(userId, thing)
    return thing
  }
}
