/** The foods that a plate can show, by the words that recipes use for them; earlier ones win. */

export type Look =
  | 'grains'
  | 'strands'
  | 'tubes'
  | 'mash'
  | 'chips'
  | 'cubes'
  | 'rounds'
  | 'slices'
  | 'coins'
  | 'leaves'
  | 'florets'
  | 'strips'
  | 'spears'
  | 'mushrooms'
  | 'rings'
  | 'fillet'
  | 'steak'
  | 'pieces'
  | 'prawns'
  | 'egg'
  | 'sausages'
  | 'crumbs'
  | 'shavings'
  | 'herbs'
  | 'wedges'
  | 'blocks'

export type Role = 'base' | 'main' | 'side' | 'garnish'

export interface Food {
  word: RegExp
  role: Role
  look: Look
  /** Colours: of the body, of its light parts and of its dark parts. */
  paint: readonly [string, string, string]
  sweet?: true
}

const food = (word: RegExp, role: Role, look: Look, paint: Food['paint'], sweet?: true): Food => ({
  word,
  role,
  look,
  paint,
  sweet,
})

export const foods: readonly Food[] = [
  food(/\b(spaghetti|linguine|tagliatelle|fettuccine|pappardelle|vermicelli)\b/, 'base', 'strands', [
    '#efcf83',
    '#f9e6b4',
    '#d6ab55',
  ]),
  food(/\b(noodles?|ramen|udon|soba|pad thai|chow mein)\b/, 'base', 'strands', [
    '#e9c684',
    '#f6e0ad',
    '#c99b52',
  ]),
  food(
    /\b(pasta|penne|rigatoni|fusilli|macaroni|farfalle|orzo|gnocchi|tortellini|ravioli)\b/,
    'base',
    'tubes',
    ['#f0cd7c', '#f9e5b0', '#d3a64d'],
  ),
  food(/\b(risotto|rice|paella|biryani|pilau|pilaf)\b/, 'base', 'grains', ['#f6eedb', '#fffaf0', '#dccdab']),
  food(/\b(couscous|bulgur|millet|quinoa|polenta|semolina)\b/, 'base', 'grains', [
    '#ecd093',
    '#f7e4b8',
    '#cfab62',
  ]),
  food(/\b(lentils?|dal|dhal|daal)\b/, 'base', 'grains', ['#c98b45', '#e2b06f', '#9c6428']),
  food(/\b(oats?|porridge|granola|muesli)\b/, 'base', 'grains', ['#e3cba0', '#f3e3c5', '#bd9c66'], true),
  food(/\bsweet potato(es)?\b/, 'side', 'wedges', ['#e8823a', '#f4aa6b', '#c05f1e']),
  food(/\b(mash|mashed)\b/, 'base', 'mash', ['#f4e2ae', '#fcf2d2', '#d9bd77']),
  food(/\b(chips|fries)\b/, 'base', 'chips', ['#efc366', '#f9dd97', '#c9933a']),
  food(/\b(potato(es)?|hash browns?)\b/, 'side', 'wedges', ['#efcb77', '#f9e3a8', '#c99b45']),
  food(/\b(salmon|trout)\b/, 'main', 'fillet', ['#f08a66', '#f9b497', '#d2664a']),
  food(/\b(tuna|cod|haddock|pollock|plaice|sea bass|mackerel|halibut|fish|seafood)\b/, 'main', 'fillet', [
    '#efe3cb',
    '#fbf5e6',
    '#cbb48a',
  ]),
  food(/\b(prawns?|shrimps?|langoustines?)\b/, 'main', 'prawns', ['#f49a78', '#fbc4a9', '#d8704f']),
  food(/\b(sausages?|chorizo|bratwurst|hot ?dogs?|merguez)\b/, 'main', 'sausages', [
    '#a8512f',
    '#c9764e',
    '#7f371c',
  ]),
  food(/\b(mince|minced|bolognese|meatballs?|keema)\b/, 'main', 'crumbs', ['#8d4f32', '#b1714f', '#66351f']),
  food(/\b(beef|steak|brisket|venison)\b/, 'main', 'steak', ['#8a4630', '#b06a4d', '#5f2b1c']),
  food(/\b(lamb|pork|ham|gammon|duck|bacon|pancetta)\b/, 'main', 'steak', ['#c0745a', '#dc9c82', '#8f4a36']),
  food(/\b(chicken|turkey)\b/, 'main', 'pieces', ['#dfa45c', '#f2c98d', '#b47632']),
  food(/\b(tofu|tempeh|paneer|halloumi|seitan)\b/, 'main', 'blocks', ['#f2dfb4', '#fcf3d9', '#d2b06b']),
  food(/\b(eggs?|omelette|frittata|shakshuka)\b/, 'main', 'egg', ['#fffdf4', '#f6b93b', '#e3d9bf']),
  food(/\b(chickpeas?|hummus|falafel)\b/, 'side', 'rounds', ['#e3b96c', '#f3d79c', '#b98b3e']),
  food(/\b(kidney beans?|black beans?|red beans?|chilli con carne)\b/, 'side', 'rounds', [
    '#7d2f2a',
    '#a95048',
    '#561a17',
  ]),
  food(/\b(peas|petits pois|edamame|broad beans?)\b/, 'side', 'rounds', ['#78ac3f', '#a4cf6c', '#548028']),
  food(/\b((green|runner|french|fine) beans?|asparagus|tenderstem|leeks?|celery)\b/, 'side', 'spears', [
    '#6f9f46',
    '#9cc572',
    '#4c762b',
  ]),
  // After the green beans, because these words match them too.
  food(/\b(cannellini|butter beans?|haricot|white beans?|beans)\b/, 'side', 'rounds', [
    '#ecd9b2',
    '#f9eed4',
    '#c4a76c',
  ]),
  food(/\b(broccoli)\b/, 'side', 'florets', ['#4f8a3c', '#78b05f', '#a9c579']),
  food(/\b(cauliflower)\b/, 'side', 'florets', ['#f0e6cb', '#fdf8ea', '#cfd09a']),
  food(
    /\b(spinach|kale|chard|rocket|lettuce|leaves|salad|watercress|pak choi|bok choy|cabbage|greens|slaw)\b/,
    'side',
    'leaves',
    ['#5d9a45', '#8cc06b', '#3d7330'],
  ),
  food(/\b(cherry tomato(es)?|tomato(es)?|passata|salsa)\b/, 'side', 'slices', [
    '#dc4a31',
    '#f27f60',
    '#f8c9a6',
  ]),
  food(/\b(butternut|squash|pumpkin)\b/, 'side', 'cubes', ['#ed9436', '#f7b968', '#c66f1a']),
  food(/\b(carrots?|parsnips?)\b/, 'side', 'coins', ['#ee8a35', '#f7b06c', '#d96f1f']),
  food(/\b(courgettes?|zucchini|cucumber)\b/, 'side', 'slices', ['#6b9a45', '#dcebb9', '#a9c978']),
  food(/\b(aubergines?|eggplant)\b/, 'side', 'slices', ['#5c3557', '#ecdcc0', '#b99b83']),
  food(/\b(beetroots?|beets?)\b/, 'side', 'cubes', ['#94264f', '#bb4a73', '#6c1637']),
  food(/\b(mushrooms?|porcini|chestnut mushrooms?)\b/, 'side', 'mushrooms', [
    '#b58b64',
    '#e6d2b8',
    '#866040',
  ]),
  food(/\b(sweetcorn|corn|maize)\b/, 'side', 'rounds', ['#f4c53f', '#fbe08a', '#cf9a1c']),
  food(/\b((red|green|yellow|orange|bell|sweet) peppers?|peppers|fajitas?)\b/, 'side', 'strips', [
    '#d8402f',
    '#ee7a55',
    '#f0b53c',
  ]),
  food(/\b(avocados?|guacamole)\b/, 'side', 'wedges', ['#b9cf6a', '#e1ebae', '#5f8535']),
  food(/\b(red onions?)\b/, 'side', 'rings', ['#a34a78', '#e9cbd9', '#7d2f58']),
  food(
    /\b(strawberr(y|ies)|raspberr(y|ies)|cherr(y|ies)|cranberr(y|ies)|redcurrants?)\b/,
    'side',
    'rounds',
    ['#d22f45', '#f06f79', '#9c1a31'],
    true,
  ),
  food(
    /\b(blueberr(y|ies)|blackberr(y|ies)|berries|blackcurrants?|grapes|plums?)\b/,
    'side',
    'rounds',
    ['#4a4a86', '#7a7ab3', '#2f2f5f'],
    true,
  ),
  food(/\b(apples?|pears?)\b/, 'side', 'wedges', ['#f1e1a6', '#fbf3d1', '#c6402f'], true),
  food(
    /\b(oranges?|clementines?|satsumas?|grapefruit)\b/,
    'side',
    'slices',
    ['#f39a2c', '#fbc477', '#fde3b4'],
    true,
  ),
  food(/\b(bananas?)\b/, 'side', 'coins', ['#f2d675', '#fbf0bf', '#c9a23c'], true),
  food(
    /\b(mango(es)?|peach(es)?|apricots?|pineapple|nectarines?)\b/,
    'side',
    'cubes',
    ['#f6ae3c', '#fbd080', '#d98719'],
    true,
  ),
  food(
    /\b(chocolate|cocoa|brownies?|nutella)\b/,
    'garnish',
    'blocks',
    ['#5b3320', '#82543a', '#3d2012'],
    true,
  ),
  food(/\b(walnuts?|almonds?|pecans?|hazelnuts?|cashews?|peanuts?|pistachios?|nuts)\b/, 'garnish', 'crumbs', [
    '#b98549',
    '#dcb37c',
    '#8b5d2a',
  ]),
  food(/\b(feta|goat'?s'? cheese|mozzarella|ricotta|cottage cheese)\b/, 'garnish', 'cubes', [
    '#fdf8ec',
    '#ffffff',
    '#ddd2b6',
  ]),
  food(/\b(parmesan|pecorino|cheddar|gruyere|cheese|cheesy)\b/, 'garnish', 'shavings', [
    '#f3d27a',
    '#fbe9b4',
    '#d3a845',
  ]),
  food(/\b(lemons?|limes?)\b/, 'garnish', 'slices', ['#f2d03f', '#faeb9f', '#fdf6cf']),
  food(/\b(olives?|capers?)\b/, 'garnish', 'rounds', ['#4d4a2e', '#7b774c', '#33301b']),
  food(/\b(chill?i(es)?|jalape[nñ]os?)\b/, 'garnish', 'rings', ['#cf2f22', '#f29a7d', '#a81d15']),
  food(/\b(spring onions?|scallions?|chives)\b/, 'garnish', 'rings', ['#6ea245', '#dcebc0', '#4c7a2c']),
  food(/\b(onions?|shallots?)\b/, 'garnish', 'rings', ['#dfc08d', '#f6e9cd', '#b8935b']),
  food(
    /\b(basil|parsley|coriander|mint|dill|thyme|rosemary|oregano|sage|herbs?|tarragon|pesto)\b/,
    'garnish',
    'herbs',
    ['#4d8a3a', '#7db45c', '#356726'],
  ),
]

/**
 * Words of the pantry that contain a food's name but are another food: chicken stock, black pepper,
 * peanut oil.
 */
const pantry =
  /\b[a-z]+ (oil|vinegar|stock|broth|bouillon|flour|extract|essence|cubes?|wine|liqueur|seasoning)\b|\b(fish|soy|oyster|hoisin|chilli|worcestershire|tabasco) sauce\b|\b(coconut|oat|almond|soya?|rice) milk\b|\b(chill?i|curry|onion|garlic|mustard|cocoa butter) (powder|flakes)\b|\b(black|white|cayenne|ground) pepper\b|\begg (noodles|wash)\b|\bpeanut butter\b|\bcream of tartar\b/g

export const withoutPantry = (text: string) =>
  text.toLowerCase().replace(pantry, (found) => (found.startsWith('egg n') ? 'noodles' : ' '))
