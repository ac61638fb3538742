import { expect, test } from 'vitest'
import { foodSpans, foodWordNumbers, foodRoleOf } from '../foods/food-spans.ts'
import { parseIngredient } from './ingredient-line.ts'
import type { LineLabel } from './tagger-model.ts'
import { tidyNameLabels } from './tidy-name-labels.ts'

const codes: Record<string, LineLabel> = {
  Q: 'QTY',
  U: 'UNIT',
  N: 'NAME',
  P: 'PREP',
  C: 'COMMENT',
  S: 'SIZE',
  '.': 'MARK',
}
const tidied = (line: string, labels: string) => {
  const own = labels.split('').map((code) => codes[code] ?? 'MARK')
  tidyNameLabels(line.split(' '), own)
  return own.map((label) => Object.entries(codes).find(([, name]) => name === label)?.[0]).join('')
}

test.each([
  // A pack behind its measure; what is no pack stays the name.
  ['1 ( 8 ounce ) carton sour cream', 'Q.QU.NNN', 'Q.QU.UNN'],
  ['4 ( 6 ounce ) cube steaks', 'Q.QU.NN', 'Q.QU.NN'],
  ['1 carton sour cream', 'QNNN', 'QNNN'],
  // A bracket that counts the food again names nothing.
  ['3 lb potatoes ( about 5 large potatoes )', 'QUN.CQSN.', 'QUN.CQSC.'],
  ['3 lb potatoes ( or 2 yams )', 'QUN.NQN.', 'QUN.NQN.'],
  ['1 tbsp oil ( for instant pot )', 'QUN.CNN.', 'QUN.CCC.'],
  ['1 tbsp oil ( sunflower oil )', 'QUN.NN.', 'QUN.NN.'],
  // What is done with the food is none of it.
  ['lime wedges to squeeze over', 'NNNNN', 'NNCCC'],
  ['crumbs fried in oil , salted', 'NNNN.P', 'NPPP.P'],
  ['6 slices ready to serve bacon', 'QUNNNN', 'QUNNNN'],
  ['1 tsp each salt and pepper', 'QUNNNN', 'QUCNNN'],
  ['1 tsp each paprika , sage , ground nutmeg', 'QUCN.N.PP', 'QUCN.N.NN'],
  ['200 g frozen peas defrosted', 'QUNNN', 'QUNNP'],
  ['a little bit of salt', 'NNNNN', 'CCCCN'],
  // A touch behind the food is none of its name; another food has its own amount.
  ['paprika , a sprinkle', 'N.NN', 'N.CC'],
  ['1 fl oz glass sherry', 'QUUNN', 'QUUUN'],
  ['1 cup glass noodles', 'QUNN', 'QUNN'],
  ['2 garlic ( big ) cloves', 'QN.N.N', 'QN.S.U'],
  ['sugar , 2 onions', 'N.QN', 'N.CC'],
  ['onions , 2', 'N.Q', 'N.Q'],
  ['2 limes , a sprinkle', 'QN.CC', 'QN.CC'],
  // Joining words at the edges of a name, and what they join.
  ['1 cup tofu or', 'QUNN', 'QUNC'],
  ['2 cups cooked or canned kidney beans', 'QUPNNNN', 'QUPPPNN'],
  ['2 lb strip or sirloin steak', 'QUPNNN', 'QUPPNN'],
  ['1 cup medium - or long-grain rice', 'QUC.NNN', 'QUC.NNN'],
])('%j of %s is %s', (line, labels, mended) => expect(tidied(line, labels)).toBe(mended))

test.each([
  ['chocolate (60-70% cacao), chopped', 'chocolate'],
  ['100 g chocolate (60 to 72%)', 'chocolate'],
  ['½ tsp each, salt & pepper', 'salt pepper'],
  ['2 lime wedges to squeeze over', 'lime wedges'],
  ['1 cup panko bread crumbs, sautéed in olive oil', 'panko bread crumbs'],
])('the name of %j is the food alone, %j (household 38)', (line, name) =>
  expect(parseIngredient(line).name).toBe(name),
)

test.each([
  ['2 crusty, seeded rolls', 'rolls'],
  ['3 ounces soft, fresh goat cheese', 'soft fresh goat cheese'],
  ['1 cup soft, crumbly feta', 'soft crumbly feta'],
  ['12 fresh peeled, frozen, or jarred pearl onions', 'fresh frozen or jarred pearl onions'],
])('the name of %j reaches its food, %j (household 39)', (line, name) =>
  expect(parseIngredient(line).name.endsWith(name)).toBe(true),
)

test('a range of dozens has both its ends in pieces', () => {
  expect(parseIngredient('2 to 3 dozen eggs')).toMatchObject({ quantity: 30, quantityMax: 36 })
})

test('foods among the words of a line are found by their longest name, from the left', () => {
  const runs = (line: string) => [
    ...foodSpans(line.split(' ').map((word) => (word === ',' ? null : foodWordNumbers(word)))),
  ]
  expect(runs('fresh white wine vinegar , zorblax')).toEqual([0, 2, 3, 4, 0, 0])
  expect(runs('leg of lamb')).toEqual([2, 3, 4])
  expect(runs('half-and-half')).toEqual([1])
  expect(runs('of salt')).toEqual([0, 1])
  expect(runs('white , wine')).toEqual([0, 0, 1])
})

test('a word is known by what it is in the names of foods', () => {
  expect(foodRoleOf(foodWordNumbers('salt')) & 1).toBe(1)
  expect(foodRoleOf(foodWordNumbers('canned')) & 1).toBe(0)
  expect(foodRoleOf(foodWordNumbers('zorblax'))).toBe(0)
  expect(foodRoleOf(foodWordNumbers('cheese')) >> 1).toBeGreaterThanOrEqual(3)
})
