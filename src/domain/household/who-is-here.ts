import { z } from 'zod'
import { Invitation } from './invitation.ts'

/** Somebody who shares the household, as everybody in it sees them. */
export const HouseMate = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isYou: z.boolean(),
})
export type HouseMate = z.infer<typeof HouseMate>

/** Who shares the household, who is invited, and whether a household of one's own waits elsewhere to return to. */
export const WhoIsHere = z.object({
  people: z.array(HouseMate),
  invitations: z.array(Invitation),
  isAnotherKept: z.boolean(),
})
export type WhoIsHere = z.infer<typeof WhoIsHere>
