/** Burgers, pizza, meatballs and bakes. */
import { dish } from './catalogue-dish.ts'

export const burgersAndBakes = [
  dish(501, 'Homemade beef burgers', {
    serves: 4,
    prep: 15,
    cook: 12,
    cuisine: 'American',
    tags: 'dinner, quick, kids, nut free',
    cost: '1.75',
    serving: [475, 36, 37, 20, 3, 8, 620],
    ingredients: `
      500 g beef mince
      1 small onion, grated
      1 tsp Dijon mustard
      1 tsp sunflower oil
      4 slices mature cheddar, about 60 g
      4 burger buns
      2 tomatoes, sliced
      1 little gem lettuce
      4 gherkins, sliced
      2 tbsp tomato ketchup`,
    steps: `
      Mix the mince, onion and mustard with plenty of seasoning, and shape into four flat burgers.
      Brush a heavy frying pan with the oil and get it very hot.
      Fry the burgers for 5 minutes a side, until cooked through, and lay the cheese on top for the last minute.
      Toast the cut sides of the buns.
      Build with lettuce, tomato, gherkins and ketchup.`,
  }),
  dish(502, 'Spicy bean burgers', {
    serves: 4,
    prep: 20,
    cook: 20,
    cuisine: 'American',
    tags: 'dinner, vegetarian, vegan, nut free, freezes well',
    cost: '1.00',
    serving: [445, 17, 71, 10, 13, 9, 590],
    ingredients: `
      2 x 400 g tins kidney beans, drained and dried
      1 red onion, finely chopped
      1 carrot, grated
      80 g breadcrumbs
      2 tsp smoked paprika
      1 tsp ground cumin
      1 tbsp tomato purée
      2 tbsp sunflower oil
      4 vegan burger buns
      1 little gem lettuce
      2 tomatoes, sliced
      4 tbsp tomato salsa`,
    steps: `
      Mash the beans, leaving some texture, and mix in the onion, carrot, breadcrumbs, spices and purée.
      Season, shape into four burgers and chill for 10 minutes.
      Heat the oil and fry the burgers over a medium heat for 5 minutes a side until crusty.
      Toast the buns and fill them with lettuce, tomato, burgers and salsa.`,
  }),
  dish(503, 'Margherita pizzas with quick dough', {
    serves: 4,
    prep: 25,
    cook: 12,
    cuisine: 'Italian',
    tags: 'dinner, vegetarian, kids, weekend, nut free',
    cost: '0.95',
    serving: [530, 22, 78, 15, 4, 6, 560],
    ingredients: `
      400 g self-raising flour
      200 g natural yoghurt
      100 ml water
      1 tbsp olive oil
      200 g passata
      1 garlic clove, crushed
      1 tsp dried oregano
      200 g mozzarella, torn
      1 handful fresh basil`,
    steps: `
      Heat the oven to 230°C (210°C fan) with two baking trays inside.
      Mix the flour, yoghurt, water and a pinch of salt to a soft dough and knead for 2 minutes.
      Roll into four thin rounds on baking paper.
      Stir the passata with the garlic and oregano, spread over the dough and top with the mozzarella.
      Slide on to the hot trays and bake for 10 to 12 minutes until crisp.
      Drizzle with the oil and scatter over the basil.`,
  }),
  dish(504, 'Swedish-style meatballs with mash', {
    serves: 4,
    prep: 25,
    cook: 30,
    cuisine: 'Scandinavian',
    tags: 'dinner, kids, comfort, nut free',
    cost: '1.65',
    serving: [545, 33, 51, 23, 5, 9, 520],
    ingredients: `
      800 g floury potatoes, cut into chunks
      450 g lean pork mince
      1 small onion, grated
      40 g breadcrumbs
      1 large egg
      1 pinch ground allspice
      1 tbsp sunflower oil
      1 tbsp plain flour
      300 ml beef stock
      75 g low fat crème fraîche
      75 ml semi-skimmed milk
      2 tbsp cranberry sauce`,
    steps: `
      Boil the potatoes for 15 minutes until soft, then mash with the milk and season.
      Mix the mince, onion, breadcrumbs, egg and allspice, season and roll into 24 balls.
      Fry the meatballs in the oil for 10 to 12 minutes until brown and cooked through, then lift them out.
      Stir the flour into the pan, whisk in the stock and simmer for 3 minutes.
      Add the crème fraîche and the meatballs and warm through.
      Serve on the mash with the cranberry sauce.`,
  }),
  dish(505, 'Chicken kebabs with pitta and tzatziki', {
    serves: 4,
    prep: 20,
    cook: 14,
    cuisine: 'Greek',
    tags: 'dinner, high protein, barbecue, nut free',
    cost: '2.00',
    serving: [435, 44, 42, 10, 6, 7, 520],
    ingredients: `
      600 g skinless chicken breasts, cubed
      1 tbsp olive oil
      1 lemon, juiced
      2 tsp dried oregano
      2 garlic cloves, crushed
      200 g Greek yoghurt
      1/2 cucumber, grated and squeezed dry
      1 handful fresh mint, chopped
      4 wholemeal pittas
      3 tomatoes, sliced
      1/4 red onion, sliced`,
    steps: `
      Toss the chicken with the oil, half of the lemon juice, the oregano and half of the garlic, and thread on to skewers.
      Stir the yoghurt, cucumber, mint and the rest of the garlic and lemon juice together, and season.
      Grill or barbecue the kebabs for 12 to 14 minutes, turning, until cooked through.
      Warm the pittas and serve with the kebabs, tomatoes, onion and tzatziki.`,
  }),
  dish(506, 'Cauliflower cheese with crispy crumbs', {
    serves: 4,
    prep: 15,
    cook: 35,
    cuisine: 'British',
    tags: 'dinner, vegetarian, comfort, nut free',
    cost: '1.20',
    serving: [375, 20, 27, 22, 4, 10, 480],
    ingredients: `
      1 large cauliflower, in florets
      40 g butter
      40 g plain flour
      500 ml semi-skimmed milk
      1 tsp Dijon mustard
      120 g mature cheddar, grated
      40 g fresh breadcrumbs
      1 pinch ground nutmeg`,
    steps: `
      Heat the oven to 200°C (180°C fan) and simmer the cauliflower for 5 minutes, then drain very well.
      Melt the butter, stir in the flour for 1 minute, whisk in the milk gradually and simmer until thick.
      Stir in the mustard, nutmeg and three quarters of the cheese.
      Put the cauliflower in a dish, pour over the sauce and top with the crumbs and the rest of the cheese.
      Bake for 25 minutes until golden.`,
  }),
]
