/** Dinners from Mexico and the south of the United States. */
import { dish } from './catalogue-dish.ts'

export const tacosAndChilli = [
  dish(381, 'Family chilli con carne', {
    serves: 6,
    prep: 15,
    cook: 60,
    cuisine: 'Mexican',
    tags: 'dinner, gluten free, dairy free, freezes well, nut free',
    cost: '1.40',
    serving: [480, 29, 64, 12, 10, 10, 250],
    ingredients: `
      1 tbsp sunflower oil
      2 onions, chopped
      2 red peppers, diced
      3 garlic cloves, crushed
      500 g lean beef mince
      2 tsp ground cumin
      2 tsp smoked paprika
      1 tsp mild chilli powder
      2 x 400 g tins chopped tomatoes
      2 x 400 g tins kidney beans, drained
      2 squares dark chocolate
      350 g long grain rice`,
    steps: `
      Heat the oil and soften the onions and peppers for 8 minutes.
      Add the garlic and mince and brown well, breaking it up.
      Stir in the spices for 1 minute, then the tomatoes and a tin of water, and simmer for 30 minutes.
      Add the beans and simmer for 15 minutes more.
      Cook the rice as the packet says.
      Melt the chocolate into the chilli, season and serve with the rice.`,
  }),
  dish(382, 'Three-bean chilli with lime', {
    serves: 6,
    prep: 15,
    cook: 40,
    cuisine: 'Mexican',
    tags: 'dinner, vegetarian, vegan, gluten free, freezes well',
    cost: '0.90',
    serving: [395, 16, 68, 6, 16, 11, 260],
    ingredients: `
      2 tbsp olive oil
      2 onions, chopped
      2 carrots, finely diced
      3 garlic cloves, crushed
      1 tbsp chipotle paste
      2 tsp ground cumin
      2 x 400 g tins chopped tomatoes
      400 g tin kidney beans, drained
      400 g tin black beans, drained
      400 g tin pinto beans, drained
      1 lime, juiced
      300 g long grain rice`,
    steps: `
      Heat the oil and cook the onions and carrots for 10 minutes until soft.
      Stir in the garlic, chipotle and cumin for 1 minute.
      Add the tomatoes, half a tin of water and all the beans, and simmer for 25 minutes until thick.
      Cook the rice as the packet says.
      Stir the lime juice into the chilli, season and serve with the rice.`,
  }),
  dish(383, 'Crispy fish tacos with lime slaw', {
    serves: 4,
    prep: 20,
    cook: 12,
    cuisine: 'Mexican',
    tags: 'dinner, nut free, kids',
    cost: '2.20',
    serving: [455, 32, 51, 14, 6, 7, 560],
    ingredients: `
      500 g skinless white fish fillets, cut into strips
      40 g plain flour
      2 tsp smoked paprika
      2 tbsp sunflower oil
      1/4 white cabbage, shredded
      1 carrot, grated
      2 limes, juiced
      100 g natural yoghurt
      1 tsp chipotle paste
      8 small soft flour tortillas
      1 handful fresh coriander`,
    steps: `
      Toss the cabbage and carrot with half of the lime juice and a pinch of salt.
      Mix the yoghurt with the chipotle and the rest of the lime juice.
      Toss the fish in the flour, paprika and some salt.
      Heat the oil and fry the fish for 2 to 3 minutes a side until crisp.
      Warm the tortillas in a dry pan and fill them with slaw, fish, sauce and coriander.`,
  }),
  dish(384, 'Pulled mushroom tacos', {
    serves: 4,
    prep: 15,
    cook: 20,
    cuisine: 'Mexican',
    tags: 'dinner, vegetarian, vegan, gluten free, nut free',
    cost: '1.85',
    serving: [335, 10, 41, 14, 9, 8, 340],
    ingredients: `
      500 g oyster mushrooms, torn into strips
      2 tbsp olive oil
      2 tsp smoked paprika
      1 tsp ground cumin
      2 tbsp tomato purée
      1 tbsp cider vinegar
      400 g tin black beans, drained
      8 small corn tortillas
      1 ripe avocado, sliced
      1/4 red cabbage, shredded
      1 lime, cut into wedges`,
    steps: `
      Heat the oil in a wide pan and fry the mushrooms over a high heat for 8 minutes until crisp at the edges.
      Stir in the paprika, cumin, purée and vinegar with a splash of water and cook for 2 minutes.
      Warm the beans in a small pan and crush them roughly.
      Toast the tortillas in a dry pan.
      Fill with beans, mushrooms, cabbage and avocado and squeeze over the lime.`,
  }),
  dish(385, 'Chicken enchiladas', {
    serves: 4,
    prep: 20,
    cook: 35,
    cuisine: 'Mexican',
    tags: 'dinner, freezes well, nut free, weekend',
    cost: '2.00',
    serving: [575, 44, 56, 19, 8, 11, 830],
    ingredients: `
      1 tbsp sunflower oil
      1 onion, sliced
      1 red pepper, sliced
      450 g skinless chicken breasts, sliced
      2 tsp ground cumin
      1 tsp smoked paprika
      400 g tin black beans, drained
      500 g passata
      1 tsp mild chilli powder
      8 small flour tortillas
      100 g mature cheddar, grated`,
    steps: `
      Heat the oven to 200°C (180°C fan).
      Heat the oil and soften the onion and pepper for 6 minutes, then add the chicken, cumin and paprika and cook for 6 minutes.
      Stir in the beans and a third of the passata.
      Mix the rest of the passata with the chilli powder and spread a little in a baking dish.
      Roll the filling in the tortillas, lay them in the dish, cover with the sauce and the cheese.
      Bake for 20 minutes until bubbling.`,
  }),
  dish(386, 'Black bean quesadillas', {
    serves: 4,
    prep: 10,
    cook: 16,
    cuisine: 'Mexican',
    tags: 'dinner, vegetarian, quick, kids, nut free',
    cost: '1.00',
    serving: [440, 19, 53, 16, 10, 4, 690],
    ingredients: `
      400 g tin black beans, drained
      1 tsp ground cumin
      200 g tin sweetcorn, drained
      4 spring onions, sliced
      120 g mature cheddar, grated
      4 large flour tortillas
      1 tsp sunflower oil
      4 tbsp tomato salsa`,
    steps: `
      Mash the beans roughly with the cumin and stir in the sweetcorn and spring onions.
      Spread over half of each tortilla, sprinkle with the cheese and fold over.
      Brush a frying pan with oil and cook the quesadillas for 2 minutes a side until crisp and melting.
      Cut into wedges and serve with the salsa.`,
  }),
  dish(387, 'Louisiana-style jambalaya', {
    serves: 6,
    prep: 15,
    cook: 35,
    cuisine: 'American',
    tags: 'dinner, gluten free, dairy free, one pot, nut free',
    cost: '1.85',
    serving: [460, 30, 57, 12, 4, 7, 640],
    ingredients: `
      1 tbsp olive oil
      100 g chorizo ring, sliced
      400 g skinless chicken thighs, cubed
      1 onion, chopped
      2 celery sticks, sliced
      2 peppers, diced
      2 garlic cloves, crushed
      2 tsp smoked paprika
      1 tsp dried thyme
      350 g long grain rice
      400 g tin chopped tomatoes
      800 ml gluten free chicken stock
      200 g raw king prawns, peeled`,
    steps: `
      Heat the oil in a large lidded pan and fry the chorizo and chicken for 6 minutes until brown.
      Add the onion, celery and peppers and cook for 8 minutes, then the garlic, paprika and thyme.
      Stir in the rice, tomatoes and stock and bring to the boil.
      Cover and simmer for 15 minutes over a low heat.
      Lay the prawns on top, cover and cook for 4 minutes until pink, then fork everything together.`,
  }),
  dish(388, 'Loaded nacho bake with turkey', {
    serves: 4,
    prep: 10,
    cook: 25,
    cuisine: 'Mexican',
    tags: 'dinner, gluten free, kids, nut free',
    cost: '1.90',
    serving: [520, 38, 47, 20, 9, 8, 690],
    ingredients: `
      1 tbsp sunflower oil
      1 onion, chopped
      400 g turkey thigh mince
      2 tsp ground cumin
      1 tsp smoked paprika
      400 g tin kidney beans, drained
      400 g tin chopped tomatoes
      150 g corn tortilla chips
      80 g mature cheddar, grated
      2 tomatoes, diced
      2 tbsp natural yoghurt`,
    steps: `
      Heat the oven to 200°C (180°C fan).
      Heat the oil, soften the onion for 5 minutes, then brown the turkey with the spices.
      Add the beans and tinned tomatoes and simmer for 10 minutes until thick.
      Spread the tortilla chips in a baking dish, spoon over the turkey and top with the cheese.
      Bake for 8 minutes and finish with the diced tomatoes and yoghurt.`,
  }),
]
