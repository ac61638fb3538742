import { parseArgs } from 'node:util'
import pino from 'pino'
import { AccessScope } from '../../domain/account/access-token.ts'
import { deleteAccessToken, insertAccessToken } from '../account/sign-in/access-token-store.ts'
import { userByEmail } from '../account/sign-in/store.ts'
import { migrate } from '../db/migrate.ts'
import { DAY } from '../durations.ts'
import { addMilliseconds } from '../http/context.ts'
import { callApiBy } from '../mcp/call-api.ts'
import { ToolQueue } from '../mcp/tool-queue.ts'
import { openDependencies } from '../open-dependencies.ts'
import { type Command, UsageError } from './command.ts'

const options = { email: { type: 'string' } } as const

/** Longer than a program stays open; a token that a killed one leaves behind ends by itself. */
const TOKEN_LIFETIME = 30 * DAY

export const mcpCommand: Command = {
  name: 'mcp',
  usage: 'mcp --email E',
  summary: 'lets an AI program on this machine use a household, by the Model Context Protocol',
  help: [
    'E is the e-mail address of an account. The program that starts this command speaks with it on standard input and output.',
    'It can do what the account’s access tokens can do; over a network use such a token at /mcp instead.',
    'It ends when its input ends.',
  ].join('\n'),
  run: async (args, { readConfig }) => {
    const { email } = parseArgs({ args, options }).values
    if (email === undefined) throw new UsageError('Say whose household with --email.')
    const config = readConfig()
    // Standard output belongs to the protocol.
    const logger = pino({ level: 'warn' }, pino.destination(process.stderr.fd))
    const dependencies = openDependencies(config, logger)
    const { db } = dependencies
    try {
      await migrate(db)
      const user = await userByEmail(db, email.trim().toLowerCase())
      if (!user) throw new Error(`There is no account with the e-mail address ${email}.`)
      if (user.deletedAt !== null)
        throw new Error(`The account of ${email} was deleted. Who signs in within a month has it back.`)
      // Other commands need neither the application nor the protocol.
      const { buildApp } = await import('../app.ts')
      const app = await buildApp(dependencies, { logger })
      const now = dependencies.clock().toISOString()
      const draft = {
        name: 'A program on the server',
        scopes: AccessScope.options,
        expiresAt: addMilliseconds(now, TOKEN_LIFETIME),
      }
      const { id, token } = await insertAccessToken(db, user.id, draft, now)
      try {
        const { serveOnStandardInput } = await import('../mcp/mcp-server.ts')
        const program = {
          callApi: callApiBy(app, token),
          scopes: draft.scopes,
          userId: user.id,
          queue: new ToolQueue(),
          clock: dependencies.clock,
        }
        await serveOnStandardInput(program, stopSignal())
      } finally {
        await deleteAccessToken(db, user.id, id)
        await app.close()
      }
    } finally {
      await dependencies.close()
    }
    return 0
  },
}

const stopSignal = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
  })
