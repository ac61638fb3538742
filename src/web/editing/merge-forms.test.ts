import { expect, it } from 'vitest'
import { mergeForms } from './merge-forms.ts'
import { emptyRecipe } from './recipe-form-values.ts'

const start = { ...emptyRecipe, name: 'Soup', ingredients: ['2 leeks'], steps: ['Soften.'] }

it.each([
  ['a field that only they changed is theirs', {}, { steps: ['Fry.'] }, { steps: ['Fry.'] }, {}],
  ['a field that only I changed stays mine', { name: 'Stew' }, {}, { name: 'Stew' }, {}],
  ['both at once', { name: 'Stew' }, { tags: ['hot'] }, { name: 'Stew', tags: ['hot'] }, {}],
  ['the same change is no question', { name: 'Stew' }, { name: 'Stew' }, { name: 'Stew' }, {}],
  [
    'where both changed one, mine stays and theirs is told',
    { ingredients: ['3 leeks'] },
    { ingredients: ['4 leeks'] },
    { ingredients: ['3 leeks'] },
    { ingredients: ['4 leeks'] },
  ],
  ['a photo counts', { photo: 'mine' }, { photo: 'theirs' }, { photo: 'mine' }, { photo: 'theirs' }],
])('%s', (_, mine, theirs, values, replaced) => {
  const merged = mergeForms(start, { ...start, ...mine }, { ...start, ...theirs })
  expect(merged).toMatchObject({ values: { ...start, ...values }, theirs: replaced })
  expect(Object.keys(merged.theirs)).toEqual(Object.keys(replaced))
})

it('what both changed is typed over what it was, until somebody chooses', () => {
  const theirs = { ...start, name: 'Stew', tags: ['hot'] }
  const merged = mergeForms(start, { ...start, name: 'Broth' }, theirs)
  expect(merged.start).toEqual({ ...theirs, name: start.name })
  expect(mergeForms(merged.start, merged.values, theirs)).toEqual(merged)
})
