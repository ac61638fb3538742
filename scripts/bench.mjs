/**
 * `npm run bench -- NAME`: measures the built product; says so and ends well where the data to
 * measure by is not there. `npm run bench` measures the engines, the server and the browser, one
 * after the other; each other bench is run by its name (`bench/README.md`).
 */

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt, root, say } from './prepare.mjs'

const MAIN = ['server', 'browser', 'kill', 'import', 'ingredients', 'lists', 'planner']

ensureBuilt()
const [name] = process.argv.splice(2, 1)
if (name !== undefined && !name.startsWith('-')) {
  await import(`../bench/${name}.mjs`)
} else {
  const failed = MAIN.filter((each) => {
    say(`\n${each}`)
    return (
      spawnSync(process.execPath, [join(root, 'bench', `${each}.mjs`)], { stdio: 'inherit' }).status !== 0
    )
  })
  if (failed.length > 0) say(`\nNot as wanted: ${failed.join(', ')}`)
  process.exit(failed.length === 0 ? 0 : 1)
}
