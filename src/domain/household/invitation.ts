import { z } from 'zod'
import { EmailAddress } from '../account/user.ts'
import { Instant } from '../fields.ts'

/** How many days an invitation is valid. */
export const INVITATION_DAYS = 7

/** The secret in an invitation's link. */
export const InvitationToken = z.string().min(1, 'Open the whole link.').max(200, 'Open the whole link.')

/** An invitation to send by email, or without an address as a link to pass on. */
export const NewInvitation = z.object({
  email: z.preprocess((value) => (value === '' ? null : value), EmailAddress.nullable()).default(null),
})
export type NewInvitation = z.infer<typeof NewInvitation>

/** An open invitation as the household sees it, without its secret. */
export const Invitation = z.object({
  id: z.number(),
  email: z.string().nullable(),
  createdAt: Instant,
  expiresAt: Instant,
})
export type Invitation = z.infer<typeof Invitation>

/**
 * A new invitation with its link, which is shown only now and not stored. An email carries another
 * link to the same invitation, which the inviter never sees: only that one proves the address
 * (decision 0016). `isUnsent` where that email could not be sent.
 */
export const CreatedInvitation = Invitation.extend({ link: z.string(), isUnsent: z.boolean().optional() })
export type CreatedInvitation = z.infer<typeof CreatedInvitation>

/**
 * What the holder of a link sees: who invites and who lives there, and nothing else of the
 * household. `isYours` for somebody signed in who lives there.
 */
export const OpenInvitation = z.object({
  invitedBy: z.string(),
  people: z.array(z.object({ firstName: z.string() })),
  email: z.string().nullable(),
  expiresAt: Instant,
  isYours: z.boolean().optional(),
})
export type OpenInvitation = z.infer<typeof OpenInvitation>

/** Whether one's own recipes come along on a move. There is no default. */
export const RecipesOnMove = z.enum(['bring', 'leave'], 'Choose what happens to your recipes')
export type RecipesOnMove = z.infer<typeof RecipesOnMove>

/** Accepting an invitation when one has an account already. */
export const JoinRequest = z.object({ token: InvitationToken, recipes: RecipesOnMove })
export type JoinRequest = z.infer<typeof JoinRequest>

/** Leaving a shared household. */
export const LeaveRequest = z.object({ recipes: RecipesOnMove })
export type LeaveRequest = z.infer<typeof LeaveRequest>

/** A member of the household, as the others see them. */
export const HouseholdMember = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isYou: z.boolean(),
})
export type HouseholdMember = z.infer<typeof HouseholdMember>

/** The members, the open invitations, and whether another household is kept for the person. */
export const HouseholdMembers = z.object({
  people: z.array(HouseholdMember),
  invitations: z.array(Invitation),
  isAnotherKept: z.boolean(),
})
export type HouseholdMembers = z.infer<typeof HouseholdMembers>
