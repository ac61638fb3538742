import { parseArgs } from 'node:util'
import { Registration } from '../../domain/account/user.ts'
import { createAccount } from '../account/sign-in/register.ts'
import { hashPassword, refuseWeak } from '../account/sign-in/password.ts'
import { newToken } from '../account/sign-in/token.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { type Command, UsageError } from './command.ts'
const options = {
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  password: { type: 'string' },
} as const

export const userCreate: Command = {
  name: 'user create',
  usage: 'user create --email E --first-name F --last-name L [--password P]',
  summary: 'creates an account in a household of its own',
  help: [
    'Works whatever REGISTRATION says. Without --password a strong one is made up.',
    'Prints {"id","email","password"?}: the password only where it was made up.',
  ].join('\n'),
  run: async (args, { readConfig, print }) => {
    const { values } = parseArgs({ args, options })
    const madeUp = values.password === undefined ? newToken().slice(0, 20) : undefined
    const registration = Registration.safeParse({
      email: values.email ?? '',
      firstName: values['first-name'] ?? '',
      lastName: values['last-name'] ?? '',
      password: values.password ?? madeUp,
    })
    if (!registration.success) throw new UsageError(registration.error.issues[0]?.message)
    const config = readConfig()
    refuseWeak(config, 'password', registration.data.password)
    const { db } = openDatabase(config)
    try {
      await migrate(db)
      const hashedPassword = await hashPassword(registration.data.password)
      const user = await createAccount(db, { ...registration.data, hashedPassword }, new Date().toISOString())
      print(JSON.stringify({ id: user.id, email: user.email, ...(madeUp && { password: madeUp }) }))
      return 0
    } finally {
      await db.destroy()
    }
  },
}
