import { expect, it } from 'vitest'
import { cleanTags } from './tags.ts'

it.each([
  [['Gluten-free!'], ['gluten free']],
  [['Quick & Easy'], ['quick easy']],
  [['Soup', 'soup ', 'SOUP.'], ['soup']],
  [['Crème brûlée'], ['crème brûlée']],
  [['!', ' '], []],
])('%j are stored as %j (recipes 7)', (tags, stored) => expect(cleanTags(tags)).toEqual(stored))

it.each([
  [['🌶\u{fe0f} ostre', 'ostre'], ['ostre']],
  [['1\u{fe0f}\u{20e3} pan'], ['1 pan']],
  [['👩\u{200d}🍳'], []],
  [['\u{301}soup'], ['soup']],
  [
    ['कढ़ी', 'żurek'],
    ['कढ़ी', 'żurek'],
  ],
])('%j are stored as %j, with nothing that cannot be seen (recipes 64)', (tags, stored) =>
  expect(cleanTags(tags)).toEqual(stored.map((tag) => tag.normalize('NFC'))),
)
