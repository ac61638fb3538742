/** Links under which recipes are shared. */

import type { Generated } from 'kysely'
import type { Instant } from '../../../domain/fields.ts'
import type { Json } from './columns.ts'

interface SharedRecipeLinks {
  id: Generated<number>
  householdId: number
  shareId: string
  sharedByUserId: number
  recipeIds: Json<number[]>
  title: string | null
  description: string | null
  createdAt: Instant
  expiresAt: Instant | null
  accessCount: Generated<number>
}

export interface SharingTables {
  sharedRecipeLinks: SharedRecipeLinks
}
