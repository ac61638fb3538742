/**
 * Which secrets were revoked after a backup was written: they stay revoked when it is restored
 * (account 145).
 */

import type { AnyTables, PlainRow } from '../db/dump.ts'

/**
 * Tables of secrets that let somebody in: the column of the secret, and the table and column of its
 * owner.
 */
const secretTables: Readonly<Record<string, { secret: string; ownerTable: string; owner: string }>> = {
  sessions: { secret: 'tokenHash', ownerTable: 'users', owner: 'userId' },
  accessTokens: { secret: 'tokenHash', ownerTable: 'users', owner: 'userId' },
  passwordResetTokens: { secret: 'tokenHash', ownerTable: 'users', owner: 'userId' },
  signInChallenges: { secret: 'tokenHash', ownerTable: 'users', owner: 'userId' },
  invitations: { secret: 'tokenHash', ownerTable: 'households', owner: 'householdId' },
  calendarFeeds: { secret: 'token', ownerTable: 'households', owner: 'householdId' },
  sharedRecipeLinks: { secret: 'shareId', ownerTable: 'households', owner: 'householdId' },
}

/** The tables that are left out where everybody is signed out. */
const signIns: ReadonlySet<string> = new Set([
  'sessions',
  'accessTokens',
  'passwordResetTokens',
  'signInChallenges',
  'invitations',
])

/** Tables whose rows are left out together with the row that they refer to. */
const parentTables: Readonly<Record<string, { table: string; column: string }>> = {
  pushDevices: { table: 'sessions', column: 'sessionId' },
  runningTimers: { table: 'pushDevices', column: 'deviceId' },
  remindersSent: { table: 'pushDevices', column: 'deviceId' },
}

const nameOf = (...parts: unknown[]) => parts.map(String).join(' ')

/**
 * Returns a function that says, for each row of a backup in order, whether it was ended since the
 * backup. That is so for a secret whose owner is in the database, while the secret itself no longer
 * is. Call it before the rows are replaced. Secrets of owners who are not in the database are
 * restored, unless `signOut` ends all sign-ins.
 */
export async function readEndedSince(
  db: AnyTables,
  { signOut }: { signOut: boolean },
): Promise<(table: string, row: PlainRow) => boolean> {
  const currentOwners = new Set<string>()
  for (const table of ['users', 'households'])
    for (const { id, createdAt } of await db.selectFrom(table).select(['id', 'createdAt']).execute())
      currentOwners.add(nameOf(table, id, createdAt))
  const currentSecrets = new Set<string>()
  for (const [table, { secret }] of Object.entries(secretTables))
    for (const row of await db.selectFrom(table).select(secret).execute())
      currentSecrets.add(nameOf(table, row[secret]))
  /** Accounts and households of the backup that are in the database too. */
  const ownersInBoth = new Set<string>()
  const ended = new Set<string>()

  const isEnded = (table: string, row: PlainRow): boolean => {
    const parent = parentTables[table]
    if (parent !== undefined) return ended.has(nameOf(parent.table, row[parent.column]))
    const rule = secretTables[table]
    if (rule === undefined) return false
    if (signOut && signIns.has(table)) return true
    const { secret, ownerTable, owner } = rule
    return ownersInBoth.has(nameOf(ownerTable, row[owner])) && !currentSecrets.has(nameOf(table, row[secret]))
  }
  return (table, row) => {
    if (currentOwners.has(nameOf(table, row['id'], row['createdAt'])))
      ownersInBoth.add(nameOf(table, row['id']))
    const isRowEnded = isEnded(table, row)
    if (isRowEnded) ended.add(nameOf(table, row['id']))
    return isRowEnded
  }
}
