/** Fish for dinner. */
import { dish } from './catalogue-dish.ts'

export const fish = [
  dish(401, 'Fish pie with peas', {
    serves: 6,
    prep: 25,
    cook: 50,
    cuisine: 'British',
    tags: 'dinner, nut free, comfort, freezes well',
    cost: '2.20',
    serving: [440, 32, 45, 15, 6, 8, 560],
    ingredients: `
      1.2 kg floury potatoes, cut into chunks
      650 g fish pie mix
      600 ml semi-skimmed milk
      1 bay leaf
      50 g butter
      40 g plain flour
      200 g frozen peas
      1 handful fresh parsley, chopped
      60 g mature cheddar, grated`,
    steps: `
      Heat the oven to 200°C (180°C fan) and boil the potatoes for 15 minutes until soft.
      Poach the fish in 500 ml of the milk with the bay leaf for 5 minutes; lift it into a baking dish and keep the milk.
      Melt 30 g of the butter, stir in the flour, whisk in the kept milk and simmer until thick.
      Stir the peas and parsley into the sauce, season and pour it over the fish.
      Mash the potatoes with the rest of the butter and milk, spread over the top and scatter with the cheese.
      Bake for 30 minutes until golden and bubbling.`,
  }),
  dish(402, 'Oven fish and chips with minty peas', {
    serves: 4,
    prep: 15,
    cook: 40,
    cuisine: 'British',
    tags: 'dinner, dairy free, kids, nut free',
    cost: '2.00',
    serving: [500, 36, 66, 11, 9, 6, 320],
    ingredients: `
      900 g floury potatoes, cut into chips
      2 tbsp sunflower oil
      4 skinless white fish fillets, about 130 g each
      40 g plain flour
      1 large egg, beaten
      75 g panko breadcrumbs
      350 g frozen peas
      1 handful fresh mint, chopped
      1 lemon, cut into wedges`,
    steps: `
      Heat the oven to 220°C (200°C fan).
      Toss the chips in half of the oil, spread out on a tray and bake for 40 minutes, turning twice.
      Dust the fish with flour, dip in the egg and coat in the breadcrumbs mixed with the rest of the oil.
      Bake the fish on a second tray for the last 15 minutes.
      Boil the peas for 3 minutes, drain, crush with the mint and season.
      Serve everything with the lemon.`,
  }),
  dish(403, 'Salmon with new potatoes and dill sauce', {
    serves: 4,
    prep: 10,
    cook: 20,
    cuisine: 'Scandinavian',
    tags: 'dinner, gluten free, quick, nut free',
    cost: '3.10',
    serving: [460, 32, 33, 22, 5, 6, 130],
    ingredients: `
      700 g new potatoes, halved
      200 g green beans, trimmed
      4 salmon fillets, about 120 g each
      1 tsp olive oil
      150 g natural yoghurt
      1 tsp Dijon mustard
      1 handful fresh dill, chopped
      1 lemon, zest and juice`,
    steps: `
      Heat the oven to 200°C (180°C fan).
      Boil the potatoes for 15 minutes, with the beans for the last 4, and drain.
      Put the salmon on a tray, rub with the oil and some lemon zest, and bake for 12 minutes.
      Stir the yoghurt, mustard, dill and a squeeze of lemon together.
      Serve the salmon on the vegetables with the sauce.`,
  }),
  dish(404, 'Salmon fishcakes', {
    serves: 4,
    prep: 25,
    cook: 25,
    cuisine: 'British',
    tags: 'dinner, kids, freezes well, nut free',
    cost: '1.60',
    serving: [400, 26, 41, 15, 4, 4, 480],
    ingredients: `
      500 g floury potatoes, cut into chunks
      2 x 213 g tins pink salmon, drained
      4 spring onions, finely sliced
      1 lemon, zest and wedges
      1 handful fresh parsley, chopped
      30 g plain flour
      1 large egg, beaten
      60 g breadcrumbs
      2 tbsp sunflower oil`,
    steps: `
      Boil the potatoes for 15 minutes until soft, drain well and mash.
      Flake in the salmon, discarding any skin, and stir in the spring onions, lemon zest and parsley.
      Shape into eight cakes and chill them if you have time.
      Dust with the flour, dip in the egg and coat in the breadcrumbs.
      Fry in the oil for 4 minutes a side until golden and serve with the lemon wedges.`,
  }),
  dish(405, 'Baked cod with a herb crumb', {
    serves: 4,
    prep: 10,
    cook: 20,
    cuisine: 'French',
    tags: 'dinner, dairy free, quick, nut free',
    cost: '2.60',
    serving: [335, 31, 34, 9, 6, 6, 330],
    ingredients: `
      4 skinless cod fillets, about 140 g each
      60 g fresh breadcrumbs
      1 handful fresh parsley, chopped
      1 garlic clove, crushed
      1 lemon, zest and juice
      2 tbsp olive oil
      500 g new potatoes, halved
      300 g cherry tomatoes`,
    steps: `
      Heat the oven to 200°C (180°C fan) and boil the potatoes for 15 minutes.
      Mix the breadcrumbs, parsley, garlic and lemon zest with half of the oil.
      Lay the cod and tomatoes in a dish, drizzle with the rest of the oil and press the crumbs on the fish.
      Bake for 14 to 16 minutes, until the fish flakes and the crumbs are golden.
      Squeeze over the lemon and serve with the potatoes.`,
  }),
  dish(406, 'Mackerel with beetroot and lentils', {
    serves: 4,
    prep: 10,
    cook: 10,
    cuisine: 'British',
    tags: 'dinner, gluten free, dairy free, quick, nut free',
    cost: '2.20',
    serving: [445, 27, 29, 24, 9, 8, 420],
    ingredients: `
      4 fresh mackerel fillets
      2 x 250 g packs cooked puy lentils
      250 g cooked beetroot, diced
      80 g watercress
      1 tbsp olive oil
      1 tbsp horseradish, grated
      1 tbsp red wine vinegar
      1 handful fresh parsley, chopped`,
    steps: `
      Heat the grill to high and line a tray with foil.
      Slash the skin of the mackerel, season, and grill skin side up for 5 to 6 minutes until crisp.
      Warm the lentils as the pack says.
      Toss them with the oil, horseradish, vinegar, beetroot and parsley.
      Serve the mackerel on the lentils with the watercress.`,
  }),
  dish(407, 'Seafood paella', {
    serves: 6,
    prep: 15,
    cook: 35,
    cuisine: 'Spanish',
    tags: 'dinner, gluten free, dairy free, weekend, nut free',
    cost: '2.45',
    serving: [400, 25, 57, 8, 4, 5, 540],
    ingredients: `
      2 tbsp olive oil
      1 onion, finely chopped
      1 red pepper, sliced
      3 garlic cloves, crushed
      2 tsp smoked paprika
      1 pinch saffron
      350 g paella rice
      1.1 litres gluten free fish stock
      3 tomatoes, chopped
      150 g green beans, halved
      400 g frozen seafood mix, thawed
      150 g raw king prawns
      1 lemon, cut into wedges`,
    steps: `
      Heat the oil in a wide pan and cook the onion and pepper gently for 8 minutes.
      Stir in the garlic, paprika, saffron and tomatoes and cook for 3 minutes.
      Add the rice, pour in the stock, bring to a simmer and do not stir again.
      After 12 minutes press in the beans, seafood and prawns, and cook for 7 minutes more until the rice is tender.
      Cover with a cloth for 5 minutes and serve with the lemon.`,
  }),
  dish(408, 'Sardines on toast with tomato salad', {
    serves: 2,
    prep: 10,
    cook: 5,
    cuisine: 'Portuguese',
    tags: 'dinner, dairy free, quick, cheap, nut free',
    cost: '1.30',
    serving: [410, 27, 35, 18, 6, 7, 720],
    ingredients: `
      2 x 120 g tins sardines in olive oil, drained
      4 thick slices wholemeal bread
      250 g cherry tomatoes, halved
      1/2 red onion, thinly sliced
      1 tsp red wine vinegar
      1 tsp Dijon mustard
      1 handful fresh parsley, chopped
      1/2 lemon, cut into wedges`,
    steps: `
      Toss the tomatoes and onion with the vinegar, parsley and some salt.
      Toast the bread on one side under the grill.
      Spread the other side with the mustard, mash the sardines on top and grill for 3 minutes until sizzling.
      Serve with the tomato salad and lemon.`,
  }),
]
