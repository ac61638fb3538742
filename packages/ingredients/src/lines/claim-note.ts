import { foldFoodName } from '../foods/food-name.ts'

const foldedWords = (text: string) => foldFoodName(text).split(' ')

/**
 * Words beside a claim that say nothing of whom it is for: how the food is prepared and sold, its
 * kind, its pack and its brand. No word here is a person's name, and none says how many of the
 * foods the claim is for.
 */
const harmlessWords: ReadonlySet<string> = new Set(
  foldedWords(
    `
    and at in into of on the to as with without plus extra more about approx approximately
    sifted toasted untoasted sliced unsliced chopped grated shredded melted softened beaten whisked
    shaken cubed diced crumbled torn ripped halved quartered cut crushed mashed drained rinsed cooked
    uncooked warmed chilled cooled thawed defrosted frozen fresh dried roasted grilled fried baked
    boiled steamed peeled trimmed mixed blended squeezed strained weighed measured divided packed
    unpacked dissolved soaked ground milled rolled spread buttered halves quarters cubes pieces
    chunks strips crumbs breadcrumbs wedges skin removed broken up separated deseeded pitted stirred
    finely coarsely roughly thinly thickly freshly lightly well very thin thick fine coarse small
    medium large big chunky
    cold warm hot lukewarm room temperature soft hard firm smooth crunchy crispy dry stale ripe
    plain strong self raising rising white brown wholemeal wholewheat wholegrain seeded unseeded
    sourdough salted unsalted sweetened unsweetened semi skimmed low reduced fat salt sugar
    organic natural good quality ready made homemade shop bought long life uht light dark
    penne fusilli spaghetti macaroni tagliatelle linguine farfalle rigatoni conchiglie lasagne
    sheet packet pack tin can jar carton bottle box bag tub block tube loaf cube fillet
    brand certified label labelled own free from asda tesco sainsbury waitrose morrison aldi lidl
    ocado schar genius warburton alpro oatly violife quorn dove farm
    serve taste garnish decorate decoration base crust top topping
    `.trim(),
  ),
)

/** 'Plus extra for dusting': what it is for and not for whom. */
const forWhat =
  /\bfor (?:the )?(?:dusting|rolling|serving|frying|greasing|topping|coating|baking|cooking|glazing|brushing|sprinkling|thickening|drizzling|dipping|spreading|kneading|shaping|filling|stuffing|finishing|garnishing|decorating|icing|garnish|decoration|base|crust)\b/gi

/**
 * A weight, a measure or a price belongs to the food. A count is left in, since '2 slices' may say
 * for how many of them the claim is meant.
 */
const measured =
  /(?:\b\d+ ?[x×] ?)?[\d½⅓⅔¼¾][\d½⅓⅔¼¾.,/ –-]*(?:k?g|[mcd]?l|oz|lbs?|cm|mm|inch(?:es)?|grams?|kilos?|lit(?:re|er)s?|pints?|tsp|tbsp|cups?|p|pence)\b|[£$€] ?\d+(?:[.,]\d\d)?/gi
/** 'A' or 'Anna M': an initial is a person, but folding a name drops it. */
const initial = /(?<![\p{L}'’&])(?:\p{Lu}|\(\p{L}\))(?![\p{L}'’&])/u
const intoSoMany = /\b(?:into|in) \d+\b/gi

/** The words of a text without its weights, measures and figures. */
export const wordsBeside = (text: string): string =>
  text
    .replace(measured, ' ')
    .replace(/[^\p{L}'’-]+/gu, ' ')
    .trim()

/**
 * Whether what is written behind a claim may say for whom it is, or that it is not sure: everything
 * but known notes does, so that 'gluten free (the kids)' and 'gluten free?' promise nothing.
 */
export function saysForWhom(note: string, claim: RegExp, foodWords: readonly string[]): boolean {
  if (/\?|\p{Extended_Pictographic}/u.test(note) || initial.test(note)) return true
  const rest = note.replace(claim, ' ').replace(forWhat, ' ').replace(measured, ' ').replace(intoSoMany, ' ')
  const words = foldedWords(rest.replace(/[^\p{L}\p{N}'’]+/gu, ' '))
  return words.some((word) => word !== '' && !harmlessWords.has(word) && !foodWords.includes(word))
}
