import type { Allergen } from '@plateful/ingredients/foods/food'
import { meatWords } from '../dishes/meat-words.ts'

/** What a word for many foods or dishes means to a family. */
export interface DishGroup {
  /** Matches a dish's name or one of its foods, in the singular. */
  says?: RegExp
  /** Matches names that fit `says` and are not meant: a tuna steak is no beef. */
  butNot?: RegExp
  /**
   * Matches what is kept away too when a family wants none of the group: minestrone for soup, fish
   * sauce for fish.
   */
  perhaps?: RegExp
  /** Matches the names of the dishes that are meant to be cooked, whose word is a seasoning too. */
  isCalled?: RegExp
  allergens?: readonly Allergen[]
}

/** A pattern of whole words, between '|'. */
export const words = (text: string) => new RegExp(`\\b(?:${text})\\b`)

const fish =
  'fish|fishcake|cod|salmon|tuna|haddock|trout|mackerel|sardine|anchovy|hake|pollock|sea bass|sea bream|monkfish|halibut|plaice|lemon sole|kipper|tilapia|whitebait|snapper|turbot|coley|herring|basa'
const shellfish =
  'prawn|shrimp|crab|lobster|crayfish|mussel|squid|calamari|octopus|clam|scallop|oyster|cockle|langoustine|shellfish'
const { beef, lamb, poultry, game } = meatWords
const pork = `${meatWords.pork}|ham|toad in the hole`
const notBeef = words(
  '(?:tuna|salmon|gammon|cauliflower|turkey|pork|lamb|swordfish) steak|(?:vegetarian|vegan|veggie|chicken|turkey) (?:sausage|bacon|ham|mince|burger)',
)

/** Groups by the word that a family uses. Any other word means what has it in its name. */
export const dishGroups: ReadonlyMap<string, DishGroup> = new Map(
  Object.entries({
    fish: { says: words(fish), allergens: ['fish'] },
    seafood: { says: words(`${fish}|${shellfish}|seafood`), allergens: ['fish', 'crustaceans', 'molluscs'] },
    shellfish: { says: words(shellfish), allergens: ['crustaceans', 'molluscs'] },
    'oily fish': { says: words('salmon|mackerel|sardine|trout|herring|kipper|anchovy|tuna') },
    'white fish': { says: words('cod|haddock|hake|pollock|plaice|sea bass|halibut|coley|tilapia|basa') },
    'red meat': { says: words(`${beef}|${lamb}|${pork}|venison|goat`), butNot: notBeef },
    'white meat': { says: words(`${poultry}|pork`) },
    poultry: { says: words(poultry) },
    beef: { says: words(beef), butNot: notBeef },
    lamb: { says: words(lamb) },
    pork: { says: words(pork), butNot: notBeef },
    game: { says: words(game) },
    'processed meat': { says: words('bacon|ham|gammon|chorizo|sausage|salami|pepperoni|hot dog') },
    cheese: {
      says: words(
        'cheese|cheesy|cheddar|mozzarella|parmesan|feta|halloumi|paneer|ricotta|mascarpone|brie|gouda|gruyère|stilton|pecorino',
      ),
      perhaps: words(
        'grana padano|parmigiano|camembert|emmental|edam|manchego|roquefort|gorgonzola|dolcelatte|taleggio|fontina|provolone|burrata|raclette|reblochon|comte|comté|red leicester|double gloucester|wensleydale|caerphilly|monterey jack|babybel|cambozola|jarlsberg|havarti',
      ),
    },
    dairy: {
      says: words('milk|cream|butter|yoghurt|buttermilk|cheese|cheddar|mozzarella|parmesan|feta|halloumi'),
      allergens: ['milk'],
    },
    nut: {
      says: words('nut|peanut|almond|cashew|walnut|pecan|hazelnut|pistachio'),
      allergens: ['nuts', 'peanuts'],
    },
    peanut: { says: words('peanut'), allergens: ['peanuts'] },
    gluten: { allergens: ['gluten'] },
    egg: { says: words('egg|omelette|frittata|quiche|shakshuka'), allergens: ['eggs'] },
    pasta: {
      says: words(
        'pasta|spaghetti|linguine|tagliatelle|penne|fusilli|macaroni|mac and cheese|lasagne|lasagna|carbonara|bolognese|cannelloni|ravioli|tortellini|ziti|gnocchi|orzo|rigatoni|pappardelle|fettuccine|farfalle|conchiglie|orecchiette',
      ),
      perhaps: words(
        'bucatini|vermicelli|tortelloni|agnolotti|cavatelli|ditalini|casarecce|strozzapreti|paccheri|trofie',
      ),
    },
    noodle: { says: words('noodle|ramen|udon|soba|pad thai|chow mein|lo mein|laksa|pho|vermicelli') },
    rice: { says: words('rice|risotto|paella|biryani|pilaf|pilau|jollof|kedgeree|congee') },
    curry: {
      says: words(
        'curry|korma|masala|tikka|dal|daal|dhal|saag|jalfrezi|madras|vindaloo|bhuna|balti|rogan josh|makhani|butter chicken|rendang|massaman',
      ),
    },
    burger: { says: words('burger|cheeseburger|hamburger') },
    bread: {
      says: words('bread|toast|toastie|bun|flatbread|naan|pitta|bagel|baguette|sandwich|ciabatta|focaccia'),
    },
    bean: { says: words('bean'), perhaps: words('cannellini|borlotti|haricot') },
    pulse: { says: words('bean|lentil|chickpea|dal|daal|dhal|split pea') },
    legume: { says: words('bean|lentil|chickpea|dal|daal|dhal|split pea|pea') },
    stew: { says: words('stew|casserole|tagine|goulash|hotpot|ragout|bourguignon') },
    casserole: { says: words('casserole') },
    roast: { says: words('roast|roast dinner') },
    'roast dinner': { says: words('roast (?:chicken|beef|lamb|pork|turkey|gammon|dinner)|pot roast') },
    potato: { says: words('potato|mash|chip|fries|gnocchi|rosti') },
    chip: { says: words('chip|fries') },
    chilli: {
      says: words('chilli|chili'),
      // 'Pasta with chilli' and 'lime and chilli prawns' are only seasoned with it.
      isCalled:
        /^(?!.*\bwith\b.*\bchill?i)(?:.* )?(?<!(?:and|in|sweet) )chill?i(?= (?:con|sin|with|for|in|bowl|and rice|slow cooker)\b|$)/,
    },
    smoothie: { says: words('smoothie') },
    soup: { says: words('soup|broth|chowder'), perhaps: words('minestrone|pho|ramen|laksa|stew') },
    'stir fry': { says: words('stir fry|stirfry|stir fried|chow mein') },
    taco: { says: words('taco') },
    'fried food': { says: words('fried|chip|fries|fritter|tempura') },
    carb: { says: words('pasta|rice|potato|bread|noodle|couscous') },
    'beef mince': { says: words('beef mince|mince|bolognese') },
  } satisfies Record<string, DishGroup>),
)

/**
 * Words for foods that the lexicon knows one by one, beside those for meat: whoever wants none of
 * it wants nothing that surely holds one of them. Of other foods what is made of it is no such
 * dish: baked beans are no tomatoes.
 */
export const knownByFoods: ReadonlySet<string> = new Set([
  'alcohol',
  'bean',
  'berry',
  'brassica',
  'citrus',
  'game',
  'mushroom',
  'offal',
  'poultry',
  'processed meat',
  'red meat',
])
