import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findFood } from '../foods/find-food.ts'
import { parseIngredient } from '../lines/ingredient-line.ts'
import type { Addend } from '../measure/add-amounts.ts'
import { amountToBuy } from './amount-to-buy.ts'
import { isWorthUsing, remainderOf } from './remainder.ts'

const addend = (text: string): Addend => {
  const { quantity, unit, alternatives } = parseIngredient(text)
  return { amount: { quantity: quantity ?? 1, unit }, alternatives }
}
const rest = (food: string, amounts: readonly string[], system: 'metric' | 'us' = 'metric') => {
  const open = remainderOf(
    findFood(food),
    amounts.map((amount) => addend(`${amount} ${food}`)),
    system,
  )
  return open && `${Number(open.left.toFixed(2))} ${open.unit ?? ''} of ${open.bought}`.replace('  ', ' ')
}

describe('what is left of bought packs and pieces', () => {
  test.each([
    ['half a head', 'cabbage', ['½'], '0.5 of 1'],
    ['of a head that is weighed', 'cabbage', ['200 g'], '0.75 head of 1'],
    ['of several dishes together', 'cabbage', ['½', '¼'], '0.25 of 1'],
    ['of the second piece', 'cucumber', ['1½'], '0.5 of 2'],
    ['of a pot', 'double cream', ['150 ml'], '150 ml of 300'],
    ['of the second pot', 'double cream', ['200 ml', '150 ml'], '250 ml of 600'],
    ['of a pot by the spoon', 'double cream', ['4 tbsp'], '240.85 ml of 300'],
    ['of a tub', 'ricotta', ['100 g'], '150 g of 250'],
    ['of a pot that is named', 'double cream', ['½ pot'], '0.5 pot of 1'],
    ['of a head for its sticks', 'celery', ['2 sticks'], '0.73 head of 1'],
    ['of a bunch for what it ties', 'spring onions', ['4'], '0.4 bunch of 1'],
    ['of a bunch', 'coriander', ['½ bunch'], '0.5 bunch of 1'],
    ['a whole pot leaves nothing', 'double cream', ['300 ml'], '0 ml of 300'],
    ['a cup of chopped cabbage tells nothing', 'cabbage', ['2 cups'], null],
    ['a spoon of herbs tells nothing', 'coriander', ['2 tbsp'], null],
    ['beside a cup, half a head tells nothing', 'cabbage', ['½', '1 cup'], null],
    ['what is weighed out leaves nothing that is known', 'spinach', ['200 g'], null],
  ])('%s', (_, food, amounts, expected) => expect(rest(food, amounts)).toBe(expected))

  test('in US measures, the rest of the carton on the list', () => {
    expect(amountToBuy(findFood('double cream'), [addend('1½ cups heavy cream')], 'us')).toEqual({
      quantity: 1,
      unit: 'pint',
    })
    expect(rest('double cream', ['1½ cups'], 'us')).toMatch(/^11\d\.\d+ ml of 473/)
    expect(rest('ricotta', ['100 g'], 'us')).toBeNull()
  })

  test('a tiny rest is not mentioned', () => {
    const worth = (food: string, amount: string) => {
      const open = remainderOf(findFood(food), [addend(`${amount} ${food}`)], 'metric')
      return open && isWorthUsing(open)
    }
    expect(worth('double cream', '270 ml')).toBe(false)
    expect(worth('double cream', '250 ml')).toBe(true)
    expect(worth('cabbage', '0.9')).toBe(false)
    expect(worth('cabbage', '¾')).toBe(true)
  })

  test('what is left and what is needed are what is bought, less than one piece or pack of it left', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(
          'cabbage',
          'cucumber',
          'courgette',
          'double cream',
          'ricotta',
          'yoghurt',
          'mozzarella',
        ),
        fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 }),
        (food, amounts) => {
          const unit = food === 'double cream' ? 'ml' : /a$|yoghurt/.test(food) ? 'g' : null
          const each = amounts.map((amount) => (unit === null ? amount / 4 : amount * 35))
          const open = remainderOf(
            findFood(food),
            each.map((quantity) => ({
              amount: { quantity, unit },
              alternatives: [],
            })),
            'metric',
          )
          const needed = each.reduce((sum, one) => sum + one, 0)
          if (open === null) throw new Error(`nobody knows what is left of ${food}`)
          expect(open.left + needed).toBeCloseTo(open.bought, 6)
          expect(open.bought / open.one).toBeCloseTo(Math.round(open.bought / open.one), 6)
          expect(open.left).toBeLessThan(open.one)
          // Up to 3 % may be missing, as on the list.
          expect(open.left).toBeGreaterThanOrEqual(-0.031 * needed)
        },
      ),
    ))
})
