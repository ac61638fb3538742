/** The operator's commands, and which of them a command line means. */

import { ConfigError } from '../config.ts'
import { backupCommand } from './backup.ts'
import { checkCommand } from './check.ts'
import { type Command, type Terminal, UsageError } from './command.ts'
import { doctorCommand } from './doctor.ts'
import { exportCommand } from './export.ts'
import { extractCommand } from './extract.ts'
import { importCommand } from './import.ts'
import { mcpCommand } from './mcp.ts'
import { mergeCommand } from './merge.ts'
import { migrateCommand } from './migrate.ts'
import { nutritionCommand } from './nutrition.ts'
import { parseIngredientsCommand } from './parse-ingredients.ts'
import { planCommand } from './plan.ts'
import { readWishesCommand } from './read-wishes.ts'
import { restoreCommand } from './restore.ts'
import {
  createUserCommand,
  deleteUserCommand,
  resetPasswordCommand,
  switchTwoStepOffCommand,
} from './users.ts'

const commands: Command[] = [
  extractCommand,
  nutritionCommand,
  parseIngredientsCommand,
  mergeCommand,
  checkCommand,
  planCommand,
  readWishesCommand,
  importCommand,
  exportCommand,
  mcpCommand,
  createUserCommand,
  resetPasswordCommand,
  switchTwoStepOffCommand,
  deleteUserCommand,
  backupCommand,
  restoreCommand,
  migrateCommand,
  doctorCommand,
]

/** Help on the commands that these words name or begin; without words, on all. */
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

/**
 * Runs a command line and returns the exit code. Results go to `print`, everything else to `say`.
 */
export async function runCommand(words: string[], terminal: Terminal): Promise<number> {
  const { print, say } = terminal
  const isHelpAsked = words[0] === 'help' || words.some(isHelp)
  const commandWords = words.slice(words[0] === 'help' ? 1 : 0).filter((word) => !isHelp(word))
  const help = isHelpAsked || commandWords.length === 0 ? helpFor(commandWords) : undefined
  if (help !== undefined) {
    print(help)
    return isHelpAsked ? 0 : 1
  }
  const found = findCommand(commandWords)
  if (!found) {
    say(
      `There is no command '${commandWords.join(' ')}'.\n\n${helpFor(commandWords.slice(0, 1)) ?? listCommands(commands)}`,
    )
    return 1
  }
  const { command, rest } = found
  try {
    return await command.run(rest, terminal)
  } catch (error) {
    if (error instanceof UsageError) say(`${error.message}\nUsage: ${command.usage}`)
    else if (error instanceof ConfigError) say(error.message)
    else say(error instanceof Error ? error.message : String(error))
    return 1
  }
}
