import { expect, test } from 'vitest'
import { formatScaledAmount } from './scale-amount.ts'
import { scaledLine, scaleLine } from './scale.ts'

test.each([
  ['2 cups rice', 4, 6, 3],
  ['1 cup rice', 3, 1, 0.33],
  ['100 g rice', 4, 4, 100],
])('of %s for %d people it is, for %d, %d (recipes 34: 2 decimals)', (line, from, to, quantity) =>
  expect(scaleLine(line, from, to, 'original')).toMatchObject({ quantity }),
)

test.each([
  ['2 cups flour', 4, 2, 'original', '1 cup', '1 cup flour'],
  ['200g rice', 4, 6, 'original', '300 g', '300 g rice'],
  ['2 cups milk', 4, 4, 'metric', '480 ml', '480 ml milk'],
  ['600g beef mince', 2, 4, 'metric', '1.2 kg', '1.2 kg beef mince'],
  ['500ml milk', 4, 4, 'imperial', '2 cups', '2 cups milk'],
  ['1 tsp cumin seeds', 10, 1, 'original', 'pinch of', 'pinch of cumin seeds'],
  ['1 kg potatoes', 10, 1, 'original', '100 g', '100 g potatoes'],
  ['1 large onion, diced', 4, 2, 'metric', '½', '½ large onion, diced'],
  ['1 onion, 2 carrots', 4, 8, 'original', '2', '2 onions, 4 carrots'],
  ['100g butter, plus 20g for the tin', 4, 8, 'original', '200 g', '200 g butter, plus 40 g for the tin'],
  ['1 cup plus 2 tbsp flour', 4, 8, 'original', '2 cups + 4 tbsp', '2 cups + 4 tbsp flour'],
  ['1 cup plus 1 tsp flour', 12, 1, 'original', 'pinch of', 'pinch of flour'],
  ['1 cup plus 2 tbsp milk', 4, 4, 'metric', '270 ml', '270 ml milk'],
  ['1 tbsp each butter and oil', 4, 2, 'original', '½ tbsp', '½ tbsp butter and ½ tbsp oil'],
  ['zest of 1 lime', 4, 8, 'original', '2', '2 limes, zest of'],
  ['2 potatoes, diced', 4, 2, 'original', '1', '1 potato, diced'],
  ['1 bay leaf', 4, 12, 'original', '3', '3 bay leaves'],
  ['1 sea bass', 4, 8, 'original', '2', '2 sea bass'],
  ['1 doz. eggs', 4, 8, 'original', '2 dozen', '2 dozen eggs'],
  ['2 tbsp rice/wine vinegar', 4, 8, 'original', '4 tbsp', '4 tbsp rice/wine vinegar'],
  ['1 x 400g tin tomatoes', 4, 8, 'original', '2 × 400 g tins', '2 × 400 g tins tomatoes'],
  ['4 salmon fillets, 125g each', 4, 8, 'original', '8 × 125 g', '8 × 125 g salmon fillets'],
  ['3 medium (450 g) potatoes', 4, 8, 'original', '6', '6 medium potatoes (900 g)'],
  ['2 (200 g) salmon fillets', 4, 8, 'original', '4 × 200 g', '4 × 200 g salmon fillets'],
  ['2 x 300 g courgettes', 4, 8, 'original', '4 × 300 g', '4 × 300 g courgettes'],
  ['1 onion or 2 shallots', 4, 12, 'original', '3', '3 onions, or 6 shallots'],
  ['12 mini wraps (or 6 large)', 4, 8, 'original', '24', '24 mini wraps, or 12 large'],
  ['4 large eggs (or 6 small, beaten)', 4, 2, 'original', '2', '2 large eggs, or 3 small, beaten'],
  ['1 courgette (or 2 small ones)', 4, 8, 'original', '2', '2 courgettes, or 4 small ones'],
  ['2 tbsp butter or 1 tbsp oil', 4, 8, 'metric', '60 ml', '60 ml butter, or 30 ml oil'],
  ['50 g butter, or 9 seconds of spray', 4, 8, 'original', '100 g', '100 g butter, or 9 seconds of spray'],
  ['1 tin coconut milk (400ml)', 4, 8, 'original', '2 × 400 ml tins', '2 × 400 ml tins coconut milk'],
  ['one 3-inch piece ginger', 4, 8, 'original', '2 × 3 inch pieces', '2 × 3 inch pieces ginger'],
  ['1 lb 4 oz beef', 4, 8, 'original', '2 lb 8 oz', '2 lb 8 oz beef'],
  ['200g flour, butter', 4, 8, 'original', '400 g', '400 g flour, butter'],
] as const)('%s for %d, scaled to %d, %s, is %s', (line, from, to, system, amountText, text) =>
  expect(scaleLine(line, from, to, system)).toMatchObject({ amountText, text }),
)

// recipes 169, recipes 170
test.each([
  ['1 Zitrone, unbehandelt', '2 Zitronen, unbehandelt'],
  ['1 kleiner Apfel', '2 kleine Äpfel'],
  ['½ limone', '1 limone'],
  ['1 cebolla picada', '2 cebolla picada'],
  ['Oil for frying, about 500 ml', 'about 1000 ml Oil, for frying'],
  ['Oil, about 500 ml, for frying', 'about 1000 ml Oil, for frying'],
  ['Oil for frying (about 500 ml)', 'about 1000 ml Oil, for frying'],
  ['parsley, roughly 20 g', 'roughly 40 g parsley'],
  ['handful of dill (about 10 g)', '2 handfuls dill (about 20 g)'],
  ['1 Prise Salz nach Belieben', '2 Prisen Salz, nach Belieben'],
  ['2 EL Zucker (nach Geschmack)', '4 EL Zucker, nach Geschmack'],
  ['2 cucchiai di olio, q.b.', '4 cucchiai di olio, q.b.'],
  ['2 tbsp sugar, to taste', '4 tbsp sugar, to taste'],
  ['1 Glas Gewürzgurken', '2 Gläser Gewürzgurken'],
  ['1 Glas Weißwein', '2 Glas Weißwein'],
])('%s for twice as many is %s', (line, text) => expect(scaledLine({ servings: 4 }, line, 8)).toBe(text))

// recipes 170
test('2 Eier for half as many are 1 Ei', () => expect(scaledLine({ servings: 4 }, '2 Eier', 2)).toBe('1 Ei'))

// recipes 111
test.each([
  ['2 chicken breasts (about 500g total)', '4 chicken breasts (about 1000 g total)'],
  ['2 chicken breasts, about 500g in total', '4 chicken breasts, about 1000 g in total'],
  ['2 chicken breasts (about 500g)', '4 chicken breasts (about 1000 g)'],
  ['3 carrots (about 250g), sliced into 1 cm rounds', '6 carrots (about 500 g), sliced into 1 cm rounds'],
  ['½ cauliflower (about 300 g)', '1 cauliflower (about 600 g)'],
  ['2 onions, about 300g, chopped', '4 onions, about 600 g, chopped'],
  ['2 tbsp lemon juice (1 lemon)', '4 tbsp lemon juice (2 lemons)'],
  ['1 tbsp lemon juice (from half a lemon)', '2 tbsp lemon juice (from 1 lemon)'],
  ['juice of 1 lemon (about 2 tbsp)', '2 lemons (about 4 tbsp), juice of'],
  ['1 lemon, juice only (about 3 tbsp)', '2 lemons, juice only (about 6 tbsp)'],
  ['600ml stock (made with 1 stock cube)', '1200 ml stock (made with 2 stock cubes)'],
  ['600ml stock, made with 1 stock cube', '1200 ml stock, made with 2 stock cubes'],
  ['1 litre stock made with 2 cubes', '2 l stock made with 4 cubes'],
  ['600ml hot stock, made from 1 stock cube', '1200 ml hot stock, made from 2 stock cubes'],
  ['500ml custard made with 300 ml milk, warm', '1000 ml custard made with 600 ml milk, warm'],
  ['2 limes, zest of 1 and juice of 2', '4 limes, zest of 2 and juice of 4'],
  ['1 cup (120 g) flour', '2 cups flour (240 g)'],
  ['2 cups (300g/10.5oz) rice', '4 cups rice (600 g/21 oz)'],
  ['500 g potatoes (about 3)', '1000 g potatoes (about 6)'],
  ['1 cup chopped onion (1 medium onion)', '2 cups onion (2 medium onions), chopped'],
  ['2 cups shredded chicken (about 1 breast)', '4 cups chicken (about 2 breasts), shredded'],
  ['1 cup basil leaves (about 1 large bunch)', '2 cups basil leaves (about 2 large bunches)'],
  ['1 orange (zest of 1, juice of ½)', '2 oranges (zest of 2, juice of 1)'],
  ['2 (15-ounce) cans black beans (about 3 cups)', '4 × 15 oz tins black beans (about 6 cups)'],
  ['1 kg mussels (20 to 25 mussels)', '2 kg mussels (40 to 50 mussels)'],
  ['2 tsp yeast (7 g / 1 sachet)', '4 tsp yeast (14 g / 2 sachets)'],
  ['4 eggs, 1 separated', '8 eggs, 2 separated'],
  ['2 limes, 1 juiced, 1 cut into wedges', '4 limes, 2 juiced, 2 cut into wedges'],
  ['75 g butter (50 g for the sauce, 25 g melted)', '150 g butter (100 g for the sauce, 50 g melted)'],
  [
    '1 cup water (for the dough), 2 cups water for the pot',
    '2 cups water, for the dough, 4 cups water for the pot',
  ],
  ['250ml (1 cup) milk, plus 1 tbsp (for brushing)', '500 ml milk (2 cups), plus 2 tbsp (for brushing)'],
  ['2 x 400g tins chickpeas (480g drained)', '4 × 400 g tins chickpeas (960 g drained)'],
  ['400 g tin tomatoes (or 4 fresh)', '2 × 400 g tins tomatoes, or 8 fresh'],
  ['1 tbsp sugar (or 2)', '2 tbsp sugar, or 4'],
  ['2 aubergines (about 600g/1lb 5oz)', '4 aubergines (about 1200 g/2 lb 10 oz)'],
  ['2 leeks (1 lb 8 oz total)', '4 leeks (3 lb total)'],
  ['3 parsnips (1 lb. 5 oz.), peeled', '6 parsnips (2 lb 10 oz.), peeled'],
  ['4 large potatoes (1 kg and 300 g)', '8 large potatoes (2 kg 600 g)'],
  ['2 carrots, grated (about 1-1/2 cups)', '4 carrots, grated (about 3 cups)'],
  ['3 apples, diced (3-½ to 4 cups)', '6 apples, diced (7 to 8 cups)'],
  ['2 tins sardines (2 x 120 g)', '4 tins sardines (4 x 120 g)'],
  ['24 mini meringues (2 packs of 12)', '48 mini meringues (4 packs of 12)'],
  ['400 g ham (2 packs of 200 g)', '800 g ham (4 packs of 200 g)'],
  ['2 heads broccoli (about 4 cups florets)', '4 heads broccoli (about 8 cups florets)'],
  ['2 heads broccoli (about 600 g florets)', '4 heads broccoli (about 1200 g florets)'],
  ['1 loaf bread (6 cups cubes)', '2 loaves bread (12 cups cubes)'],
])('with its remark %s is for twice as many %s', (line, text) =>
  expect(scaleLine(line, 4, 8, 'original').text).toBe(text),
)

// recipes 111
test.each([
  ['1 whole chicken (about 1.5 kg)', '2 whole chickens (about 1.5 kg each)'],
  ['1 leg of lamb, about 2kg, trimmed', '2 legs of lamb, about 2 kg each, trimmed'],
  ['1 whole duck (about 2.2kg/5lb)', '2 whole ducks (about 2.2 kg/5 lb each)'],
  ['1 sourdough loaf (about 400g)', '2 loaves sourdough (about 400 g each)'],
  ['1 bunch coriander (about 30g)', '2 bunches coriander (about 30 g each)'],
  ['4 chicken thighs (about 150 g)', '8 chicken thighs (about 150 g each)'],
  ['1 x 400g tin chickpeas (240g drained)', '2 × 400 g tins chickpeas (240 g each drained)'],
  ['4 salmon fillets (each about 200 g)', '8 × 200 g salmon fillets'],
  ['1 (15 oz) can black beans', '2 × 15 oz tins black beans'],
  ['200 g pasta (50 g per person)', '400 g pasta (50 g per person)'],
  ['500 g beef, cut into 2 cm (1 inch) pieces', '1000 g beef, cut into 2 cm (1 inch) pieces'],
  ['1 melon, cut into 8 wedges', '2 melons, cut into 8 wedges'],
  ['1 tbsp ginger, grated (from a 3 cm piece)', '2 tbsp ginger, grated (from a 3 cm piece)'],
  ['1 sheet (25 x 35 cm) puff pastry', '2 sheets puff pastry (25 x 35 cm)'],
  ['8 tortillas (20 cm)', '16 tortillas (20 cm)'],
  ['200 ml cream (35% fat)', '400 ml cream (35% fat)'],
  ['300 ml warm milk (40C)', '600 ml warm milk (40C)'],
  ['1 onion (soaked 30 mins), sliced', '2 onions (soaked 30 mins), sliced'],
  ['3 eggs (size 2)', '6 eggs (size 2)'],
  ['2 tbsp chia seeds (see note 2)', '4 tbsp chia seeds (see note 2)'],
  ['2 8-oz packages cream cheese', '4 × 8 oz packs cream cheese'],
  ['1 whole chicken (about 1.5kg/3lb 5oz)', '2 whole chickens (about 1.5 kg/3 lb 5 oz each)'],
  ['1 duck (4 lb to 5 lb)', '2 ducks (4 lb to 5 lb each)'],
  ['1 duck (4lb 8oz-5lb)', '2 ducks (4 lb 8 oz-5 lb each)'],
  ['12 eggs (from a tray of 30)', '24 eggs (from a tray of 30)'],
  ['400 g salmon (2 x 200 g fillets)', '800 g salmon (4 x 200 g fillets)'],
  ['1 tsp each cumin and coriander (2 tsp total)', '2 tsp cumin and 2 tsp coriander, 2 tsp total'],
  ['2 tbsp each butter and oil (about 60 g)', '4 tbsp butter and 4 tbsp oil'],
])('what is so of one piece stays: %s is for twice as many %s', (line, text) =>
  expect(scaleLine(line, 4, 8, 'original').text).toBe(text),
)

// recipes 145, recipes 161
test.each([
  ['1 small bunch dill', 8, 'original', '2 small bunches dill'],
  ['½ small head of cabbage', 8, 'original', '1 small head cabbage'],
  ['2 heaped tbsp flour', 6, 'original', '3 heaped tbsp flour'],
  ['2 heaped tbsp flour', 8, 'metric', '60 ml flour, heaped'],
  ['1 scant cup milk', 8, 'metric', '480 ml milk, scant'],
  ['1 level tbsp cornflour', 8, 'metric', '30 ml cornflour'],
  ['1 packed cup spinach', 8, 'original', '2 packed cups spinach'],
  ['2 lightly packed cups rocket', 8, 'original', '4 lightly packed cups rocket'],
  ['1 packed cup spinach, chopped', 8, 'original', '2 packed cups spinach, chopped'],
  ['1 packed cup spinach', 8, 'metric', '480 ml spinach, packed'],
  ['1 packed cup grated carrot, packed', 8, 'original', '2 packed cups carrot, grated'],
  ['1 packed cup brown sugar, packed', 8, 'metric', '480 ml brown sugar, packed'],
  ['1 firmly packed cup sugar, packed', 8, 'original', '2 firmly packed cups sugar'],
  ['1 heaped tbsp flour, heaped', 8, 'metric', '30 ml flour, heaped'],
  ['1 heaped tbsp flour, heaped', 8, 'original', '2 heaped tbsp flour'],
  ['generous 200 ml cream', 4, 'imperial', '13½ tbsp cream, generous'],
  ['a large handful of spinach, washed', 2, 'original', '½ large handful spinach, washed'],
  ['small bunch of dill, chopped', 8, 'original', '2 small bunches dill, chopped'],
  ['thumb-sized piece of ginger, grated', 8, 'original', '2 thumb-sized pieces ginger, grated'],
  ['large handful of dill (about 10 g)', 8, 'original', '2 large handfuls dill (about 20 g)'],
  ['2 large garlic cloves, crushed', 8, 'original', '4 large cloves garlic, crushed'],
  ['2 large celery sticks', 8, 'original', '4 large sticks celery'],
  ['1 large (800g) tin tomatoes', 12, 'original', '3 × 800 g large tins tomatoes'],
  ['1 whole bulb garlic', 8, 'original', '2 bulbs whole garlic'],
  ['1 tbsp each of cumin and thyme, heaped', 8, 'original', '2 tbsp cumin and 2 tbsp thyme, heaped'],
  ['1 heaped tsp each cumin and thyme', 8, 'original', '2 heaped tsp cumin and 2 heaped tsp thyme'],
  ['1 pack of 6 wraps', 12, 'original', '3 packs of 6 wraps'],
  ['1 pack (6) wraps', 12, 'original', '3 packs of 6 wraps'],
  ['1 pack (200g) ham', 8, 'original', '2 × 200 g packs ham'],
  ['1 pack of 200 g ham', 8, 'original', '2 packs of 200 g ham'],
  ['1 leg of lamb', 6, 'original', '1½ legs of lamb'],
  ['1 stock pot', 8, 'original', '2 stock pots'],
] as const)('a unit keeps its size: %s of 4 is for %d, %s, %s', (line, to, system, text) =>
  expect(scaleLine(line, 4, to, system).text).toBe(text),
)

// recipes 145
test.each([
  ['1 loaf (450-500 g)', 8, '2 loaves (450-500 g each)'],
  ['1 sourdough loaf (450-500 g)', 2, '½ loaf sourdough (225-250 g)'],
  ['1 small bunch dill (20-30 g)', 8, '2 small bunches dill (20-30 g each)'],
  ['2 loaves (400 g each)', 8, '4 × 400 g loaves'],
  ['1 pinch saffron (0.1 g)', 8, '2 pinches saffron (0.2 g)'],
  ['1 pinch saffron (0.1 g)', 2, '½ pinch saffron'],
  ['1 sachet (0.1 g) saffron', 8, '2 × 0.1 g sachets saffron'],
  ['¼ tsp ground cardamom (or seeds of 1 pod)', 8, '½ tsp ground cardamom, or seeds of 2 pods'],
  ['2 tbsp lemon juice (or the juice of ½ lemon)', 12, '6 tbsp lemon juice, or the juice of 1½ lemons'],
  ['1 tbsp lime juice, or juice and zest of 1 lime', 8, '2 tbsp lime juice, or juice and zest of 2 limes'],
] as const)('what is in brackets goes along: %s of 4 is for %d %s', (line, to, text) =>
  expect(scaleLine(line, 4, to, 'original').text).toBe(text),
)

// recipes 146
test.each([
  ['2-3 carrots', 8, 'original', '4-6 carrots'],
  ['1 to 2 cloves garlic', 12, 'original', '3-6 cloves garlic'],
  ['1-2 large onions', 2, 'original', '½-1 large onion'],
  ['½ to 1 red chilli, chopped', 4, 'metric', '½-1 red chilli, chopped'],
  ['1½-2 tsp salt', 2, 'original', '¾-1 tsp salt'],
  ['2-3 x 400g tins tomatoes', 8, 'original', '4-6 × 400 g tins tomatoes'],
  ['600-800 g potatoes', 6, 'metric', '900 g-1.2 kg potatoes'],
  ['600-800 g potatoes', 8, 'metric', '1.2-1.6 kg potatoes'],
  ['¼-1 tsp salt', 1, 'original', '0.16 tsp salt'],
  ['1-2 eggs, plus 1-2 yolks', 8, 'original', '2-4 eggs, plus 2-4 yolks'],
] as const)('a range has both its ends: %s of 4 is for %d, %s, %s', (line, to, system, text) =>
  expect(scaleLine(line, 4, to, system).text).toBe(text),
)

// recipes 111
test.each([
  ['1 chicken, about 3 lb', 2, 'original', '½ chicken, about 1½ lb'],
  ['2 onions (about 300 g), chopped', 3, 'original', '1½ onions (about 225 g), chopped'],
  ['2 tsp lemon juice (¼ lemon)', 1, 'original', '½ tsp lemon juice'],
  ['1 cup (240 ml) milk', 4, 'metric', '240 ml milk'],
  ['1 cup (120 g) flour', 4, 'metric', '240 ml flour (120 g)'],
  ['2 breasts (about 500 g/1 lb 2 oz total)', 8, 'metric', '4 breasts (about 1 kg total)'],
  ['4 sausages (2 per person)', 8, 'metric', '8 sausages (2 per person)'],
  ['1 chicken (3-4 lb)', 4, 'metric', '1 chicken (1.4-1.8 kg)'],
  ['6 chicken thighs (2 to 2 1/2 lb)', 4, 'metric', '6 chicken thighs (907 g to 1.1 kg)'],
  ['8 oz mushrooms (3-4 cups)', 4, 'metric', '227 g mushrooms (720-960 ml)'],
  ['1 onion (½-1 cup chopped)', 8, 'imperial', '2 onions (1-2 cups chopped)'],
  ['5 potatoes (1.2-1.5 kg)', 4, 'imperial', '5 potatoes (2¾-3¼ lb)'],
  ['2 tbsp butter (25-30 g)', 4, 'imperial', '2 tbsp butter (1 oz)'],
  ['1 tsp salt (3-5 g)', 4, 'imperial', '1 tsp salt'],
  ['1 leg of lamb (1.8–2kg/4–4½lb)', 4, 'metric', '1 leg of lamb (1.8–2 kg)'],
  ['1 cabbage (2-2½ lb / 900 g-1.1 kg)', 4, 'metric', '1 cabbage (907 g-1.1 kg)'],
  ['2 aubergines (about 1 lb 5 oz)', 4, 'metric', '2 aubergines (about 594 g)'],
  ['4 duck legs (about 1.2kg/2lb 10oz)', 2, 'original', '2 duck legs (about 0.6 kg/1 lb 5 oz)'],
  ['2 aubergines (1 lb 5 oz)', 2, 'original', '1 aubergine (10½ oz)'],
  ['2 onions, chopped (3–1/2 cups)', 8, 'original', '4 onions, chopped'],
  ['1 kg broccoli (800 g florets)', 4, 'metric', '1 kg broccoli (800 g florets)'],
] as const)('%s of 4 is for %d, %s, %s', (line, to, system, text) =>
  expect(scaleLine(line, 4, to, system).text).toBe(text),
)

// recipes 166
test.each([
  ['Eggs x 3', 8, '6 Eggs'],
  ['Eggs - 2', 2, '1 Egg'],
  ['Onion: 1', 8, '2 Onions'],
  ['Potatoes 4', 1, '1 Potato'],
  ['1 Egg', 8, '2 Eggs'],
])('a name that begins with a capital is counted as others: %s of 4 is for %d %s', (line, to, text) =>
  expect(scaleLine(line, 4, to, 'original').text).toBe(text),
)

test.each(['salt, to taste', 'For the glaze:', '2 eggs per person'])('%s stays as it is written', (line) =>
  expect(scaleLine(line, 4, 8, 'metric')).toMatchObject({ text: line, quantity: null, amountText: '' }),
)

test('a result below 0.125 is a pinch (recipes 34)', () => {
  expect(formatScaledAmount({ quantity: 0.124, unit: 'tsp' })).toBe('pinch of')
  expect(formatScaledAmount({ quantity: 0.125, unit: 'tsp' })).toBe('0.13 tsp')
})

test('lines stay word for word until servings or units ask for a change', () => {
  const recipe = { servings: 4, ingredients: ['2 cups  milk', 'For the lid:', 'Salt'] }
  expect(recipe.ingredients.map((line) => scaledLine(recipe, line, 4))).toEqual(recipe.ingredients)
  expect(recipe.ingredients.map((line) => scaledLine(recipe, line, 2))).toEqual([
    '1 cup milk',
    'For the lid:',
    'Salt',
  ])
  expect(scaledLine(recipe, recipe.ingredients[0] ?? '', 4, 'metric')).toBe('480 ml milk')
})

test.each([
  ['generous 200 ml stock', 'generous 400 ml stock'],
  ['a generous 200 ml stock', 'generous 400 ml stock'],
  ['scant 200 ml milk', 'scant 400 ml milk'],
  ['about 2 onions', 'about 4 onions'],
  ['around 4 carrots', 'around 8 carrots'],
  ['roughly 500 g potatoes', 'roughly 1000 g potatoes'],
  ['up to 300 g sugar', 'up to 600 g sugar'],
  ['at least 2 tbsp oil', 'at least 4 tbsp oil'],
  ['no more than 2 tsp salt', 'no more than 4 tsp salt'],
  ['just under 200 g flour', 'just under 400 g flour'],
  ['a little over 100 g butter', 'a little over 200 g butter'],
  ['just over half a cup rice', 'just over 1 cup rice'],
  ['max 300 g sugar', 'max 600 g sugar'],
  ['200 g or so of flour', '400 g flour, or so'],
  ['a scant cup sugar', '2 scant cups sugar'],
  ['a scant 1/2 cup oil', '1 scant cup oil'],
  ['a heaped teaspoon cumin', '2 heaped tsp cumin'],
  ['2-3 heaped tbsp cocoa', '4-6 heaped tbsp cocoa'],
  ['a couple of tbsp oil', '4 tbsp oil'],
  ['half a dozen eggs', '12 eggs'],
  ['a dozen or so olives', '24 olives'],
  ['4ish tomatoes', '8 tomatoes'],
  ['a hundred grams of cheese', '200 g cheese'],
  ['two hundred grams of cheese', '400 g cheese'],
])('how exact an amount is stands before it: %s for twice as many is %s (recipes 156)', (line, text) =>
  expect(scaleLine(line, 4, 8, 'original').text).toBe(text),
)

test.each([
  ['2 EL Öl', 8, '4 EL', '4 EL Öl'],
  ['½ TL Zimt, gemahlen', 8, '1 TL', '1 TL Zimt, gemahlen'],
  ['1 Prise Salz', 8, '2 Prisen', '2 Prisen Salz'],
  ['Eine Prise Salz', 8, '2 Prisen', '2 Prisen Salz'],
  ['2 Prisen Salz', 2, '1 Prise', '1 Prise Salz'],
  ['4 Prisen Salz', 8, '8 Prisen', '8 Prisen Salz'],
  ['2-3 EL Öl', 8, '4-6 EL', '4-6 EL Öl'],
  ['1 Bund Petersilie', 8, '2 Bund', '2 Bund Petersilie'],
  ['1 Stück Butter', 8, '2 Stück', '2 Stück Butter'],
  ['2 EL Öl und 1 TL Salz', 8, '4 EL', '4 EL Öl und 2 TL Salz'],
  ['1 Pfund Mehl', 8, '1000 g', '1000 g Mehl'],
  ['1 cuillère à soupe de sucre', 8, '2 cuillères à soupe', '2 cuillères à soupe de sucre'],
  ['3 gousses d’ail', 8, '6 gousses', '6 gousses d’ail'],
  ['1 bustina di lievito', 8, '2 bustine', '2 bustine di lievito'],
  ['1 spicchio di aglio', 8, '2 spicchi', '2 spicchi di aglio'],
  ['1 skiva bröd', 8, '2 skivor', '2 skivor bröd'],
  ['Cebola 1 unidade', 8, '2 unidades', '2 unidades Cebola'],
  ['1 szklanka mleka', 8, '2 szklanki', '2 szklanki mleka'],
  ['1 tin beans', 8, '2 tins', '2 tins beans'],
])('%s keeps its own unit: for %d people %s (recipes 168)', (line, people, amountText, text) =>
  expect(scaleLine(line, 4, people, 'original')).toMatchObject({ amountText, text }),
)

test('a foreign unit is turned into metric as ours is (recipes 168)', () => {
  expect(scaleLine('2 EL Öl', 4, 8, 'metric').text).toBe(scaleLine('2 tbsp Öl', 4, 8, 'metric').text)
})
