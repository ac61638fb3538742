import { describe, expect, test } from 'vitest'
import { parseIngredient } from '../lines/ingredient-line.ts'
import { withForeignUnitsConverted, isAmountLeftOpen } from './foreign-units.ts'

describe('amounts of ten languages in our units', () => {
  test.each([
    ['2 EL Mehl', 2, 'tbsp', 'Mehl'],
    ['½ TL Zimt', 0.5, 'tsp', 'Zimt'],
    ['1 gestr. TL Salz', 1, 'tsp', 'Salz'],
    ['2EL Öl', 2, 'tbsp', 'Öl'],
    ['eine Prise Salz', 1, 'pinch', 'Salz'],
    ['3 Stück Eier', 3, null, 'Eier'],
    ['2 Zehen Knoblauch', 2, 'clove', 'Knoblauch'],
    ['1 Dose Tomaten', 1, 'tin', 'Tomaten'],
    ['1 Pck. Backpulver', 1, 'pack', 'Backpulver'],
    ['1 Pfund Kartoffeln', 500, 'g', 'Kartoffeln'],
    ['1.500 g Mehl', 1500, 'g', 'Mehl'],
    ['2 c. à s. de sucre', 2, 'tbsp', 'sucre'],
    ['1 c.à.c. de sel', 1, 'tsp', 'sel'],
    ['1 c. à café de miel', 1, 'tsp', 'miel'],
    ['2 cuill. à thé de cannelle', 2, 'tsp', 'cannelle'],
    ["2 càs d'huile d'olive", 2, 'tbsp', "huile d'olive"],
    ['1 cuillere a soupe de miel', 1, 'tbsp', 'miel'],
    ["3 gousses d'ail", 3, 'clove', 'ail'],
    ['1 gousse de vanille', 1, null, 'gousse de vanille'],
    ['20 cl de crème', 20, 'cl', 'crème'],
    ['1 sachet de levure', 1, 'sachet', 'levure'],
    ['1 noix de beurre', 1, 'knob', 'beurre'],
    ['2 cdas. de aceite', 2, 'tbsp', 'aceite'],
    ['1 cucharadita de canela', 1, 'tsp', 'canela'],
    ['3 dientes de ajo', 3, 'clove', 'ajo'],
    ["1 spicchio d'aglio", 1, 'clove', 'aglio'],
    ['2 cucchiai di olio', 2, 'tbsp', 'olio'],
    ['un pizzico di sale', 1, 'pinch', 'sale'],
    ['2 etti di prosciutto', 200, 'g', 'prosciutto'],
    ['3 el olie', 3, 'tbsp', 'olie'],
    ['2 teentjes knoflook', 2, 'clove', 'knoflook'],
    ['snufje zout', 1, 'pinch', 'zout'],
    ['2 ons kaas', 200, 'g', 'kaas'],
    ['2 msk smör', 2, 'tbsp', 'smör'],
    ['1 krm peppar', 1, 'ml', 'peppar'],
    ['2 klyftor vitlök', 2, 'clove', 'vitlök'],
    ['2 spsk. olie', 2, 'tbsp', 'olie'],
    ['1 nip salt', 1, 'pinch', 'salt'],
    ['2 fed hvidløg', 2, 'clove', 'hvidløg'],
    ['1 ss honning', 1, 'tbsp', 'honning'],
    ['0,5 potte mynte', 0.5, 'pot', 'mynte'],
    ['2 colheres (sopa) de azeite', 2, 'tbsp', 'azeite'],
    ['1 colher de chá de sal', 1, 'tsp', 'sal'],
    ['1 xícara (chá) | xícaras (chá) de manteiga', 1, 'cup', 'manteiga'],
    ['1 unidade | unidades de cebola', 1, null, 'cebola'],
    ['2 łyżki mąki', 2, 'tbsp', 'mąki'],
    ['1 szczypta soli', 1, 'pinch', 'soli'],
    ['2 ząbki czosnku', 2, 'clove', 'czosnku'],
    ['2 vel bladerdeeg', 2, 'sheet', 'bladerdeeg'],
    ['1 Glas Gewürzgurken', 1, 'jar', 'Gewürzgurken'],
    ['1 Glas Rote Bete', 1, 'jar', 'Rote Bete'],
    ['1 Glas Wildfond', 1, 'jar', 'Wildfond'],
    ['1 glas oliven', 1, 'jar', 'oliven'],
    ['1 Glas Tomaten in Öl', 1, 'jar', 'Tomaten in Öl'],
    ['1 Glas Weinblätter', 1, 'jar', 'Weinblätter'],
    ['1 Glas trockener Weißwein', 1, 'glass', 'trockener Weißwein'],
    ['1 glas rødvin', 1, 'glass', 'rødvin'],
    ['1 Rolle Ziegenkäse', 1, 'pack', 'Ziegenkäse'],
    ['Rolle Ziegenkäse', 1, 'pack', 'Ziegenkäse'],
    ['2 Rollen Blätterteig', 2, 'pack', 'Blätterteig'],
    ['1 rouleau de pâte feuilletée', 1, 'pack', 'pâte feuilletée'],
    ['1 rotolo di pasta sfoglia', 1, 'pack', 'pasta sfoglia'],
    ['2 rullar smördeg', 2, 'pack', 'smördeg'],
    ['2 rolls', 2, null, 'rolls'],
    ['ein Glas Wasser', 1, 'glass', 'Wasser'],
    ['1 Glas Zucker', 1, 'glass', 'Zucker'],
  ])('%s', (line, quantity, unit, name) =>
    expect(parseIngredient(line)).toMatchObject({ quantity, unit, name }),
  )
})

describe('amounts that another language writes in another way', () => {
  test.each([
    ['mezza cipolla', 0.5, null, 'cipolla'],
    ['eine halbe Zwiebel', 0.5, null, 'Zwiebel'],
    ['1 càc et demie de cannelle', 1.5, 'tsp', 'cannelle'],
    ["450 à 500 g d'agneau", 475, 'g', 'agneau'],
    ['200/250 g di Fontina', 225, 'g', 'Fontina'],
    ['Parmesan - 2 cuillères à soupe', 2, 'tbsp', 'Parmesan'],
    ['Óleo de soja 2 colheres (sopa)', 2, 'tbsp', 'Óleo de soja'],
    ['Cebola 1 unidade', 1, null, 'Cebola'],
  ])('%s', (line, quantity, unit, name) =>
    expect(parseIngredient(line)).toMatchObject({ quantity, unit, name }),
  )
})

test.each([
  'sale q.b.',
  'olio, q.b.',
  'Salz nach Belieben',
  'sal al gusto',
  'zout, naar smaak',
  'etwas Salz',
])('%s leaves the amount open', (line) => {
  expect(isAmountLeftOpen(line)).toBe(true)
  expect(parseIngredient(line)).toMatchObject({
    quantity: null,
    name: line.split(/[ ,]/)[line.startsWith('etwas') ? 1 : 0],
  })
})

describe('a word is a unit only between an amount and another word', () => {
  test.each([
    'El Paso salsa',
    '1 el',
    '400 g tl',
    'tin of teen food',
    '1 pak choi',
    '2 blade mace',
    '1 bouquet garni',
    "1 sachet d'epices",
    '1 c as desired',
    '2 cups flour, de luxe',
    '1 tarte tatin',
  ])('%s stays', (line) => expect(withForeignUnitsConverted(line)).toBe(line))
})
