import { expect, test } from 'vitest'
import { tagsFrom } from './schema-recipe.ts'

test('keywords that were escaped twice make no broken tags', () => {
  expect(tagsFrom(['abuelau0026#039;s pie, leeks', '\\u0026amp;, 039'])).toEqual([
    'abuelas pie',
    'leeks',
    'and',
  ])
})
