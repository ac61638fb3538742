import { expect, test } from 'vitest'
import { leadingLetters, expandPattern } from './expand-pattern.ts'

test.each([
  ['kop(?:jes?)?', ['kop', 'kopje', 'kopjes']],
  ['tazz[ae]|pond', ['tazza', 'tazze', 'pond']],
  ['c\\.? \\u00e0', ['c à', 'c. à']],
  ["bouquets?(?= d[e'])", ['bouquet', 'bouquets']],
  ['gousses?(?! de vanille)|ail', ['gousse', 'gousses', 'ail']],
  ['stuk(?:jes?|ken)', ['stukje', 'stukjes', 'stukken']],
])('%s spells %j', (pattern, words) => expect(expandPattern(pattern)).toEqual(words))

test('every spelling of a pattern is matched by it', () => {
  const pattern = '(?:cuil|cuillères?)\\.? à (?:café|thé)|cucchiai(?:o)? da tè'
  const all = expandPattern(pattern)
  expect(all).toHaveLength(14)
  for (const word of all) expect(word).toMatch(new RegExp(`^(?:${pattern})$`, 'u'))
})

test.each([
  ['Esslöffel Mehl', 'essloffel'],
  ['c.à.s de sucre', 'c'],
  ['Pincée', 'pincee'],
  ['2 EL', ''],
])('%s begins with %j', (text, letters) => expect(leadingLetters(text)).toBe(letters))
