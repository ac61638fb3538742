import { describe, expect, test } from 'vitest'
import { type Food, unknownFood } from '../foods/food.ts'
import { howSold, packOf } from './how-sold.ts'

const food = (name: string, category: Food['category'], fields: Partial<Food> = {}): Food => ({
  ...unknownFood,
  name,
  knowledge: 'known',
  category,
  ...fields,
})
const sold = (name: string, category: Food['category'], fields: Partial<Food> = {}) => {
  const { by, pack, holds } = howSold(food(name, category, fields))
  return `${by}, ${pack} of ${holds}`
}
const piece = { counted: true, weights: { item: 100 } }

describe('what a pack holds', () => {
  test.each<[string | null, object | null]>([
    ['400 g tin', { word: 'tin', holds: 400, unit: 'g' }],
    ['1.5 kg bag', { word: 'bag', holds: 1500, unit: 'g' }],
    ['500 ml bottle', { word: 'bottle', holds: 500, unit: 'ml' }],
    ['1 l carton', { word: 'carton', holds: 1000, unit: 'ml' }],
    ['2 pint bottle', { word: 'bottle', holds: 1136, unit: 'ml' }],
    ['6 box', { word: 'box', holds: 6, unit: null }],
    ['a tin', null],
    [null, null],
  ])('%s', (pack, held) => expect(packOf({ pack })).toEqual(held))
})

describe('how a food is sold', () => {
  test.each<[string, string, Food['category'], Partial<Food>, string]>([
    ['salt is a seasoning', 'sea salt', 'Pantry & Spices', {}, 'seasoning, jar of 500'],
    ['so is pepper', 'black pepper', 'Pantry & Spices', {}, 'seasoning, jar of 500'],
    ['celery salt is a jar', 'celery salt', 'Pantry & Spices', {}, 'jar, bag of 500'],
    ['garlic is a bulb', 'garlic', 'Vegetables', {}, 'bulb, bulb of 500'],
    ['garlic of the cupboard is none', 'dried garlic', 'Pantry & Spices', {}, 'jar, jar of 300'],
    ['herbs are a bunch', 'flat leaf parsley', 'Vegetables', {}, 'bunch, bunch of 500'],
    ['herbs of the cupboard are a jar', 'oregano', 'Pantry & Spices', {}, 'jar, bag of 500'],
    ['eggs are pieces of a box', 'egg yolk', 'Dairy & Eggs', {}, 'piece, box of 500'],
    ['milk is poured from a carton', 'oat milk', 'Dairy & Eggs', {}, 'volume, carton of 500'],
    [
      'unless it has a pack of its own',
      'milk',
      'Dairy & Eggs',
      { pack: '2 pint bottle' },
      'volume, bottle of 1136',
    ],
    ['cream cheese is weighed', 'cream cheese', 'Dairy & Eggs', {}, 'weight, pack of 500'],
    ['cheese is weighed', 'feta', 'Dairy & Eggs', { pack: '200 g pack' }, 'weight, pack of 200'],
    ['anchovies are a tin', 'anchovy', 'Meat & Fish', {}, 'jar, tin of 50'],
    [
      'unless they have a pack of their own',
      'anchovy',
      'Meat & Fish',
      { pack: '90 g jar' },
      'weight, jar of 90',
    ],
    ['meat is weighed', 'lamb', 'Meat & Fish', {}, 'weight, pack of 500'],
    ['lemon juice is a bottle', 'lemon juice', 'Fruits', {}, 'jar, bottle of 250'],
    ['other juice is poured', 'apple juice', 'Fruits', {}, 'volume, bottle of 500'],
    ['peel is a jar', 'mixed peel', 'Fruits', {}, 'jar, jar of 500'],
    ['fruit that is counted is a piece', 'mango', 'Fruits', { counted: true }, 'piece, pack of 500'],
    [
      'so is fruit whose piece has a weight',
      'plum',
      'Fruits',
      { weights: { item: 60 } },
      'piece, pack of 500',
    ],
    ['other vegetables are weighed', 'spinach', 'Vegetables', {}, 'weight, pack of 500'],
    ['buns are pieces', 'bun', 'Grains & Bakery', piece, 'piece, pack of 500'],
    [
      'what is counted and has no weight is a bag',
      'bun',
      'Grains & Bakery',
      { counted: true },
      'weight, bag of 500',
    ],
    [
      'what has a weight and is not counted too',
      'oat',
      'Grains & Bakery',
      { weights: { item: 9 } },
      'weight, bag of 500',
    ],
    ['flour in its pack', 'flour', 'Grains & Bakery', { pack: '1 kg packet' }, 'weight, packet of 1000'],
    ['yeast is a sachet', 'dried yeast', 'Grains & Bakery', {}, 'jar, sachet of 1000'],
    ['stock is poured by need', 'beef stock', 'Pantry & Spices', {}, 'volume, bottle of 500'],
    ['tinned milk is poured from a tin', 'tinned milk', 'Pantry & Spices', {}, 'volume, tin of 400'],
    ['spices are a jar', 'ground cumin', 'Pantry & Spices', {}, 'jar, jar of 300'],
    [
      'what is spooned from a tin is not',
      'tomato paste',
      'Pantry & Spices',
      { pack: '70 g tin' },
      'weight, tin of 70',
    ],
    ['oil is poured', 'olive oil', 'Pantry & Spices', {}, 'volume, bottle of 500'],
    ['sauce from a bottle of its size', 'soy sauce', 'Pantry & Spices', {}, 'volume, bottle of 350'],
    ['ketchup is a bottle', 'ketchup', 'Pantry & Spices', {}, 'jar, bottle of 350'],
    ['honey is a jar', 'honey', 'Pantry & Spices', {}, 'volume, jar of 300'],
    ['what is counted in the cupboard is a piece', 'stick', 'Pantry & Spices', piece, 'piece, bag of 500'],
    ['sugar is weighed', 'brown sugar', 'Pantry & Spices', {}, 'weight, bag of 500'],
    [
      'what has a pack of so many grams is weighed',
      'glorbnak',
      'Other',
      { pack: '80 g tub' },
      'weight, tub of 80',
    ],
    ['what has a pack of pieces is a bag', 'glorbnak', 'Other', { pack: '4 box' }, 'jar, bag of 500'],
    ['anything else lasts', 'glorbnak', 'Other', {}, 'jar, bag of 500'],
    ['a joined name is read apart', 'sea-salt', 'Pantry & Spices', {}, 'seasoning, jar of 500'],
  ])('%s', (_rule, name, category, fields, said) => expect(sold(name, category, fields)).toBe(said))

  test('a food asked for twice gives the very same answer, so it is worked out once', () => {
    const egg = food('egg', 'Dairy & Eggs')
    expect(howSold(egg)).toBe(howSold(egg))
  })
})
