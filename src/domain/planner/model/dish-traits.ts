import { dishFormOf } from '@plateful/meal-planner/dishes/dish-forms'

/**
 * Meat that makes dishes alike whatever they are called: toad in the hole and sausages with mash,
 * chilli and bolognese.
 */
export type SharedMeat = 'sausages' | 'mince'

/** What people remember of a dish besides its name, its protein and how it is cooked. */
export interface DishTraits {
  meat: SharedMeat | null
  /** The food that it is chosen for: feta, tofu, salmon. */
  mark: string | null
  /** The vegetable in its name, or one with a strong taste in its foods. */
  vegetable: string | null
  /** Tomatoes are in its name or make its sauce. */
  isOfTomato: boolean
  /** What fills the plate. */
  base: string | null
  /** It is made of cheese, or its name has cheese. */
  isOfCheese: boolean
  /** Salad is in its name, as the dish or as a side. */
  isWithSalad: boolean
  /** It is eaten cold: a salad that is not called warm, a gazpacho. */
  isCold: boolean
  /** A soup without bread, meat, fish, pulses or pasta, which does not fill anyone. */
  isThinSoup: boolean
  /** The food whose leftovers it needs: 'rice' of a leftover rice salad. */
  leftover: string | null
}

/** Patterns, each with what it stands for. */
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

/** Foods that mean the same mark in another word. */
const sameMark: Words = [
  ['lentil', /\b(?:dha?l|daa?l)\b/],
  ['chickpea', /\b(?:h(?:o|u)u?mm?[ou]u?s|falafels?|chana)\b/],
  ['feta', /\bgreek salad\b/],
]

const vegetableNames =
  /\b(?:avocado|mushroom|cauliflower|broccoli|spinach|aubergine|courgette|squash|pumpkin|sweet potato|beetroot|cabbage|leek|kale|pepper|butter bean|black bean)(?:e?s)?\b/
/** Vegetables that are tasted even where the name does not have them. */
const tastedVegetables = /\b(?:mushroom|aubergine|cauliflower|squash|beetroot)\b/
const tomatoSauces = /\b(?:passata|chopped tomato|plum tomato|marinara|tomato sauce)(?:e?s)?\b/
const tomatoDishes =
  /\b(?:tomato(?:es)?|bolognese|ragu|shakshuka|arrabbiata|marinara|minestrone|pizzas?|lasagnes?)\b/
/**
 * A chilli. After 'with' or 'and' a chilli only seasons the dish, and a white chilli has no tomato.
 */
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

/** Bases that fill a soup with their name. */
const soupBases = bases.filter(([base]) => base === 'pasta' || base === 'rice')

/** Names of dishes and foods of cheese; a dish with grated cheese on top is none. */
const cheeseNames =
  /\b(?:cheese|cheesy|halloumi|feta|paneer|mozzarella|mascarpone|ricotta|gorgonzola|camembert|brie|stilton|greek salad|pizzas?|quesadillas?|macaroni|mac and cheese|raclette|fondue)\b/
const cheeseFoods = /\b(?:halloumi|feta|paneer|mozzarella|mascarpone|ricotta|goat(?: s)? cheese|gorgonzola)\b/
const saladNames = /\b(?:salads?|slaw|coleslaw)\b/
const coldNames = /\b(?:salads?|slaw|gazpacho|vichyssoise|ceviche|carpaccio|poke|crudites)\b/
const warmNames = /\b(?:warm|hot|grilled|roast|roasted|baked|with salad)\b/
/** Foods that make a soup a whole meal. */
const fillsSoup =
  /\b(?:chicken|turkey|beef|lamb|pork|ham|bacon|sausages?|chorizo|fish|cod|haddock|salmon|prawns?|tofu|eggs?|beans?|lentils?|dha?l|chickpeas?|split peas?|peas?|noodles?|pasta|rice|barley|dumplings?|minestrone|ramen|laksa|pho|chowder)\b/
/** Foods that fit the pattern above but do not fill. */
const notFilling = /\b(?:stock|bouillon|green beans?|rice vinegar|fish sauce)\b/

/** Dishes made of leftovers whose names do not say so. */
const madeOfLeftovers: Words = [['potatoes', /\bbubble (?:and|&) squeak\b/]]
/** How leftovers were prepared, between 'leftover' and the food. */
const preparations = 'roast|roasted|cooked|boiled|cold|mashed|grilled|poached|sunday|christmas'
const leftoverFood = new RegExp(
  `\\bleft-?over (?:(?:${preparations}) )*(\\p{L}+)|(\\p{L}+) left-?overs\\b`,
  'u',
)
/** Words that name no particular food, of which something is always left over. */
const anything =
  /^(?:vegetables?|veg|veggies|meat|food|dinner|bits|anything|pie|soup|salad|stew|with|of|for|from|using|your|our|any)$/

/** The food whose leftovers a dish needs; null where its name tells of none. */
function leftoverIn(name: string): string | null {
  const [, adjective, noun] = leftoverFood.exec(name) ?? []
  const food = firstIn(madeOfLeftovers, [name]) ?? adjective ?? noun
  return food === undefined || anything.test(food) ? null : food
}

const firstIn = (list: Words, texts: readonly string[]): string | null =>
  list.find(([, rule]) => texts.some((text) => rule.test(text)))?.[0] ?? null

/**
 * The traits of a dish, by its name and then by its foods (in the singular). Sausages without meat
 * count as sausages; a dish that is only seasoned with chorizo or salami does not. A soup is filled
 * by the bread beside it, or by noodles or rice in its name; potatoes only thicken it. A salad is
 * filled only by what its name says; croutons are no bread.
 */
export function traitsOf(title: string, foods: readonly string[] = []): DishTraits {
  const name = title.toLowerCase()
  const all = [name, ...foods]
  const vegetable = vegetableNames.exec(name)?.[0].replace(/(?:(?<=potato)es|s)$/, '')
  const form = dishFormOf(title)?.form
  const isSauce = (food: string) => tomatoSauces.test(food) || (form === 'pasta' && /\btomato/.test(food))
  const isOfTomato = tomatoDishes.test(name) || chilliDishes.test(name) || foods.some(isSauce)
  const isWithBread = all.some((text) => bases[0]?.[1].test(text))
  const filling = form === 'salad' ? null : firstIn(bases, foods)
  const leftover = leftoverIn(name)
  const isFilled = isWithBread || all.some((text) => !notFilling.test(text) && fillsSoup.test(text))
  return {
    meat: meats.find(([, rule]) => all.some((text) => rule.test(text)))?.[0] ?? null,
    mark:
      firstIn(marks, [name]) ??
      firstIn(sameMark, [name]) ??
      firstIn(marks, foods) ??
      firstIn(sameMark, foods),
    vegetable: vegetable ?? foods.map((food) => tastedVegetables.exec(food)?.[0]).find(Boolean) ?? null,
    isOfTomato,
    // The food of the leftovers is not a base as well.
    base:
      leftover !== null
        ? null
        : form === 'soup'
          ? isWithBread
            ? 'bread'
            : firstIn(soupBases, [name])
          : (firstIn(bases, [name]) ?? filling),
    isOfCheese: cheeseNames.test(name) || foods.some((food) => cheeseFoods.test(food)),
    isWithSalad: saladNames.test(name),
    isCold: coldNames.test(name) && !warmNames.test(name),
    isThinSoup: form === 'soup' && !isFilled,
    leftover,
  }
}
