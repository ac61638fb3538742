import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aRow } from '../../../../test/harness/web-shop.ts'
import { additionEdits } from '../../../domain/shopping/open-list.ts'
import type { ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import { useStoredPart } from '../stored-value.ts'
import { localListOf, editRemoval, editRow, storedLocalList, applyServerList } from './local-list.ts'

const ANNA = 1

const row = (id: string, change: Partial<ShoppingItem> = {}): ShoppingItem => ({
  ...aRow(id, 'Vegetables'),
  ...change,
})

beforeEach(() => {
  applyServerList(ANNA, {
    id: 'list',
    basis: 1,
    base: {
      startDate: '2026-11-23',
      endDate: '2026-11-29',
      madeAt: '2026-11-22T08:00:00.000Z',
      items: [
        row('leeks'),
        row('carrots', { buy: { metric: { quantity: 2, unit: 'kg' }, us: null, written: 'metric' } }),
        row('peas'),
      ],
      origins: {},
      foods: {},
      meals: null,
      isAdjustable: false,
    },
    edits: additionEdits(
      [
        row('nappies', {
          category: 'Extras to Order',
          price: { minor: 900, currency: 'GBP', shopId: 'market' },
        }),
      ],
      {
        at: 1,
        by: 'bob',
      },
    ),
  })
  editRow(ANNA, 'carrots', { quantity: 3, notThere: { instead: 'swede' } })
})

const rows = () => new Map(localListOf(ANNA)?.items.map((item) => [item.id, item]))

it.each([
  ['changed', () => editRow(ANNA, 'leeks', { name: 'young leeks' })],
  ['ticked', () => editRow(ANNA, 'leeks', { isChecked: true })],
  ['removed', () => editRemoval(ANNA, 'leeks')],
])(
  'a row that is %s leaves the others as they are, so that they are not drawn again (shopping 84)',
  (_how, edit) => {
    const before = rows()
    edit()
    const after = rows()
    expect(after.get('leeks')).not.toBe(before.get('leeks'))
    for (const id of ['carrots', 'peas', 'nappies']) {
      expect(before.get(id)?.id).toBe(id)
      expect(after.get(id)).toBe(before.get(id))
    }
  },
)

it('a row that says something else is another one (shopping 84)', () => {
  const before = rows().get('carrots')
  editRow(ANNA, 'carrots', { notThere: null })
  expect(rows().get('carrots')).not.toBe(before)
  expect(rows().get('carrots')).not.toHaveProperty('notThere')
})

it('what shows a part of the list is drawn again for that part only (shopping 84)', () => {
  let drawn = 0
  const { result } = renderHook(() => {
    drawn += 1
    return useStoredPart(storedLocalList, (localList) => localList?.items.length ?? 0)
  })
  expect(result.current).toBe(4)
  const before = drawn
  act(() => editRow(ANNA, 'leeks', { name: 'young leeks' }))
  expect(drawn).toBe(before)
  act(() => editRemoval(ANNA, 'leeks'))
  expect(result.current).toBe(3)
})

it('a list that an older version stored opens, and is stored under the same names', async () => {
  storedLocalList.write(null)
  const leeks = [row('leeks')]
  const fromOthers = additionEdits([row('nappies')], { at: 1, by: 'bob' })
  const names = { basis: 3, made: leeks, known: fromOthers }
  const older = { userId: ANNA, id: 'older', start: '2026-11-23', end: '2026-11-29', name: null }
  localStorage.setItem(
    'plateful:list',
    JSON.stringify({ ...older, ...names, items: leeks, origins: {}, isEdited: false }),
  )
  expect(localListOf(ANNA)).toMatchObject({ revision: 3, baseItems: leeks, serverEdits: fromOthers })
  editRow(ANNA, 'leeks', { quantity: 9 })
  const storedNow = () => JSON.parse(localStorage.getItem('plateful:list') ?? '') as { items: ShoppingItem[] }
  await expect.poll(() => storedNow().items.find(({ id }) => id === 'leeks')?.quantity).toBe(9)
  expect(storedNow()).toMatchObject(names)
})
