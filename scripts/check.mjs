/**
 * `npm run check`: what must be green beside the tests. Ends with the line `N passed, N failed`.
 */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ensureInstalled, say } from './prepare.mjs'

ensureInstalled()

/** The linter reads the types that the compiler leaves; the others need one core each. */
const lanes = [
  ['types', 'lint'],
  ['format:check', 'dead-code', 'lexicon:check'],
]

/** Runs one check and prints its output when it ends; answers whether it passed. */
async function isGreen(check) {
  const child = spawn('npm', ['run', '--silent', check], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    shell: process.platform === 'win32',
  })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (words) => output.push(words))
  const [code] = await once(child, 'close')
  say(`${check} …`)
  process.stderr.write(Buffer.concat(output))
  return code === 0
}

const failed = []
await Promise.all(
  lanes.map(async (lane) => {
    for (const check of lane) if (!(await isGreen(check))) failed.push(check)
  }),
)
if (failed.length > 0) say(`failed: ${failed.join(', ')}`)
process.stdout.write(`${lanes.flat().length - failed.length} passed, ${failed.length} failed\n`)
process.exit(failed.length === 0 ? 0 : 1)
