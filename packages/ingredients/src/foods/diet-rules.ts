/**
 * Ways of eating that ask for foods by name, where neither origin nor the law's allergens tell. The
 * names are foods of the lexicon or parts of them (`food-parts.ts`).
 */

import type { Allergen } from './food.ts'

/**
 * The foods that a way of eating leaves out, those it is careful with, and those it takes of the
 * rest.
 */
export interface DietRules {
  never: readonly string[]
  perhaps: readonly string[]
  /** Words of a line that it is careful with, whatever the food: 'rare'. */
  words: RegExp | null
  /** Allergens of the law that stand for more foods to be careful with: gluten for wheat. */
  careful: readonly Allergen[]
  /** Foods that it takes although they are made of one of the others. */
  allowed: readonly string[]
  /** Which known foods of no list it takes: all, or all but fruits and vegetables. */
  restAllowed: 'all' | 'but fruit and vegetables'
}

const list = (names: string) => names.split(', ')

/** NHS, 'Foods to avoid in pregnancy' and 'Caffeine'; ACOG and FSANZ where they go further. */
const pregnancyWay: DietRules = {
  never: list(
    'alcohol, liver, pate, swordfish, shark, marlin, raw milk, cod liver oil, foie gras, absinthe, ' +
      'king mackerel, tilefish',
  ),
  perhaps: list(
    'brie, camembert, chevre, stilton, gorgonzola, roquefort, danish blue, dolcelatte, blue cheese, cambozola, saint agur, taleggio, ' +
      "chaource, pont l'eveque, vacherin, reblochon, goat's cheese, queso fresco, smoked salmon, gravlax, gravadlax, " +
      'smoked trout, smoked mackerel, smoked haddock, smoked fish, sushi, sashimi, tuna, oyster, mussel, clam, scallop, ' +
      'caviar, raw egg, salami, chorizo, pepperoni, prosciutto, parma ham, bresaola, charcuterie, pastrami, nduja, ' +
      'serrano ham, venison, pheasant, partridge, grouse, rabbit, hare, pigeon, wild boar, ' +
      'caffeine, bean sprout, alfalfa sprout, herbal tea, duck egg, quail egg, goose egg, steak tartare, coppa, game, ' +
      'raw cured meat, soft ripened cheese, cured fish, rillette, deli meat, antipasto meat, fish roe, flying fish roe, mentaiko, ' +
      'sprouted bean, sunflower sprout, alfalfa, queso blanco, queso panela, panela cheese, cotija, dogfish, huss, orange roughy',
  ),
  words:
    /\b(?:rare|undercooked|unpasteuri[sz]ed|runny|soft[- ]boiled|raw (?:eggs?|milk|cream|cheese|butter)|raw yolks?|(?:eggs?|yolks?|whites?),? raw|(?:sushi|sashimi)[ -]grade)\b/i,
  careful: [],
  allowed: list('egg, meringue, pavlova, oyster sauce, clam juice'),
  restAllowed: 'all',
}

/** Monash University, 'High and low FODMAP foods': servings decide, so much is 'perhaps'. */
const lowFodmap: DietRules = {
  never: list(
    'onion, garlic, leek, shallot, honey, apple, pear, mango, watermelon, cherry, peach, nectarine, plum, apricot, blackberry, fig, ' +
      'date, raisin, prune, mushroom, cauliflower, asparagus, globe artichoke, artichoke, jerusalem artichoke, cashew, pistachio, ' +
      'agave syrup, agave, inulin, sorbitol, xylitol, maltitol, kidney bean, baked bean, soya bean, black bean, ' +
      'haricot bean, borlotti bean, butter bean, split pea, barley, rye, milk, cream, yoghurt, ice cream, custard, ricotta, ' +
      'cottage cheese, condensed milk, evaporated milk, sugar snap pea, molasses, bread, pasta, plain flour, couscous, semolina, bulgur',
  ),
  perhaps: list(
    'chickpea, lentil, legume, corn, avocado, beetroot, celery, brussels sprout, savoy cabbage, butternut squash, sweet potato, ' +
      'coconut, almond, hazelnut, banana, grapefruit, pea, oat, wine, broccoli, fennel, pomegranate, raspberry, dried fruit, rum, ' +
      'coffee, tea, soy sauce, spelt, sourdough',
  ),
  words: null,
  careful: ['gluten', 'milk'],
  allowed: list(
    'garlic oil, garlic infused oil, garlic-infused oil, soy sauce, butter, ghee, cheddar, parmesan, brie, camembert, feta, mozzarella, ' +
      'carrot, potato, parsnip, courgette, cucumber, aubergine, bell pepper, red pepper, green pepper, tomato, spinach, kale, lettuce, ' +
      'rocket, chard, pak choi, swede, turnip, radish, ginger, chive, green bean, bamboo shoot, olive, lemon, lime, orange, clementine, ' +
      'strawberry, blueberry, grape, kiwi, pineapple, papaya, passion fruit, rhubarb, lemon juice, lime juice, tomato purée, passata, ' +
      'chopped tomato, chilli, parsley, coriander, basil, mint, thyme, rosemary, dill, maple syrup, tofu, lactose-free milk, ' +
      'cherry tomato, plum tomato, sweet potato starch, spring greens, collard greens, bean sprout, water chestnut',
  ),
  restAllowed: 'but fruit and vegetables',
}

const dietsByName: ReadonlyMap<string, DietRules> = new Map([
  ['pregnancy', pregnancyWay],
  ['pregnant', pregnancyWay],
  ['expecting', pregnancyWay],
  ['pregnancy safe', pregnancyWay],
  ['safe in pregnancy', pregnancyWay],
  ['low fodmap', lowFodmap],
  ['fodmap', lowFodmap],
  ['fodmaps', lowFodmap],
])

/** The way of eating of that name, in lower case with blanks for hyphens; undefined for others. */
export const findDietRules = (name: string): DietRules | undefined => dietsByName.get(name)
