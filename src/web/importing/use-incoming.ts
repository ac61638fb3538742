import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { type Incoming, isPageHash, incomingFromHash, incomingFromSearch } from './incoming.ts'

/** Content from outside the page, or 'unreadable' where it was broken on its way. */
type IncomingContent = Incoming | 'unreadable' | null

/** The last content, and its number, which tells the same content that came twice apart. */
export interface LastIncoming {
  content: IncomingContent
  number: number
  setIncoming: (content: IncomingContent) => void
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
  const [last, setLast] = useState({ content: incoming as IncomingContent, number: 1, inAddress })
  if (inAddress !== last.inAddress)
    setLast(incoming ? { content: incoming, number: last.number + 1, inAddress } : { ...last, inAddress })
  const setIncoming = useCallback(
    (content: IncomingContent) => setLast((before) => ({ ...before, content, number: before.number + 1 })),
    [],
  )
  const { tab } = search
  useEffect(() => {
    const { hash } = window.location
    if (inAddress === null && !isPageHash(hash)) return
    void navigate({ to: '/import-recipes', search: { tab }, hash: '', replace: true })
    if (isPageHash(hash)) void unpackPage(hash, setIncoming)
  }, [navigate, tab, inAddress, setIncoming])
  return { ...last, setIncoming }
}

async function unpackPage(hash: string, onPage: (content: IncomingContent) => void): Promise<void> {
  onPage((await incomingFromHash(hash)) ?? 'unreadable')
}
