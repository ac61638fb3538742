/** The operator's tool. Its answer is alone on stdout; whatever else it has to say goes to stderr. */
import { ConfigError, readConfig } from './config.ts'
import { backup } from './commands/backup.ts'
import { doctor } from './commands/doctor.ts'
import { exportFile } from './commands/export.ts'
import { extract } from './commands/extract.ts'
import { importFile } from './commands/import.ts'
import { mergeLinesFile } from './commands/merge.ts'
import { migrateCommand } from './commands/migrate.ts'
import { parseIngredients } from './commands/parse-ingredients.ts'
import { plan } from './commands/plan.ts'
import { restore } from './commands/restore.ts'
import { userCreate } from './commands/user-create.ts'
import { userDelete } from './commands/user-delete.ts'
import { userResetPassword } from './commands/user-reset-password.ts'
import { userTwoStepOff } from './commands/user-two-step-off.ts'
import { type Command, UsageError } from './commands/command.ts'

const commands: Command[] = [
  extract,
  parseIngredients,
  mergeLinesFile,
  plan,
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

function help(): string {
  const width = Math.max(...commands.map((command) => command.usage.length))
  const lines = commands.map((command) => `  ${command.usage.padEnd(width)}  ${command.summary}`)
  return ['npm run -s cli -- COMMAND', '', ...lines, '', '  COMMAND --help tells more of one command'].join(
    '\n',
  )
}

function findCommand(words: string[]): { command: Command; rest: string[] } | undefined {
  for (const command of commands) {
    const name = command.name.split(' ')
    if (name.every((word, index) => words[index] === word)) return { command, rest: words.slice(name.length) }
  }
  return undefined
}

async function main(words: string[]): Promise<number> {
  const isHelp = (word: string | undefined) =>
    word === undefined || word === 'help' || word === '--help' || word === '-h'
  if (isHelp(words[0])) {
    process.stdout.write(`${help()}\n`)
    return words.length === 0 ? 1 : 0
  }
  const found = findCommand(words)
  if (!found) {
    say(`There is no command '${words.join(' ')}'.\n\n${help()}`)
    return 1
  }
  const { command, rest } = found
  if (rest.includes('--help') || rest.includes('-h')) {
    process.stdout.write(`${command.usage}\n\n${command.help}\n`)
    return 0
  }
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
