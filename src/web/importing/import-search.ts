/**
 * What stands in the address of the import page: its open tab (/import-recipes?tab=browse), or what
 * was shared with Plateful from elsewhere (?url=…, ?text=…).
 */

import { z } from 'zod'

export const importTabs = ['browse', 'url'] as const

/** A shared text may look like a number in an address. */
const words = z.union([z.string(), z.number(), z.boolean()]).transform(String).optional().catch(undefined)

export const ImportSearch = z.object({
  tab: z.enum(importTabs).optional().catch(undefined),
  url: words,
  text: words,
  title: words,
})
export type ImportSearch = z.infer<typeof ImportSearch>
