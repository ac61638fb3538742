/**
 * The tests of the packages, with the one change of `scripts/mutate.mjs` made to the module that it
 * names.
 */
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { packagesFromSource } from '../vitest.config.ts'

interface Mutation {
  /** The package. */
  name: string
  path: string
  start: number
  end: number
  by: string
}

const { name, path, start, end, by } = JSON.parse(process.env['MUTATION'] ?? '{}') as Mutation

function mutate(): Plugin {
  return {
    name: 'plateful:mutate',
    enforce: 'pre',
    transform: (code, id) => (id === path ? code.slice(0, start) + by + code.slice(end) : undefined),
  }
}

export default defineConfig({
  resolve: packagesFromSource,
  plugins: [mutate()],
  test: { environment: 'node', isolate: false, bail: 1, include: [`packages/${name}/src/**/*.test.ts`] },
})
