import { SHOPPING_LIST } from '@plateful/ingredients/measure/conversion-factors'
import { toBase } from '@plateful/ingredients/measure/convert'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPlannedLine } from '../../../test/harness/makers.ts'
import { adjustOpenList } from './adjust-open-list.ts'
import { groupKey, groupsOf, joinFoods, noGroups } from './food-groups.ts'
import type { PlannedLine } from './gather-lines.ts'
import { groupedRows, applyGroupChange, undoOfGroupChange } from './group-change.ts'
import { changeRow, type RowChange } from './make-edit.ts'
import { mergeLines } from './merge-lines.ts'
import { toShoppingItems } from './merged-row-as-item.ts'
import { rowsOf } from './open-list.ts'
import type { GroupChange, RememberedFood } from './remembered-food.ts'
import { type Edits, mergeEdits, noEdits } from './row-edit.ts'
import type { ShoppingItem } from './shopping-item.ts'

const planned = (line: string) => aPlannedLine(line)
const lines = ['2 onions', '3 shallots', '1 large brown onion', '200 g cheddar', '100 g gouda'].map(planned)
const named = (plan: readonly PlannedLine[]): ShoppingItem[] => {
  const rows = mergeLines(plan)
  const names = rows.map(({ name }) => name)
  return toShoppingItems(rows, () => names.shift() ?? '')
}
const items = named(lines)
const said = (known: readonly RememberedFood[], ...changes: GroupChange[]) =>
  changes.reduce<readonly RememberedFood[]>(
    (memory, change) => applyGroupChange(memory, change, { items, plannedLines: lines }) ?? [],
    known,
  )
const rows = (known: readonly RememberedFood[], plan: readonly PlannedLine[] = lines) =>
  mergeLines(plan, groupsOf(known)).map(
    ({ name, amounts }) =>
      `${name} ${amounts.map(({ quantity, unit }) => `${quantity}${unit ?? ''}`).join('+')}`,
  )
const usual = ['cheddar 200g', 'gouda 100g', 'onions 3', 'shallots 3']

describe('foods that a household buys as one (shopping 70)', () => {
  test('are one row, for the next lists too', () => {
    const known = said([], { join: 'shallots', into: 'onions' })
    expect(known).toEqual([{ food: 'shallot', sameAs: 'onion' }])
    expect(rows(known)).toEqual(['cheddar 200g', 'gouda 100g', 'onions 6'])
    expect(rows(known, [planned('1 shallot'), planned('5 onions')])).toEqual(['onions 6'])
  })

  test('stand under the name of the food that they were joined to, however many they are', () => {
    const known = said([], { join: 'shallots', into: 'onions' })
    expect(rows(known, ['1 onion', '1 shallot', '2 shallots'].map(planned))).toEqual(['onion 4'])
  })

  test('come along with what they were joined to', () => {
    const known = joinFoods(said([], { join: 'shallots', into: 'onions' }), 'onion', 'cheddar')
    expect(groupKey('shallot', 'shallots', groupsOf(known))).toBe('cheddar')
  })

  // shopping 157
  test('holds for a food that was joined before its name in another language was known', () => {
    const groups = groupsOf([{ food: 'mehl', sameAs: 'zucker' }])
    expect(groupKey('plain flour', 'Mehl', groups)).toBe('sugar')
  })

  test('never go round in a circle', () => {
    const known = said([], { join: 'shallots', into: 'onions' })
    expect(joinFoods(known, 'onion', 'shallot')).toEqual(known)
    const circle = groupsOf([
      { food: 'a', sameAs: 'b' },
      { food: 'b', sameAs: 'a' },
    ])
    expect(['a', 'b']).toContain(groupKey('a', 'a', circle))
  })

  test('keep the name and the aisle that they have', () => {
    const before: RememberedFood[] = [{ food: 'shallot', name: 'eschalots' }]
    expect(said(before, { join: 'shallots', into: 'onions' })).toEqual([
      { food: 'shallot', name: 'eschalots', sameAs: 'onion' },
    ])
  })

  test('a row that is on the list no more cannot be joined', () =>
    expect(
      applyGroupChange([], { join: 'leeks', into: 'onions' }, { items, plannedLines: lines }),
    ).toBeNull())
})

describe('words that a household keeps apart (shopping 71)', () => {
  const parted = [{ food: 'onion', apart: ['brown onion'] }]

  test('make a row of their own', () => {
    const plan = ['2 onions', '1 brown onion', '2 yellow onions'].map(planned)
    expect(rows([], plan)).toHaveLength(1)
    expect(rows(parted, plan).toSorted()).toEqual(['brown onion 1', 'onions 4'].toSorted())
  })

  test('a food that was joined is parted, and nothing is left of it', () => {
    const joined = said([], { join: 'shallots', into: 'onions' })
    expect(said(joined, { part: 'onions', word: 'shallots' })).toEqual([])
  })

  test('a word that was parted is put back', () =>
    expect(joinFoods(parted, 'brown onion', 'onion')).toEqual([]))

  test('separates the other lines where the word is the food’s own name', () => {
    const known = said([], { part: 'onions', word: 'onions' })
    expect(known).toEqual([{ food: 'onion', apart: ['brown onion'] }])
  })

  test('a word that no line of the row uses parts nothing', () =>
    expect(said([], { part: 'onions', word: 'gouda' })).toEqual([]))
})

describe('taking a change back', () => {
  test.each<GroupChange>([
    { join: 'shallots', into: 'onions' },
    { part: 'onions', word: 'brown onion' },
  ])('%j', (change) => {
    const before: RememberedFood[] = [{ food: 'gouda', name: 'Dutch cheese' }]
    const after = said(before, change)
    expect(after).not.toEqual(before)
    expect(said(after, { undo: undoOfGroupChange(before, after) })).toEqual(before)
  })
})

/** Some memory of a household, sensible or not. */
const aMemory = fc.array(
  fc.record(
    {
      food: fc.constantFrom('onion', 'shallot', 'cheddar', 'gouda', 'brown onion'),
      sameAs: fc.constantFrom('onion', 'shallot', 'gouda', 'leek'),
      apart: fc.subarray(['brown onion', 'shallot', 'onion']),
    },
    { requiredKeys: ['food'] },
  ),
  { maxLength: 6 },
)
const someLines = fc
  .array(
    fc.constantFrom(
      '2 onions',
      '3 shallots',
      '1 brown onion',
      '200 g cheddar',
      '100 g gouda',
      '0.5 kg onions',
      '1 lb shallots',
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) => all.map(planned))
/** What all rows come to, by kind of unit; rounding apart. */
const sums = (plan: readonly PlannedLine[], known: readonly RememberedFood[]) => {
  const sum = { g: 0, count: 0 }
  for (const amount of mergeLines(plan, groupsOf(known)).flatMap(({ amounts }) => amounts)) {
    const base = toBase(amount, SHOPPING_LIST)
    if (base?.unit === 'g') sum.g += base.quantity
    else sum.count += amount.quantity
  }
  return { g: Math.round(sum.g / 10), count: Math.round(sum.count) }
}

describe('whatever a household joins and parts', () => {
  test('the exact amounts are those of the lines', () =>
    fc.assert(
      fc.property(someLines, aMemory, (plan, known) => {
        expect(sums(plan, known)).toEqual(sums(plan, []))
      }),
    ))

  test('each line stands on one row', () =>
    fc.assert(
      fc.property(someLines, aMemory, (plan, known) => {
        const found = mergeLines(plan, groupsOf(known)).flatMap(({ sources }) =>
          sources.map(({ lineIndex }) => lineIndex),
        )
        expect(found.toSorted((a, b) => a - b)).toEqual(plan.map((_, at) => at))
      }),
    ))

  test('the order of the lines does not matter', () =>
    fc.assert(
      fc.property(someLines, aMemory, (plan, known) => {
        expect(rows(known, plan.toReversed())).toEqual(rows(known, plan))
      }),
    ))

  test('never buys less than is needed, nor a step more', () => {
    let compared = 0
    fc.assert(
      fc.property(someLines, aMemory, (plan, known) => {
        for (const { amounts, buy } of mergeLines(plan, groupsOf(known))) {
          const [need, other] = amounts
          const bought = buy.metric
          if (!need || other || !bought || need.unit !== bought.unit) continue
          compared += 1
          expect(bought.quantity).toBeGreaterThanOrEqual(need.quantity * 0.97)
          expect(bought.quantity).toBeLessThanOrEqual(
            need.unit === null ? need.quantity + 1 : need.quantity * 1.3 + 60,
          )
        }
      }),
    )
    expect(compared).toBeGreaterThan(50)
  })
})

describe('the open list follows', () => {
  const ids = () => {
    let count = 0
    return () => `new ${(count += 1)}`
  }
  const samePlan = { oldPlan: lines, newPlan: lines, newId: ids() }
  const follow = (edits: Edits, known: readonly RememberedFood[], was: readonly RememberedFood[] = []) =>
    adjustOpenList(
      { items, edits },
      {
        ...samePlan,
        groups: { before: groupsOf(was), now: groupsOf(known) },
      },
    )
  const shown = (list: Parameters<typeof rowsOf>[0]) =>
    rowsOf(list)
      .map(({ name, quantity, unit }) => `${name} ${quantity}${unit}`)
      .toSorted()
  const joined = said([], { join: 'shallots', into: 'onions' })

  test('a joined row goes, and the other has both', () =>
    expect(shown(follow(noEdits, joined))).toEqual(['cheddar 200g', 'gouda 100g', 'onions 6']))

  test('a word kept apart makes a row', () =>
    expect(shown(follow(noEdits, said([], { part: 'onions', word: 'brown onion' })))).toEqual([
      'brown onion 1',
      'cheddar 200g',
      'gouda 100g',
      'onions 2',
      'shallots 3',
    ]))

  test('taken back it is as it was', () => {
    const list = follow(noEdits, joined)
    const back = adjustOpenList(list, { ...samePlan, groups: { before: groupsOf(joined), now: noGroups } })
    expect(shown(back)).toEqual(usual)
  })

  test('keeps what a person typed, and knows the food of a row by another name (shopping 72)', () => {
    const says = (change: RowChange) => changeRow(noEdits, 'onions', change, { now: 50, by: 'hers' })
    expect(shown(follow(says({ name: 'Zwiebeln', quantity: 10 }), joined))).toContain('Zwiebeln 13')
    const inBags = shown(follow(says({ name: 'Zwiebeln', unit: 'bags' }), joined))
    expect(inBags).toContain('Zwiebeln 3bags')
    expect(inBags).toContain('onions 3')
  })

  test('a row that is ticked while it is joined stays, whatever arrives first (shopping 72)', () => {
    const list = follow(noEdits, joined)
    const tick = changeRow(noEdits, 'shallots', { isChecked: true }, { now: 60, by: 'his' })
    for (const edits of [mergeEdits(list.edits, tick), mergeEdits(tick, list.edits)])
      expect(rowsOf({ items: list.items, edits }).map(({ name }) => name)).toContain('shallots')
  })

  test('a new list is grouped, and rows that stay keep their ids', () => {
    const made = groupedRows({ items, origins: {} }, lines, joined, ids())
    expect(made.items.map(({ id, name }) => [id, name])).toEqual([
      ['cheddar', 'cheddar'],
      ['gouda', 'gouda'],
      ['onions', 'onions'],
    ])
    expect(made.origins['onions']?.map(({ word }) => word)).toEqual(['onions', 'shallots', 'brown onion'])
    const plain = { items, origins: {} }
    expect(groupedRows(plain, lines, [{ food: 'onion', name: 'Zwiebeln' }], ids())).toBe(plain)
  })
})
