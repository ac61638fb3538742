import { dishFormOf } from '@plateful/meal-planner/dish-forms'

/**
 * Meat that makes dishes alike whatever they are called: toad in the hole after sausages and mash,
 * chilli after bolognese.
 */
export type SharedMeat = 'sausages' | 'mince'

/** What somebody remembers of a dish besides its name, its protein and how it is cooked. */
export interface DishTraits {
  meat: SharedMeat | null
  /** The food that it is chosen for: feta, tofu, salmon. */
  mark: string | null
  /** The vegetable that its name has, or that is tasted all the same. */
  vegetable: string | null
  /** Tomatoes are in its name, or make its sauce. */
  isOfTomato: boolean
  /** What fills the plate. */
  base: string | null
  /** Cheese is what it is made of, or what its name has. */
  isOfCheese: boolean
  /** Salad is in its name, as the dish or beside it. */
  isWithSalad: boolean
  /** It is eaten cold: a salad that is not called warm, a gazpacho. */
  isCold: boolean
  /** A soup without bread, meat, fish, pulses or pasta: nobody is full of it. */
  isThinSoup: boolean
  /** The food that has to be left over for it: 'rice' of a leftover rice salad. */
  leftover: string | null
}

/** Words by what they stand for. */
type Words = readonly (readonly [string, RegExp])[]

const meats = [
  ['sausages', /\b(?:sausages?|bangers?|chipolatas?|frankfurters?|hot dogs?|bratwursts?|toad in the hole)\b/],
  ['mince', /\b(?:mince|minced|meatballs?|meatloaf|ground (?:beef|turkey|pork|lamb|chicken))\b/],
] as const satisfies Words

const marks: Words = [
  'tofu',
  'paneer',
  'halloumi',
  'feta',
  'prawn',
  'salmon',
  'tuna',
  'mackerel',
  'cod',
  'haddock',
  'chickpea',
  'lentil',
].map((word) => [word, new RegExp(`\\b${word}s?\\b`)] as const)

/** Foods of the list that say the same in another word. */
const sameMark: Words = [
  ['lentil', /\b(?:dha?l|daa?l)\b/],
  ['chickpea', /\b(?:h(?:o|u)u?mm?[ou]u?s|falafels?|chana)\b/],
  ['feta', /\bgreek salad\b/],
]

const vegetableNames =
  /\b(?:avocado|mushroom|cauliflower|broccoli|spinach|aubergine|courgette|squash|pumpkin|sweet potato|beetroot|cabbage|leek|kale|pepper|butter bean|black bean)(?:e?s)?\b/
/** Vegetables that are tasted also where a name does not tell them. */
const tastedVegetables = /\b(?:mushroom|aubergine|cauliflower|squash|beetroot)\b/
const tomatoSauces = /\b(?:passata|chopped tomato|plum tomato|marinara|tomato sauce)(?:e?s)?\b/
const tomatoDishes =
  /\b(?:tomato(?:es)?|bolognese|ragu|shakshuka|arrabbiata|marinara|minestrone|pizzas?|lasagnes?)\b/
/** A stew of that name; behind 'with' or 'and' a chilli only seasons, and a white one has none. */
const chilliDishes =
  /^(?!.*\bwhite\b)(?!.*\bwith\b.*\bchill?i)(?:.* )?(?<!(?:and|in|&) )chill?i(?= (?:con|sin|with|bowls?)\b| ?\(|$)/

const bases: Words = [
  [
    'bread',
    /\b(?:bread|breads|toast|toasties?|sandwich(?:es)?|wraps?|pittas?|pitta breads?|flatbreads?|tortillas?|taco shells?|naans?|bagels?|baguettes?|buns?|rolls?|ciabatta|focaccia|sourdough|burgers?|tacos?|burritos?|fajitas?|quesadillas?|pizza|pizza dough)\b/,
  ],
  [
    'pasta',
    /\b(?:pasta|spaghetti|linguine|tagliatelle|penne|fusilli|macaroni|lasagnes?|lasagne sheets?|cannelloni|gnocchi|noodles?|orzo|ramen)\b/,
  ],
  ['couscous', /\b(?:couscous|bulgur|quinoa|freekeh)\b/],
  ['rice', /\b(?:rice|risotto|paella|biryani|pilau|pilaf|jollof)\b/],
  ['potato', /\b(?:potato(?:es)?|mash|chips|oven chips|wedges)\b/],
]

/** What fills a soup that is named after it. */
const soupBases = bases.filter(([base]) => base === 'pasta' || base === 'rice')

/** Dishes and foods of cheese; what is grated over a dish is none. */
const cheeseNames =
  /\b(?:cheese|cheesy|halloumi|feta|paneer|mozzarella|mascarpone|ricotta|gorgonzola|camembert|brie|stilton|greek salad|pizzas?|quesadillas?|macaroni|mac and cheese|raclette|fondue)\b/
const cheeseFoods = /\b(?:halloumi|feta|paneer|mozzarella|mascarpone|ricotta|goat(?: s)? cheese|gorgonzola)\b/
const saladNames = /\b(?:salads?|slaw|coleslaw)\b/
const coldNames = /\b(?:salads?|slaw|gazpacho|vichyssoise|ceviche|carpaccio|poke|crudites)\b/
const warmNames = /\b(?:warm|hot|grilled|roast|roasted|baked|with salad)\b/
/** What makes a soup a meal. */
const fillsSoup =
  /\b(?:chicken|turkey|beef|lamb|pork|ham|bacon|sausages?|chorizo|fish|cod|haddock|salmon|prawns?|tofu|eggs?|beans?|lentils?|dha?l|chickpeas?|split peas?|peas?|noodles?|pasta|rice|barley|dumplings?|minestrone|ramen|laksa|pho|chowder)\b/
/** Named like what fills, and thin all the same. */
const notFilling = /\b(?:stock|bouillon|green beans?|rice vinegar|fish sauce)\b/

/** Dishes that are made of what is left over, though their names do not say it. */
const madeOfLeftovers: Words = [['potatoes', /\bbubble (?:and|&) squeak\b/]]
/** Between the word and the food. */
const manners = 'roast|roasted|cooked|boiled|cold|mashed|grilled|poached|sunday|christmas'
const leftoverFood = new RegExp(`\\bleft-?over (?:(?:${manners}) )*(\\p{L}+)|(\\p{L}+) left-?overs\\b`, 'u')
/** These name no food: something of the kind is always left. */
const anything =
  /^(?:vegetables?|veg|veggies|meat|food|dinner|bits|anything|pie|soup|salad|stew|with|of|for|from|using|your|our|any)$/

/** The food that has to be left over for a dish; null where its name tells of none. */
function leftoverIn(name: string): string | null {
  const [, adjective, noun] = leftoverFood.exec(name) ?? []
  const food = firstIn(madeOfLeftovers, [name]) ?? adjective ?? noun
  return food === undefined || anything.test(food) ? null : food
}

const firstIn = (list: Words, texts: readonly string[]): string | null =>
  list.find(([, rule]) => texts.some((text) => rule.test(text)))?.[0] ?? null

/**
 * What a dish is made of as somebody remembers it, by its name and then by its foods (in the
 * singular). Sausages without meat are sausages; what is only seasoned with one (chorizo, salami)
 * is not. A soup is filled by the bread beside it, or by noodles or rice that its name says: a
 * potato only thickens it. A salad is filled by what its name says alone: croutons are no bread.
 */
export function traitsOf(title: string, says: readonly string[] = []): DishTraits {
  const name = title.toLowerCase()
  const all = [name, ...says]
  const vegetable = vegetableNames.exec(name)?.[0].replace(/(?:(?<=potato)es|s)$/, '')
  const form = dishFormOf(title)?.form
  const isSauce = (food: string) => tomatoSauces.test(food) || (form === 'pasta' && /\btomato/.test(food))
  const isOfTomato = tomatoDishes.test(name) || chilliDishes.test(name) || says.some(isSauce)
  const isWithBread = all.some((text) => bases[0]?.[1].test(text))
  const filling = form === 'salad' ? null : firstIn(bases, says)
  const leftover = leftoverIn(name)
  const isFilled = isWithBread || all.some((text) => !notFilling.test(text) && fillsSoup.test(text))
  return {
    meat: meats.find(([, rule]) => all.some((text) => rule.test(text)))?.[0] ?? null,
    mark:
      firstIn(marks, [name]) ?? firstIn(sameMark, [name]) ?? firstIn(marks, says) ?? firstIn(sameMark, says),
    vegetable: vegetable ?? says.map((food) => tastedVegetables.exec(food)?.[0]).find(Boolean) ?? null,
    isOfTomato,
    // What was cooked the day before is no second filling.
    base:
      leftover !== null
        ? null
        : form === 'soup'
          ? isWithBread
            ? 'bread'
            : firstIn(soupBases, [name])
          : (firstIn(bases, [name]) ?? filling),
    isOfCheese: cheeseNames.test(name) || says.some((food) => cheeseFoods.test(food)),
    isWithSalad: saladNames.test(name),
    isCold: coldNames.test(name) && !warmNames.test(name),
    isThinSoup: form === 'soup' && !isFilled,
    leftover,
  }
}
