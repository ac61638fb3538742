/** Soups, most of them a lunch with bread. */
import { dish } from './catalogue-dish.ts'

export const soups = [
  dish(201, 'Roasted tomato and red pepper soup', {
    serves: 4,
    prep: 10,
    cook: 45,
    cuisine: 'British',
    tags: 'lunch, vegetarian, vegan, gluten free, freezes well',
    cost: '1.00',
    serving: [165, 4, 20, 8, 5, 15, 380],
    ingredients: `
      1 kg ripe tomatoes, halved
      2 red peppers, quartered
      1 onion, cut into wedges
      4 garlic cloves, unpeeled
      2 tbsp olive oil
      600 ml gluten free vegetable stock
      1 handful fresh basil
      1 tsp caster sugar`,
    steps: `
      Heat the oven to 200°C (180°C fan).
      Toss the tomatoes, peppers, onion and garlic with the oil and roast for 40 minutes until soft and charred at the edges.
      Squeeze the garlic from its skins into a pan and add the vegetables, stock, basil and sugar.
      Simmer for 5 minutes, blend until smooth and season to taste.`,
  }),
  dish(202, 'Leek and potato soup', {
    serves: 4,
    prep: 15,
    cook: 25,
    cuisine: 'British',
    tags: 'lunch, vegetarian, gluten free, nut free, freezes well',
    cost: '0.70',
    serving: [245, 6, 34, 9, 5, 7, 410],
    ingredients: `
      30 g butter
      3 leeks, sliced
      1 onion, chopped
      500 g floury potatoes, diced
      900 ml gluten free vegetable stock
      150 ml semi-skimmed milk
      2 tbsp snipped chives
      salt, to taste
      black pepper, to taste`,
    steps: `
      Melt the butter in a large pan, add the leeks and onion with a pinch of salt, cover and sweat for 10 minutes.
      Add the potatoes and stock and simmer for 15 minutes until the potatoes are tender.
      Pour in the milk and blend until smooth.
      Season well and scatter over the chives.`,
  }),
  dish(203, 'Spiced red lentil and carrot soup', {
    serves: 4,
    prep: 10,
    cook: 25,
    cuisine: 'Indian',
    tags: 'lunch, vegetarian, vegan, gluten free, freezes well',
    cost: '0.55',
    serving: [255, 13, 37, 6, 9, 10, 420],
    ingredients: `
      1 tbsp sunflower oil
      1 onion, chopped
      2 garlic cloves, crushed
      1 tbsp medium curry powder
      600 g carrots, grated
      175 g red lentils, rinsed
      1.2 litres gluten free vegetable stock
      100 ml light coconut milk
      1 lemon, juiced`,
    steps: `
      Heat the oil and soften the onion for 6 minutes, then stir in the garlic and curry powder for 1 minute.
      Add the carrots, lentils and stock and bring to the boil.
      Simmer for 18 minutes, until the lentils have fallen apart.
      Stir in the coconut milk and lemon juice, and blend it smooth or leave it chunky.`,
  }),
  dish(204, 'Chunky minestrone', {
    serves: 6,
    prep: 15,
    cook: 35,
    cuisine: 'Italian',
    tags: 'lunch, vegetarian, vegan, nut free, freezes well',
    cost: '0.75',
    serving: [235, 9, 36, 6, 9, 10, 430],
    ingredients: `
      2 tbsp olive oil
      1 onion, chopped
      2 carrots, diced
      2 celery sticks, diced
      2 garlic cloves, crushed
      400 g tin chopped tomatoes
      1.2 litres vegetable stock
      400 g tin cannellini beans, drained
      1 courgette, diced
      100 g small pasta shapes
      100 g savoy cabbage, shredded
      1 handful fresh basil`,
    steps: `
      Heat the oil in a large pan and cook the onion, carrots and celery gently for 10 minutes.
      Add the garlic, tomatoes and stock and simmer for 10 minutes.
      Stir in the beans, courgette and pasta and cook for 8 minutes.
      Add the cabbage for the last 3 minutes.
      Season, tear in the basil and serve.`,
  }),
  dish(205, 'Chicken noodle soup', {
    serves: 4,
    prep: 10,
    cook: 35,
    cuisine: 'American',
    tags: 'lunch, dairy free, nut free, comfort',
    cost: '1.25',
    serving: [285, 25, 29, 7, 3, 6, 620],
    ingredients: `
      1 tbsp sunflower oil
      1 onion, chopped
      3 carrots, sliced
      2 celery sticks, sliced
      1.5 litres chicken stock
      500 g skinless chicken thighs
      1 bay leaf
      120 g medium egg noodles
      1 handful fresh parsley, chopped`,
    steps: `
      Heat the oil in a large pan and soften the onion, carrots and celery for 8 minutes.
      Add the stock, chicken and bay leaf and simmer for 20 minutes.
      Lift out the chicken and shred it with two forks.
      Cook the noodles in the soup for 4 minutes.
      Return the chicken with the parsley, season and serve.`,
  }),
  dish(206, 'Pea and mint soup', {
    serves: 4,
    prep: 5,
    cook: 15,
    cuisine: 'British',
    tags: 'lunch, vegetarian, vegan, gluten free, quick',
    cost: '0.65',
    serving: [185, 10, 25, 5, 9, 9, 390],
    ingredients: `
      1 tbsp olive oil
      6 spring onions, sliced
      1 medium potato, finely diced
      900 ml gluten free vegetable stock
      600 g frozen peas
      1 handful fresh mint leaves
      1 tbsp lemon juice`,
    steps: `
      Heat the oil and soften the spring onions for 2 minutes.
      Add the potato and stock and simmer for 8 minutes until the potato is tender.
      Add the peas and cook for 3 minutes, then take off the heat and drop in the mint.
      Blend until smooth, and sharpen with the lemon juice.`,
  }),
  dish(207, 'Butternut squash soup with ginger', {
    serves: 4,
    prep: 15,
    cook: 30,
    cuisine: 'Thai',
    tags: 'lunch, vegetarian, vegan, gluten free, freezes well',
    cost: '0.95',
    serving: [215, 4, 29, 10, 5, 13, 400],
    ingredients: `
      1 tbsp sunflower oil
      1 onion, chopped
      1 butternut squash, about 1 kg, peeled and diced
      1 thumb fresh ginger, grated
      1 red chilli, deseeded and chopped
      800 ml gluten free vegetable stock
      200 ml light coconut milk
      1 lime, juiced`,
    steps: `
      Heat the oil and soften the onion for 6 minutes.
      Add the squash, ginger and chilli and stir for 2 minutes.
      Pour in the stock and simmer for 20 minutes until the squash is very soft.
      Add the coconut milk and blend until velvety.
      Stir in the lime juice and season.`,
  }),
  dish(208, 'Smoked haddock chowder', {
    serves: 4,
    prep: 10,
    cook: 25,
    cuisine: 'British',
    tags: 'lunch, gluten free, nut free, one pot',
    cost: '2.05',
    serving: [345, 28, 35, 11, 4, 12, 880],
    ingredients: `
      25 g butter
      1 onion, finely chopped
      1 leek, sliced
      500 g potatoes, diced
      300 ml gluten free fish stock
      500 ml semi-skimmed milk
      350 g smoked haddock fillet, skinned and cubed
      200 g frozen sweetcorn
      1 handful fresh parsley, chopped`,
    steps: `
      Melt the butter and soften the onion and leek for 8 minutes.
      Add the potatoes and stock, cover and simmer for 10 minutes.
      Pour in the milk and crush a few potatoes against the side of the pan to thicken it.
      Add the haddock and sweetcorn and cook very gently for 5 minutes, until the fish flakes.
      Season with pepper and stir in the parsley.`,
  }),
  dish(209, 'Scotch broth with lamb', {
    serves: 6,
    prep: 15,
    cook: 90,
    cuisine: 'Scottish',
    tags: 'lunch, dairy free, nut free, freezes well',
    cost: '1.55',
    serving: [305, 22, 30, 11, 6, 7, 540],
    ingredients: `
      1 tbsp sunflower oil
      450 g diced lamb neck
      1 onion, chopped
      2 carrots, diced
      1 small swede, diced
      1 leek, sliced
      125 g pearl barley
      2 litres lamb stock
      100 g kale, shredded`,
    steps: `
      Heat the oil in a large pan and brown the lamb in two batches.
      Add the onion, carrots and swede and cook for 5 minutes.
      Stir in the barley and stock, bring to the boil and skim off the foam.
      Cover and simmer for 1 hour, until the lamb is tender.
      Add the leek and kale and cook for 10 minutes more, then season.`,
  }),
  dish(210, 'Mushroom and chestnut soup', {
    serves: 4,
    prep: 10,
    cook: 25,
    cuisine: 'French',
    tags: 'lunch, vegetarian, gluten free, winter',
    cost: '1.35',
    serving: [225, 6, 25, 11, 5, 7, 400],
    ingredients: `
      25 g butter
      1 onion, chopped
      500 g chestnut mushrooms, sliced
      2 garlic cloves, crushed
      4 sprigs fresh thyme, leaves picked
      180 g cooked chestnuts
      900 ml gluten free vegetable stock
      3 tbsp single cream`,
    steps: `
      Melt the butter and soften the onion for 6 minutes.
      Turn up the heat, add the mushrooms and fry for 8 minutes until brown.
      Stir in the garlic and thyme, then the chestnuts and stock, and simmer for 10 minutes.
      Blend until smooth, stir in the cream and season.`,
  }),
]
