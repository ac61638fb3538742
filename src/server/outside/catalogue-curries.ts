/** Curries and dals. */
import { dish } from './catalogue-dish.ts'

export const curries = [
  dish(321, 'Mild chicken korma without nuts', {
    serves: 4,
    prep: 15,
    cook: 30,
    cuisine: 'Indian',
    tags: 'dinner, gluten free, nut free, kids',
    cost: '1.85',
    serving: [530, 38, 60, 16, 3, 10, 190],
    ingredients: `
      1 tbsp sunflower oil
      2 onions, finely chopped
      3 garlic cloves, crushed
      1 thumb fresh ginger, grated
      1 tsp ground turmeric
      2 tsp ground coriander
      1 tsp garam masala
      600 g skinless chicken thighs, cubed
      200 ml coconut cream
      150 ml gluten free chicken stock
      100 g Greek yoghurt
      225 g basmati rice`,
    steps: `
      Heat the oil and cook the onions gently for 10 minutes until soft and golden.
      Stir in the garlic, ginger and spices for 1 minute.
      Add the chicken and turn it in the spices for 3 minutes.
      Pour in the coconut cream and stock and simmer for 15 minutes.
      Cook the rice as the packet says.
      Take the curry off the heat, stir in the yoghurt, season and serve with the rice.`,
  }),
  dish(322, 'Chickpea and spinach curry', {
    serves: 4,
    prep: 10,
    cook: 25,
    cuisine: 'Indian',
    tags: 'dinner, vegetarian, vegan, gluten free, cheap',
    cost: '0.90',
    serving: [435, 15, 71, 10, 11, 9, 260],
    ingredients: `
      1 tbsp sunflower oil
      1 onion, sliced
      3 garlic cloves, crushed
      1 thumb fresh ginger, grated
      1 tbsp medium curry powder
      400 g tin chopped tomatoes
      2 x 400 g tins chickpeas, drained
      150 ml light coconut milk
      200 g spinach
      225 g basmati rice`,
    steps: `
      Heat the oil and fry the onion for 8 minutes until golden.
      Add the garlic, ginger and curry powder and stir for 1 minute.
      Tip in the tomatoes and chickpeas and simmer for 10 minutes.
      Cook the rice as the packet says.
      Stir the coconut milk and spinach into the curry until the leaves wilt, season and serve with the rice.`,
  }),
  dish(323, 'Tarka dal with garlic', {
    serves: 4,
    prep: 10,
    cook: 35,
    cuisine: 'Indian',
    tags: 'dinner, vegetarian, vegan, gluten free, freezes well',
    cost: '0.60',
    serving: [425, 19, 71, 8, 8, 5, 30],
    ingredients: `
      250 g red lentils, rinsed
      1 tsp ground turmeric
      2 tbsp sunflower oil
      1 tsp cumin seeds
      1 onion, finely sliced
      4 garlic cloves, sliced
      1 green chilli, sliced
      2 tomatoes, chopped
      1/2 lemon, juiced
      1 handful fresh coriander, chopped
      200 g basmati rice`,
    steps: `
      Simmer the lentils with the turmeric in 1 litre of water for 25 minutes until soft, skimming off the foam.
      Cook the rice as the packet says.
      Heat the oil in a frying pan, let the cumin seeds crackle, then fry the onion for 8 minutes until brown.
      Add the garlic and chilli for 2 minutes, then the tomatoes for 2 minutes more.
      Tip it all into the lentils with the lemon juice and season well.
      Scatter over the coriander and serve with the rice.`,
  }),
  dish(324, 'Thai green chicken curry', {
    serves: 4,
    prep: 10,
    cook: 20,
    cuisine: 'Thai',
    tags: 'dinner, gluten free, dairy free, quick',
    cost: '2.15',
    serving: [490, 35, 55, 14, 4, 7, 820],
    ingredients: `
      1 tbsp sunflower oil
      3 tbsp Thai green curry paste
      500 g skinless chicken breasts, sliced
      400 ml tin light coconut milk
      200 g green beans, halved
      150 g baby corn, halved
      1 tbsp fish sauce
      1 tsp soft brown sugar
      1 lime, juiced
      1 handful fresh basil
      225 g jasmine rice`,
    steps: `
      Cook the rice as the packet says.
      Heat the oil and fry the curry paste for 1 minute until it smells fragrant.
      Add the chicken and stir for 3 minutes.
      Pour in the coconut milk, bring to a simmer and add the beans and corn; cook for 8 minutes.
      Season with the fish sauce, sugar and lime juice, stir in the basil and serve with the rice.`,
  }),
  dish(325, 'Beef rendang', {
    serves: 6,
    prep: 20,
    cook: 180,
    cuisine: 'Malaysian',
    tags: 'dinner, gluten free, dairy free, weekend, freezes well',
    cost: '2.75',
    serving: [520, 37, 43, 22, 3, 6, 150],
    ingredients: `
      3 shallots, chopped
      4 garlic cloves
      1 thumb fresh ginger, chopped
      2 lemongrass stalks, chopped
      2 red chillies, chopped
      1 tbsp sunflower oil
      1 kg lean braising beef, cubed
      400 ml tin light coconut milk
      1 cinnamon stick
      2 tsp tamarind paste
      1 tbsp soft brown sugar
      40 g desiccated coconut, toasted
      300 g jasmine rice`,
    steps: `
      Blend the shallots, garlic, ginger, lemongrass and chillies to a paste.
      Heat the oil in a casserole and fry the paste for 4 minutes.
      Stir in the beef, coconut milk, cinnamon, tamarind and sugar and bring to a simmer.
      Cover and cook over a low heat for 2 hours, stirring now and then.
      Add the coconut and cook uncovered for 45 minutes, until the sauce is dark and clings to the meat.
      Cook the rice as the packet says and serve with the rendang.`,
  }),
  dish(326, 'Sweet potato and peanut curry', {
    serves: 4,
    prep: 15,
    cook: 30,
    cuisine: 'West African',
    tags: 'dinner, vegetarian, vegan, gluten free, freezes well',
    cost: '1.15',
    serving: [480, 15, 63, 19, 12, 20, 320],
    ingredients: `
      1 tbsp sunflower oil
      1 onion, chopped
      2 garlic cloves, crushed
      1 thumb fresh ginger, grated
      2 tsp ground cumin
      1 pinch cayenne pepper
      700 g sweet potatoes, cubed
      400 g tin chopped tomatoes
      400 ml gluten free vegetable stock
      90 g smooth peanut butter
      400 g tin chickpeas, drained
      150 g kale, shredded`,
    steps: `
      Heat the oil and soften the onion for 6 minutes, then stir in the garlic, ginger and spices.
      Add the sweet potatoes, tomatoes and stock and simmer for 15 minutes.
      Whisk the peanut butter with a ladle of the sauce and stir it back in with the chickpeas.
      Add the kale, cover and cook for 6 minutes until tender, then season.`,
  }),
  dish(327, 'Saag paneer', {
    serves: 4,
    prep: 10,
    cook: 25,
    cuisine: 'Indian',
    tags: 'dinner, vegetarian, gluten free, nut free',
    cost: '1.60',
    serving: [475, 22, 52, 20, 5, 5, 220],
    ingredients: `
      1 1/2 tbsp sunflower oil
      225 g paneer, cubed
      1 onion, finely chopped
      3 garlic cloves, crushed
      1 thumb fresh ginger, grated
      1 green chilli, chopped
      2 tsp garam masala
      500 g frozen spinach
      3 tbsp natural yoghurt
      225 g basmati rice`,
    steps: `
      Heat half of the oil and fry the paneer for 5 minutes until golden, then lift it out.
      Fry the onion in the rest of the oil for 7 minutes, then add the garlic, ginger, chilli and garam masala for 1 minute.
      Add the spinach and a splash of water, cover and cook for 8 minutes.
      Cook the rice as the packet says.
      Off the heat, stir the yoghurt and paneer into the spinach, season and serve with the rice.`,
  }),
  dish(328, 'Katsu curry with chicken', {
    serves: 4,
    prep: 25,
    cook: 30,
    cuisine: 'Japanese',
    tags: 'dinner, dairy free, weekend',
    cost: '1.90',
    serving: [625, 43, 86, 13, 5, 10, 620],
    ingredients: `
      4 skinless chicken breasts, flattened
      50 g plain flour
      1 large egg, beaten
      80 g panko breadcrumbs
      2 tbsp sunflower oil
      1 onion, chopped
      2 carrots, sliced
      2 garlic cloves, crushed
      1 tbsp mild curry powder
      500 ml chicken stock
      1 tbsp soy sauce
      2 tsp honey
      250 g sushi rice`,
    steps: `
      Heat the oven to 200°C (180°C fan) and oil a baking tray with half of the oil.
      Dust the chicken with 40 g of the flour, dip in the egg and coat in the panko; bake for 20 to 25 minutes, turning once.
      Fry the onion and carrots in the rest of the oil for 10 minutes, then add the garlic, curry powder and remaining flour for 1 minute.
      Whisk in the stock, soy sauce and honey, simmer for 12 minutes and blend until smooth.
      Cook the rice as the packet says.
      Slice the chicken and serve on the rice with the sauce.`,
  }),
  dish(329, 'Cauliflower and pea keema', {
    serves: 4,
    prep: 15,
    cook: 25,
    cuisine: 'Pakistani',
    tags: 'dinner, vegetarian, vegan, gluten free, nut free',
    cost: '1.05',
    serving: [405, 14, 67, 9, 10, 12, 220],
    ingredients: `
      1 cauliflower, coarsely grated
      2 tbsp sunflower oil
      1 tsp cumin seeds
      1 onion, finely chopped
      3 garlic cloves, crushed
      1 tbsp garam masala
      1 tsp ground turmeric
      400 g tin chopped tomatoes
      250 g frozen peas
      1 handful fresh coriander, chopped
      225 g basmati rice`,
    steps: `
      Cook the rice as the packet says.
      Heat the oil, let the cumin seeds crackle, and fry the onion for 7 minutes.
      Stir in the garlic, garam masala and turmeric for 1 minute.
      Add the cauliflower and fry over a high heat for 5 minutes, then the tomatoes, and simmer for 8 minutes.
      Stir in the peas for 3 minutes, season, and serve with the coriander and rice.`,
  }),
  dish(330, 'Goan-style prawn curry', {
    serves: 4,
    prep: 10,
    cook: 20,
    cuisine: 'Indian',
    tags: 'dinner, gluten free, dairy free, quick',
    cost: '2.60',
    serving: [440, 24, 55, 14, 4, 8, 480],
    ingredients: `
      1 tbsp sunflower oil
      1 tsp mustard seeds
      1 onion, finely sliced
      3 garlic cloves, crushed
      1 thumb fresh ginger, grated
      2 tsp ground coriander
      1 tsp ground turmeric
      400 ml tin light coconut milk
      2 tsp tamarind paste
      250 g cherry tomatoes, halved
      400 g raw king prawns, peeled
      225 g basmati rice`,
    steps: `
      Cook the rice as the packet says.
      Heat the oil, let the mustard seeds pop, then fry the onion for 7 minutes.
      Stir in the garlic, ginger, coriander and turmeric for 1 minute.
      Add the coconut milk, tamarind and tomatoes and simmer for 6 minutes.
      Add the prawns and cook for 3 minutes until they are pink through, and serve with the rice.`,
  }),
]
