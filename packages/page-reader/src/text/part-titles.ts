/** Recognises titles over the parts of one dish, which are no names of dishes. */

/** What parts of dishes are called, by language; in some of them the last part of a longer word. */
const partWords = [
  'sauce|icing|frosting|filling|topping|toppings|dressing|vinaigrette|glaze|dough|pastry|crust|base|batter|marinade|brine|garnish|crumble|syrup|cream|custard|stock|broth|rub|slaw|sponge|ganache|meringue|buttercream|gravy|mayo|mayonnaise|aioli|dip|drizzle|coating|crumb|decoration|seasoning|paste|spices|layers?|patties|assembly|finish',
  String.raw`\p{L}*(?:soße|teig|füllung|guss|glasur|belag|streusel|creme|boden|böden|marinade|brühe|deko|verzierung|panade|gewürz)|sauce|soße|dekoration`,
  'p[âa]te|farce|garniture|cr[èe]me|glaçage|nappage|sirop|appareil|assaisonnement|bouillon|fond|finition|décor|montage',
  'salsa|masa|relleno|glaseado|cobertura|almíbar|crema|aliño|adobo|sofrito|caldo|guarnición|montaje|decoración',
  'impasto|ripieno|glassa|farcia|sugo|condimento|brodo|copertura|decorazione|guarnizione|bagna',
  String.raw`\p{L}*(?:deeg|beslag|vulling|saus|glazuur|bodem|kruimel|garnering)`,
  String.raw`\p{L}*(?:deg|fyllning|fyllnad|fyld|fyll|sås|glasyr|glasur|dej|sovs|saus|kräm|krem|botten|bund|bunn|smet|dressing|marinad|marinade|røre)`,
  'recheio|molho|massa|calda|tempero|montagem|decoração|caldo',
  'ciasto|nadzienie|farsz|polewa|sos|krem|lukier|marynata|kruszonka|masa|spód|panierka|dekoracja',
].join('|')

const forPart =
  /^(?:for|to make|to serve|to finish|für|zum|pour|para|per|voor|till?|dla|na|do) (?:the |den |die |das |la |les? |los? |las |el |il |lo |gli |l['’]|de |het |a |o |as |os )?/iu
const partWord = new RegExp(`(?<!\\p{L})(?:${partWords})(?=$|\\P{L})`, 'iu')
/** A name that begins so says what it is: 'crème au citron vert', 'salsa di pomodoro fresco'. */
const firstWord = new RegExp(`^(?:${partWords})(?=$|\\P{L})`, 'iu')
/** What stands between a dish and what it comes with: 'gnocchi in sauce'. */
const beside = /\s(?:with|in|and|&|\+|mit|und|avec|et|con|y|e|met|en|med|och|og|com|z|ze|i|w)\s/iu
/** What else stands over foods of their own: 'Variation', 'With mushrooms', 'Part 2', 'Day 1'. */
const otherTitle =
  /^(?:(?:part|step|day|stage|teil|schritt|tag|partie|étape|jour|parte|paso|día|fase|giorno|deel|stap|dag|del|steg|trin|część|etap|krok|dzień)\s+(?:\d|one|two|three|[ivx]+(?!\p{L})|[a-d](?!\p{L}))|(?:\p{L}+ )?(?:variation|variant|variante|variação|variazione|variatie|wariant|alternative|option|version|varianta?)s?n?(?!\p{L})|(?:serve|serving|optional|assembl|leftover|extra|with|mit|avec|con|met|med|com|z|ze) ?)/iu

/** 'Make the filling', 'Die Füllung zubereiten': says what to do with a part. */
const order =
  /^\p{L}+ (?:the|your|den|die|das|het|le|la|les|el|los|las|il|lo|gli) \p{L}|^(?:den|die|das|la|le) \p{L}+ \p{Ll}+e?n$/iu

/** Words of a title in which any word may say that it is a part, and in which the first does. */
const FEW_WORDS = 3
const SOME_WORDS = 5

/** 'Sauce', 'Hefeteig', 'For the filling', 'Variation': a part of a dish, and no dish of its own. */
export function isPartOfDish(title: string): boolean {
  const text = title.replace(/^\P{L}+|[\s:.–-]+$/gu, '')
  if (forPart.test(text) || otherTitle.test(text) || order.test(text)) return true
  const words = text.split(/\s+/).length
  if (beside.test(text)) return false
  return (words <= FEW_WORDS && partWord.test(text)) || (words <= SOME_WORDS && firstWord.test(text))
}
