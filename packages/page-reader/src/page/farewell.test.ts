import { expect, test } from 'vitest'
import { isGoodbye } from './farewell.ts'

test.each([
  'Until next week,',
  'Liebe Grüße, Resi',
  'À bientôt !',
  'A presto!',
  'Besos a todas',
  'Groetjes, Mies',
  'Pozdrawiam,',
])('a letter ends with %j', (text) => expect(isGoodbye(text)).toBe(true))

test.each([
  'See you can lift the edge before turning it.',
  'Bake until soft.',
  'Take care of the hot sugar as you pour it.',
  'Lgd',
])('%j is no goodbye', (text) => expect(isGoodbye(text)).toBe(false))
