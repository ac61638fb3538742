/** The built server is killed at random moments while twenty people write; `npm run bench:kill` does the same for longer. */
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

it('kill -9 under 20 writers loses nothing that was acknowledged and leaves no half plan or list', async () => {
  const report = await kill('--rounds', '5')
  expect(report).toMatchObject({ database: 'embedded', kills: 5, killsInStart: 1, lost: 0 })
  expect(report['acknowledged']).toBeGreaterThan(0)
}, 240_000)

// Where the tests run on PostgreSQL, its programs are here, and it can be restarted under the writers too.
it.runIf(process.env['TEST_DATABASE_URL'])(
  'the same on PostgreSQL, whose restart costs errors for at most 5 seconds',
  async () => {
    const report = await kill('--rounds', '5', '--postgres')
    expect(report).toMatchObject({ database: 'PostgreSQL', kills: 5, restarts: 1, lost: 0 })
    expect(report['longestErrors']).toBeLessThanOrEqual(5_000)
  },
  240_000,
)
