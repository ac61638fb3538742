const beans =
  'kidney bean, black bean, cannellini bean, butter bean, haricot bean, borlotti bean, pinto bean, ' +
  'broad bean, green bean, runner bean, black-eyed bean, mung bean'
const redMeats = 'beef, lamb, pork, veal, venison, goat, mutton, rabbit'

/**
 * Kinds of food that a family may name in place of the foods of each: 'citrus', 'nightshades'. A
 * kind may be a part that foods are made of (`food-parts.ts`): alcohol, caffeine.
 */
const kindPatterns: readonly [RegExp, string][] = [
  [
    /\bcitrus\b/,
    'lemon, lime, orange, grapefruit, clementine, satsuma, mandarin, tangerine, kumquat, citrus, ' +
      'citric fruit',
  ],
  [/\bstone ?fruit\b/, 'peach, nectarine, plum, apricot, cherry, damson, greengage, prune, mango'],
  [
    /\bnightshade\b/,
    'tomato, potato, aubergine, chilli, paprika, cayenne pepper, tomatillo, goji berry, bell pepper, ' +
      'red pepper, green pepper, yellow pepper, jalapeño',
  ],
  [/\b(?:legume|pulse)\b/, `chickpea, lentil, pea, ${beans}, legume`],
  [/\b(?:allium|onion family)\b/, 'onion, garlic, leek, shallot, spring onion, chive, allium'],
  [
    /\bberry\b/,
    'strawberry, raspberry, blueberry, blackberry, cranberry, gooseberry, blackcurrant, redcurrant',
  ],
  [/\bred meat\b/, redMeats],
  [/\b(?:alpha gal|mammal(?:ian)?)\b/, `${redMeats}, gelatine, suet, lard`],
  [/^beans?$/, `bean, ${beans}, soya bean`],
  [/\bfruits? (?:from|of|that grow on) trees\b|\btree fruit\b/, 'tree fruit'],
  [/\btropical\b/, 'tropical fruit'],
  [/\b(?:pome|pip) fruit\b/, 'apple, pear, quince'],
  [/\blatex\b/, 'latex fruit'],
  [/\b(?:brassica|cruciferous|cabbage family)\b/, 'brassica'],
  [
    /\broot (?:veg|vegetable)\b/,
    'root vegetable, carrot, potato, parsnip, beetroot, celeriac, swede, turnip, radish',
  ],
  [/^seeds?$/, 'seed, sesame seed, sunflower seed, pumpkin seed, poppy seed, linseed, chia seed'],
  [/^(?:(?:edible )?mushroom|fungus|fungi|mould|mold)$/, 'mushroom'],
  [
    /^(?:mould|mold)$/,
    'blue cheese, stilton, gorgonzola, roquefort, danish blue, dolcelatte, cambozola, brie, ' +
      'camembert, tempeh, miso, soy sauce, sake',
  ],
  [/\b(?:alcohol|ethanol)\b/, 'alcohol'],
  [/\bcaffeine\b/, 'caffeine'],
  [/\b(?:chocolate|cocoa|cacao)\b/, 'cocoa, chocolate, cocoa powder, cocoa nib'],
  [/\byeast\b/, 'yeast'],
  [/^(?:flax|linseed)$/, 'flaxseed'],
  [/^sunflower$/, 'sunflower seed, sunflower oil'],
  [/^(?:seaweed|alga|algae)$/, 'seaweed, nori, kombu, wakame'],
  [/^offal$/, 'offal, liver, kidney, heart, tripe'],
  [/^anise(?:ed)?$/, 'anise, star anise, fennel seed'],
  [/^(?:cassava|tapioca)$/, 'cassava, tapioca, tapioca starch'],
  [/^(?:food )?(?:colouring|dye)$/, 'food colouring'],
  [/^vanilla$/, 'vanilla flavour, vanilla, vanilla pod, vanilla sugar'],
  [/\bgelatine\b/, 'gelatine'],
  [
    /\bprocessed meat\b/,
    'processed meat, bacon, ham, salami, chorizo, sausage, pepperoni, hot dog, pancetta, prosciutto, ' +
      'pastrami, corned beef, bresaola, nduja, luncheon meat, black pudding',
  ],
  [
    /^game(?: meat)?$/,
    'game, venison, pheasant, partridge, grouse, rabbit, hare, pigeon, wild boar, quail, guinea fowl',
  ],
  [/^(?:lamb|mutton|hogget|sheep)$/, 'lamb, mutton, hogget'],
  [
    /^spice$/,
    'spice, black pepper, white pepper, paprika, chilli, cayenne pepper, cumin, coriander seed, ' +
      'turmeric, cinnamon, nutmeg, mace, clove, cardamom, ginger, allspice, star anise, fennel seed, ' +
      'fenugreek, mustard seed, saffron, sumac, caraway seed, juniper berry, curry powder, garam masala',
  ],
  [
    /^(?:artificial )?sweetener$/,
    'sweetener, aspartame, sucralose, saccharin, stevia, xylitol, erythritol, sorbitol',
  ],
  [/\b(?:msg|monosodium glutamate|glutamate)\b/, 'msg'],
  [/^sugars?$/, 'sugar, cane sugar, honey, treacle, golden syrup, maple syrup'],
  [/^meats?$/, 'meat, beef, pork, lamb, chicken, turkey, duck, gelatine'],
  [/^(?:chilli|chilli pepper|hot pepper|hot spice|capsaicin)$/, 'chilli, paprika, cayenne pepper'],
  [/^(?:corn|maize|sweetcorn)$/, 'corn'],
  [/^(?:grain|cereal)s?$/, 'wheat, oat, rice, corn, barley, rye, millet, sorghum, spelt'],
  [/\bpoultry\b/, 'chicken, turkey, duck, goose, pheasant, quail, guinea fowl'],
]

const substance =
  /^(?:fructose|glucose|dextrose|sucrose|maltose|galactose|sorbitol|mannitol|polyol|(?:citric|ascorbic|malic|tartaric) acid|pectin|inulin|starch|salt|lecithin)$/

/**
 * Whether a folded text names a substance that foods have by nature, as apples have fructose. No
 * list of ingredients tells, so only a food with that name is known to have it.
 */
export const isSubstance = (folded: string): boolean => substance.test(folded)

/** The foods of the kinds that a folded text names; none where it names no kind. */
export function foodsOfKind(folded: string): string[] {
  return kindPatterns.flatMap(([rule, foods]) => (rule.test(folded) ? foods.split(', ') : []))
}
