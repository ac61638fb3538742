import { describe, expect, test } from 'vitest'
import { findFood } from '../foods/find-food.ts'
import { isBought, isMadeWithin, isInstruction } from './is-bought.ts'
import { foodBehind, foodsToBuy, isOnlyCookingVerb, nameToBuy, withCommasOfChoice } from './name-to-buy.ts'
import { productOf } from './product.ts'
import { shortName } from './short-name.ts'

const product = (name: string) => productOf(findFood(name), name).name

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
    ['Hill Farm Sunny Yolk® eggs', 'eggs'],
    ['overripe bananas', 'bananas'],
    ['romaine', 'romaine lettuce'],
    ['cremini', 'cremini mushrooms'],
    ['chopped pecans', 'pecans'],
    ['powdered buttermilk', 'buttermilk powder'],
    ['broccoli crowns', 'broccoli'],
  ])('%s and %s', (one, other) => expect(product(one)).toBe(product(other)))

  test.each([
    ['sea salt flakes', 'salt'],
    ['ground coriander', 'coriander'],
    ['sun-dried tomatoes', 'tomatoes'],
    ['chopped tomatoes', 'tomatoes'],
    ['light brown sugar', 'dark brown sugar'],
    ['plain flour', 'bread flour'],
    ['soured cream', 'double cream'],
    ['flat-leaf parsley', 'parsley'],
    ['rice noodles', 'rice'],
    ['garlic salt', 'salt'],
    ['lemon juice', 'lemon'],
    ['smoked tofu', 'silken tofu'],
    ['gluten-free penne', 'penne'],
    ['pasat', 'pasta'],
    ['glorb bread', 'rye bread'],
  ])('%s is not %s', (one, other) => expect(product(one)).not.toBe(product(other)))

  test('a choice stands with the first that is known', () =>
    expect(productOf(findFood('zorblax or sourdough bread'), 'zorblax or sourdough bread').category).toBe(
      'Grains & Bakery',
    ))

  test('water and ice are not bought', () => {
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
    ['hot pepper sauce', 'hot pepper sauce'],
    ['hot chicken stock', 'chicken stock'],
    ['ground beef', 'ground beef'],
    ['sun-dried tomatoes', 'sun-dried tomatoes'],
  ])('of %s is %s', (name, short) => expect(shortName(name, productOf(findFood(name), name))).toBe(short))

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

  test('an instruction has no amount', () =>
    expect(['season with pepper', 'pepper'].map(isOnlyCookingVerb)).toEqual([true, false]))
})

describe('the name that a shopper says', () => {
  test.each([
    ['fresh or frozen blackberries', '210 g fresh or frozen blackberries', 'blackberries'],
    ['sausage of your choosing', '1 pound sausage of your choosing', 'sausage'],
    ['spaghetti or pasta of choice', '12 oz spaghetti (or pasta of choice)', 'spaghetti'],
    ['fresh lemon zest and juice', '1/2 fresh lemon zest and juice', 'fresh lemon'],
    ['juice from fresh lemon', '1 tbsp juice from fresh lemon', 'lemon juice'],
    ['A little bit of kosher salt', 'A little bit of kosher salt', 'kosher salt'],
    ['squeeze or two lemon juice', 'squeeze or two lemon juice', 'lemon juice'],
    ['servings noodles', '2 servings noodles', 'noodles'],
    ['caster superfine sugar', '100 g caster/superfine sugar', 'caster or superfine sugar'],
    ['cottage farmer cheese', '2 cups cottage/ farmer cheese', 'cottage or farmer cheese'],
    ['Butter margarine', 'Butter/margarine', 'Butter or margarine'],
    ['salt pepper', 'salt/pepper', 'salt pepper'],
    ['Artichokes Marinated', '200 g Artichokes (Marinated)', 'marinated Artichokes'],
    ['plums tart', '2 plums (tart)', 'plums'],
    [
      'no-sugar quince gooseberry or very good apricot jam',
      '1 cup no-sugar quince, gooseberry, or very good apricot jam',
      'very good apricot jam',
    ],
    ['carrots carrots', '1 cup chopped carrots (about 3 medium carrots)', 'carrots'],
    ['bone in beef short ribs', '3 lb bone in beef short ribs, cut up', 'bone in beef short ribs'],
    ['lime wedges to squeeze over chicken', 'lime wedges to squeeze over chicken', 'lime wedges'],
    [
      'coarse sugar granulated sugar',
      '1/3 cup (76g) coarse sugar or 1/3 cup (66g) granulated sugar',
      'coarse sugar',
    ],
  ])('%s', (name, line, said) => expect(nameToBuy(name, line)).toBe(said))

  test('keeps what makes the word: bay leaves, a blend of a brand, stew meat', () => {
    const short = (name: string) => shortName(name, productOf(findFood(name), name))
    expect(short('bay leaves')).toBe('bay leaves')
    expect(short('Mexicali seasoning')).toBe('Mexicali seasoning')
    expect(short('beef stew meat')).toBe('beef stew meat')
    expect(short('panko bread crumbs sautéed')).toBe('panko bread crumbs')
  })

  test.each([
    ['eggplant fennel or zucchini', '1 lb eggplant, fennel or zucchini', 'eggplant, fennel or zucchini'],
    ['plain yoghurt', '1 cup yoghurt, plain', 'plain yoghurt'],
    ['salt', '1 tsp salt', 'salt'],
  ])('has the marks of its line: %s', (name, line, said) => expect(withCommasOfChoice(name, line)).toBe(said))

  test.each([
    [['each', 'salt', 'pepper'], 'each salt pepper', ['salt', 'pepper']],
    [['chicken', 'boneless', 'skinless'], 'chicken boneless and skinless', ['chicken']],
    [
      ['brown sugar', 'honey', 'maple syrup or other sweetener'],
      'brown sugar honey maple syrup or other sweetener',
      ['brown sugar'],
    ],
    [['butter', 'oil'], 'butter or oil', ['butter', 'oil']],
    [['olive oil', 'mild', 'fruity'], 'olive oil mild and fruity', ['olive oil']],
    [['olive oil', 'zorblax paste'], 'olive oil zorblax paste', ['olive oil', 'zorblax paste']],
    [['boneless'], 'boneless', ['boneless']],
  ])('of %j in "%s" one buys %j', (foods, name, bought) => expect(foodsToBuy(foods, name)).toEqual(bought))

  test('stands before its instruction', () =>
    expect(foodBehind('whole', '2-3 garlic cloves whole')).toBe('garlic cloves whole'))
})

describe('instructions to the cook are not bought', () => {
  test.each([
    ['Make sure the butter has cooled.', 'Make sure the', true],
    ['For a richer dough, increase the butter to 115 g', 'For a richer dough', true],
    ['or make Drop Biscuits (recipe in the notes)', 'or make Drop Biscuits', true],
    ['Everything here was tested twice by the whole team in our kitchen.', 'Everything', true],
    ['for a light finish', 'for a light finish', false],
    ['Salt and pepper.', 'Salt and pepper', false],
    ['2 cups flour, sifted and weighed on a scale, then set aside for the crust.', 'flour', false],
    ['Butter, soft, from the counter of the shop that you like the best.', 'Butter', false],
  ])('%s', (line, name, isSaid) => expect(isInstruction(line, name)).toBe(isSaid))
})

test('salts of all makers are one', () => {
  for (const name of ['diamond crystal kosher salt', 'celtic sea salt', 'table salt'])
    expect(productOf(findFood(name), name).name).toBe('salt')
})
