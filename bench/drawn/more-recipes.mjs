/** Further recipes in our own words; their lists are longer, and foods have more to say. */

import { recipe } from './recipe.mjs'

export const british = [
  recipe(
    'Smoked Haddock Chowder',
    4,
    15,
    30,
    `350 g smoked haddock, skinned
    2 rashers streaky bacon, chopped
    1 leek, thinly sliced
    450 g waxy potatoes, cut into chunks
    600 ml whole milk
    150 g frozen sweetcorn
    1 bay leaf
    25 g butter
    a small bunch of chives, snipped`,
    `Melt the butter in a large pan and fry the bacon until crisp. Add the leek and cook until it is soft.
    Tip in the potatoes, pour over the milk, add the bay leaf and simmer for 15 minutes.
    Lay the fish on top, cover and cook for 6 minutes, then break it into large flakes.
    Stir in the sweetcorn, warm it through and finish with chives.`,
    'Thick, smoky and quick: we make it when it rains sideways.',
  ),
  recipe(
    'Treacle Oat Biscuits',
    20,
    20,
    14,
    `175 g self-raising flour
    125 g rolled oats
    150 g light brown sugar
    140 g butter
    2 tbsp black treacle
    1 tsp bicarbonate of soda
    ½ tsp ground ginger
    a pinch of salt`,
    `Heat the oven to 170°C and line two trays with paper.
    Melt the butter with the sugar and the treacle over a low heat.
    Stir the bicarbonate into the pan, then pour everything over the flour, oats, ginger and salt.
    Roll into 20 balls, set them well apart and bake for 14 minutes.
    Let them firm up on the trays before you lift them off.`,
    'They are meant to crack. If they do not, they were not hot enough.',
  ),
  recipe(
    'Lamb and Aubergine Bake',
    6,
    25,
    70,
    `500 g minced lamb
    2 aubergines, cut into 1 cm slices
    1 large onion, finely chopped
    3 garlic cloves, crushed
    1 x 400 g tin chopped tomatoes
    2 tbsp tomato purée
    1 tsp ground cinnamon
    200 g Greek yoghurt
    1 egg, beaten
    75 g feta, crumbled
    4 tbsp olive oil`,
    `Brush the aubergines with half of the oil and roast them at 200°C for 25 minutes.
    Brown the lamb in the rest of the oil with the onion and the garlic. Add tomatoes, purée and cinnamon and simmer for 20 minutes.
    Layer the lamb and the aubergines in a dish. Beat yoghurt, egg and feta together and spread over the top.
    Bake for 25 minutes until golden and let it stand for ten minutes before serving.`,
    'A dish that forgives everything, even being forgotten in the oven.',
  ),
  recipe(
    'Pea and Mint Risotto',
    3,
    10,
    30,
    `225 g risotto rice
    1 litre hot vegetable stock
    200 g frozen peas
    1 small onion, finely chopped
    125 ml dry white wine
    40 g Parmesan, finely grated
    2 tbsp chopped mint
    1 tbsp olive oil
    grated zest of 1 lemon`,
    `Soften the onion in the oil for 5 minutes, then stir in the rice until it glistens.
    Pour in the wine and let it bubble away.
    Add the stock a ladle at a time and stir until each is taken up, about 18 minutes.
    Stir in the peas for the last three minutes, then the cheese, the mint and the zest.`,
    'The one that my sister asks for on her birthday.',
  ),
  recipe(
    'Gooseberry Fool',
    5,
    15,
    12,
    `400 g gooseberries, topped and tailed
    100 g caster sugar
    2 tbsp elderflower cordial
    300 ml double cream
    150 g thick custard
    5 shortbread fingers, to serve`,
    `Put the gooseberries, sugar and cordial into a pan with a splash of water and cook gently for 12 minutes.
    Crush the fruit with a fork and let it go cold.
    Whip the cream to soft peaks. Fold in the custard, then most of the fruit.
    Spoon into glasses, top with the rest of the fruit and serve with shortbread.`,
    'Our bush gives three bowls a year. This is what happens to the first.',
  ),
  recipe(
    'Beetroot and Walnut Dip',
    8,
    15,
    45,
    `4 medium beetroot, about 500 g
    60 g walnut pieces, toasted
    1 garlic clove, grated
    150 g natural yoghurt
    1½ tbsp pomegranate molasses
    1 tsp cumin seeds
    2 tbsp olive oil, plus extra to serve
    6 flatbreads, warmed`,
    `Wrap the beetroot in foil and roast at 190°C for 45 minutes. Rub off the skins when they are cool.
    Blend with walnuts, garlic, yoghurt, molasses and oil until smooth.
    Toast the cumin seeds in a dry pan for one minute and scatter them over the top.
    Drizzle with oil and serve with flatbreads.`,
    'It stains everything it touches, so put on an apron.',
  ),
]

export const american = [
  recipe(
    'Maple Pecan Granola',
    10,
    10,
    35,
    `3 cups old-fashioned oats
    1 1/4 cups pecan halves
    1/2 cup pumpkin seeds
    1/3 cup maple syrup
    1/4 cup coconut oil, melted
    1 1/2 teaspoons cinnamon
    3/4 teaspoon kosher salt
    1 teaspoon vanilla extract
    2/3 cup dried cherries`,
    `Preheat the oven to 300°F and line a rimmed sheet with parchment.
    Toss oats, pecans, seeds, cinnamon and salt in a large bowl. Stir in syrup, oil and vanilla.
    Spread it out and bake for 35 minutes, stirring twice.
    Cool on the sheet, then mix in the cherries. It keeps for three weeks in a jar.`,
    'Do not skip the salt, and do not open the oven too often.',
  ),
  recipe(
    'Buttermilk Fried Okra',
    4,
    20,
    12,
    `1 pound fresh okra, sliced
    3/4 cup buttermilk
    1 cup fine cornmeal
    1/2 cup all-purpose flour
    1 1/2 teaspoons seasoned salt
    1/4 teaspoon cayenne pepper
    1/2 teaspoon garlic powder
    3 cups vegetable oil, for frying`,
    `Soak the okra in the buttermilk for ten minutes.
    Mix cornmeal, flour, salt, cayenne and garlic powder in a wide dish.
    Lift the okra out of the buttermilk and roll it in the meal.
    Fry in batches at 350°F for 3 minutes each and drain on paper towels.`,
    'Nobody who says they hate okra has had it like this.',
  ),
  recipe(
    'Turkey Meatball Soup',
    6,
    25,
    35,
    `1 pound ground turkey
    1/2 cup panko bread crumbs
    1 egg
    2 tablespoons chopped dill
    2 tablespoons olive oil
    2 ribs celery, diced
    3 medium carrots, diced
    8 cups chicken broth
    1 cup small pasta
    5 ounces baby spinach
    juice of 1 lemon`,
    `Mix turkey, crumbs, egg and dill with your hands and shape 24 small balls.
    Brown them in the oil, then set them aside. Soften celery and carrots in the same pot.
    Pour in the broth, bring it to a boil, add pasta and meatballs and cook for 9 minutes.
    Stir in spinach and lemon juice and ladle into bowls.`,
    'One pot, and enough for tomorrow.',
  ),
  recipe(
    'Sweet Potato Biscuits',
    12,
    20,
    18,
    `2 1/4 cups all-purpose flour
    1 tablespoon baking powder
    2 teaspoons brown sugar
    1 teaspoon salt
    1/4 teaspoon nutmeg
    6 tablespoons cold butter, cubed
    1 cup mashed sweet potato
    2/3 cup cold milk`,
    `Heat the oven to 425°F.
    Whisk the dry things together and cut in the butter until it looks like peas.
    Stir in the sweet potato and the milk with a fork until a soft dough forms.
    Pat it one inch thick, cut 12 rounds and bake them for 16 to 18 minutes.`,
    'Best on the day, with butter and a little honey.',
  ),
  recipe(
    'Black Bean Enchiladas',
    6,
    25,
    30,
    `12 corn tortillas (6 inch)
    2 cans black beans (15 oz each), drained
    2 1/2 cups shredded Monterey Jack
    1 can red enchilada sauce (19 oz)
    1 small red onion, minced
    1 jalapeño, seeded and minced
    1 1/2 teaspoons chili powder
    1/2 teaspoon oregano
    1/3 cup sour cream, for serving`,
    `Heat the oven to 375°F and spread half a cup of the sauce in a large baking dish.
    Mash one can of beans, then mix in the rest of them with onion, jalapeño, spices and one cup of cheese.
    Fill the tortillas, roll them up and lay them side by side.
    Cover with sauce and cheese and bake for 30 minutes. Serve with sour cream.`,
    'They freeze well, before or after the oven.',
  ),
  recipe(
    'Lemon Ricotta Pancakes',
    4,
    10,
    20,
    `1 cup ricotta
    3/4 cup milk
    3 eggs, separated
    1 cup flour
    2 tablespoons sugar
    1 1/2 teaspoons baking powder
    1/4 teaspoon salt
    2 teaspoons grated lemon zest
    butter for the pan`,
    `Stir ricotta, milk, egg yolks and zest together.
    Add flour, sugar, baking powder and salt and mix until just wet.
    Beat the egg whites until stiff and fold them in.
    Cook by the quarter cup in butter over medium heat, about two minutes a side.`,
    'Sunday food, even on a Tuesday.',
  ),
]

export const others = [
  recipe(
    'Linseneintopf mit Karotten',
    4,
    20,
    45,
    `250 g braune Linsen
    3 Karotten
    1 Stange Lauch
    400 g Kartoffeln
    1 Zwiebel
    1 l Brühe
    2 EL Essig
    1 TL Senf
    4 Paar Wiener`,
    `Zwiebel und Lauch fein schneiden und in einem Topf anschwitzen.
    Linsen und Brühe zugeben und 20 Minuten leise kochen lassen.
    Karotten und Kartoffeln in Scheiben schneiden, zugeben und weitere 20 Minuten garen.
    Mit Essig und Senf abschmecken und die Wiener darin warm werden lassen.`,
    'Am zweiten Tag ist er noch besser.',
  ),
  recipe(
    'Pasta e fagioli',
    4,
    15,
    40,
    `300 g di fagioli borlotti
    200 g di pasta corta
    1 cipolla
    2 carote
    1 costa di sedano
    2 spicchi di aglio
    400 g di pomodori pelati
    4 cucchiai di olio
    1 rametto di rosmarino`,
    `Tritare cipolla, carote e sedano e farli rosolare con olio, aglio e rosmarino.
    Unire i pomodori e i fagioli, coprire di acqua e cuocere per 30 minuti.
    Frullare la metà dei fagioli e rimetterli in pentola.
    Aggiungere la pasta e cuocere ancora 10 minuti.`,
    'Un piatto povero che fa ricca la tavola.',
  ),
  recipe(
    'Tortilla de patatas',
    4,
    15,
    35,
    `600 g de patatas
    6 huevos
    1 cebolla grande
    250 ml de aceite de oliva
    1 pizca de sal`,
    `Pelar las patatas y cortarlas en láminas finas. Picar la cebolla.
    Freír todo en el aceite a fuego lento durante 20 minutos y escurrir.
    Batir los huevos con la sal y mezclarlos con las patatas.
    Cuajar la tortilla por los dos lados, unos 4 minutos cada uno.`,
    'Con cebolla, claro.',
  ),
]
