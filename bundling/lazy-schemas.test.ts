import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { deferSchemas } from './lazy-schemas.ts'

/** The module after its imports, as the browser gets it. */
function deferred(code: string): string {
  const head = "import { z } from 'zod'; import { Meal, name, colours } from './meal.ts'; "
  const result = deferSchemas(head + code, parseSync('module.js', head + code).program)
  return result.slice(result.indexOf(head) + head.length)
}

describe('a schema that a module makes while it is loaded waits for its first question', () => {
  it.each([
    ['of its own', 'const A = z.string().min(1)', 'const A = lazyValue(() => z.string().min(1))'],
    [
      'that others see',
      'export const A = z.object({ b: z.int() })',
      'export const A = lazyValue(() => z.object({ b: z.int() }))',
    ],
    ['made of another module’s', 'const A = Meal.partial()', 'const A = lazyValue(() => Meal.partial())'],
    [
      'made of one before it',
      'const a = z.int(); const B = a.optional()',
      'const a = lazyValue(() => z.int()); const B = lazyValue(() => a.optional())',
    ],
    [
      'made by a function',
      'const word = (most) => z.string().max(most); const A = word(5).nullable()',
      'const word = (most) => z.string().max(most); const A = lazyValue(() => word(5).nullable())',
    ],
    [
      'within a call',
      "const c = call('GET', '/a', { answer: z.array(Meal) })",
      "const c = call('GET', '/a', { answer: lazyValue(() => z.array(Meal)) })",
    ],
    [
      'of a function that comes with it',
      'const A = z.string().refine((text) => z.int().parse(text))',
      'const A = lazyValue(() => z.string().refine((text) => z.int().parse(text)))',
    ],
  ])('%s', (_, code, wanted) => expect(deferred(code)).toBe(wanted))

  it.each([
    ['in a function', 'const make = () => z.int(); function more() { return z.int() }'],
    ['in a class', 'const A = class { b = z.int() }'],
    ['that is asked at once', 'const kinds = Meal.options.map(String)'],
    [
      'that is none',
      'const a = name(1); const b = colours.map(String); const c = Meal; z.config({ jitless: true })',
    ],
  ])('but not one %s', (_, code) => expect(deferred(code)).toBe(code))

  it('and every line keeps its number', () => {
    const code = "import { z } from 'zod'\nconst A = z.int()\nconst B = A.optional()"
    const lines = deferSchemas(code, parseSync('module.js', code).program).split('\n')
    expect(lines.slice(1)).toEqual([
      'const A = lazyValue(() => z.int())',
      'const B = lazyValue(() => A.optional())',
    ])
  })
})
