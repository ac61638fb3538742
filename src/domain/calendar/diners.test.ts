import { describe, expect, it } from 'vitest'
import { type Diners, eats, isInvited, resolveNamedDiners, toggleDiner } from './diners.ts'

const household = { family: [{ id: 1 }, { id: 2 }, { id: 3 }], guests: [{ id: 1 }, { id: 9 }] }
const meal = (change: Partial<Diners> = {}): Diners => ({ peopleCount: 4, ...change })

it('has the whole family eat, and no guest, where nobody is named', () => {
  expect(eats(meal(), 1)).toBe(true)
  expect(isInvited(meal(), 1)).toBe(false)
  expect(eats(meal({ dinerIds: [2] }), 1)).toBe(false)
})

it.each<[string, Partial<Diners>, Partial<Diners>]>([
  ['all are gone', { dinerIds: [77], guestIds: [88] }, { dinerIds: undefined, guestIds: undefined }],
  ['one is there', { dinerIds: [77, 1] }, { dinerIds: [77, 1] }],
  ['a guest is there', { dinerIds: [], guestIds: [9] }, { dinerIds: [], guestIds: [9] }],
])('is for the whole family where all whom it names are gone (calendar 85): %s', (_, before, named) =>
  expect(resolveNamedDiners(meal(before), household)).toEqual(meal(named)),
)

describe('pressing a person', () => {
  it.each<[string, Diners, 'family' | 'guest', number, Diners]>([
    ['a member leaves', meal(), 'family', 2, { dinerIds: [1, 3], guestIds: undefined, peopleCount: 2 }],
    [
      'a member comes back',
      meal({ dinerIds: [1], peopleCount: 1 }),
      'family',
      2,
      { dinerIds: [1, 2], guestIds: undefined, peopleCount: 2 },
    ],
    ['a guest comes', meal(), 'guest', 9, { dinerIds: [1, 2, 3], guestIds: [9], peopleCount: 4 }],
    [
      'a guest leaves',
      meal({ dinerIds: [1], guestIds: [9] }),
      'guest',
      9,
      { dinerIds: [1], guestIds: undefined, peopleCount: 1 },
    ],
    [
      'the last one leaves: everybody again',
      meal({ dinerIds: [1] }),
      'family',
      1,
      { dinerIds: undefined, guestIds: undefined, peopleCount: 3 },
    ],
    [
      'all whom it names are gone: the others eat, and one leaves (calendar 85)',
      meal({ dinerIds: [77] }),
      'family',
      2,
      { dinerIds: [1, 3], guestIds: undefined, peopleCount: 2 },
    ],
    [
      'somebody who left the household is named no longer',
      meal({ dinerIds: [1, 77] }),
      'family',
      2,
      { dinerIds: [1, 2], guestIds: undefined, peopleCount: 2 },
    ],
  ])('%s', (_, before, kind, id, after) => {
    expect(toggleDiner(before, { kind, id }, household)).toEqual(after)
  })

  it('counts twenty at the most, and takes and leaves people of a larger family all the same', () => {
    const family = Array.from({ length: 22 }, (_, id) => ({ id: id + 1 }))
    const press = (before: Diners, kind: 'family' | 'guest', id: number) =>
      toggleDiner(before, { kind, id }, { family, guests: [{ id: 9 }] })
    const one = press(meal(), 'family', 1)
    expect([one.dinerIds?.length, one.peopleCount]).toEqual([21, 20])
    const withGuest = press(one, 'guest', 9)
    expect([withGuest.guestIds, withGuest.peopleCount]).toEqual([[9], 20])
    const fewer = [2, 3, 4].reduce((before, id) => press(before, 'family', id), withGuest)
    expect([fewer.dinerIds?.length, fewer.peopleCount]).toEqual([18, 19])
  })
})
