import type { Plugin } from 'vite'
import { ADDRESSES } from './screens.ts'

/** V8's explicit compile hint. It must be a file's first words; other engines see a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

const compiled = new Set(['start', 'signed-in', 'editing'])
const screens = new Set<string>(ADDRESSES.map(([, screen]) => screen))

/**
 * Lets the browser compile the start files as a whole, on another thread while they arrive. Most of
 * their functions run for the first screen, and the main thread would compile each of them
 * separately (decision 0034).
 */
export function compileAhead(): Plugin {
  return {
    name: 'plateful:compile-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          if (compiled.has(file.name) || screens.has(file.facadeModuleId ?? '')) file.code = HINT + file.code
        }
      },
    },
  }
}
