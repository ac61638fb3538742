/** Dinners that cook in one tin. */
import { dish } from './catalogue-dish.ts'

export const traybakes = [
  dish(341, 'Lemon and oregano chicken traybake', {
    serves: 4,
    prep: 15,
    cook: 45,
    cuisine: 'Greek',
    tags: 'dinner, gluten free, dairy free, one tin, nut free',
    cost: '1.75',
    serving: [505, 36, 37, 24, 6, 8, 230],
    ingredients: `
      8 chicken thighs, bone in, about 1 kg
      750 g potatoes, cut into wedges
      2 red onions, cut into wedges
      1 red pepper, cut into chunks
      1 tbsp olive oil
      1 lemon, juiced
      4 garlic cloves, unpeeled
      2 tsp dried oregano
      200 g cherry tomatoes`,
    steps: `
      Heat the oven to 200°C (180°C fan).
      Toss the potatoes, onions, pepper and garlic with the oil, half of the lemon juice and half of the oregano in a large tin.
      Sit the chicken on top, season, and sprinkle with the rest of the oregano.
      Roast for 30 minutes, then add the tomatoes and roast for 15 minutes more, until the juices run clear.
      Pour over the rest of the lemon juice and serve from the tin.`,
  }),
  dish(342, 'Sausage, apple and root traybake', {
    serves: 4,
    prep: 15,
    cook: 45,
    cuisine: 'British',
    tags: 'dinner, dairy free, one tin, kids, nut free',
    cost: '1.50',
    serving: [545, 19, 55, 28, 10, 22, 820],
    ingredients: `
      8 pork sausages
      500 g potatoes, cut into chunks
      3 carrots, cut into batons
      2 parsnips, cut into batons
      1 red onion, cut into wedges
      1 tbsp sunflower oil
      2 eating apples, cut into wedges
      1 tbsp wholegrain mustard
      1 tbsp honey`,
    steps: `
      Heat the oven to 200°C (180°C fan).
      Toss the potatoes, carrots, parsnips and onion with the oil in a large tin and roast for 15 minutes.
      Add the sausages and roast for 15 minutes.
      Add the apples, spoon over the mustard mixed with the honey, and roast for 15 minutes more until sticky.`,
  }),
  dish(343, 'Halloumi and sweet potato traybake', {
    serves: 4,
    prep: 10,
    cook: 40,
    cuisine: 'Mediterranean',
    tags: 'dinner, vegetarian, gluten free, one tin, nut free',
    cost: '1.75',
    serving: [470, 20, 43, 25, 9, 17, 880],
    ingredients: `
      600 g sweet potatoes, cubed
      2 red peppers, cut into chunks
      1 red onion, cut into wedges
      1 1/2 tbsp olive oil
      2 tsp smoked paprika
      400 g tin chickpeas, drained
      225 g halloumi, sliced
      80 g rocket
      1 tbsp lemon juice`,
    steps: `
      Heat the oven to 200°C (180°C fan).
      Toss the sweet potatoes, peppers and onion with the oil and paprika and roast for 25 minutes.
      Stir in the chickpeas, lay the halloumi on top and roast for 15 minutes until golden.
      Scatter over the rocket and lemon juice.`,
  }),
  dish(344, 'Chicken fajita traybake', {
    serves: 4,
    prep: 15,
    cook: 25,
    cuisine: 'Mexican',
    tags: 'dinner, kids, one tin, nut free',
    cost: '1.95',
    serving: [470, 39, 48, 13, 6, 10, 590],
    ingredients: `
      600 g skinless chicken breasts, sliced
      3 mixed peppers, sliced
      2 red onions, sliced
      2 tbsp olive oil
      2 tsp smoked paprika
      2 tsp ground cumin
      1 tsp dried oregano
      1 lime, juiced
      8 small flour tortillas
      100 g soured cream`,
    steps: `
      Heat the oven to 220°C (200°C fan).
      Toss the chicken, peppers and onions with the oil, spices, oregano and half of the lime juice on a large tray.
      Roast for 22 to 25 minutes, turning once, until the chicken is cooked through.
      Wrap the tortillas in foil and warm them in the oven for the last 5 minutes.
      Squeeze over the rest of the lime and fill the tortillas, with soured cream on top.`,
  }),
  dish(345, 'Harissa cauliflower and chickpea tray', {
    serves: 4,
    prep: 10,
    cook: 35,
    cuisine: 'Moroccan',
    tags: 'dinner, vegetarian, vegan, gluten free, one tin',
    cost: '1.25',
    serving: [315, 13, 37, 12, 11, 13, 280],
    ingredients: `
      1 cauliflower, in florets
      2 red onions, cut into wedges
      2 x 400 g tins chickpeas, drained
      2 tbsp olive oil
      2 tbsp harissa paste
      50 g dried apricots, halved
      1 tbsp tahini
      1 lemon, juiced
      1 handful fresh coriander, chopped`,
    steps: `
      Heat the oven to 210°C (190°C fan).
      Toss the cauliflower, onions and chickpeas with the oil and harissa and spread out on a large tray.
      Roast for 25 minutes, add the apricots and roast for 10 minutes more.
      Whisk the tahini and lemon juice with enough water to make it run.
      Drizzle over the tray and scatter with the coriander.`,
  }),
  dish(346, 'Cod and chorizo traybake', {
    serves: 4,
    prep: 10,
    cook: 40,
    cuisine: 'Spanish',
    tags: 'dinner, gluten free, dairy free, one tin, nut free',
    cost: '2.75',
    serving: [400, 35, 34, 14, 6, 9, 620],
    ingredients: `
      600 g new potatoes, halved
      1 red onion, sliced
      1 tbsp olive oil
      70 g chorizo ring, sliced
      300 g cherry tomatoes
      1 yellow pepper, sliced
      4 skinless cod fillets, about 140 g each
      1 lemon, cut into wedges
      1 handful fresh parsley, chopped`,
    steps: `
      Heat the oven to 200°C (180°C fan).
      Toss the potatoes and onion with the oil and roast for 20 minutes.
      Add the chorizo, tomatoes and pepper and roast for 8 minutes.
      Nestle in the cod, season and roast for 12 minutes, until it flakes easily.
      Scatter over the parsley and serve with the lemon.`,
  }),
  dish(347, 'Tofu and broccoli teriyaki tray', {
    serves: 4,
    prep: 10,
    cook: 25,
    cuisine: 'Japanese',
    tags: 'dinner, vegetarian, vegan, gluten free, one tin',
    cost: '1.60',
    serving: [445, 21, 61, 13, 6, 11, 880],
    ingredients: `
      400 g firm tofu, cubed
      1 tbsp cornflour
      1 1/2 tbsp sunflower oil
      400 g broccoli, in florets
      2 carrots, sliced
      5 tbsp gluten free tamari
      2 tbsp maple syrup
      1 thumb fresh ginger, grated
      225 g jasmine rice
      1 tbsp sesame seeds`,
    steps: `
      Heat the oven to 210°C (190°C fan).
      Toss the tofu in the cornflour and half of the oil, and roast on a large tray for 12 minutes.
      Toss the broccoli and carrots in the rest of the oil, add to the tray and roast for 10 minutes.
      Cook the rice as the packet says.
      Stir the tamari, maple syrup and ginger together, pour over the tray and roast for 3 minutes more.
      Sprinkle with the sesame seeds and serve with the rice.`,
  }),
  dish(348, 'Roast gnocchi with peppers and pesto', {
    serves: 4,
    prep: 5,
    cook: 30,
    cuisine: 'Italian',
    tags: 'dinner, vegetarian, one tin, weeknight',
    cost: '1.45',
    serving: [440, 13, 57, 18, 6, 9, 760],
    ingredients: `
      500 g fresh potato gnocchi
      2 red peppers, cut into chunks
      1 courgette, sliced
      300 g cherry tomatoes
      1 tbsp olive oil
      80 g vegetarian basil pesto
      125 g mozzarella, torn
      1 handful rocket`,
    steps: `
      Heat the oven to 210°C (190°C fan).
      Toss the gnocchi, peppers, courgette and tomatoes with the oil on a large tray.
      Roast for 25 minutes, stirring once, until the gnocchi are golden.
      Dot with the pesto and mozzarella and return to the oven for 5 minutes.
      Top with the rocket.`,
  }),
]
