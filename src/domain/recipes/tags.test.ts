import { expect, it } from 'vitest'
import { cleanTags } from './tags.ts'

it.each([
  [['Gluten-free!'], ['gluten free']],
  [['Quick & Easy'], ['quick easy']],
  [['Soup', 'soup ', 'SOUP.'], ['soup']],
  [['Crème brûlée'], ['crème brûlée']],
  [['!', ' '], []],
])('%j are stored as %j (recipes 7)', (tags, stored) => expect(cleanTags(tags)).toEqual(stored))
