/** Which tab of the import page is open, as it stands in the address: /import-recipes?tab=browse */
import { z } from 'zod'

export const importTabs = ['browse', 'url'] as const

export const ImportSearch = z.object({ tab: z.enum(importTabs).optional().catch(undefined) })
