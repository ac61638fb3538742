import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPlannedLine } from '../../../test/harness/makers.ts'
import { mergedRows } from '../../../test/harness/merged-rows.ts'
import { mergeLines } from './merge-lines.ts'

describe('what to buy (shopping 33)', () => {
  const bought = (lines: string[], system?: 'metric' | 'us') =>
    mergeLines(lines.map((line) => aPlannedLine(line))).map(({ name, buy }) => {
      const amount = buy[system ?? buy.listMeasures]
      return [name, amount && `${amount.quantity} ${amount.unit ?? ''}`.trim()]
    })

  test('stands beside each row, in the measures that most lines use', () => {
    expect(bought(['4/3 tins chickpeas', '1.33 eggs', '1 tsp ground cumin'])).toEqual([
      ['eggs', '2'],
      ['chickpeas', '2 tin'],
      ['ground cumin', null],
    ])
    expect(bought(['2 cups cream', '8.67 oz cheddar'])).toEqual([
      ['cheddar', '9 oz'],
      ['cream', '1 pint'],
    ])
  })

  test('is in the measures that are asked for', () =>
    expect(bought(['8.67 oz cheddar'], 'metric')).toEqual([['cheddar', '245 g']]))

  test('does not depend on the order of the lines, nor do names and amounts', () => {
    const lines = [
      '1 tin chickpeas',
      '200 g chickpeas',
      '2 onions',
      '1 red onion',
      '1 cup chopped onion',
      '1 yellow onion',
      '3 tbsp butter',
      '100 g butter',
      '1 stick butter',
      '2 tsp olive oil',
      'olive oil, for frying',
      '80 ml extra virgin olive oil',
      '2 bags spinach',
      '1 bunch spinach',
      '1 cup spinach',
      'salt and pepper',
    ]
    const told = (order: readonly string[]) =>
      mergeLines(order.map((line) => aPlannedLine(line))).map(({ name, amounts, buy }) => ({
        name,
        amounts,
        buy,
      }))
    const expected = told(lines)
    fc.assert(
      fc.property(fc.shuffledSubarray(lines, { minLength: lines.length }), (order) => {
        expect(told(order)).toEqual(expected)
      }),
      { numRuns: 60 },
    )
  })

  test('exact amounts are the sum of the scaled lines, whatever is bought (shopping 11)', () => {
    const units = ['g', 'kg', 'oz', 'lb']
    const foods = ['cheddar', 'plain flour', 'beef mince', 'potatoes', 'sugar']
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 900 }),
      unit: fc.constantFrom(...units),
      servings: fc.integer({ min: 1, max: 12 }),
      people: fc.integer({ min: 1, max: 12 }),
    })
    const grams: Record<string, number> = { g: 1, kg: 1000, oz: 28.35, lb: 453.592 }
    fc.assert(
      fc.property(
        fc.constantFrom(...foods),
        fc.array(line, { minLength: 1, maxLength: 6 }),
        (food, lines) => {
          const [row, ...others] = mergeLines(
            lines.map(({ quantity, unit, servings, people }) =>
              aPlannedLine(`${quantity} ${unit} ${food}`, { servings, people }),
            ),
          )
          expect(others).toEqual([])
          const needed = lines.reduce(
            (sum, { quantity, unit, servings, people }) =>
              sum + (quantity * people * (grams[unit] ?? 1)) / servings,
            0,
          )
          const exact = (row?.amounts ?? []).reduce(
            (sum, { quantity, unit }) => sum + quantity * (grams[unit ?? ''] ?? 0),
            0,
          )
          // Each line is rounded to two decimals of its unit.
          const dust = lines.reduce((sum, { unit }) => sum + 0.006 * (grams[unit] ?? 1), 5)
          expect(Math.abs(exact - needed)).toBeLessThanOrEqual(dust)
        },
      ),
      { numRuns: 100 },
    )
  })

  test.each([
    // Three cups of cooked rice are one that is dry.
    ['3 cups cooked rice', { quantity: 8, unit: 'oz' }, '3 cup'],
    ['3 cups cooked and cooled rice', { quantity: 8, unit: 'oz' }, '3 cup'],
    ['3 cups uncooked rice', { quantity: 1.5, unit: 'lb' }, '3 cup'],
    ['2 cups rice, cooked and cooled', { quantity: 15, unit: 'oz' }, '2 cup'],
    ['250 g cooked rice', { quantity: 250, unit: 'g' }, '250 g'],
    ['12 (100 g) button mushrooms', { quantity: 100, unit: 'g' }, '12'],
    ['2 (180 g) chicken breasts', { quantity: 2, unit: null }, '2'],
    ['4 portions sea bass', { quantity: 4, unit: 'portion' }, '4 portion'],
    ['36 scallops', { quantity: 36, unit: null }, '36'],
    ['2 stock pots', { quantity: 2, unit: null }, '2'],
    ['8 lettuce leaves', { quantity: 1, unit: null }, '8 leaf'],
    ['lettuce leaves', { quantity: 1, unit: null }, '4 leaf'],
    ['12 large cabbage leaves', { quantity: 2, unit: null }, '12 leaf'],
    ['8 cauliflower florets', { quantity: 1, unit: null }, '8 floret'],
    ['4 lemon wedges', { quantity: 1, unit: null }, '4 wedge'],
    ['4 wedges lemon', { quantity: 1, unit: null }, '4 wedge'],
    ['4 orange segments', { quantity: 1, unit: null }, '4 segment'],
    ['100 spinach leaves', { quantity: 200, unit: 'g' }, '100 leaf'],
    ['20 baby spinach leaves', { quantity: 20, unit: 'g' }, '20'],
    ['5 kale leaves', { quantity: 100, unit: 'g' }, '5 leaf'],
    ['50 rocket leaves', { quantity: 50, unit: 'g' }, '50 leaf'],
    ['60 mint leaves', { quantity: 1, unit: 'bunch' }, '60 leaf'],
    ['6 bay leaves', null, '6'],
    ['2 bulbs garlic', { quantity: 2, unit: 'bulb' }, '2 bulb'],
    ['3 garlic bulbs', { quantity: 3, unit: 'bulb' }, '3 bulb'],
    ['12 cloves garlic', { quantity: 2, unit: 'bulb' }, '12 clove'],
    ['500 g dried haricot beans', { quantity: 500, unit: 'g' }, '500 g'],
    ['200 g dried chickpeas', { quantity: 200, unit: 'g' }, '200 g'],
    ['200g chickpeas, soaked overnight', { quantity: 200, unit: 'g' }, '200 g'],
    ['200g chickpeas, dried', { quantity: 200, unit: 'g' }, '200 g'],
    ['200 g dried chickpeas, soaked and drained', { quantity: 200, unit: 'g' }, '200 g'],
    ['1 cup dried black beans', { quantity: 7, unit: 'oz' }, '1 cup'],
    ['1 cup dry chickpeas', { quantity: 7, unit: 'oz' }, '1 cup'],
    ['200 g chickpeas, drained and patted dry', { quantity: 1, unit: 'tin' }, '200 g'],
    ['1 tin chickpeas, drained and dried', { quantity: 1, unit: 'tin' }, '1 tin'],
    ['12 tsp ground cinnamon', { quantity: 1, unit: 'jar' }, '12 tsp'],
  ])('buys for %s (shopping 77, shopping 78, shopping 127)', (line, buy, exact) => {
    const [row] = mergeLines([aPlannedLine(line)])
    expect(row?.buy[row.buy.listMeasures]).toEqual(buy)
    expect(mergedRows(line)[0]?.slice(1)).toEqual([exact])
  })

  test('dried chickpeas are a row beside the tins (shopping 34)', () => {
    const lines = ['200 g dried chickpeas', '100 g chickpeas, soaked overnight', '1 x 400 g tin chickpeas']
    expect(mergedRows(...lines)).toEqual([
      ['chickpeas', '1 tin'],
      ['dried chickpeas', '300 g'],
    ])
  })

  test.each([
    ['3 medium (450 g) potatoes', '500 g potatoes', 950],
    ['2 (300 g) courgettes', '100 g courgettes', 400],
  ])('%s and %s weigh %d g together (shopping 77)', (counted, weighed, grams) => {
    const [row, ...others] = mergeLines([aPlannedLine(counted), aPlannedLine(weighed)])
    expect(others).toEqual([])
    expect(row?.amounts).toEqual([{ quantity: grams, unit: 'g' }])
  })
})
