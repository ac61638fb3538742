/**
 * `npm run check`: what must be green beside the tests. Ends with the line `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { ensureInstalled, say } from './prepare.mjs'

ensureInstalled()
const checks = ['types', 'lint', 'format:check', 'dead-code']
const failed = checks.filter((check) => {
  say(`${check} …`)
  return (
    spawnSync('npm', ['run', '--silent', check], { stdio: 'inherit', shell: process.platform === 'win32' })
      .status !== 0
  )
})
if (failed.length > 0) say(`failed: ${failed.join(', ')}`)
process.stdout.write(`${checks.length - failed.length} passed, ${failed.length} failed\n`)
process.exit(failed.length === 0 ? 0 : 1)
