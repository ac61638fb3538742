/** How `scripts/mutate-judge.mjs` runs the tests of a package. */

import { defineConfig } from 'vitest/config'
import { packagesFromSource } from '../vitest.config.ts'

/** Keeps the order that the judge gives: the quickest first. */
class AsGiven {
  shard = <T>(files: T[]) => files
  sort = <T>(files: T[]) => files
}

export default defineConfig({
  resolve: packagesFromSource,
  test: {
    environment: 'node',
    pool: 'threads',
    // One thread for all files of a run, a new one for each run.
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    // A slow machine fails no test: processor time is what the judge measures.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    sequence: { sequencer: AsGiven },
  },
})
