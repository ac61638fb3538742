import type { QueryClient } from '@tanstack/react-query'

/** One of something for each person who is signed in on this page, whoever was before. */
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
