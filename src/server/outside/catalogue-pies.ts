/** Pies, tarts and things with a crust. */
import { dish } from './catalogue-dish.ts'

export const pies = [
  dish(441, 'Cottage pie with carrot', {
    serves: 6,
    prep: 20,
    cook: 75,
    cuisine: 'British',
    tags: 'dinner, gluten free, nut free, comfort, freezes well',
    cost: '1.35',
    serving: [405, 24, 44, 14, 6, 9, 320],
    ingredients: `
      1 tbsp sunflower oil
      1 onion, chopped
      3 carrots, diced
      2 celery sticks, diced
      500 g lean beef mince
      2 tbsp tomato purée
      500 ml gluten free beef stock
      1 bay leaf
      1 tbsp cornflour
      1.2 kg floury potatoes, cut into chunks
      40 g butter
      75 ml semi-skimmed milk`,
    steps: `
      Heat the oil and cook the onion, carrots and celery for 8 minutes, then brown the mince with them.
      Stir in the purée, stock and bay leaf and simmer for 30 minutes.
      Mix the cornflour with a little water, stir it in until the gravy thickens, and season.
      Boil the potatoes for 15 minutes, drain and mash with the butter and milk.
      Heat the oven to 200°C (180°C fan), spoon the mince into a dish and fork the mash over the top.
      Bake for 25 minutes until golden.`,
  }),
  dish(442, 'Chicken and leek pie', {
    serves: 6,
    prep: 25,
    cook: 50,
    cuisine: 'British',
    tags: 'dinner, comfort, weekend, nut free',
    cost: '1.75',
    serving: [520, 31, 34, 29, 3, 5, 480],
    ingredients: `
      40 g butter
      3 leeks, sliced
      650 g skinless chicken thighs, cubed
      3 tbsp plain flour
      400 ml chicken stock
      150 ml semi-skimmed milk
      1 tbsp wholegrain mustard
      1 handful fresh parsley, chopped
      375 g ready-rolled puff pastry
      1 large egg, beaten`,
    steps: `
      Melt the butter and soften the leeks for 8 minutes.
      Add the chicken and cook for 6 minutes, then stir in the flour for 1 minute.
      Add the stock and milk gradually and simmer for 10 minutes until thick.
      Stir in the mustard and parsley, season, tip into a pie dish and let it cool a little.
      Heat the oven to 200°C (180°C fan), lay the pastry on top, trim, cut a steam hole and brush with the egg.
      Bake for 30 minutes until puffed and golden.`,
  }),
  dish(443, 'Cheese, onion and potato pie', {
    serves: 6,
    prep: 25,
    cook: 60,
    cuisine: 'British',
    tags: 'dinner, vegetarian, cheap, comfort, nut free',
    cost: '1.00',
    serving: [525, 16, 47, 30, 4, 4, 560],
    ingredients: `
      500 g waxy potatoes, diced
      30 g butter
      3 onions, sliced
      200 g mature cheddar, grated
      1 tsp Dijon mustard
      2 tbsp semi-skimmed milk
      500 g ready-made shortcrust pastry
      1 large egg, beaten`,
    steps: `
      Boil the potatoes for 8 minutes until just tender, and drain.
      Melt the butter and cook the onions gently for 15 minutes until soft and sweet.
      Mix the potatoes, onions, cheese, mustard and milk and season well.
      Heat the oven to 200°C (180°C fan) and roll out two thirds of the pastry to line a 23 cm pie dish.
      Fill, cover with the rest of the pastry, seal the edges, cut a steam hole and brush with the egg.
      Bake for 40 minutes until deep golden.`,
  }),
  dish(444, 'Broccoli and cheddar quiche', {
    serves: 6,
    prep: 20,
    cook: 55,
    cuisine: 'French',
    tags: 'dinner, vegetarian, picnic, nut free, freezes well',
    cost: '1.05',
    serving: [435, 16, 28, 29, 3, 4, 410],
    ingredients: `
      320 g ready-rolled shortcrust pastry
      300 g broccoli, in small florets
      4 spring onions, sliced
      100 g mature cheddar, grated
      4 large eggs
      250 ml semi-skimmed milk
      100 ml single cream
      1 pinch ground nutmeg`,
    steps: `
      Heat the oven to 190°C (170°C fan), line a 23 cm tart tin with the pastry and chill for 10 minutes.
      Cover with baking paper and beans, bake for 15 minutes, uncover and bake for 5 minutes more.
      Simmer the broccoli for 3 minutes and drain it very well.
      Scatter the broccoli, spring onions and cheese over the pastry.
      Beat the eggs, milk, cream and nutmeg, season and pour in.
      Bake for 30 to 35 minutes, until just set, and serve warm or cold.`,
  }),
  dish(445, 'Beetroot and goat’s cheese tart', {
    serves: 4,
    prep: 15,
    cook: 30,
    cuisine: 'French',
    tags: 'dinner, vegetarian, weekend',
    cost: '1.60',
    serving: [520, 14, 43, 33, 4, 11, 620],
    ingredients: `
      320 g ready-rolled puff pastry
      2 red onions, sliced
      1 tbsp olive oil
      1 tbsp balsamic vinegar
      250 g cooked beetroot, sliced
      125 g goat’s cheese, sliced
      4 sprigs fresh thyme
      20 g walnuts, broken
      50 g rocket`,
    steps: `
      Heat the oven to 200°C (180°C fan) and unroll the pastry on a lined tray.
      Score a border 2 cm from the edge and prick the middle with a fork.
      Fry the onions in the oil for 10 minutes, then stir in the vinegar.
      Spread the onions inside the border and top with the beetroot, cheese, thyme and walnuts.
      Bake for 20 to 25 minutes until crisp underneath, and scatter with the rocket.`,
  }),
  dish(446, 'Steak and mushroom pie', {
    serves: 6,
    prep: 25,
    cook: 165,
    cuisine: 'British',
    tags: 'dinner, dairy free, weekend, comfort, nut free',
    cost: '2.60',
    serving: [560, 39, 33, 30, 3, 4, 560],
    ingredients: `
      900 g lean braising steak, cubed
      3 tbsp plain flour
      2 tbsp sunflower oil
      2 onions, chopped
      300 g chestnut mushrooms, halved
      1 tbsp tomato purée
      500 ml beef stock
      1 tbsp Worcestershire sauce
      4 sprigs fresh thyme
      320 g ready-rolled puff pastry
      1 large egg, beaten`,
    steps: `
      Toss the steak in the flour with plenty of seasoning and brown it in the oil in batches.
      Add the onions and mushrooms and cook for 8 minutes.
      Stir in the purée, stock, Worcestershire sauce and thyme, cover and simmer gently for 1 hour 45 minutes until tender.
      Tip into a pie dish and let it cool for 15 minutes.
      Heat the oven to 200°C (180°C fan), cover with the pastry, trim, cut a steam hole and brush with the egg.
      Bake for 30 minutes until risen and brown.`,
  }),
  dish(447, 'Toad in the hole with onion gravy', {
    serves: 4,
    prep: 15,
    cook: 45,
    cuisine: 'British',
    tags: 'dinner, comfort, kids, nut free',
    cost: '1.40',
    serving: [570, 25, 46, 33, 4, 10, 980],
    ingredients: `
      8 chipolatas
      2 tbsp sunflower oil
      140 g plain flour
      3 large eggs
      250 ml semi-skimmed milk
      2 onions, sliced
      1 tbsp plain flour, for the gravy
      350 ml beef stock
      1 tsp Dijon mustard`,
    steps: `
      Heat the oven to 220°C (200°C fan) and whisk the flour, eggs, milk and a pinch of salt to a smooth batter.
      Put the chipolatas and half of the oil in a metal roasting tin and cook for 12 minutes.
      Pour in the batter quickly and bake for 28 to 30 minutes, without opening the door, until puffed and brown.
      Cook the onions slowly in the rest of the oil for 15 minutes, then stir in the flour for 1 minute.
      Add the stock and mustard, simmer to a gravy and serve with the toad.`,
  }),
  dish(448, 'Mushroom and ale pie with potato lid', {
    serves: 4,
    prep: 20,
    cook: 65,
    cuisine: 'British',
    tags: 'dinner, vegetarian, vegan, comfort, nut free',
    cost: '1.55',
    serving: [375, 11, 60, 9, 10, 12, 420],
    ingredients: `
      2 tbsp olive oil
      2 red onions, sliced
      600 g chestnut mushrooms, quartered
      2 carrots, diced
      3 garlic cloves, crushed
      2 tbsp plain flour
      300 ml vegan brown ale
      300 ml vegetable stock
      1 tbsp soy sauce
      2 tsp dried thyme
      800 g potatoes, thinly sliced`,
    steps: `
      Heat the oven to 200°C (180°C fan).
      Heat half of the oil and cook the onions and carrots for 8 minutes.
      Turn up the heat, add the mushrooms and garlic and fry for 8 minutes until brown.
      Stir in the flour, then the ale, stock, soy sauce and thyme, and simmer for 15 minutes.
      Parboil the potatoes for 4 minutes and drain well.
      Tip the filling into a dish, overlap the potatoes on top, brush with the rest of the oil and bake for 35 minutes until crisp.`,
  }),
]
