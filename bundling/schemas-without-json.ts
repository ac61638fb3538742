import type { Plugin } from 'vite'

const FILES = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/
const EXPORT = /^export (?:const|function) (\w+)/gm

/**
 * Each of zod's schemas can say itself as JSON Schema, which the server prints its OpenAPI document with. In a browser nobody asks for that,
 * and a fifth of zod's code is for it: there these functions do nothing (decision 0034).
 */
export function schemasWithoutJson(): Plugin {
  return {
    name: 'plateful:schemas-without-json',
    apply: 'build',
    transform: {
      filter: { id: FILES },
      handler(code, id) {
        const names = [...code.matchAll(EXPORT)].map(([, name]) => name)
        if (names.length === 0) throw new Error(`${id} exports nothing any more: look again`)
        return { code: names.map((name) => `export const ${name} = () => {}`).join('\n'), map: null }
      },
    },
  }
}
