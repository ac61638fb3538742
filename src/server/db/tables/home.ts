/** Messages to the operator of the installation. */

import type { Generated } from 'kysely'
import type { Instant } from '../../../domain/fields.ts'

interface ContactMessages {
  householdId: number
  id: Generated<number>
  userId: number
  name: string
  email: string
  phone: string
  message: string
  createdAt: Instant
  /** When its email was sent; until then it is tried again. */
  mailedAt: Instant | null
  triedAt: Instant | null
}

export interface HomeTables {
  contactMessages: ContactMessages
}
