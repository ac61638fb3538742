/**
 * The cooking methods in the order of their codes, as a cook would name them; 0 is a dish whose
 * words name none.
 */
export const cookingMethods = [
  undefined,
  'oven',
  'pot',
  'pan',
  'raw',
  'slow cooker',
  'barbecue',
  'air fryer',
] as const
export type CookingMethod = Exclude<(typeof cookingMethods)[number], undefined>

/** Rules for the family's own tags, which are asked first. */
const tagRules: readonly (readonly [RegExp, CookingMethod])[] = [
  [/^(?:slow[- ]?cooker|crock[- ]?pot)$/, 'slow cooker'],
  [/^(?:bbq|barbecue|barbeque|braai)$/, 'barbecue'],
  [/^air[- ]?fryer$/, 'air fryer'],
  [/^(?:oven|tray[- ]?bake|sheet[- ]pan|roasts?)$/, 'oven'],
  [/^(?:one[- ]pot|stews?|soups?|pressure cooker|instant pot)$/, 'pot'],
  [/^(?:stir[- ]fry|frying pan|skillet)$/, 'pan'],
  [/^(?:no[- ]cook|raw)$/, 'raw'],
]

/**
 * Rules for names, of which the first that fits counts: a roast tomato soup is a soup, and a pot
 * roast is not from the oven.
 */
const nameRules: readonly (readonly [RegExp, CookingMethod])[] = [
  [/\b(?:slow[- ]?cooker|slow[- ]cooked|crock[- ]?pot)\b/, 'slow cooker'],
  [/\bair[- ]?fryer\b|\bair[- ]fried\b/, 'air fryer'],
  [/\bbarbecued\b|\bon the (?:bbq|barbecue)\b|\bbraai\b/, 'barbecue'],
  [/\b(?:stir[- ]?fry|stir[- ]?fried|pan[- ]fried|fried rice|chow mein|pad thai)\b/, 'pan'],
  [
    /\b(?:pies?|lasagnes?|lasagna|cannelloni|gratin|pizzas?|calzone|moussaka|parmigiana|enchiladas|quiche|tart|pasty|pasties|wellington|tray ?bakes?|sheet[- ]pan|toad in the hole|jacket potato(?:es)?|ziti|hotpot|en papillote)\b|\bbakes?$|\bpasta bake\b/,
    'oven',
  ],
  [
    /\b(?:soups?|broth|chowder|minestrone|stew|curry|korma|masala|madras|vindaloo|rogan josh|dal|daal|dhal|saag|chilli(?: con carne| sin carne)|risotto|tagine|goulash|bolognese|rag[uù]|one[- ]pot|pot roast|ramen|laksa|pho|jambalaya|stroganoff|congee)\b|\bchill?i$/,
    'pot',
  ],
  [/\b(?:roast(?:ed)?|baked(?! beans))\b/, 'oven'],
  [
    /\b(?:omelettes?|fritters?|schnitzel|escalopes?|quesadillas?|fajitas?|pancakes?|fish ?cakes?|r[oö]sti|burgers?|cheeseburgers?|steaks?|scrambled|fried)\b/,
    'pan',
  ],
  [
    /\b(?:spaghetti|linguine|tagliatelle|penne|fusilli|rigatoni|pappardelle|orzo|ravioli|tortellini|carbonara|macaroni|pasta)\b(?!.*\b(?:bake|salad)\b)/,
    'pot',
  ],
  [/\b(?:no[- ]cook|sandwich(?:es)?|ceviche|carpaccio|gazpacho|poke)\b/, 'raw'],
]

/**
 * Rules for steps, of which the first that fits any step counts: a dish may be fried before it goes
 * into the oven.
 */
const stepRules: readonly (readonly [RegExp, CookingMethod])[] = [
  [/\b(?:slow[- ]cooker|crock[- ]?pot)\b/, 'slow cooker'],
  [/\bair[- ]?fryer\b/, 'air fryer'],
  [/\b(?:barbecue|bbq|charcoal|coals)\b(?! (?:sauce|rub|seasoning|glaze))/, 'barbecue'],
  [
    /\b(?:pre-?heat(?:ed)? (?:the |your |an )?oven|heat (?:the |your |an )?oven|(?:in|into) (?:the|a|an) (?:\w+ ){0,2}oven\b|roasting tin|baking (?:tray|sheet|dish)|bake (?:for|in|until)|roast (?:for|in|until))/,
    'oven',
  ],
  [/\b(?:simmer|saucepan|stock ?pot|casserole|bring .{0,40}to (?:the|a) boil|boil|poach|steam)\b/, 'pot'],
  [/\b(?:frying[- ]pan|skillet|wok|griddle|fry|sear|saut[eé])\b/, 'pan'],
]

/** Any word of heat: a dish whose steps have none of them is not cooked. */
const heatPattern =
  /\b(?:cook|heat|hot|warm|boil|simmer|fry|fried|sear|roast|bake|oven|grill|toast|steam|poach|melt|microwave|pan|wok|barbecue|bbq)\w*\b/

/**
 * Reads how a dish is cooked from the family's tags, else from its name, else from its steps. Null
 * where none of them tells: a wrong guess would count different dishes as alike.
 */
export function cookingMethodOf(
  name: string,
  tags: readonly string[],
  steps: readonly string[] = [],
): CookingMethod | null {
  const plainTags = tags.map((tag) => tag.toLowerCase().trim())
  const tagged = tagRules.find(([rule]) => plainTags.some((tag) => rule.test(tag)))
  if (tagged) return tagged[1]
  const text = name.toLowerCase()
  const methodByName = nameRules.find(([rule]) => rule.test(text))
  if (methodByName) return methodByName[1]
  const stepText = steps.join('\n').toLowerCase()
  const methodBySteps = stepRules.find(([rule]) => rule.test(stepText))
  if (methodBySteps) return methodBySteps[1]
  if (steps.length > 0) return heatPattern.test(stepText) ? null : 'raw'
  return /\bsalad\b/.test(text) && !/\b(?:warm|potato|pasta|grilled|chicken|halloumi)\b/.test(text)
    ? 'raw'
    : null
}

/** A dish of at least so many minutes is a big cook, unless it cooks by itself. */
const BIG_MINUTES = 60
const HARD_DIFFICULTY = 2

/** Whether a dish takes an evening: an hour or more by what its recipe says, or a hard one. */
export const isBigCook = (
  minutes: number | null,
  difficulty: number,
  method: CookingMethod | null,
): boolean =>
  difficulty >= HARD_DIFFICULTY || (minutes !== null && minutes >= BIG_MINUTES && method !== 'slow cooker')
