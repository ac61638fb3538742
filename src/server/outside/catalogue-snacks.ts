/** Something between meals. */
import { dish } from './catalogue-dish.ts'

export const snacks = [
  dish(601, 'Classic houmous with vegetable sticks', {
    serves: 6,
    prep: 10,
    cook: 0,
    cuisine: 'Lebanese',
    tags: 'snack, vegetarian, vegan, gluten free, nut free',
    cost: '0.50',
    serving: [155, 6, 14, 8, 5, 4, 95],
    ingredients: `
      400 g tin chickpeas
      2 tbsp tahini
      1 lemon, juiced
      1 garlic clove, crushed
      1 tbsp olive oil
      3 carrots, cut into sticks
      1 cucumber, cut into sticks
      2 celery sticks, cut into batons`,
    steps: `
      Drain the chickpeas and keep their liquid.
      Blend the chickpeas, tahini, lemon juice and garlic with 4 tbsp of the liquid until very smooth.
      Season, spoon into a bowl and drizzle with the oil.
      Serve with the vegetable sticks.`,
  }),
  dish(602, 'Lunchbox flapjacks with seeds', {
    serves: 12,
    prep: 10,
    cook: 25,
    cuisine: 'British',
    tags: 'snack, vegetarian, nut free, lunchbox, freezes well',
    cost: '0.30',
    serving: [240, 4, 30, 12, 3, 15, 75],
    ingredients: `
      125 g butter
      100 g soft brown sugar
      75 g golden syrup
      250 g porridge oats
      50 g raisins
      25 g pumpkin seeds
      25 g sunflower seeds`,
    steps: `
      Heat the oven to 170°C (150°C fan) and line a 20 cm square tin.
      Melt the butter, sugar and syrup together in a pan.
      Stir in the oats, raisins and seeds until coated.
      Press firmly into the tin and bake for 25 minutes until golden at the edges.
      Mark into 12 while warm and cut when completely cold.`,
  }),
  dish(603, 'Date and cocoa energy balls', {
    serves: 8,
    prep: 20,
    cook: 0,
    cuisine: 'American',
    tags: 'snack, vegetarian, vegan, gluten free, nut free',
    cost: '0.45',
    serving: [160, 4, 24, 6, 4, 16, 5],
    ingredients: `
      200 g soft pitted dates
      100 g gluten free porridge oats
      2 tbsp cocoa powder
      50 g sunflower seeds
      1 tbsp coconut oil, melted
      1 tsp vanilla extract
      2 tbsp desiccated coconut`,
    steps: `
      Soak the dates in hot water for 10 minutes and drain.
      Blitz the oats and seeds to a coarse meal.
      Add the dates, cocoa, coconut oil and vanilla and blitz until it clumps.
      Roll into 16 balls, coat in the coconut and chill until firm.`,
  }),
  dish(604, 'Cheese scones', {
    serves: 8,
    prep: 15,
    cook: 14,
    cuisine: 'British',
    tags: 'snack, vegetarian, quick, nut free, freezes well',
    cost: '0.30',
    serving: [215, 7, 24, 10, 1, 2, 330],
    ingredients: `
      225 g self-raising flour
      1 tsp baking powder
      1 pinch cayenne pepper
      50 g cold butter, cubed
      90 g mature cheddar, grated
      125 ml semi-skimmed milk, plus extra to glaze`,
    steps: `
      Heat the oven to 220°C (200°C fan) and flour a baking tray.
      Rub the butter into the flour, baking powder and cayenne until it looks like crumbs.
      Stir in most of the cheese, then the milk, and bring together quickly with a knife.
      Pat out 3 cm thick, cut into eight rounds and brush with milk.
      Top with the rest of the cheese and bake for 12 to 14 minutes until risen and golden.`,
  }),
  dish(605, 'Guacamole with corn chips', {
    serves: 4,
    prep: 10,
    cook: 0,
    cuisine: 'Mexican',
    tags: 'snack, vegetarian, vegan, gluten free, quick',
    cost: '1.00',
    serving: [275, 4, 23, 19, 6, 3, 190],
    ingredients: `
      2 ripe avocados
      1 lime, juiced
      1/2 red onion, finely chopped
      2 tomatoes, deseeded and diced
      1 green chilli, finely chopped
      1 handful fresh coriander, chopped
      100 g corn tortilla chips`,
    steps: `
      Mash the avocados with the lime juice, leaving some lumps.
      Stir in the onion, tomatoes, chilli and coriander.
      Season with salt and serve at once with the chips.`,
  }),
  dish(606, 'Crunchy roasted chickpeas', {
    serves: 4,
    prep: 5,
    cook: 35,
    cuisine: 'Middle Eastern',
    tags: 'snack, vegetarian, vegan, gluten free, nut free',
    cost: '0.35',
    serving: [155, 7, 18, 6, 6, 1, 150],
    ingredients: `
      2 x 400 g tins chickpeas, drained
      1 tbsp olive oil
      2 tsp smoked paprika
      1 tsp ground cumin
      1/2 tsp salt`,
    steps: `
      Heat the oven to 200°C (180°C fan).
      Rub the chickpeas very dry in a clean tea towel, discarding loose skins.
      Toss with the oil and salt, spread out on a tray and roast for 35 minutes, shaking twice.
      Toss with the spices while hot and eat on the same day, while they are crisp.`,
  }),
  dish(607, 'Banana bread', {
    serves: 10,
    prep: 15,
    cook: 60,
    cuisine: 'American',
    tags: 'snack, vegetarian, freezes well, nut free',
    cost: '0.30',
    serving: [260, 4, 38, 10, 1, 20, 210],
    ingredients: `
      3 very ripe bananas
      100 g butter, softened
      120 g soft brown sugar
      2 large eggs
      225 g self-raising flour
      1 tsp mixed spice
      3 tbsp semi-skimmed milk`,
    steps: `
      Heat the oven to 170°C (150°C fan) and line a 900 g loaf tin.
      Beat the butter and sugar until light, then beat in the eggs one at a time.
      Mash the bananas and stir them in with the milk.
      Fold in the flour and spice and scrape into the tin.
      Bake for 55 to 60 minutes, until a skewer comes out clean, and cool in the tin.`,
  }),
  dish(608, 'Apple slices with peanut butter and seeds', {
    serves: 2,
    prep: 5,
    cook: 0,
    cuisine: 'American',
    tags: 'snack, vegetarian, vegan, gluten free, quick',
    cost: '0.55',
    serving: [210, 6, 20, 12, 5, 15, 60],
    ingredients: `
      2 eating apples
      2 tbsp crunchy peanut butter
      1 tbsp mixed seeds
      1 pinch ground cinnamon`,
    steps: `
      Core the apples and slice them into thick rings.
      Spread each ring with peanut butter.
      Sprinkle with the seeds and cinnamon and eat straight away.`,
  }),
  dish(609, 'Oven-baked sweet potato wedges', {
    serves: 4,
    prep: 10,
    cook: 35,
    cuisine: 'American',
    tags: 'snack, vegetarian, vegan, gluten free, nut free',
    cost: '0.55',
    serving: [190, 3, 35, 5, 5, 10, 150],
    ingredients: `
      700 g sweet potatoes, scrubbed
      1 tbsp cornflour
      1 1/2 tbsp olive oil
      2 tsp smoked paprika
      1/4 tsp salt`,
    steps: `
      Heat the oven to 210°C (190°C fan).
      Cut the sweet potatoes into even wedges and toss in the cornflour.
      Add the oil, paprika and salt and turn until coated.
      Spread out on two trays and bake for 35 minutes, turning once, until crisp at the edges.`,
  }),
  dish(610, 'Homemade sausage rolls', {
    serves: 8,
    prep: 20,
    cook: 25,
    cuisine: 'British',
    tags: 'snack, party, freezes well, nut free',
    cost: '0.55',
    serving: [300, 9, 20, 21, 1, 3, 460],
    ingredients: `
      400 g pork sausage meat
      1 eating apple, grated
      1 tsp dried sage
      320 g ready-rolled puff pastry
      1 large egg, beaten
      1 tbsp sesame seeds`,
    steps: `
      Heat the oven to 200°C (180°C fan).
      Mix the sausage meat with the apple and sage.
      Cut the pastry in half lengthways and lay a rope of filling along each piece.
      Brush one edge with egg, roll up and press to seal, then cut into 16.
      Brush with egg, sprinkle with the seeds and bake for 25 minutes until golden and cooked through.`,
  }),
  dish(611, 'Frozen yoghurt bark with berries', {
    serves: 6,
    prep: 10,
    cook: 0,
    cuisine: 'British',
    tags: 'snack, vegetarian, gluten free, kids, nut free',
    cost: '0.65',
    serving: [110, 6, 11, 5, 1, 10, 35],
    ingredients: `
      400 g Greek yoghurt
      2 tbsp honey
      1 tsp vanilla extract
      150 g strawberries, sliced
      75 g blueberries`,
    steps: `
      Line a baking tray that fits your freezer with baking paper.
      Stir the yoghurt, honey and vanilla together and spread out 1 cm thick.
      Press in the fruit and freeze for at least 3 hours.
      Break into shards and eat straight from the freezer.`,
  }),
  dish(612, 'Tzatziki with toasted pitta', {
    serves: 4,
    prep: 10,
    cook: 3,
    cuisine: 'Greek',
    tags: 'snack, vegetarian, quick, nut free',
    cost: '0.70',
    serving: [205, 9, 27, 7, 4, 5, 280],
    ingredients: `
      1/2 cucumber
      200 g Greek yoghurt
      1 garlic clove, crushed
      1 tbsp lemon juice
      1 handful fresh mint, chopped
      1 tsp olive oil
      3 wholemeal pittas`,
    steps: `
      Grate the cucumber, sprinkle with salt and squeeze it dry in a tea towel.
      Stir it into the yoghurt with the garlic, lemon juice and mint.
      Toast the pittas and cut them into fingers.
      Drizzle the tzatziki with the oil and serve.`,
  }),
]
