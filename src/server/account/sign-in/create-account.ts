import type { Registration } from '../../../domain/account/user.ts'
import { refuse } from '../../../domain/refusal.ts'
import { holdHousehold } from '../../db/hold-household.ts'
import { household } from '../../db/household.ts'
import type { Db, Row } from '../../db/tables.ts'
import { isUniqueViolation } from '../../db/unique.ts'
import { takeInvitation } from './invitation-store.ts'
import { insertHousehold, insertUser } from './store.ts'
import { type FoundInvitation, noSuchInvitation } from './use-invitation.ts'

type NewAccount = Omit<Registration, 'password'> & { hashedPassword: string }
type Invitation = Pick<FoundInvitation, 'id' | 'householdId' | 'provedEmail'>

/**
 * A new account, in a household of its own or in the one that invites, whose invitation is used up
 * by it. Whoever followed the link of an email has proved their address. Refused when the e-mail is
 * taken.
 */
export async function createAccount(
  db: Db,
  registration: NewAccount,
  now: string,
  invitation?: Invitation,
): Promise<Row<'users'>> {
  const { email, firstName, lastName, hashedPassword } = registration
  try {
    return await db.transaction().execute(async (tx) => {
      const householdId = invitation ? await enterHousehold(tx, invitation) : await insertHousehold(tx, now)
      return insertUser(tx, {
        householdId,
        username: email,
        email,
        hashedPassword,
        firstName,
        lastName,
        isVerified: invitation?.provedEmail === email,
        createdAt: now,
      })
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw refuse('EMAIL_TAKEN', 'An account with this email address already exists. Sign in instead.')
  }
}

async function enterHousehold(tx: Db, { id, householdId }: Invitation): Promise<number> {
  const inviting = household(tx, householdId)
  await holdHousehold(inviting)
  if (!(await takeInvitation(inviting, id))) throw noSuchInvitation()
  return householdId
}
