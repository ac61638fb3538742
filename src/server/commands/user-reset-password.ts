import { parseArgs } from 'node:util'
import { Registration } from '../../domain/account/user.ts'
import { hashPassword, refuseWeak, setPassword } from '../account/sign-in/password.ts'
import { userByEmail } from '../account/sign-in/store.ts'
import { newToken } from '../account/sign-in/token.ts'
import { forgetFailedAttempts } from '../account/sign-in/attempts.ts'
import { openDatabase } from '../db/open.ts'
import { type Command, UsageError } from './command.ts'
const options = { email: { type: 'string' }, password: { type: 'string' } } as const

export const userResetPassword: Command = {
  name: 'user reset-password',
  usage: 'user reset-password --email E [--password P]',
  summary: 'gives an account a new password and signs it out everywhere',
  help: 'Without --password a strong one is made up. Prints {"id","email","password"?}: the password only where it was made up.',
  run: async (args, { readConfig, print }) => {
    const { values } = parseArgs({ args, options })
    const madeUp = values.password === undefined ? newToken().slice(0, 20) : undefined
    const sent = Registration.pick({ email: true, password: true }).safeParse({
      email: values.email ?? '',
      password: values.password ?? madeUp,
    })
    if (!sent.success) throw new UsageError(sent.error.issues[0]?.message)
    const { email, password } = sent.data
    const config = readConfig()
    refuseWeak(config, 'password', password)
    const { db } = openDatabase(config)
    try {
      const user = await userByEmail(db, email)
      if (!user) throw new Error(`There is no account of ${email}.`)
      const hashedPassword = await hashPassword(password)
      await db.transaction().execute(async (tx) => {
        await setPassword(tx, user.id, hashedPassword)
        await forgetFailedAttempts(tx, email)
      })
      print(JSON.stringify({ id: user.id, email, ...(madeUp && { password: madeUp }) }))
      return 0
    } finally {
      await db.destroy()
    }
  },
}
