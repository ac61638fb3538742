/**
 * Forms of dish, each with the words in names that show it. The first that fits a name is its form:
 * 'chicken curry pie' is a pie, 'ramen-style noodle soup' is noodles, 'chicken noodle soup' is a
 * soup.
 */
const formWords: readonly (readonly [string, string])[] = [
  ['pie', 'pie|quiche|tart|pasty|pasties|wellington|galette'],
  ['pizza', 'pizzas?|calzone|flatbread pizza'],
  ['burger', 'burgers?|cheeseburgers?|sliders?'],
  ['tortilla', 'tacos?|burritos?|enchiladas?|quesadillas?|fajitas?|tostadas?|nachos|chimichangas?|wraps?'],
  ['noodles', 'ramen|udon|soba|pad thai|chow mein|lo mein|laksa|pho'],
  ['soup', 'noodle soup'],
  ['noodles', 'noodles?'],
  [
    'pasta',
    'lasagnes?|lasagna|cannelloni|bolognese|carbonara|ragu|mac and cheese|macaroni|spaghetti|linguine|tagliatelle|penne|fusilli|rigatoni|orzo|ravioli|tortellini|gnocchi|ziti|pasta',
  ],
  ['rice', 'risotto|paella|pilau|pilaf|biryani|jambalaya|jollof|kedgeree|fried rice|rice bowls?|congee'],
  [
    'curry',
    'curry|curries|korma|masala|tikka|aloo|gobi|chana|balti|bhuna|makhani|dopiaza|butter chicken|dal|daal|dhal|saag|jalfrezi|madras|vindaloo|rogan josh|rendang|keema|massaman|katsu',
  ],
  ['soup', 'soup|broth|chowder|minestrone|gazpacho'],
  ['stew', 'stew|casserole|tagine|goulash|hotpot|chilli|chili|cassoulet|bourguignon|ratatouille'],
  ['stir-fry', 'stir[- ]?fry|stir[- ]?fried|teriyaki|sweet and sour'],
  ['traybake', 'traybake|tray|sheet pan|roasting tin'],
  ['roast', 'roast'],
  ['toast', 'sandwich(?:es)?|toasties?|on toast|baguette|bagels?|pittas?'],
  ['salad', 'salad|slaw|niçoise'],
  ['gratin', 'gratin|cauliflower cheese|bake|moussaka|parmigiana'],
  ['eggs', 'omelette|frittata|shakshuka|tortilla española'],
  ['bowl', 'bowls?'],
]
const formRules = formWords.flatMap(([form, words]) =>
  words.split('|').map((word) => [form, new RegExp(`\\b${word}\\b`)] as const),
)

/**
 * The form of a dish by its name, and the word that says so: 'Lasagne al forno' is pasta, and a
 * lasagne. What the dish comes with counts only where the name itself says no form: 'Greek salad
 * with pitta' is a salad. Null where nothing says one.
 */
export function dishFormOf(name: string): { form: string; word: string } | null {
  const text = name.toLowerCase()
  const [dishText = text] = text.split(' with ', 1)
  return formIn(dishText) ?? formIn(text)
}

function formIn(text: string): { form: string; word: string } | null {
  for (const [form, rule] of formRules) {
    const word = rule.exec(text)?.[0]
    if (word !== undefined) return { form, word: word.replace(/(?<!s)s$/, '') }
  }
  return null
}
