import { useState } from 'react'
import { z } from 'zod'
import { browserStorage } from '../../api/browser-storage.ts'

/** Cards with pictures, or a compact list; each device keeps its choice (recipes 45). */
const LibraryView = z.enum(['cards', 'list'])
export type LibraryView = z.infer<typeof LibraryView>

const VIEW_KEY = 'plateful:library-view'

export function useLibraryView() {
  const [view, setView] = useState((): LibraryView => browserStorage.readAs(VIEW_KEY, LibraryView) ?? 'cards')
  const choose = (next: LibraryView) => {
    browserStorage.write(VIEW_KEY, JSON.stringify(next))
    setView(next)
  }
  return [view, choose] as const
}
