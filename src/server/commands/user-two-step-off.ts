import { parseArgs } from 'node:util'
import { forgetSecondFactor, secondFactorOf } from '../account/sign-in/second-factor-store.ts'
import { endSessionsOf } from '../account/sign-in/sessions.ts'
import { userByEmail } from '../account/sign-in/store.ts'
import { secondFactorEmail } from '../account/sign-in/emails.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../db/open.ts'
import { openMail } from '../outside/mail.ts'
import { type Command, UsageError } from './command.ts'

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
        await forgetSecondFactor(tx, user.id)
        await endSessionsOf(tx, user.id)
      })
      await tell(email, config).catch(() => say(`The letter about it to ${email} could not be sent.`))
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
