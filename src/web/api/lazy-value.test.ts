import { expect, it } from 'vitest'
import { z } from 'zod'
import { lazyValue } from './lazy-value.ts'

it('makes a schema at its first question, once', () => {
  let made = 0
  const Word = lazyValue(() => {
    made += 1
    return z.string().max(3)
  })
  const Both = z.object({ word: Word, more: Word.optional() })
  expect(made).toBe(1)
  expect(Both.safeParse({ word: 'ab' }).data).toEqual({ word: 'ab' })
  expect(Both.safeParse({ word: 'abcd' }).error?.issues).toMatchObject([{ path: ['word'], code: 'too_big' }])
  expect(made).toBe(1)
})

it('passes for the schema wherever one looks: in others, among unions, by its kind', () => {
  const Cat = lazyValue(() => z.object({ is: z.literal('cat'), lives: z.int().default(9) }))
  const Dog = lazyValue(() => z.object({ is: z.literal('dog') }))
  const Pet = lazyValue(() => z.discriminatedUnion('is', [Cat, Dog]))
  expect(Pet.parse({ is: 'cat' })).toEqual({ is: 'cat', lives: 9 })
  expect(Cat instanceof z.ZodObject).toBe(true)
  expect('parse' in Cat).toBe(true)
  expect(Cat.partial().parse({})).toEqual({ lives: 9 })
  expect(Cat.extend({ name: z.string() }).shape.name.parse('Tom')).toBe('Tom')
})
