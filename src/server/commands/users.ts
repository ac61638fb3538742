import { parseArgs } from 'node:util'
import { Registration } from '../../domain/account/user.ts'
import { createAccount } from '../account/sign-in/register.ts'
import { hashPassword, refuseWeak, setPassword } from '../account/sign-in/password.ts'
import { newToken } from '../account/sign-in/token.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { type Command, UsageError } from './command.ts'
import { updateUser, userByEmail } from '../account/sign-in/store.ts'
import { endSessionsOf } from '../account/sign-in/sessions.ts'
import { deleteAttemptsOfAccount } from '../account/sign-in/attempts.ts'
import { deleteSecondFactor, secondFactorOf } from '../account/sign-in/second-factor-store.ts'
import { secondFactorEmail } from '../account/sign-in/emails.ts'
import type { Config } from '../config.ts'
import { openMail } from '../outside/mail.ts'

export const userCreate: Command = {
  name: 'user create',
  usage: 'user create --email E --first-name F --last-name L [--password P]',
  summary: 'creates an account in a household of its own',
  help: [
    'Works whatever REGISTRATION says. Without --password a strong one is made up.',
    'Prints {"id","email","password"?}: the password only where it was made up.',
  ].join('\n'),
  run: async (args, { readConfig, print }) => {
    const { values } = parseArgs({
      args,
      options: {
        email: { type: 'string' },
        'first-name': { type: 'string' },
        'last-name': { type: 'string' },
        password: { type: 'string' },
      },
    })
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

export const userResetPassword: Command = {
  name: 'user reset-password',
  usage: 'user reset-password --email E [--password P]',
  summary: 'gives an account a new password and signs it out everywhere',
  help: 'Without --password a strong one is made up. Prints {"id","email","password"?}: the password only where it was made up.',
  run: async (args, { readConfig, print }) => {
    const { values } = parseArgs({
      args,
      options: { email: { type: 'string' }, password: { type: 'string' } },
    })
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
        await deleteAttemptsOfAccount(tx, email)
      })
      print(JSON.stringify({ id: user.id, email, ...(madeUp && { password: madeUp }) }))
      return 0
    } finally {
      await db.destroy()
    }
  },
}

export const userTwoStepOff: Command = {
  name: 'user two-step-off',
  usage: 'user two-step-off --email E',
  summary: 'switches two-step sign-in off for somebody who lost their app and their recovery codes',
  help: [
    'Make sure first that it is they who ask. Signs the account out everywhere; its password stays as it is, and is from then on enough',
    'to sign in. Prints {"id","email"}.',
  ].join('\n'),
  run: async (args, { readConfig, print, say }) => {
    const { values } = parseArgs({ args, options: { email: { type: 'string' } } })
    const email = values.email?.trim().toLowerCase()
    if (!email) throw new UsageError('user two-step-off wants --email E.')
    const config = readConfig()
    const { db } = openDatabase(config)
    try {
      const user = await userByEmail(db, email)
      if (!user) throw new Error(`There is no account of ${email}.`)
      if (!(await secondFactorOf(db, user.id))) throw new Error(`Two-step sign-in of ${email} is off.`)
      await db.transaction().execute(async (tx) => {
        await deleteSecondFactor(tx, user.id)
        await endSessionsOf(tx, user.id)
      })
      await tell(email, config).catch(() => say(`The letter about it to ${email} couldn’t be sent.`))
      print(JSON.stringify({ id: user.id, email }))
      return 0
    } finally {
      await db.destroy()
    }
  },
}

async function tell(email: string, config: Config): Promise<void> {
  const news = {
    subject: 'Two-step sign-in is off for your Plateful account',
    what: 'Whoever runs this server switched two-step sign-in off. From now on your password is enough to sign in.',
  }
  const mail = openMail(config, () => undefined)
  try {
    const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
    await mail.send(secondFactorEmail(email, news, publicUrl))
  } finally {
    await mail.close()
  }
}
