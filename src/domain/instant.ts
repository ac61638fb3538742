import { z } from 'zod'

/** A moment as ISO 8601 text in UTC with milliseconds, for example '2026-01-02T10:20:30.000Z'; such texts sort by time. */
export const Instant = z.iso.datetime()
export type Instant = z.infer<typeof Instant>
