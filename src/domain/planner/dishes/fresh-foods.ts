/** The vegetables of a dish, and its foods that do not keep once they are opened or cut. */

import type { Food } from '@plateful/ingredients/foods/food'
import { withCapital } from '@plateful/ingredients/format-english'

/** In the order of `vegetableNames`, each with the names that families use. */
export const vegetableRules: readonly (readonly (readonly [RegExp, string])[])[] = [
  [
    [/spinach/, 'spinach'],
    [/cavolo/, 'cavolo nero'],
    [/kale/, 'kale'],
    [/chard/, 'chard'],
    [/pak choi/, 'pak choi'],
    [/spring green/, 'spring greens'],
  ],
  [
    [/cabbage/, 'cabbage'],
    [/broccoli/, 'broccoli'],
    [/cauliflower/, 'cauliflower'],
    [/bean ?sprout/, 'bean sprouts'],
    [/sprout/, 'sprouts'],
    [/kohlrabi/, 'kohlrabi'],
  ],
  [
    [/carrot/, 'carrots'],
    [/parsnip/, 'parsnips'],
    [/swede/, 'swede'],
    [/turnip/, 'turnips'],
    [/beetroot/, 'beetroot'],
    [/celeriac/, 'celeriac'],
    [/radish/, 'radishes'],
  ],
  [
    [/leek/, 'leeks'],
    [/celery/, 'celery'],
    [/fennel/, 'fennel'],
    [/asparagus/, 'asparagus'],
  ],
  [[/tomato/, 'tomatoes']],
  [[/pepper/, 'peppers']],
  [
    [/courgette/, 'courgettes'],
    [/squash/, 'squash'],
    [/pumpkin/, 'pumpkin'],
    [/marrow/, 'marrow'],
  ],
  [[/mushroom/, 'mushrooms']],
  [
    [/\bpea\b/, 'peas'],
    [/green bean/, 'green beans'],
    [/runner bean/, 'runner beans'],
    [/broad bean/, 'broad beans'],
    [/mangetout/, 'mangetout'],
    [/sugar snap/, 'sugar snaps'],
    [/edamame/, 'edamame'],
  ],
  [
    [/lettuce/, 'lettuce'],
    [/cucumber/, 'cucumber'],
    [/rocket/, 'rocket'],
    [/watercress/, 'watercress'],
    [/salad/, 'salad leaves'],
  ],
  [[/sweetcorn|corn on the cob/, 'sweetcorn']],
  [[/aubergine/, 'aubergine']],
]
/** Foods with the name of a vegetable that are spices, stock or the like. */
export const namedLikeVegetables =
  /black pepper|white pepper|cayenne|peppercorn|pepper flake|stock|seed|salad cream/

/** The name of a food in a group of vegetables; null where it is not in the group. */
export const vegetableIn = (group: number, { name }: Food): string | null =>
  vegetableRules[group]?.find(([rule]) => rule.test(name))?.[1] ?? null

/**
 * The name of a food in a text, in the plural if it has one there: 'mushrooms', 'Greek yoghurt'.
 */
export function formatFreshFood(name: string): string {
  const several = vegetableRules.flat().find(([, word]) => word === `${name}s` || word === `${name}es`)?.[1]
  return (several ?? name).replace(/^(?:greek|chinese|jersey)\b/, withCapital)
}

const keepsBadly =
  /spinach|rocket|watercress|lettuce|salad|coriander|parsley|basil|mint\b|dill|chive|tarragon|mushroom|courgette|aubergine|pepper|broccoli|cauliflower|asparagus|spring onion|celery|fennel|leek|cabbage|kale|chard|pak choi|cucumber|avocado|berry|berries|cream|crème fraîche|ricotta|mascarpone|mozzarella|yoghurt|feta|buttermilk|cottage cheese|houmous|hummus|fresh/
const longKept = /frozen|dried|tinned|ground|powder|seed|black pepper|cream cracker|ice cream|canned|jarred/

/** Whether the rest of a food spoils once it is opened or cut: cream, half a cabbage, herbs. */
export const spoilsOpened = ({ name, category }: Food): boolean =>
  ['Vegetables', 'Fruits', 'Dairy & Eggs'].includes(category) && keepsBadly.test(name) && !longKept.test(name)
