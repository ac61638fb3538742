import { describe, expect, it } from 'vitest'
import type { Food } from '../foods/food.ts'
import { readFoodLines } from './food-lines.ts'

const foodOf = (line: string): Food => {
  const [read] = readFoodLines([line])
  if (!read) throw new Error(`${line} is no line`)
  return read.food
}

describe('a line of which every word is accounted for (household 20, household 35, household 36, household 37)', () => {
  it.each<[string, string, string]>([
    // States, sizes, colours and where it comes from.
    ['2 Pasture-Raised Eggs', 'eggs', ''],
    ['½ cup plain non-fat Greek yogurt (room temperature)', 'milk', ''],
    ['2 ripe but firm medium bananas, peeled and sliced ¼ inch thick', '', ''],
    ['1 tbsp grass-fed beef gelatin', '', ''],
    ['2 cups dried penne pasta', 'gluten', ''],
    ['4 cups ciabatta bread cubes', 'gluten', 'milk'],
    ['20 carrot sticks', '', ''],
    ['2 oz goat cheese crumbles', 'milk', ''],
    // Synonyms in brackets, behind a slash or with nothing between.
    ['2 medium zucchini (courgette)', '', ''],
    ['2 tbsp corn flour cornstarch', '', ''],
    ['½ cup shoyu (soy sauce)', 'gluten soya', ''],
    ['140ml/5fl oz double cream (heavy cream)', 'milk', ''],
    // Plurals in brackets, and letters that nobody sees.
    ['4-5 tablespoon(s) olive oil', '', ''],
    ['1/2 can(s) diced tomatoes', '', ''],
    ['2 unit(s) onion', '', ''],
    ['100 g but\u00adter\u200b', 'milk', ''],
    // Makers.
    ['1 cup KRAFT® Shredded Cheddar Cheese', 'milk', ''],
    ["2 (1 pound) Gold'n Plump® Boneless Skinless Chicken Breasts", '', ''],
    ['300 g King Arthur all-purpose flour', 'gluten', ''],
    ['1 cup Swanson® chicken broth', '', 'celery gluten'],
    ['1/4 cup Ghiradelli unsweetened cocoa powder', '', ''],
    // Spans glued together, lists behind a word, and remarks.
    ['1/4 cupmilk', 'milk', ''],
    ['1 1/4 cupsall-purpose flour, plus more for dusting', 'gluten', ''],
    ['1/2 cupsugar', '', ''],
    ['2 large eggs room temp.', 'eggs', ''],
    ['1 tin oil-packed tuna', 'fish', ''],
    ['1 tbsp hot sauce (such as Frank’s or another)', '', ''],
    ['2 tbsp reduced-sugar ketchup', '', ''],
    // Choices are both.
    ['1 cup Swiss or Gruyère cheese', 'milk', ''],
    ['1¼ cup pecorino Romano or parmesan cheese (or both)', 'milk', ''],
    ['1 tbsp butter or extra-virgin olive oil', 'milk', ''],
    ['1 pound boneless chicken breast halves or thighs', '', ''],
    // What was put on it, and what it only tastes of.
    ['4 cheesy baked potatoes', 'milk', ''],
    ['200 ml vanilla-flavored soy milk', 'soya', ''],
    ['2 tbsp hazelnut flavoured coffee', '', 'nuts'],
    // A label before the foods, a shop's price behind them, a spoon with a letter wrong.
    ['Toppings: (hot sauce, guacamole, sour cream, lime wedge)', 'milk', ''],
    ['1 Optional Garnish: shredded coconut', '', 'sulphites'],
    ['1 tbsp smoked paprika $14.99 Add to Cart', '', ''],
    ['2 tablespoos chili powder', '', ''],
    ['2 teasoons vanilla extract', '', ''],
    // Kitchens far away.
    ['200 g queso asadero', 'milk', ''],
    ['1 tsp marash or Aleppo pepper', '', ''],
    ['2 sheets kataifi', 'gluten', 'eggs milk'],
    ['1 tbsp usukuchi', 'gluten soya', ''],
    ['1 tsp gapi', 'crustaceans', 'fish gluten soya'],
    // A dish where it is counted, sheets where they are weighed.
    ['1 lasagne', 'gluten milk', 'celery eggs soya'],
    ['Lasagne', 'gluten milk', 'celery eggs soya'],
    ['300 g lasagne', 'gluten', 'eggs'],
    ['12 lasagne', 'gluten', 'eggs'],
    ['1 packet lasagne', 'gluten', 'eggs'],
    ['2 dried lasagne', 'gluten', 'eggs'],
    // What it tastes of, beside a food of which nobody knows the origin.
    ['3 tbsp raspberry-flavored liqueur', '', 'eggs milk nuts'],
    // Bread of a grain, and of a colour.
    ['4 white or wheat hamburger buns', 'gluten', 'milk sesame'],
    ['6 whole wheat burger buns', 'gluten', 'milk'],
    ['2 cups rye crackers', 'gluten', 'milk'],
    // A mixture of what stands before, and what is dried.
    ['¼ cup walnuts, pecans, or a mixture', 'nuts', ''],
    ['2 oz pancetta or guanciale, or a mix of both', '', ''],
    ['1 package herb stuffing mix', 'gluten', ''],
    // Where it comes from, behind its name.
    ['1 avocado from Mexico', '', ''],
    // Foods of many kitchens, with what is surely or often in them.
    ['2 tbsp suya spice', 'peanuts', 'gluten mustard'],
    ['1 tbsp gunpowder podi', 'sesame', 'mustard'],
    ['2 tbsp salsa macha', 'peanuts', 'nuts sesame'],
    ['1 tbsp nam prik pao', 'crustaceans', 'fish'],
    ['4 tbsp satay paste', 'peanuts', 'crustaceans soya'],
    ['100 ml aji verde', '', 'eggs milk'],
    ['2 tbsp hua diao wine', 'gluten', 'sulphites'],
    ['1 cup golden grahams', 'gluten', 'nuts'],
    ['200 g cookie butter', 'gluten', 'soya'],
    ['2 oz amarula', 'milk', 'nuts'],
    ['6 mexican wedding cookies', 'gluten nuts', 'eggs milk'],
    ['1 cup dill hamburger pickles', '', 'mustard sulphites'],
    ['200 g pancit canton', 'gluten', 'eggs'],
    ['1 tsp ogiri', 'sesame', 'fish'],
    // One letter wrong.
    ['50 g mascaarpone', 'milk', ''],
    ['200 g strawbeeries', '', ''],
    ['2 tbsp breadcumbs', 'gluten', ''],
  ])('%s is known: contains %j, may contain %j', (line, contains, mayContain) => {
    const food = foodOf(line)
    expect(food.knowledge).toBe('known')
    expect([...food.contains].toSorted()).toEqual(contains.split(' ').filter(Boolean))
    for (const one of mayContain.split(' ').filter(Boolean)) expect(food.mayContain).toContain(one)
  })

  it.each([
    // A strange word, and foods that hide more than their words say.
    '200 g zorblax pasta',
    '2 tbsp zorblax',
    '1 apple tart',
    '1 rhubarb crumble',
    '6 mozzarella sticks',
    '200 g crispy shallots',
    '1 chicken curry',
    '1 nut roast',
    '200 g lemon chicken fillets',
    '1 mushroom sauce',
    '1 jar walnut pasta sauce',
    '4 cheese straws',
    '2 lamb buns',
    '200 g seasoned pinto beans',
    '1 bag nacho-flavor tortilla chips',
    '1 peanut bar',
    '4 egg rolls',
    '1 pack chicken korma',
    // A grain before bread or a mix does not say what fills it.
    '2 lamb rye buns',
    '1 wheat cake',
    '1 bag zorblax stuffing mix',
    // Nearer to two foods than to one.
    '100 g zest of zorblax',
  ])('%s is not known', (line) => expect(foodOf(line).knowledge).not.toBe('known'))
})
