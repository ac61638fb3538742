/** Pasta dinners. */
import { dish } from './catalogue-dish.ts'

export const pasta = [
  dish(301, 'Spaghetti bolognese with hidden vegetables', {
    serves: 6,
    prep: 15,
    cook: 50,
    cuisine: 'Italian',
    tags: 'dinner, dairy free, nut free, kids, freezes well',
    cost: '1.20',
    serving: [505, 30, 66, 13, 7, 12, 310],
    ingredients: `
      1 tbsp olive oil
      1 onion, finely chopped
      2 carrots, grated
      1 courgette, grated
      2 garlic cloves, crushed
      500 g lean beef mince
      2 tbsp tomato purée
      2 x 400 g tins chopped tomatoes
      1 tsp dried oregano
      200 ml beef stock
      450 g spaghetti`,
    steps: `
      Heat the oil and soften the onion, carrots and courgette for 8 minutes.
      Turn up the heat, add the garlic and mince, and brown for 5 minutes, breaking up the lumps.
      Stir in the tomato purée, tomatoes, oregano and stock, and simmer gently for 35 minutes until thick.
      Boil the spaghetti as the packet says and drain.
      Season the sauce and toss it through the spaghetti.`,
  }),
  dish(302, 'Creamy tomato and mascarpone penne', {
    serves: 4,
    prep: 5,
    cook: 20,
    cuisine: 'Italian',
    tags: 'dinner, vegetarian, quick, kids, nut free',
    cost: '0.95',
    serving: [505, 15, 74, 17, 6, 10, 200],
    ingredients: `
      1 tbsp olive oil
      3 garlic cloves, sliced
      400 g tin chopped tomatoes
      2 tbsp tomato purée
      1 tsp caster sugar
      350 g penne
      125 g mascarpone
      100 g baby spinach
      1 handful fresh basil`,
    steps: `
      Warm the oil and fry the garlic for 1 minute, without letting it brown.
      Add the tomatoes, purée and sugar and simmer for 12 minutes.
      Boil the penne as the packet says and keep a cup of its water.
      Stir the mascarpone and spinach into the sauce until the leaves wilt.
      Toss with the penne, a splash of its water and the basil.`,
  }),
  dish(303, 'Spaghetti carbonara', {
    serves: 4,
    prep: 10,
    cook: 15,
    cuisine: 'Italian',
    tags: 'dinner, quick, nut free',
    cost: '1.30',
    serving: [560, 28, 67, 20, 3, 3, 640],
    ingredients: `
      350 g spaghetti
      150 g smoked pancetta, diced
      1 garlic clove, bruised
      3 large eggs
      60 g Parmesan, finely grated
      black pepper, to taste`,
    steps: `
      Boil the spaghetti in salted water as the packet says.
      Fry the pancetta and garlic over a medium heat for 8 minutes until crisp, then discard the garlic.
      Beat the eggs with the Parmesan and plenty of pepper.
      Lift the spaghetti into the pancetta pan with a little of its water and take the pan off the heat.
      Pour in the eggs and toss without stopping until the sauce is glossy and coats every strand.`,
  }),
  dish(304, 'Mac and cheese with broccoli', {
    serves: 6,
    prep: 15,
    cook: 35,
    cuisine: 'American',
    tags: 'dinner, vegetarian, kids, comfort, nut free',
    cost: '1.00',
    serving: [535, 24, 62, 21, 5, 9, 470],
    ingredients: `
      400 g macaroni
      300 g broccoli, in small florets
      50 g butter
      50 g plain flour
      800 ml semi-skimmed milk
      1 tsp Dijon mustard
      200 g mature cheddar, grated
      40 g fresh breadcrumbs`,
    steps: `
      Heat the oven to 200°C (180°C fan).
      Boil the macaroni for 2 minutes less than the packet says, with the broccoli for the last 3, and drain.
      Melt the butter, stir in the flour for 1 minute, then whisk in the milk gradually and simmer until thick.
      Off the heat, stir in the mustard and three quarters of the cheese.
      Fold in the pasta and broccoli and tip into a baking dish.
      Scatter with the breadcrumbs and the rest of the cheese and bake for 20 minutes until golden.`,
  }),
  dish(305, 'Lasagne al forno', {
    serves: 6,
    prep: 30,
    cook: 75,
    cuisine: 'Italian',
    tags: 'dinner, weekend, freezes well, nut free',
    cost: '1.65',
    serving: [580, 36, 47, 27, 5, 12, 560],
    ingredients: `
      1 tbsp olive oil
      1 onion, finely chopped
      1 carrot, finely chopped
      1 celery stick, finely chopped
      500 g lean beef mince
      2 x 400 g tins chopped tomatoes
      2 tbsp tomato purée
      60 g butter
      60 g plain flour
      700 ml semi-skimmed milk
      250 g dried lasagne sheets
      125 g mozzarella, torn
      40 g Parmesan, grated`,
    steps: `
      Heat the oil and cook the onion, carrot and celery for 8 minutes, then brown the mince with them.
      Add the tomatoes and purée and simmer for 30 minutes, then season.
      Melt the butter, stir in the flour, whisk in the milk little by little and simmer to a smooth sauce.
      Heat the oven to 190°C (170°C fan).
      Layer meat sauce, pasta and white sauce in a large dish, ending with white sauce.
      Top with the mozzarella and Parmesan and bake for 35 to 40 minutes until bubbling and brown.
      Leave to stand for 10 minutes before cutting.`,
  }),
  dish(306, 'Spinach and ricotta cannelloni', {
    serves: 4,
    prep: 25,
    cook: 40,
    cuisine: 'Italian',
    tags: 'dinner, vegetarian, weekend, nut free, freezes well',
    cost: '1.50',
    serving: [455, 24, 48, 18, 6, 13, 520],
    ingredients: `
      1 tbsp olive oil
      2 garlic cloves, sliced
      2 x 400 g tins chopped tomatoes
      1 tsp dried basil
      500 g frozen spinach, thawed and squeezed dry
      250 g ricotta
      1 pinch ground nutmeg
      40 g vegetarian Italian hard cheese, grated
      200 g dried cannelloni
      125 g mozzarella, torn`,
    steps: `
      Warm the oil with the garlic for 1 minute, add the tomatoes and basil and simmer for 10 minutes.
      Heat the oven to 190°C (170°C fan).
      Beat the spinach, ricotta, nutmeg and half of the hard cheese, season, and pipe or spoon into the tubes.
      Spread half of the sauce in a dish, lay in the tubes and cover with the rest.
      Top with the mozzarella and the rest of the hard cheese and bake for 30 minutes until the pasta is tender.`,
  }),
  dish(307, 'Pasta e ceci with rosemary', {
    serves: 4,
    prep: 10,
    cook: 25,
    cuisine: 'Italian',
    tags: 'dinner, vegetarian, vegan, one pot, cheap',
    cost: '0.60',
    serving: [390, 15, 61, 10, 10, 6, 380],
    ingredients: `
      2 tbsp olive oil
      1 onion, finely chopped
      3 garlic cloves, sliced
      1 sprig fresh rosemary, chopped
      2 tbsp tomato purée
      2 x 400 g tins chickpeas
      700 ml vegetable stock
      200 g small pasta shapes
      100 g kale, shredded
      1/2 lemon, juiced`,
    steps: `
      Heat the oil and soften the onion with the garlic and rosemary for 6 minutes.
      Stir in the tomato purée and let it darken for 1 minute.
      Add one tin of chickpeas with its liquid and the other drained, pour in the stock and simmer for 5 minutes.
      Crush some of the chickpeas, then add the pasta and kale and cook for 10 minutes, stirring often.
      Sharpen with the lemon juice and season.`,
  }),
  dish(308, 'Tuna and sweetcorn pasta bake', {
    serves: 6,
    prep: 10,
    cook: 35,
    cuisine: 'British',
    tags: 'dinner, kids, cheap, nut free, freezes well',
    cost: '1.05',
    serving: [475, 28, 62, 13, 4, 10, 430],
    ingredients: `
      400 g fusilli
      40 g butter
      40 g plain flour
      600 ml semi-skimmed milk
      100 g mature cheddar, grated
      2 x 145 g tins tuna in spring water, drained
      340 g tin sweetcorn, drained
      150 g frozen peas`,
    steps: `
      Heat the oven to 200°C (180°C fan) and boil the pasta for 2 minutes less than the packet says.
      Melt the butter, stir in the flour for 1 minute, then whisk in the milk and simmer until thick.
      Stir in half of the cheese, then the tuna, sweetcorn, peas and drained pasta, and season.
      Tip into a dish, top with the rest of the cheese and bake for 20 minutes until golden.`,
  }),
  dish(309, 'Lemony salmon and pea linguine', {
    serves: 4,
    prep: 5,
    cook: 15,
    cuisine: 'Italian',
    tags: 'dinner, quick, nut free',
    cost: '2.45',
    serving: [545, 32, 67, 16, 6, 6, 190],
    ingredients: `
      350 g linguine
      2 skinless salmon fillets, about 300 g
      200 g frozen peas
      100 g low fat crème fraîche
      1 lemon, zest and juice
      1 handful fresh dill, chopped
      black pepper, to taste`,
    steps: `
      Boil the linguine in salted water as the packet says.
      Poach the salmon in a shallow pan of barely simmering water for 8 minutes, then flake it.
      Add the peas to the pasta for its last 2 minutes, then drain and keep a cup of the water.
      Toss the pasta and peas with the crème fraîche, lemon zest and juice and a splash of the water.
      Fold in the salmon and dill and grind over some pepper.`,
  }),
  dish(310, 'Roasted vegetable rigatoni', {
    serves: 4,
    prep: 15,
    cook: 35,
    cuisine: 'Italian',
    tags: 'dinner, vegetarian, vegan, nut free',
    cost: '1.25',
    serving: [440, 13, 74, 11, 8, 13, 60],
    ingredients: `
      1 aubergine, cubed
      2 red peppers, cut into chunks
      1 courgette, cut into chunks
      1 red onion, cut into wedges
      2 1/2 tbsp olive oil
      400 g cherry tomatoes
      350 g rigatoni
      1 tbsp capers, drained
      1 tbsp balsamic vinegar
      1 handful fresh basil`,
    steps: `
      Heat the oven to 220°C (200°C fan).
      Toss the aubergine, peppers, courgette and onion with the oil and roast for 20 minutes.
      Add the tomatoes and roast for 15 minutes more until they burst.
      Boil the rigatoni as the packet says and drain, keeping a cup of the water.
      Toss everything with the capers, vinegar, basil and enough water to make a sauce.`,
  }),
  dish(311, 'Sausage and fennel seed ragu', {
    serves: 4,
    prep: 10,
    cook: 30,
    cuisine: 'Italian',
    tags: 'dinner, dairy free, nut free',
    cost: '1.45',
    serving: [595, 25, 75, 22, 6, 10, 760],
    ingredients: `
      6 pork sausages, skins removed
      1 tsp fennel seeds
      1 onion, finely chopped
      2 garlic cloves, crushed
      1 pinch chilli flakes
      400 g tin chopped tomatoes
      1 tbsp tomato purée
      350 g rigatoni
      100 g kale, shredded`,
    steps: `
      Crumble the sausage meat into a dry frying pan with the fennel seeds and fry for 8 minutes until brown.
      Add the onion and cook for 6 minutes, then stir in the garlic and chilli for 1 minute.
      Add the tomatoes, purée and half a tin of water and simmer for 15 minutes.
      Boil the rigatoni as the packet says, with the kale for the last 3 minutes, and drain.
      Toss with the ragu and season.`,
  }),
]
