import { describe, expect, test } from 'vitest'
import { amountOrItem, parseIngredient } from './ingredient-line.ts'

// recipes 167
test.each([
  ['2 cups flour', 2, 'cup', 'flour'],
  ['1 1/2 tbsp soy sauce', 1.5, 'tbsp', 'soy sauce'],
  ['2½ tsp baking powder', 2.5, 'tsp', 'baking powder'],
  ['11/2 tsp salt', 1.5, 'tsp', 'salt'],
  ['43⁄4 cups flour', 4.75, 'cup', 'flour'],
  ['2-21/2 pounds stewing beef', 2.25, 'lb', 'stewing beef'],
  ['¾ pint milk', 0.75, 'pint', 'milk'],
  ['1,5 kg strong white flour', 1.5, 'kg', 'strong white flour'],
  ['2,5 deciliter melk', 2.5, 'dl', 'melk'],
  ['0,5 pot honey', 0.5, 'pot', 'honey'],
  ['250g caster sugar', 250, 'g', 'caster sugar'],
  ['3 red onions, thinly sliced', 3, null, 'red onions'],
  ['two lemons', 2, null, 'lemons'],
  ['half a cucumber', 0.5, null, 'cucumber'],
  ['a large leek', 1, null, 'leek'],
  ['1 dozen eggs', 12, null, 'eggs'],
  ['1large egg', 1, null, 'egg'],
  ['1kilo potatoes', 1, 'kg', 'potatoes'],
  ['250grms flour', 250, 'g', 'flour'],
  ['250 grms flour', 250, 'g', 'flour'],
  ['1ltr milk', 1, 'l', 'milk'],
  ['8ozs cheese', 8, 'oz', 'cheese'],
  ['2cloves garlic', 2, 'clove', 'garlic'],
  ['6rashers bacon', 6, 'rasher', 'bacon'],
  ['1bunch parsley', 1, 'bunch', 'parsley'],
  ['1pkt noodles', 1, 'pack', 'noodles'],
  ['1pinch salt', 1, 'pinch', 'salt'],
  ['2*400g tins tomatoes', 2, 'tin', 'tomatoes'],
  ['lemon, juice of half', 0.5, null, 'lemon'],
  ['limes, juice and zest of two', 2, null, 'limes'],
  ['onion, half', 0.5, null, 'onion'],
  ['eggs, two', 2, null, 'eggs'],
  ['salt and pepper, half', null, null, 'salt and pepper'],
  ['2 tablespoos mustard', 2, 'tbsp', 'mustard'],
  ['1/4 teaspooon salt', 0.25, 'tsp', 'salt'],
  ['2 tablets stock', 2, null, 'tablets stock'],
  ['4 garlic cloves, crushed', 4, 'clove', 'garlic'],
  ['garlic cloves, 3, peeled', 3, 'clove', 'garlic'],
  ['butter, 75g', 75, 'g', 'butter'],
  ['juice of 2 limes', 2, null, 'limes'],
  ['a handful of rocket', 1, 'handful', 'rocket'],
  ['a knob of butter', 1, 'knob', 'butter'],
  ['heaped tbsp cornflour', 1, 'tbsp', 'cornflour'],
  ['1 cup plus 2 tbsp water', 1.125, 'cup', 'water'],
  ['1lb 8oz plums', 1.5, 'lb', 'plums'],
  ['2 courgettes', 2, null, 'courgettes'],
  ['3 zucchini', 3, null, 'zucchini'],
  ['1 & 1/2 cups sugar', 1.5, 'cup', 'sugar'],
  ['１ １/２ ｃｕｐｓ sugar', 1.5, 'cup', 'sugar'],
  ['half a dozen eggs', 6, null, 'eggs'],
  ['one and a half onions', 1.5, null, 'onions'],
  ['1 and a half cups flour', 1.5, 'cup', 'flour'],
  ['two to three carrots', 2.5, null, 'carrots'],
  ['200gr flour', 200, 'g', 'flour'],
  ['1 T sugar', 1, 'tbsp', 'sugar'],
  ['2 T. butter', 2, 'tbsp', 'butter'],
  ['1 t salt', 1, 'tsp', 'salt'],
  ['2 T bone steaks', 2, null, 'T bone steaks'],
  ['a couple of onions', 2, null, 'onions'],
  ['several basil leaves', 3, null, 'basil leaves'],
  ['a few glugs of olive oil', 3, 'glug', 'olive oil'],
  ['juice of a lemon', 1, null, 'lemon'],
  ['a squeeze of lemon juice', 1, 'squeeze', 'lemon juice'],
  ['2 sausages each', 2, null, 'sausages'],
  ['a quarter of a cabbage', 0.25, null, 'cabbage'],
  ['three quarters of a cup of milk', 0.75, 'cup', 'milk'],
  ['one and a quarter cups flour', 1.25, 'cup', 'flour'],
  ['between 2 and 3 cups stock', 2.5, 'cup', 'stock'],
  ['a quarter red cabbage', 0.25, null, 'red cabbage'],
  ['1/4 of a red cabbage', 0.25, null, 'red cabbage'],
  ['quarter pound butter', 0.25, 'lb', 'butter'],
  ['3" piece of ginger', 1, 'piece', 'ginger'],
  ['½" ginger', 1, 'piece', 'ginger'],
  ['200g "00" flour', 200, 'g', 'flour'],
  ['1 # ground beef', 1, 'lb', 'ground beef'],
  ['1 med. carrot', 1, null, 'carrot'],
  ['1 env. onion soup mix', 1, 'sachet', 'onion soup mix'],
  ['half a packet of pasta', 0.5, 'pack', 'pasta'],
  ['1 large (28 oz) can tomatoes', 1, 'tin', 'tomatoes'],
  ['400g beef mince (5% fat)', 400, 'g', 'beef mince'],
  ['eggs x 6', 6, null, 'eggs'],
  ['6 x eggs', 6, null, 'eggs'],
  ['onions (x2)', 2, null, 'onions'],
  ['2no. onions', 2, null, 'onions'],
  ['1.500 g flour', 1500, 'g', 'flour'],
  ['1 000 ml milk', 1000, 'ml', 'milk'],
  ['1.250 kg flour', 1.25, 'kg', 'flour'],
  ['8 fl.oz cream', 8, 'fl oz', 'cream'],
  ['8fl.oz. cream', 8, 'fl oz', 'cream'],
])('%s', (line, quantity, unit, name) =>
  expect(parseIngredient(line)).toMatchObject({ quantity, unit, name }),
)

test.each([
  ['salt & pepper', ['salt', 'pepper']],
  ['S&P', ['salt', 'pepper']],
  ["salt 'n' pepper", ['salt', 'pepper']],
  ['Salt Pepper', ['salt', 'pepper']],
  ['a sprinkling of sesame seeds', ['sesame seeds']],
  ['oil, salt and freshly ground pepper', ['oil', 'salt', 'pepper']],
  ['butter or oil', ['butter or oil']],
])('%s names %j', (line, foods) => expect(parseIngredient(line).foods).toEqual(foods))

test('a range is its average, its end kept', () =>
  expect(parseIngredient('2-3 tbsp rapeseed oil')).toMatchObject({
    quantity: 2.5,
    quantityMax: 3,
    unit: 'tbsp',
  }))

test('a multipack counts its packs and keeps what one holds', () =>
  expect(parseIngredient('2 x 400g tins cherry tomatoes')).toMatchObject({
    quantity: 2,
    unit: 'tin',
    each: { quantity: 400, unit: 'g' },
    alternatives: [{ quantity: 800, unit: 'g' }],
  }))

test.each([
  ['2-3 x 400g tins chopped tomatoes', 2.5, 'tin', 400],
  ['2–3 × 400g tins chopped tomatoes', 2.5, 'tin', 400],
  ['2 or 3 x 400g tins chopped tomatoes', 2.5, 'tin', 400],
  ['1-2 x 25g packs basil', 1.5, 'pack', 25],
])('%s counts a range of packs', (line, quantity, unit, size) =>
  expect(parseIngredient(line)).toMatchObject({ quantity, unit, each: { quantity: size, unit: 'g' } }),
)

test.each([
  ['2 cans (15 oz each) black beans', 15, 'oz', 30],
  ['4 salmon fillets, about 125g each', 125, 'g', 500],
  ['1 tin coconut milk (400ml)', 400, 'ml', 400],
  ['½ a 28g pack of basil', 28, 'g', 14],
])('%s says what one of them measures', (line, quantity, unit, whole) =>
  expect(parseIngredient(line)).toMatchObject({
    each: { quantity, unit },
    alternatives: [{ quantity: whole, unit }],
  }),
)

test('a weight behind several packs may be that of all', () =>
  expect(parseIngredient('2 bags potatoes (1 kg)').each).toBeNull())

test('how often a weight is taken may stand behind it', () =>
  expect(parseIngredient('200g tuna x 2')).toMatchObject({ quantity: 2, each: { quantity: 200, unit: 'g' } }))

test('an amount given twice is read once', () =>
  expect(parseIngredient('225g/8oz butter, softened')).toMatchObject({
    quantity: 225,
    unit: 'g',
    alternatives: [{ quantity: 8, unit: 'oz' }],
    name: 'butter',
    preparation: 'softened',
  }))

test.each(['salt, to taste', 'sunflower oil, for frying', 'lemon wedges, to serve'])(
  '%s has no amount',
  (line) => expect(parseIngredient(line)).toMatchObject({ quantity: null, quantityMax: null }),
)

test('size, comment and optional are told apart', () => {
  expect(parseIngredient('1 large onion, chopped')).toMatchObject({
    size: 'large',
    name: 'onion',
    preparation: 'chopped',
  })
  expect(parseIngredient('1 tsp chilli flakes (optional)')).toMatchObject({
    optional: true,
    name: 'chilli flakes',
  })
  expect(parseIngredient('50g butter, plus more if you like').optional).toBe(false)
})

test('a line that ends with a colon is a heading', () =>
  expect(parseIngredient('For the crumble topping:')).toMatchObject({
    heading: true,
    quantity: null,
    name: 'For the crumble topping',
  }))

describe('strange lines', () => {
  test.each(['', '   ', '1', '((((', '½', ',;,', '\u0000', '1/0 cups milk', '🥕'.repeat(40)])(
    '%j is read without complaint',
    (line) => expect(parseIngredient(line).line).toBe(line),
  )

  test('a line of one word over and over is read in no time', () => {
    const started = process.cpuUsage()
    parseIngredient(`${'of '.repeat(166)}o`)
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(1000)
  })

  test('a line of 100,000 characters is read in no time, its rest kept as comment', () => {
    const started = process.cpuUsage()
    const read = parseIngredient(`2 cups ${'very '.repeat(20_000)}ripe figs`)
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(1000)
    expect(read.quantity).toBe(2)
    expect(read.comment).toMatch(/ripe figs$/)
  })
})

test('a line without an amount counts as 1 item for whoever must have a number (recipes 41)', () => {
  expect(amountOrItem(parseIngredient('sourdough bread'))).toEqual({ quantity: 1, unit: 'item' })
  expect(amountOrItem(parseIngredient('3 figs'))).toEqual({ quantity: 3, unit: '' })
})
