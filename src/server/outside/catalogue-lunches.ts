/** Sandwiches, wraps, potatoes and other lunches. */
import { dish } from './catalogue-dish.ts'

export const lunches = [
  dish(241, 'Jacket potatoes with tuna and sweetcorn', {
    serves: 4,
    prep: 5,
    cook: 70,
    cuisine: 'British',
    tags: 'lunch, gluten free, nut free, cheap',
    cost: '1.05',
    serving: [390, 22, 56, 9, 6, 7, 400],
    ingredients: `
      4 large baking potatoes
      1 tsp olive oil
      2 x 145 g tins tuna in spring water, drained
      200 g tin sweetcorn, drained
      3 tbsp mayonnaise
      2 spring onions, sliced
      1 little gem lettuce, shredded`,
    steps: `
      Heat the oven to 200°C (180°C fan).
      Prick the potatoes, rub them with the oil and some salt, and bake for 1 hour 10 minutes until crisp outside and soft inside.
      Mix the tuna, sweetcorn, mayonnaise and spring onions and season with pepper.
      Split the potatoes, pile in the filling and serve with the lettuce.`,
  }),
  dish(242, 'Falafel wraps with yoghurt and slaw', {
    serves: 4,
    prep: 20,
    cook: 12,
    cuisine: 'Middle Eastern',
    tags: 'lunch, vegetarian, nut free, freezes well',
    cost: '1.10',
    serving: [425, 16, 60, 13, 11, 9, 720],
    ingredients: `
      2 x 400 g tins chickpeas, drained and dried well
      1 small red onion, chopped
      2 garlic cloves
      1 handful fresh parsley
      2 tsp ground cumin
      2 tbsp plain flour
      2 tbsp sunflower oil
      1/4 red cabbage, shredded
      1 carrot, grated
      100 g natural yoghurt
      1 tbsp tahini
      4 large flatbreads`,
    steps: `
      Pulse the chickpeas, onion, garlic, parsley, cumin and flour to a coarse paste that holds together, and season.
      Shape into 16 small patties with wet hands.
      Heat the oil and fry the falafel for 3 minutes a side until crisp.
      Mix the cabbage and carrot with a pinch of salt, and the yoghurt with the tahini.
      Warm the flatbreads and fill them with slaw, falafel and sauce.`,
  }),
  dish(243, 'Cheese and leek toasties', {
    serves: 2,
    prep: 5,
    cook: 15,
    cuisine: 'Welsh',
    tags: 'lunch, vegetarian, quick, nut free',
    cost: '1.00',
    serving: [465, 20, 40, 25, 5, 5, 830],
    ingredients: `
      15 g butter
      1 leek, finely sliced
      1 tsp wholegrain mustard
      90 g mature cheddar, grated
      4 slices wholemeal bread`,
    steps: `
      Melt half of the butter and soften the leek over a low heat for 7 minutes.
      Stir in the mustard and cheese off the heat.
      Sandwich the filling between the slices of bread and spread the outsides with the rest of the butter.
      Fry for 3 to 4 minutes a side, pressing down, until golden and melting.`,
  }),
  dish(244, 'Chicken and avocado wraps', {
    serves: 4,
    prep: 15,
    cook: 10,
    cuisine: 'American',
    tags: 'lunch, lunchbox, quick, nut free',
    cost: '1.85',
    serving: [455, 31, 41, 18, 5, 5, 640],
    ingredients: `
      400 g chicken mini fillets
      1 tbsp olive oil
      1 tsp smoked paprika
      1 ripe avocado
      1 lime, juiced
      3 tbsp natural yoghurt
      4 large flour tortillas
      2 tomatoes, sliced
      2 handfuls mixed salad leaves`,
    steps: `
      Toss the chicken with the oil and paprika and fry for 8 to 10 minutes until cooked through.
      Mash the avocado with the lime juice and yoghurt and season.
      Spread over the tortillas and top with the salad, tomatoes and chicken.
      Roll up tightly and cut in half.`,
  }),
  dish(245, 'Spinach and feta filo parcels', {
    serves: 4,
    prep: 20,
    cook: 25,
    cuisine: 'Greek',
    tags: 'lunch, vegetarian, lunchbox, nut free',
    cost: '1.45',
    serving: [355, 16, 33, 18, 4, 4, 820],
    ingredients: `
      400 g frozen spinach, thawed and squeezed dry
      150 g feta, crumbled
      150 g ricotta
      1 large egg
      4 spring onions, sliced
      1 pinch ground nutmeg
      8 sheets filo pastry
      2 tbsp olive oil
      1 tsp sesame seeds`,
    steps: `
      Heat the oven to 190°C (170°C fan).
      Mix the spinach, feta, ricotta, egg, spring onions and nutmeg.
      Brush a filo sheet with oil, fold it in half lengthways and put a spoonful of filling at one end.
      Fold the corner over again and again into a triangle, and repeat with the rest.
      Brush with oil, sprinkle with sesame seeds and bake for 25 minutes until golden.`,
  }),
  dish(246, 'Crispy sweet potatoes with black beans', {
    serves: 4,
    prep: 10,
    cook: 50,
    cuisine: 'Mexican',
    tags: 'lunch, vegetarian, vegan, gluten free, nut free',
    cost: '1.25',
    serving: [400, 11, 68, 9, 14, 16, 240],
    ingredients: `
      4 sweet potatoes, about 250 g each
      1 tbsp olive oil
      1 red onion, chopped
      1 tsp smoked paprika
      1 tsp ground cumin
      400 g tin black beans, drained
      200 g cherry tomatoes, halved
      1 ripe avocado, sliced
      1 lime, cut into wedges`,
    steps: `
      Heat the oven to 200°C (180°C fan), prick the sweet potatoes and bake for 50 minutes until soft.
      Heat the oil and soften the onion for 6 minutes, then stir in the spices.
      Add the beans and tomatoes with a splash of water and simmer for 5 minutes.
      Split the potatoes, spoon in the beans and top with avocado and a squeeze of lime.`,
  }),
  dish(247, 'Egg and cress sandwiches', {
    serves: 4,
    prep: 10,
    cook: 9,
    cuisine: 'British',
    tags: 'lunch, vegetarian, lunchbox, quick, nut free',
    cost: '0.75',
    serving: [355, 17, 32, 17, 4, 3, 590],
    ingredients: `
      6 large eggs
      3 tbsp mayonnaise
      1 tsp Dijon mustard
      1 punnet salad cress, snipped
      8 slices wholemeal bread
      salt, to taste
      white pepper, to taste`,
    steps: `
      Boil the eggs for 9 minutes, then cool them completely in cold water.
      Peel and mash with the mayonnaise and mustard, and season.
      Stir in the cress.
      Divide between four slices of bread, top with the rest and cut into triangles.`,
  }),
  dish(248, 'Vegetable sushi bowls', {
    serves: 4,
    prep: 20,
    cook: 15,
    cuisine: 'Japanese',
    tags: 'lunch, vegetarian, vegan, gluten free',
    cost: '1.75',
    serving: [415, 13, 62, 13, 7, 9, 560],
    ingredients: `
      250 g sushi rice, rinsed
      3 tbsp rice vinegar
      1 tbsp caster sugar
      200 g frozen edamame beans
      1/2 cucumber, cut into sticks
      2 carrots, cut into ribbons
      1 ripe avocado, sliced
      2 tbsp gluten free tamari
      2 tsp toasted sesame oil
      1 tbsp black sesame seeds
      1 sheet nori, shredded`,
    steps: `
      Simmer the rice with 330 ml water in a covered pan for 12 minutes, then leave it off the heat for 10 minutes.
      Fold the vinegar, sugar and a pinch of salt through the rice.
      Simmer the edamame for 3 minutes, drain and cool.
      Spoon the rice into bowls and arrange the vegetables on top.
      Drizzle with the tamari and sesame oil and scatter over the seeds and nori.`,
  }),
  dish(249, 'Ploughman’s lunch box', {
    serves: 2,
    prep: 10,
    cook: 0,
    cuisine: 'British',
    tags: 'lunch, vegetarian, lunchbox, quick, nut free',
    cost: '1.60',
    serving: [475, 19, 49, 22, 6, 17, 980],
    ingredients: `
      90 g mature cheddar, cut into chunks
      4 slices wholemeal bread
      15 g butter
      1 eating apple, cut into wedges
      2 celery sticks, cut into batons
      4 pickled onions
      2 tbsp sweet pickle
      1 handful salad leaves`,
    steps: `
      Butter the bread and cut it into fingers.
      Pack the cheese, apple, celery, onions and leaves around it.
      Add the pickle in a small pot and keep the box cool until lunch.`,
  }),
  dish(250, 'Pizza toast soldiers', {
    serves: 2,
    prep: 5,
    cook: 8,
    cuisine: 'Italian',
    tags: 'lunch, vegetarian, quick, kids, nut free',
    cost: '0.90',
    serving: [345, 18, 36, 14, 5, 6, 700],
    ingredients: `
      4 slices wholemeal bread
      3 tbsp tomato purée
      1 tsp olive oil
      1/2 tsp dried oregano
      100 g grated mozzarella
      8 cherry tomatoes, sliced`,
    steps: `
      Toast the bread lightly under a hot grill.
      Mix the tomato purée, oil and oregano with a teaspoon of water and spread it over the toast.
      Top with the mozzarella and tomatoes.
      Grill for 4 minutes until bubbling, and cut into soldiers.`,
  }),
]
