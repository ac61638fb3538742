import { describe, expect, it } from 'vitest'
import { partFoods, partTyped } from './part-foods.ts'
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

  // The longer known food wins; each name here is two foods' names in a row.
  const longer = (
    'apple juice,apple pie,bacon bit,baked bean,beef stock,bread flour,butter bean,butter lettuce,cheese cracker,' +
    'chicken liver,chicken stock,chocolate milk,coconut milk,coconut oil,coffee bean,corn chip,corn flour,cream cheese,' +
    'cream cracker,egg noodle,fish finger,fish sauce,garlic bread,garlic salt,ginger beer,ginger biscuit,ham hock,' +
    'honey mustard,lemon juice,milk chocolate,mushroom soup,olive oil,onion powder,pea shoot,peanut butter,potato salad,' +
    'rice noodle,rice pudding,rice wine vinegar,sesame oil,sugar pea,sugar snap pea,tomato juice,tomato soup,vegetable stock,' +
    'walnut oil,water chestnut,wine vinegar'
  )
    .split(',')
    .flatMap((name) => [name, `${name}s`])
  it.each(longer)('%s is torn nowhere (shopping 144)', (food) => {
    for (const heard of [`${food} and bread`, `eggs ${food} and bread`, `${food} eggs and bread`]) {
      const parts = partsOf(heard)
      expect(parts.some((part) => part.includes(food))).toBe(true)
      expect(parts.at(-1)).toBe('bread')
    }
  })

  it.each([
    ['sugar peas and carrots', ['sugar peas', 'carrots']],
    ['eggs butter beans and rice', ['eggs', 'butter beans', 'rice']],
    ['cream cheese bagels and milk', ['cream cheese bagels', 'milk']],
    ['sugar doughnuts and milk', ['sugar doughnuts', 'milk']],
    ['ham pizzas and milk', ['ham pizzas', 'milk']],
    ['chicken curries and rice', ['chicken curries', 'rice']],
    ['cheese graters and milk', ['cheese graters', 'milk']],
    ['bread milk butter and eggs', ['bread', 'milk', 'butter', 'eggs']],
    ['bread bananas and ham', ['bread', 'bananas', 'ham']],
    ['flour tortillas and beans', ['flour tortillas', 'beans']],
    ['milk and beans', ['milk', 'beans']],
    ['cheese tomatoes and bread', ['cheese', 'tomatoes', 'bread']],
  ])('%s: the longest food that is known, or what is filled with it (shopping 144)', (heard, items) =>
    expect(partsOf(heard)).toEqual(items),
  )

  it('looks for no food in a whole speech', () => {
    const speech = `${'salt and vinegar '.repeat(1000)}crisps`
    expect(partFoods(speech)).toEqual([speech])
  })
})

describe('several things that were typed at once (shopping 145)', () => {
  it.each([
    ['milk eggs and bread', ['milk', 'eggs', 'bread']],
    ['milk, eggs, bread', ['milk', 'eggs', 'bread']],
    ['2 l milk and 6 eggs', ['2 l milk', '6 eggs']],
    ['nappies and wipes', ['nappies', 'wipes']],
    ['milk, bread', ['milk', 'bread']],
    ['tea, coffee, sugar', ['tea', 'coffee', 'sugar']],
  ])('%s', (typed, items) => expect(partTyped(typed)).toEqual(items))

  it.each([
    'milk, 2 litres',
    '1,5 l milk',
    'tomatoes, chopped',
    'beans, kidney',
    'oil, olive',
    'peppers, red',
    'eggs, free range',
    'nappies, size 4',
    'tuna, in oil',
    'crisps, cheese and onion',
    'pizza, ham and pineapple',
    'fish and chips',
    'salt and vinegar crisps',
    'bread and butter pudding',
    'apples or pears',
    "Ben and Jerry's",
    `${'milk, eggs, '.repeat(100)}bread`,
  ])('%s stays one row', (typed) => expect(partTyped(typed)).toEqual([typed]))
})
