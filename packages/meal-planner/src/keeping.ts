/**
 * For how many days a cooked dish keeps in the fridge (0: it is eaten at once), and whether
 * portions of it can be frozen.
 */
export interface Keeping {
  days: number
  freezes: boolean
}

/** No dish is kept longer than this in a fridge. */
export const MAX_FRIDGE_DAYS = 3

const AT_ONCE: Keeping = { days: 0, freezes: false }

const saidToKeep = /^(?:batch[- ]cook(?:ing|ed)?|meal[- ]prep|make[- ]ahead|keeps well|good for leftovers)$/
const saidToFreeze = /^(?:freezer|freezer[- ]friendly|freezes well|freezable|suitable for freezing)$/
const saidNotToKeep = /^(?:eat at once|best fresh|does not keep|no leftovers)$/

/** Salads, what is fried, sandwiches, raw fish, eggs in the pan: limp or unsafe the day after. */
const atOnce =
  /\b(?:sandwich(?:es)?|toasties?|wraps?|toasts?|bruschetta|burgers?|hot dogs?|fried|fry[- ]up|tempura|schnitzel|escalopes?|milanese|katsu|fritters?|pakoras?|bhajis?|goujons?|nuggets?|chips|fries|nachos|tacos?|quesadillas?|fajitas?|omelettes?|scrambled|poached|pancakes?|waffles?|cr[eê]pes?|souffl[eé]s?|sushi|sashimi|ceviche|tartare|carpaccio|poke|smoothies?|milkshakes?|shakes?|fondue|raclette|steaks?|full english|porridge|muesli|cereal|carbonara|pizzas?)\b/
/** Filled bread; what only comes with some keeps as it is. */
const filledBread =
  /(?<!\bwith (?:warm |toasted )?)\b(?:pittas?|pitas?|baguettes?|bagels?|paninis?|ciabattas?)\b/
const salad = /\b(?:salads?|slaw|coleslaw|crudit[eé]s|caprese)\b/
const sturdySalad = /\b(?:potato|pasta|bean|lentil|chickpea|couscous|quinoa|grain|bulgur)\b/
/** Cooked wet and slowly: better the day after, and fit for the freezer. */
const stewed =
  /\b(?:soups?|stews?|casseroles?|chill?i(?: con carne| sin carne)?|curr(?:y|ies)|dh?ah?ls?|daal|bolognese|rag[uù]|ragout|tagines?|goulash|lasagnes?|lasagnas?|moussaka|cottage pie|shepherd['’]?s pie|hotpot|hot pot|pulled (?:pork|beef|chicken)|meatballs?|gumbo|cassoulet|braised?|bourguignon|jambalaya|korma|madras|rogan josh|vindaloo|balti|dopiaza|stroganoff|rendang|masala|chowder|minestrone|borscht|feijoada|ratatouille|caponata|broth|daube|coq au vin)\b/
const rice =
  /\brice\b(?! (?:noodles?|vinegar|wine|paper|flour))|\b(?:risotto|arborio|paella|biryani|pilaf|pilau|jollof|sushi)\b/
/** A piece of fish by itself is dry the day after; in a pie, a bake or a sauce it is not. */
const fishInside =
  /\b(?:pies?|bakes?|baked pasta|gratin|(?:fish ?)?cakes?|loaf|p[aâ]t[eé]|curr(?:y|ies)|pasta|spaghetti|linguine|penne|tagliatelle|macaroni|noodles?|laksa|quiche|tart)\b/
const stirFried = /\bstir[- ]?fr(?:y|ies|ied)\b/

/**
 * Reads how long a dish keeps from its name, its tags and its foods; `hasFish` says that fish or
 * shellfish is in it. Rice and fish are eaten within a day, what is stewed within three, and
 * whatever else is cooked within two. What the family's tags say comes first.
 */
export function keepingOf(
  name: string,
  tags: readonly string[],
  { foods, hasFish }: { foods: readonly string[]; hasFish: boolean },
): Keeping {
  const said = tags.map((tag) => tag.toLowerCase().trim())
  if (said.some((tag) => saidNotToKeep.test(tag))) return AT_ONCE
  const freezes = said.some((tag) => saidToFreeze.test(tag))
  if (freezes || said.some((tag) => saidToKeep.test(tag))) return { days: MAX_FRIDGE_DAYS, freezes }
  const text = name.toLowerCase()
  const isStewed = stewed.test(text)
  if (stirFried.test(text)) return { days: 1, freezes: false }
  if (!isStewed && salad.test(text)) return sturdySalad.test(text) ? { days: 1, freezes: false } : AT_ONCE
  if (!isStewed && (atOnce.test(text) || filledBread.test(text))) return AT_ONCE
  if (hasFish && !isStewed && !fishInside.test(text)) return AT_ONCE
  const isBrief = hasFish || rice.test(text) || foods.some((food) => rice.test(food.toLowerCase()))
  if (isBrief) return { days: 1, freezes: isStewed && !hasFish }
  return isStewed ? { days: MAX_FRIDGE_DAYS, freezes: true } : { days: 2, freezes: false }
}

/** A dish comes out of the freezer within this many days. */
export const MAX_FREEZER_DAYS = 90

/** Whether a dish can be eaten again so many days after it was cooked. */
export const keepsFor = ({ days, freezes }: Keeping, later: number): boolean =>
  later <= days || (freezes && later <= MAX_FREEZER_DAYS)
