/** All tabs of a browser share what waits, so that only one of them sends at a time. */
export async function withTabLock<Answer>(name: string, send: () => Promise<Answer>): Promise<Answer> {
  // Pages over plain HTTP, as at home, have no locks: there something may be sent twice, which
  // changes nothing.
  const locks: LockManager | null | undefined = navigator.locks
  return locks ? locks.request(name, send) : send()
}
