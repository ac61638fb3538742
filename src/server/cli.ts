/** The operator's command line. Results go to stdout, everything else to stderr. */

import { runCommand } from './commands/run-command.ts'
import { readConfig } from './config.ts'

// A reader of only the first lines ('… | head') closes the pipe; the command still finishes its
// work.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await runCommand(process.argv.slice(2), {
  readConfig,
  print: (line) => process.stdout.write(`${line}\n`),
  say: (text) => process.stderr.write(`${text}\n`),
})
