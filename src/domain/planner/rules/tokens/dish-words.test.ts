import { expect, it } from 'vitest'
import { dishWords } from './dish-words.ts'

it('gives each word one meaning, since the later of two would hide the other', () => {
  const words = [...dishWords()].map(([word]) => word)
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
})
