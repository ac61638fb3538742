/**
 * Loaded into a server that is measured: at SIGUSR2 it runs the garbage collector, and writes into
 * a file how much memory is in use.
 */

import { appendFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
const { MEMORY_FILE } = process.env
if (MEMORY_FILE !== undefined)
  process.on('SIGUSR2', () => {
    collect()
    appendFileSync(MEMORY_FILE, `${JSON.stringify(process.memoryUsage())}\n`)
  })
