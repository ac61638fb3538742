import { SHOPPING_LIST } from '@plateful/ingredients/measure/conversion-factors'
import { toBase } from '@plateful/ingredients/measure/convert'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPlannedLine } from '../../../test/harness/makers.ts'
import { adjustList } from './adjust-list.ts'
import { foodKey } from './change-shop-order.ts'
import type { PlannedLine } from './gather-lines.ts'
import { mergeLines } from './merge-lines.ts'
import { toShoppingItems } from './merged-row-as-item.ts'
import { extraItem, type ShoppingItem } from './shopping-item.ts'

const planned = (line: string, recipeId = 1) =>
  aPlannedLine(line, { recipeId, recipeName: `Recipe ${recipeId}` })
const plan = (...lines: string[]) => lines.map((line) => planned(line))

const ids = () => {
  let count = 0
  return () => `id ${++count}`
}
const listFor = (lines: readonly PlannedLine[]) => toShoppingItems(mergeLines(lines), ids())
const tick = (items: ShoppingItem[], ...names: string[]) =>
  items.map((item) => ({ ...item, isChecked: names.includes(item.name) }))

const adjust = (items: ShoppingItem[], before: PlannedLine[], after: PlannedLine[]) => {
  let count = 0
  const { changes, items: adjusted } = adjustList({
    items,
    oldPlan: before,
    newPlan: after,
    newId: () => `new ${++count}`,
  })
  return {
    changes: changes.map(({ kind, name, by, before: was, after: is }) => [kind, name, by, was, is]),
    rows: adjusted.map(({ name, quantity, unit, isChecked }) => [name, quantity, unit, isChecked]),
    items: adjusted,
  }
}

describe('a swapped meal (shopping 43)', () => {
  const before = plan('600 g potatoes', '2 onions', '200 g cheddar', 'salt, to taste')

  test.each([
    [
      'adds to a row that is still to buy',
      plan('1 kg potatoes', '2 onions', '200 g cheddar', 'salt, to taste'),
      [['more', 'potatoes', '400 g', '600 g', '1 kg']],
    ],
    [
      'takes from it',
      plan('600 g potatoes', '1 onion', '200 g cheddar', 'salt, to taste'),
      [['less', 'onion', '1', '2', '1']],
    ],
    [
      'removes what nobody needs any more',
      plan('600 g potatoes', '2 onions', 'salt, to taste'),
      [['remove', 'cheddar', '200 g', '200 g', '']],
    ],
    ['adds what is new', [...before, planned('300 g rice', 2)], [['add', 'rice', '300 g', '', '300 g']]],
    [
      'says both where a unit changes',
      plan('600 g potatoes', '2 onions', '3 slices cheddar', 'salt, to taste'),
      [
        ['remove', 'cheddar', '200 g', '200 g', ''],
        ['add', 'cheddar', '3 slices', '', 'about 60 g (3 slices)'],
      ],
    ],
    [
      'counts what has no amount',
      plan('600 g potatoes', '2 onions', '200 g cheddar'),
      [['remove', 'salt', '', '', '']],
    ],
    [
      'writes litres as the list does',
      [...before, planned('1.5 l milk', 2)],
      [['add', 'milk', '1.5 L', '', '1.5 L']],
    ],
    ['says nothing where all is alike', before, []],
  ])('%s', (_, after, changes) => {
    const adjusted = adjust(listFor(before), before, after).changes
    expect(new Set(adjusted)).toEqual(new Set(changes))
  })

  test('says nothing of more where as much is bought', () => {
    const few = plan('1 tbsp chives')
    const { changes, items } = adjustList({
      items: listFor(few),
      oldPlan: few,
      newPlan: plan('1½ tbsp chives'),
      newId: ids(),
      measures: 'metric',
    })
    expect(items.map(({ quantity, unit }) => [quantity, unit])).toEqual([[1.5, 'tbsp']])
    expect(changes).toEqual([])
  })

  test.each([
    [plan('300 g rice'), plan('345.69 g rice'), 'more', '46 g'],
    [plan('345.69 g rice'), plan('300 g rice'), 'less', '46 g'],
    [[], plan('45.69 g yoghurt'), 'add', '46 g'],
    [plan('300 g rice'), plan('305.55 g rice'), 'more', '5.55 g'],
  ])('says by how much as rows do (shopping 80), %#', (old, after, kind, by) => {
    const { changes } = adjust(listFor(old), old, after)
    expect(changes.map(([what, , much]) => [what, much])).toEqual([[kind, by]])
  })

  test('leaves what is bought, and buys only the rest of it', () => {
    const items = tick(listFor(before), 'potatoes', 'cheddar')
    const { changes, rows } = adjust(items, before, plan('1 kg potatoes', '2 onions', 'salt, to taste'))
    expect(changes).toEqual([
      ['bought', 'cheddar', '200 g', '200 g', '200 g'],
      ['add', 'potatoes', '400 g', '', '400 g'],
    ])
    expect(rows).toContainEqual(['potatoes', 600, 'g', true])
    expect(rows).toContainEqual(['potatoes', 400, 'g', false])
    expect(rows).toContainEqual(['cheddar', 200, 'g', true])
  })

  test.each([
    ['50 g butter', '20 g butter'],
    ['115 g yoghurt', '1 tbsp yoghurt'],
    ['115 g yoghurt', '5 g yoghurt'],
    ['1 tbsp chives', '3 tbsp chives'],
    ['1 tbsp chives', '1 tbsp chives'],
    ['4 cloves garlic', '2 cloves garlic'],
    ['30 g parsley', '5 g parsley'],
    ['200 g chopped tomatoes', '100 g chopped tomatoes'],
    ['½ onion', '½ onion'],
    ['1 tsp paprika', '½ tsp paprika'],
  ])('buys no pack again that is in the trolley: %s and %s (shopping 151)', (line, more) => {
    const old = plan(line)
    const items = listFor(old).map((item) => ({ ...item, isChecked: true }))
    expect(adjust(items, old, plan(line, more))).toMatchObject({ changes: [], items })
  })

  test('buys what the packs in the trolley do not hold, however often the plan changes (shopping 151)', () => {
    const plans = [50, 70, 170, 350, 450, 600].map((grams) => plan(`${grams} g butter`))
    let items = listFor(plans[0]!)
    const bought = plans.slice(1).map((after, at) => {
      items = items.map((item) => ({ ...item, isChecked: true }))
      items = adjustList({ items, oldPlan: plans[at]!, newPlan: after, newId: () => `new ${at}` }).items
      return items.filter(({ isChecked }) => !isChecked).map(({ quantity, buy }) => [quantity, buy?.metric])
    })
    const pack = { quantity: 250, unit: 'g' }
    expect(bought).toEqual([[], [], [[100, pack]], [], [[100, pack]]])
  })

  test('keeps what people changed by hand, and moves it by the difference only', () => {
    const items = listFor(before).map((item) => (item.name === 'onions' ? { ...item, quantity: 5 } : item))
    const { rows } = adjust(
      [...items, { ...extraItem('bags'), name: 'bin bags' }],
      before,
      plan('600 g potatoes', '1 onion', '200 g cheddar', 'salt, to taste'),
    )
    expect(rows).toContainEqual(['onions', 4, '', false])
    expect(rows).toContainEqual(['bin bags', 1, '', false])
  })

  test('adds to the row that is still to buy, and names its recipe', () => {
    const more = plan('1 kg potatoes', '2 onions', '200 g cheddar', 'salt, to taste')
    const bought = adjust(tick(listFor(before), 'potatoes'), before, more).items
    const { rows, items } = adjust(bought, more, [...more, planned('200 g potatoes', 2)])
    expect(rows).toContainEqual(['potatoes', 600, 'g', true])
    expect(rows).toContainEqual(['potatoes', 600, 'g', false])
    expect(items.find(({ name, isChecked }) => name === 'potatoes' && !isChecked)?.recipeIds).toEqual([1, 2])
  })

  test('leaves what somebody wanted beside the plan, and nothing that only rounding left', () => {
    const items = listFor(before).map((item) => (item.name === 'onions' ? { ...item, quantity: 5 } : item))
    expect(
      adjust(items, before, plan('600 g potatoes', '200 g cheddar', 'salt, to taste')).rows,
    ).toContainEqual(['onions', 3, '', false])
    const heavy = plan('1234 g rice')
    expect(adjust(listFor(heavy), heavy, []).rows).toEqual([])
  })

  test('takes a part of a piece', () =>
    expect(adjust(listFor(plan('2 onions')), plan('2 onions'), plan('1¾ onions')).rows).toEqual([
      ['onions', 1.75, '', false],
    ]))

  test('leaves what has no amount and is bought, and adds it to no row that names it', () => {
    const salted = plan('salt, to taste')
    expect(adjust(tick(listFor(salted), 'salt'), salted, [])).toMatchObject({
      changes: [],
      rows: [['salt', null, '', true]],
    })
    const byHand = [{ ...extraItem('own'), name: 'salt' }]
    expect(adjust(byHand, [], salted)).toMatchObject({ changes: [], rows: [['salt', 1, '', false]] })
  })

  test('says nothing of less of what is not on the list', () =>
    expect(adjust([], plan('2 onions'), plan('1 onion'))).toMatchObject({ changes: [], rows: [] }))

  test.each([
    [['500 g potatoes', '2 potatoes'], ['2 potatoes'], [['potatoes', 2, '', false]]],
    [
      ['500 g potatoes', '2 potatoes'],
      ['300 g potatoes', '2 potatoes'],
      [['potatoes', 300, 'g (+ 2)', false]],
    ],
    [['500 g potatoes', '2 potatoes'], [], []],
    [['200 g noodles', '3 packs noodles'], ['3 packs noodles'], [['noodles', 3, 'pack', false]]],
    [['2 lettuces', '1 bag lettuce'], ['1 lettuce', '1 bag lettuce'], [['lettuces', 1, '(+ 1 bag)', false]]],
    [['1 lettuce', '1 bag lettuce'], ['3 lettuces', '1 bag lettuce'], [['lettuce', 3, '(+ 1 bag)', false]]],
    [['500 g spinach', '1 bag spinach'], ['500 g spinach'], [['spinach', 500, 'g', false]]],
    [
      ['500 g spinach', '3 bags spinach'],
      ['500 g spinach', '1 bag spinach'],
      [['spinach', 500, 'g (+ 1 bag)', false]],
    ],
    [
      ['500 g spinach', '1 bag spinach'],
      ['500 g spinach', '3 bags spinach'],
      [['spinach', 500, 'g (+ 3 bags)', false]],
    ],
    [['1 cup chopped onion', '2 onions'], ['1 cup chopped onion'], [['onions', 1, 'cup', false]]],
    [
      ['100 g spinach', '1 bag spinach', '2 handfuls spinach'],
      ['1 bag spinach', '2 handfuls spinach'],
      [['spinach', 1, 'bag (+ 2 handfuls)', false]],
    ],
  ])('keeps what stands beside an amount in other units: %j to %j', (lines, after, rows) =>
    expect(adjust(listFor(plan(...lines)), plan(...lines), plan(...after)).rows).toEqual(rows),
  )

  test.each([
    [
      ['50 g parmesan', 'parmesan, to serve'],
      ['parmesan, to serve'],
      [['less', 'parmesan', '50 g', '50 g', '']],
    ],
    [
      ['parmesan, to serve'],
      ['50 g parmesan', 'parmesan, to serve'],
      [['more', 'parmesan', '50 g', '', '50 g']],
    ],
    [['50 g parmesan', 'parmesan, to serve'], [], [['remove', 'parmesan', '50 g', '50 g', '']]],
  ])('knows that what has no amount is needed all the same: %j to %j', (lines, after, changes) => {
    const adjusted = adjust(listFor(plan(...lines)), plan(...lines), plan(...after))
    expect(adjusted.changes).toEqual(changes)
    expect(adjusted.rows).toEqual(
      listFor(plan(...after)).map(({ name, quantity, unit }) => [name, quantity, unit, false]),
    )
  })

  test('adds an amount to the row without one that is still to buy', () => {
    const salted = plan('parsley, to serve')
    const add = (items: ShoppingItem[]) => adjust(items, [], plan('2 tbsp parsley')).rows
    expect(add(listFor(salted))).toEqual([['parsley', 2, 'tbsp', false]])
    expect(add(tick(listFor(salted), 'parsley'))).toEqual([
      ['parsley', null, '', true],
      ['parsley', 2, 'tbsp', false],
    ])
  })

  test.each([
    '3 cups cooked rice',
    '2 cups cooked quinoa',
    '12 (100 g) mushrooms',
    '1 (400 ml) tin coconut milk',
  ])('buys what a new list would, by the weight that %j says or means', (line) => {
    const forPeople = (people: number) => [aPlannedLine(line, { people, servings: 4 })]
    const bought = (list: readonly ShoppingItem[]) => list.map(({ buy }) => buy)
    for (const [from, to] of [
      [4, 8],
      [8, 4],
    ] as const) {
      const [old, now] = [forPeople(from), forPeople(to)]
      expect(bought(adjust(listFor(old), old, now).items)).toEqual(bought(listFor(now)))
    }
    const [once, twice] = [forPeople(4), forPeople(8)]
    expect(bought(adjust(listFor(once), [], once).items)).toEqual(bought(listFor(twice)))
  })

  // shopping 138
  test.each([
    [['1 bunch spring onions'], ['1 bunch spring onions', '2 spring onions']],
    [['1 bunch spring onions'], ['2 spring onions', '2 bunches spring onions']],
    [['2 lettuces'], ['2 lettuces', '1 bag lettuce']],
    [['200 g noodles'], ['200 g noodles', '2 packs noodles']],
    [['2 onions'], ['2 onions', '100 g onions', '1 cup chopped onion']],
  ])('a food is one row in whatever units more of it comes: %j to %j', (lines, after) => {
    const list = adjust(listFor(plan(...lines)), plan(...lines), plan(...after))
    const [row, ...others] = list.items
    const [fresh] = listFor(plan(...after))
    expect(others).toEqual([])
    expect(row?.buy?.metric).toEqual(fresh?.buy?.metric)
    expect(list.changes.filter(([kind]) => kind !== 'more')).toEqual([])
    const back = adjust(list.items, plan(...after), plan(...lines))
    expect(back.rows).toEqual(
      listFor(plan(...lines)).map(({ name, quantity, unit }) => [name, quantity, unit, false]),
    )
    expect(back.items.map(({ buy }) => buy?.metric)).toEqual(
      listFor(plan(...lines)).map(({ buy }) => buy?.metric),
    )
  })

  test('a row that is ticked, or that somebody gave an amount, takes up no other unit (shopping 72, shopping 138)', () => {
    const [old, after] = [plan('1 bunch spring onions'), plan('1 bunch spring onions', '2 spring onions')]
    const own = ['spring onions', 2, '', false]
    const [row] = listFor(old)
    const { buy: _, ...typed } = { ...row!, quantity: 3, unit: 'pack' }
    expect(adjust(tick(listFor(old), 'spring onions'), old, after).rows).toContainEqual(own)
    expect(adjust([typed], old, after).rows).toContainEqual(own)
    expect(adjust([{ ...row!, unit: 'packs' }], old, after).rows).toContainEqual(own)
    expect(adjust([{ ...row!, notThere: { instead: null } }], old, after).rows).toContainEqual(own)
    expect(adjust(listFor(old), [], plan('2 spring onions')).rows).toEqual([
      ['spring onions', 1, 'bunch (+ 2)', false],
    ])
  })

  test('keeps words that somebody put beside an amount', () => {
    const [row] = listFor(plan('500 g rice'))
    const items = row ? [{ ...row, unit: 'g (+ some more)' }] : []
    expect(adjust(items, plan('500 g rice'), []).rows).toEqual([['rice', null, 'some more', false]])
  })

  test('leaves to people what they took off the list or gave another unit', () => {
    const items = listFor(before)
      .filter(({ name }) => name !== 'potatoes')
      .map((item) => (item.name === 'cheddar' ? { ...item, quantity: 1, unit: 'pack' } : item))
    const { changes, rows } = adjust(
      items,
      before,
      plan('1 kg potatoes', '2 onions', '100 g cheddar', 'salt, to taste'),
    )
    expect(changes).toEqual([
      ['byHand', 'cheddar', '100 g', '', ''],
      ['unlisted', 'potatoes', '400 g', '', ''],
    ])
    expect(rows).toHaveLength(items.length)
  })
})

const foods = ['potatoes', 'onions', 'rice', 'cheddar', 'carrots', 'milk']
const aLine = fc
  .record({
    food: fc.constantFrom(...foods),
    quantity: fc.integer({ min: 1, max: 900 }),
    unit: fc.constantFrom('g', 'kg', ''),
  })
  .map(({ food, quantity, unit }) => planned(`${quantity} ${unit} ${food}`.replace(/ +/g, ' ')))
const aPlan = fc.array(aLine, { maxLength: 8 })

/** What a list holds of each food, in base units. */
function sums(items: readonly ShoppingItem[]): Record<string, number> {
  const all: Record<string, number> = {}
  for (const { name, quantity, unit } of items) {
    const [first = '', beside = ''] = unit.split(' (+')
    const add = (amount: number, of: string) => {
      const base = toBase({ quantity: amount, unit: of || null }, SHOPPING_LIST)
      const key = `${foodKey(name)} ${base?.unit ?? of}`
      all[key] = (all[key] ?? 0) + (base?.quantity ?? amount)
    }
    if (quantity !== null) add(quantity, first.trim())
    const second = /^ ?([\d.]+) ?([a-z]*)\)/.exec(beside)
    if (second) add(Number(second[1]), second[2] ?? '')
  }
  return all
}

/** How far two sums of foods are apart, at most. */
const distance = (ours: Record<string, number>, theirs: Record<string, number>) =>
  Math.max(
    0,
    ...[...Object.keys(ours), ...Object.keys(theirs)].map((key) =>
      Math.abs((ours[key] ?? 0) - (theirs[key] ?? 0)),
    ),
  )

describe('whatever is swapped', () => {
  const onlyWeights = (lines: PlannedLine[]) => lines.filter(({ line }) => /^\d+ k?g /.test(line))

  test('an untouched list comes to what a new list would hold', () =>
    fc.assert(
      fc.property(aPlan, aPlan, (a, b) => {
        const [before, after] = [onlyWeights(a), onlyWeights(b)]
        const { items } = adjustList({
          items: listFor(before),
          oldPlan: before,
          newPlan: after,
          newId: ids(),
        })
        expect(distance(sums(items), sums(listFor(after)))).toBeLessThanOrEqual(10)
      }),
    ))

  test('changes nothing that is ticked, and ticks nothing new', () =>
    fc.assert(
      fc.property(aPlan, aPlan, fc.subarray(foods), (before, after, bought) => {
        const items = tick(listFor(before), ...bought)
        const newId = ids()
        const { items: adjusted } = adjustList({
          items,
          oldPlan: before,
          newPlan: after,
          newId: () => `new ${newId()}`,
        })
        expect(adjusted.filter(({ isChecked }) => isChecked)).toEqual(
          items.filter(({ isChecked }) => isChecked),
        )
      }),
    ))

  test('swapping back comes to the list as it was', () =>
    fc.assert(
      fc.property(aPlan, aPlan, (a, b) => {
        const [before, after] = [onlyWeights(a), onlyWeights(b)]
        const items = listFor(before)
        let count = 0
        const newId = () => `again ${++count}`
        const there = adjustList({ items, oldPlan: before, newPlan: after, newId })
        const back = adjustList({ items: there.items, oldPlan: after, newPlan: before, newId }).items
        expect(distance(sums(back), sums(items))).toBeLessThanOrEqual(10)
      }),
    ))
})
