import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findFood } from '../foods/find-food.ts'
import { parseIngredient } from '../lines/ingredient-line.ts'
import type { Addend } from '../measure/add-amounts.ts'
import { SHOPPING_LIST } from '../measure/conversion-factors.ts'
import { type Amount, toBase } from '../measure/convert.ts'
import { amountToBuy } from './amount-to-buy.ts'
import { roundUpToShopStep, usCarton, roundUpToWhole } from './shop-rounding.ts'
import { measureSystemOf } from './shop-rounding.ts'

const sizeOf = (amount: Amount) => toBase(amount, SHOPPING_LIST)?.quantity ?? 0

const addend = (text: string): Addend => {
  const { quantity, unit, alternatives } = parseIngredient(text)
  return { amount: { quantity: quantity ?? 1, unit }, alternatives }
}
const buy = (food: string, amounts: string[], system: 'metric' | 'us' = 'metric') => {
  const bought = amountToBuy(
    findFood(food),
    amounts.map((amount) => addend(`${amount} ${food}`)),
    system,
  )
  return bought && `${bought.quantity} ${bought.unit ?? ''}`.trim()
}

describe('what a shop sells', () => {
  test.each([
    ['whole pieces, up', 'egg', ['1.33'], '2'],
    ['whole packs, up', 'chickpeas', ['0.67 tin'], '1 tin'],
    ['three tins are three tins', 'chopped tomatoes', ['2 tins', '1 tin'], '3 tin'],
    ['a bulb for its cloves', 'garlic', ['21 cloves'], '3 bulb'],
    ['a bunch for a handful', 'coriander', ['1 handful', '2 tbsp'], '1 bunch'],
    ['a bunch of what is tied in bunches', 'spring onions', ['3'], '1 bunch'],
    ['a loaf for its slices', 'bread', ['12 slices'], '1 loaf'],
    ['a head for its sticks', 'celery', ['2 sticks'], '1 head'],
    ['weight in steps', 'beef mince', ['633.6 g'], '650 g'],
    ['a weight that is a step stays', 'plain flour', ['175 g'], '175 g'],
    ['a block of butter', 'butter', ['180 g'], '250 g'],
    ['blocks of butter', 'butter', ['600 g'], '750 g'],
    ['blocks of butter from a kilogram on', 'butter', ['800 g'], '1 kg'],
    ['measures in steps', 'chicken stock', ['1.35 l'], '1.4 l'],
    ['a cup of flour by its weight', 'plain flour', ['2 cups'], '250 g'],
    ['a cup of a vegetable by the piece', 'courgette', ['1 cup'], '1'],
    ['what is weighed and counted, counted', 'carrots', ['2', '160 g'], '4'],
    ['what is only weighed, weighed', 'carrots', ['450 g'], '450 g'],
    ['fillets counted', 'salmon fillets', ['3'], '3'],
    ['rashers by weight', 'bacon', ['6 rashers'], '180 g'],
    ['a jar of the cupboard by its name', 'ground cumin', ['1 tsp'], null],
    ['much of a jar by the jar', 'peanut butter', ['1 cup'], '1 jar'],
    ['a jar that is counted by the jar', 'mustard', ['1'], '1 jar'],
    ['a spice that is counted by its name', 'bay leaf', ['2'], null],
    ['a little of the cupboard by its name', 'sugar', ['2 tbsp'], null],
    ['oil by its name where it is little', 'olive oil', ['4 tbsp'], null],
    ['salt never by an amount', 'sea salt', ['250 g'], null],
    ['berries by weight though they were counted', 'strawberries', ['20'], '240 g'],
    ['a squeeze asks for the fruit', 'lime', ['2 squeezes'], '1'],
    ['a chilli by the piece though it is light', 'jalapeño', ['1 tbsp'], '1'],
    ['a pepper that is a vegetable by the piece', 'poblano pepper', ['1'], '1'],
    ['a head of lettuce is one', 'romaine lettuce', ['1 head'], '1'],
    ['dry lentils by weight', 'dried lentils', ['150 g'], '150 g'],
    ['what nobody knows, by the count (shopping 129)', 'zorblax', ['1', '2'], '3'],
    ['what nobody knows, by its weight', 'zorblax', ['173 g'], '175 g'],
    ['what nobody knows, by its measure', 'zorblax', ['25 cl', '250 ml'], '500 ml'],
    ['what nobody knows, by its bunch', 'zorblax', ['1 bunch'], '1 bunch'],
    ['what nobody knows, by its name where cups say no pack', 'zorblax', ['2 cups'], null],
    ['what nobody knows, by its name where amounts differ', 'zorblax', ['2', '300 g'], null],
    ['what is counted, by the count', 'pizzas', ['9'], '9'],
    ['pieces of what nobody can weigh, by the count', 'yoghurts', ['8', '1'], '9'],
    ['one of what is not counted, by the pack', 'plain flour', ['1'], '1 bag'],
    ['packs, and more of them for what is weighed', 'spinach', ['500 g', '1 bag'], '2 bag'],
    ['packs, and more of them by what one holds', 'milk', ['2.4 l', '1 carton'], '4 carton'],
    ['packs, and one more for what nobody can weigh', 'zorblax', ['3', '1 bag'], '2 bag'],
    ['packs, and more of them by the pieces in one', 'eggs', ['6', '1 box'], '2 box'],
    ['packs, and more of them for dozens', 'eggs', ['1 dozen', '1 carton'], '3 carton'],
    ['packs, and more of them for what is more than one', 'burger buns', ['6', '1 pack'], '3 pack'],
    ['jars, though a spoon stands beside them', 'pesto', ['3 jars', '1 tbsp'], '3 jar'],
    ['bottles, though a spoon stands beside them', 'ketchup', ['2 bottles', '1 tbsp'], '2 bottle'],
    ['sachets, and one more for a spoon', 'yeast', ['2 sachets', '1 tsp'], '3 sachet'],
    ['sachets, and one more for what fills one', 'yeast', ['1 sachet', '2 tsp'], '2 sachet'],
    ['packs, and one more for pieces', 'digestive biscuits', ['10', '1 pack'], '2 pack'],
    ['bunches of what nobody can weigh', 'bananas', ['2 bunches'], '2 bunch'],
    ['blocks of what nobody can weigh', 'ramen', ['2 blocks'], '2 block'],
    ['a bar by its weight', 'chocolate', ['1 bar', '50 g'], '150 g'],
    ['what is mostly sold dried by weight', 'mung beans', ['200 g'], '200 g'],
    ['a tin of what is mostly sold dried', 'mung beans', ['1 tin'], '1 tin'],
    ['a jar and one more for much beside it', 'jam', ['1 jar', '200 g'], '2 jar'],
    // shopping 139
    ['a pot where one is enough', 'yoghurt', ['115 g'], '1 pot'],
    ['a pot for what is weighed and spooned', 'yoghurt', ['200 g', '3 tbsp'], '1 pot'],
    ['the amount where one pot is not enough', 'yoghurt', ['600 g'], '600 g'],
    ['a tub', 'soft cheese', ['100 g'], '1 tub'],
    ['a pot of cream for a spoon', 'double cream', ['2 tbsp'], '1 pot'],
    ['pots that are asked for, and more of them', 'yoghurt', ['1 pot', '200 g'], '2 pot'],
    ['cartons that are asked for, and more of them', 'passata', ['1 carton', '500 g'], '2 carton'],
    ['what is weighed and spooned, by weight', 'passata', ['200 g', '3 tbsp'], '245 g'],
    ['no pack of what is cut from a piece', 'cheddar', ['150 g'], '150 g'],
    ['tins of what is poured from one', 'coconut milk', ['600 ml'], '2 tin'],
    ['leeks that are counted by the stick, as German lines do', 'leek', ['2 sticks'], '2'],
    ['a tin of its lighter sorts as well', 'light coconut milk', ['150 ml'], '1 tin'],
    ['tins of them for what is poured', 'reduced-fat coconut milk', ['600 ml'], '2 tin'],
    ['tins, and more of them for what is poured', 'coconut milk', ['1 tin', '100 ml'], '2 tin'],
    ['packs of pastry for its sheets', 'filo pastry', ['10 sheets'], '2 pack'],
    ['a pack of sheets', 'lasagne sheets', ['8'], '1 pack'],
    ['no pack more for a little of the cupboard', 'honey', ['1 jar', '2 tbsp'], '1 jar'],
  ])('%s', (_, food, amounts, expected) => expect(buy(food, amounts)).toBe(expected))

  test.each([
    ['ounces below a pound', 'cheddar', ['8.67 oz'], '9 oz'],
    ['quarter pounds above', 'beef mince', ['1.1 lb'], '1.25 lb'],
    ['sticks of butter by halves', 'butter', ['3 tbsp'], '0.5 stick'],
    ['stock in ounces by the measure on its carton', 'beef stock', ['24 oz'], '24 fl oz'],
    ['what is thick in ounces by weight', 'tomato sauce', ['20 oz'], '1.25 lb'],
    ['cartons of milk and cream', 'double cream', ['2 cups'], '1 pint'],
    ['a weight of what is sold in tubs', 'ricotta', ['8 oz'], '8 oz'],
    ['quarts of stock', 'chicken stock', ['5 cups'], '1.5 quart'],
    ['a head of garlic', 'garlic', ['6 cloves'], '1 head'],
  ])('in American measures: %s', (_, food, amounts, expected) =>
    expect(buy(food, amounts, 'us')).toBe(expected),
  )

  test('nothing where no recipe gives an amount', () =>
    expect(amountToBuy(findFood('onion'), [], 'metric')).toBeNull())
})

describe('the measures of a list are those of most of its amounts', () => {
  test.each([
    ['us', ['1 cup', '2 oz', '100 g']],
    ['metric', ['1 cup', '100 g']],
    ['metric', ['1 tbsp', '2 tsp']],
  ] as const)('%s', (system, amounts) =>
    expect(measureSystemOf(amounts.map((amount) => addend(`${amount} cheddar`)))).toBe(system),
  )
})

const system = fc.constantFrom('metric' as const, 'us' as const)
const quantity = fc.double({ min: 0.5, max: 20_000, noNaN: true })

describe('never less than is needed, never more than a step above', () => {
  test('a step of weight or measure', () =>
    fc.assert(
      fc.property(
        quantity,
        fc.constantFrom('g' as const, 'ml' as const),
        system,
        (needed, base, measures) => {
          const bought = sizeOf(roundUpToShopStep(needed, base, measures))
          expect(bought).toBeGreaterThanOrEqual(needed * 0.99 - 1e-6)
          // The widest step of each table: half a kilogram or litre, half a quart.
          const most = needed > 3000 ? 501 : Math.max(needed * 0.31, 101)
          expect(bought - needed).toBeLessThanOrEqual(measures === 'us' ? Math.max(most, 480) : most)
        },
      ),
    ))

  test('an American carton', () =>
    fc.assert(
      fc.property(quantity, (needed) => {
        const bought = sizeOf(usCarton(needed))
        expect(bought).toBeGreaterThanOrEqual(needed * 0.99 - 1e-6)
        expect(bought).toBeLessThan(Math.max(237, needed * 2.1, needed + 3786))
      }),
    ))

  test('whole pieces', () =>
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 500, noNaN: true }), (count) => {
        expect(roundUpToWhole(count)).toBeGreaterThanOrEqual(Math.min(count * 0.97 - 1e-6, count))
        expect(roundUpToWhole(count)).toBeLessThan(count + 1)
      }),
    ))

  test('pieces and packs of a food, whatever its lines', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('onions', 'eggs', 'lemons', 'salmon fillets'),
        fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 8 }),
        system,
        (food, hundredths, measures) => {
          const addends = hundredths.map((part) => ({
            amount: { quantity: part / 100, unit: null },
            alternatives: [],
          }))
          const needed = hundredths.reduce((sum, part) => sum + part, 0) / 100
          const bought = amountToBuy(findFood(food), addends, measures)?.quantity ?? 0
          expect(bought).toBeGreaterThanOrEqual(needed * 0.97 - 1e-6)
          expect(bought).toBeLessThan(needed + 1)
          expect(Number.isInteger(bought)).toBe(true)
        },
      ),
    ))
})
