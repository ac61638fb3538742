/** How a shop sells a food: by the piece, the weight, the measure, the bunch, or in a jar. */

import type { Food } from '../foods/food.ts'

/**
 * The unit in which a shop sells: `piece` (eggs, onions), `weight` (meat, cheese, flour), `volume`
 * (milk, stock), `bunch` (herbs), `bulb` (garlic), `jar` (a jar, bottle or bag of the cupboard that
 * lasts for many recipes), `seasoning` (salt and pepper, which have no amount on a list).
 */
export type SoldBy = 'piece' | 'weight' | 'volume' | 'bunch' | 'bulb' | 'jar' | 'seasoning'

/** How a food is sold, with the word for one pack of it ('jar', 'bottle', 'bag', 'tub', 'tin'). */
export interface HowSold {
  by: SoldBy
  pack: string
  /** The contents of one pack, in grams or millilitres. */
  holds: number
}

const seasoningNames = /^(?:.*\b)?(?:salt|(?:black|white|ground|cracked|mixed) pepper|peppercorn|pepper)$/
const notSeasoningWords =
  /\b(?:bell|red|green|yellow|orange|sweet|chilli|cayenne|sichuan|szechuan|jalape|lemon|garlic|celery|onion|smoked|epsom|curing|seasoned|pink|black salt|truffle)\b/
const herbPattern =
  /^(?:(?:fresh|flat leaf|curly|thai|holy|sweet|vietnamese|garlic|greek|italian|lemon|mexican|sawtooth|baby) )*(?:parsley|coriander|mint|basil|dill|thyme|rosemary|sage|chive|tarragon|oregano|marjoram|chervil|lovage|sorrel|epazote|shiso|perilla|mixed herb|herb|fennel frond|watercress|curry leaf|makrut lime leaf|lime leaf|savory|lemon balm)$/
const milkNames =
  /\b(?:milk|buttermilk|cream|creme fraiche|crème fraîche|yoghurt|kefir|half and half|custard|creamer|skyr|quark|fromage frais)$/
const notMilkNames = /\b(?:cream cheese|ice cream|clotted cream|powder|condensed|evaporated|butter cream)\b/
const liquidNames =
  /\b(?:oil|stock|broth|bouillon|wine|water|juice|beer|ale|stout|lager|cider|vinegar|soy sauce|sauce|milk|cream|brandy|rum|whisky|whiskey|bourbon|vodka|gin|tequila|vermouth|sherry|port|marsala|liqueur|champagne|prosecco|sake|mirin|passata|syrup|coffee|tea|drink|soda|cola|lemonade|dashi|amaro|cordial|espresso|tamari|honey|molasses|treacle|nectar|consommé|gravy|tonic|ale|amaretto|cointreau|kahlua|limoncello|cognac|calvados|grappa|kirsch|mezcal|schnapps|aperol|campari|pastis)$/
/** Liquids that are bought in the needed amount, and not as a bottle that lasts. */
const liquidsByNeed =
  /\b(?:stock|broth|bouillon|wine|beer|ale|stout|lager|cider|milk|cream|water|passata|juice|dashi|champagne|prosecco|consommé|drink|soda|cola|lemonade|tea|coffee)$/
const namesByWeight =
  /\b(?:sugar|nut|almond|pecan|walnut|hazelnut|cashew|pistachio|peanut|chocolate|chip|raisin|sultana|currant|cranberry|apricot|prune|date|fig|cherry|bean|chickpea|lentil|pea|tomato|flour|meal|oat|rice|pasta|noodle|coconut|crumb|breadcrumb|cracker|biscuit|cookie|pretzel|candy|sweet|marshmallow|melt|purée|puree|pumpkin|mushroom|seed|pulse|barley|quinoa|grain|cornflour|starch|olive|artichoke|corn|sweetcorn|fruit|shortening|lard|tuna|sardine|salmon|anchovy|mallow|toffee|caramel|chop|onion|pineapple|peach|cereal|semolina|polenta|couscous|bulgur|flake|popcorn|praline|fudge|nougat|cornmeal|pepper|jalapeño|jalapeno|ghee)$/
const namesBySpoon =
  /\b(?:powder|spice|seasoning|extract|essence|essential|flavouring|colouring|food colour|baking|bicarbonate|soda|yeast|paste|mustard|ketchup|mayonnaise|relish|pickle|chutney|jam|jelly|marmalade|spread|caper|miso|tahini|harissa|pesto|gochujang|za'atar|zaatar|sumac|cinnamon|nutmeg|clove|cumin|turmeric|paprika|cardamom|allspice|cayenne|oregano|thyme|dried (?!bean|chickpea|lentil)\w+|ground \w+|cumin seed|fennel seed|coriander seed|mustard seed|caraway seed|celery seed|fenugreek seed|sesame seed|poppy seed|nigella seed|chia seed|chilli flake|pepper flake|red pepper flake|salt flake|sprinkle|gelatine|bay leaf|star anise|vanilla|saffron|rub|salsa|dip|dressing|hummus|glaze|granule|cube|topping|food dye|agar|arrowroot|zest|peel|curry leaf|leaf)$/

/** What one pack of the lexicon's '400 g tin' is called and holds; null where it names none. */
export function packOf(
  food: Pick<Food, 'pack'>,
): { word: string; holds: number; unit: string | null } | null {
  const match = /^([\d.]+) (?:(g|kg|ml|l|pint) )?([a-z]+)$/.exec(food.pack ?? '')
  if (!match) return null
  const [, figure, measure = null, word = 'pack'] = match
  const times = { g: 1, kg: 1000, ml: 1, l: 1000, pint: 568 }[measure ?? 'g'] ?? 1
  const base = measure === null ? null : measure.endsWith('g') ? 'g' : 'ml'
  return { word, holds: Number(figure) * times, unit: base }
}

/** The word for a jar, bottle, bag or tub of the cupboard, by what is in it. */
function cupboardPack(name: string): { pack: string; holds: number } {
  if (/\b(?:tin|tinned|canned)\b/.test(name)) return { pack: 'tin', holds: 400 }
  if (liquidNames.test(name) && !/\b(?:honey|sauce|pesto)$/.test(name)) return { pack: 'bottle', holds: 500 }
  if (/\b(?:sauce|ketchup|dressing)$/.test(name)) return { pack: 'bottle', holds: 350 }
  if (/\b(?:yeast|gelatine|sachet)\b/.test(name)) return { pack: 'sachet', holds: 1000 }
  if (
    /\b(?:paste|mustard|mayonnaise|relish|pickle|chutney|jam|jelly|marmalade|spread|butter|caper|olive|miso|tahini|honey|pesto|salsa|purée|puree|powder|ground \w+|dried (?!\w*(?:berry|fruit|apricot|mango|fig|date|pea|bean|lentil|chickpea|noodle|pasta|mushroom|chilli|shrimp|currant|cherry|apple|banana|coconut|seaweed))\w+|seasoning|spice|cinnamon|nutmeg|cumin|turmeric|paprika|cardamom|allspice|cayenne|artichoke|cherry|pepper|jalapeño|jalapeno|curd)$/.test(
      name,
    )
  )
    return { pack: 'jar', holds: 300 }
  return { pack: 'bag', holds: 500 }
}

/**
 * How a shop sells the food, by its aisle, by whether it is counted, and by the last words of its
 * name. Of a food that the lexicon does not know, its words alone decide.
 */
export function howSold(food: Food): HowSold {
  const cached = soldByFood.get(food)
  if (cached) return cached
  const sold = classify(food)
  soldByFood.set(food, sold)
  return sold
}

const soldByFood = new WeakMap<Food, HowSold>()

function classify(food: Food): HowSold {
  const name = food.name.replaceAll('-', ' ')
  const lexiconPack = packOf(food)
  const pack = lexiconPack?.unit === null ? 'pack' : (lexiconPack?.word ?? 'pack')
  const soldAs = (by: SoldBy, word = pack, holds = lexiconPack?.holds ?? 500): HowSold => ({
    by,
    pack: word,
    holds,
  })
  const { category } = food
  const isSpice = category !== 'Vegetables' && seasoningNames.test(name) && !notSeasoningWords.test(name)
  if (isSpice) return soldAs('seasoning', 'jar')
  if (/\bgarlic(?: bulb)?$/.test(name) && category === 'Vegetables') return soldAs('bulb', 'bulb')
  if (category === 'Vegetables' && herbPattern.test(name)) return soldAs('bunch', 'bunch')
  if (category === 'Dairy & Eggs') {
    if (/\begg(?: yolk| white)?$/.test(name)) return soldAs('piece', 'box')
    const liquid = milkNames.test(name) && !notMilkNames.test(name)
    return soldAs(liquid ? 'volume' : 'weight', lexiconPack ? pack : liquid ? 'carton' : 'pack')
  }
  if (/\banchov(?:y|ies)\b/.test(name) && lexiconPack === null) return soldAs('jar', 'tin', 50)
  if (category === 'Meat & Fish') return soldAs('weight')
  if (category === 'Fruits' || category === 'Vegetables') {
    if (/^(?:\w+ )*(?:lemon|lime) juice$/.test(name)) return soldAs('jar', 'bottle', 250)
    if (/\bjuice$/.test(name)) return soldAs('volume', 'bottle')
    if (/\b(?:zest|peel|rind)$/.test(name)) return soldAs('jar', 'jar')
    return soldAs(food.counted || food.weights['item'] !== undefined ? 'piece' : 'weight')
  }
  if (category === 'Grains & Bakery' && !namesBySpoon.test(name)) {
    if (food.counted && food.weights['item'] !== undefined) return soldAs('piece')
    return soldAs('weight', lexiconPack?.word ?? 'bag')
  }
  const cupboard = cupboardPack(name)
  const word = lexiconPack?.unit ? lexiconPack.word : cupboard.pack
  const holds = lexiconPack?.unit ? lexiconPack.holds : cupboard.holds
  if (liquidsByNeed.test(name)) return soldAs('volume', word, holds)
  if (namesBySpoon.test(name) && !(lexiconPack?.word === 'tin')) return soldAs('jar', word, holds)
  if (liquidNames.test(name)) return soldAs('volume', word, holds)
  if (food.counted && food.weights['item'] !== undefined) return soldAs('piece', word, holds)
  if (namesByWeight.test(name) || lexiconPack?.unit === 'g') return soldAs('weight', word, holds)
  return soldAs('jar', word, holds)
}
