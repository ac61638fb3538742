/** What kind of dish a recipe makes: its name decides the form, its ingredients what is shown. */

import { type Food, foods, type Role, withoutPantry } from './foods.ts'

export type DishForm =
  | 'plate'
  | 'soup'
  | 'stew'
  | 'salad'
  | 'pasta'
  | 'bowl'
  | 'tray'
  | 'pizza'
  | 'burger'
  | 'tacos'
  | 'pancakes'
  | 'biscuits'
  | 'squares'
  | 'cake'
  | 'pie'
  | 'bread'
  | 'loaf'
  | 'drink'
  | 'pudding'

export interface DishWords {
  name: string
  ingredients: readonly string[]
  tags?: readonly string[]
}

export interface Dish {
  form: DishForm
  found: Record<Role, Food[]>
}

/** The first rule that matches the name decides; if none does, the first that matches a tag. */
const forms: readonly (readonly [RegExp, DishForm])[] = [
  [/\b(pizzas?|calzone)\b/, 'pizza'],
  [/\b(burgers?|sliders?)\b/, 'burger'],
  [/\b(tacos?|burritos?|fajitas?|wraps?|quesadillas?|enchiladas?|gyros?|kebabs?|pittas?)\b/, 'tacos'],
  [/\b(pancakes?|crepes?|crêpes?|waffles?|blinis?|drop scones?)\b/, 'pancakes'],
  [/\b(brownies?|blondies?|flapjacks?|traybakes?|fudge|shortbread|rocky road|slices?)\b/, 'squares'],
  [
    /\b(cookies?|biscuits?|scones?|muffins?|cupcakes?|buns?|macarons?|truffles?|rolls?|falafels?|meatballs|fritters|fishcakes|profiteroles)\b/,
    'biscuits',
  ],
  [
    /\b((shepherd|cottage|fish)(’|')?s? pie|lasagn[ea]|gratin|moussaka|cobbler|crumble|casserole|bakes?|baked|traybake|dauphinoise|toad in the hole|roast(ed)? (vegetables|veg)|mac(aroni)? (and|&|n) cheese|cannelloni|cauliflower cheese)\b/,
    'tray',
  ],
  [/\b(cakes?|gateau|cheesecake|torte|sponge|pavlova|gingerbread)\b/, 'cake'],
  [/\b(pies?|tarts?|quiche|galette|strudel|pasty|pasties|tatin)\b/, 'pie'],
  [
    /\b(smoothies?|juice|lassi|cocktail|lemonade|milkshake|latte|hot chocolate|mojito|cordial|punch|tea|coffee)\b/,
    'drink',
  ],
  [/\b(soups?|broth|chowder|bisque|gazpacho|ramen|pho|laksa|minestrone|consomm[eé]|borscht)\b/, 'soup'],
  [
    /\b(stews?|curry|curries|chill?i|dal|dhal|daal|tagine|goulash|korma|masala|bourguignon|ragu|hotpot|jalfrezi|rogan josh|vindaloo|bhuna|shakshuka|ratatouille|stroganoff)\b/,
    'stew',
  ],
  [/\b(salads?|slaw|coleslaw|tabbouleh|caprese)\b/, 'salad'],
  [
    /\b(spaghetti|linguine|tagliatelle|penne|pasta|carbonara|bolognese|gnocchi|rigatoni|fusilli|orzo|noodles?|pad thai|chow mein|ramen|udon|macaroni|ravioli|tortellini|puttanesca|arrabbiata)\b/,
    'pasta',
  ],
  [
    /\b(risotto|paella|pilaf|pilau|biryani|fried rice|jambalaya|kedgeree|bowls?|couscous|quinoa|stir[- ]?fry|poke|congee)\b/,
    'bowl',
  ],
  [
    /\b(porridge|granola|muesli|overnight oats|yogh?urt|ice cream|sorbet|mousse|pudding|custard|panna cotta|trifle|fool|posset|compote|jam|chutney|dip|hummus|houmous|pesto|sauce|guacamole)\b/,
    'pudding',
  ],
  [
    /\b(breads?|loaf|focaccia|sourdough|baguettes?|naans?|bagels?|flatbreads?|toasts?|toasties?|sandwich(es)?|bruschetta|ciabatta|challah|brioche)\b/,
    'bread',
  ],
]

/** The kind of dish is the last word of its name, before its sides: 'Apple pie overnight oats'. */
const accompaniments = /\s+(?:with|and|in|on|or|for|from)\s.*$|,.*$/
const endsWith = (name: string, word: RegExp) => new RegExp(`(?:${word.source})$`).test(name)

const raisingAgents = /\b(flour|yeast|baking powder|bicarbonate|bicarb|baking soda)\b/i
const onSlices = /\b(toasts?|toasties?|sandwich(es)?|bruschetta)\b/

const sweetBake = /\b(caster sugar|icing sugar|self.raising flour|cocoa|vanilla)\b/i

export function readDish({ name, ingredients, tags = [] }: DishWords): Dish {
  const title = withoutPantry(name)
  const byForm = (text: string) => forms.find(([word]) => word.test(text))?.[1]
  const dishName = title.trim().replace(accompaniments, '').trim()
  const byHead = forms.find(([word]) => endsWith(dishName, word))?.[1]
  const found = findFoods(title, ingredients)
  const named = byHead ?? byForm(title) ?? byForm(tags.join(' ')) ?? formOf(found, ingredients)
  const isSheet = named === 'squares' && /\btraybakes?\b/.test(title)
  const isSavoury = found.main.length > 0 && !ingredients.some((line) => sweetBake.test(line))
  const form = isSheet && isSavoury ? 'tray' : named
  // Banana bread is baked and gets no slices with toppings.
  const isBaked =
    form === 'bread' && !onSlices.test(title) && ingredients.some((line) => raisingAgents.test(line))
  return { form: isBaked ? 'loaf' : form, found }
}

function formOf(found: Dish['found'], ingredients: readonly string[]): DishForm {
  if (found.main.length === 0 && ingredients.some((line) => sweetBake.test(line))) return 'cake'
  if (found.base.some(({ look }) => look === 'strands' || look === 'tubes')) return 'pasta'
  return 'plate'
}

/** The foods that a plate shows: first those in the name, then in the order of the ingredients. */
function findFoods(title: string, ingredients: readonly string[]): Dish['found'] {
  const found: Dish['found'] = { base: [], main: [], side: [], garnish: [] }
  for (const text of [title, ...ingredients.map(withoutPantry)]) {
    let remaining = text
    for (const food of foods) {
      if (!food.word.test(remaining)) continue
      remaining = remaining.replace(food.word, ' ')
      if (!found[food.role].includes(food)) found[food.role].push(food)
    }
  }
  return found
}
