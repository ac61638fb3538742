import type { Plugin } from 'vite'

const FILE = /\/react-dom-client\.production\.js$/
const SENTINEL = /\b(\w+Exception = )Error\(formatProdErrorMessage\((\d+)\)\)/g
const EXPECTED = 5

/**
 * React creates five errors while it loads, as markers that it throws and recognises. With a
 * debugger attached (developer tools, Lighthouse, a test's browser), the engine records the stack
 * of each and reads the whole file again to find its lines. Nobody reads these stacks, so the
 * markers are created without one (decision 0034).
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
