import { parseArgs } from 'node:util'
import { Registration } from '../../domain/account/user.ts'
import { deleteAttemptsOfAccount } from '../account/sign-in/attempts.ts'
import { secondFactorEmail } from '../account/sign-in/emails.ts'
import { withdrawInvitations } from '../account/sign-in/invitation-store.ts'
import { hashPassword, refuseWeakPassword, setPassword } from '../account/sign-in/password.ts'
import { createAccount } from '../account/sign-in/register.ts'
import { deleteSecondFactor, secondFactorOf } from '../account/sign-in/second-factor-store.ts'
import { endSessionsOf } from '../account/sign-in/sessions.ts'
import { updateUser, userByEmail } from '../account/sign-in/store.ts'
import { newToken } from '../account/sign-in/token.ts'
import type { Config } from '../config.ts'
import { migrate } from '../db/migrate.ts'
import { lockPerson } from '../db/row-locks.ts'
import type { Db, Row } from '../db/tables.ts'
import { openMail } from '../external/mail.ts'
import { type Command, UsageError, withDatabase } from './command.ts'

export const createUserCommand: Command = {
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
    const generatedPassword = values.password === undefined ? newToken().slice(0, 20) : undefined
    const registration = Registration.safeParse({
      email: values.email ?? '',
      firstName: values['first-name'] ?? '',
      lastName: values['last-name'] ?? '',
      password: values.password ?? generatedPassword,
    })
    if (!registration.success) throw new UsageError(registration.error.issues[0]?.message)
    const config = readConfig()
    refuseWeakPassword(config, 'password', registration.data.password)
    const { id, email } = await withDatabase(config, async ({ db }) => {
      await migrate(db)
      const hashedPassword = await hashPassword(registration.data.password)
      return createAccount(db, { ...registration.data, hashedPassword }, new Date().toISOString())
    })
    print(JSON.stringify({ id, email, ...(generatedPassword && { password: generatedPassword }) }))
    return 0
  },
}

/** Changes the account of an e-mail address in one transaction, and returns its id. */
async function changeAccount(
  config: Config,
  email: string,
  change: (tx: Db, user: Row<'users'>) => Promise<void>,
): Promise<number> {
  return withDatabase(config, async ({ db }) => {
    const user = await userByEmail(db, email)
    if (!user) throw new Error(`There is no account of ${email}.`)
    await db.transaction().execute((tx) => change(tx, user))
    return user.id
  })
}

/** The address given with --email, in the form that accounts store. */
function emailOption(args: string[], command: string): string {
  const { values } = parseArgs({ args, options: { email: { type: 'string' } } })
  const email = values.email?.trim().toLowerCase()
  if (!email) throw new UsageError(`${command} wants --email E.`)
  return email
}

export const deleteUserCommand: Command = {
  name: 'user delete',
  usage: 'user delete --email E',
  summary: 'deletes an account for good, without the grace that its owner would have',
  help: [
    'The account is signed out and closed at once; the running product clears it away within the hour, and its household with',
    'everything in it when nobody else lives there. What the person made in a shared household stays. Prints {"id","email"}.',
  ].join('\n'),
  run: async (args, { readConfig, print }) => {
    const email = emailOption(args, 'user delete')
    const now = new Date().toISOString()
    const id = await changeAccount(readConfig(), email, async (tx, user) => {
      await updateUser(tx, user.id, { deletedAt: now, deletionScheduledFor: now })
      await withdrawInvitations(await lockPerson(tx, user.id), user.id)
      await endSessionsOf(tx, user.id)
    })
    print(JSON.stringify({ id, email }))
    return 0
  },
}

export const resetPasswordCommand: Command = {
  name: 'user reset-password',
  usage: 'user reset-password --email E [--password P]',
  summary: 'gives an account a new password and signs it out everywhere',
  help: 'Without --password a strong one is made up. Prints {"id","email","password"?}: the password only where it was made up.',
  run: async (args, { readConfig, print }) => {
    const { values } = parseArgs({
      args,
      options: { email: { type: 'string' }, password: { type: 'string' } },
    })
    const generatedPassword = values.password === undefined ? newToken().slice(0, 20) : undefined
    const sent = Registration.pick({ email: true, password: true }).safeParse({
      email: values.email ?? '',
      password: values.password ?? generatedPassword,
    })
    if (!sent.success) throw new UsageError(sent.error.issues[0]?.message)
    const { email, password } = sent.data
    const config = readConfig()
    refuseWeakPassword(config, 'password', password)
    const hashedPassword = await hashPassword(password)
    const id = await changeAccount(config, email, async (tx, user) => {
      await setPassword(tx, user.id, hashedPassword)
      await deleteAttemptsOfAccount(tx, email)
    })
    print(JSON.stringify({ id, email, ...(generatedPassword && { password: generatedPassword }) }))
    return 0
  },
}

export const switchTwoStepOffCommand: Command = {
  name: 'user two-step-off',
  usage: 'user two-step-off --email E',
  summary: 'switches two-step sign-in off for somebody who lost their app and their recovery codes',
  help: [
    'Make sure first that it is they who ask. Signs the account out everywhere; its password stays as it is, and is from then on enough',
    'to sign in. Prints {"id","email"}.',
  ].join('\n'),
  run: async (args, { readConfig, print, say }) => {
    const email = emailOption(args, 'user two-step-off')
    const config = readConfig()
    const id = await changeAccount(config, email, async (tx, user) => {
      if (!(await secondFactorOf(tx, user.id))) throw new Error(`Two-step sign-in of ${email} is off.`)
      await deleteSecondFactor(tx, user.id)
      await endSessionsOf(tx, user.id)
    })
    await emailTwoStepIsOff(email, config).catch(() =>
      say(`The email about it to ${email} couldn’t be sent.`),
    )
    print(JSON.stringify({ id, email }))
    return 0
  },
}

async function emailTwoStepIsOff(email: string, config: Config): Promise<void> {
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
