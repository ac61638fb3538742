import type { FeedEntry } from '../../domain/calendar/feed.ts'
import { task } from '../workers/task.ts'

interface Name {
  id: number
  firstName: string
  lastName: string
}

export interface FeedContent {
  entries: readonly FeedEntry[]
  family: readonly Name[]
  guests: readonly Name[]
  publicUrl: string
}

/** Writes the plan as iCalendar text (`write-feed.ts`). */
export const writeFeedText = task<FeedContent, string>('writeFeedText')
