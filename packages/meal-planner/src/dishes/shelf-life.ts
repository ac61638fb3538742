/**
 * How many days a cooked dish keeps in the fridge (0: it is eaten at once), and whether portions of
 * it can be frozen.
 */
export interface ShelfLife {
  days: number
  freezes: boolean
}

/** No dish is kept longer than this in a fridge. */
export const MAX_FRIDGE_DAYS = 3

const EATEN_AT_ONCE: ShelfLife = { days: 0, freezes: false }

const keepingTags = /^(?:batch[- ]cook(?:ing|ed)?|meal[- ]prep|make[- ]ahead|keeps well|good for leftovers)$/
const freezingTags = /^(?:freezer|freezer[- ]friendly|freezes well|freezable|suitable for freezing)$/
const notKeepingTags = /^(?:eat at once|best fresh|does not keep|no leftovers)$/

/** Salads, fried dishes, sandwiches, raw fish and fried eggs: limp or unsafe the day after. */
const atOnceDishes =
  /\b(?:sandwich(?:es)?|toasties?|wraps?|toasts?|bruschetta|burgers?|hot dogs?|fried|fry[- ]up|tempura|schnitzel|escalopes?|milanese|katsu|fritters?|pakoras?|bhajis?|goujons?|nuggets?|chips|fries|nachos|tacos?|quesadillas?|fajitas?|omelettes?|scrambled|poached|pancakes?|waffles?|cr[eê]pes?|souffl[eé]s?|sushi|sashimi|ceviche|tartare|carpaccio|poke|smoothies?|milkshakes?|shakes?|fondue|raclette|steaks?|full english|porridge|muesli|cereal|carbonara|pizzas?)\b/
/** Filled bread. A dish that is only served with such bread keeps as it is. */
const filledBreads =
  /(?<!\bwith (?:warm |toasted )?)\b(?:pittas?|pitas?|baguettes?|bagels?|paninis?|ciabattas?)\b/
const salads = /\b(?:salads?|slaw|coleslaw|crudit[eé]s|caprese)\b/
const sturdySalads = /\b(?:potato|pasta|bean|lentil|chickpea|couscous|quinoa|grain|bulgur)\b/
/** Cooked slowly in liquid: such dishes are better the day after, and can be frozen. */
const stewedDishes =
  /\b(?:soups?|stews?|casseroles?|chill?i(?: con carne| sin carne)?|curr(?:y|ies)|dh?ah?ls?|daal|bolognese|rag[uù]|ragout|tagines?|goulash|lasagnes?|lasagnas?|moussaka|cottage pie|shepherd['’]?s pie|hotpot|hot pot|pulled (?:pork|beef|chicken)|meatballs?|gumbo|cassoulet|braised?|bourguignon|jambalaya|korma|madras|rogan josh|vindaloo|balti|dopiaza|stroganoff|rendang|masala|chowder|minestrone|borscht|feijoada|ratatouille|caponata|broth|daube|coq au vin)\b/
const riceDishes =
  /\brice\b(?! (?:noodles?|vinegar|wine|paper|flour))|\b(?:risotto|arborio|paella|biryani|pilaf|pilau|jollof|sushi)\b/
/** A piece of fish by itself is dry the day after; in a pie, a bake or a sauce it is not. */
const fishDishes =
  /\b(?:pies?|bakes?|baked pasta|gratin|(?:fish ?)?cakes?|loaf|p[aâ]t[eé]|curr(?:y|ies)|pasta|spaghetti|linguine|penne|tagliatelle|macaroni|noodles?|laksa|quiche|tart)\b/
const stirFriedDishes = /\bstir[- ]?fr(?:y|ies|ied)\b/

/**
 * Reads how long a dish keeps from its name, its tags and its foods; `hasFish` says that fish or
 * shellfish is in it. Rice and fish are eaten within a day, what is stewed within three, and
 * whatever else is cooked within two. What the family's tags say comes first.
 */
export function shelfLifeOf(
  name: string,
  tags: readonly string[],
  { foods, hasFish }: { foods: readonly string[]; hasFish: boolean },
): ShelfLife {
  const plainTags = tags.map((tag) => tag.toLowerCase().trim())
  if (plainTags.some((tag) => notKeepingTags.test(tag))) return EATEN_AT_ONCE
  const freezes = plainTags.some((tag) => freezingTags.test(tag))
  if (freezes || plainTags.some((tag) => keepingTags.test(tag))) return { days: MAX_FRIDGE_DAYS, freezes }
  const text = name.toLowerCase()
  const isStewed = stewedDishes.test(text)
  if (stirFriedDishes.test(text)) return { days: 1, freezes: false }
  if (!isStewed && salads.test(text))
    return sturdySalads.test(text) ? { days: 1, freezes: false } : EATEN_AT_ONCE
  if (!isStewed && (atOnceDishes.test(text) || filledBreads.test(text))) return EATEN_AT_ONCE
  if (hasFish && !isStewed && !fishDishes.test(text)) return EATEN_AT_ONCE
  const isBriefKeeping =
    hasFish || riceDishes.test(text) || foods.some((food) => riceDishes.test(food.toLowerCase()))
  if (isBriefKeeping) return { days: 1, freezes: isStewed && !hasFish }
  return isStewed ? { days: MAX_FRIDGE_DAYS, freezes: true } : { days: 2, freezes: false }
}

/** A frozen dish is eaten within this many days. */
const MAX_FREEZER_DAYS = 90

/** Whether a dish can be eaten again so many days after it was cooked. */
export const keepsFor = ({ days, freezes }: ShelfLife, daysLater: number): boolean =>
  daysLater <= days || (freezes && daysLater <= MAX_FREEZER_DAYS)
