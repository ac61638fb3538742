import type { Registration } from '../../domain/auth/user.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Db, Row } from '../db/tables.ts'
import { isUniqueViolation } from '../db/unique.ts'
import { hashPassword } from './password.ts'
import { insertHousehold, insertUser } from './store.ts'

/** A new account in a household of its own; refused when the e-mail is taken. */
export async function createAccount(db: Db, registration: Registration, now: string): Promise<Row<'users'>> {
  const { email, firstName, lastName } = registration
  const hashedPassword = await hashPassword(registration.password)
  try {
    return await db.transaction().execute(async (tx) => {
      const householdId = await insertHousehold(tx, now)
      return insertUser(tx, {
        householdId,
        username: email,
        email,
        hashedPassword,
        firstName,
        lastName,
        isVerified: false,
        createdAt: now,
      })
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw refuse('EMAIL_TAKEN', 'An account with this e-mail address already exists. Sign in instead.')
  }
}
