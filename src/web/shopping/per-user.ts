import type { QueryClient } from '@tanstack/react-query'

/**
 * Makes one value for each query client and user id, so that two people who sign in on the same
 * page one after the other do not share it.
 */
export function perUser<One>(make: (client: QueryClient, userId: number) => One) {
  const made = new WeakMap<QueryClient, Map<number, One>>()
  return (client: QueryClient, userId: number): One => {
    const byUser = made.get(client) ?? new Map<number, One>()
    made.set(client, byUser)
    const one = byUser.get(userId) ?? make(client, userId)
    byUser.set(userId, one)
    return one
  }
}
