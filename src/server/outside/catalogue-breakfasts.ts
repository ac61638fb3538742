/** Breakfasts of eggs, toast and the pan. */
import { dish } from './catalogue-dish.ts'

export const breakfasts = [
  dish(101, 'Softly scrambled eggs on toast', {
    serves: 2,
    prep: 3,
    cook: 6,
    cuisine: 'British',
    tags: 'breakfast, vegetarian, quick, nut free',
    cost: '0.85',
    serving: [370, 20, 29, 19, 3, 3, 580],
    ingredients: `
      4 large eggs
      3 tbsp semi-skimmed milk
      15 g butter
      4 slices wholemeal bread
      1 tbsp snipped chives
      salt, to taste
      black pepper, to taste`,
    steps: `
      Beat the eggs with the milk, a pinch of salt and some pepper.
      Melt the butter in a non-stick pan over a low heat and put the bread in the toaster.
      Pour in the eggs and stir slowly with a spatula for 3 to 4 minutes, scraping the bottom, until they are just set but still soft.
      Pile the eggs on the toast and scatter over the chives.`,
  }),
  dish(102, 'Full English traybake', {
    serves: 4,
    prep: 10,
    cook: 35,
    cuisine: 'British',
    tags: 'breakfast, weekend, one tin',
    cost: '1.85',
    serving: [520, 30, 26, 33, 6, 9, 1250],
    ingredients: `
      8 chipolatas
      8 rashers smoked back bacon
      250 g chestnut mushrooms, halved
      4 tomatoes, halved
      1 tbsp sunflower oil
      400 g tin baked beans
      4 large eggs
      black pepper, to taste`,
    steps: `
      Heat the oven to 200°C (180°C fan).
      Toss the chipolatas and mushrooms with the oil in a large roasting tin and roast for 15 minutes.
      Turn the sausages, add the bacon and the tomatoes, cut side up, and roast for 12 minutes more.
      Warm the beans in a small pan.
      Make four gaps in the tin, crack an egg into each and return to the oven for 5 to 6 minutes, until the whites are set.
      Grind over some pepper and serve with the beans.`,
  }),
  dish(103, 'Smoky beans on sourdough', {
    serves: 4,
    prep: 5,
    cook: 15,
    cuisine: 'British',
    tags: 'breakfast, vegetarian, vegan, quick, nut free',
    cost: '0.80',
    serving: [330, 14, 54, 6, 11, 9, 620],
    ingredients: `
      1 tbsp olive oil
      1 red onion, finely chopped
      2 garlic cloves, crushed
      2 tsp smoked paprika
      400 g tin chopped tomatoes
      2 x 400 g tins haricot beans, drained
      1 tbsp tomato purée
      1 tsp dark brown sugar
      1 tsp red wine vinegar
      4 thick slices sourdough bread`,
    steps: `
      Heat the oil and soften the onion over a medium heat for 5 minutes.
      Stir in the garlic and paprika for 1 minute.
      Add the tomatoes, beans, purée and sugar, and simmer for 8 minutes until thick.
      Toast the bread while the beans cook.
      Stir the vinegar through the beans, season, and spoon over the toast.`,
  }),
  dish(104, 'Shakshuka with peppers', {
    serves: 4,
    prep: 10,
    cook: 25,
    cuisine: 'Middle Eastern',
    tags: 'breakfast, vegetarian, gluten free, one pan',
    cost: '1.15',
    serving: [265, 16, 18, 15, 5, 13, 420],
    ingredients: `
      2 tbsp olive oil
      1 onion, sliced
      2 red peppers, sliced
      3 garlic cloves, sliced
      2 tsp ground cumin
      1 tsp paprika
      1 pinch chilli flakes
      2 x 400 g tins chopped tomatoes
      6 large eggs
      50 g feta, crumbled
      1 handful fresh coriander, chopped`,
    steps: `
      Heat the oil in a wide, lidded frying pan and cook the onion and peppers for 8 minutes until soft.
      Add the garlic and spices and stir for 1 minute.
      Pour in the tomatoes, season and simmer for 10 minutes until thick enough to hold a spoon trail.
      Make six hollows, crack an egg into each, cover and cook for 5 to 6 minutes until the whites are set.
      Scatter over the feta and coriander and take the pan to the table.`,
  }),
  dish(105, 'Smoked salmon and spinach frittata', {
    serves: 4,
    prep: 8,
    cook: 17,
    cuisine: 'Italian',
    tags: 'breakfast, gluten free, high protein, weekend',
    cost: '1.95',
    serving: [275, 23, 4, 19, 1, 2, 780],
    ingredients: `
      1 tbsp olive oil
      4 spring onions, sliced
      150 g baby spinach
      8 large eggs
      75 ml whole milk
      100 g smoked salmon trimmings
      50 g soft cheese
      black pepper, to taste`,
    steps: `
      Heat the oven to 200°C (180°C fan).
      Warm the oil in an ovenproof frying pan, soften the spring onions for 2 minutes, then add the spinach and stir until it wilts.
      Beat the eggs with the milk and plenty of pepper, and pour them over the spinach.
      Dot with the salmon and teaspoons of soft cheese.
      Bake for 12 to 14 minutes, until just set in the middle, and cut into wedges.`,
  }),
  dish(106, 'Sweetcorn fritters with avocado', {
    serves: 4,
    prep: 10,
    cook: 15,
    cuisine: 'Australian',
    tags: 'breakfast, vegetarian, weekend, nut free',
    cost: '1.05',
    serving: [355, 11, 38, 18, 6, 6, 360],
    ingredients: `
      150 g self-raising flour
      1 tsp smoked paprika
      2 large eggs
      100 ml semi-skimmed milk
      340 g tin sweetcorn, drained
      3 spring onions, finely sliced
      2 tbsp sunflower oil
      1 large ripe avocado
      1 lime, juiced
      1 handful fresh coriander, chopped`,
    steps: `
      Whisk the flour, paprika, eggs and milk to a thick batter with a good pinch of salt.
      Fold in the sweetcorn and spring onions.
      Heat half the oil in a frying pan and drop in large spoonfuls of batter; fry for 2 to 3 minutes a side until golden.
      Keep them warm while you fry the rest in the remaining oil.
      Mash the avocado with the lime juice and coriander, season, and serve with the fritters.`,
  }),
  dish(107, 'Breakfast burritos with black beans', {
    serves: 4,
    prep: 10,
    cook: 12,
    cuisine: 'Mexican',
    tags: 'breakfast, vegetarian, nut free, freezes well',
    cost: '1.10',
    serving: [445, 22, 46, 18, 9, 5, 720],
    ingredients: `
      1 tbsp olive oil
      1 red pepper, diced
      400 g tin black beans, drained
      1 tsp ground cumin
      5 large eggs, beaten
      60 g mature cheddar, grated
      4 large flour tortillas
      4 tbsp tomato salsa`,
    steps: `
      Heat the oil and fry the pepper for 4 minutes, then add the beans and cumin and warm through for 2 minutes.
      Push the beans to one side, pour in the eggs and scramble them until just set.
      Warm the tortillas for 20 seconds each in a dry pan.
      Divide the filling, cheese and salsa between the tortillas, fold in the sides and roll up tightly.
      Eat straight away, or wrap in foil and freeze for a busy morning.`,
  }),
  dish(108, 'Mushrooms on toast with thyme', {
    serves: 2,
    prep: 5,
    cook: 10,
    cuisine: 'British',
    tags: 'breakfast, vegetarian, vegan, quick, nut free',
    cost: '1.05',
    serving: [285, 10, 37, 11, 5, 4, 430],
    ingredients: `
      1 1/2 tbsp olive oil
      300 g chestnut mushrooms, thickly sliced
      1 garlic clove, crushed
      4 sprigs fresh thyme, leaves picked
      4 slices wholemeal bread
      1 tsp lemon juice
      salt, to taste
      black pepper, to taste`,
    steps: `
      Heat the oil in a large frying pan until it shimmers.
      Add the mushrooms in one layer and leave them alone for 3 minutes, then toss and fry for 4 minutes more until brown.
      Stir in the garlic and thyme for 1 minute and toast the bread.
      Finish the mushrooms with the lemon juice and seasoning, and pile them on the toast.`,
  }),
  dish(109, 'Kedgeree with smoked haddock', {
    serves: 4,
    prep: 10,
    cook: 25,
    cuisine: 'British',
    tags: 'breakfast, gluten free, weekend, nut free',
    cost: '2.10',
    serving: [455, 33, 52, 13, 3, 5, 890],
    ingredients: `
      4 large eggs
      400 g smoked haddock fillet
      300 ml semi-skimmed milk
      25 g butter
      1 onion, finely chopped
      1 tbsp mild curry powder
      225 g basmati rice, rinsed
      350 ml water
      100 g frozen peas
      1 handful fresh parsley, chopped
      1 lemon, cut into wedges`,
    steps: `
      Boil the eggs for 8 minutes, cool under the tap, peel and quarter.
      Lay the haddock in a pan, cover with the milk and poach gently for 6 minutes; lift out, flake, and keep 100 ml of the milk.
      Melt the butter in a lidded pan and soften the onion for 6 minutes, then stir in the curry powder and rice.
      Add the water and the kept milk, bring to the boil, cover and cook on the lowest heat for 10 minutes.
      Stir in the peas and fish, cover, and leave off the heat for 5 minutes.
      Top with the eggs and parsley and serve with the lemon.`,
  }),
  dish(110, 'Tofu scramble with tomatoes', {
    serves: 2,
    prep: 5,
    cook: 10,
    cuisine: 'American',
    tags: 'breakfast, vegetarian, vegan, gluten free, nut free',
    cost: '1.20',
    serving: [225, 17, 8, 14, 4, 5, 320],
    ingredients: `
      1 tbsp olive oil
      3 spring onions, sliced
      150 g cherry tomatoes, halved
      280 g firm tofu, drained
      1/2 tsp ground turmeric
      1/2 tsp ground cumin
      50 g baby spinach
      salt, to taste
      black pepper, to taste`,
    steps: `
      Heat the oil and fry the spring onions and tomatoes for 3 minutes.
      Crumble in the tofu, add the turmeric and cumin, and fry for 4 minutes, stirring now and then.
      Add the spinach and a splash of water and stir until it wilts.
      Season well and serve at once.`,
  }),
]
