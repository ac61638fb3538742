/** Dinners that rest on beans, lentils and vegetables. */
import { dish } from './catalogue-dish.ts'

export const beansAndLentils = [
  dish(421, 'Lentil shepherd’s pie', {
    serves: 6,
    prep: 20,
    cook: 60,
    cuisine: 'British',
    tags: 'dinner, vegetarian, vegan, gluten free, freezes well',
    cost: '0.85',
    serving: [370, 14, 62, 8, 12, 13, 320],
    ingredients: `
      1 kg floury potatoes, cut into chunks
      3 tbsp olive oil
      1 onion, chopped
      2 carrots, diced
      2 celery sticks, diced
      250 g chestnut mushrooms, chopped
      2 x 400 g tins green lentils, drained
      400 g tin chopped tomatoes
      2 tbsp tomato purée
      300 ml gluten free vegetable stock
      2 tsp dried thyme
      200 g frozen peas`,
    steps: `
      Heat the oven to 200°C (180°C fan) and boil the potatoes for 15 minutes until soft.
      Heat 1 tbsp of the oil and cook the onion, carrots, celery and mushrooms for 12 minutes.
      Add the lentils, tomatoes, purée, stock and thyme and simmer for 15 minutes, then stir in the peas.
      Drain the potatoes, keeping a cup of the water, and mash them with the rest of the oil and enough water to make them creamy.
      Spread the mash over the lentils in a dish and rough it up with a fork.
      Bake for 25 minutes until crisp on top.`,
  }),
  dish(422, 'Stuffed peppers with spiced quinoa', {
    serves: 4,
    prep: 15,
    cook: 45,
    cuisine: 'Turkish',
    tags: 'dinner, vegetarian, vegan, gluten free, nut free',
    cost: '1.50',
    serving: [345, 13, 48, 11, 11, 17, 260],
    ingredients: `
      4 large red peppers, halved lengthways
      2 tbsp olive oil
      150 g quinoa, rinsed
      350 ml gluten free vegetable stock
      1 red onion, chopped
      2 garlic cloves, crushed
      2 tsp ground cumin
      1 tsp ground cinnamon
      400 g tin chickpeas, drained
      50 g raisins
      1 handful fresh mint, chopped
      1 lemon, juiced`,
    steps: `
      Heat the oven to 200°C (180°C fan), rub the peppers with half of the oil and roast for 20 minutes.
      Simmer the quinoa in the stock for 15 minutes until it is absorbed.
      Soften the onion in the rest of the oil for 6 minutes, then add the garlic and spices.
      Stir in the quinoa, chickpeas, raisins, mint and lemon juice and season.
      Fill the peppers and bake for 20 minutes more.`,
  }),
  dish(423, 'Smoky bean and vegetable stew', {
    serves: 4,
    prep: 15,
    cook: 35,
    cuisine: 'Spanish',
    tags: 'dinner, vegetarian, vegan, gluten free, one pot',
    cost: '1.10',
    serving: [330, 14, 49, 8, 14, 12, 280],
    ingredients: `
      2 tbsp olive oil
      1 onion, sliced
      2 red peppers, sliced
      3 garlic cloves, sliced
      1 tbsp smoked paprika
      500 g potatoes, diced
      400 g tin chopped tomatoes
      400 ml gluten free vegetable stock
      2 x 400 g tins butter beans, drained
      100 g spinach
      1 tbsp sherry vinegar`,
    steps: `
      Heat the oil and cook the onion and peppers for 10 minutes until soft.
      Stir in the garlic and paprika for 1 minute.
      Add the potatoes, tomatoes and stock and simmer for 15 minutes.
      Stir in the beans and cook for 6 minutes, until the potatoes are tender.
      Wilt the spinach into the stew and finish with the vinegar.`,
  }),
  dish(424, 'Aubergine and lentil moussaka', {
    serves: 6,
    prep: 25,
    cook: 70,
    cuisine: 'Greek',
    tags: 'dinner, vegetarian, gluten free, weekend, nut free',
    cost: '1.45',
    serving: [360, 19, 34, 17, 10, 14, 380],
    ingredients: `
      3 aubergines, sliced lengthways
      3 tbsp olive oil
      1 onion, chopped
      3 garlic cloves, crushed
      1 tsp ground cinnamon
      2 tsp dried oregano
      2 x 400 g tins green lentils, drained
      2 x 400 g tins chopped tomatoes
      2 tbsp tomato purée
      400 g Greek yoghurt
      2 large eggs
      100 g feta, crumbled`,
    steps: `
      Heat the oven to 200°C (180°C fan), brush the aubergines with 2 tbsp of the oil and bake on trays for 25 minutes.
      Heat the rest of the oil and soften the onion for 8 minutes, then add the garlic, cinnamon and oregano.
      Add the lentils, tomatoes and purée, simmer for 15 minutes and season.
      Layer the sauce and aubergines in a large dish.
      Beat the yoghurt with the eggs and half of the feta and spread it on top.
      Sprinkle with the rest of the feta and bake for 35 minutes until set and golden.`,
  }),
  dish(425, 'Vegetable tagine with apricots', {
    serves: 4,
    prep: 15,
    cook: 40,
    cuisine: 'Moroccan',
    tags: 'dinner, vegetarian, vegan, one pot, freezes well',
    cost: '1.25',
    serving: [445, 15, 75, 10, 13, 24, 320],
    ingredients: `
      2 tbsp olive oil
      1 onion, sliced
      2 garlic cloves, crushed
      2 tsp ras el hanout
      1/2 butternut squash, peeled and cubed
      2 carrots, thickly sliced
      400 g tin chopped tomatoes
      400 ml vegetable stock
      400 g tin chickpeas, drained
      80 g dried apricots, halved
      200 g couscous
      1 lemon, juiced
      1 handful fresh coriander, chopped`,
    steps: `
      Heat the oil and soften the onion for 8 minutes, then stir in the garlic and ras el hanout.
      Add the squash, carrots, tomatoes and half of the stock and simmer, covered, for 20 minutes.
      Stir in the chickpeas and apricots and cook uncovered for 10 minutes.
      Pour the rest of the stock, boiling, over the couscous, cover for 5 minutes and fluff with a fork.
      Stir the lemon juice into the tagine, scatter with the coriander and serve with the couscous.`,
  }),
  dish(426, 'Creamy butter beans with leeks', {
    serves: 4,
    prep: 10,
    cook: 20,
    cuisine: 'French',
    tags: 'dinner, vegetarian, gluten free, quick, nut free',
    cost: '1.20',
    serving: [315, 15, 32, 14, 12, 6, 400],
    ingredients: `
      1 tbsp olive oil
      20 g butter
      3 leeks, sliced
      2 garlic cloves, crushed
      4 sprigs fresh thyme, leaves picked
      2 x 400 g tins butter beans, drained
      250 ml gluten free vegetable stock
      100 g soft cheese
      100 g kale, shredded
      1 tsp Dijon mustard
      1 lemon, zest and juice`,
    steps: `
      Heat the oil and butter and soften the leeks, covered, for 8 minutes.
      Add the garlic and thyme for 1 minute.
      Stir in the beans and stock and simmer for 5 minutes, crushing a few beans.
      Add the kale, soft cheese and mustard and cook for 4 minutes until creamy.
      Finish with the lemon zest and a squeeze of juice, and season.`,
  }),
  dish(427, 'Spinach and lentil meatless meatballs', {
    serves: 4,
    prep: 25,
    cook: 35,
    cuisine: 'Italian',
    tags: 'dinner, vegetarian, nut free, freezes well, kids',
    cost: '1.10',
    serving: [525, 23, 84, 12, 12, 11, 280],
    ingredients: `
      2 x 400 g tins green lentils, drained
      200 g frozen spinach, thawed and squeezed dry
      80 g breadcrumbs
      1 large egg
      30 g vegetarian Italian hard cheese, grated
      2 garlic cloves, crushed
      2 tbsp olive oil
      1 onion, finely chopped
      400 g tin chopped tomatoes
      1 tsp dried basil
      300 g spaghetti`,
    steps: `
      Heat the oven to 200°C (180°C fan).
      Mash the lentils roughly and mix with the spinach, breadcrumbs, egg, cheese and half of the garlic.
      Season, roll into 20 balls, put them on a tray and brush with half of the oil; bake for 25 minutes.
      Soften the onion in the rest of the oil, add the rest of the garlic, the tomatoes and basil, and simmer for 15 minutes.
      Boil the spaghetti as the packet says and drain.
      Toss with the sauce and sit the balls on top.`,
  }),
  dish(428, 'Jerk black bean and plantain bowls', {
    serves: 4,
    prep: 15,
    cook: 25,
    cuisine: 'Caribbean',
    tags: 'dinner, vegetarian, vegan, gluten free, nut free',
    cost: '1.50',
    serving: [535, 13, 93, 12, 12, 20, 220],
    ingredients: `
      225 g long grain rice
      200 ml light coconut milk
      2 tbsp sunflower oil
      2 ripe plantains, sliced
      1 red onion, sliced
      1 red pepper, sliced
      2 tsp jerk seasoning
      2 x 400 g tins black beans, drained
      1 mango, diced
      1 lime, juiced
      1 handful fresh coriander, chopped`,
    steps: `
      Simmer the rice, covered, in the coconut milk and 300 ml water for 12 minutes, then let it stand.
      Fry the plantains in half of the oil for 3 minutes a side until golden.
      Fry the onion and pepper in the rest of the oil for 7 minutes, then add the jerk seasoning and beans and warm through.
      Toss the mango with the lime juice and coriander.
      Serve the beans on the rice with the plantain and mango.`,
  }),
]
