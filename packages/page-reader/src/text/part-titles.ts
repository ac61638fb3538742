/** Recognises titles over the parts of one dish, which are no names of dishes. */

/** Names of parts of dishes that stand last in a title: 'lemon icing', 'Hefeteig'. */
const lastWords = [
  'sauce|dressing|vinaigrette|pastry|crust|base|garnish|crumble|syrup|cream|custard|stock|broth|rub|slaw|sponge|meringue|gravy|mayo|mayonnaise|aioli|dip|crumb|decoration|paste|spices|layers?|patties|finish',
  String.raw`\p{L}*(?:so(?:ß|ss)e|teig|füllung|guss|glasur|belag|streusel|creme|boden|böden|marinade|brühe|deko|verzierung|panade|gewürz)`,
  String.raw`\p{L}*(?:deeg|beslag|vulling|saus|glazuur|bodem|kruimel|garnering)`,
  String.raw`\p{L}*(?:dei?g|fyllning|fyllnad|fyld|fyll|sås|glasyr|glasur|dej|sovs|saus|kräm|krem|botten|bund|bunn|smet|marinad|røre)`,
].join('|')
/** Names of parts of dishes that stand first in a title: 'crème au citron', 'salsa de tomate'. */
const firstWords = [
  'sauce|p[âa]te|farce|garniture|cr[èe]me|glaçage|nappage|sirop|appareil|assaisonnement|bouillon|fond|finition|décor|montage',
  'salsa|masa|relleno|glaseado|cobertura|almíbar|crema|aliño|adobo|sofrito|caldo|guarnición|montaje|decoración',
  'impasto|ripieno|glassa|farcia|sugo|condimento|brodo|copertura|decorazione|guarnizione|bagna',
  'recheio|molho|massa|calda|tempero|montagem|decoração',
  'ciasto|nadzienie|farsz|polewa|sos|krem|lukier|marynata|kruszonka|spód|panierka|dekoracja',
].join('|')

/**
 * Words at the end of a title that always name a part, however long it is: 'dark chocolate
 * buttercream frosting'.
 */
const surelyPart =
  /(?<!\p{L})(?:icing|frosting|fillings?|toppings?|glaze|dough|batter|marinade|brine|ganache|buttercream|drizzle|coating)$/iu
/**
 * Words that are never at the end of a dish's name: 'dry ingredients', 'to assemble', 'a raguhoz'.
 */
const noDish =
  /(?<!\p{L})(?:seasonings?|assembly|ingredients?|zutaten|ingrédients|ingredient[ei]s?|ingrediënten|ingredienser|składniki|preparation|extras|others?)$|^to \p{L}+$|^az? \p{L}+h[oeö]z$/iu
/** Before what a dish is served with or made in: 'scones with lemon glaze', 'fish in batter'. */
const comesWith = /\s(?:with|in|mit|avec|con|met|med|com|z|ze)\s/iu

const forPart =
  /^(?:for|to make|to serve|to finish|om te|για|für|zum|pour|para|per|voor|till?|dla|na|do) (?:the |den |die |das |la |les? |los? |las |el |il |lo |gli |l['’]|de |het |a |o |as |os )?/iu
const firstWord = new RegExp(`^(?:l[aeo]s? |l['’]|il |el |os? )?(?:${firstWords})(?![\\p{L}-])`, 'iu')
const lastWord = new RegExp(`(?<!\\p{L})(?:${lastWords}|${firstWords})\\P{L}*$`, 'iu')
/** Words between a dish and what comes with it: 'gnocchi in sauce'. */
const beside = /\s(?:with|in|and|&|\+|mit|und|avec|et|con|y|e|met|en|med|och|og|com|z|ze|i|w)\s/iu
/** Other titles over foods of a part: 'Variation', 'With mushrooms', 'Part 2', 'Day 1'. */
const otherTitle =
  /^(?:(?:remaining|other)\s|(?:filling|topping|sauce|dressing|dough|teig|füllung|guss|soße|deeg|vulling|saus|dei?g|dej|fyll(?:ning)?|fyld|glas[uy]r|sås|sovs|kräm|krem) (?:for|für|voor|till?)\s|(?:part|step|day|stage|teil|schritt|tag|partie|étape|jour|parte|paso|día|fase|giorno|deel|stap|dag|del|steg|trin|część|etap|krok|dzień)\s+(?:\d|one|two|three|[ivx]+(?!\p{L})|[a-d](?!\p{L}))|(?:\p{L}+ )?(?:variation|variant|variante|variação|variazione|variatie|wariant|alternative|option|version|varianta?)s?n?(?!\p{L})|(?:serve|serving|optional|assembl\p{L}+|leftovers?|extra|with|mit|avec|con|met|med|com|z|ze)(?!\p{L}))/iu

/** A crumble of fruit is a dish; 'oat crumble' is a part of one. */
const fruitCrumble =
  /(?:apple|pear|plum|damson|rhubarb|berr(?:y|ies)|currant|cherr(?:y|ies)|peach|nectarine|apricot|mango|banana|pineapple|fig|fruit|apfel|birnen?|zwetschgen|pflaumen|rhabarber|beeren|kirsch)s?[ -]?crumble/iu

/** 'Make the filling', 'Die Füllung zubereiten': says what to do with a part. */
const order =
  /^(?:to )?\p{L}+ (?:the|your|den|die|das|het|le|la|les|el|los|las|il|lo|gli) \p{L}|^(?:den|die|das|la|le) \p{L}+ \p{Ll}+e?n$/iu

/** The most words of a title whose last, or first, word says that it is a part. */
const FEW_WORDS = 3
const SOME_WORDS = 5

/**
 * 'Sauce', 'Hefeteig', 'For the filling', 'Variation': a part of a dish, and no dish of its own.
 * 'Onion gravy' is one, unless it is set as the name of the dish before is (`isSetAsName`).
 */
export function isPartOfDish(title: string, isSetAsName = false): boolean {
  const text = title.replace(/^\P{L}+|[\s:.–-]+$/gu, '')
  if (forPart.test(text) || otherTitle.test(text) || order.test(text) || noDish.test(text)) return true
  if (fruitCrumble.test(text)) return false
  const words = text.split(/\s+/).length
  if (surelyPart.test(text) && !comesWith.test(text) && !(isSetAsName && words > 1)) return true
  if (beside.test(text) || (isSetAsName && words > 1)) return false
  return (words <= FEW_WORDS && lastWord.test(text)) || (words <= SOME_WORDS && firstWord.test(text))
}
