import type { Food } from './food.ts'

/** A pattern for names at the end of a text or before 'and': 'pizza and chips'. */
const endingWith = (names: string) =>
  new RegExp(`(?:^| )(?:${names})(?: (?:cube|powder|granule|mix|paste|pot|concentrate|filling))?(?:$| and )`)

/** Bought ready-made, of vegetables and spices that the name does not list. */
const savouryMixture = endingWith(
  'sauce|soup|stock|broth|bouillon|gravy|seasoning|dressing|vinaigrette|marinade|rub|curry|curry roux|masala|spice|five spice|mixed herb|' +
    'italian herb|(?:curry|thai|korma|madras|tikka|jalfrezi|balti|rogan josh|vindaloo|tandoori|bhuna|massaman|rendang|laksa|tom y[ua]m) paste|' +
    'harissa|salsa|salsa verde|guacamole|pesto|ketchup|chutney|relish|pickle|piccalilli|dip|hummus|tapenade|tzatziki|raita|coleslaw|slaw|salad|' +
    'kimchi|achar|torshi|atchara|giardiniera|curtido|bruschetta topping|antipasti|caponata|ratatouille|' +
    'baba ganoush|stuffing|sausage|sausage meat|sausage roll|burger|meatball|nugget|kiev|falafel|haggis|' +
    'faggot|pork pie|steak pie|pasty|pizza|quiche|ravioli|tortellini|filled pasta|dumpling|gyoza|spring roll|summer roll|samosa|bhaji|pakora|bombay mix|' +
    'ready meal|lasagne|chilli con carne|crisp|snack|cracker|chorizo|salami|pepperoni|spread|mixed vegetable|' +
    '(?:asian|oriental|mediterranean|stir-fry|roasted|roast|roasting|winter|steam-in-bag|crudite|crudité) vegetable|' +
    'vegetable medley|breading|coating|batter mix|(?:flavoured|seasoned|mexican|mexican-style|spanish|pilau|fried) rice|(?:rice|couscous|tabbouleh|' +
    'tabouli|michelada|sloppy joe) mix|flavoured couscous|bumbu|(?:fajita|taco) kit|clamato|tinned meat|luncheon meat|vegetable juice|snack mix|' +
    '(?:seasoning|spice|herb) blend|(?:flavou?r(?:ing)?|seasoning) packet',
)

/** Bought ready-made, of fruits, seeds and spices that the name does not list. */
const sweetMixture = endingWith(
  'muesli|granola|trail|cereal bar|fruit bar|protein bar|snack bar|fruit salad|mixed fruit|mixed berry|smoothie|mixed dried fruit|mixed peel|' +
    'mincemeat|fruit cake|christmas pudding|mixed seed|chutney|fruit juice|mixed fruit juice|fruit cocktail|pie|herbal tea|sorbet',
)

/** Baked, sweet or drunk, and made of more than its name tells. */
const bakedMixture = endingWith(
  'cake|cupcake|biscuit|cookie|muffin|scone|tart|pudding|dessert|brownie|doughnut|danish pastry|bar|cereal|flapjack|wafer|waffle|pancake|crumble|' +
    'trifle|mousse|cheesecake|gateau|roulade|ice cream|gelato|ice lolly|sweet|candy|fudge|toffee|nougat|truffle|chocolate|praline|frosting|' +
    'icing|custard|cake mix|brownie mix|cookie mix|liqueur|cocktail|squash drink|soft drink|energy drink|cordial|bitters|pizza|sandwich|ready meal|' +
    'takeaway|protein powder|bread mix|sushi|lasagne|macaroon|fruit bread|fruit loaf|bun|gum|lollipop',
)

/** Whole dishes: anything that a family cooks with may be in them. */
const dishMixture = endingWith(
  'borscht|vichyssoise|gazpacho|minestrone|chowder|bisque|ful medames|canned (?:[a-z]+ )*chilli|chilli no bean|hot dog chilli|turkey chilli|vegetarian chilli|pierogi|pelmeni|' +
    'vareniki|knish|culurgiones|panzerotti|wonton|matzo ball|spaghetti hoop|spaghettios|mac (?:and|n) cheese|spaghetti bol|hamburger helper|' +
    'spanish tortilla|stew|casserole|hotpot|stir fry|fry up|full english|cooked breakfast|bolognese|spag bol|carbonara|ragu|meat sauce|tagine|risotto|paella|' +
    'jambalaya|gumbo|cassoulet|goulash|stroganoff|(?:buddha|grain) bowl|traybake|sheet pan dinner|one pot|kebab|fajita|burrito|enchilada|' +
    'quesadilla|toastie|grilled cheese|chicken wrap|blt|calzone|stromboli|empanada|toad in the hole|wellington|moussaka|gratin|dauphinoise|' +
    "fondue|cauliflower cheese|(?:roast|christmas|pasta|raclette) dinner|sunday roast|(?:shepherd|cottage|fish|fisherman)(?:'s)? pie|" +
    '(?:pasta|macaroni) bake|pasta dish|lasagne al forno|pie and mash|and meatball|(?:chicken|beef|meat|vegetable|veggie) lasagne|char kway teow|' +
    'pani puri|shrimp and grits?|prawn and grits?|(?:blt|club|grilled cheese) sandwich|hot dog in bun|ackee and saltfish|jerk chicken|manti|biscuits? and gravy|chicken fried steak|poutine|tourtiere',
)

/** Sauces and the like that hold what their name says and little else. */
const namedSauces =
  /(?:^| )(?:soy|fish|apple|cranberry|chocolate|caramel|butterscotch|strawberry|ice cream) sauce$|dumpling mix$/

/**
 * Whether a food that is bought ready-made may hold another one of which no packet needs to warn:
 * garlic in a stock cube, kiwi in a fruit salad. The allergens that the law names are in the
 * lexicon instead.
 */
export function mayContainUnlabelled(
  { name }: Pick<Food, 'name'>,
  { category }: Pick<Food, 'category'>,
): boolean {
  if (namedSauces.test(name)) return false
  if (dishMixture.test(name)) return category !== 'Other'
  if (category === 'Vegetables') return savouryMixture.test(name)
  if (category === 'Fruits') return sweetMixture.test(name)
  return category === 'Pantry & Spices' && (savouryMixture.test(name) || sweetMixture.test(name))
}

/** Whether a food is made of several foods that its name does not list. */
export function isMixture({ name }: Pick<Food, 'name'>): boolean {
  return (
    !namedSauces.test(name) &&
    (dishMixture.test(name) ||
      savouryMixture.test(name) ||
      sweetMixture.test(name) ||
      bakedMixture.test(name))
  )
}

/**
 * Whether a mixture may hold a food of this category that nobody named, so that it cannot be called
 * free of it. A dish may hold any; other mixtures hold meat only where their origin is unknown and
 * they are not baked, vegetables where they are savoury, fruits where they are sweet or baked, and
 * foods of all other categories.
 */
export function mayContainUnnamed(
  food: Pick<Food, 'name' | 'origin'>,
  category: Food['category'] | null,
): boolean {
  if (!isMixture(food)) return false
  if (dishMixture.test(food.name)) return true
  if (category === 'Meat & Fish') return food.origin === 'unknown' && !bakedMixture.test(food.name)
  if (category === 'Vegetables') return savouryMixture.test(food.name)
  if (category === 'Fruits') return sweetMixture.test(food.name) || bakedMixture.test(food.name)
  return true
}
