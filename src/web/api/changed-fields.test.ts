import { expect, it } from 'vitest'
import { changedFields } from './changed-fields.ts'

const stored = { id: 4, name: 'Leek pie', servings: 4, tags: ['winter'], photo: null, updatedAt: 'then' }

it.each([
  ['nothing was changed', { name: 'Leek pie', servings: 4, tags: ['winter'] }, {}, {}],
  ['a text', { name: 'Leek tart', servings: 4 }, { name: 'Leek tart' }, { name: 'Leek pie' }],
  [
    'a list gained an entry',
    { tags: ['winter', 'quick'] },
    { tags: ['winter', 'quick'] },
    { tags: ['winter'] },
  ],
  ['a field is emptied', { servings: null }, { servings: null }, { servings: 4 }],
  ['a field is filled', { photo: 'leek.jpg' }, { photo: 'leek.jpg' }, { photo: null }],
  ['a field that was never there', { notes: 'Serve hot' }, { notes: 'Serve hot' }, { notes: undefined }],
])('an edit that waits keeps only the fields that differ: %s', (_, draft, change, before) => {
  expect(changedFields(stored, draft)).toEqual({ change, before })
})
