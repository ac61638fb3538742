/** The operator's command line. Results go to stdout, everything else to stderr. */
import { ConfigError, readConfig } from './config.ts'
import { backup } from './commands/backup.ts'
import { checkFile } from './commands/check.ts'
import { doctor } from './commands/doctor.ts'
import { exportFile } from './commands/export.ts'
import { extract } from './commands/extract.ts'
import { importFile } from './commands/import.ts'
import { mergeLinesFile } from './commands/merge.ts'
import { migrateCommand } from './commands/migrate.ts'
import { parseIngredients } from './commands/parse-ingredients.ts'
import { plan } from './commands/plan.ts'
import { readWishesFile } from './commands/read-wishes.ts'
import { restore } from './commands/restore.ts'
import { userCreate, userDelete, userResetPassword, userTwoStepOff } from './commands/users.ts'
import { type Command, UsageError } from './commands/command.ts'

const commands: Command[] = [
  extract,
  parseIngredients,
  mergeLinesFile,
  checkFile,
  plan,
  readWishesFile,
  importFile,
  exportFile,
  userCreate,
  userResetPassword,
  userTwoStepOff,
  userDelete,
  backup,
  restore,
  migrateCommand,
  doctor,
]

const say = (text: string) => process.stderr.write(`${text}\n`)

/** The commands that these words name or begin; all without words. */
function helpFor(words: readonly string[]): string | undefined {
  const found = findCommand(words)
  if (found) return `${found.command.usage}\n\n${found.command.help}`
  const matching = commands.filter(({ name }) =>
    words.every((word, index) => name.split(' ')[index] === word),
  )
  return matching.length === 0 ? undefined : listCommands(matching)
}

function listCommands(matching: readonly Command[]): string {
  const width = Math.max(...matching.map((command) => command.usage.length))
  const lines = matching.map((command) => `  ${command.usage.padEnd(width)}  ${command.summary}`)
  return ['npm run -s cli -- COMMAND', '', ...lines, '', '  COMMAND --help tells more of one command'].join(
    '\n',
  )
}

function findCommand(words: readonly string[]): { command: Command; rest: string[] } | undefined {
  for (const command of commands) {
    const name = command.name.split(' ')
    if (name.every((word, index) => words[index] === word)) return { command, rest: words.slice(name.length) }
  }
  return undefined
}

const isHelp = (word: string) => word === '--help' || word === '-h'

async function main(words: string[]): Promise<number> {
  const isAsked = words[0] === 'help' || words.some(isHelp)
  const named = words.slice(words[0] === 'help' ? 1 : 0).filter((word) => !isHelp(word))
  const help = isAsked || named.length === 0 ? helpFor(named) : undefined
  if (help !== undefined) {
    process.stdout.write(`${help}\n`)
    return isAsked ? 0 : 1
  }
  const found = findCommand(named)
  if (!found) {
    say(
      `There is no command '${named.join(' ')}'.\n\n${helpFor(named.slice(0, 1)) ?? listCommands(commands)}`,
    )
    return 1
  }
  const { command, rest } = found
  try {
    return await command.run(rest, { readConfig, print: (line) => process.stdout.write(`${line}\n`), say })
  } catch (error) {
    if (error instanceof UsageError) say(`${error.message}\nUsage: ${command.usage}`)
    else if (error instanceof ConfigError) say(error.message)
    else say(error instanceof Error ? error.message : String(error))
    return 1
  }
}

process.exitCode = await main(process.argv.slice(2))
