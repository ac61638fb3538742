import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { userByEmail } from '../account/sign-in/store.ts'
import type { Config } from '../config.ts'
import { Household } from '../db/household.ts'
import { migrate } from '../db/migrate.ts'
import { type OpenDatabase, openDatabase } from '../db/open.ts'
import { openExternalServices } from '../external/external-services.ts'
import type { Context } from '../http/context.ts'

/** What a command uses; tests replace it. */
export interface Terminal {
  readConfig: () => Config
  /** Writes a line to stdout. */
  print: (line: string) => void
  /** Writes to stderr. */
  say: (text: string) => void
}

/** One command of the operator's tool. */
export interface Command {
  name: string
  usage: string
  summary: string
  help: string
  /** Returns the exit code; a thrown error is printed in one line and exits with 1. */
  run(args: string[], terminal: Terminal): Promise<number>
}

/** The command was called with wrong arguments. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Reads a JSON file of that shape; errors name the file. */
export async function readJsonFile<T>(file: string, schema: z.ZodType<T>, description: string): Promise<T> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`${file} can’t be read: ${errorMessage(error)}`)
  })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} isn’t JSON: ${errorMessage(error)}`, { cause: error })
  }
  const read = schema.safeParse(json)
  if (!read.success) throw new Error(`${file} isn’t ${description}: ${z.prettifyError(read.error)}`)
  return read.data
}

/** The only argument of a command; with none or more, the error is `wanted`. */
export function onlyArgument(args: readonly string[], wanted: string): string {
  const [argument, ...rest] = args
  if (argument === undefined || rest.length > 0) throw new UsageError(wanted)
  return argument
}

/** Opens the configured database for some work, and closes it again. */
export async function withDatabase<Result>(
  config: Config,
  work: (opened: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const opened = openDatabase(config)
  try {
    return await work(opened)
  } finally {
    await opened.db.destroy()
  }
}

export type HouseholdContext = Pick<Context, 'household' | 'db' | 'external' | 'clock' | 'config' | 'user'>

/**
 * Opens the database for one household, found by a member's e-mail address, and closes it again.
 */
export async function withHousehold(
  config: Config,
  email: string,
  work: (context: HouseholdContext) => Promise<void>,
): Promise<void> {
  await withDatabase(config, async ({ db }) => {
    const external = openExternalServices(config, { info: () => undefined, warn: () => undefined })
    try {
      await migrate(db)
      const user = await userByEmail(db, email.trim().toLowerCase())
      if (!user) throw new Error(`There is no account with the e-mail address ${email}.`)
      await work({
        db,
        household: new Household(db, user.householdId),
        config,
        clock: () => new Date(),
        user: { id: user.id, householdId: user.householdId },
        external,
      })
    } finally {
      await external.close()
    }
  })
}
