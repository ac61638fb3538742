import { expect, test } from 'vitest'
import { avoidedWord } from './avoided-word.ts'

test.each([
  ['Coeliac', 'gluten'],
  ['celiac disease', 'gluten'],
  ['GF', 'gluten'],
  ['gluten-free', 'gluten'],
  ['CMPA', 'milk'],
  ['nut allergy', 'nut'],
  ['lactose intolerant', 'lactose'],
  ['nuts', 'nuts'],
  ['Tree nuts, kiwi', 'tree nuts, kiwi'],
  ['allergy', 'allergy'],
])('a recipe contains, for %s, %s (household 24)', (need, word) => expect(avoidedWord(need)).toBe(word))
