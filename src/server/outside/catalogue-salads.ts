/** Salads that are a meal. */
import { dish } from './catalogue-dish.ts'

export const salads = [
  dish(221, 'Chicken Caesar salad', {
    serves: 4,
    prep: 15,
    cook: 15,
    cuisine: 'American',
    tags: 'lunch, nut free, high protein, quick',
    cost: '1.95',
    serving: [415, 37, 22, 20, 3, 4, 690],
    ingredients: `
      150 g ciabatta, torn into chunks
      1 1/2 tbsp olive oil
      500 g skinless chicken breasts
      100 g Greek yoghurt
      2 tbsp mayonnaise
      3 anchovy fillets, mashed
      1 small garlic clove, crushed
      1/2 lemon, juiced
      40 g Parmesan, grated
      2 romaine lettuces, torn`,
    steps: `
      Heat the oven to 200°C (180°C fan), toss the ciabatta with half of the oil and bake for 8 minutes until crisp.
      Cut each chicken breast in half through its thickness, rub with the rest of the oil and griddle for 4 to 5 minutes a side until cooked through.
      Stir the yoghurt, mayonnaise, anchovies, garlic, lemon juice and half of the Parmesan to a dressing.
      Toss the lettuce with the dressing and croutons.
      Slice the chicken over the top and finish with the rest of the Parmesan.`,
  }),
  dish(222, 'Greek salad with warm pittas', {
    serves: 4,
    prep: 15,
    cook: 3,
    cuisine: 'Greek',
    tags: 'lunch, vegetarian, quick, nut free',
    cost: '1.75',
    serving: [405, 14, 40, 20, 5, 9, 890],
    ingredients: `
      4 ripe tomatoes, cut into wedges
      1 cucumber, cut into chunks
      1 green pepper, sliced
      1/2 red onion, thinly sliced
      80 g Kalamata olives
      3 tbsp olive oil
      1 tbsp red wine vinegar
      1 tsp dried oregano
      200 g feta
      4 wholemeal pittas`,
    steps: `
      Put the tomatoes, cucumber, pepper, onion and olives in a wide bowl.
      Add the oil, vinegar and half of the oregano and toss.
      Lay the feta on top in thick slices and sprinkle with the rest of the oregano.
      Toast the pittas and serve them in strips alongside.`,
  }),
  dish(223, 'Tabbouleh with chickpeas', {
    serves: 4,
    prep: 20,
    cook: 12,
    cuisine: 'Lebanese',
    tags: 'lunch, vegetarian, vegan, lunchbox, nut free',
    cost: '0.95',
    serving: [315, 10, 43, 12, 10, 5, 180],
    ingredients: `
      150 g bulgur wheat
      400 g tin chickpeas, drained
      4 tomatoes, finely diced
      1/2 cucumber, finely diced
      4 spring onions, finely sliced
      80 g flat-leaf parsley, chopped
      1 handful fresh mint, chopped
      3 tbsp olive oil
      1 1/2 lemons, juiced`,
    steps: `
      Simmer the bulgur in plenty of water for 10 to 12 minutes until tender, then drain and cool under the tap.
      Shake it as dry as you can and tip it into a bowl.
      Stir in the chickpeas, vegetables and herbs.
      Dress with the oil and lemon juice, season and let it stand for 10 minutes.`,
  }),
  dish(224, 'Tuna niçoise', {
    serves: 4,
    prep: 15,
    cook: 15,
    cuisine: 'French',
    tags: 'lunch, gluten free, dairy free, quick, nut free',
    cost: '2.10',
    serving: [365, 28, 26, 16, 5, 6, 560],
    ingredients: `
      500 g new potatoes, halved
      4 large eggs
      200 g green beans, trimmed
      2 x 145 g tins tuna in spring water, drained
      2 little gem lettuces, separated
      200 g cherry tomatoes, halved
      50 g black olives
      2 tbsp olive oil
      1 tbsp white wine vinegar
      1 tsp Dijon mustard`,
    steps: `
      Boil the potatoes for 6 minutes, add the eggs and boil for 5 minutes, then add the beans for a final 3 minutes.
      Drain, cool the eggs under the tap, peel and quarter them.
      Whisk the oil, vinegar and mustard with some seasoning and toss half through the warm potatoes and beans.
      Arrange the lettuce, potatoes, beans, tomatoes, olives, tuna and eggs on plates.
      Spoon over the rest of the dressing.`,
  }),
  dish(225, 'Roast squash and lentil salad', {
    serves: 4,
    prep: 15,
    cook: 30,
    cuisine: 'British',
    tags: 'lunch, vegetarian, gluten free, autumn, nut free',
    cost: '1.50',
    serving: [360, 14, 38, 17, 9, 12, 480],
    ingredients: `
      1 butternut squash, peeled and cubed
      2 red onions, cut into wedges
      3 tbsp olive oil
      1 tsp cumin seeds
      2 x 250 g packs cooked puy lentils
      80 g rocket
      100 g feta, crumbled
      2 tbsp pumpkin seeds
      1 tbsp balsamic vinegar`,
    steps: `
      Heat the oven to 200°C (180°C fan).
      Toss the squash and onions with half of the oil and the cumin seeds and roast for 30 minutes, turning once.
      Warm the lentils as the pack says and dress them with the rest of the oil and the vinegar.
      Fold in the squash, onions and rocket.
      Scatter over the feta and pumpkin seeds.`,
  }),
  dish(226, 'Vietnamese prawn noodle salad', {
    serves: 4,
    prep: 20,
    cook: 5,
    cuisine: 'Vietnamese',
    tags: 'lunch, gluten free, dairy free, quick',
    cost: '2.35',
    serving: [325, 21, 44, 7, 4, 9, 980],
    ingredients: `
      200 g rice vermicelli noodles
      300 g cooked king prawns
      2 carrots, cut into ribbons
      1 cucumber, cut into ribbons
      100 g beansprouts
      1 handful fresh mint, torn
      1 handful fresh coriander, torn
      3 tbsp fish sauce
      2 limes, juiced
      1 tbsp caster sugar
      1 red chilli, finely chopped
      40 g roasted peanuts, chopped`,
    steps: `
      Soak the noodles in boiling water for 5 minutes, drain and cool under the tap.
      Stir the fish sauce, lime juice, sugar and chilli together until the sugar dissolves.
      Toss the noodles with the vegetables, prawns, herbs and dressing.
      Sprinkle with the peanuts.`,
  }),
  dish(227, 'Mexican bean and corn salad', {
    serves: 4,
    prep: 15,
    cook: 5,
    cuisine: 'Mexican',
    tags: 'lunch, vegetarian, vegan, gluten free, quick',
    cost: '1.20',
    serving: [315, 11, 36, 14, 12, 9, 260],
    ingredients: `
      340 g tin sweetcorn, drained
      400 g tin black beans, drained
      400 g tin kidney beans, drained
      1 red pepper, diced
      250 g cherry tomatoes, quartered
      1 large ripe avocado, diced
      4 spring onions, sliced
      1 lime, juiced
      2 tbsp olive oil
      1 tsp ground cumin
      1 handful fresh coriander, chopped`,
    steps: `
      Toast the sweetcorn in a hot, dry frying pan for 5 minutes until it chars in places.
      Whisk the lime juice, oil and cumin with some salt.
      Toss the sweetcorn, beans, pepper, tomatoes and spring onions in the dressing.
      Fold in the avocado and coriander just before serving.`,
  }),
  dish(228, 'Warm potato salad with mackerel', {
    serves: 4,
    prep: 10,
    cook: 15,
    cuisine: 'Scandinavian',
    tags: 'lunch, gluten free, quick, nut free',
    cost: '1.70',
    serving: [395, 20, 29, 22, 4, 7, 640],
    ingredients: `
      700 g new potatoes, halved
      250 g smoked mackerel fillets
      150 g natural yoghurt
      1 tbsp horseradish sauce
      250 g cooked beetroot, cut into wedges
      80 g watercress
      1 tbsp chopped fresh dill
      1 tbsp lemon juice`,
    steps: `
      Boil the potatoes for 15 minutes until tender, then drain and let them steam for a minute.
      Stir the yoghurt, horseradish, dill and lemon juice together.
      Toss the warm potatoes in half of the dressing.
      Layer with the watercress and beetroot, flake over the mackerel and spoon on the rest of the dressing.`,
  }),
  dish(229, 'Pesto pasta salad lunchbox', {
    serves: 4,
    prep: 10,
    cook: 12,
    cuisine: 'Italian',
    tags: 'lunch, vegetarian, lunchbox, quick',
    cost: '1.15',
    serving: [430, 17, 58, 15, 5, 6, 420],
    ingredients: `
      300 g fusilli
      200 g frozen peas
      90 g vegetarian basil pesto
      250 g cherry tomatoes, halved
      125 g mozzarella pearls, drained
      50 g baby spinach, shredded
      1 tbsp lemon juice`,
    steps: `
      Boil the pasta as the packet says, adding the peas for the last 2 minutes.
      Drain, cool under the tap and drain again well.
      Stir in the pesto and lemon juice.
      Fold in the tomatoes, mozzarella and spinach and pack into boxes; keep cold.`,
  }),
  dish(230, 'Asian-style slaw with edamame', {
    serves: 4,
    prep: 20,
    cook: 3,
    cuisine: 'Japanese',
    tags: 'lunch, vegetarian, vegan, gluten free, quick',
    cost: '1.30',
    serving: [225, 12, 20, 11, 8, 12, 520],
    ingredients: `
      300 g frozen edamame beans
      1/2 red cabbage, finely shredded
      2 carrots, coarsely grated
      100 g mangetout, shredded
      3 tbsp gluten free tamari
      1 tbsp toasted sesame oil
      1 tbsp rice vinegar
      1 thumb fresh ginger, grated
      2 tbsp sesame seeds, toasted`,
    steps: `
      Simmer the edamame for 3 minutes, drain and cool under the tap.
      Whisk the tamari, sesame oil, vinegar and ginger.
      Toss the cabbage, carrots, mangetout and edamame in the dressing.
      Sprinkle with the sesame seeds and serve; it keeps for two days.`,
  }),
]
