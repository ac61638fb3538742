import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type Incoming, holdsPage, incomingFromHash, incomingFromSearch } from './incoming.ts'

/** Content from outside the page, or 'unreadable' where it was broken on its way. */
export type Brought = Incoming | 'unreadable' | null

/**
 * The content that the address of the import page brings; null while there is none. It is removed
 * from the address, so that a reload does not read it again.
 */
export function useIncoming(): Brought {
  const search = useSearch({ from: '/import-recipes' })
  const navigate = useNavigate()
  const incoming = incomingFromSearch(search)
  const [lastIncoming, setLastIncoming] = useState<Brought>(incoming)
  if (incoming && JSON.stringify(incoming) !== JSON.stringify(lastIncoming)) setLastIncoming(incoming)
  const { tab } = search
  const hasIncoming = incoming !== null
  useEffect(() => {
    const { hash } = window.location
    if (!hasIncoming && !holdsPage(hash)) return
    void navigate({ to: '/import-recipes', search: { tab }, hash: '', replace: true })
    if (holdsPage(hash)) void unpackPage(hash, setLastIncoming)
  }, [navigate, tab, hasIncoming])
  return lastIncoming
}

async function unpackPage(hash: string, onPage: (brought: Brought) => void): Promise<void> {
  onPage((await incomingFromHash(hash)) ?? 'unreadable')
}
