/** Stir-fries and noodles. */
import { dish } from './catalogue-dish.ts'

export const stirFries = [
  dish(361, 'Ginger beef and broccoli stir-fry', {
    serves: 4,
    prep: 15,
    cook: 12,
    cuisine: 'Chinese',
    tags: 'dinner, dairy free, quick, nut free',
    cost: '2.35',
    serving: [470, 34, 57, 12, 5, 7, 780],
    ingredients: `
      400 g lean rump steak, thinly sliced
      1 tbsp cornflour
      4 tbsp soy sauce
      2 tbsp sunflower oil
      350 g broccoli, in small florets
      1 red pepper, sliced
      2 garlic cloves, sliced
      1 thumb fresh ginger, cut into matchsticks
      1 tbsp honey
      225 g basmati rice`,
    steps: `
      Toss the beef with the cornflour and 1 tbsp of the soy sauce, and cook the rice as the packet says.
      Heat half of the oil in a wok until it smokes, brown the beef in two batches and lift it out.
      Add the rest of the oil and stir-fry the broccoli and pepper for 4 minutes with a splash of water.
      Add the garlic and ginger for 1 minute.
      Return the beef with the honey, the rest of the soy sauce and 4 tbsp of water, and bubble until glossy.
      Serve with the rice.`,
  }),
  dish(362, 'Chicken chow mein', {
    serves: 4,
    prep: 15,
    cook: 12,
    cuisine: 'Chinese',
    tags: 'dinner, dairy free, quick, kids, nut free',
    cost: '1.45',
    serving: [455, 35, 54, 11, 5, 7, 890],
    ingredients: `
      250 g medium egg noodles
      2 tbsp sunflower oil
      450 g skinless chicken breasts, thinly sliced
      2 carrots, cut into matchsticks
      150 g mangetout
      150 g beansprouts
      4 spring onions, sliced
      2 garlic cloves, crushed
      4 tbsp soy sauce
      1 tbsp oyster sauce
      1 tsp toasted sesame oil`,
    steps: `
      Cook the noodles as the packet says, drain and toss with a few drops of the oil.
      Heat the rest of the oil in a wok and stir-fry the chicken for 5 minutes until cooked through.
      Add the carrots and mangetout for 2 minutes, then the beansprouts, spring onions and garlic for 1 minute.
      Toss in the noodles, soy sauce and oyster sauce until everything is hot.
      Finish with the sesame oil.`,
  }),
  dish(363, 'Egg fried rice with peas and prawns', {
    serves: 4,
    prep: 10,
    cook: 10,
    cuisine: 'Chinese',
    tags: 'dinner, gluten free, dairy free, quick, nut free',
    cost: '1.65',
    serving: [445, 27, 57, 13, 5, 4, 760],
    ingredients: `
      2 tbsp sunflower oil
      3 large eggs, beaten
      6 spring onions, sliced
      2 garlic cloves, crushed
      200 g frozen peas
      250 g cooked king prawns
      2 x 250 g packs cooked long grain rice
      3 tbsp gluten free tamari
      1 tsp toasted sesame oil`,
    steps: `
      Heat a little of the oil in a wok, scramble the eggs softly and lift them out.
      Add the rest of the oil and stir-fry the spring onions and garlic for 1 minute.
      Add the peas and rice and toss over a high heat for 4 minutes.
      Add the prawns, tamari and egg and toss until piping hot.
      Finish with the sesame oil and serve.`,
  }),
  dish(364, 'Sesame tofu and vegetable noodles', {
    serves: 4,
    prep: 15,
    cook: 15,
    cuisine: 'Chinese',
    tags: 'dinner, vegetarian, vegan, quick, nut free',
    cost: '1.45',
    serving: [455, 22, 58, 15, 7, 9, 860],
    ingredients: `
      300 g firm tofu, cubed
      2 tbsp sunflower oil
      200 g egg free wheat noodles
      200 g tenderstem broccoli
      1 red pepper, sliced
      100 g baby corn, halved
      2 garlic cloves, crushed
      1 thumb fresh ginger, grated
      4 tbsp soy sauce
      1 tbsp maple syrup
      2 tbsp sesame seeds`,
    steps: `
      Press the tofu dry and fry it in half of the oil for 8 minutes until crisp all over.
      Cook the noodles as the packet says and drain.
      Stir-fry the broccoli, pepper and corn in the rest of the oil for 4 minutes.
      Add the garlic and ginger for 1 minute, then the noodles, soy sauce and maple syrup.
      Toss with the tofu and sesame seeds.`,
  }),
  dish(365, 'Sweet and sour pork with pineapple', {
    serves: 4,
    prep: 15,
    cook: 20,
    cuisine: 'Chinese',
    tags: 'dinner, gluten free, dairy free, kids, nut free',
    cost: '1.70',
    serving: [505, 32, 74, 9, 4, 21, 620],
    ingredients: `
      450 g pork tenderloin, cubed
      2 tbsp cornflour
      2 tbsp sunflower oil
      1 red pepper, cubed
      1 green pepper, cubed
      1 onion, cut into wedges
      432 g tin pineapple chunks in juice
      3 tbsp tomato ketchup
      3 tbsp rice vinegar
      2 tbsp gluten free tamari
      225 g basmati rice`,
    steps: `
      Cook the rice as the packet says and toss the pork in 1 tbsp of the cornflour.
      Heat the oil in a wok, fry the pork for 6 minutes until golden and cooked, and lift it out.
      Stir-fry the peppers and onion for 4 minutes.
      Mix the juice of the pineapple with the ketchup, vinegar, tamari and the rest of the cornflour.
      Pour it in and bubble until thick, then stir in the pork and pineapple for 2 minutes and serve with the rice.`,
  }),
  dish(366, 'Pad Thai with prawns', {
    serves: 4,
    prep: 20,
    cook: 12,
    cuisine: 'Thai',
    tags: 'dinner, gluten free, dairy free',
    cost: '2.40',
    serving: [480, 27, 59, 16, 4, 11, 980],
    ingredients: `
      250 g flat rice noodles
      2 tbsp tamarind paste
      2 tbsp fish sauce
      2 tbsp soft brown sugar
      2 tbsp sunflower oil
      2 garlic cloves, crushed
      300 g raw king prawns, peeled
      2 large eggs, beaten
      200 g beansprouts
      4 spring onions, cut into lengths
      40 g roasted peanuts, chopped
      1 lime, cut into wedges`,
    steps: `
      Soak the noodles in boiling water as the packet says, then drain.
      Stir the tamarind, fish sauce and sugar with 3 tbsp of warm water.
      Heat the oil in a wok, fry the garlic and prawns for 2 minutes, and push them to one side.
      Pour in the eggs, scramble lightly, then add the noodles and sauce and toss for 2 minutes.
      Add the beansprouts and spring onions for 1 minute and serve with the peanuts and lime.`,
  }),
  dish(367, 'Korean-style rice bowls with mushrooms', {
    serves: 4,
    prep: 20,
    cook: 20,
    cuisine: 'Korean',
    tags: 'dinner, vegetarian, gluten free, dairy free, nut free',
    cost: '1.65',
    serving: [455, 16, 62, 16, 5, 9, 720],
    ingredients: `
      250 g short grain rice
      2 tbsp sunflower oil
      300 g chestnut mushrooms, sliced
      2 carrots, cut into matchsticks
      200 g spinach
      3 tbsp gluten free tamari
      1 tbsp toasted sesame oil
      1 tbsp honey
      1 tsp chilli flakes
      4 large eggs
      1 tbsp sesame seeds`,
    steps: `
      Cook the rice as the packet says.
      Fry the mushrooms in half of the oil for 6 minutes until brown, and splash in 1 tbsp of the tamari.
      Stir-fry the carrots for 2 minutes, then wilt the spinach, keeping them in separate heaps.
      Mix the rest of the tamari with the sesame oil, honey and chilli.
      Fry the eggs in the rest of the oil.
      Fill bowls with rice, top with the vegetables, an egg, the sauce and the sesame seeds.`,
  }),
  dish(368, 'Ramen-style miso noodle soup', {
    serves: 4,
    prep: 10,
    cook: 20,
    cuisine: 'Japanese',
    tags: 'dinner, vegetarian, dairy free, quick, nut free',
    cost: '1.50',
    serving: [415, 20, 55, 13, 6, 6, 1150],
    ingredients: `
      4 large eggs
      1 tbsp sunflower oil
      1 thumb fresh ginger, grated
      2 garlic cloves, crushed
      200 g shiitake mushrooms, sliced
      1.2 litres vegetable stock
      3 tbsp white miso paste
      250 g ramen noodles
      2 pak choi, quartered
      4 spring onions, sliced
      1 tsp toasted sesame oil`,
    steps: `
      Boil the eggs for 7 minutes, cool them in cold water, peel and halve.
      Heat the oil and fry the ginger, garlic and mushrooms for 4 minutes.
      Add the stock and simmer for 8 minutes.
      Cook the noodles as the packet says, with the pak choi for the last 2 minutes, and drain.
      Stir the miso into the stock off the heat.
      Divide the noodles between bowls, ladle over the soup and top with the eggs, spring onions and sesame oil.`,
  }),
]
