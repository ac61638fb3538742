/** Listens to what the household's other pages change, and reads it again here. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod'
import { pageId } from './calls/page-id.ts'
import { whenIdle } from './ui/when-idle.ts'

const Change = z.object({ area: z.string(), page: z.string().nullable() })

/** What to read again when an area of the API changed; an area that is not named here has its own name as its key. */
const keysOf: Record<string, string[]> = {
  recipes: ['recipes', 'recipe'],
  'import-recipe': ['recipes'],
  'calendar-assignments': ['calendar', 'meal-planning-days'],
  'calendar-notes': ['calendar'],
  'ai-meal-planner': ['ai-meal-planning-actions', 'calendar', 'meal-planning-days'],
  'ai-meal-planning-actions': ['ai-meal-planning-actions', 'calendar'],
  'completed-shopping-lists': ['completed-lists', 'calendar'],
}

function hear(client: QueryClient, data: string) {
  const { area, page } = Change.parse(JSON.parse(data))
  if (page === pageId) return
  for (const key of keysOf[area] ?? [area]) void client.invalidateQueries({ queryKey: [key] })
}

export function useLiveChanges() {
  const client = useQueryClient()
  useEffect(() => {
    if (!('EventSource' in globalThis)) return undefined
    const stream = new EventSource('/api/live')
    let giveUp = () => {}
    stream.addEventListener('open', () => {
      // What changed before the stream was there, or while it was away, was not heard: somebody ticked while this list was read.
      giveUp = whenIdle(() => void client.invalidateQueries())
    })
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => hear(client, data))
    return () => {
      giveUp()
      stream.close()
    }
  }, [client])
}
