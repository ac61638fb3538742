/** Puddings, cakes and cold sweets. */
import { dish } from './catalogue-dish.ts'

export const puddings = [
  dish(621, 'Apple and blackberry crumble', {
    serves: 6,
    prep: 20,
    cook: 40,
    cuisine: 'British',
    tags: 'pudding, vegetarian, autumn, nut free, freezes well',
    cost: '0.80',
    serving: [345, 4, 55, 13, 6, 33, 95],
    ingredients: `
      750 g Bramley apples, peeled and sliced
      200 g frozen blackberries
      60 g caster sugar
      120 g plain flour
      80 g cold butter, cubed
      60 g demerara sugar
      60 g porridge oats
      1/2 tsp ground cinnamon`,
    steps: `
      Heat the oven to 190°C (170°C fan).
      Toss the apples and blackberries with the caster sugar in a baking dish.
      Rub the butter into the flour until crumbly, then stir in the demerara sugar, oats and cinnamon.
      Scatter over the fruit without pressing down.
      Bake for 40 minutes until golden and bubbling at the edges.`,
  }),
  dish(622, 'Baked rice pudding', {
    serves: 4,
    prep: 5,
    cook: 120,
    cuisine: 'British',
    tags: 'pudding, vegetarian, gluten free, cheap, nut free',
    cost: '0.45',
    serving: [260, 9, 42, 7, 0, 24, 110],
    ingredients: `
      100 g pudding rice
      850 ml whole milk
      40 g caster sugar
      1 tsp vanilla extract
      1 pinch ground nutmeg`,
    steps: `
      Heat the oven to 150°C (130°C fan) and butter a baking dish lightly.
      Put the rice, milk, sugar and vanilla in the dish and stir.
      Grate the nutmeg over the top.
      Bake for 2 hours, stirring after the first 30 minutes, until creamy under a golden skin.`,
  }),
  dish(623, 'Chocolate self-saucing pudding', {
    serves: 6,
    prep: 15,
    cook: 30,
    cuisine: 'British',
    tags: 'pudding, vegetarian, comfort, nut free',
    cost: '0.50',
    serving: [325, 6, 53, 11, 3, 34, 260],
    ingredients: `
      150 g self-raising flour
      40 g cocoa powder
      100 g caster sugar
      150 ml semi-skimmed milk
      1 large egg
      60 g butter, melted
      100 g soft brown sugar
      300 ml hot water`,
    steps: `
      Heat the oven to 180°C (160°C fan) and butter a deep baking dish.
      Mix the flour, caster sugar and 25 g of the cocoa, then beat in the milk, egg and butter and spread in the dish.
      Mix the brown sugar with the rest of the cocoa and sprinkle it on top.
      Pour over the hot water; do not stir.
      Bake for 30 minutes, until the top is set over a pool of sauce.`,
  }),
  dish(624, 'Eton mess', {
    serves: 4,
    prep: 15,
    cook: 0,
    cuisine: 'British',
    tags: 'pudding, vegetarian, gluten free, quick, nut free',
    cost: '1.15',
    serving: [310, 3, 27, 21, 2, 26, 40],
    ingredients: `
      400 g strawberries
      1 tsp caster sugar
      170 ml double cream
      100 g natural yoghurt
      60 g meringue nests`,
    steps: `
      Crush a quarter of the strawberries with the sugar and slice the rest.
      Whip the cream to soft peaks and fold in the yoghurt.
      Break in the meringues and fold in the sliced strawberries.
      Spoon into glasses, swirl with the crushed strawberries and serve at once.`,
  }),
  dish(625, 'Mango and lime sorbet', {
    serves: 6,
    prep: 10,
    cook: 0,
    cuisine: 'Thai',
    tags: 'pudding, vegetarian, vegan, gluten free, nut free',
    cost: '0.60',
    serving: [105, 1, 26, 0, 2, 24, 5],
    ingredients: `
      700 g frozen mango
      2 limes, zest and juice
      50 g caster sugar
      75 ml water`,
    steps: `
      Stir the sugar into the water with the lime juice until it dissolves.
      Blitz the mango in a food processor, pouring in the syrup, until smooth.
      Stir in the lime zest.
      Serve at once as soft sorbet, or freeze for 2 hours until firm.`,
  }),
  dish(626, 'Chocolate avocado pots', {
    serves: 4,
    prep: 10,
    cook: 0,
    cuisine: 'American',
    tags: 'pudding, vegetarian, vegan, gluten free, quick',
    cost: '1.05',
    serving: [230, 3, 24, 14, 6, 16, 10],
    ingredients: `
      2 ripe avocados
      40 g cocoa powder
      70 ml maple syrup
      4 tbsp unsweetened soya milk
      1 tsp vanilla extract
      1 pinch salt
      100 g raspberries`,
    steps: `
      Blend the avocados, cocoa, maple syrup, soya milk, vanilla and salt until completely smooth.
      Taste, and add a little more syrup if you like it sweeter.
      Spoon into four small pots and top with the raspberries.
      Chill for 20 minutes if you have time.`,
  }),
  dish(627, 'Sticky toffee pudding', {
    serves: 8,
    prep: 20,
    cook: 35,
    cuisine: 'British',
    tags: 'pudding, vegetarian, weekend, nut free, freezes well',
    cost: '0.65',
    serving: [425, 5, 61, 19, 2, 44, 280],
    ingredients: `
      200 g pitted dates, chopped
      200 ml boiling water
      1 tsp bicarbonate of soda
      80 g butter, softened
      120 g dark brown sugar
      2 large eggs
      180 g self-raising flour
      75 g butter, for the sauce
      75 g dark brown sugar, for the sauce
      100 ml single cream`,
    steps: `
      Heat the oven to 180°C (160°C fan) and line a 20 cm square tin.
      Pour the boiling water over the dates and bicarbonate and leave for 10 minutes.
      Beat the softened butter and sugar, beat in the eggs, then fold in the flour and the dates with their liquid.
      Bake for 30 to 35 minutes until springy.
      Simmer the sauce butter, sugar and cream for 3 minutes, stirring.
      Prick the pudding, pour over half of the sauce and serve with the rest.`,
  }),
  dish(628, 'Poached pears with ginger', {
    serves: 4,
    prep: 10,
    cook: 30,
    cuisine: 'French',
    tags: 'pudding, vegetarian, vegan, gluten free, nut free',
    cost: '0.75',
    serving: [170, 1, 42, 0, 5, 36, 5],
    ingredients: `
      4 firm pears, peeled
      600 ml cloudy apple juice
      1 thumb fresh ginger, sliced
      1 cinnamon stick
      2 tbsp soft brown sugar
      1/2 lemon, juiced`,
    steps: `
      Put the apple juice, ginger, cinnamon, sugar and lemon juice in a pan that just holds the pears.
      Lay in the pears, cover with a round of baking paper and simmer for 20 to 25 minutes until tender.
      Lift out the pears and boil the juice hard until syrupy.
      Serve the pears warm or cold with the syrup.`,
  }),
  dish(629, 'Lemon drizzle cake', {
    serves: 12,
    prep: 15,
    cook: 45,
    cuisine: 'British',
    tags: 'pudding, vegetarian, party, nut free, freezes well',
    cost: '0.35',
    serving: [295, 4, 37, 15, 1, 25, 210],
    ingredients: `
      200 g butter, softened
      200 g caster sugar
      3 large eggs
      200 g self-raising flour
      2 lemons, zest and juice
      2 tbsp semi-skimmed milk
      90 g granulated sugar`,
    steps: `
      Heat the oven to 170°C (150°C fan) and line a 900 g loaf tin.
      Beat the butter and caster sugar until pale, then beat in the eggs one at a time.
      Fold in the flour, lemon zest and milk and scrape into the tin.
      Bake for 45 minutes until a skewer comes out clean.
      Mix the lemon juice with the granulated sugar and spoon it over the hot cake; cool in the tin.`,
  }),
  dish(630, 'Flourless chocolate and almond cake', {
    serves: 10,
    prep: 20,
    cook: 35,
    cuisine: 'Italian',
    tags: 'pudding, vegetarian, gluten free, party',
    cost: '0.80',
    serving: [380, 7, 25, 29, 3, 23, 110],
    ingredients: `
      200 g dark chocolate, chopped
      150 g butter, cubed
      4 large eggs, separated
      150 g caster sugar
      150 g ground almonds
      1 tsp vanilla extract
      1 pinch salt`,
    steps: `
      Heat the oven to 170°C (150°C fan) and line a 23 cm springform tin.
      Melt the chocolate and butter gently together and let them cool a little.
      Whisk the egg yolks with half of the sugar until pale, and stir in the chocolate, almonds, vanilla and salt.
      Whisk the egg whites to soft peaks, whisk in the rest of the sugar, and fold into the chocolate in thirds.
      Bake for 32 to 35 minutes, until just set, and cool in the tin.`,
  }),
  dish(631, 'Summer berry trifle', {
    serves: 8,
    prep: 25,
    cook: 5,
    cuisine: 'British',
    tags: 'pudding, vegetarian, party, nut free, make ahead',
    cost: '1.10',
    serving: [325, 6, 41, 15, 3, 30, 110],
    ingredients: `
      200 g sponge fingers
      500 g frozen summer berries
      60 g caster sugar
      150 ml orange juice
      500 g ready-made custard
      250 ml whipping cream
      100 g strawberries, sliced`,
    steps: `
      Warm the frozen berries with the sugar for 5 minutes until juicy, then cool.
      Line a glass bowl with the sponge fingers and sprinkle with the orange juice.
      Spoon over the berries and their juice, then the custard, and chill for at least 2 hours.
      Whip the cream to soft peaks, spread on top and decorate with the strawberries.`,
  }),
  dish(632, 'Oat and raisin cookies', {
    serves: 16,
    prep: 15,
    cook: 13,
    cuisine: 'American',
    tags: 'pudding, vegetarian, lunchbox, quick, nut free',
    cost: '0.20',
    serving: [165, 2, 23, 7, 1, 13, 95],
    ingredients: `
      125 g butter, softened
      125 g soft brown sugar
      1 large egg
      1 tsp vanilla extract
      125 g plain flour
      1/2 tsp bicarbonate of soda
      100 g porridge oats
      80 g raisins`,
    steps: `
      Heat the oven to 180°C (160°C fan) and line two baking trays.
      Beat the butter and sugar until creamy, then beat in the egg and vanilla.
      Stir in the flour, bicarbonate, oats and raisins.
      Put 16 spoonfuls on the trays with room to spread.
      Bake for 11 to 13 minutes until golden, and cool on a rack.`,
  }),
]
