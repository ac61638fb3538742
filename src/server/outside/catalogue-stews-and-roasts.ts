/** Stews, casseroles and Sunday roasts. */
import { dish } from './catalogue-dish.ts'

export const stewsAndRoasts = [
  dish(461, 'Sunday roast chicken with all the trimmings', {
    serves: 4,
    prep: 25,
    cook: 95,
    cuisine: 'British',
    tags: 'dinner, gluten free, dairy free, weekend, nut free',
    cost: '2.45',
    serving: [640, 47, 59, 24, 10, 11, 320],
    ingredients: `
      1 whole chicken, about 1.6 kg
      1 lemon, halved
      2 tbsp sunflower oil
      1 kg floury potatoes, cut into chunks
      4 carrots, cut into batons
      200 g savoy cabbage, shredded
      200 g frozen peas
      1 onion, thickly sliced
      1 tbsp cornflour
      400 ml gluten free chicken stock
      4 sprigs fresh thyme`,
    steps: `
      Heat the oven to 200°C (180°C fan), sit the chicken on the onion in a tin, put the lemon and thyme inside, rub with a little oil and season.
      Roast for 1 hour 20 minutes, until the juices run clear, then rest it under foil for 15 minutes.
      Boil the potatoes for 8 minutes, drain, shake, and roast in the rest of the oil for 50 minutes, turning once.
      Simmer the carrots for 8 minutes, adding the cabbage and peas for the last 4.
      Set the tin over the heat, add the stock and the cornflour mixed with a little water, and stir to a gravy.
      Carve the chicken and serve with everything.`,
  }),
  dish(462, 'Beef and barley stew', {
    serves: 6,
    prep: 20,
    cook: 150,
    cuisine: 'British',
    tags: 'dinner, dairy free, freezes well, nut free, one pot',
    cost: '2.20',
    serving: [400, 38, 33, 13, 7, 9, 480],
    ingredients: `
      2 tbsp sunflower oil
      900 g lean stewing beef, cubed
      2 onions, chopped
      3 carrots, thickly sliced
      3 celery sticks, sliced
      1 small swede, cubed
      2 tbsp tomato purée
      1.2 litres beef stock
      2 bay leaves
      120 g pearl barley`,
    steps: `
      Heat the oven to 160°C (140°C fan).
      Brown the beef in the oil in a large casserole, in batches, and set it aside.
      Cook the onions, carrots and celery in the same pan for 8 minutes.
      Stir in the purée, stock, bay leaves, swede and beef, bring to the boil and cover.
      Cook in the oven for 1 hour 15 minutes, stir in the barley and cook for 1 hour more, until everything is tender.`,
  }),
  dish(463, 'Chicken, bacon and mushroom casserole', {
    serves: 4,
    prep: 15,
    cook: 55,
    cuisine: 'French',
    tags: 'dinner, gluten free, dairy free, one pot, nut free',
    cost: '2.10',
    serving: [480, 39, 34, 20, 5, 6, 680],
    ingredients: `
      1 tbsp olive oil
      8 chicken thighs, skin removed, bone in
      4 rashers smoked back bacon, chopped
      1 onion, chopped
      250 g button mushrooms
      2 garlic cloves, crushed
      700 g new potatoes, halved
      500 ml gluten free chicken stock
      4 sprigs fresh thyme
      1 tbsp cornflour
      1 tbsp Dijon mustard
      1 handful fresh parsley, chopped`,
    steps: `
      Heat the oil in a casserole, brown the chicken on both sides and lift it out.
      Fry the bacon and onion for 6 minutes, then the mushrooms and garlic for 4 minutes.
      Return the chicken with the potatoes, stock and thyme, cover and simmer for 35 minutes.
      Mix the cornflour and mustard with a little water, stir in and bubble until thick.
      Scatter with the parsley.`,
  }),
  dish(464, 'Hungarian beef goulash', {
    serves: 6,
    prep: 20,
    cook: 150,
    cuisine: 'Hungarian',
    tags: 'dinner, gluten free, freezes well, nut free, weekend',
    cost: '2.30',
    serving: [440, 39, 37, 15, 6, 11, 300],
    ingredients: `
      2 tbsp sunflower oil
      900 g lean stewing beef, cubed
      3 onions, sliced
      3 garlic cloves, crushed
      3 tbsp sweet paprika
      1 tsp caraway seeds
      2 red peppers, sliced
      400 g tin chopped tomatoes
      500 ml gluten free beef stock
      900 g potatoes, cubed
      100 g soured cream`,
    steps: `
      Brown the beef in the oil in batches and set it aside.
      Cook the onions in the same pan for 10 minutes, then stir in the garlic, paprika and caraway off the heat.
      Return the beef with the peppers, tomatoes and stock, cover and simmer for 1 hour 45 minutes.
      Add the potatoes and cook for 25 minutes until tender.
      Season and serve with the soured cream.`,
  }),
  dish(465, 'Lancashire hotpot', {
    serves: 6,
    prep: 25,
    cook: 120,
    cuisine: 'British',
    tags: 'dinner, gluten free, comfort, nut free',
    cost: '2.65',
    serving: [455, 32, 40, 18, 6, 8, 300],
    ingredients: `
      1 tbsp sunflower oil
      800 g lean diced lamb
      2 onions, sliced
      3 carrots, sliced
      1 tbsp cornflour
      600 ml gluten free lamb stock
      2 bay leaves
      4 sprigs fresh thyme
      1.2 kg potatoes, thinly sliced
      25 g butter, melted`,
    steps: `
      Heat the oven to 170°C (150°C fan).
      Brown the lamb in the oil in a wide casserole, then add the onions and carrots for 8 minutes.
      Sprinkle in the cornflour, pour in the stock, add the herbs and bring to a simmer.
      Lay the potatoes over the top in overlapping rings, season and brush with half of the butter.
      Cover and bake for 1 hour 15 minutes.
      Uncover, brush with the rest of the butter, turn the oven up to 210°C (190°C fan) and bake for 25 minutes until crisp.`,
  }),
  dish(466, 'Pulled pork with apple slaw', {
    serves: 8,
    prep: 20,
    cook: 270,
    cuisine: 'American',
    tags: 'dinner, weekend, freezes well, nut free',
    cost: '1.95',
    serving: [520, 40, 46, 19, 4, 18, 720],
    ingredients: `
      1.6 kg pork shoulder, rind removed
      2 tbsp smoked paprika
      2 tsp ground cumin
      2 tbsp soft brown sugar
      150 ml cider vinegar
      150 g tomato ketchup
      1/2 white cabbage, shredded
      2 carrots, grated
      2 eating apples, grated
      150 g natural yoghurt
      8 soft white rolls`,
    steps: `
      Heat the oven to 150°C (130°C fan) and rub the pork with the paprika, cumin, sugar and some salt.
      Put it in a casserole with 100 ml of the vinegar and 200 ml water, cover tightly and cook for 4 hours 30 minutes, until it falls apart.
      Shred the pork with two forks, skim the fat off the juices and stir in the ketchup and enough juice to moisten.
      Mix the cabbage, carrots, apples and yoghurt with the rest of the vinegar, and season.
      Fill the rolls with pork and slaw.`,
  }),
  dish(467, 'Nut-free vegetable roast with gravy', {
    serves: 6,
    prep: 25,
    cook: 60,
    cuisine: 'British',
    tags: 'dinner, vegetarian, vegan, weekend, nut free',
    cost: '1.15',
    serving: [330, 14, 45, 10, 11, 9, 460],
    ingredients: `
      2 tbsp olive oil
      2 onions, finely chopped
      2 carrots, grated
      250 g chestnut mushrooms, finely chopped
      2 garlic cloves, crushed
      2 x 400 g tins green lentils, drained
      100 g breadcrumbs
      50 g porridge oats
      50 g sunflower seeds
      2 tbsp tomato purée
      2 tsp dried sage
      1 tbsp plain flour
      500 ml vegetable stock
      1 tbsp soy sauce`,
    steps: `
      Heat the oven to 190°C (170°C fan) and line a 900 g loaf tin.
      Cook half of the onions with the carrots, mushrooms and garlic in half of the oil for 12 minutes until dry.
      Mash the lentils and mix in the vegetables, breadcrumbs, oats, seeds, purée and sage, and season well.
      Press into the tin, cover with foil and bake for 30 minutes, then uncover and bake for 20 minutes more.
      Brown the rest of the onions in the rest of the oil, stir in the flour, then the stock and soy sauce, and simmer to a gravy.
      Rest the roast for 10 minutes, turn it out and slice.`,
  }),
  dish(468, 'Ratatouille with crusty bread', {
    serves: 4,
    prep: 20,
    cook: 45,
    cuisine: 'French',
    tags: 'dinner, vegetarian, vegan, nut free, freezes well',
    cost: '1.60',
    serving: [365, 11, 53, 12, 11, 17, 400],
    ingredients: `
      3 tbsp olive oil
      1 onion, sliced
      1 large aubergine, cubed
      2 courgettes, cubed
      1 red pepper, cubed
      1 yellow pepper, cubed
      3 garlic cloves, sliced
      2 x 400 g tins chopped tomatoes
      2 tsp dried mixed herbs
      1 tbsp red wine vinegar
      1 handful fresh basil
      1 small baguette`,
    steps: `
      Heat 2 tbsp of the oil in a wide pan and fry the aubergine for 8 minutes until brown, then lift it out.
      Cook the onion and peppers in the rest of the oil for 8 minutes, then add the courgettes and garlic for 4 minutes.
      Return the aubergine with the tomatoes and herbs and simmer for 25 minutes.
      Stir in the vinegar and basil, season, and serve with the bread.`,
  }),
]
