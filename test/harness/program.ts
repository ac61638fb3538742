/** The built server as a process of its own. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../../dist/bundle/main.js')

export interface Program {
  /** Where it listens; undefined when it ended before. */
  home: string | undefined
  /** What it has said so far. */
  out: () => string
  err: () => string
  /** Ends it, if it has not ended, and answers its exit code. */
  end: () => Promise<number | null>
  /** Ends it as a power cut would. */
  kill: () => Promise<void>
}

export interface Surroundings {
  /** Words of the shell before the start, such as 'ulimit -f 400'. */
  first?: string
  /** The user to run as, where the tests run as root. */
  uid?: number
}

/** Starts it and waits until it listens or ends. */
export async function startProgram(
  settings: Record<string, string>,
  { first, uid }: Surroundings = {},
): Promise<Program> {
  const env = { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'silent', ...settings }
  const options = { env, cwd: '/', ...(uid !== undefined && { uid, gid: uid }) }
  const child: ChildProcess =
    first === undefined
      ? spawn(process.execPath, [main], options)
      : spawn('sh', ['-c', `${first}; exec "$0" "$1"`, process.execPath, main], options)
  let out = ''
  let err = ''
  child.stderr?.on('data', (chunk) => (err += String(chunk)))
  const closed = once(child, 'close') as Promise<[number | null]>
  const home = await new Promise<string | undefined>((resolve) => {
    child.stdout?.on('data', (chunk) => {
      out += String(chunk)
      const port = /ready at http:\/\/localhost:(\d+)/.exec(out)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    void closed.then(() => resolve(undefined))
  })
  return {
    home,
    out: () => out,
    err: () => err,
    end: async () => {
      child.kill('SIGTERM')
      return (await closed)[0]
    },
    kill: async () => {
      child.kill('SIGKILL')
      await closed
    },
  }
}
