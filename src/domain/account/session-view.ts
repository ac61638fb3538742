import { z } from 'zod'
import { Instant } from '../instant.ts'

/** A place where the person is signed in: the device in plain words, since when, used last, and whether it is this one. */
export const SessionView = z.object({
  id: z.number(),
  device: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant,
  isCurrent: z.boolean(),
})
export type SessionView = z.infer<typeof SessionView>
