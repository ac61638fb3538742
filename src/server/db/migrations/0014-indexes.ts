import type { Migration } from 'kysely'

/**
 * What was still looked for through a whole table: the tokens of letters, what chores and imports
 * take up, and who may eat what.
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
