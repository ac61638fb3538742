import { describe, expect, it } from 'vitest'
import { partFoods } from './part-foods.ts'
import { spokenItems } from './spoken-items.ts'

const partsOf = (heard: string) => spokenItems(heard).flatMap(partFoods)

describe('foods that were said in one breath (shopping 149)', () => {
  it.each([
    ['milk and eggs', ['milk', 'eggs']],
    ['bread and milk', ['bread', 'milk']],
    ['carrots and onions', ['carrots', 'onions']],
    ['washing up liquid and toilet roll', ['washing up liquid', 'toilet roll']],
    ['cat food and dog food', ['cat food', 'dog food']],
    ['two onions and garlic', ['2 onions', 'garlic']],
    ['half a kilo of mince and pasta', ['0.5 kilo of mince', 'pasta']],
    ['a tin of tomatoes and spaghetti', ['1 tin of tomatoes', 'spaghetti']],
    ['bananas and apples and oranges', ['bananas', 'apples', 'oranges']],
    ['milk plus bread and butter', ['milk', 'bread', 'butter']],
    ['tea bags then milk', ['tea bags', 'milk']],
    ['salt and pepper', ['salt', 'pepper']],
    ['ham and cheese', ['ham', 'cheese']],
    ['olive oil and vinegar', ['olive oil', 'vinegar']],
    ['apples and orange juice', ['apples', 'orange juice']],
    ['bread and tomato soup', ['bread', 'tomato soup']],
    ['free range eggs and streaky bacon', ['free range eggs', 'streaky bacon']],
    ['toothpaste and kitchen roll', ['toothpaste', 'kitchen roll']],
    ['milk and fish and chips', ['milk', 'fish and chips']],
    ['milk and garlic and ginger paste', ['milk', 'garlic and ginger paste']],
  ])('%s', (heard, items) => expect(partsOf(heard)).toEqual(items))

  it.each([
    'milk',
    'fish and chips',
    'mac and cheese',
    'macaroni and cheese',
    'gin and tonic',
    'salt and vinegar',
    'salt and vinegar crisps',
    'cheese and onion crisps',
    'sage and onion stuffing',
    'lemon and ginger tea',
    'leek and potato soup',
    'red pepper and tomato soup',
    'chicken and mushroom pie',
    'ham and cheese sandwich',
    'lime and chilli crisps',
    'garlic and herb dressing',
    'garlic and herb cheese',
    'garlic and ginger paste',
    'apple and blackcurrant squash',
    'lemon and lime cordial',
    'onion and herb stuffing',
    'lime and chilli peanuts',
    'coconut and chocolate bars',
    'orange and mango juice',
    'strawberry and vanilla yoghurt',
    'cherry and almond cake',
    'pork and apple sausages',
    'spinach and ricotta ravioli',
    'red and green peppers',
    'salted and unsalted butter',
    'half and half',
    'bubble and squeak',
    "ben and jerry's",
    'milk and something nice',
  ])('%s is one thing', (heard) => expect(partsOf(heard)).toEqual([heard]))

  it.each([
    ['milk eggs and bread', ['milk', 'eggs', 'bread']],
    ['two litres of milk eggs and bread', ['2 litres of milk', 'eggs', 'bread']],
    ['carrots onions celery and garlic', ['carrots', 'onions', 'celery', 'garlic']],
    ['chicken breast rice and broccoli', ['chicken breast', 'rice', 'broccoli']],
    ['toilet roll bin bags and milk', ['toilet roll', 'bin bags', 'milk']],
    ['cream cheese and bagels', ['cream cheese', 'bagels']],
    ['butter chicken and naan', ['butter chicken', 'naan']],
    ['egg mayo and cress', ['egg mayo', 'cress']],
    ['tomato soup and bread', ['tomato soup', 'bread']],
    ['fish pie mix and prawns', ['fish pie mix', 'prawns']],
    ['milk eggs bread and butter', ['milk', 'eggs', 'bread', 'butter']],
    ['lettuce tomatoes cucumber and peppers', ['lettuce', 'tomatoes', 'cucumber', 'peppers']],
    ['onions garlic ginger and chillies', ['onions', 'garlic', 'ginger', 'chillies']],
    ['garlic mushrooms and steak', ['garlic mushrooms', 'steak']],
    ['garlic mayo and chips', ['garlic mayo', 'chips']],
    ['carrots garlic mushrooms and steak', ['carrots garlic mushrooms', 'steak']],
    ['cabbage leaves and carrots', ['cabbage leaves', 'carrots']],
    ['ham sandwiches and crisps', ['ham sandwiches', 'crisps']],
    ['fruit and nut chocolate and crisps', ['fruit and nut chocolate', 'crisps']],
    ['sweet and sour sauce and rice', ['sweet and sour sauce', 'rice']],
    ['oats and honey granola and milk', ['oats and honey granola', 'milk']],
    ['salt and vinegar crisps and milk', ['salt and vinegar crisps', 'milk']],
    ['prawn and egg fried rice and crisps', ['prawn and egg fried rice', 'crisps']],
  ])('said without a pause: %s (shopping 153)', (heard, items) => expect(partsOf(heard)).toEqual(items))

  it.each([
    'bread and butter pudding',
    'oats and honey granola',
    'cheese and onion rolls',
    'prawn and egg fried rice',
    'nuts and seeds mix',
    'ham cheese and tomato pizza',
    'bread cheese and ham sandwiches',
    'milk chocolate',
    'rice pudding',
  ])('%s is one thing (shopping 153)', (heard) => expect(partsOf(heard)).toEqual([heard]))

  it('looks for no food in a whole speech', () => {
    const speech = `${'salt and vinegar '.repeat(1000)}crisps`
    expect(partFoods(speech)).toEqual([speech])
  })
})
