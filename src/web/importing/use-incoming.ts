import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { type Incoming, holdsPage, incomingFromHash, incomingFromSearch } from './incoming.ts'

/** Content from outside the page, or 'unreadable' where it was broken on its way. */
type Brought = Incoming | 'unreadable' | null

/** What came last, and the how manieth it is: the same may come twice. */
export interface LastIncoming {
  brought: Brought
  number: number
  take: (brought: Brought) => void
}

/**
 * The content that the address of the import page brings, or that was pasted since; null while
 * there is none. It is removed from the address, so that a reload does not read it again.
 */
export function useIncoming(): LastIncoming {
  const search = useSearch({ from: '/import-recipes' })
  const navigate = useNavigate()
  const incoming = incomingFromSearch(search)
  const inAddress = incoming && JSON.stringify(incoming)
  const [last, setLast] = useState({ brought: incoming as Brought, number: 1, inAddress })
  if (inAddress !== last.inAddress)
    setLast(incoming ? { brought: incoming, number: last.number + 1, inAddress } : { ...last, inAddress })
  const take = useCallback(
    (brought: Brought) => setLast((before) => ({ ...before, brought, number: before.number + 1 })),
    [],
  )
  const { tab } = search
  useEffect(() => {
    const { hash } = window.location
    if (inAddress === null && !holdsPage(hash)) return
    void navigate({ to: '/import-recipes', search: { tab }, hash: '', replace: true })
    if (holdsPage(hash)) void unpackPage(hash, take)
  }, [navigate, tab, inAddress, take])
  return { ...last, take }
}

async function unpackPage(hash: string, onPage: (brought: Brought) => void): Promise<void> {
  onPage((await incomingFromHash(hash)) ?? 'unreadable')
}
