/**
 * Kinds of food that a family may name in place of each food of the kind: 'citrus', 'nightshades'.
 */
const kinds: readonly [RegExp, readonly string[]][] = [
  [
    /\bcitrus\b/,
    ['lemon', 'lime', 'orange', 'grapefruit', 'clementine', 'satsuma', 'mandarin', 'tangerine', 'kumquat'],
  ],
  [
    /\bstone ?fruit\b/,
    ['peach', 'nectarine', 'plum', 'apricot', 'cherry', 'damson', 'greengage', 'prune', 'mango'],
  ],
  [
    /\bnightshade\b/,
    ['tomato', 'potato', 'aubergine', 'chilli', 'paprika', 'cayenne pepper', 'tomatillo', 'goji berry'],
  ],
  [/\bnightshade\b/, ['bell pepper', 'red pepper', 'green pepper', 'yellow pepper', 'jalapeño']],
  [
    /\b(?:legume|pulse)\b/,
    [
      'chickpea',
      'lentil',
      'pea',
      'kidney bean',
      'black bean',
      'cannellini bean',
      'butter bean',
      'haricot bean',
    ],
  ],
  [
    /\b(?:legume|pulse)\b/,
    [
      'borlotti bean',
      'pinto bean',
      'broad bean',
      'green bean',
      'runner bean',
      'black-eyed bean',
      'mung bean',
    ],
  ],
  [/\b(?:allium|onion family)\b/, ['onion', 'garlic', 'leek', 'shallot', 'spring onion', 'chive']],
  [
    /\bberry\b/,
    [
      'strawberry',
      'raspberry',
      'blueberry',
      'blackberry',
      'cranberry',
      'gooseberry',
      'blackcurrant',
      'redcurrant',
    ],
  ],
  [/\b(?:red meat|alpha gal)\b/, ['beef', 'lamb', 'pork', 'veal', 'venison', 'goat', 'mutton', 'rabbit']],
  [/\bpoultry\b/, ['chicken', 'turkey', 'duck', 'goose', 'pheasant', 'quail', 'guinea fowl']],
]

/**
 * The foods of the kind that a folded text names, and of no one food; none where it names no kind.
 */
export function foodsOfKind(folded: string): string[] {
  return kinds.flatMap(([rule, foods]) => (rule.test(folded) ? foods : []))
}
