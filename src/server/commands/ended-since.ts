/** What was ended since a backup was written, and stays ended when it is restored (account 145). */
import type { AnyTables, PlainRow } from '../db/dump.ts'

/** Tables of secrets that let somebody in, each with its secret and whose it is. */
const secretTables: Readonly<Record<string, { secret: string; ownerTable: string; owner: string }>> = {
  sessions: { secret: 'tokenHash', ownerTable: 'users', owner: 'userId' },
  accessTokens: { secret: 'tokenHash', ownerTable: 'users', owner: 'userId' },
  passwordResetTokens: { secret: 'tokenHash', ownerTable: 'users', owner: 'userId' },
  signInChallenges: { secret: 'tokenHash', ownerTable: 'users', owner: 'userId' },
  invitations: { secret: 'tokenHash', ownerTable: 'households', owner: 'householdId' },
  calendarFeeds: { secret: 'token', ownerTable: 'households', owner: 'householdId' },
  sharedRecipeLinks: { secret: 'shareId', ownerTable: 'households', owner: 'householdId' },
}

/** What ends with all sign-ins, wherever the backup came from. */
const signIns: ReadonlySet<string> = new Set([
  'sessions',
  'accessTokens',
  'passwordResetTokens',
  'signInChallenges',
  'invitations',
])

/** Rows that go with the row they refer to. */
const goWith: Readonly<Record<string, { table: string; column: string }>> = {
  pushDevices: { table: 'sessions', column: 'sessionId' },
  runningTimers: { table: 'pushDevices', column: 'deviceId' },
  remindersSent: { table: 'pushDevices', column: 'deviceId' },
}

const nameOf = (...parts: unknown[]) => parts.map(String).join(' ')

/**
 * Tells of each row of a backup, in its order, whether it was ended since: a secret of an account
 * or a household that stands here too, and that is not here any more. Here is what stands before
 * anything is replaced. What stands nowhere here comes along, unless all sign-ins are to end.
 */
export async function readEndedSince(
  db: AnyTables,
  { signOut }: { signOut: boolean },
): Promise<(table: string, row: PlainRow) => boolean> {
  const owners = new Set<string>()
  for (const table of ['users', 'households'])
    for (const { id, createdAt } of await db.selectFrom(table).select(['id', 'createdAt']).execute())
      owners.add(nameOf(table, id, createdAt))
  const secrets = new Set<string>()
  for (const [table, { secret }] of Object.entries(secretTables))
    for (const row of await db.selectFrom(table).select(secret).execute())
      secrets.add(nameOf(table, row[secret]))
  /** Accounts and households of the backup that stand here too, and rows that do not come back. */
  const same = new Set<string>()
  const ended = new Set<string>()

  const isEnded = (table: string, row: PlainRow): boolean => {
    const parent = goWith[table]
    if (parent !== undefined) return ended.has(nameOf(parent.table, row[parent.column]))
    const rule = secretTables[table]
    if (rule === undefined) return false
    if (signOut && signIns.has(table)) return true
    const { secret, ownerTable, owner } = rule
    return same.has(nameOf(ownerTable, row[owner])) && !secrets.has(nameOf(table, row[secret]))
  }
  return (table, row) => {
    if (owners.has(nameOf(table, row['id'], row['createdAt']))) same.add(nameOf(table, row['id']))
    const isGone = isEnded(table, row)
    if (isGone) ended.add(nameOf(table, row['id']))
    return isGone
  }
}
