import { BREAKFAST, DINNER, isMainMeal, LUNCH, SNACK } from '../problem/request.ts'

/**
 * Which meal times a recipe is for; and at which it is never a meal: a dip is no dinner, a cake no
 * breakfast.
 */
export interface MealTimes {
  meals: number[]
  excludedMeals: number[]
}

const tagRules: readonly [RegExp, readonly number[]][] = [
  [/^(breakfasts?|brunch|morning)$/, [BREAKFAST]],
  [/^(lunch|lunch ?box|light meals?|picnic)$/, [LUNCH]],
  [/^(dinner|supper|tea|mains?|main course|main dish|evening meal|weeknight|sunday lunch|roast)$/, [DINNER]],
  [/^(snacks?|desserts?|puddings?|cakes?|baking|biscuits?|treats?|nibbles)$/, [SNACK]],
]

const nameRules: readonly [RegExp, readonly number[]][] = [
  [
    /\b(porridge|granola|muesli|overnight oats|pancakes?|waffles?|french toast|eggy bread|full english|smoothie|kedgeree|shakshuka|crumpets?|breakfast)\b/,
    [BREAKFAST],
  ],
  [
    /\b(cakes?|cookies?|biscuits?|brownies?|flapjacks?|muffins?|scones?|pudding|ice cream|crumble|cheesecake|trifle|fudge|popcorn|energy balls?|shortbread|hummus|dip)\b/,
    [SNACK],
  ],
  [/\bon toast\b/, [BREAKFAST, LUNCH]],
  [/\b(sandwich(es)?|wraps?|toasties?|baguette|bagels?)\b/, [LUNCH]],
  [/\b(soup|salad|omelette|quiche|frittata|jacket potato(es)?|quesadillas?)\b/, [LUNCH, DINNER]],
  [
    /\b(stew|curry|roast|casserole|lasagne|bolognese|burgers?|pie|chilli|stir[- ]?fry|risotto|traybake|pizza|pasta|spaghetti|tagine|hotpot|steaks?|schnitzel|bake|tacos?|fajitas?|ramen|noodles)\b/,
    [LUNCH, DINNER],
  ],
]

const mealsFound = (rules: readonly [RegExp, readonly number[]][], texts: readonly string[]): number[] => [
  ...new Set(rules.flatMap(([rule, meals]) => (texts.some((text) => rule.test(text)) ? meals : []))),
]

/**
 * Reads the meal times of a recipe from its tags, else from its name. A recipe that says nothing is
 * a lunch or a dinner. A cake or a dip never stands in for breakfast.
 */
export function mealTimesOf(name: string, tags: readonly string[]): MealTimes {
  const plainTags = tags.map((tag) => tag.toLowerCase().trim())
  const tagged = mealsFound(tagRules, plainTags).filter((meal) => !isSweet(name) || !isMainMeal(meal))
  if (tagged.length > 0)
    return timesAt(tagged, isNoMeal(name, plainTags) ? otherMealsThan(tagged) : noBreakfast(tagged))
  if (isNoMeal(name, plainTags)) return timesAt([SNACK], otherMealsThan([]))
  const mealsByName = mealsFound(nameRules, [name.toLowerCase()])
  // 'Breakfast pancake cake' is a breakfast: where the rules contradict each other, the first that
  // fits wins.
  if (mealsByName.includes(BREAKFAST) && !mealsByName.includes(LUNCH)) return timesAt([BREAKFAST], [])
  if (mealsByName.length > 0) return timesAt(mealsByName, noBreakfast(mealsByName))
  return timesAt([LUNCH, DINNER], [])
}

const timesAt = (meals: readonly number[], excludedMeals: number[]): MealTimes => ({
  meals: meals.toSorted((a, b) => a - b),
  excludedMeals,
})

/** Whether a dish is a sweet snack: a cookie may go into a lunch box, but is no lunch. */
const isSweet = (name: string) =>
  /\b(?:cookies?|biscuits?|brownies?|flapjacks?|muffins?|shortbread|energy balls?|fudge|cupcakes?|traybake cake|fairy cakes?|ice cream|banana bread|fruit (?:and \w+ )?(?:salad|pots?|kebabs?|skewers?))\b/i.test(
    name,
  ) && !/\b(?:savoury|cheese|chicken|bacon)\b/i.test(name)

/** The three meals without those that the family's own tags name. */
const otherMealsThan = (tagged: readonly number[]) =>
  [BREAKFAST, LUNCH, DINNER].filter((meal) => !tagged.includes(meal))

/** A snack or a pudding does not stand in for breakfast. */
const noBreakfast = (meals: readonly number[]) => (meals.every((meal) => meal === SNACK) ? [BREAKFAST] : [])

const besideDishes =
  /^(?:sides?|side dish(?:es)?|dips?|sauces?|condiments?|drinks?|beverages?|cocktails?|breads?|components?|basics|dressings?|preserves?|spice mix)$/
const noMealWords =
  /\b(?:dips?|hummus|houmous|guacamole|salsa|chutney|pickles?|jam|relish|sauce|gravy|dressing|vinaigrette|marinade|pesto|stock|mayonnaise|mayo|aioli|raita|tzatziki|butter|icing|frosting|pastry|dough|seasoning|rub|spice mix|syrup|custard|coleslaw|slaw|bread|rolls|naans?|focaccia|cocktail|lemonade|cordial|punch|latte)$/
const sideDishes = /\b(?:chips|fries|wedges|mash|mashed potato(?:es)?|roast potato(?:es)?|rice|greens)$/
const mealDishes =
  /\b(?:pasta|spaghetti|linguine|noodles?|chicken|beef|lamb|pork|salmon|tuna|fish|prawns?|tofu|curry|stew|pie|bake|soup|pudding|fried|egg|sausage|spring|sushi)\b/

/** What a dish is, without what it is served with: 'mash' of 'Mash with chives'. */
const headNounOf = (name: string) =>
  name
    .toLowerCase()
    .split(/ (?:with|in|on|for|from) |[,(:]/)[0]
    ?.trim() ?? ''

/** Whether a dish only goes with a meal: a dip, a sauce, a side, a drink, a loaf. */
function isNoMeal(name: string, tags: readonly string[]): boolean {
  if (tags.some((tag) => besideDishes.test(tag))) return true
  const headNoun = headNounOf(name)
  if (/ (?:and|&) /.test(headNoun) && !/\b(?:dip|sauce|dressing|chutney|jam|stock)$/.test(headNoun))
    return false
  return !mealDishes.test(headNoun) && (noMealWords.test(headNoun) || sideDishes.test(headNoun))
}

const sideTagPattern = /^(?:sides?|side dish(?:es)?)$/
const mealTagPattern =
  /^(?:dips?|sauces?|condiments?|drinks?|beverages?|cocktails?|components?|basics|dressings?)$/
const alsoSidePattern =
  /\b(?:coleslaw|slaw|garlic bread|naans?|flatbreads?|green beans|peas|broccoli|carrots|corn on the cob|side salad|green salad|roast vegetables|vegetables)$/

/** Whether a dish is a side: greens, mash, a slaw; a dip or a sauce is none. */
export function isSideDish(name: string, tags: readonly string[]): boolean {
  const plainTags = tags.map((tag) => tag.toLowerCase().trim())
  if (plainTags.some((tag) => sideTagPattern.test(tag))) return true
  if (mealsFound(tagRules, plainTags).length > 0 || plainTags.some((tag) => mealTagPattern.test(tag)))
    return false
  const headNoun = headNounOf(name)
  return (
    !mealDishes.test(headNoun) &&
    !/ (?:and|&) /.test(headNoun) &&
    (sideDishes.test(headNoun) || alsoSidePattern.test(headNoun))
  )
}
