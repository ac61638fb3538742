import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addAmounts, type Addend } from './add-amounts.ts'

type Written = [number, string | null, ...[number, string][]]
const addend = ([quantity, unit, ...others]: Written): Addend => ({
  amount: { quantity, unit },
  alternatives: others.map(([also, of]) => ({ quantity: also, unit: of })),
})
const sum = (amounts: readonly Written[], density: number | null = null) =>
  addAmounts(amounts.map(addend), { density }).map(({ quantity, unit }) => [quantity, unit])

describe('amounts of one food (shopping 17)', () => {
  it.each<[string, Written[], [number, string | null][]]>([
    ['nothing is nothing', [], []],
    ['one stays as it is', [[2, 'tin']], [[2, 'tin']]],
    [
      'pieces add up',
      [
        [2, null],
        [1.5, null],
      ],
      [[3.5, null]],
    ],
    [
      'tins add up',
      [
        [1, 'tin'],
        [2, 'tin'],
      ],
      [[3, 'tin']],
    ],
    [
      'the same unit adds, to two decimals',
      [
        [1 / 3, 'tsp'],
        [1 / 3, 'tsp'],
      ],
      [[0.67, 'tsp']],
    ],
    [
      'pieces add to two decimals',
      [
        [1 / 3, null],
        [1 / 3, null],
      ],
      [[0.67, null]],
    ],
    [
      'g and kg are g below a thousand',
      [
        [200, 'g'],
        [0.5, 'kg'],
      ],
      [[700, 'g']],
    ],
    [
      'g and kg are kg from a thousand',
      [
        [600, 'g'],
        [0.5, 'kg'],
      ],
      [[1.1, 'kg']],
    ],
    [
      'ml and l are l from a thousand',
      [
        [600, 'ml'],
        [0.5, 'l'],
      ],
      [[1.1, 'l']],
    ],
    [
      'one metric weight makes them metric',
      [
        [1, 'oz'],
        [100, 'g'],
      ],
      [[128.35, 'g']],
    ],
    [
      'one metric volume makes them metric',
      [
        [1, 'cup'],
        [100, 'ml'],
      ],
      [[336.59, 'ml']],
    ],
    [
      'others come in the largest unit among them',
      [
        [1, 'tsp'],
        [1, 'cup'],
        [1, 'tbsp'],
      ],
      [[1.08, 'cup']],
    ],
    [
      'the largest unit may be the first',
      [
        [1, 'lb'],
        [8, 'oz'],
      ],
      [[1.5, 'lb']],
    ],
    [
      'the largest unit may be the last',
      [
        [8, 'oz'],
        [1, 'lb'],
      ],
      [[1.5, 'lb']],
    ],
    [
      'weight stands before volume, and both before pieces',
      [
        [1, null],
        [1, 'tin'],
        [100, 'ml'],
        [100, 'g'],
      ],
      [
        [100, 'g'],
        [100, 'ml'],
        [1, null],
        [1, 'tin'],
      ],
    ],
    [
      'a tin of a known weight meets other weights',
      [
        [2, 'tin', [800, 'g']],
        [200, 'g'],
      ],
      [[1, 'kg']],
    ],
    [
      'a tin of a known volume meets other volumes',
      [
        [1, 'tin', [400, 'ml']],
        [100, 'ml'],
      ],
      [[500, 'ml']],
    ],
    [
      'a tin stays where nothing else is weighed',
      [
        [2, 'tin', [800, 'g']],
        [1, 'tin', [400, 'g']],
      ],
      [[3, 'tin']],
    ],
    [
      'all tins meet the weights or none do',
      [
        [2, 'tin', [800, 'g']],
        [1, 'tin'],
        [200, 'g'],
      ],
      [
        [200, 'g'],
        [3, 'tin'],
      ],
    ],
    [
      'weight is met before volume',
      [
        [1, 'tin', [400, 'ml'], [380, 'g']],
        [100, 'ml'],
        [100, 'g'],
      ],
      [
        [480, 'g'],
        [100, 'ml'],
      ],
    ],
    [
      'volume and weight stay side by side',
      [
        [100, 'ml'],
        [100, 'g'],
      ],
      [
        [100, 'g'],
        [100, 'ml'],
      ],
    ],
  ])('%s', (_rule, amounts, expected) => {
    expect(sum(amounts)).toEqual(expected)
  })

  it.each<[string, number | null, [number, string][]]>([
    ['pours', 0.9, [[190, 'g']]],
    [
      'is a powder',
      0.89,
      [
        [100, 'g'],
        [100, 'ml'],
      ],
    ],
    [
      'is of no known density',
      null,
      [
        [100, 'g'],
        [100, 'ml'],
      ],
    ],
  ])('volume meets weight or not for a food that %s', (_rule, density, expected) => {
    expect(
      sum(
        [
          [100, 'ml'],
          [100, 'g'],
        ],
        density,
      ),
    ).toEqual(expected)
  })

  it('keeps volume as volume where nothing is weighed, whatever the food', () => {
    expect(
      sum(
        [
          [100, 'ml'],
          [1, 'tbsp'],
        ],
        1,
      ),
    ).toEqual([[114.79, 'ml']])
    expect(
      sum(
        [
          [100, 'ml'],
          [1, null],
        ],
        1,
      ),
    ).toEqual([
      [100, 'ml'],
      [1, null],
    ])
  })

  const anAmount = fc.tuple(
    fc.integer({ min: 1, max: 40 }),
    fc.constantFrom('g', 'kg', 'ml', 'l', 'cup', 'tbsp', 'oz', 'lb', 'tin', 'bunch', null),
  )
  const rounded = (amounts: ReturnType<typeof sum>) =>
    amounts.map(([quantity, unit]) => `${Number(quantity).toFixed(1)} ${unit}`)

  it('come to the same whatever the order', () => {
    fc.assert(
      fc.property(
        fc.array(anAmount, { maxLength: 6 }),
        fc.constantFrom(null, 0.5, 1.03),
        (amounts, density) => {
          // Where two things that are counted stand side by side, the first is named first.
          const forwards = rounded(sum(amounts, density)).toSorted()
          expect(rounded(sum(amounts.toReversed(), density)).toSorted()).toEqual(forwards)
        },
      ),
    )
  })

  it('are all there: no gram and no piece is lost', () => {
    const grams: Record<string, number> = { g: 1, kg: 1000, oz: 28.35, lb: 453.592 }
    const weigh = (amounts: readonly (readonly (number | string | null)[])[]) =>
      amounts.reduce((all, [quantity, unit]) => all + Number(quantity) * (grams[String(unit)] ?? 0), 0)
    fc.assert(
      fc.property(fc.array(anAmount, { maxLength: 6 }), (amounts) => {
        // Rounded to two decimals of the unit, which may be kilograms or pounds.
        expect(Math.abs(weigh(sum(amounts)) - weigh(amounts))).toBeLessThan(5.1)
      }),
    )
  })
})
