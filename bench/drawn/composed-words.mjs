/**
 * Recipes that are put together by chance from words of our own. Foods fall by chance into those
 * that are looked at and those of held-out pictures, so that nobody chooses the words of these.
 */

import { randomFrom } from '../../scripts/random.mjs'

export const pick = (next, some) => some[Math.floor(next() * some.length)]
/** Some of a list in another order. */
export function drawnFrom(next, some, most) {
  const left = [...some]
  return Array.from({ length: Math.min(most, some.length) }, () =>
    left.splice(Math.floor(next() * left.length), 1),
  ).flat()
}

/** The parts of a text between semicolons and lines. */
export const lists = (text) =>
  text
    .trim()
    .split(/[;\n]\s*/)
    .filter(Boolean)

/** Foods by how they are measured. */
const FOODS = {
  weighed: lists(
    `plain flour; strong white flour; buckwheat flour; caster sugar; muscovado sugar; unsalted butter; smoked bacon; minced beef; chicken thighs; salmon fillet; king prawns; red lentils; basmati rice; orzo; rigatoni; ground almonds; dark chocolate; ricotta; halloumi; mature cheddar; gruyère; cherry tomatoes; baby spinach; button mushrooms; parsnips; swede; celeriac; fresh ginger; dried apricots; raspberries; frozen peas; pearl barley; semolina; mascarpone; chorizo; pork shoulder; turkey mince; cod loin; Brussels sprouts; new potatoes; kale; beetroot; sultanas; hazelnuts; puff pastry`,
  ),
  poured: lists(
    `whole milk; double cream; vegetable stock; chicken stock; cold water; buttermilk; coconut milk; dry cider; apple juice; passata; single cream; red wine; orange juice; stout; oat milk`,
  ),
  spooned: lists(
    `olive oil; baking powder; ground cumin; smoked paprika; soy sauce; fish sauce; runny honey; golden syrup; Dijon mustard; tomato purée; ground turmeric; vanilla extract; garam masala; dried oregano; sesame oil; rice vinegar; cornflour; harissa paste; maple syrup; fine sea salt; mixed spice; cocoa powder; caraway seeds; nigella seeds; tahini; miso paste; peanut butter; chilli flakes; lime juice; dried thyme`,
  ),
  counted: lists(
    `red onions; garlic cloves; free-range eggs; carrots; celery sticks; spring onions; bay leaves; lemons; ripe bananas; courgettes; red peppers; aubergines; shallots; green chillies; cardamom pods; sweet potatoes; leeks; pitta breads; flour tortillas; egg yolks; Bramley apples; pork sausages; rosemary sprigs; limes; cloves; star anise; plum tomatoes; burger buns`,
  ),
}
const NOTES = lists(
  `finely chopped; thinly sliced; roughly chopped; drained; at room temperature; softened; plus extra for greasing; peeled and diced; crushed; to serve; cut into wedges; lightly toasted; rinsed; halved; grated; trimmed; melted; deseeded; torn into pieces; sifted`,
)
const WITHOUT = lists(
  `salt and pepper; sea salt; black pepper; a handful of parsley; vegetable oil for frying; fresh coriander; icing sugar for dusting; lemon wedges; flaky salt; chopped chives`,
)
const WAYS = lists(
  `Baked; Slow-cooked; Crispy; Spiced; Roasted; Creamy; Warm; Sticky; One-pan; Golden; Rustic; Braised; Sunday; Grilled; Quick; Winter; Smoky; Garden`,
)
const DISHES = lists(
  `Stew; Tart; Pie; Salad; Soup; Bake; Traybake; Curry; Fritters; Gratin; Pilaf; Loaf; Skewers; Hotpot; Crumble; Noodles; Dumplings; Casserole; Pancakes; Chowder`,
)
const DOINGS = [
  (a, b) =>
    `Heat the oven to 190°C and line a tin with paper. Put the ${a} and the ${b} into a bowl and mix well.`,
  (a) => `Warm a large pan over a medium heat, add the ${a} and cook for 6 minutes, stirring now and then.`,
  (a, b) => `Stir in the ${a}, then pour over the ${b} and bring everything to a gentle simmer.`,
  (a, b) => `Beat the ${a} with the ${b} until pale and smooth.`,
  (a) => `Fold the ${a} through the mixture and season to taste.`,
  (a) => `Cover and leave to cook for 25 minutes, until the ${a} is tender.`,
  (a) => `Scatter the ${a} over the top and bake for 30 to 35 minutes until golden.`,
  (a, b) => `Toss the ${a} with the ${b} and set aside for 10 minutes.`,
  (a) => `Drain, reserving a cup of the liquid, and return the ${a} to the pan.`,
  (a, b) => `Whisk the ${a} into the ${b} a little at a time.`,
  (a) => `Divide between warm bowls and finish with the ${a}.`,
  (a) => `Leave to cool in the tin, then slice and serve with the ${a}.`,
]
const INTROS = [
  'A dish for the end of a long week, and better still the day after.',
  'We make this whenever the garden gives us more than we can eat.',
  'My aunt wrote this on the back of an envelope; it has not changed since.',
  'Simple enough for a weeknight and good enough for guests.',
]

/** The half of some words that is looked at, or the half that is held out, chosen at random. */
const half = (some, isHeldOut) => {
  const mixed = drawnFrom(randomFrom(4711), some, some.length)
  return mixed.filter((_, at) => at % 2 === (isHeldOut ? 1 : 0))
}

/** The words of the first layouts: those of the half that is looked at, or of the other. */
const firstWords = (isHeldOut) => ({
  foods: Object.fromEntries(Object.entries(FOODS).map(([kind, foods]) => [kind, half(foods, isHeldOut)])),
  without: half(WITHOUT, isHeldOut),
  notes: NOTES,
  ways: WAYS,
  dishes: DISHES,
  doings: DOINGS,
  intros: INTROS,
})

const METRIC = {
  weighed: (next) => [String(25 * (2 + Math.floor(next() * 22))), 'g'],
  poured: (next) => [String(50 * (1 + Math.floor(next() * 14))), 'ml'],
  spooned: (next) => [pick(next, ['1', '2', '3', '½', '1½', '¼', '1', '2']), pick(next, ['tsp', 'tbsp'])],
  counted: (next) => [pick(next, ['2', '2', '3', '4', '6', '8']), ''],
}
const AMERICAN = {
  ...METRIC,
  weighed: (next) =>
    next() < 0.6
      ? [pick(next, ['1', '2', '1 1/2', '3/4', '1/2', '2 1/4', '3']), pick(next, ['cups', 'cup'])]
      : [pick(next, ['8', '12', '1', '2']), pick(next, ['oz', 'lb'])],
  poured: (next) => [pick(next, ['1/2', '1', '2', '1/4', '3', '1 1/2']), 'cup'],
  spooned: (next) => [
    pick(next, ['1', '2', '1/2', '1/4', '1 1/2', '3']),
    pick(next, ['teaspoon', 'tablespoon', 'tsp', 'tbsp']),
  ],
}
const plural = (amount, unit) => {
  const isMore = /^\d/.test(amount) && !/^(?:1|\d\/\d)$/.test(amount)
  const one = unit.replace(/^(cup|teaspoon|tablespoon)s$/, '$1')
  return isMore && /^(?:cup|teaspoon|tablespoon)$/.test(one) ? `${one}s` : one
}

/** A recipe by chance; its lines are also told in their parts: amount, unit and food. */
export function composedRecipe(seed, isHeldOut, words = firstWords(isHeldOut)) {
  const next = randomFrom(seed)
  const measures = next() < 0.3 ? AMERICAN : METRIC
  const all = Object.entries(words.foods).flatMap(([kind, foods]) => foods.map((food) => ({ kind, food })))
  const chosen = drawnFrom(next, all, 6 + Math.floor(next() * 8))
  const parts = chosen.map(({ kind, food }) => {
    const [amount, unit] = measures[kind](next)
    const note = next() < 0.35 ? `, ${pick(next, words.notes)}` : ''
    return { amount, unit: plural(amount, unit), food: food + note }
  })
  for (const food of drawnFrom(next, words.without, Math.floor(next() * 3)))
    parts.push({ amount: '', unit: '', food })
  const short = chosen.map(({ food }) => food)
  const steps = drawnFrom(next, words.doings, 4 + Math.floor(next() * 3)).map((doing) => {
    const [a, b] = drawnFrom(next, short, 2)
    return doing(a, b)
  })
  const title = short[0]
    .split(' ')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ')
  return {
    name: `${pick(next, words.ways)} ${title} ${pick(next, words.dishes)}`,
    servings: pick(next, [2, 3, 4, 6, 8]),
    prepTimeMinutes: pick(next, [10, 15, 20, 25]),
    cookTimeMinutes: pick(next, [20, 30, 35, 40, 45, 50]),
    intro: pick(next, words.intros),
    parts,
    ingredients: parts.map(({ amount, unit, food }) => [amount, unit, food].filter(Boolean).join(' ')),
    steps,
  }
}
