/** Recipes in our own words that only held-out layouts show, so that nobody knows their words. */

import { recipe } from './recipe.mjs'

export const heldOutRecipes = [
  recipe(
    'Courgette and Lime Cake',
    10,
    25,
    40,
    `225 g courgettes, coarsely grated
    3 large eggs
    120 ml sunflower oil
    140 g golden caster sugar
    220 g self-raising flour
    ½ tsp baking powder
    zest and juice of 2 limes
    200 g soft cheese
    3 tbsp icing sugar`,
    `Butter two sandwich tins and heat the oven to 180°C.
    Beat eggs, oil and sugar until pale. Stir in flour, baking powder, courgettes and zest.
    Divide between the tins and bake for 25 to 30 minutes.
    Mix the cheese with icing sugar and a little lime juice and fill the cold cake with it.`,
    'You will not taste the courgette, but you will miss it if it is not there.',
  ),
  recipe(
    'Hungarian Mushroom Soup',
    6,
    20,
    35,
    `4 tablespoons unsalted butter
    2 cups chopped onions
    1 1/2 pounds mushrooms, sliced
    2 teaspoons dried dill
    1 tablespoon sweet paprika
    1 tablespoon soy sauce
    2 1/2 cups chicken stock
    1 cup whole milk
    3 tablespoons flour
    1/2 cup sour cream
    2 teaspoons lemon juice`,
    `Cook the onions in the butter for five minutes. Add the mushrooms and cook until their water is gone.
    Stir in dill, paprika, soy sauce and stock, cover and simmer for 15 minutes.
    Whisk milk and flour together, pour into the pot and stir until it thickens.
    Take it off the heat and stir in sour cream and lemon juice.`,
    'Serve it with dark bread and nothing else.',
  ),
  recipe(
    'Crispy Sesame Tofu',
    2,
    20,
    15,
    `280 g firm tofu, pressed
    2 tbsp cornflour
    2 tbsp sesame seeds
    3 tbsp groundnut oil
    2 tbsp light soy sauce
    1 tbsp runny honey
    2 tsp rice vinegar
    1 thumb ginger, grated
    2 spring onions, shredded
    150 g jasmine rice`,
    `Cut the tofu into cubes and roll them in cornflour and sesame seeds.
    Cook the rice. Fry the tofu in the oil for eight minutes, turning it often.
    Stir soy sauce, honey, vinegar and ginger together and let it bubble in the pan for a minute.
    Toss the tofu in it and serve on rice with spring onions.`,
    'Press the tofu well: that is the whole secret.',
  ),
  recipe(
    'Cider Braised Pork',
    5,
    20,
    150,
    `1.2 kg pork shoulder, in large pieces
    2 tbsp rapeseed oil
    2 onions, thickly sliced
    3 sticks celery, chopped
    500 ml dry cider
    250 ml chicken stock
    2 eating apples, cut into wedges
    1 tbsp wholegrain mustard
    4 sprigs thyme
    100 ml crème fraîche`,
    `Heat the oven to 160°C. Brown the pork in the oil in two batches and set it aside.
    Soften onions and celery in the same pot for ten minutes.
    Return the pork, pour in cider and stock, add the thyme, cover and cook for two hours.
    Add apples and mustard and cook for another 25 minutes. Stir in the crème fraîche.`,
    'Put it in after lunch and forget about it until supper.',
  ),
  recipe(
    'Peanut Butter Blondies',
    16,
    15,
    28,
    `3/4 cup creamy peanut butter
    1/2 cup butter, softened
    1 1/3 cups packed brown sugar
    2 eggs
    2 teaspoons vanilla
    1 1/4 cups flour
    1/2 teaspoon baking powder
    1/4 teaspoon salt
    2/3 cup chocolate chips`,
    `Heat the oven to 350°F and line a nine inch pan.
    Cream peanut butter, butter and sugar. Beat in the eggs, one at a time, and the vanilla.
    Stir in flour, baking powder and salt, then half of the chips.
    Spread the batter in the pan, scatter the other chips on top and bake for 28 minutes.`,
    'Cut them small. They are richer than they look.',
  ),
  recipe(
    'Cabbage Roll Casserole',
    8,
    20,
    75,
    `1 1/2 pounds lean ground beef
    1 large yellow onion, chopped
    2 cloves garlic, minced
    1 small head cabbage, shredded
    1 can tomato sauce (15 oz)
    1 can diced tomatoes (14 oz)
    3/4 cup long grain rice
    1 1/2 cups beef broth
    2 teaspoons paprika
    1/2 teaspoon black pepper
    1 cup shredded mozzarella`,
    `Brown the beef with onion and garlic and drain off the fat.
    Stir in sauce, tomatoes, rice, broth, paprika and pepper and bring to a simmer.
    Layer cabbage and meat in a deep dish, cover tightly and bake at 350°F for an hour.
    Take off the lid, add the cheese and bake for 15 minutes more.`,
    'All of the taste, and no rolling.',
  ),
  recipe(
    'Roast Squash Orzo',
    4,
    15,
    40,
    `1 small butternut squash, peeled and diced
    3 tbsp olive oil
    300 g orzo
    1 red chilli, finely sliced
    2 cloves garlic, sliced
    750 ml vegetable stock
    50 g rocket
    40 g pine nuts, toasted
    60 g soft goat’s cheese`,
    `Toss the squash with two spoons of the oil and roast at 210°C for 30 minutes.
    Fry chilli and garlic in the rest of the oil for a minute, then stir in the orzo.
    Add the stock a little at a time and stir until the orzo is tender, about ten minutes.
    Fold in squash and rocket and finish with pine nuts and cheese.`,
    'It looks like a risotto and behaves much better.',
  ),
  recipe(
    'Pickled Green Beans',
    12,
    20,
    10,
    `2 pounds green beans, trimmed
    2 1/2 cups white vinegar
    2 1/2 cups water
    1/4 cup pickling salt
    4 heads fresh dill
    4 cloves garlic
    1 teaspoon red pepper flakes
    2 teaspoons mustard seeds`,
    `Pack the beans upright into four hot pint jars.
    Put a head of dill, a clove of garlic and a share of the spices into each.
    Boil vinegar, water and salt and pour it over the beans to half an inch below the rim.
    Close the jars and process them for ten minutes. Wait two weeks before you open one.`,
    'They disappear first from every party plate.',
  ),
  recipe(
    'Ginger Plaice Parcels',
    2,
    10,
    14,
    `2 plaice fillets, about 150 g each
    1 pak choi, quartered
    2 cm ginger, cut into matchsticks
    1 carrot, cut into ribbons
    1 tbsp mirin
    1½ tbsp soy sauce
    1 tsp toasted sesame oil
    ½ red chilli, sliced
    a handful of coriander leaves`,
    `Heat the oven to 200°C and lay out two large squares of paper.
    Share pak choi and carrot between them and lay a fillet on each.
    Scatter with ginger and chilli, spoon over mirin, soy sauce and sesame oil and fold into parcels.
    Bake for 14 minutes and open them at the table with coriander.`,
    'Dinner in its own envelope.',
  ),
  recipe(
    'Cranberry Walnut Bread',
    10,
    20,
    60,
    `2 cups all-purpose flour
    3/4 cup sugar
    1 1/2 teaspoons baking powder
    1/2 teaspoon baking soda
    1 teaspoon salt
    3/4 cup orange juice
    1/4 cup canola oil
    1 large egg, beaten
    1 1/3 cups cranberries, halved
    2/3 cup chopped walnuts`,
    `Grease a loaf pan and heat the oven to 350°F.
    Whisk flour, sugar, baking powder, soda and salt in a large bowl.
    Stir in juice, oil and egg until just mixed, then fold in cranberries and walnuts.
    Bake for an hour, until a toothpick comes out clean. Slice it the next day.`,
    'Tart, dark and good with cheese.',
  ),
]
