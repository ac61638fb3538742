/** Keys of forms that are over: a duplicated tab has a copy of its draft and of its key. */

import { useEffect, useState } from 'react'
import { z } from 'zod'
import { browserStorage } from '../../api/browser-storage.ts'
import { newIdempotencyKey } from '../../api/ids.ts'

const SPENT_KEY = 'plateful:spent-keys'
const MOST = 50

const spentKeys = () => browserStorage.readAs(SPENT_KEY, z.array(z.string())) ?? []
/** A form of this page may still be on the screen when its key is spent, and keeps it. */
const spentHere = new Set<string>()

/** Says to the other tabs that a form was saved, or given up, whose key they may have copied. */
export function spendIdempotencyKey(key: string): void {
  if (spentHere.has(key)) return
  spentHere.add(key)
  browserStorage.write(SPENT_KEY, JSON.stringify([...spentKeys(), key].slice(-MOST)))
}

const unspent = (key: string | null) =>
  key !== null && (spentHere.has(key) || !spentKeys().includes(key)) ? key : newIdempotencyKey()

/** The key of a form: that of its draft, unless another tab has made something under it. */
export function useIdempotencyKey(ofDraft: string | null): string {
  const [key, setKey] = useState(() => unspent(ofDraft))
  useEffect(() => {
    const onStorage = (event: StorageEvent) => event.key === SPENT_KEY && setKey(unspent)
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
  return key
}
