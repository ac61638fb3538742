/** Pancakes, drinks and yoghurt for the morning. */
import { dish } from './catalogue-dish.ts'

export const sweetMornings = [
  dish(141, 'Fluffy American-style pancakes', {
    serves: 4,
    prep: 10,
    cook: 15,
    cuisine: 'American',
    tags: 'breakfast, vegetarian, weekend, nut free',
    cost: '0.50',
    serving: [345, 11, 52, 10, 2, 15, 470],
    ingredients: `
      200 g self-raising flour
      1 tsp baking powder
      1 tbsp caster sugar
      2 large eggs
      250 ml semi-skimmed milk
      25 g butter, melted
      100 g blueberries
      4 tbsp maple syrup`,
    steps: `
      Mix the flour, baking powder, sugar and a pinch of salt.
      Whisk in the eggs and milk until smooth, then the butter.
      Heat a lightly oiled frying pan over a medium heat and ladle in small rounds of batter.
      Dot with blueberries and cook for 2 minutes, until bubbles burst on top; flip and cook for 1 minute more.
      Keep warm while you cook the rest, and serve with the maple syrup.`,
  }),
  dish(142, 'Pancake Day pancakes with lemon and sugar', {
    serves: 4,
    prep: 10,
    cook: 20,
    cuisine: 'British',
    tags: 'breakfast, vegetarian, cheap, nut free',
    cost: '0.35',
    serving: [265, 9, 36, 9, 1, 15, 95],
    ingredients: `
      125 g plain flour
      2 large eggs
      300 ml semi-skimmed milk
      1 tbsp sunflower oil, plus extra for frying
      2 lemons, cut into wedges
      40 g caster sugar`,
    steps: `
      Whisk the flour and eggs to a paste, then whisk in the milk little by little until smooth, and add the oil.
      Rest the batter while you heat a frying pan, wiped with a little oil, until very hot.
      Swirl in a thin layer of batter and cook for about 1 minute, until the edges lift.
      Flip and cook for 30 seconds, then repeat to make eight.
      Sprinkle with sugar, squeeze over lemon and roll up.`,
  }),
  dish(143, 'Two-ingredient banana pancakes', {
    serves: 2,
    prep: 5,
    cook: 10,
    cuisine: 'British',
    tags: 'breakfast, vegetarian, gluten free, dairy free, nut free',
    cost: '0.70',
    serving: [270, 14, 32, 11, 4, 19, 140],
    ingredients: `
      2 ripe bananas
      4 large eggs
      1 pinch ground cinnamon
      1 tsp sunflower oil
      100 g strawberries, sliced`,
    steps: `
      Mash the bananas until smooth and beat in the eggs and cinnamon.
      Heat the oil in a non-stick pan over a medium-low heat.
      Fry tablespoons of the mixture for 2 minutes, until set underneath, then turn carefully and cook for 1 minute.
      Serve with the strawberries.`,
  }),
  dish(144, 'Cinnamon French toast with berries', {
    serves: 4,
    prep: 5,
    cook: 12,
    cuisine: 'French',
    tags: 'breakfast, vegetarian, weekend, nut free',
    cost: '0.80',
    serving: [310, 14, 40, 11, 4, 13, 390],
    ingredients: `
      3 large eggs
      150 ml semi-skimmed milk
      1 tsp ground cinnamon
      1 tsp vanilla extract
      8 slices wholemeal bread
      20 g butter
      200 g mixed berries
      2 tsp icing sugar`,
    steps: `
      Beat the eggs, milk, cinnamon and vanilla in a shallow dish.
      Soak the bread for 20 seconds a side.
      Melt a little of the butter in a frying pan and fry the bread in batches for 2 minutes a side until golden.
      Top with the berries and dust with the icing sugar.`,
  }),
  dish(145, 'Strawberry and oat smoothie', {
    serves: 2,
    prep: 5,
    cook: 0,
    cuisine: 'British',
    tags: 'breakfast, vegetarian, quick, nut free',
    cost: '0.85',
    serving: [225, 11, 37, 4, 5, 25, 105],
    ingredients: `
      200 g frozen strawberries
      1 ripe banana
      30 g porridge oats
      150 g plain yoghurt
      250 ml semi-skimmed milk
      1 tsp honey`,
    steps: `
      Put the oats and milk in a blender and leave them for 3 minutes.
      Add everything else and blend until completely smooth.
      Thin with a little water if you like, and drink at once.`,
  }),
  dish(146, 'Green smoothie with pineapple', {
    serves: 2,
    prep: 5,
    cook: 0,
    cuisine: 'Caribbean',
    tags: 'breakfast, vegetarian, vegan, gluten free, nut free',
    cost: '0.95',
    serving: [145, 3, 31, 2, 4, 24, 60],
    ingredients: `
      200 g frozen pineapple chunks
      1 ripe banana
      50 g baby spinach
      1 piece fresh ginger, thumbnail sized
      300 ml coconut water
      1 tbsp lime juice
      1 tbsp hulled hemp seeds`,
    steps: `
      Blend the spinach with the coconut water until no flecks are left.
      Add everything else and blend again until smooth.
      Pour into two tall glasses and drink cold.`,
  }),
  dish(147, 'Greek yoghurt with honeyed figs', {
    serves: 2,
    prep: 5,
    cook: 5,
    cuisine: 'Greek',
    tags: 'breakfast, vegetarian, gluten free, quick',
    cost: '1.70',
    serving: [330, 12, 27, 20, 3, 25, 80],
    ingredients: `
      4 fresh figs, halved
      1 tbsp honey
      300 g Greek yoghurt
      25 g walnuts, broken
      1 pinch ground cinnamon`,
    steps: `
      Warm the honey in a small frying pan and lay in the figs, cut side down.
      Cook for 3 minutes until glossy, then dust with the cinnamon.
      Divide the yoghurt between two bowls.
      Top with the figs, the honey from the pan and the walnuts.`,
  }),
  dish(148, 'Rainbow fruit and seed pots', {
    serves: 4,
    prep: 15,
    cook: 0,
    cuisine: 'British',
    tags: 'breakfast, vegetarian, gluten free, lunchbox, nut free',
    cost: '1.10',
    serving: [190, 9, 26, 6, 4, 22, 50],
    ingredients: `
      400 g plain yoghurt
      1 ripe mango, diced
      2 kiwi fruit, diced
      150 g strawberries, quartered
      100 g blueberries
      3 tbsp mixed seeds
      1 tsp vanilla extract`,
    steps: `
      Stir the vanilla into the yoghurt.
      Layer the fruit and yoghurt in four pots, colour by colour.
      Scatter the seeds on top just before eating.`,
  }),
  dish(149, 'Chia pots with raspberries', {
    serves: 4,
    prep: 10,
    cook: 0,
    cuisine: 'American',
    tags: 'breakfast, vegetarian, vegan, gluten free, make ahead',
    cost: '0.90',
    serving: [165, 7, 16, 8, 10, 6, 55],
    ingredients: `
      80 g chia seeds
      500 ml unsweetened soya milk
      1 tbsp maple syrup
      1 tsp vanilla extract
      200 g raspberries`,
    steps: `
      Crush half of the raspberries with a fork.
      Whisk the chia seeds into the soya milk with the maple syrup and vanilla.
      Leave for 10 minutes and whisk again, so that no lumps form.
      Layer with the crushed raspberries in four jars and chill overnight.
      Top with the whole raspberries to serve.`,
  }),
  dish(150, 'Savoury cheese and courgette muffins', {
    serves: 12,
    prep: 15,
    cook: 25,
    cuisine: 'British',
    tags: 'breakfast, vegetarian, lunchbox, freezes well, nut free',
    cost: '0.35',
    serving: [165, 6, 18, 8, 1, 1, 260],
    ingredients: `
      275 g self-raising flour
      1/2 tsp mustard powder
      1 courgette, grated and squeezed dry
      100 g mature cheddar, grated
      4 spring onions, sliced
      2 large eggs
      200 ml semi-skimmed milk
      60 ml sunflower oil`,
    steps: `
      Heat the oven to 190°C (170°C fan) and line a 12-hole muffin tin.
      Mix the flour and mustard powder, then stir in the courgette, most of the cheese and the spring onions.
      Beat the eggs, milk and oil and fold in quickly; lumps are welcome.
      Spoon into the tin and sprinkle with the rest of the cheese.
      Bake for 25 minutes until risen and golden.`,
  }),
]
