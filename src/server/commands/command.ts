import type { Config } from '../config.ts'

/** What a command may use; tests hand in their own. */
export interface Terminal {
  readConfig: () => Config
  /** One line of the answer, on stdout. */
  print: (line: string) => void
  /** A word to the person, on stderr. */
  say: (text: string) => void
}

/** One command of the operator's tool. */
export interface Command {
  name: string
  usage: string
  summary: string
  help: string
  /** Answers the exit code; an error that is thrown is said in one line and exits with 1. */
  run(args: string[], terminal: Terminal): Promise<number>
}

/** The command was called in a way it does not know. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
