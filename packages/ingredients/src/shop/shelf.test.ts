import { describe, expect, test } from 'vitest'
import { findFood } from '../foods/find-food.ts'
import { foodBehind, isBought, isMadeWithin, isOnlyDone, nameToBuy, onShelf, shortName } from './shelf.ts'

const product = (name: string) => onShelf(findFood(name), name).name

describe('one product', () => {
  test.each([
    ['kosher salt', 'sea salt'],
    ['coarse salt', 'fine salt'],
    ['olive oil', 'extra virgin olive oil'],
    ['vanilla', 'vanilla extract'],
    ['lemon zest', 'lemons'],
    ['British Blacktail Free Range Medium Eggs', 'eggs'],
    ['Essential Buttermilk', 'buttermilk'],
    ['unpeeled ginger', 'ginger'],
    ['ground chipotle', 'chipotle powder'],
    ['tumeric', 'turmeric'],
    ['parseley', 'parsley'],
    ['glorb / rye bread', 'rye bread'],
  ])('%s and %s', (one, other) => expect(product(one)).toBe(product(other)))

  test.each([
    ['sea salt flakes', 'salt'],
    ['ground coriander', 'coriander'],
    ['sun-dried tomatoes', 'tomatoes'],
    ['chopped tomatoes', 'tomatoes'],
    ['light brown sugar', 'dark brown sugar'],
    ['plain flour', 'bread flour'],
    ['soured cream', 'double cream'],
    ['garlic salt', 'salt'],
    ['lemon juice', 'lemon'],
    ['smoked tofu', 'silken tofu'],
    ['gluten-free penne', 'penne'],
    ['pasat', 'pasta'],
    ['glorb bread', 'rye bread'],
  ])('%s is not %s', (one, other) => expect(product(one)).not.toBe(product(other)))

  test('a choice stands with the first that is known', () =>
    expect(onShelf(findFood('zorblax or sourdough bread'), 'zorblax or sourdough bread').category).toBe(
      'Grains & Bakery',
    ))

  test('water and ice are at home', () => {
    expect(['boiling water', 'ice cubes'].some((name) => isBought(findFood(name)))).toBe(false)
    expect(['sparkling water', 'ice cream'].every((name) => isBought(findFood(name)))).toBe(true)
  })
})

describe('made within the recipe', () => {
  test.each([
    ['1 cup dashi (recipe below)', 'dashi'],
    ['Onion aioli, optional, recipe follows', 'onion aioli'],
    ['1 recipe pizza dough, see above', 'pizza dough'],
    ['½ recipe Aunt Bea’s crumb', 'aunt bea’s crumb'],
    ['1 batch of harbour rub', 'harbour rub'],
  ])('%s is not bought', (line, name) => expect(isMadeWithin(line, name)).toBe(true))

  test.each([
    ['1 recipe puff pastry', 'puff pastry'],
    ['1 kg pork shoulder, soaked in brine (see recipe below)', 'pork shoulder'],
    ['2 beetroots, leaves reserved (see below)', 'beetroots'],
    ['1 l stock (bought or see recipes)', 'stock'],
    ['100 g Recipe Essentials sausage', 'sausage'],
  ])('%s is bought', (line, name) => expect(isMadeWithin(line, name)).toBe(false))
})

describe('the name a shopper says', () => {
  test.each([
    ['large free-range eggs', 'eggs'],
    ['cauliflower florets', 'cauliflower'],
    ['Kerrygold butter', 'butter'],
    ['extra large eggs', 'eggs'],
    ['extra eggs', 'extra eggs'],
    ['lettuce leaves', 'lettuce'],
    ['leaves', 'leaves'],
    ['baby leaves', 'leaves'],
    ['baby spinach leaves', 'baby spinach leaves'],
    ['garlic cloves', 'garlic'],
    ['extra virgin olive oil', 'extra virgin olive oil'],
    ['BBQ sauce', 'BBQ sauce'],
    ['ground beef', 'ground beef'],
    ['sun-dried tomatoes', 'sun-dried tomatoes'],
  ])('of %s is %s', (name, short) => expect(shortName(name, onShelf(findFood(name), name))).toBe(short))

  test.each([
    ['all-purpose flour maida', '225 g all-purpose flour (maida)', 'all-purpose flour'],
    ['season with black pepper', 'season with black pepper', 'black pepper'],
    ['zest from lemon', '1 zest from lemon', 'lemon zest'],
    ['white chocolate for the drizzle', '50 g white chocolate for the drizzle', 'white chocolate'],
    ['EACH onion powder', '1 tsp EACH onion powder', 'onion powder'],
  ])('of %s is what is bought', (name, line, short) => expect(nameToBuy(name, line)).toBe(short))

  test('a name that is only a state is looked for behind the comma', () => {
    expect(foodBehind('bone-in', '1 (8 pounds) bone-in, fully cooked ham')).toBe('cooked ham')
    expect(foodBehind('onion', '1 onion, with ham')).toBeNull()
  })

  test('what is done with a food is no amount of it', () =>
    expect(['season with pepper', 'pepper'].map(isOnlyDone)).toEqual([true, false]))
})
