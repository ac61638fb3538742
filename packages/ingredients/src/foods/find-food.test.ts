import { describe, expect, test } from 'vitest'
import { findFood } from './find-food.ts'
import { allFoods } from './known-foods.ts'

test('knows at least 2,500 foods', () => expect(allFoods().length).toBeGreaterThanOrEqual(2500))

describe('the lexicon agrees with itself', () => {
  const fromAnimals = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'] as const
  const fromTheSea = ['fish', 'crustaceans', 'molluscs'] as const

  test('nothing vegan contains what comes from animals', () =>
    expect(
      allFoods().filter(
        (food) => food.origin === 'vegan' && fromAnimals.some((one) => food.contains.includes(one)),
      ),
    ).toEqual([]))

  test('nothing vegetarian contains fish or seafood', () =>
    expect(
      allFoods().filter(
        (food) => food.origin === 'vegetarian' && fromTheSea.some((one) => food.contains.includes(one)),
      ),
    ).toEqual([]))

  test('weights and densities are numbers above nothing', () => {
    for (const food of allFoods())
      for (const value of [food.density ?? 1, ...Object.values(food.weights)])
        expect(value, food.name).toBeGreaterThan(0)
  })

  test('every food is found by its own name', () =>
    expect(
      allFoods()
        .filter((food) => findFood(food.name).name !== food.name)
        .map(({ name }) => name),
    ).toEqual([]))
})

describe('what was made to last stands in the pantry', () => {
  test.each(['pickled scallions', 'kelp powder', 'red crushed chili pepper flakes', 'celery seasoning'])(
    '%s',
    (name) => expect(findFood(name)).toMatchObject({ category: 'Pantry & Spices', counted: false }),
  )
  test.each(['purple scallions', 'sliced kelp'])('%s does not', (name) =>
    expect(findFood(name).category).toBe('Vegetables'),
  )
})

describe('one food under many names', () => {
  test.each([
    ['zucchini', 'courgette'],
    ['Eggplants', 'aubergine'],
    ['cilantro', 'coriander'],
    ['all-purpose flour', 'plain flour'],
    ['scallions', 'spring onion'],
    ['garbanzo beans', 'chickpea'],
    ['large free-range eggs', 'egg'],
    ['freshly ground black pepper', 'black pepper'],
    ['Greek yogurt', 'greek yoghurt'],
    ['hot vegetable stock', 'vegetable stock'],
    ['red bell peppers', 'red pepper'],
    ['vegetable or sunflower oil', 'vegetable oil'],
    ['chicken or vegetable stock cubes', 'chicken stock cube'],
    ['red or white wine vinegar', 'red wine vinegar'],
    ['crème fraîche', 'crème fraîche'],
    ['parmesan cheese', 'parmesan'],
    ['red chillis', 'red chilli'],
    ['collard greens', 'collard greens'],
  ])('%s is %s', (name, food) => expect(findFood(name).name).toBe(food))
})

describe('foods that must not be merged', () => {
  test.each([
    ['red onion', 'onion'],
    ['spring onion', 'onion'],
    ['coconut milk', 'milk'],
    ['egg yolk', 'egg'],
    ['ground coriander', 'coriander'],
    ['dried oregano', 'oregano'],
    ['vegetable stock cube', 'vegetable stock'],
    ['peanut butter', 'butter'],
    ['extra virgin olive oil', 'olive oil'],
    ['cream cheese', 'cream'],
    ['light cream cheese', 'light cream'],
    ['tartare sauce', 'aioli'],
    ['raspberry jam', 'apricot jam'],
    ['mango sorbet', 'vanilla ice cream'],
    ['lime cordial', 'elderflower cordial'],
    ['cointreau', 'kahlua'],
    ['stout', 'lager'],
    ['white chocolate chips', 'dark chocolate chips'],
    ['creamed coconut', 'coconut cream'],
    ['ground thyme', 'ground oregano'],
    ['red food colouring', 'green food colouring'],
    ['kitchen roll', 'toilet roll'],
    ['ibuprofen', 'vitamins'],
  ])('%s is not %s', (one, other) => expect(findFood(one).name).not.toBe(findFood(other).name))
})

describe('a name that lists foods', () => {
  test.each([
    ['pecans or walnuts', 'pecan', ['nuts'], 'vegan'],
    ['butter or olive oil', 'butter', ['milk'], 'vegetarian'],
    ['olive oil or butter', 'olive oil', ['milk'], 'vegetarian'],
    ['fresh or frozen peas', 'pea', [], 'vegan'],
    ['red or green peppers', 'red pepper', [], 'vegan'],
    ['chicken or vegetable stock cubes', 'chicken stock cube', [], 'meat'],
    ['salt and white pepper', 'salt and white pepper', [], 'vegan'],
    ['kale leaves', 'kale', [], 'vegan'],
    ['cherry tomatoes on the vine', 'cherry tomato', [], 'vegan'],
    ['prawns or chicken', 'prawn', ['crustaceans'], 'meat'],
  ])('%s is %s, with what any of them holds', (name, food, contains, origin) =>
    expect(findFood(name)).toMatchObject({ name: food, contains, origin, knowledge: 'known' }),
  )

  test.each([
    'butter or glorbnak',
    'chicken with cashews',
    'tuna with mayonnaise',
    'almond slice',
    'prawn toast',
  ])('%s is not known as a whole', (name) => expect(findFood(name).knowledge).not.toBe('known'))
})

describe('an unknown name', () => {
  test.each([
    ['smoked chilli jam cheddar', 'Dairy & Eggs'],
    ['purple moon carrots', 'Vegetables'],
    ['auntie’s plum chutney', 'Pantry & Spices'],
    ['glorbnak', 'Other'],
  ])('%s stands by its head noun in %s', (name, category) => expect(findFood(name).category).toBe(category))

  test('is never safe', () => {
    for (const name of ['glorbnak', 'purple moon carrots', 'chicken with cashews']) {
      expect(findFood(name).knowledge).not.toBe('known')
      expect(findFood(name).origin).toBe('unknown')
    }
  })

  test('still has the allergens that its words reveal', () => {
    expect(findFood('chicken with cashews').contains).toContain('nuts')
    expect(findFood('walnut dream slice').contains).toContain('nuts')
  })
})

describe('allergens and diets of known foods', () => {
  test.each([
    ['plain flour', 'gluten', 'vegan'],
    ['double cream', 'milk', 'vegetarian'],
    ['egg', 'eggs', 'vegetarian'],
    ['king prawn', 'crustaceans', 'fish'],
    ['mussel', 'molluscs', 'fish'],
    ['cod fillet', 'fish', 'fish'],
    ['dijon mustard', 'mustard', 'vegan'],
    ['tahini', 'sesame', 'vegan'],
    ['soy sauce', 'soya', 'vegan'],
    ['celery', 'celery', 'vegan'],
    ['white wine', 'sulphites', 'vegan'],
    ['peanut butter', 'peanuts', 'vegan'],
    ['ground almonds', 'nuts', 'vegan'],
    ['lupin flour', 'lupin', 'vegan'],
    ['worcestershire sauce', 'fish', 'fish'],
    ['whelks', 'molluscs', 'fish'],
    ['old bay seasoning', 'celery', 'vegan'],
    ['pickling spice', 'mustard', 'vegan'],
    ['everything bagel seasoning', 'sesame', 'vegan'],
    ['furikake', 'sesame', 'unknown'],
    ['horlicks', 'gluten', 'vegetarian'],
    ['malted milk powder', 'gluten', 'vegetarian'],
    ['oat milk', 'gluten', 'vegan'],
    ['rice krispies', 'gluten', 'vegan'],
    ['macarons', 'nuts', 'vegetarian'],
    ['choux pastry', 'eggs', 'vegetarian'],
    ['hollandaise', 'milk', 'vegetarian'],
    ['garlic bread', 'milk', 'vegetarian'],
    ['liquorice', 'gluten', 'unknown'],
    ['tortellini', 'eggs', 'unknown'],
    ['gorgonzola cheese', 'milk', 'meat'],
    ['bovril', 'gluten', 'meat'],
    ['wheat starch', 'gluten', 'vegan'],
    ['rye', 'gluten', 'vegan'],
  ])('%s contains %s and is %s', (name, allergen, origin) => {
    expect(findFood(name).contains).toContain(allergen)
    expect(findFood(name).origin).toBe(origin)
  })

  test.each([
    ['oat milk', 'milk'],
    ['vegan mayonnaise', 'eggs'],
    ['corn tortilla', 'milk'],
    ['coconut milk', 'nuts'],
    ['butternut squash', 'nuts'],
    ['nutmeg', 'nuts'],
  ])('%s does not contain %s', (name, allergen) => expect(findFood(name).contains).not.toContain(allergen))

  test.each([
    ['milk of your choice', 'milk'],
    ['dairy or plant milk', 'milk'],
    ['buffalo sauce', 'milk'],
    ['seasoning', 'celery'],
    ['cajun spice', 'mustard'],
    ["brewer's yeast", 'gluten'],
    ['soup and broth mix', 'gluten'],
    ['miso soup', 'gluten'],
    ['vegan fish sauce', 'gluten'],
    ['pad thai sauce', 'fish'],
    ['chicken noodle soup', 'eggs'],
    ['vegetable juice', 'celery'],
    ['bouquet garni', 'celery'],
    ['smoothie', 'milk'],
    ['liqueur', 'nuts'],
    // Free of eggs, or an egg beside it: nobody says of milk that it holds no eggs.
    ['egg and dairy free milk', 'eggs'],
  ])('%s may contain %s', (name, allergen) => expect(findFood(name).mayContain).toContain(allergen))

  // Flour of lupin replaces that of wheat, and its protein meat (EFSA Journal 2005, 302; FSA, 'The
  // 14 allergens').
  test.each([
    'gluten free pasta',
    'gluten-free spaghetti',
    'gluten free penne',
    'gluten free lasagne sheets',
    'gluten free bread',
    'gluten free rolls',
    'gluten-free breadcrumbs',
    'gluten free pizza base',
    'gluten free flour',
    'gluten free plain flour',
    'gluten-free self-raising flour',
    'gluten-free bread flour',
    'gluten free pastry',
    'gluten free puff pastry',
    'gluten free digestive biscuits',
    'gluten free cake mix',
    'vegan burger',
    'vegetarian burgers',
    'veggie burger',
    'bean burger',
    'vegan sausages',
    'vegetarian sausage',
    'meat free sausages',
    'vegan sausage rolls',
    'plant-based burger',
    'plant based chicken breast',
    'vegan mince',
    'vegan ham',
  ])('%s may contain lupin', (name) => expect(findFood(name).mayContain).toContain('lupin'))

  test.each([
    'gluten free oats',
    'gluten-free rolled oats',
    'gluten free oatcakes',
    'gluten free muesli',
    'gluten free cornflakes',
    'gluten free soy sauce',
    'gluten free vegetable stock',
    'gluten free beer',
    'gluten free sausages',
    'gluten and lupin free bread rolls',
    'lupin free vegan ham',
    'vegan mayonnaise',
    'vegan stock',
    'rice pasta',
    'tofu',
    'pasta',
    'sausages',
  ])('%s holds no lupin', (name) => {
    const { contains, mayContain } = findFood(name)
    expect([...contains, ...mayContain]).not.toContain('lupin')
  })

  // What replaces meat is of soya or wheat, bound with egg where it is not vegan; what replaces
  // milk is of soya, nuts or oats.
  test.each([
    ['vegan ham', 'soya'],
    ['vegan ham', 'gluten'],
    ['vegan bacon rashers', 'soya'],
    ['vegan salmon fillets', 'gluten'],
    ['meat-free mince', 'soya'],
    ['meat-free mince', 'eggs'],
    ['meat-free mince', 'milk'],
    ['vegan double cream', 'soya'],
    ['vegan double cream', 'nuts'],
    ['vegan double cream', 'gluten'],
    ['dairy free custard', 'soya'],
    ['vegan condensed milk', 'soya'],
    ['vegan yoghurt', 'gluten'],
    ['dairy free cream', 'gluten'],
    ['vegan butter', 'nuts'],
    ['gluten free pasta', 'eggs'],
    ['vegetarian worcestershire sauce', 'soya'],
  ])('%s may contain %s, of what stands in', (name, allergen) =>
    expect(findFood(name).mayContain).toContain(allergen),
  )

  test.each([
    ['vegan ham', 'eggs'],
    ['soya free vegan ham', 'soya'],
    ['gluten free vegan ham', 'gluten'],
    ['nut free vegan double cream', 'nuts'],
    ['vegetarian parmesan', 'soya'],
  ])('%s holds no %s', (name, allergen) => {
    const { contains, mayContain } = findFood(name)
    expect([...contains, ...mayContain]).not.toContain(allergen)
  })

  // Celery and mustard in meat products, sulphites in what is made of sausage meat, egg in a
  // coating (FSA, 'The 14 allergens').
  test.each([
    ['sausages', 'celery'],
    ['frankfurters', 'celery'],
    ['vegan sausages', 'mustard'],
    ['vegetarian sausages', 'celery'],
    ['vegetarian sausages', 'sulphites'],
    ['beef burgers', 'mustard'],
    ['beef burgers', 'soya'],
    ['sausage rolls', 'sulphites'],
    ['sausage rolls', 'mustard'],
    ['sausage rolls', 'soya'],
    ['pork pie', 'mustard'],
    ['scotch eggs', 'sulphites'],
    ['scotch eggs', 'mustard'],
    ['chicken kiev', 'eggs'],
    ['fish fingers', 'eggs'],
    ['scampi', 'eggs'],
  ])('%s may contain %s, of what it is made with', (name, allergen) =>
    expect(findFood(name).mayContain).toContain(allergen),
  )

  test.each([
    ['gluten free vegetable stock', 'gluten'],
    ['gluten-free soy sauce', 'gluten'],
    ['dairy-free double cream', 'milk'],
    ['gluten and dairy free digestive biscuits', 'gluten'],
    ['gluten and dairy free digestive biscuits', 'milk'],
    ['eggs and dairy free milk', 'milk'],
    ['egg and dairy free cake mix', 'eggs'],
    ['lupin free flour', 'lupin'],
    ['fish-free fish sauce', 'fish'],
    ['nut free mole sauce', 'peanuts'],
    ['nut free mole sauce', 'nuts'],
  ])('%s is free of %s', (name, allergen) =>
    expect([...findFood(name).contains, ...findFood(name).mayContain]).not.toContain(allergen),
  )

  test.each([
    ['wheat free soy sauce', 'gluten'],
    ['fat free natural yoghurt', 'milk'],
    ['lactose free milk', 'milk'],
    ['free range egg mayonnaise', 'eggs'],
    ['nut free cod fillet', 'fish'],
    ['gluten-free flour or plain flour', 'gluten'],
    ['sourdough bread or thickly sliced gluten-free bread', 'gluten'],
    ['soy sauce or gluten-free tamari', 'gluten'],
    ['dairy free milk or cream', 'milk'],
    ['vegan butter or butter', 'milk'],
    ['dairy-free or regular butter', 'milk'],
    ['not gluten free flour', 'gluten'],
    ['soy sauce gluten free if needed', 'gluten'],
    ['soy sauce gluten free optional', 'gluten'],
    ['eggs free range', 'eggs'],
    ['shellfish free fish sauce', 'fish'],
    ['non vegan cheese', 'milk'],
    ['not vegetarian prawn crackers', 'crustaceans'],
    ['tree nut free peanut brittle', 'peanuts'],
    ['eggs and dairy free milk', 'eggs'],
    ['nuts and gluten-free oats', 'nuts'],
    ['breaded cod', 'gluten'],
    ['beer-battered haddock', 'gluten'],
    ['buttered peas', 'milk'],
    ['creamed spinach', 'milk'],
    ['cheesy chips', 'milk'],
  ])('%s still contains %s', (name, allergen) => expect(findFood(name).contains).toContain(allergen))

  test.each([
    ['vegan double cream', 'vegan', 'milk'],
    ['vegetarian prawn crackers', 'vegetarian', 'crustaceans'],
  ])('%s is %s, which is no promise of no %s', (name, origin, allergen) => {
    expect(findFood(name).origin).toBe(origin)
    expect(findFood(name).mayContain).toContain(allergen)
    expect(findFood(name).contains).not.toContain(allergen)
  })

  test.each(['parmesan', 'lard', 'gelatine', 'chicken stock'])('%s is not vegetarian', (name) =>
    expect(findFood(name).origin).toBe('meat'),
  )
})
