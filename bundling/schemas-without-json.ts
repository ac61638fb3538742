import type { Plugin } from 'vite'

const FILES = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/
const EXPORT = /^export (?:const|function) (\w+)/gm

/**
 * Removes zod's conversion to JSON Schema, a fifth of its code. Only the server needs it, for its
 * OpenAPI document (decision 0034).
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
