import { useState } from 'react'
import { z } from 'zod'
import { browserStorage } from '../../api/browser-storage.ts'

/** Cards with pictures, or a compact list; each device keeps its choice (recipes 45). */
const LibraryView = z.enum(['cards', 'list'])
export type LibraryView = z.infer<typeof LibraryView>

const KEPT = 'plateful:library-view'

export function useLibraryView() {
  const [view, setView] = useState((): LibraryView => browserStorage.readAs(KEPT, LibraryView) ?? 'cards')
  const choose = (next: LibraryView) => {
    browserStorage.write(KEPT, JSON.stringify(next))
    setView(next)
  }
  return [view, choose] as const
}
