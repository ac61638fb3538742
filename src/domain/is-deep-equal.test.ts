import { describe, expect, it } from 'vitest'
import { isDeepEqual } from './is-deep-equal.ts'

describe('what says the same', () => {
  it.each([
    [1, 1],
    [undefined, undefined],
    [{ food: 'fish' }, { food: 'fish' }],
    [
      { days: ['monday'], slots: ['dinner'] },
      { slots: ['dinner'], days: ['monday'] },
    ],
    [{ min: 1 }, { min: 1, max: undefined }],
    [
      ['tofu', { min: 1 }],
      ['tofu', { min: 1 }],
    ],
  ])('is alike: %j and %j', (one, other) => expect(isDeepEqual(one, other)).toBe(true))

  it.each([
    [1, '1'],
    [null, undefined],
    [{}, undefined],
    [{}, []],
    [
      ['monday', 'tuesday'],
      ['tuesday', 'monday'],
    ],
    [['monday'], ['monday', 'tuesday']],
    [{ min: 1 }, { min: 1, max: 2 }],
    [{ what: { food: 'fish' } }, { what: { food: 'meat' } }],
  ])('is not alike: %j and %j', (one, other) => expect(isDeepEqual(one, other)).toBe(false))
})
