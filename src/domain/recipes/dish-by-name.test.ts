import { describe, expect, it } from 'vitest'
import { verdictsFor } from '../household/who-can-eat/verdicts.ts'
import { readDishName } from './dish-by-name.ts'

const levelOf = (name: string, allergy = 'nuts') =>
  verdictsFor([name], { allergies: [allergy], diets: [] }, {}, { dishNames: [name] })[0]?.level
const rows = (names: string) => names.split(',').map((name) => name.trim().replaceAll(';', ','))

describe('meals that a family types (household 60)', () => {
  it.each(
    rows(`Roast chicken and salad, Salmon and salad, Salmon with salad, Chicken; rice and salad,
      Pizza and salad, Pot roast, Pot-roast beef, Ham and cheese, Cheese and ham, Bacon and cheese,
      Cheese and pickle, Cheese and onion, Cheese and tomato, Ham; cheese and pickle,
      Smoked salmon and cream cheese, Spinach and ricotta, Broccoli and stilton, Tuna mayo, Egg mayo,
      Tuna and mayo, Prawn mayonnaise, Tuna and sweetcorn, Tuna and cucumber, Egg and cress,
      Egg and lettuce, Ham and pea, Pea and ham, Pea and mint, Lentil and bacon, Leek and potato,
      Carrot and coriander, Tomato and basil, Chicken and mushroom, Chicken and leek, Pork and apple,
      Steak and kidney, Beef and ale, Chicken rice, Egg rice, Coconut rice, Tuna sweetcorn,
      Spaghetti and meatballs, Pasta and sauce, Chilli and rice, Chicken noodles, Cheesy pasta,
      Chicken salad, Sausage and beans, Beans on toast, Scrambled eggs, Pasta, Spaghetti, Ramen, Noodles,
      Egg noodles, Udon, Cannelloni, Canneloni, Lasange, Chow mein, Tortilla, Jacket potatoes, Bao buns,
      Adobo, Burgers, Chicken burgers, Beefburgers, Hamburger and chips, Ribs, Potato skins,
      Liver and onions, Prawn toast, Beef and black bean, Roast beef and Yorkshires, Antipasti, Meatball sub, Slow cooker, Air fryer`),
  )('is a dish whose parts nobody knows: %s', (name) => expect(levelOf(name)).toBe('not checked'))

  it.each(
    rows(`Salmon and broccoli, Salmon & broccoli, Fish and cauliflower, Chicken and cabbage,
      Salmon; rice and broccoli, Chicken and sweetcorn, Cauliflower and broccoli, Egg and chips,
      Eggs and chips, Ham; egg and chips, Bacon and egg, Bacon and eggs, Egg and bacon, Ham and eggs,
      Gammon and pineapple, Soup and bread, Soup and a roll, Tomato soup and bread, Hummus and pitta,
      Carrots and hummus, Pasta and tomato sauce, Pasta and peas, Avocado toast, Avocado on toast,
      Eggs on toast, Cheese on toast, Mushrooms on toast, Macaroni cheese, Mac and cheese,
      Fish and chips, Fish; chips and mushy peas, Steak and chips, Chicken and rice,
      Chicken with peas, Chicken; potatoes and peas, Carrots and peas, Roast chicken,
      Roast lamb and potatoes, Roast beef, Roast potatoes, Jacket potato with cheese, Pizza and chips,
      Bread and cheese, Apple and cheese, Toast and eggs, Porridge and banana, Yoghurt and fruit,
      Lasagne, Sausage and mash, Chicken and mushroom pie, Apples and bananas`),
  )('is known, alone or side by side: %s', (name) => {
    expect(readDishName(name).map(({ food }) => food.knowledge)).toEqual(['known'])
    expect(levelOf(name)).not.toBe('not checked')
  })

  it.each(
    rows(`Fish and chips, Fish fingers; peas and chips, Sausage & mash, Bacon and eggs, Beans on toast,
      Sausages, Lasagne, Macaroni cheese, Porridge, Beef stew, Takeaway, Scrambled eggs`),
  )('is called by its own words: %s (recipes 159)', (name) =>
    expect(readDishName(` ${name}`).map(({ called }) => called)).toEqual([name]),
  )
  it('holds what each of its sides holds', () => {
    expect(levelOf('Roast chicken and salad', 'chicken')).toBe('contains')
    expect(levelOf('Cheese on toast', 'milk')).toBe('contains')
    expect(levelOf('Curry and rice')).toBe('may contain')
  })
  it.each(
    rows(`Fish and chips milk, Fish & chips eggs, Fish; chips and peas gluten, Burgers sesame,
      Burger and chips gluten, Vegan burgers milk, BBQ ribs gluten, Roast beef and Yorkshires eggs,
      Porridge milk, Cornflakes milk, Bran flakes milk, Chilli con carne milk,
      Fish pie crustaceans, Cod and chips eggs, Haddock & chips milk, Macaroni cheese mustard, Cauliflower cheese mustard, Club sandwich pork,
      Charcuterie pork, Manti lamb`).map((row) => [
      row.slice(0, row.lastIndexOf(' ')),
      row.slice(row.lastIndexOf(' ') + 1),
    ]),
  )('may hold what usually comes along (household 63): %s, %s', (name, allergy) =>
    expect(levelOf(name, allergy)).toBe('may contain'),
  )
  it.each([
    ['Tuna pasta bake', 'fish'],
    ['Tonkatsu', 'pork'],
    ['Lasagne and chips', 'milk'],
    ['Garlic bread and lasagna', 'milk'],
    ['Lasagne', 'milk'],
    ['Chicken cordon bleu', 'milk'],
    ['Poutine', 'milk'],
  ])('surely holds what it is made of: %s, %s', (name, allergy) =>
    expect(levelOf(name, allergy)).toBe('contains'),
  )
  it('believes a name that it is free of what usually comes along', () => {
    expect(levelOf('Gluten-free burgers', 'gluten')).toBe('not checked')
    expect(levelOf('Dairy free burger', 'milk')).toBe('not checked')
  })
  it('holds and hides what any of its sides does (household 18)', () => {
    expect(levelOf('Pizza and chips', 'pork')).toBe('may contain')
    expect(levelOf('Pizza and chips', 'tomato')).toBe(levelOf('Pizza', 'tomato'))
    expect(levelOf('Soup and bread', 'onion')).toBe(levelOf('Soup', 'onion'))
    expect(levelOf('Carrots and peas', 'onion')).toBe('free')
  })
  it('is read under the name that the product has, and keeps its own', () => {
    expect(levelOf('Macaroni cheese', 'milk')).toBe(levelOf('Mac and cheese', 'milk'))
    expect(readDishName('Macaroni Cheese')).toMatchObject([{ line: 'Macaroni Cheese' }])
    expect(levelOf('Macaroni cheese', 'macaroni')).toBe('contains')
  })
})

describe('dishes of which something is certain (recipes 165)', () => {
  it.each([
    ['Kare kare', 'peanuts'],
    ['Gado gado', 'peanuts'],
    ['Fesenjan', 'nuts'],
    ['Bobotie', 'eggs'],
    ['Avgolemono', 'eggs'],
    ['Cranachan', 'milk'],
    ['Palak paneer', 'milk'],
    ['Chole bhature', 'gluten'],
    ['Bulgogi', 'soya'],
    ['Gefilte fish', 'fish'],
    ['Char kway teow', 'soya'],
    ['Rajma chawal', 'kidney beans'],
    ['Aloo gobi', 'potato'],
    ['BLT sandwich', 'tomato'],
    ['Bloody Mary cocktail', 'tomato'],
  ])('%s contains %s', (name, allergy) => expect(levelOf(name, allergy)).toBe('contains'))
  it.each([
    ['Nasi lemak', 'peanuts'],
    ['Laksa', 'crustaceans'],
    ['Banh mi', 'fish'],
    ['Bobotie', 'nuts'],
    ['Tteokbokki', 'fish'],
    ['Pani puri', 'onion'],
    ['Shrimp and grits', 'garlic'],
    ['Club sandwich', 'tomato'],
    ['Sev puri', 'onion'],
  ])('%s may contain %s', (name, allergy) => expect(levelOf(name, allergy)).toBe('may contain'))
  it.each(
    rows(
      'Bobotie, Kare kare, Colcannon, Sabzi, Egusi, Callaloo, Rajma, Poha, Oxtail, Dolma, Ful medames, Grits',
    ),
  )('of the rest of %s nobody knows', (name) => expect(levelOf(name, 'lupin')).toBe('not checked'))
})
