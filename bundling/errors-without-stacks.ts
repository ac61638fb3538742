import type { Plugin } from 'vite'

const FILE = /\/react-dom-client\.production\.js$/
const SENTINEL = /\b(\w+Exception = )Error\(formatProdErrorMessage\((\d+)\)\)/g
const EXPECTED = 5

/**
 * React makes five errors while it is loaded, as marks to throw and know again. Where a debugger listens (developer tools, Lighthouse,
 * a test's browser), the engine notes the stack of each, and reads the whole file a second and a third time to say on which lines it
 * lies. Nobody is ever told these stacks, so the marks are made without one (decision 0034).
 */
export function errorsWithoutStacks(): Plugin {
  return {
    name: 'plateful:errors-without-stacks',
    apply: 'build',
    transform: {
      filter: { id: FILE },
      handler(code) {
        let found = 0
        const changed = code.replace(SENTINEL, (_, name: string, message: string) => {
          found += 1
          return `${name}Object.create(Error.prototype, { message: { value: formatProdErrorMessage(${message}) } })`
        })
        if (found !== EXPECTED)
          throw new Error(`React makes ${found} errors while it is loaded, not ${EXPECTED}: look again`)
        return { code: changed, map: null }
      },
    },
  }
}
