/** Turns of phrase, each with what it comes to. */

import { describe, expect, it } from 'vitest'
import { describeLine } from '../../test/describe-line.ts'
import { parseIngredient } from './ingredient-line.ts'

describe('words that count', () => {
  it.each([
    ['a few drops of oil', '3 drop oil'],
    ['few sprigs thyme', '3 sprig thyme'],
    ['a couple onions', '2 onions'],
    ['several drops of vanilla', '3 drop vanilla'],
    ['couple of leeks', '2 leeks'],
    ['a few herbs such as thyme', '3 herbs | besides: such as thyme'],
    ['zest of an orange', '1 orange | prepared: zest of'],
    ['an apple', '1 apple'],
    ['a large onion, chopped', '1 onion | size: large | prepared: chopped'],
    ['half a tin of beans', '0.5 tin beans'],
    ['half a lemon', '0.5 lemon'],
    ['half of a lemon', '0.5 lemon'],
    ['a dash of milk', '1 dash milk'],
    ['a pinch salt', '1 pinch salt'],
    ['1 dozen eggs', '12 eggs'],
    ['2 dozen large eggs', '24 eggs | size: large'],
    ['cup of sugar', '1 cup sugar'],
    ['garlic clove', '1 clove garlic'],
    ['tbsp oil', '1 tbsp oil'],
  ])('%s', (line, comesTo) => {
    expect(describeLine(parseIngredient(line))).toBe(comesTo)
  })
})

describe('a measure in brackets', () => {
  it.each([
    ['1 loaf (450-500 g)', '1 loaf'],
    ['2 loaves (400 g each)', '2 loaves | each: 400 g | that is: 800 g'],
    ['1 bunch (30 g)', '1 bunch'],
    ['1 loaf bread (450 g)', '1 loaf bread | each: 450 g | that is: 450 g'],
    ['1 pinch saffron (0.1 g)', '1 pinch saffron | that is: 0.1 g'],
  ])('is no name: %s', (line, comesTo) => {
    expect(describeLine(parseIngredient(line))).toBe(comesTo)
  })
})

describe('numbers of a name', () => {
  it.each([
    ['00 flour 500g', '500 g 00 flour'],
    ['00 flour', '00 flour'],
    ['5 spice powder, 1 tsp', '1 tsp 5 spice powder'],
    ['4 cheese ravioli 250g', '250 g 4 cheese ravioli'],
    ['7-Up 330ml', '330 ml 7 Up'],
    ['2 sachets 3 in 1 coffee', '2 sachet 3-in-1 coffee'],
    ['3-in-1 coffee', '3-in-1 coffee'],
    ['3 in piece of ginger', '1 piece ginger'],
    // 'x' stands for 'times' where no food begins with it.
    ['2xtins beans', '2 tin beans'],
    ['3xeggs', '3 eggs'],
    ['2xl eggs', '2xl eggs'],
    ['4 eggs, 200 g', '4 eggs'],
  ])('%s', (line, comesTo) => {
    expect(describeLine(parseIngredient(line)).split(' |')[0]).toBe(comesTo)
  })

  it.each([
    ['6/8 chicken thighs', 7, 8],
    ['5/8 cup flour', 0.625, null],
    ['⅞ onion', 0.875, null],
    ['3/4 onion', 0.75, null],
  ])('%s', (line, quantity, quantityMax) => {
    expect(parseIngredient(line)).toMatchObject({ quantity, quantityMax })
  })
})

describe('words that count nothing', () => {
  it.each([
    ['a mixture of leaves', 'leaves | besides: a mixture of'],
    ['a bit of cheese', 'cheese | besides: a bit of'],
    ['a sprinkling of salt', 'salt | besides: a sprinkling of'],
    ['sprinkle of sugar', 'sugar | besides: sprinkle of'],
    ['some rice', 'rice | besides: some'],
    ['cups of sugar', 'cup sugar'],
    ['garlic cloves', 'clove garlic'],
    ['milk, a splash', 'milk | besides: a splash'],
  ])('%s', (line, comesTo) => {
    expect(describeLine(parseIngredient(line))).toBe(comesTo)
  })
})

describe('a name without what is none of it', () => {
  it.each([
    ['2 x eggs', '2 eggs'],
    ['2 apples each', '2 apples'],
    ['broth made with chicken bones', 'broth | besides: made with chicken bones'],
    ['200 g rice per person', '200 g rice | besides: per person'],
    ['beef mince (5% fat)', 'beef mince | besides: 5% fat'],
    ['yoghurt (10% fat), 200 g', '200 g yoghurt | besides: 10% fat'],
    ['mince (5% fat', 'mince | besides: 5% fat'],
    ['1 tbsp (heaped) sugar', '1 tbsp sugar | besides: heaped'],
  ])('%s', (line, comesTo) => {
    expect(describeLine(parseIngredient(line))).toBe(comesTo)
  })
})

describe('an amount behind the food', () => {
  it.each([
    ['butter, 50 g', '50 g butter'],
    ['flour (200 g)', '200 g flour'],
    ['eggs, 2, beaten', '2 eggs | prepared: beaten'],
    ['oil 2 tbsp', '2 tbsp oil'],
    ['rice, 2 cups, cooked', '2 cup rice | prepared: cooked'],
    ['3 (large) garlic cloves', '3 clove garlic | size: large'],
    ['2 to 3 garlic cloves', '2.5 to 3 clove garlic'],
  ])('%s', (line, comesTo) => {
    expect(describeLine(parseIngredient(line))).toBe(comesTo)
  })
})

describe('sums', () => {
  it.each([
    ['1 kg 200 g flour', '1.2 kg flour | sum: 1 kg + 200 g'],
    ['2 cups less 1 tbsp milk', '1.9375 cup milk | besides: less'],
    ['1 cup and 2 tbsp plus 1 tsp oil', '1.1458 cup oil | sum: 1 cup + 2 tbsp + 1 tsp'],
    ['1 lb 8 oz plums', '1.5 lb plums | sum: 1 lb + 8 oz'],
    ['3 cups minus 2 tbsp flour', '2.875 cup flour'],
  ])('%s', (line, comesTo) => {
    expect(describeLine(parseIngredient(line))).toBe(comesTo)
  })
})

describe('no sums', () => {
  it.each([
    ['1 cup, 2 tbsp sugar', '1 cup sugar'],
    ['3 leeks, or 2 cloves garlic', '3 leeks | besides: or 2 cloves garlic'],
  ])('%s', (line, comesTo) => {
    expect(describeLine(parseIngredient(line))).toBe(comesTo)
  })
})

describe('the same again', () => {
  it.each([
    ['4 lb/2 kg potatoes', '4 lb potatoes | that is: 2 kg'],
    ['200 g or 7 oz butter', '200 g butter | that is: 7 oz'],
    ['1.5 kg/3 lb 5 oz beef', '1.5 kg beef | that is: 3.3125055115610507 lb'],
    ['1.5 kg (3 lb 5 oz) beef', '1.5 kg beef | that is: 3.3125055115610507 lb'],
    ['1 cup (8 fl oz/240 ml) milk', '1 cup milk | that is: 8 fl oz or 240 ml'],
    ['1 kg/2.2 lb/35 oz flour', '1 kg flour | that is: 2.2 lb or 35 oz'],
    ['4 slices (100 g) ham', '4 slice ham | that is: 100 g'],
  ])('%s', (line, comesTo) => {
    expect(describeLine(parseIngredient(line))).toBe(comesTo)
  })
})

describe('packs and pieces of a size', () => {
  it.each([
    ['1 can (14 oz or 400 g) beans', '1 tin beans | each: 14 oz | that is: 14 oz or 400 g'],
    ['2 (14 oz/400 g) cans beans', '2 tin beans | each: 14 oz | that is: 28 oz'],
    ['1 large (about 400 g) can beans', '1 tin beans | size: large | each: 400 g | that is: 400 g'],
    ['4 (1 oz) squares chocolate', '4 chocolate | each: 1 oz | that is: 4 oz'],
    ['4 (100 g each) burgers', '4 burgers | each: 100 g | that is: 400 g'],
    ['1 (10 cm) cinnamon stick', '1 cinnamon stick | each: 10 cm | that is: 10 cm'],
    ['2 cm/1 inch piece ginger', '1 piece ginger | each: 2 cm'],
    ['5 cm ginger', '1 piece ginger | each: 5 cm'],
    ['1 12-oz can beans', '1 tin beans | each: 12 oz | that is: 12 oz'],
    ['2 14 oz cans beans', '2 tin beans | each: 14 oz | that is: 28 oz'],
    ['1 x 2 kg chicken', '1 chicken | each: 2 kg | that is: 2 kg'],
    ['1 pack (100 g) rice', '1 pack rice | each: 100 g | that is: 100 g'],
    ['2 packs rice, 100 g each', '2 pack rice | each: 100 g | that is: 200 g'],
    ['1 fl oz glass sherry', '1 fl oz sherry'],
    ['12 fl oz can cola', '1 tin cola | each: 12 fl oz | that is: 12 fl oz'],
    ['15-ounce can of chickpeas', '1 tin chickpeas | each: 15 oz | that is: 15 oz'],
    ['148ml carton double cream', '1 carton double cream | each: 148 ml | that is: 148 ml'],
    ['800 g tins tomatoes', '800 g tomatoes'],
    ['4 oz piece parmesan', '4 oz parmesan'],
  ])('%s', (line, comesTo) => {
    expect(describeLine(parseIngredient(line))).toBe(comesTo)
  })
})

describe('packs of no certain size', () => {
  it.each([
    ['2 onions (200 g)', '2 onions'],
    ['2 packs (100 g) rice', '2 pack rice | that is: 100 g'],
  ])('%s', (line, comesTo) => {
    expect(describeLine(parseIngredient(line))).toBe(comesTo)
  })
})

describe('one amount out of several numbers', () => {
  it.each([
    ['"and" adds', '1 cup and 2 tbsp oil', '1.125 cup oil | sum: 1 cup + 2 tbsp'],
    ['a comma alone does not', '1 cup, 2 tbsp oil', '1 cup oil'],
    ['nor between pounds and ounces', '1 lb, 2 oz beef', '1 lb beef'],
    ['"less" takes away', '2 tbsp less 1 tsp oil', '1.6667 tbsp oil | besides: less'],
    ['"or" says it again', '200 g or 7 oz beef', '200 g beef | that is: 7 oz'],
    ['"about" says it again', '200 g about 7 oz beef', '200 g beef | that is: 7 oz'],
    ['a sum may be said again', '1 lb 2 oz/500 g beef', '1.125 lb beef | that is: 500 g | sum: 1 lb + 2 oz'],
    ['what was said again is not added to', '1 cup (8 oz) plus 2 tbsp milk', '1 cup milk | that is: 8 oz'],
    [
      'a bracket behind one is its size',
      '1 fillet (200 g) cod',
      '1 fillet cod | each: 200 g | that is: 200 g',
    ],
    ['behind two it is that of both', '2 fillets (200 g) cod', '2 fillet cod | that is: 200 g'],
    ['unless it says "each"', '2 cans (14 oz each) beans', '2 tin beans | each: 14 oz | that is: 28 oz'],
    ['a length is no size of one', '1 piece (5 cm) ginger', '1 piece ginger | that is: 5 cm'],
    ['not even of each', '2 sticks (10 cm each) celery', '2 stick celery'],
    ['between commas it is a remark', '1 can, 14 oz, beans', '1 tin beans'],
    [
      'two numbers are a count and a size',
      '2 400 g tins beans',
      '2 tin beans | each: 400 g | that is: 800 g',
    ],
    [
      'a glass of so many fluid ounces',
      '1 8 fl oz glass milk',
      '1 glass milk | each: 8 fl oz | that is: 8 fl oz',
    ],
    [
      'a square is the piece itself',
      '4 (1 oz) squares chocolate',
      '4 chocolate | each: 1 oz | that is: 4 oz',
    ],
    ['so long is one piece', '5 cm ginger', '1 piece ginger | each: 5 cm'],
    ['of the word behind it', '3 inch stick cinnamon', '1 stick cinnamon | each: 3 inch'],
    ['the unit may stand behind the food', '2 garlic cloves', '2 clove garlic'],
    ['and behind a bracket', '2 garlic (big) cloves', '2 clove garlic | size: big'],
    ['but not in one', '2 garlic (or 3 cloves)', '2 garlic | besides: or 3 cloves'],
    ['nor behind a comma', '2 garlic, cloves', '2 garlic | prepared: cloves'],
    ['how often may stand behind the size', '200 g tuna x2', '2 tuna | each: 200 g | that is: 400 g'],
    ['and behind what is counted', 'onions (x2)', '2 onions'],
    ['a dozen twelve times', '2 dozen large eggs', '24 eggs | size: large'],
  ])('%s: %s', (_rule, line, comesTo) => {
    expect(describeLine(parseIngredient(line))).toBe(comesTo)
  })
})
