/** Breakfasts of oats and other grains, in a bowl or baked. */
import { dish } from './catalogue-dish.ts'

export const oats = [
  dish(121, 'Creamy porridge with banana and cinnamon', {
    serves: 2,
    prep: 2,
    cook: 8,
    cuisine: 'British',
    tags: 'breakfast, vegetarian, quick, nut free',
    cost: '0.45',
    serving: [345, 13, 59, 7, 7, 24, 110],
    ingredients: `
      100 g porridge oats
      400 ml semi-skimmed milk
      200 ml water
      1 pinch salt
      1 large banana, sliced
      1/2 tsp ground cinnamon
      2 tsp honey`,
    steps: `
      Put the oats, milk, water and salt in a pan over a medium heat.
      Bring to a gentle simmer and cook for 5 to 6 minutes, stirring often, until thick and creamy.
      Let it stand for 2 minutes off the heat.
      Spoon into bowls and top with the banana, cinnamon and honey.`,
  }),
  dish(122, 'Apple pie overnight oats', {
    serves: 2,
    prep: 10,
    cook: 0,
    cuisine: 'British',
    tags: 'breakfast, vegetarian, make ahead, nut free',
    cost: '0.65',
    serving: [330, 14, 54, 7, 7, 22, 100],
    ingredients: `
      100 g porridge oats
      200 ml semi-skimmed milk
      150 g plain yoghurt
      1 eating apple, grated
      2 tbsp raisins
      1/2 tsp ground cinnamon
      1 pinch ground nutmeg`,
    steps: `
      Stir everything together in a bowl.
      Spoon into two jars or lidded tubs.
      Chill overnight, or for at least 4 hours.
      Loosen with a splash of milk in the morning and eat cold.`,
  }),
  dish(123, 'Mango and coconut overnight oats', {
    serves: 2,
    prep: 10,
    cook: 0,
    cuisine: 'Caribbean',
    tags: 'breakfast, vegetarian, vegan, make ahead',
    cost: '1.05',
    serving: [365, 9, 55, 13, 9, 19, 60],
    ingredients: `
      100 g porridge oats
      1 tbsp chia seeds
      300 ml coconut drink
      100 g coconut yoghurt
      150 g frozen mango
      1 lime, zest and juice`,
    steps: `
      Mix the oats, chia seeds, coconut drink and yoghurt with half of the lime juice.
      Layer the mixture with the frozen mango in two jars.
      Chill overnight so that the mango thaws and the oats soften.
      Top with the lime zest and a little more juice.`,
  }),
  dish(124, 'Sunday-batch seeded granola', {
    serves: 10,
    prep: 10,
    cook: 30,
    cuisine: 'American',
    tags: 'breakfast, vegetarian, vegan, nut free, make ahead',
    cost: '0.40',
    serving: [285, 7, 34, 14, 5, 12, 15],
    ingredients: `
      300 g jumbo oats
      75 g pumpkin seeds
      75 g sunflower seeds
      2 tbsp sesame seeds
      1 tsp ground cinnamon
      4 tbsp sunflower oil
      100 ml maple syrup
      1 pinch salt
      75 g raisins`,
    steps: `
      Heat the oven to 160°C (140°C fan) and line a large baking tray.
      Mix the oats, seeds and cinnamon in a bowl.
      Stir in the oil, maple syrup and salt until every oat is coated.
      Spread out on the tray and bake for 30 minutes, stirring twice, until golden.
      Let it cool on the tray so that it turns crisp, then stir in the raisins.
      Keep in a jar for up to three weeks.`,
  }),
  dish(125, 'Bircher muesli with pear', {
    serves: 4,
    prep: 15,
    cook: 0,
    cuisine: 'Swiss',
    tags: 'breakfast, vegetarian, make ahead',
    cost: '0.75',
    serving: [315, 10, 47, 10, 7, 21, 60],
    ingredients: `
      160 g porridge oats
      250 ml cloudy apple juice
      200 g plain yoghurt
      2 ripe pears, grated
      40 g hazelnuts, roughly chopped
      1 tbsp lemon juice
      1 tbsp honey`,
    steps: `
      Soak the oats in the apple juice in the fridge overnight.
      Toast the hazelnuts in a dry pan for 4 minutes until they smell sweet.
      Fold the yoghurt, pears, lemon juice and honey into the oats.
      Spoon into bowls and scatter over the hazelnuts.`,
  }),
  dish(126, 'Blueberry baked oats', {
    serves: 4,
    prep: 10,
    cook: 35,
    cuisine: 'American',
    tags: 'breakfast, vegetarian, make ahead, nut free',
    cost: '0.70',
    serving: [320, 12, 49, 8, 6, 20, 180],
    ingredients: `
      200 g porridge oats
      1 tsp baking powder
      1 tsp ground cinnamon
      2 large eggs
      350 ml semi-skimmed milk
      2 ripe bananas, mashed
      2 tbsp honey
      150 g frozen blueberries`,
    steps: `
      Heat the oven to 190°C (170°C fan) and butter a medium baking dish.
      Mix the oats, baking powder and cinnamon.
      Whisk the eggs with the milk, bananas and honey, and stir into the oats.
      Fold in most of the blueberries, pour into the dish and scatter the rest on top.
      Bake for 35 minutes until set and golden, and serve warm.`,
  }),
  dish(127, 'Chocolate and cherry porridge', {
    serves: 2,
    prep: 3,
    cook: 8,
    cuisine: 'British',
    tags: 'breakfast, vegetarian, vegan, gluten free, nut free',
    cost: '0.85',
    serving: [320, 11, 51, 8, 9, 18, 95],
    ingredients: `
      100 g gluten free porridge oats
      500 ml unsweetened soya milk
      1 tbsp cocoa powder
      1 tbsp maple syrup
      150 g frozen cherries
      1 pinch salt`,
    steps: `
      Put the cherries in a small pan with a splash of water and warm until they slump.
      Simmer the oats, soya milk, cocoa and salt for 6 minutes, stirring, until thick.
      Sweeten with the maple syrup.
      Spoon into bowls and swirl through the cherries and their juice.`,
  }),
  dish(128, 'Coconut rice porridge with mango', {
    serves: 4,
    prep: 5,
    cook: 30,
    cuisine: 'Thai',
    tags: 'breakfast, vegetarian, vegan, gluten free',
    cost: '0.95',
    serving: [355, 5, 57, 12, 3, 17, 40],
    ingredients: `
      200 g pudding rice, rinsed
      400 ml tin light coconut milk
      500 ml water
      2 tbsp soft brown sugar
      1 pinch salt
      1 ripe mango, diced
      1 lime, cut into wedges
      2 tbsp desiccated coconut, toasted`,
    steps: `
      Put the rice, coconut milk, water, sugar and salt in a pan and bring to a simmer.
      Cook gently for 25 minutes, stirring often, until the rice is soft and creamy.
      Spoon into bowls and top with the mango and toasted coconut.
      Squeeze over the lime.`,
  }),
  dish(129, 'Quinoa breakfast bowl with berries', {
    serves: 2,
    prep: 5,
    cook: 18,
    cuisine: 'Peruvian',
    tags: 'breakfast, vegetarian, gluten free, high protein',
    cost: '1.45',
    serving: [360, 15, 52, 10, 8, 17, 70],
    ingredients: `
      120 g quinoa, rinsed
      300 ml semi-skimmed milk
      1 tsp vanilla extract
      1 tbsp honey
      150 g frozen mixed berries
      2 tbsp pumpkin seeds`,
    steps: `
      Simmer the quinoa in the milk with the vanilla over a low heat for 15 minutes, stirring now and then.
      Warm the berries in a small pan until they run with juice.
      Stir the honey into the quinoa.
      Serve topped with the berries and pumpkin seeds.`,
  }),
  dish(130, 'Banana and oat breakfast muffins', {
    serves: 12,
    prep: 15,
    cook: 22,
    cuisine: 'American',
    tags: 'breakfast, vegetarian, freezes well, nut free',
    cost: '0.25',
    serving: [185, 4, 29, 6, 2, 11, 150],
    ingredients: `
      3 very ripe bananas, mashed
      2 large eggs
      75 ml sunflower oil
      100 g plain yoghurt
      75 g soft brown sugar
      200 g self-raising flour
      100 g porridge oats
      1 tsp bicarbonate of soda
      1 tsp mixed spice`,
    steps: `
      Heat the oven to 190°C (170°C fan) and line a 12-hole muffin tin with paper cases.
      Beat the bananas, eggs, oil, yoghurt and sugar together.
      Mix the flour, oats, bicarbonate of soda and spice, then fold into the wet mixture until just combined.
      Divide between the cases and bake for 20 to 22 minutes until springy.
      Cool on a rack; they freeze well for three months.`,
  }),
]
