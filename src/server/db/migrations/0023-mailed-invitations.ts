import type { Migration } from 'kysely'

/**
 * A secret of its own for the link in the email. The link that the inviter sees does not prove that
 * the invited address was reached.
 */
export const mailedInvitations: Migration = {
  async up(db) {
    await db.schema.alterTable('invitations').addColumn('mailedTokenHash', 'text').execute()
    await db.schema
      .createIndex('invitationsByMailedToken')
      .on('invitations')
      .column('mailedTokenHash')
      .unique()
      .execute()
  },
}
