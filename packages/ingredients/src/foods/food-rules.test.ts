/** Rules about foods besides what a name means, which `find-food.test.ts` has. */

import { describe, expect, it } from 'vitest'
import { allergensNamed } from './allergy-words.ts'
import { possibleOrigin, claimedOrigin } from './animal-origins.ts'
import { findFood, isOneFood } from './find-food.ts'
import { foodsOfKind } from './food-kinds.ts'
import { foldFoodName } from './food-name.ts'
import { type Food, unknownFood } from './food.ts'
import { inflectFoodName } from './inflect-food-name.ts'
import { namesOfFood } from './known-foods.ts'
import { mergeFoods } from './merge-foods.ts'
import { mayContainUnlabelled } from './mixtures.ts'
import { readLexicon } from './read-lexicon.ts'

describe('a line of the lexicon', () => {
  it('gives its facts to each of its foods, with the other names of each', () => {
    const [plum, fig, ...others] = readLexicon('{"category":"Fruits","counted":true}\tplum,damson,sloe;fig')
    expect(plum).toEqual({
      food: { ...unknownFood, name: 'plum', knowledge: 'known', category: 'Fruits', counted: true },
      synonyms: ['damson', 'sloe'],
    })
    expect([fig?.food.name, fig?.food.category, fig?.synonyms]).toEqual(['fig', 'Fruits', []])
    expect(others).toEqual([])
  })

  it('gives each line facts of its own', () => {
    const foods = readLexicon('{"contains":["milk"]}\tcream\n{}\tfig').map(({ food }) => food)
    expect(foods.map(({ name, contains }) => [name, contains])).toEqual([
      ['cream', ['milk']],
      ['fig', []],
    ])
  })
})

describe('a name, folded', () => {
  it.each([
    ['Red Onions', 'red onion'],
    ['the juice of a lemon', 'juice lemon'],
    ['Crème fraîche', 'creme fraiche'],
    ['salt & pepper', 'salt and pepper'],
    ["baker's yeast", 'baker yeast'],
    ['self-raising flour™', 'self raising flour'],
    ['-plums-', 'plum'],
    ['chilies', 'chilli'],
    ['молоко', 'молоко'],
    ['牛奶', '牛奶'],
    ['', ''],
  ])('%s is %s', (name, folded) => expect(foldFoodName(name)).toBe(folded))
})

describe('the name of a food for another number of it', () => {
  it.each<[string, number, string]>([
    ['lime', 2, 'limes'],
    ['limes', 1, 'lime'],
    ['limes', 2, 'limes'],
    ['lime', 1, 'lime'],
    ['potatoes', 0.5, 'potato'],
    ['potato', 1.5, 'potatoes'],
    ['bay leaf', 2, 'bay leaves'],
    ['red chilli', 2, 'red chillies'],
    ['peach', 2, 'peaches'],
    ['strawberry', 2, 'strawberry'],
    ['garlic', 2, 'garlic'],
    ['flour', 2, 'flour'],
    ['lime or lemon', 2, 'lime or lemon'],
    ['glorbnak', 2, 'glorbnak'],
    ['lime 2', 2, 'lime 2'],
    ['leg of lamb', 2, 'legs of lamb'],
    ['boneless shoulder of pork', 1.5, 'boneless shoulders of pork'],
    ['breasts of chicken', 1, 'breast of chicken'],
    ['cream of tartar', 2, 'cream of tartar'],
    ['stock pot', 2, 'stock pots'],
    ['sea bass fillet', 2, 'sea bass fillets'],
    ['loaf', 2, 'loaves'],
    // recipes 170
    ['Zitrone', 2, 'Zitronen'],
    ['Zitronen', 1, 'Zitrone'],
    ['Zitronen', 3, 'Zitronen'],
    ['Ei', 6, 'Eier'],
    ['Eier', 0.5, 'Ei'],
    ['Apfel', 2, 'Äpfel'],
    ['kleiner roter Apfel', 2, 'kleine rote Äpfel'],
    ['große Zwiebel', 2, 'große Zwiebeln'],
    ['kleine Äpfel', 1, 'kleine Äpfel'],
    ['Tomate', 2, 'Tomaten'],
    ['tomate', 2, 'tomates'],
    ['œuf', 2, 'œufs'],
    ['limón', 2, 'limones'],
    ['limone', 2, 'limoni'],
    ['cipolle', 1, 'cipolla'],
    ['limão', 2, 'limões'],
    ['citroen', 2, 'citroenen'],
    ['gul lök', 2, 'gul lök'],
    ['Mehl', 2, 'Mehl'],
  ])('%s for %d is %s', (name, quantity, said) => expect(inflectFoodName(name, quantity)).toBe(said))
})

describe('what somebody wrote down as an allergy', () => {
  it.each<[string, string[]]>([
    ['eggs/milk', ['eggs', 'milk']],
    ['Lactose intolerance', ['milk']],
    ['coeliac', ['gluten']],
    ['seafood', ['crustaceans', 'fish', 'molluscs']],
    ['nuts', ['nuts', 'peanuts']],
    ['brazil nuts', ['nuts']],
    ['pine nuts', []],
    ['legumes', ['lupin', 'peanuts', 'soya']],
    ['strawberries', []],
  ])('%s names %j', (text, named) => expect(allergensNamed(text)).toEqual(named))

  it('may name a kind of food', () => {
    expect(foodsOfKind('citrus')).toContain('lemon')
    expect(foodsOfKind('nightshade')).toContain('bell pepper')
    expect(foodsOfKind('plum')).toEqual([])
    for (const meat of foodsOfKind('red meat')) expect(foodsOfKind('mammalian meat')).toContain(meat)
  })
})

const food = (fields: Partial<Food>): Food => ({ ...unknownFood, ...fields })

describe('what a food may be made with', () => {
  it.each<[string, Partial<Food>, string | null]>([
    ['wine is fined', { name: 'red wine', madeOf: ['alcohol'], contains: ['sulphites'] }, 'meat'],
    ['beer is fined with fish', { name: 'lager', madeOf: ['alcohol'], contains: ['gluten'] }, 'fish'],
    ['spirits are not', { name: 'gin', madeOf: ['alcohol'] }, null],
    ['sulphites alone are no wine', { name: 'raisin', contains: ['sulphites'] }, null],
    ['gluten alone is no beer', { name: 'bread', contains: ['gluten'] }, null],
    ['pesto has a hard cheese', { name: 'green pesto' }, 'meat'],
    ['pesto that the lexicon calls vegan has not', { name: 'green pesto', origin: 'vegan' }, null],
    ['cider is fined, whatever the lexicon calls it', { name: 'dry cider', origin: 'vegan' }, 'meat'],
    ['sprinkles are coloured', { name: 'sprinkle', origin: 'vegetarian' }, 'meat'],
    ['what promises to be vegan is', { name: 'vegan pesto' }, null],
    ['what is of vegetables is', { name: 'vegetable stock' }, null],
    ['a word at the end counts alone', { name: 'pesto rosso bread' }, null],
    ['a plum is a plum', { name: 'plum' }, null],
  ])('%s', (_rule, fields, origin) => expect(possibleOrigin(food(fields))).toBe(origin))

  it.each([
    ['vegan butter', 'vegan'],
    ['plant based mince', 'vegan'],
    ['veggie burger', 'vegetarian'],
    ['meat free mince', 'vegetarian'],
    ['butter', null],
  ])('%s promises %s', (name, origin) => expect(claimedOrigin(name)).toBe(origin))
})

describe('whether a ready-made food may hold another one', () => {
  it.each<[string, Food['category'], Food['category'], boolean]>([
    ['curry sauce', 'Pantry & Spices', 'Vegetables', true],
    ['stock cube', 'Pantry & Spices', 'Vegetables', true],
    ['curry sauce', 'Pantry & Spices', 'Fruits', false],
    ['fruit salad', 'Fruits', 'Fruits', true],
    ['granola', 'Grains & Bakery', 'Pantry & Spices', true],
    ['curry sauce', 'Pantry & Spices', 'Pantry & Spices', true],
    ['curry sauce', 'Pantry & Spices', 'Meat & Fish', false],
    ['granola', 'Grains & Bakery', 'Vegetables', false],
    ['soy sauce', 'Pantry & Spices', 'Vegetables', false],
    ['plum', 'Fruits', 'Vegetables', false],
  ])('%s (%s) holds of %s: %s', (name, _own, category, holds) => {
    expect(mayContainUnlabelled({ name }, { category })).toBe(holds)
  })
})

describe('several foods', () => {
  it('in one line hold what any of them holds, and are known as well as the least', () => {
    const [egg, flour] = [findFood('egg'), findFood('plain flour')]
    expect(mergeFoods([egg, flour])).toMatchObject({
      name: 'egg and plain flour',
      contains: ['gluten', 'eggs'],
      origin: 'vegetarian',
      knowledge: 'known',
    })
    expect(mergeFoods([egg, findFood('glorbnak')])).toMatchObject({
      knowledge: 'unknown',
      origin: 'unknown',
    })
    expect(mergeFoods([egg, egg]).name).toBe('egg')
    const [wine, cod] = [
      food({ name: 'a', origin: 'vegan', contains: ['nuts'] }),
      food({ name: 'b', origin: 'fish', mayContain: ['nuts'] }),
    ]
    expect(mergeFoods([wine, cod])).toMatchObject({
      origin: 'fish',
      contains: ['nuts'],
      mayContain: [],
    })
  })

  it.each([
    ['garlic and ginger paste', true],
    ['egg and dairy free cake mix', true],
    ['salt and pepper', false],
    ['dairy free milk or cream', false],
    ['glorbnak', false],
  ])('%s is one food: %s', (name, isOne) => expect(isOneFood(name)).toBe(isOne))

  it('have all their names', () => {
    expect(namesOfFood(findFood('coriander'))).toEqual(expect.arrayContaining(['coriander', 'cilantro']))
    expect(namesOfFood(food({ name: 'glorbnak' }))).toEqual([])
  })
})
