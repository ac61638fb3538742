import type { Migration } from 'kysely'

/**
 * Indexes for queries that read a whole table: tokens of emails, the work of chores and imports,
 * and who may eat what.
 */
export const indexes: Migration = {
  async up(db) {
    const index = (name: string, table: string, columns: string[]) =>
      db.schema.createIndex(name).on(table).columns(columns).execute()
    await index('usersByEmailToken', 'users', ['emailTokenHash'])
    await index('signInFailuresByReset', 'signInFailures', ['resetsAt'])
    await index('invitationsByExpiry', 'invitations', ['expiresAt'])
    await index('importsByState', 'householdImports', ['state'])
    await index('familyMayContainByHousehold', 'familyMayContain', ['householdId', 'personId', 'allergen'])
    await index('guestMayContainByHousehold', 'guestMayContain', ['householdId', 'personId', 'allergen'])
  },
}
