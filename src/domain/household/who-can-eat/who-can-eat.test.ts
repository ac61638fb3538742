import { readFoodLines } from '@plateful/ingredients/lines/food-lines'
import { describe, expect, it } from 'vitest'
import { suitsDiet } from './suits-diet.ts'
import { verdictsFor } from './verdicts.ts'
import { warningsFor } from './who-can-eat.ts'

const withAllergies = (...allergies: string[]) => ({ firstName: 'Ada', allergies })

it.each([
  ['Chilli', true, 'not checked'],
  ['Chicken masala', true, 'not checked'],
  ['Veggie chilli', true, undefined],
  ['Carrots', true, undefined],
  ['Chilli', false, undefined],
])('a meal that is known by its name alone is a dish, not the spice: %s', (name, isNamedOnly, level) => {
  const vegetarian = { firstName: 'Ada', allergies: [], dietaryPreferences: ['vegetarian'] }
  expect(warningsFor({ lines: [name], dishNames: isNamedOnly ? [name] : [] }, [vegetarian])[0]?.level).toBe(
    level,
  )
})

describe('a meal that is known by its name alone (household 60)', () => {
  const levelsOf = (name: string, allergy: string) => [
    ...new Set(
      warningsFor({ lines: [name], dishNames: [name] }, [withAllergies(allergy)]).map(({ level }) => level),
    ),
  ]
  it.each(
    [
      [
        'Beef stew',
        'Beef casserole',
        'Beef chilli',
        'Chicken chilli',
        'Salad',
        'Green salad',
        'Leek and potato',
      ],
      ['BBQ', 'Tuna pasta', 'Cheese omelette', 'Vegetable stir fry', 'Chicken and mushroom', 'Egg and cress'],
      [
        'Fry up',
        'Braised beef',
        'Skewers',
        'Tacos',
        'Wraps',
        'Steak & kidney',
        'Veggie chilli',
        'Vegan salad',
      ],
    ].flat(),
  )('is not checked where its name is a dish: %s', (name) =>
    expect(levelsOf(name, 'nuts')).toEqual(['not checked']),
  )
  it.each(
    [
      [
        'Apples',
        'Rice',
        'Boiled eggs',
        'Bowl of rice',
        'Salad leaves',
        'Carrots and peas',
        'Roast beef',
        'Lasagne',
      ],
      ['Roast chicken', 'Tomato soup', 'Chilli con carne', 'Omelette', 'Chillies'],
    ].flat(),
  )('is known as a plain food, or as a dish that the lexicon has: %s', (name) =>
    expect(levelsOf(name, 'nuts')).toEqual([]),
  )
  it('surely holds what its words give away', () => {
    expect(levelsOf('Cheese omelette', 'milk')).toEqual(['contains'])
    expect(levelsOf('Tuna pasta', 'fish')).toEqual(['contains'])
    expect(levelsOf('Leek and potato', 'leeks')).toEqual(['contains'])
  })
  it('is judged beside the lines of a recipe', () =>
    expect(
      warningsFor({ lines: ['300 g rice', 'Salad'], dishNames: ['Salad'] }, [withAllergies('nuts')]),
    ).toMatchObject([{ level: 'not checked', line: 'Salad' }]))
  it('is called by its name, and gives that as its reason', () =>
    expect(
      verdictsFor(['Beef stew'], { allergies: ['nuts'], diets: [] }, {}, { dishNames: ['Beef stew'] }),
    ).toEqual([
      {
        need: 'nuts',
        level: 'not checked',
        line: 'Beef stew',
        because: "We don’t know enough about what 'beef stew' is.",
      },
    ]))
})

describe('a need of the household that some of its family have (household 61)', () => {
  const line = '100 g dark chocolate'
  const fineLines = [{ line, need: 'milk' }]
  const [ada, ben] = [withAllergies('Milk'), { ...withAllergies('milk'), firstName: 'Ben' }]
  const levelsFor = (...family: Parameters<typeof warningsFor>[1]) =>
    warningsFor({ lines: [line, '50 g cheddar'] }, [{ ...withAllergies('Milk'), family }]).map(
      ({ level }) => level,
    )
  it.each([
    ['nobody', [withAllergies('Fish')], ['contains', 'may contain']],
    ['one of two', [{ ...ada, fineLines }, ben], ['contains', 'may contain']],
    [
      'each in their own way',
      [
        { ...ada, fineLines },
        { ...ben, mayContainAllowed: ['milk'] },
      ],
      ['contains'],
    ],
  ])('is settled where all who have it settled it: %s', (_, family, levels) =>
    expect(levelsFor(...family)).toEqual(levels),
  )
})

describe('a line and an allergy', () => {
  it.each([
    ['Milk', '200 g cheddar, grated', 'contains'],
    ['dairy', '200 g cheddar, grated', 'contains'],
    ['Lactose intolerance', '1 pint whole milk', 'contains'],
    // Lactose-free milk is milk without its sugar (household 96).
    ['Lactose intolerance', '200 ml lactose-free milk', null],
    ['lactose', 'milk, lactose free', null],
    ['lactose', 'lactose free cream', null],
    ['lactose', '200 ml laktosefreie Sahne', null],
    ['lactose', 'laktosfri vispgrädde', null],
    ['lactose', 'lait sans lactose', null],
    ['lactose, nuts', '200 ml lactose-free milk', null],
    ['milk', '200 ml lactose-free milk', 'contains'],
    ['lactose allergy', '200 ml lactose-free milk', 'contains'],
    ['dairy (lactose)', '200 ml lactose-free milk', 'contains'],
    ['lactose', 'lactose-free milk if needed', 'contains'],
    ['lactose', 'not lactose-free milk', 'contains'],
    ['lactose', 'milk or lactose-free milk', 'contains'],
    ['lactose', 'lactose-free milk and cream', 'contains'],
    ['lactose', 'lactose-free milk with cream', 'contains'],
    ['lactose', 'milk (lactose free for Anna)', 'contains'],
    ['gluten', 'milk, lactose free', null],
    // One line tells its language by a claim's small word, and by accents that English has not
    // (household 98).
    ['gluten', 'farine sans gluten', null],
    ['gluten', 'harina sin gluten', null],
    ['gluten', 'farinha sem glúten', null],
    ['gluten', 'pâtes', 'contains'],
    ['milk', '300 g pâtes', null],
    ['milk', '100 g pâté', 'may contain'],
    ['gluten', 'mąki', 'contains'],
    ['milk', '1 tin coconut milk', null],
    ['Tree nuts', '50 g flaked almonds', 'contains'],
    ['peanuts', '50 g flaked almonds', null],
    ['nuts', '2 tbsp peanut butter', 'contains'],
    ['Nut allergy', '1 handful cashews', 'contains'],
    ['eggs', '300 g pasta', 'may contain'],
    ['wheat', '300 g pasta', 'contains'],
    ['coeliac', '2 slices bread', 'contains'],
    ['shellfish', '200 g prawns', 'contains'],
    ['seafood', '1 cod fillet', 'contains'],
    ['milk', '1 apple, to serve with cream', 'may contain'],
    ['Kiwi fruit', '2 kiwis', 'contains'],
    ['Kiwi fruit', '2 apples', null],
    ['strawberries', '400 g strawberries, hulled', 'contains'],
    ['milk', '2 tbsp zorblax', 'not checked'],
    ['milk', 'salt, to taste', null],
    ['milk', 'Salt & freshly ground black pepper', null],
    ['nuts', '50 g almonds & raisins', 'contains'],
    ['eggs', '200 g flour, 100 g butter, 2 eggs', 'contains'],
    ['milk', '2 eggs and a splash of milk', 'contains'],
    ['gluten', '250 g Mehl, 2 eggs', 'contains'],
    ['milk', '250 g Mehl, 2 eggs', null],
    ['eggs', '3 œufs', 'contains'],
    ['milk', '200 ml mjölk', 'contains'],
    ['gluten', '400 g glutenfreie Nudeln', null],
    ['Erdnüsse', '2 tbsp peanut butter', 'contains'],
    ['milk', '1 kg ziemniaków', null],
    ['eggs', '250 g Zorblaxmehl, 2 eggs', 'contains'],
    ['milk', '250 g Zorblaxmehl, 2 eggs', 'not checked'],
    ['milk', '2 boneless, skinless chicken breasts', null],
    ['zorblax', '2 apples', 'not checked'],
    ['zorblax', '2 tbsp zorblax', 'contains'],
    ['Nuts/peanuts', '50 g flaked almonds', 'contains'],
    ['peanuts and other nuts', '50 g flaked almonds', 'contains'],
    ['Nuts (incl. peanuts)', '50 g flaked almonds', 'contains'],
    ['severe nut allergy', '50 g flaked almonds', 'contains'],
    ['eggs/milk', '2 eggs', 'contains'],
    ['pine nuts', '50 g flaked almonds', null],
    ['pine nuts', '50 g pine nuts', 'contains'],
    ['nuts', '1 tin coconut milk', null],
    ['monkey nuts', '2 tbsp peanut butter', 'contains'],
    ['brazil nuts', '2 tbsp peanut butter', null],
    // A food whose name says the word of an allergen, and is none of it.
    ['butter beans', '1 tin butter beans', 'contains'],
    ['butter beans', '50 g butter', null],
    ['coconut milk', '1 tin coconut milk', 'contains'],
    ['coconut milk', '200 ml milk', null],
    ['coconut cream', '200 ml coconut cream', 'contains'],
    ['oyster mushrooms', '200 g oyster mushrooms', 'contains'],
    ['oyster mushrooms', '6 oysters', null],
    ['crab apple', '4 crab apples', 'contains'],
    ['cream of tartar', '1 tsp cream of tartar', 'contains'],
    ['butter lettuce', '1 butter lettuce', 'contains'],
    ['egg plant', '1 aubergine', 'contains'],
    ['organic butter beans', '1 tin butter beans', 'contains'],
    ['kidney beans, milk and butter beans', '1 tin butter beans', 'contains'],
    ['kidney beans, milk and butter beans', '200 ml milk', 'contains'],
    ['egg plant, eggs', '2 eggs', 'contains'],
    // Here the allergen may be meant.
    ['soya milk', '200 ml milk', 'contains'],
    ['milk coconut', '200 ml milk', 'contains'],
    ['milk coconut', '1 tin coconut milk', 'contains'],
    ['dairy-free spread', '200 ml milk', 'contains'],
    ['gluten free bread', '1 slice gluten free bread', null],
    ['gluten free bread', '100 g flour', 'contains'],
    ['fish food', '2 cod fillets', 'contains'],
    ['pulse', '50 g peanuts', 'contains'],
    ['cheddar cheese', '200 ml milk', 'contains'],
    ['seafood sauce', '200 g prawns', 'contains'],
    ['salmon', '2 cod fillets', 'contains'],
    ['octopus', '1 kg mussels', 'contains'],
    ['yoghurt', '200 g cheddar', 'contains'],
    ['peppers', '2 red peppers', 'contains'],
    ['capsicum', '2 red peppers', 'contains'],
    ['corn', '8 corn tortillas', 'contains'],
    ['corn', '2 tbsp cornflour', 'contains'],
    ['aubergine', '2 baby eggplants', 'contains'],
    ['coriander', '200 g rice, with chopped cilantro', 'contains'],
    ['spring onions', '4 scallions', 'contains'],
    ['tomatoes', '500 g passata', 'contains'],
    ['tomatoes', '2 tbsp ketchup', 'contains'],
    ['chickpeas', '200 g hummus', 'contains'],
    ['pork', '100 g bacon', 'contains'],
    ['meat', '100 g bacon', 'contains'],
    ['beef', '1 rump steak', 'contains'],
    ['alcohol', '2 tbsp cognac', 'contains'],
    ['milk', 'For the milk sauce:', null],
    // More words for the law's own.
    ['soybeans', '100 ml soya milk', 'contains'],
    ['CMPA', '200 ml milk', 'contains'],
    ['treenuts', '50 g pecans', 'contains'],
    ['lupine', '50 g lupin flour', 'contains'],
    ['SO2', '100 ml wine', 'contains'],
    // Several things in one.
    ['Kiwi, banana', '2 bananas', 'contains'],
    ['Milk, kiwi', '2 kiwis', 'contains'],
    ['Milk, kiwi', '200 ml milk', 'contains'],
    ['Milk (severe), kiwi', '2 apples', null],
    ['Milk, zorblax', '2 apples', 'not checked'],
    ['fish (cod, haddock)', '1 salmon fillet', 'contains'],
    // Kinds of food.
    ['citrus', '1 lemon', 'contains'],
    ['citrus fruits', '2 tbsp lime juice', 'contains'],
    ['stone fruit', '2 nectarines', 'contains'],
    ['nightshades', '500 g passata', 'contains'],
    ['nightshades', '1 tsp black pepper', null],
    ['legumes', '1 tin chickpeas', 'contains'],
    ['legumes', '50 g peanuts', 'contains'],
    ['red meat', '500 g beef mince', 'contains'],
    ['alpha-gal', '2 lamb chops', 'contains'],
    ['poultry', '4 duck legs', 'contains'],
    ['berries', '200 g raspberries', 'contains'],
    ['citrus', '2 apples', null],
    // Bought ready-made of several foods, of which no packet needs to warn.
    ['avocado', '200 g guacamole', 'contains'],
    ['pine nuts', '2 tbsp pesto', 'may contain'],
    ['garlic', '1 vegetable stock cube', 'may contain'],
    ['onion', '6 sausages', 'may contain'],
    ['chilli', '2 tbsp tikka masala paste', 'may contain'],
    ['kiwi', '1 fruit salad', 'may contain'],
    ['kiwi', '1 vegetable stock cube', null],
    ['garlic', '2 tbsp soy sauce', null],
    ['garlic', '500 g potatoes', null],
    // Names that do not say what they hold.
    ['gluten', '200 g atta', 'contains'],
    ['gluten', '4 slices pumpernickel', 'contains'],
    ['gluten', '100 g emmer', 'contains'],
    ['milk', '1 tbsp Lurpak', 'contains'],
    ['milk', '20 g casein', 'contains'],
    ['eggs', '1 pavlova base', 'contains'],
    ['eggs', '1 frittata', 'contains'],
    ['eggs', '1 egg plant', null],
    ['eggs', '1 chia egg', null],
    ['fish', '20 g bottarga', 'contains'],
    ['fish', '1 tbsp XO sauce', 'may contain'],
    ['crustaceans', '200 g gambas', 'contains'],
    ['molluscs', '200 g periwinkles', 'contains'],
    ['tree nuts', '4 pieces baklava', 'contains'],
    ['tree nuts', '30 ml orgeat', 'contains'],
    ['tree nuts', '2 tbsp romesco', 'contains'],
    ['tree nuts', '50 g tiger nuts', null],
    ['peanuts', '2 tbsp PB2', 'contains'],
    ['soya', '2 tbsp ponzu', 'contains'],
    ['soya', '1 tsp soya lecithin', 'contains'],
    ['sesame', '50 g halva', 'contains'],
    ['sesame', '1 tbsp gomasio', 'contains'],
    ['sesame', '2 tbsp baba ganoush', 'contains'],
    ['celery', '1 tsp Vegeta', 'contains'],
    ['mustard', '1 tsp panch phoron', 'contains'],
    ['lupin', '50 g tremoços', 'contains'],
    ['sulphites', '2 tbsp bottled lemon juice', 'may contain'],
    ['sulphites', '2 tbsp lemon juice', null],
    ['milk', ' ', null],
    // A dish bought ready to eat is none of the foods that it is named for.
    ['milk', '1 can chili', 'may contain'],
    ['gluten', '1 tin chilli', 'may contain'],
    ['soya', '1 tub chilli', 'may contain'],
    ['eggs', '1 (15 oz) can chili with beans', 'may contain'],
    ['potato', '2 cans chili without beans', 'may contain'],
    ['celery', '1 can beef chili', 'may contain'],
    ['beef', '1 can beef chili', 'contains'],
    ['milk', '1 can bean chili', 'may contain'],
    ['milk', '1 can turkey chili', 'may contain'],
    ['gluten', '1 can beef stew', 'not checked'],
    ['milk', '1 can clam chowder', 'not checked'],
    ['celery', '1 packet noodle soup', 'may contain'],
    ['eggs', '4 cheese burgers', 'not checked'],
    ['milk', '1 tin chillies', null],
    ['milk', '1 tin red chilli', null],
    ['milk', '500 g beef stew meat', null],
    ['pork', '200 g wild boar', 'contains'],
    ['pork', '100 g rillettes', 'contains'],
    ['pork', 'duck rillettes', 'may contain'],
    ['pork', 'salmon rillettes', null],
    ['chickpeas', '200 g chana dal', 'contains'],
    ['chickpeas', '100 g bengal gram', 'contains'],
    ['seeds', '2 tbsp chia', 'contains'],
    ['seeds', '2 tbsp flax', 'contains'],
    ['potato', '1 Spanish omelette', 'contains'],
    ['sulphites', '1 tbsp bottled lime juice', 'may contain'],
    ['sulphites', '1 tbsp lime juice', null],
    // Biscuits or whiskey, ham or a chilli: their amounts tell.
    ['gluten', '4 bourbons, crushed', 'contains'],
    ['gluten', '2 tbsp bourbon', null],
    ['pork', '1 pack serrano', 'contains'],
    // One thing of several is known, the worst of what they say counts, and each mark between them
    // parts them.
    ['zorblax, tomatoes', '500 g passata', 'contains'],
    ['kiwi/banana', '2 bananas', 'contains'],
    ['kiwi or banana', '2 bananas', 'contains'],
    ['kiwi (banana)', '2 bananas', 'contains'],
    ['only raw kiwi', '2 apples', null],
    ['hummus', '2 tbsp tahini', null],
    ['salmon', '2 vegan salmon fillets', 'may contain'],
    // What the product does not understand is never taken for nothing.
    ['other', '2 apples', 'not checked'],
    ['zorblax beans', '2 apples', 'not checked'],
    ['zobi', '2 zobis', 'contains'],
    ['milk', '200 g zorblax pasta', 'not checked'],
    ['eggs', '200 g zorblax pasta', 'may contain'],
    ['eggs', '1 apple, to serve with pasta', 'may contain'],
  ])('%s and %j: %s', (allergy, line, level) => {
    const [warning] = warningsFor({ lines: [line] }, [withAllergies(allergy)])
    expect(warning?.level ?? null).toBe(level)
  })
})

describe('a line in another language (household 97)', () => {
  const french = ['2 œufs', '1 pincée de sel']
  it.each([
    ['gluten', ['200 g Mehl'], 'contains'],
    ['eggs', ['3 jajka'], 'contains'],
    ['gluten', ['400 g de pâtes', ...french], 'contains'],
    ['gluten', ['400 g de pâtes sans gluten', ...french], null],
    // Oil in German, beer in Swedish.
    ['gluten', ['2 dl Öl', '100 g Zucker', '1 Prise Salz'], null],
    ['gluten', ['2 dl öl', '100 g socker', '1 nypa salt'], 'contains'],
  ])('is warned of as in English: %s and %j: %s', (allergy, lines, level) => {
    const [warning] = warningsFor({ lines }, [withAllergies(allergy)])
    expect(warning?.level ?? null).toBe(level)
  })
})

it('names the person, the allergy as the family wrote it, and the line; the worst comes first', () => {
  const ada = withAllergies('Eggs', 'Milk')
  const ben = { firstName: 'Ben', allergies: [] }
  expect(warningsFor({ lines: ['300 g pasta', '200 g cheddar'] }, [ben, ada])).toEqual([
    {
      person: ada,
      about: 'allergy',
      need: 'Milk',
      level: 'contains',
      line: '200 g cheddar',
      food: 'cheddar',
    },
    { person: ada, about: 'allergy', need: 'Eggs', level: 'may contain', line: '300 g pasta', food: 'pasta' },
  ])
})

it.each([
  ['oats with zorblax', 'oats with zorblax'],
  ['50 g Zorblax oats', 'zorblax oats'],
  ['2 tbsp Zorblax', 'zorblax'],
  ['300 g pasta', 'pasta'],
])('%s is told as %j, so that no food that everybody knows stands there as unknown', (line, food) => {
  const [told] = warningsFor({ lines: [line] }, [withAllergies('eggs', 'lupin')])
  expect(told?.food).toBe(food)
})

it('has nothing to say where nobody has an allergy', () => {
  expect(warningsFor({ lines: ['200 g cheddar'] }, [{ firstName: 'Ben', allergies: [] }])).toEqual([])
})

describe('a line and a diet', () => {
  it.each([
    ['vegetarian', '100 g bacon', 'contains'],
    ['vegetarian', '200 g cheddar', null],
    ['Vegan', '200 g cheddar', 'contains'],
    ['plant-based diet', '1 tbsp honey', 'contains'],
    ['vegetarian', '200 g prawns', 'contains'],
    ['vegetarian', '1 apple, to serve with bacon', 'may contain'],
    ['vegetarian', '4 vegan bacon rashers', null],
    ['vegetarian', '500 g meat-free mince', null],
    ['halal', '2 tbsp zorblax white wine vinegar', 'not checked'],
    ['pescatarian', '200 g prawns', null],
    ['pescatarian', '400 g chicken thighs', 'contains'],
    ['vegan', '1 apple, to serve with cream', 'may contain'],
    ['vegan', '2 tbsp zorblax', 'not checked'],
    ['gluten free', '2 slices bread', 'contains'],
    ['coeliac', '2 slices bread', 'contains'],
    ['egg-free', '300 g pasta', 'may contain'],
    ['dairy free', '1 tin coconut milk', null],
    ['halal', '100 g bacon', 'contains'],
    ['halal', '100 ml white wine', 'contains'],
    ['halal', '400 g chicken thighs', 'not checked'],
    ['halal', '2 tbsp cognac', 'contains'],
    ['halal', '100 ml rioja', 'contains'],
    ['halal', '200 g collard greens', null],
    ['halal', '1 apple, to serve with bacon', 'may contain'],
    ['halal', '1 stock cube', 'not checked'],
    ['halal', '100 g wine gums', 'not checked'],
    ['kosher', '1 stock cube', 'not checked'],
    ['halal', '100 g Port Salut cheese', null],
    ['halal', '2 tbsp white wine vinegar', null],
    ['halal', '2 slices turkey bacon', 'not checked'],
    ['kosher', '1 pack graham crackers', null],
    ['Shellfish-free', '200 g prawns', 'contains'],
    ['sesame free', '2 tbsp tahini', 'contains'],
    ['dairy and gluten free', '200 g cheddar', 'contains'],
    ['tree nut free', '2 tbsp peanut butter', null],
    ['sugar free', '1 apple', 'not checked'],
    ['pescetarian', '400 g chicken thighs', 'contains'],
    ['veggie', '100 g bacon', 'contains'],
    ['kosher', '200 g prawns', 'contains'],
    ['kosher', '2 monkfish fillets', 'contains'],
    ['kosher', '100 g smoked eel', 'contains'],
    ['kosher', '1 rabbit', 'contains'],
    ['kosher', '2 cod fillets', null],
    ['vegetarian', '100 g vegetable suet', null],
    ['vegetarian', '100 g tallow', 'contains'],
    ['vegetarian', '1 jar bolognese sauce', 'may contain'],
    ['vegetarian', '1 chicken stock pot', 'contains'],
    ['pescatarian', '400 g cottage pie', 'contains'],
    ['vegetarian', '1 vegetarian cottage pie', null],
    ['vegetarian', '50 g Beaufort', 'contains'],
    ['vegan', '1 tbsp mead', 'contains'],
    ['vegan', '2 gingerbread men', 'may contain'],
    ['vegetarian', '1 packet stuffing', 'may contain'],
    ['vegetarian', '2 tbsp vegetable bouillon powder', 'not checked'],
    ['vegetarian', '4 soy sausages', null],
    ['vegetarian', '1 scoop collagen peptides', 'contains'],
    ['vegetarian', '2 tbsp marshmallow fluff', null],
    ['vegan', '400 g fresh pasta', 'may contain'],
    ['vegan', '100 g cashew cheese', null],
    // What is sold with something of an animal, and without it.
    ['vegan', '1 sheet puff pastry', 'may contain'],
    ['vegan', '500 g gnocchi', 'may contain'],
    ['vegan', '100 g dark chocolate', 'may contain'],
    ['vegan', '100 g milk chocolate', 'contains'],
    ['vegan', '1 tbsp honey', 'contains'],
    ['vegan', '300 g spaghetti', null],
    ['vegan', '100 ml vegan double cream', null],
    ['vegan', '100 g vegetarian sausages', 'may contain'],
    ['vegan', '150 ml white wine', 'may contain'],
    ['vegetarian', '150 ml Rioja', 'may contain'],
    ['pescatarian', '150 ml white wine', 'may contain'],
    ['vegetarian', '1 bottle of beer', 'may contain'],
    ['pescatarian', '1 bottle of beer', null],
    ['vegan', '1 glass vegan wine', null],
    ['vegan', '1 tbsp red wine vinegar', null],
    ['vegan', '50 ml rum', null],
    ['vegetarian', '2 tbsp pesto', 'may contain'],
    ['vegan', '2 tbsp vegan pesto', null],
    ['vegetarian', '500 ml stock', 'may contain'],
    ['vegetarian', '500 ml vegetable stock', null],
    ['vegetarian', '2 tbsp Thai red curry paste', 'may contain'],
    ['vegetarian', '10 jelly babies', 'may contain'],
    ['vegetarian', '20 marshmallows', 'contains'],
    ['vegetarian', '50 g parmesan', 'contains'],
    ['vegetarian', '1 tbsp Worcestershire sauce', 'contains'],
    ['vegan', '20 g beeswax', 'contains'],
    ['low salt', '1 apple', 'not checked'],
    ['vegan', 'For the cheese sauce:', null],
    ['vegan', '4 stuffed vine leaves', 'may contain'],
    ['vegan', '200 g vegetarian zorblax', 'not checked'],
    ['celiac', '2 slices bread', 'contains'],
    ['gluten free', '1 apple, to serve with bread', 'may contain'],
    ['egg free', '1 apple, to serve with pasta', 'may contain'],
    ['kosher', '500 g mussels', 'contains'],
    ['vegetarian', '1 can chili', 'may contain'],
    ['vegetarian', '1 can beef chili', 'contains'],
    ['vegetarian', '4 cheese burgers', 'contains'],
    ['halal', '6 slices serrano', 'contains'],
    ['halal', '100 g serrano', 'contains'],
    ['halal', 'serrano', 'not checked'],
    ['halal', '2 serranos', null],
    ['vegetarian', '50 g parmesan or vegetarian alternative', 'contains'],
    ['vegetarian', '50 g vegetarian parmesan', null],
    ['no pork', '200 g wild boar', 'contains'],
    ['kosher', '200 g rock salmon', 'contains'],
  ])('%s and %j: %s', (diet, line, level) => {
    const [warning] = warningsFor({ lines: [line] }, [
      { firstName: 'Ada', allergies: [], dietaryPreferences: [diet] },
    ])
    expect(warning?.level ?? null).toBe(level)
  })

  it.each([
    ['100 g gravadlax', 'may contain'],
    ['100 g cured meat', 'may contain'],
    ['100 g chaource', 'may contain'],
    ["100 g pont l'évêque", 'may contain'],
    ['100 g vacherin', 'may contain'],
    ['100 g reblochon', 'may contain'],
    ['1 king mackerel', 'contains'],
    ['2 tilefish fillets', 'contains'],
    ['2 mackerel fillets', null],
  ])('pregnancy and %j: %s', (line, level) =>
    expect(warningsFor({ lines: [line] }, keeping('pregnancy'))[0]?.level ?? null).toBe(level),
  )

  it.each([
    ['200 g cheddar', 0],
    ['2 tbsp zorblax', 1],
    ['1 apple, to serve with cream', 1],
    ['1 apple', 2],
  ])('sums up %j for a vegan as %i', (line, suits) =>
    expect(suitsDiet('vegan', readFoodLines(['2 pears', line]), [])).toBe(suits),
  )

  const keeping = (diet: string) => [{ firstName: 'Ada', allergies: [], dietaryPreferences: [diet] }]

  it('finds meat and milk together only for kosher', () => {
    const lines = ['400 g chicken thighs', '200 ml milk']
    expect(warningsFor({ lines }, keeping('kosher'))[0]).toMatchObject({
      level: 'contains',
      line: '200 ml milk',
    })
    expect(warningsFor({ lines: ['200 ml milk'] }, keeping('kosher'))).toEqual([])
  })

  it.each(['kosher', 'kosher style'])('finds them together for %s among the allergies', (text) => {
    const about = ({ lines, linked = [] as string[] }: { lines: string[]; linked?: string[] }) =>
      warningsFor({ lines, linked }, [withAllergies(text)])
        .filter(({ level }) => level === 'contains')
        .map(({ line }) => line)
    expect(about({ lines: ['400 g beef mince', '200 ml milk'] })).toEqual(['200 ml milk'])
    expect(about({ lines: ['400 g beef mince'], linked: ['50 g cheddar'] })).toEqual(['50 g cheddar'])
    expect(about({ lines: ['200 ml milk', '50 g cheddar'] })).toEqual([])
  })

  it('believes a tag where no food can show it, and only there', () => {
    expect(warningsFor({ lines: ['1 apple'], tags: ['Low-salt'] }, keeping('low salt'))).toEqual([])
    expect(warningsFor({ lines: ['1 apple'] }, keeping('low salt'))).toMatchObject([
      { line: null, food: null },
    ])
    expect(warningsFor({ lines: ['100 g bacon'], tags: ['vegan'] }, keeping('vegan'))).toHaveLength(1)
  })
})

describe('the word of the family', () => {
  const lines = ['2 tbsp zorblax', '200 g cheddar']
  const saying = (contains: 'milk' | 'nuts' | 'crustaceans' | 'molluscs' | null) => ({
    '2 tbsp zorblax': contains ? [contains] : [],
  })

  it.each([
    ['nuts', [], saying(null), null],
    ['nuts', [], saying('nuts'), 'contains'],
    ['kiwi', [], saying(null), 'not checked'],
    [null, ['nut free'], saying(null), null],
    [null, ['nut free'], saying('nuts'), 'contains'],
    [null, ['vegan'], saying(null), 'not checked'],
    [null, ['vegan'], saying('milk'), 'contains'],
    [null, ['vegetarian'], saying('crustaceans'), 'contains'],
    [null, ['vegetarian'], saying('molluscs'), 'contains'],
    ['nuts', [], {}, 'not checked'],
  ] as const)('%s %j with %j: %s', (allergy, dietaryPreferences, confirmed, level) => {
    const ada = { firstName: 'Ada', allergies: allergy ? [allergy] : [], dietaryPreferences }
    const [warning] = warningsFor({ lines: ['2 TBSP  zorblax'], confirmed }, [ada])
    expect(warning?.level ?? null).toBe(level)
  })

  it('never takes back what the product knows', () => {
    const ada = withAllergies('Milk')
    expect(warningsFor({ lines, confirmed: { '200 g cheddar': [] } }, [ada])).toHaveLength(2)
    const ben = { firstName: 'Ben', allergies: [], dietaryPreferences: ['dairy free'] }
    const hinted = {
      lines: ['200 g zorblax cheddar'],
      confirmed: { '200 g zorblax cheddar': ['nuts'] },
    } as const
    expect(warningsFor(hinted, [ben])).toMatchObject([{ level: 'contains' }])
  })

  it('makes certain what a line only hinted at', () => {
    const confirmed = { '300 g zorblax pasta': ['eggs'] } as const
    const [warning] = warningsFor({ lines: ['300 g zorblax pasta'], confirmed }, [withAllergies('Eggs')])
    expect(warning?.level).toBe('contains')
  })
})

it('lets somebody eat what only may contain it, and nothing more', () => {
  const ada = { firstName: 'Ada', allergies: ['Eggs'], mayContainAllowed: ['eggs'] }
  expect(warningsFor({ lines: ['300 g pasta'] }, [ada])).toEqual([])
  expect(warningsFor({ lines: ['2 eggs', '2 tbsp zorblax'] }, [ada]).map(({ level }) => level)).toEqual([
    'contains',
    'not checked',
  ])
})

it('tells who eats what may contain it that the rest of the food is not known', () => {
  const ada = { firstName: 'Ada', allergies: ['Eggs'], mayContainAllowed: ['eggs'] }
  const lines = ['300 g zorblax pasta']
  expect(warningsFor({ lines }, [ada])).toMatchObject([{ level: 'not checked' }])
  expect(warningsFor({ lines, confirmed: { '300 g zorblax pasta': [] } }, [ada])).toEqual([])
})
