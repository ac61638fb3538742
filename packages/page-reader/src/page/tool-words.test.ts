import { expect, test } from 'vitest'
import { areTools, isTool } from './tool-words.ts'

test.each([
  ['en', ['Oven', 'Large frying pan', 'Cutting board (meat)', '2 mixing bowls', 'Wooden spoon']],
  ['de', ['Backofen', 'Topf', 'große Schüssel', 'Springform 26 cm', 'Schneebesen']],
  ['fr', ['1 poêle', '1 plat à gratin', 'un fouet électrique', 'Saladier', 'Moule à cake']],
  ['es', ['Sartén antiadherente', 'Olla grande', 'Horno', 'Batidora']],
  ['it', ['Teglia da forno', 'Padella antiaderente', 'Frusta', 'Ciotola', 'Mattarello']],
  ['nl', ['Grote braadpan', 'Waterkoker (voor kokend water)', 'springvorm 26-28 centimeter', 'oven']],
  ['sv', ['Stekpanna', 'Bunke', 'Elvisp', 'Kastrull', 'Skärbräda']],
  ['da', ['En lille gryde', 'Springform', 'Piskeris', 'Bageplade', 'Skærebræt']],
  ['no', ['Stor kjele', 'Kjevle', 'Miksmaster', 'Bakepapir', 'Langpanne']],
  ['pt', ['Forma de bolo', 'Frigideira', 'Panela grande', 'Tigela', 'Liquidificador']],
  ['pl', ['Patelnia', 'deska do krojenia', 'Garnek', 'Miska', 'Piekarnik']],
  ['cs', ['Pánev', 'Hrnec', 'Váleček', 'Pečicí papír']],
  ['fi', ['Uuni', 'Kattila', 'Paistinpannu', 'Leikkuulauta']],
  ['hu', ['Serpenyő', 'Vágódeszka', 'Habverő', 'Tepsi']],
])('tools in %s are known (importing 167)', (_, tools) => {
  expect(tools.filter((tool) => !isTool(tool))).toEqual([])
  expect(areTools(tools)).toBe(true)
})

test.each([
  ['de', ['500 g Mehl', 'Petersilie', 'Pommes', 'Schweineschulter', 'Apfelmus', 'Lammspieße', 'Lammkeule']],
  ['en', ['Bowl of rice', 'Chocolate bar', 'Basil', '1 tin of beans', '2 cups sugar', 'Salt and pepper']],
  ['fr', ['bol de riz', '1 cuillère de sucre', 'Persil', 'Rouleau de printemps', 'plat de côtes']],
  ['es', ['bol de arroz', 'Mazapán', 'Cilantro', '2 cucharas de aceite']],
  ['it', ['1 cucchiaio di olio', 'Peperoni', 'Formaggio']],
  ['nl', ['citroenrasp', 'marsepein', 'Komkommer', 'marzipan']],
  ['da', ['lasagneplader', 'Oliven', 'persille']],
  ['no', ['4 boller', 'Basilikum', 'kikerter']],
])('foods in %s are no tools', (_, foods) => {
  expect(foods.filter(isTool)).toEqual([])
  expect(areTools(foods)).toBe(false)
})

test('one tool is no list of them, and neither is a list with several foods in it', () => {
  expect(areTools(['8 skewers'])).toBe(false)
  expect(areTools(['8 skewers', '400 g tofu', '2 peppers'])).toBe(false)
  expect(areTools(['Oven', 'Knife', 'Bowl', 'Patience'])).toBe(true)
})
