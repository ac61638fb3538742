/** Rice and other grains for dinner. */
import { dish } from './catalogue-dish.ts'

export const rice = [
  dish(481, 'Pea and lemon risotto', {
    serves: 4,
    prep: 10,
    cook: 30,
    cuisine: 'Italian',
    tags: 'dinner, vegetarian, gluten free, nut free',
    cost: '1.15',
    serving: [455, 15, 71, 12, 6, 6, 480],
    ingredients: `
      1 tbsp olive oil
      1 onion, finely chopped
      2 garlic cloves, crushed
      320 g risotto rice
      1.2 litres gluten free vegetable stock
      300 g frozen peas
      15 g butter
      50 g vegetarian Italian hard cheese, grated
      1 lemon, zest and juice
      1 handful fresh mint, chopped`,
    steps: `
      Heat the oil and soften the onion gently for 8 minutes, then add the garlic for 1 minute.
      Stir in the rice for 2 minutes until it looks glassy at the edges.
      Add the stock a ladle at a time, stirring, for about 18 minutes until the rice is creamy with a little bite.
      Stir in the peas for the last 3 minutes.
      Off the heat, beat in the butter, cheese, lemon zest and a squeeze of juice, and scatter with the mint.`,
  }),
  dish(482, 'Oven-baked chicken and tomato risotto', {
    serves: 4,
    prep: 10,
    cook: 35,
    cuisine: 'Italian',
    tags: 'dinner, gluten free, one pot, kids, nut free',
    cost: '1.70',
    serving: [515, 35, 70, 11, 4, 7, 520],
    ingredients: `
      1 tbsp olive oil
      1 onion, chopped
      450 g skinless chicken thighs, cubed
      2 garlic cloves, crushed
      300 g risotto rice
      400 g tin cherry tomatoes
      700 ml gluten free chicken stock
      100 g spinach
      40 g Parmesan, grated`,
    steps: `
      Heat the oven to 200°C (180°C fan).
      Heat the oil in an ovenproof casserole and cook the onion and chicken for 8 minutes.
      Stir in the garlic and rice, then the tomatoes and stock, and bring to a simmer.
      Cover and bake for 22 minutes.
      Stir in the spinach and Parmesan, season and leave for 3 minutes before serving.`,
  }),
  dish(483, 'Mushroom and spinach pilau', {
    serves: 4,
    prep: 10,
    cook: 25,
    cuisine: 'Indian',
    tags: 'dinner, vegetarian, vegan, gluten free, one pot',
    cost: '1.05',
    serving: [395, 11, 68, 9, 5, 5, 320],
    ingredients: `
      2 tbsp sunflower oil
      1 tsp cumin seeds
      4 cardamom pods, bruised
      1 onion, sliced
      300 g chestnut mushrooms, sliced
      2 garlic cloves, crushed
      1 tbsp garam masala
      300 g basmati rice, rinsed
      550 ml gluten free vegetable stock
      150 g baby spinach
      2 tbsp raisins`,
    steps: `
      Heat the oil and let the cumin and cardamom sizzle for 30 seconds.
      Add the onion and mushrooms and fry for 8 minutes until brown.
      Stir in the garlic, garam masala and rice for 1 minute.
      Pour in the stock, bring to the boil, cover and cook over the lowest heat for 11 minutes.
      Lay the spinach and raisins on top, cover, leave off the heat for 5 minutes and fork through.`,
  }),
  dish(484, 'Chicken biryani', {
    serves: 6,
    prep: 20,
    cook: 50,
    cuisine: 'Indian',
    tags: 'dinner, gluten free, weekend, nut free',
    cost: '1.65',
    serving: [490, 34, 63, 12, 3, 8, 200],
    ingredients: `
      700 g skinless chicken thighs, cubed
      150 g natural yoghurt
      1 tbsp garam masala
      1 tsp ground turmeric
      4 garlic cloves, crushed
      1 thumb fresh ginger, grated
      2 tbsp sunflower oil
      3 onions, sliced
      350 g basmati rice, rinsed
      1 pinch saffron
      3 tbsp warm semi-skimmed milk
      1 handful fresh coriander, chopped
      1 handful fresh mint, chopped`,
    steps: `
      Mix the chicken with the yoghurt, garam masala, turmeric, garlic, ginger and some salt.
      Heat the oil in a casserole and fry the onions for 15 minutes until deep brown; lift out half.
      Add the chicken and cook for 8 minutes.
      Boil the rice in plenty of salted water for 5 minutes, then drain.
      Layer the rice, herbs and kept onions over the chicken and sprinkle with the saffron steeped in the milk.
      Cover tightly and cook over the lowest heat for 20 minutes, then leave for 5 minutes before opening.`,
  }),
  dish(485, 'Burrito bowls with chicken', {
    serves: 4,
    prep: 20,
    cook: 20,
    cuisine: 'Mexican',
    tags: 'dinner, gluten free, dairy free, high protein, nut free',
    cost: '2.15',
    serving: [580, 42, 73, 14, 11, 8, 300],
    ingredients: `
      225 g long grain rice
      500 g skinless chicken breasts
      1 tbsp olive oil
      2 tsp smoked paprika
      1 tsp ground cumin
      400 g tin black beans, drained
      200 g tin sweetcorn, drained
      250 g cherry tomatoes, quartered
      1 ripe avocado, sliced
      2 limes, juiced
      1 handful fresh coriander, chopped`,
    steps: `
      Cook the rice as the packet says and stir in half of the lime juice and coriander.
      Rub the chicken with the oil, paprika and cumin, and fry for 6 minutes a side until cooked through.
      Warm the beans and sweetcorn together.
      Mix the tomatoes with the rest of the lime juice and coriander.
      Slice the chicken and serve it on the rice with everything else.`,
  }),
  dish(486, 'Polenta with mushrooms and greens', {
    serves: 4,
    prep: 10,
    cook: 25,
    cuisine: 'Italian',
    tags: 'dinner, vegetarian, gluten free, nut free',
    cost: '1.35',
    serving: [360, 13, 44, 15, 5, 5, 420],
    ingredients: `
      2 tbsp olive oil
      500 g mixed mushrooms, sliced
      2 garlic cloves, sliced
      4 sprigs fresh thyme, leaves picked
      200 g kale, shredded
      200 g quick-cook polenta
      1 litre gluten free vegetable stock
      15 g butter
      50 g vegetarian Italian hard cheese, grated`,
    steps: `
      Heat the oil and fry the mushrooms over a high heat for 8 minutes until brown.
      Add the garlic and thyme for 1 minute, then the kale and a splash of water, and cook for 4 minutes.
      Bring the stock to the boil, pour in the polenta in a thin stream and stir for 5 minutes until thick.
      Beat in the butter and cheese.
      Spoon the polenta into bowls and top with the mushrooms and kale.`,
  }),
]
