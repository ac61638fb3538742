/**
 * Lines as cooks write them, each read whole. The weights were trained with the features of
 * `tagger-features`: until they are trained again every word has the same label, and the line the
 * same certainty to the digit. Where a change of either file is meant, the figures here change too.
 */

import { describe, expect, it } from 'vitest'
import { describeLine } from '../../test/describe-line.ts'
import { parseIngredient } from './ingredient-line.ts'
import { tokenizeLine } from './line-tokens.ts'
import { tagLine } from './tag-line.ts'
import { describeTokens } from './tagger-words.ts'

const letters = {
  QTY: 'Q',
  UNIT: 'U',
  NAME: 'N',
  SIZE: 'S',
  PREP: 'P',
  COMMENT: 'C',
  PURPOSE: 'F',
  MARK: '.',
}

/** The line, a letter for each token, how sure the reading is, and what it comes to. */
const readings: [string, string, number, string][] = [
  ['2 cups plain flour', 'QUNN', 0.999683, '2 cup plain flour'],
  ['1 large onion, finely chopped', 'QSN.PP', 0.99957, '1 onion | size: large | prepared: finely chopped'],
  [
    '400 g tin chopped tomatoes, drained and rinsed',
    'QUUNN.PPP',
    0.827117,
    '1 tin chopped tomatoes | prepared: drained and rinsed | each: 400 g | that is: 400 g',
  ],
  ['2 x 400g tins chickpeas', 'QQUUN', 0.990965, '2 tin chickpeas | each: 400 g | that is: 800 g'],
  [
    '1 (14 oz/400 g) can coconut milk',
    'Q.QU.QU.UNN',
    0.991562,
    '1 tin coconut milk | each: 14 oz | that is: 14 oz',
  ],
  ['4 (6 oz) salmon fillets', 'Q.QU.NN', 0.997702, '4 salmon fillets | each: 6 oz | that is: 24 oz'],
  ['1 (28 oz) can tomatoes', 'Q.QU.UN', 0.996181, '1 tin tomatoes | each: 28 oz | that is: 28 oz'],
  ['200 g/7 oz butter, softened', 'QU.QUN.P', 0.999757, '200 g butter | prepared: softened | that is: 7 oz'],
  ['1 cup (240 ml) warm milk', 'QU.QU.NN', 0.996223, '1 cup warm milk | that is: 240 ml'],
  ['1 lb 2 oz plums, stoned', 'QUQUN.P', 0.995556, '1.125 lb plums | prepared: stoned | sum: 1 lb + 2 oz'],
  ['1 cup plus 2 tbsp sugar', 'QUCQUN', 0.997631, '1.125 cup sugar | sum: 1 cup + 2 tbsp'],
  ['2 tbsp minus 1 tsp oil', 'QUCQUN', 0.955095, '1.6667 tbsp oil'],
  ['2 kg/4 lb 6 oz potatoes', 'QU.QUQUN', 0.998464, '2 kg potatoes | that is: 4.375006613873261 lb'],
  ['2 garlic cloves, crushed', 'QNU.P', 0.998947, '2 clove garlic | prepared: crushed'],
  ['3 large celery stalks, sliced', 'QSNU.P', 0.595173, '3 stalk celery | size: large | prepared: sliced'],
  [
    '2 cm piece fresh ginger, grated',
    'QUUNN.P',
    0.998508,
    '1 piece fresh ginger | prepared: grated | each: 2 cm',
  ],
  ['thumb-sized piece of ginger, peeled', 'UUCN.P', 0.97564, '1 piece ginger | prepared: peeled'],
  ['garlic cloves, 4, peeled', 'NU.Q.P', 0.462376, '4 clove garlic | prepared: peeled'],
  ['a handful of parsley, chopped', 'CUCN.P', 0.984839, '1 handful parsley | prepared: chopped'],
  ['small bunch fresh basil leaves, torn', 'UUNNN.P', 0.99331, '1 bunch fresh basil leaves | prepared: torn'],
  [
    'salt and freshly ground black pepper, to taste',
    'NNPPNN.CC',
    0.960217,
    'salt and black pepper | prepared: freshly ground | besides: to taste',
  ],
  ['olive oil, for frying', 'NN.FF', 0.999406, 'olive oil | besides: for frying'],
  [
    '1-2 red chillies, deseeded and finely sliced (optional)',
    'QNN.PPPP.C.',
    0.998602,
    '1.5 to 2 red chillies | prepared: deseeded and finely sliced | besides: optional',
  ],
  ['½ tsp ground cumin', 'QUNN', 0.998224, '0.5 tsp ground cumin'],
  ['1½ lemons, juice only', 'QN.CC', 0.920193, '1.5 lemons | besides: juice only'],
  ['zest of 1 lemon', 'PPQN', 0.966113, '1 lemon | prepared: zest of'],
  ['juice of 2 limes', 'PPQN', 0.987312, '2 limes | prepared: juice of'],
  ['2 eggs, plus 1 extra yolk', 'QN.CCCC', 0.999188, '2 eggs | besides: plus 1 extra yolk'],
  ['3 tbsp butter or vegetable oil', 'QUNNNN', 0.999541, '3 tbsp butter or vegetable oil'],
  [
    '100 g dark chocolate (70% cocoa), broken into pieces',
    'QUNN.NN..PPP',
    0.589161,
    '100 g dark chocolate | prepared: broken into pieces | besides: 70% cocoa',
  ],
  [
    '250ml hot chicken stock (made with 1 stock cube)',
    'QUNNN.PPPPP.',
    0.902024,
    '250 ml hot chicken stock | prepared: made with 1 stock cube',
  ],
  [
    '1 tin coconut milk (400 ml)',
    'QUNN.QU.',
    0.991063,
    '1 tin coconut milk | each: 400 ml | that is: 400 ml',
  ],
  ['one 2-inch stick cinnamon', 'QQUUN', 0.976178, '1 stick cinnamon | each: 2 inch | that is: 2 inch'],
  ['2 sprigs each rosemary and thyme', 'QUCNNN', 0.925165, '2 sprig rosemary and thyme'],
  ['a few sprigs of herbs such as thyme', 'CQUCNCCC', 0.791781, '3 sprig herbs | besides: such as thyme'],
  ['half a packet of pasta', 'QCCCN', 0.549131, '0.5 pack pasta'],
  ['1 dozen eggs', 'QQN', 0.975193, '12 eggs'],
  ['a couple of onions', 'CCCN', 0.966126, '2 onions'],
  ['a drizzle of honey', 'CCCN', 0.466237, '1 drizzle honey'],
  [
    'freshly grated parmesan, to serve',
    'PPN.FF',
    0.998728,
    'parmesan | prepared: freshly grated | besides: to serve',
  ],
  ['vegetable oil spray for greasing', 'NNNFF', 0.906896, 'vegetable oil spray | besides: for greasing'],
  ['10-12 cherry tomatoes, halved', 'QNN.P', 0.999086, '11 to 12 cherry tomatoes | prepared: halved'],
  [
    '1 medium-sized aubergine, cut into 2 cm cubes',
    'QSN.PPPPP',
    0.997288,
    '1 aubergine | size: medium-sized | prepared: cut into 2 cm cubes',
  ],
  ['500 g beef mince (5% fat)', 'QUNN.CC.', 0.501289, '500 g beef mince | besides: 5% fat'],
  [
    '1 heaped tablespoon self-raising flour, plus extra for dusting',
    'QUUNN.CCCC',
    0.989987,
    '1 tbsp self-raising flour | besides: plus extra for dusting',
  ],
  [
    '2 spring onions, trimmed and thinly sliced on the diagonal',
    'QNN.PPPPPPP',
    0.998067,
    '2 spring onions | prepared: trimmed and thinly sliced on the diagonal',
  ],
  ['1/4 cup packed brown sugar', 'QUCNN', 0.990617, '0.25 cup brown sugar | besides: packed'],
  ['300 g frozen peas, thawed', 'QUNN.P', 0.997232, '300 g frozen peas | prepared: thawed'],
  ['about 1 litre vegetable stock', 'CQUNN', 0.991584, '1 l vegetable stock'],
  ['12 oz. spaghetti', 'QUN', 0.999937, '12 oz spaghetti'],
  ['1 pkg. dry yeast', 'QUNN', 0.994676, '1 pack dry yeast'],
  [
    '1 (8-ounce) package cream cheese, at room temperature',
    'Q.QU.UNN.PPP',
    0.998793,
    '1 pack cream cheese | prepared: at room temperature | each: 8 oz | that is: 8 oz',
  ],
  [
    '2 tablespoons extra-virgin olive oil, divided',
    'QUNNN.P',
    0.999383,
    '2 tbsp extra-virgin olive oil | prepared: divided',
  ],
  ['1 bay leaf', 'QNN', 0.993303, '1 bay leaf'],
  ['5-spice powder', 'NN', 0.994009, '5-spice powder'],
  [
    '3 Granny Smith apples, peeled, cored and diced',
    'QNNN.P.PPP',
    0.999006,
    '3 Granny Smith apples | prepared: peeled, cored and diced',
  ],
  ['Maldon sea salt', 'NNN', 0.998825, 'Maldon sea salt'],
  ['1 ripe avocado, preferably Hass', 'QNN.CC', 0.998138, '1 ripe avocado | besides: preferably Hass'],
  [
    '8 slices of good-quality sourdough bread, toasted',
    'QUCNNN.P',
    0.981119,
    '8 slice good-quality sourdough bread | prepared: toasted',
  ],
  ['1 bunch kale, tough stems removed', 'QUN.PPP', 0.995823, '1 bunch kale | prepared: tough stems removed'],
  ['150g/5½oz mixed salad leaves', 'QU.QUNNN', 0.995302, '150 g mixed salad leaves | that is: 5.5 oz'],
  [
    '1 red pepper, seeds removed, cut into strips',
    'QNN.PP.PPP',
    0.999355,
    '1 red pepper | prepared: seeds removed, cut into strips',
  ],
  [
    '2 tsp baking powder (gluten-free if required)',
    'QUNN.CCC.',
    0.972969,
    '2 tsp baking powder | besides: gluten-free if required',
  ],
  ['water, as needed', 'N.CC', 0.997841, 'water | besides: as needed'],
  ['some fresh mint', 'NNN', 0.781489, 'fresh mint | besides: some'],
  [
    'large pinch saffron threads, soaked in 2 tbsp warm water',
    'UUNN.PPPPPP',
    0.988489,
    '1 pinch saffron threads | prepared: soaked in 2 tbsp warm water',
  ],
  [
    '1 x 200 g block feta cheese, crumbled',
    'QQUUNN.P',
    0.980069,
    '1 block feta cheese | prepared: crumbled | each: 200 g | that is: 200 g',
  ],
  [
    '1 small head cauliflower, broken into florets',
    'QUUN.PPP',
    0.995479,
    '1 head cauliflower | prepared: broken into florets',
  ],
  ['3/4 cup chopped walnuts', 'QUPN', 0.998383, '0.75 cup walnuts | prepared: chopped'],
  ['1 cup walnuts, chopped', 'QUN.P', 0.999864, '1 cup walnuts | prepared: chopped'],
  ['2 boneless, skinless chicken thighs', 'QN.NNN', 0.998236, '2 boneless skinless chicken thighs'],
  ['1 litre/1¾ pints semi-skimmed milk', 'QU.QUNN', 0.984096, '1 l semi-skimmed milk | that is: 1.75 pint'],
  [
    '6 large free-range eggs, beaten',
    'QSNN.P',
    0.994632,
    '6 free-range eggs | size: large | prepared: beaten',
  ],
  ['1 tbsp each chopped chives and dill', 'QUCPNNN', 0.833188, '1 tbsp chives and dill | prepared: chopped'],
  ['2 ounces vodka', 'QUN', 0.999754, '2 oz vodka'],
  ['4 burger buns, split', 'QNN.P', 0.993732, '4 burger buns | prepared: split'],
  ['splash of white wine', 'UCNN', 0.987771, '1 splash white wine'],
  ['1 vanilla pod, split lengthways', 'QNN.PP', 0.993355, '1 vanilla pod | prepared: split lengthways'],
  [
    '75g unsalted butter, melted, or oil',
    'QUNN.P.NN',
    0.980133,
    '75 g unsalted butter or oil | prepared: melted',
  ],
  ['1 pound ground turkey', 'QUNN', 0.998571, '1 lb ground turkey'],
  [
    'tomato ketchup and mustard, to serve',
    'NNNN.FF',
    0.994606,
    'tomato ketchup and mustard | besides: to serve',
  ],
  ['2-3 thyme sprigs [or rosemary]', 'QNU.CC.', 0.457716, '2.5 to 3 sprig thyme | besides: or rosemary'],
  ['1 potato (about 200 g), peeled', 'QN.CQU..P', 0.99793, '1 potato | prepared: peeled'],
  [
    '2 cans cannellini beans (15 oz), rinsed',
    'QUNN.QU..P',
    0.992446,
    '2 tin cannellini beans | prepared: rinsed',
  ],
  [
    '20g/¾oz fresh coriander, roughly chopped, plus a few leaves to garnish',
    'QU.QUNN.PP.CCCCCC',
    0.993785,
    '20 g fresh coriander | prepared: roughly chopped | besides: plus a few leaves to garnish | that is: 0.75 oz',
  ],
  ['three eggs', 'QN', 0.585922, '3 eggs'],
  ['a large leek', 'CSN', 0.848715, '1 leek | size: large'],
  ['1 little gem lettuce', 'QNNN', 0.984973, '1 little gem lettuce'],
  ['2 lemons, 1 juiced and 1 sliced', 'QN.PPPPP', 0.992192, '2 lemons | prepared: 1 juiced and 1 sliced'],
  ['knob of butter', 'UCN', 0.984491, '1 knob butter'],
  ['0.5 l double cream', 'QUNN', 0.998067, '0.5 l double cream'],
  ['1,200 g flour', 'QUN', 0.999415, '1200 g flour'],
  [
    '2 tbsp freshly squeezed lemon juice',
    'QUPPNN',
    0.996691,
    '2 tbsp lemon juice | prepared: freshly squeezed',
  ],
  ['1 tbsp finely chopped parsley', 'QUPPN', 0.998947, '1 tbsp parsley | prepared: finely chopped'],
  [
    '1 can (400g), drained, white beans',
    'QU.QU..P.NN',
    0.960704,
    '1 tin white beans | prepared: drained | each: 400 g | that is: 400 g',
  ],
  [
    '2 tins (400 g each) black beans, drained',
    'QU.QUC.NN.P',
    0.977783,
    '2 tin black beans | prepared: drained | each: 400 g | that is: 800 g',
  ],
]

describe('a line of a recipe', () => {
  it.each(readings)('%s', (line, labels, certainty, comesTo) => {
    const tagged = tagLine(tokenizeLine(line))
    expect(tagged.labels.map((label) => letters[label]).join('')).toBe(labels)
    expect(tagged.confidence).toBeCloseTo(certainty, 6)
    expect(describeLine(parseIngredient(line))).toBe(comesTo)
  })

  it('is read the same after more words than are kept', () => {
    const before = readings.map(([line]) => tagLine(tokenizeLine(line)))
    const strange = (text: number) =>
      Array.from({ length: 150 }, (_, word) => `${text.toString(36)}q${word.toString(36)}`)
    // Some 13,000 words: the cache is emptied on the way, and the places of those that were read
    // first are given to others.
    for (let text = 0; text < 10; text++) tagLine(strange(text))
    for (let text = 10; text < 85; text++) describeTokens(strange(text))
    expect(readings.map(([line]) => tagLine(tokenizeLine(line)))).toEqual(before)
  })
})
