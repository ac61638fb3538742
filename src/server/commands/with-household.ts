import { userByEmail } from '../account/sign-in/store.ts'
import type { Config } from '../config.ts'
import { household } from '../db/household.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import type { Context } from '../http/context.ts'
import { openOutside } from '../outside/open-outside.ts'

export type HouseholdParts = Pick<Context, 'household' | 'db' | 'outside' | 'clock' | 'config' | 'user'>

/** Opens the installation for one household, by the e-mail address of somebody in it, and closes it again. */
export async function withHousehold(
  config: Config,
  email: string,
  work: (parts: HouseholdParts) => Promise<void>,
): Promise<void> {
  const { db } = openDatabase(config)
  const outside = openOutside(config, { info: () => undefined, warn: () => undefined })
  try {
    await migrate(db)
    const user = await userByEmail(db, email.trim().toLowerCase())
    if (!user) throw new Error(`There is no account with the e-mail address ${email}.`)
    await work({
      db,
      household: household(db, user.householdId),
      config,
      clock: () => new Date(),
      user: { id: user.id, householdId: user.householdId },
      outside,
    })
  } finally {
    await outside.close()
    await db.destroy()
  }
}
