import type { Migration } from 'kysely'

/**
 * The link in the email has a secret of its own: the one that the inviter sees proves nothing about
 * the invited address.
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
