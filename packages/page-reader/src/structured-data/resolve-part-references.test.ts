import { expect, test } from 'vitest'
import { resolvePartReferences } from './resolve-part-references.ts'

test('steps in a list that holds itself are put in once (importing 142)', () => {
  const step = { '@id': '#step', text: 'Bake.' }
  const list: Record<string, unknown> = {
    '@id': '#list',
    itemListElement: [{ '@id': '#step' }, { '@id': '#list' }],
  }
  const follow = (value: unknown) =>
    [step, list].find((thing) => thing['@id'] === (value as typeof step)['@id'])
  expect(resolvePartReferences({ '@id': '#list' }, follow)).toEqual({
    '@id': '#list',
    itemListElement: [step, { '@id': '#list' }],
  })
})
