/**
 * The parts of a line with everything that is said of each: `read-line-parts.test.ts` has the
 * amounts.
 */

import { describe, expect, it } from 'vitest'
import { describeLine } from '../../test/describe-line.ts'
import { readLineParts } from './read-line-parts.ts'

const partsOf = (line: string) =>
  readLineParts(line).map(({ parsed, isMore }) => describeLine(parsed) + (isMore ? ' | more' : ''))

describe('each of several foods', () => {
  it.each<[string, string[]]>([
    ['1 onion, 2 carrots, 3 leeks, 4 eggs', ['1 onion', '2 carrots', '3 leeks', '4 eggs']],
    ['oil and 2 onions', ['oil', '2 onions']],
    ['3 eggs, plus 2 egg yolks', ['3 eggs', '2 egg yolks']],
    ['2 eggs + 1 egg yolk', ['2 eggs', '1 egg yolk']],
    ['1 red and 1 green pepper', ['1 red pepper', '1 green pepper']],
    ['1 tsp salt ½ tsp pepper', ['1 tsp salt', '0.5 tsp pepper']],
    ['1 stock cube in 500 ml water', ['1 stock cube', '500 ml water']],
    ['2 carrots, salt and pepper', ['2 carrots', 'salt and pepper']],
    ['flour 200g, sugar 100g', ['200 g flour', '100 g sugar']],
    ['250 g Mehl, 2 Eier', ['250 g Mehl', '2 Eier']],
    ['2 cebollas y 3 tomates', ['2 cebollas', '3 tomates']],
    ['200 g butter and 100 g butter', ['200 g butter', '100 g butter']],
    [
      '1 tbsp oil, 1 onion, chopped, 2 garlic cloves, crushed',
      ['1 tbsp oil', '1 onion | prepared: chopped', '2 clove garlic | prepared: crushed'],
    ],
    ['1 glorbnak, 2 blarps', ['1 glorbnak', '2 blarps']],
  ])('%s', (line, parts) => {
    expect(partsOf(line)).toEqual(parts)
  })
})

describe('one amount of each', () => {
  it.each<[string, string[]]>([
    ['1 tbsp each butter and oil', ['1 tbsp butter', '1 tbsp oil']],
    ['salt and pepper, 1 tsp each', ['1 tsp salt', '1 tsp pepper']],
    ['1 each red, green and yellow pepper', ['1 red pepper', '1 green pepper', '1 yellow pepper']],
    ['2 tbsp each light and dark soy sauce', ['2 tbsp light soy sauce', '2 tbsp dark soy sauce']],
    ['2 tbsp each chopped parsley and mint', ['2 tbsp parsley', '2 tbsp mint | prepared: chopped']],
  ])('%s', (line, parts) => {
    expect(partsOf(line)).toEqual(parts)
  })
})

describe('more of the food before', () => {
  it.each<[string, string[]]>([
    ['100 g butter, plus 1 tbsp extra', ['100 g butter', '1 tbsp butter | besides: extra | more']],
    ['1 cup almonds, plus 10 extra', ['1 cup almonds', '10 almonds | besides: extra | more']],
    [
      '1 cup blueberries, plus 12 to serve',
      ['1 cup blueberries', '12 blueberries | besides: to serve | more'],
    ],
    ['1 cup sugar, plus 2 for the top', ['1 cup sugar', '2 cup sugar | besides: for the top | more']],
    [
      '250 g strawberries, plus 6 to decorate',
      ['250 g strawberries', '6 strawberries | besides: to decorate | more'],
    ],
    ['500 g carrots, plus 100 extra', ['500 g carrots', '100 g carrots | besides: extra | more']],
    ['200 g flour, plus 50 for dusting', ['200 g flour', '50 g flour | besides: for dusting | more']],
    ['2 tbsp oil plus 1', ['2 tbsp oil', '1 tbsp oil | more']],
    [
      '2 tbsp oil, plus 1 tbsp more for frying',
      ['2 tbsp oil', '1 tbsp oil | besides: more for frying | more'],
    ],
    ['100 g flour, plus extra 20 g for dusting', ['100 g flour | besides: plus extra 20 g for dusting']],
  ])('%s', (line, parts) => {
    expect(partsOf(line)).toEqual(parts)
  })
})

describe('one food with a remark', () => {
  it.each<[string, string[]]>([
    ['2 eggs, 1 beaten', ['2 eggs | prepared: 1 beaten']],
    ['1 lemon, 2 tbsp juice', ['1 lemon | besides: 2 tbsp juice']],
    ['4 eggs, 2 whites', ['4 eggs | besides: 2 whites']],
    ['raisins soaked in 2 tbsp rum', ['raisins | prepared: soaked in 2 tbsp rum']],
    [
      'bouquet garni of 6 parsley stalks and 1 bay leaf',
      ['bouquet garni | besides: of 6 parsley stalks and 1 bay leaf'],
    ],
    ['1 grapefruit, 2 oranges or 3 lemons', ['1 grapefruit | besides: 2 oranges or 3 lemons']],
    ['1 onion, 2 tbsp of the sauce', ['1 onion | besides: 2 tbsp of the sauce']],
    ['2 cups flour, 1 cup reserved', ['2 cup flour | prepared: reserved']],
    ['1 cup sugar, 1/2 cup of the flour', ['1 cup sugar | besides: 1/2 cup of the flour']],
    ['200 g butter, 100 g butter', ['200 g butter | prepared: 100 g butter']],
    ['1 onion and 2 tbsp from the jar', ['1 onion | besides: and 2 tbsp from the jar']],
    ['100 g ham, 2 glorbnaks', ['100 g ham | besides: 2 glorbnaks']],
    ['sugar, 2 onions', ['sugar | besides: 2 onions']],
  ])('%s', (line, parts) => {
    expect(partsOf(line)).toEqual(parts)
  })
})
