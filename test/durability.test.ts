/**
 * The built server is killed at random moments while twenty people write; `npm run bench -- kill`
 * does the same for longer.
 */

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

const kill = async (...args: string[]) => {
  const words = [join(root, 'bench/kill.mjs'), ...args]
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root })
  return JSON.parse(stdout) as Record<string, unknown>
}

// Tried with the other tests; where they run on PostgreSQL this says nothing more.
it.skipIf(process.env['TEST_DATABASE_URL'])(
  'kill -9 under 20 writers loses nothing that was acknowledged and leaves no half plan or list',
  async () => {
    const report = await kill('--rounds', '5')
    expect(report).toMatchObject({ database: 'embedded', kills: 5, killsInStart: 1, lost: 0 })
    expect(report['acknowledged']).toBeGreaterThan(0)
  },
  240_000,
)

// Where the tests run on PostgreSQL, its server programs are installed, so it can be killed and
// restarted as well.
it.runIf(process.env['TEST_DATABASE_URL'])(
  'the same on PostgreSQL, which is killed and restarted under them too and needs nobody to be found again',
  async () => {
    const report = await kill('--rounds', '4', '--postgres')
    const wanted = { database: 'PostgreSQL', kills: 4, restarts: 2, killsOfPostgres: 1, lost: 0 }
    expect(report).toMatchObject(wanted)
    expect(report['longestAfter']).toBeLessThanOrEqual(5_000)
  },
  240_000,
)
