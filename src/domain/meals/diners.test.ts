import { describe, expect, it } from 'vitest'
import { type Diners, eats, isInvited, turnDiner } from './diners.ts'

const household = { family: [{ id: 1 }, { id: 2 }, { id: 3 }], guests: [{ id: 1 }, { id: 9 }] }
const meal = (change: Partial<Diners> = {}): Diners => ({ peopleCount: 4, ...change })

it('where nobody is named, the whole family eats and no guest', () => {
  expect(eats(meal(), 1)).toBe(true)
  expect(isInvited(meal(), 1)).toBe(false)
  expect(eats(meal({ dinerIds: [2] }), 1)).toBe(false)
})

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
      'somebody who left the household is named no longer',
      meal({ dinerIds: [1, 77] }),
      'family',
      2,
      { dinerIds: [1, 2], guestIds: undefined, peopleCount: 2 },
    ],
  ])('%s', (_, before, kind, id, after) => {
    expect(turnDiner(before, { kind, id }, household)).toEqual(after)
  })

  it('a meal is for twenty at the most', () => {
    const family = Array.from({ length: 20 }, (_, id) => ({ id: id + 1 }))
    expect(turnDiner(meal(), { kind: 'guest', id: 9 }, { family, guests: [{ id: 9 }] })).toEqual(meal())
  })
})
