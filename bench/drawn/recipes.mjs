/** Recipes in our own words that pictures are drawn of. */

import { recipe } from './recipe.mjs'

export const english = [
  recipe(
    'Barley Soup with Leeks',
    4,
    15,
    45,
    `1 cup pearl barley
    2 large leeks, sliced
    3 carrots, diced
    1½ quarts vegetable stock
    2 tbsp butter
    1 bay leaf
    ½ tsp black pepper
    ¼ cup chopped parsley`,
    `Rinse the barley and let it drain while you wash the leeks.
    Melt the butter in a heavy pot and soften the leeks and carrots for ten minutes.
    Add barley, stock, bay leaf and pepper, bring to a boil, then simmer gently for 35 minutes.
    Take out the bay leaf, stir in the parsley and serve hot.`,
    'A bowl for the first cold evening of the year, and even better when it is warmed up the next day.',
  ),
  recipe(
    'Plum Crumble Bars',
    12,
    25,
    40,
    `2 1/2 cups flour
    3/4 cup brown sugar
    1 cup cold butter, cubed
    1/2 teaspoon salt
    1 pound ripe plums, pitted
    1 tablespoon cornstarch
    2 teaspoons lemon juice
    1/3 cup rolled oats`,
    `Heat the oven to 375°F and line a square pan with paper.
    Rub flour, sugar, salt and butter together until it looks like coarse sand. Press two thirds of it into the pan.
    Toss the plums with cornstarch and lemon juice and spread them over the base.
    Mix the oats into the rest of the crumbs, scatter them on top and bake for 40 minutes until golden.
    Let the bars cool before you cut them.`,
    'We picked more plums than we could eat. These bars took care of the rest of the bucket.',
  ),
  recipe(
    'Lentil Shepherd’s Pie',
    6,
    20,
    50,
    `250 g brown lentils
    1 kg floury potatoes
    1 onion, finely chopped
    2 cloves garlic, crushed
    400 g tin of tomatoes
    2 tbsp tomato paste
    1 tsp dried thyme
    50 ml milk
    30 g butter`,
    `Boil the lentils in plenty of water for 20 minutes and drain them.
    Cook the potatoes until soft, then mash them with the milk and the butter.
    Fry onion and garlic, add tomatoes, paste, thyme and lentils and let it bubble for ten minutes.
    Spoon everything into a dish, spread the mash over it and bake at 200°C for 25 minutes.`,
    'Nobody at our table ever missed the meat. Make two and freeze one for a busy week.',
  ),
  recipe(
    'Orange Poppy Seed Loaf',
    10,
    15,
    55,
    `1¾ cups all-purpose flour
    1 cup sugar
    3 large eggs
    ½ cup sunflower oil
    ⅔ cup plain yogurt
    2 tablespoons poppy seeds
    1½ teaspoons baking powder
    zest of 2 oranges
    ¼ teaspoon salt`,
    `Preheat the oven to 350°F. Grease a loaf pan.
    Rub the zest into the sugar with your fingers. Whisk in eggs, oil and yogurt.
    Fold in flour, baking powder, salt and poppy seeds until no dry streaks are left.
    Bake for 50 to 55 minutes. A skewer should come out clean.
    Cool in the pan for 10 minutes, then turn out.`,
    'This loaf keeps for four days in a tin, if it is given the chance.',
  ),
  recipe(
    'Smoky Bean Chili',
    5,
    10,
    35,
    `2 cans black beans (15 oz each), drained
    1 can crushed tomatoes (28 oz)
    1 red bell pepper, chopped
    1 large onion, chopped
    3 cloves garlic, minced
    2 teaspoons smoked paprika
    1 teaspoon ground cumin
    2 tablespoons olive oil
    1 cup water
    salt to taste`,
    `Warm the oil in a wide pot. Cook onion and pepper for 8 minutes, until soft.
    Add garlic, paprika and cumin and stir for one minute.
    Pour in tomatoes, beans and water. Simmer for 25 minutes, stirring now and then.
    Season with salt and ladle into bowls.`,
    'Our weeknight favourite: one pot, one board, and no leftovers.',
  ),
  recipe(
    'Skillet Corn Bread',
    8,
    10,
    25,
    `1 cup cornmeal
    1 cup flour
    1/4 cup sugar
    1 tablespoon baking powder
    3/4 teaspoon salt
    1 cup buttermilk
    2 eggs
    6 tablespoons melted butter`,
    `Put a ten inch skillet into the oven and heat both to 400°F.
    Stir the dry things together in a bowl. Beat buttermilk, eggs and most of the butter in another.
    Combine the two with a few strokes. Brush the hot skillet with the rest of the butter and pour in the batter.
    Bake for 20 to 25 minutes, until the edges are brown.`,
    'Grandfather ate it with honey, and so do we.',
  ),
  recipe(
    'Chicken with Apricots',
    4,
    15,
    60,
    `8 chicken thighs
    150 g dried apricots
    2 red onions, cut into wedges
    1 lemon, sliced
    2 tsp ground coriander
    1 tsp cinnamon
    3 tbsp olive oil
    300 ml chicken stock
    40 g flaked almonds`,
    `Heat the oven to 190°C.
    Rub the chicken with oil, coriander, cinnamon and some salt and lay it in a roasting tin with onions and lemon.
    Roast for 30 minutes, then add apricots and stock and cook for another 30 minutes.
    Toast the almonds in a dry pan and scatter them over the top.`,
    'Sweet, sour and golden, this is a dish for guests that hardly needs a cook.',
  ),
  recipe(
    'Spinach and Feta Muffins',
    9,
    15,
    22,
    `200 g flour
    2 tsp baking powder
    100 g feta cheese, crumbled
    120 g frozen spinach, thawed
    2 eggs
    150 ml milk
    80 g butter, melted
    1 pinch nutmeg`,
    `Squeeze the spinach well and chop it.
    Mix flour and baking powder. Beat eggs, milk and butter and stir them in.
    Fold in spinach, feta and nutmeg.
    Fill nine muffin cups and bake at 180°C for 22 minutes.`,
    'Good in a lunch box, and good warm with a bowl of tomato soup.',
  ),
  recipe(
    'Sesame Noodle Salad',
    4,
    20,
    8,
    `10 oz thin noodles
    1/4 cup soy sauce
    2 tablespoons sesame oil
    1 tablespoon rice vinegar
    1 tablespoon honey
    2 cups shredded cabbage
    1 cucumber, cut into strips
    4 scallions, sliced
    2 tablespoons sesame seeds`,
    `Cook the noodles as the package says and rinse them under cold water.
    Whisk soy sauce, sesame oil, vinegar and honey in a large bowl.
    Add noodles, cabbage, cucumber and scallions and toss well.
    Sprinkle with sesame seeds and chill for an hour before serving.`,
    'Pack it for a picnic. It does not mind waiting.',
  ),
  recipe(
    'Rhubarb Ginger Jam',
    6,
    20,
    30,
    `2 pounds rhubarb, cut small
    3½ cups sugar
    ½ cup candied ginger, chopped
    1 lemon, juice and zest
    1 small apple, grated
    ¼ cup water`,
    `Put everything into a wide pan and leave it for an hour, until the sugar is wet.
    Bring to a rolling boil and stir for 20 to 25 minutes.
    Drop a little on a cold plate. If it wrinkles, the jam is done.
    Fill clean hot jars to the brim and close them at once.`,
    'Six small jars for the shelf, or for neighbours who lent you their sugar.',
  ),
]

export const german = [
  recipe(
    'Kürbissuppe mit Ingwer',
    4,
    20,
    30,
    `1 kg Hokkaidokürbis
    2 Zwiebeln
    30 g frischer Ingwer
    2 EL Butter
    800 ml Gemüsebrühe
    200 ml Kokosmilch
    1 TL Salz
    1 Prise Muskat`,
    `Den Kürbis waschen, entkernen und in Würfel schneiden. Zwiebeln und Ingwer schälen und hacken.
    Die Butter in einem Topf zerlassen und Zwiebeln und Ingwer darin glasig dünsten.
    Kürbis und Brühe zugeben und alles 25 Minuten köcheln lassen.
    Die Suppe pürieren, die Kokosmilch einrühren und mit Salz und Muskat abschmecken.`,
    'Wenn die Blätter fallen, steht dieser Topf bei uns jede Woche auf dem Herd.',
  ),
  recipe(
    'Quarkauflauf mit Kirschen',
    6,
    15,
    45,
    `500 g Magerquark
    3 Eier
    100 g Zucker
    80 g Grieß
    1 Päckchen Vanillezucker
    1 Glas Sauerkirschen
    1 EL Butter`,
    `Den Ofen auf 180 °C vorheizen und eine Form mit Butter einfetten.
    Quark, Eigelb, Zucker, Vanillezucker und Grieß verrühren.
    Eiweiß steif schlagen und unterheben. Die Kirschen abtropfen lassen und auf der Masse verteilen.
    Den Auflauf 45 Minuten backen und lauwarm servieren.`,
    'So hat ihn meine Tante gemacht, immer freitags.',
  ),
]

export const french = [
  recipe(
    'Tarte aux poireaux',
    6,
    25,
    40,
    `1 pâte brisée
    4 poireaux
    3 œufs
    200 ml de crème
    100 g de gruyère râpé
    30 g de beurre
    1 pincée de muscade`,
    `Laver les poireaux et les couper en rondelles. Les faire fondre dans le beurre pendant 15 minutes.
    Étaler la pâte dans un moule et la piquer avec une fourchette.
    Battre les œufs avec la crème, la muscade et le fromage, puis ajouter les poireaux.
    Verser sur la pâte et cuire 35 minutes à 190 °C.`,
    'Une tarte simple pour un soir de semaine.',
  ),
]
