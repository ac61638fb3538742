import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type Incoming, holdsPage, incomingPage, incomingSearch } from './incoming.ts'

/** What the address brought, once: it leaves the address, so that a reload does not begin again. */
export type Brought = Incoming | 'unreadable' | null

/** What the address of the import page brings from outside; null until there is something. */
export function useIncoming(): Brought {
  const search = useSearch({ from: '/import-recipes' })
  const navigate = useNavigate()
  const [brought, setBrought] = useState<Brought>(null)
  const { tab, url, text, title } = search
  useEffect(() => {
    const { hash } = window.location
    const leave = () => void navigate({ to: '/import-recipes', search: { tab }, hash: '', replace: true })
    if (holdsPage(hash)) {
      leave()
      void incomingPage(hash).then((page) => setBrought(page ?? 'unreadable'))
      return
    }
    const given = incomingSearch({ tab, url, text, title })
    if (!given) return
    setBrought(given)
    leave()
  }, [navigate, tab, url, text, title])
  return brought
}
