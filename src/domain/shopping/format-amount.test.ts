import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount, formatRow, readAmounts, rowAmounts, writeAmounts } from './format-amount.ts'
import type { Measures, ToBuy } from './shopping-item.ts'

describe('the amount of a row in words', () => {
  it.each<[number | null, string, string]>([
    [4, 'clove', '4 cloves'],
    [1, 'clove', '1 clove'],
    [0.67, 'tin', '0.67 tin'],
    [500, 'g', '500 g'],
    [3, '', '3'],
    [1.5, 'l', '1.5 L'],
    [1.5, 'L', '1.5 L'],
    [null, '', ''],
    [2, 'tin (+ 300 g)', '2 tins (+ 300 g)'],
    [2, '(+ 1 bag)', '2 (+ 1 bag)'],
    [200, 'g (+ 6 servings)', '200 g (+ 6 servings)'],
    [2, 'family pack', '2 family pack'],
  ])('%s %j is %j', (quantity, unit, said) => {
    expect(formatAmount({ quantity, unit })).toBe(said)
  })
})

describe('the text of a row (shopping 37)', () => {
  const bought = (metric: ToBuy['metric'], us: ToBuy['us'] = metric): ToBuy => ({
    metric,
    us,
    written: 'metric',
  })
  const of = (quantity: number, unit: string) => ({ quantity, unit })
  it.each<[string, number | null, string, ToBuy | undefined, Measures | null, string]>([
    [
      'what to buy first, what is needed beside it',
      1.33,
      'tin',
      bought(of(2, 'tin')),
      null,
      '2 tins (1.33 tins)',
    ],
    ['once, where both are the same', 500, 'g', bought(of(500, 'g')), null, '500 g'],
    ['only the amount that a person gave', 3, 'packet', undefined, 'metric', '3 packet'],
    [
      'a weight made of a measure is about that',
      2,
      'cup',
      bought(of(300, 'g')),
      null,
      'about 300 g (2 cups)',
    ],
    ['packs are never about', 21, 'clove', bought(of(3, 'bulb')), null, '3 bulbs (21 cloves)'],
    ['of the cupboard only what is needed', 1, 'tsp', bought(null), null, '1 tsp'],
    ['a pinch says nothing', 2, 'pinch', bought(null), null, ''],
    ['nothing where no line gives an amount', null, '', bought(null), null, ''],
    ['metric by the switch', 8, 'oz', bought(of(250, 'g'), of(8, 'oz')), 'metric', '250 g (227 g)'],
    ['imperial by the switch', 250, 'g', bought(of(250, 'g'), of(9, 'oz')), 'us', '9 oz'],
    ['spoons in either measures', 2, 'tbsp', bought(null), 'metric', '2 tbsp'],
    [
      'no brackets within brackets (shopping 158)',
      2,
      '(+ 2 clove)',
      bought(of(1, 'bulb')),
      null,
      '1 bulb (2 + 2 clove)',
    ],
    [
      'all that is needed',
      0.63,
      'cup (+ 2 stick)',
      bought(of(500, 'g')),
      null,
      'about 500 g (0.63 cup + 2 stick)',
    ],
  ])('%s', (_, quantity, unit, buy, measures, said) => {
    expect(formatRow({ quantity, unit, buy }, measures)).toBe(said)
  })

  it.each([
    [33.33, 'g', '33 g'],
    [533.33, 'ml', '533 ml'],
    [9.75, 'g', '9.75 g'],
    [1.33, 'tin', '1.33 tins'],
    [133.33, 'g (+ 1 bag)', '133.33 g + 1 bag'],
  ])('says %d %s beside what is bought as %s (shopping 80)', (quantity, unit, needed) => {
    expect(rowAmounts({ quantity, unit, buy: bought(of(600, 'g')) }, null).needed).toBe(needed)
    expect(rowAmounts({ quantity, unit }, null).buy).toBe(formatAmount({ quantity, unit }))
  })

  it.each([
    [1.88, 'tbsp', '2 tbsp'],
    [2.5, 'tbsp', '2½ tbsp'],
    [0.75, 'tsp', '¾ tsp'],
    [0.67, 'tsp', '⅔ tsp'],
    [1.13, 'cup', '1¼ cups'],
    [0.94, 'cup', '1 cup'],
    [1.75, 'handful', '1¾ handfuls'],
    [1.25, 'thumb', '1¼ thumbs'],
    [0.1, 'tsp', '0.1 tsp'],
    [0.63, 'cup (+ 2 stick)', '0.63 cup + 2 stick'],
  ])('says %d %s beside what is bought as %s (shopping 152)', (quantity, unit, needed) => {
    expect(rowAmounts({ quantity, unit, buy: bought(of(600, 'g')) }, null).needed).toBe(needed)
    expect(rowAmounts({ quantity, unit }, null).buy).toBe(formatAmount({ quantity, unit }))
  })

  it.each<[number, string, number, string, string]>([
    [533.33, 'ml', 550, 'ml', '550 ml'],
    [133.33, 'g', 135, 'g', '135 g'],
    [960, 'g', 1, 'kg', '1 kg'],
    [225, 'g', 250, 'g', '250 g (225 g)'],
    [33.33, 'g', 250, 'g', '250 g (33 g)'],
    [1, 'cup', 250, 'ml', '250 ml (1 cup)'],
    [1.97, 'tin', 2, 'tin', '2 tins (1.97 tins)'],
    [133.33, 'g (+ 1 bag)', 135, 'g', 'about 135 g (133.33 g + 1 bag)'],
  ])('says %d %s of %d %s once where only a round number parts them (shopping 82)', (...row) => {
    const [quantity, unit, pack, sold, said] = row
    expect(formatRow({ quantity, unit, buy: bought(of(pack, sold)) }, null)).toBe(said)
  })

  it.each<[number, string, number, string, string]>([
    [4.67, '', 5, '', '5'],
    [9.33, '', 10, '', '10'],
    [1.33, '', 2, '', '2'],
    [2.05, '', 2, '', '2'],
    [0.5, '', 1, '', '1 (0.5)'],
    [0.25, '', 1, '', '1 (0.25)'],
    [4, '', 6, '', '6 (4)'],
    [4.67, '(+ 100 g)', 5, '', '5 (4.67 + 100 g)'],
    [933.33, 'g', 925, 'g', '925 g'],
    [940, 'g', 925, 'g', '925 g (940 g)'],
  ])('says %d %s of %d %s once where most of the pieces is used (shopping 85)', (...row) => {
    const [quantity, unit, pack, sold, said] = row
    expect(formatRow({ quantity, unit, buy: bought(of(pack, sold)) }, null)).toBe(said)
  })

  it('keeps the two apart for a screen', () => {
    expect(rowAmounts({ quantity: 1.33, unit: 'tin', buy: bought(of(2, 'tin')) }, null)).toEqual({
      buy: '2 tins',
      needed: '1.33 tins',
    })
  })
})

it('amounts that a row keeps are read as they were (shopping 15)', () => {
  const quantity = fc.integer({ min: 1, max: 99_999 }).map((hundredths) => hundredths / 100)
  const unit = fc.constantFrom('g', 'kg', 'l', 'ml', 'tin', 'cup', 'clove', 'bunch', null)
  const amounts = fc.uniqueArray(fc.record({ quantity, unit }), { selector: (one) => one.unit, minLength: 1 })
  fc.assert(
    fc.property(amounts, (given) => {
      expect(readAmounts(writeAmounts(given))).toEqual(given)
    }),
  )
})
