/**
 * Which meal times a recipe is for: 0 breakfast, 1 lunch, 2 dinner, 3 snack; and where it may stand
 * in for want of a better one.
 */
export interface MealTimes {
  meals: number[]
  standsIn: number[]
}

const byTag: readonly [RegExp, readonly number[]][] = [
  [/^(breakfasts?|brunch|morning)$/, [0]],
  [/^(lunch|lunch ?box|light meals?|picnic)$/, [1]],
  [/^(dinner|supper|tea|mains?|main course|main dish|evening meal|weeknight|sunday lunch|roast)$/, [2]],
  [/^(snacks?|desserts?|puddings?|cakes?|baking|biscuits?|treats?|nibbles)$/, [3]],
]

const byName: readonly [RegExp, readonly number[]][] = [
  [
    /\b(porridge|granola|muesli|overnight oats|pancakes?|waffles?|french toast|eggy bread|full english|smoothie|kedgeree|shakshuka|crumpets?|breakfast)\b/,
    [0],
  ],
  [
    /\b(cakes?|cookies?|biscuits?|brownies?|flapjacks?|muffins?|scones?|pudding|ice cream|crumble|cheesecake|trifle|fudge|popcorn|energy balls?|shortbread|hummus|dip)\b/,
    [3],
  ],
  [/\b(sandwich(es)?|wraps?|toasties?|baguette|bagels?)\b/, [1]],
  [/\b(soup|salad|omelette|quiche|frittata|jacket potato(es)?|quesadillas?)\b/, [1, 2]],
  [
    /\b(stew|curry|roast|casserole|lasagne|bolognese|burgers?|pie|chilli|stir[- ]?fry|risotto|traybake|pizza|pasta|spaghetti|tagine|hotpot|steaks?|schnitzel|bake|tacos?|fajitas?|ramen|noodles)\b/,
    [1, 2],
  ],
]

const found = (rules: readonly [RegExp, readonly number[]][], texts: readonly string[]): number[] => [
  ...new Set(rules.flatMap(([rule, meals]) => (texts.some((text) => rule.test(text)) ? meals : []))),
]

/**
 * Reads the meal times of a recipe from its tags, else from its name. A recipe that says nothing is
 * a lunch or a dinner, and one without meat or fish may stand in at the other two: better told so
 * than nothing on the table.
 */
export function mealTimesOf(name: string, tags: readonly string[], isMeatOrFish: boolean): MealTimes {
  const tagged = found(
    byTag,
    tags.map((tag) => tag.toLowerCase().trim()),
  )
  if (tagged.length > 0) return { meals: tagged.toSorted((a, b) => a - b), standsIn: [] }
  const named = found(byName, [name.toLowerCase()])
  // 'Breakfast pancake cake' is a breakfast: the first rule that speaks wins where they differ in
  // kind.
  if (named.length > 0)
    return { meals: named.includes(0) ? [0] : named.toSorted((a, b) => a - b), standsIn: [] }
  return { meals: [1, 2], standsIn: isMeatOrFish ? [] : [0, 3] }
}
