import { parseArgs } from 'node:util'
import { updateUser, userByEmail } from '../account/sign-in/store.ts'
import { endSessionsOf } from '../account/sign-in/sessions.ts'
import { openDatabase } from '../db/open.ts'
import { type Command, UsageError } from './command.ts'

export const userDelete: Command = {
  name: 'user delete',
  usage: 'user delete --email E',
  summary: 'deletes an account for good, without the grace that its owner would have',
  help: [
    'The account is signed out and closed at once; the running product clears it away within the hour, and its household with',
    'everything in it when nobody else lives there. What the person made in a shared household stays. Prints {"id","email"}.',
  ].join('\n'),
  run: async (args, { readConfig, print }) => {
    const { values } = parseArgs({ args, options: { email: { type: 'string' } } })
    const email = values.email?.trim().toLowerCase()
    if (!email) throw new UsageError('user delete wants --email E.')
    const { db } = openDatabase(readConfig())
    try {
      const user = await userByEmail(db, email)
      if (!user) throw new Error(`There is no account of ${email}.`)
      const now = new Date().toISOString()
      await db.transaction().execute(async (tx) => {
        await updateUser(tx, user.id, { deletedAt: now, deletionScheduledFor: now })
        await endSessionsOf(tx, user.id)
      })
      print(JSON.stringify({ id: user.id, email }))
      return 0
    } finally {
      await db.destroy()
    }
  },
}
