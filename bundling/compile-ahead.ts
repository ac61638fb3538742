import type { Plugin } from 'vite'
import { ADDRESSES } from './screens.ts'

/** V8's explicit compile hint, which has to be a file's first words; to other engines it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

const compiled = new Set(['front', 'kitchen', 'worktop'])
const screens = new Set<string>(ADDRESSES.map(([, screen]) => screen))

/**
 * Has the browser compile the files of the start as a whole, on a thread of their own while they arrive: most of what they hold runs
 * for the first screen, and would be compiled function by function by the thread that draws it (decision 0034).
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
