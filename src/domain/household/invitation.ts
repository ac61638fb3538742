import { z } from 'zod'
import { EmailAddress } from '../account/user.ts'
import { Instant } from '../fields.ts'

/** How long an invitation holds: a week, so that a letter found on Sunday still opens the door. */
export const INVITATION_DAYS = 7

/** The secret of an invitation as it stands in its link. */
export const InvitationToken = z.string().min(1, 'Open the whole link.').max(200, 'Open the whole link.')

/**
 * Inviting somebody: by a letter to an address, or by a link to pass on where no address is given.
 */
export const NewInvitation = z.object({
  email: z.preprocess((value) => (value === '' ? null : value), EmailAddress.nullable()).default(null),
})
export type NewInvitation = z.infer<typeof NewInvitation>

/** An invitation that waits to be used, as the household sees it: never its secret. */
export const Invitation = z.object({
  id: z.number(),
  email: z.string().nullable(),
  createdAt: Instant,
  expiresAt: Instant,
})
export type Invitation = z.infer<typeof Invitation>

/**
 * A new invitation with its link, which is shown this once and kept nowhere. The email carries
 * another link to the same invitation, which the inviter never sees: only that one proves the
 * address (decision 0016).
 */
export const GivenInvitation = Invitation.extend({ link: z.string() })
export type GivenInvitation = z.infer<typeof GivenInvitation>

/**
 * What whoever holds the link learns before deciding: who invites, and who lives there. Nothing
 * else of the household.
 */
export const OpenInvitation = z.object({
  invitedBy: z.string(),
  people: z.array(z.object({ firstName: z.string() })),
  email: z.string().nullable(),
  expiresAt: Instant,
})
export type OpenInvitation = z.infer<typeof OpenInvitation>

/**
 * What becomes of one's own recipes when moving: they come along, or stay where they are. There is
 * no third, and no default.
 */
export const RecipesOnMove = z.enum(['bring', 'leave'], 'Choose what becomes of your recipes')
export type RecipesOnMove = z.infer<typeof RecipesOnMove>

/** Accepting an invitation when one has an account already. */
export const Joining = z.object({ token: InvitationToken, recipes: RecipesOnMove })
export type Joining = z.infer<typeof Joining>

/** Leaving a shared household. */
export const Leaving = z.object({ recipes: RecipesOnMove })
export type Leaving = z.infer<typeof Leaving>

/** Somebody who shares the household, as everybody in it sees them. */
export const HouseMate = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isYou: z.boolean(),
})
export type HouseMate = z.infer<typeof HouseMate>

/**
 * Who shares the household, who is invited, and whether a household of one's own waits elsewhere to
 * return to.
 */
export const WhoIsHere = z.object({
  people: z.array(HouseMate),
  invitations: z.array(Invitation),
  isAnotherKept: z.boolean(),
})
export type WhoIsHere = z.infer<typeof WhoIsHere>
