import { expect, it } from 'vitest'
import { mergeFields } from './merge-fields.ts'

const start = { name: 'Soup', lines: ['2 leeks'], steps: ['Soften.'], photo: null as string | null }

it.each([
  ['a field that only they changed is theirs', {}, { steps: ['Fry.'] }, { steps: ['Fry.'] }, {}],
  ['a field that only I changed stays mine', { name: 'Stew' }, {}, { name: 'Stew' }, {}],
  ['both at once', { name: 'Stew' }, { steps: ['Fry.'] }, { name: 'Stew', steps: ['Fry.'] }, {}],
  ['the same change is no question', { lines: ['1 leek'] }, { lines: ['1 leek'] }, { lines: ['1 leek'] }, {}],
  [
    'where both changed one, mine stays and theirs is told',
    { lines: ['3 leeks'] },
    { lines: ['4 leeks'] },
    { lines: ['3 leeks'] },
    { lines: ['4 leeks'] },
  ],
  ['what is none counts', { photo: 'mine' }, { photo: 'theirs' }, { photo: 'mine' }, { photo: 'theirs' }],
])('%s', (_, mine, theirs, values, told) => {
  expect(mergeFields(start, { ...start, ...mine }, { ...start, ...theirs })).toMatchObject({
    values: { ...start, ...values },
    theirs: told,
  })
  expect(Object.keys(mergeFields(start, { ...start, ...mine }, { ...start, ...theirs }).theirs)).toEqual(
    Object.keys(told),
  )
})

it('merges what both add to and take from a set without a question', () => {
  const was = { tags: ['nuts', 'milk'] }
  expect(
    mergeFields(was, { tags: ['nuts', 'soya'] }, { tags: ['milk', 'eggs'] }, { unorderedFields: ['tags'] }),
  ).toEqual({
    values: { tags: ['eggs', 'soya'] },
    theirs: {},
    start: { tags: ['milk', 'eggs'] },
  })
})

it('keeps the typed value where both changed a field, until somebody chooses', () => {
  const theirs = { ...start, name: 'Stew', steps: ['Fry.'] }
  const merged = mergeFields(start, { ...start, name: 'Broth' }, theirs)
  expect(merged.start).toEqual({ ...theirs, name: start.name })
  expect(mergeFields(merged.start, merged.values, theirs)).toEqual(merged)
})
