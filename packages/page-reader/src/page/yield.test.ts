import { expect, test } from 'vitest'
import { makesIn, servingsIn, yieldAmong } from './yield.ts'

test.each([
  ['4', 4],
  ['ca. 4', 4],
  ['Yield: 6', 6],
  ['Serves 4-6', 4],
  ['Serves 4 as a starter', 4],
  ['Serves four', 4],
  ['4 hungry people', 4],
  ['1 loaf, serves 8', 8],
  ['8 rolls for 4 people', 4],
  ['2 bowls', 2],
  ['für 4 Personen', 4],
  ['Für 4', 4],
  // importing 161
  ['4 Person(en)', 4],
  ['6 serving(s)', 6],
  ['4 personnes', 4],
  ['Pour 6 pers.', 6],
  ['6 raciones', 6],
  ['4 porções', 4],
  ['4 portioner', 4],
  ['4 porsjoner', 4],
  ['4 porcje', 4],
  ['2 osoby', 2],
  ['4人份', 4],
  ['0', null],
])('a yield tells how many it feeds: %s', (text, count) => {
  expect(servingsIn(text)).toBe(count)
})

test.each([
  ['about 20 rolls', 'about 20 rolls'],
  ['Makes 12 buns', '12 buns'],
  ['950 ml', '950 ml'],
  ['1,200 g', '1,200 g'],
  ['2 dozen', '2 dozen'],
  ['a dozen', 'a dozen'],
  ['1 loaf (12 slices)', '1 loaf (12 slices)'],
  ['a big bowl', 'a big bowl'],
  ['Ergibt 12 Stück', '12 Stück'],
  ['pour 12 muffins', 'pour 12 muffins'],
  ['0.75 cups', '0.75 cups'],
  ['2 quarts', '2 quarts'],
])('pieces and weights are no servings, and their words are kept: %s', (text, makes) => {
  expect(servingsIn(text)).toBeNull()
  expect(makesIn(text)).toBe(makes)
})

test.each(['4', 'Serves 4-6', '6 servings', 'für 4 Personen', 'Serves four', '4人份', '', 'Yield: 6'])(
  'what says no more than how many it serves makes nothing: %s',
  (text) => expect(makesIn(text)).toBeNull(),
)

test('a yield with more words is kept', () => {
  expect(makesIn('6 servings (1 cup each)')).toBe('1 cup each')
  expect(makesIn('1 loaf, serves 8')).toBe('1 loaf, serves 8')
})

test.each([
  [['24', '6 servings'], { servings: 6, makes: null }],
  [['8', '1 cake'], { servings: 8, makes: '1 cake' }],
  [['12', '12 muffins'], { servings: 12, makes: '12 muffins' }],
  [['950', '950 ml'], { servings: null, makes: '950 ml' }],
  [
    ['4', '4 meal-size servings or 8 side servings'],
    { servings: 4, makes: '4 meal-size servings or 8 side servings' },
  ],
  [['4', '4 bowls for 4 people'], { servings: 4, makes: null }],
  [['about 20 rolls'], { servings: null, makes: 'about 20 rolls' }],
  [[], { servings: null, makes: null }],
])('several yields of one recipe are told together: %j', (yields, told) => {
  expect(yieldAmong(yields)).toEqual(told)
})

test('counts in words are known up to ten, and twelve', () => {
  const words = 'one two three four five six seven eight nine ten twelve'.split(' ')
  expect(words.map((word) => servingsIn(`serves ${word}`))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12])
})
