import { type Allergen, allergens, type Food, type Origin } from './food.ts'

/** What a packet promises by each word before 'free'. */
const freeFrom: ReadonlyMap<string, readonly Allergen[]> = new Map(
  Object.entries<readonly Allergen[]>({
    gluten: ['gluten'],
    wheat: [],
    dairy: ['milk'],
    milk: ['milk'],
    lactose: [],
    egg: ['eggs'],
    nut: ['nuts', 'peanuts'],
    'tree nut': ['nuts'],
    peanut: ['peanuts'],
    soya: ['soya'],
    soy: ['soya'],
    sesame: ['sesame'],
    celery: ['celery'],
    mustard: ['mustard'],
    lupin: ['lupin'],
    fish: ['fish'],
    shellfish: ['crustaceans', 'molluscs'],
    crustacean: ['crustaceans'],
    mollusc: ['molluscs'],
    sulphite: ['sulphites'],
  }),
)

const fromAnimals: readonly Allergen[] = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs']
const fromTheSea: readonly Allergen[] = ['fish', 'crustaceans', 'molluscs']

/**
 * The claims in the words of a name: the allergens it is free of, those it should not hold, and its
 * origin.
 */
interface FreeFromClaim {
  without: Allergen[]
  /**
   * The allergens of a word that may be part of the claim or a food beside it: 'egg and dairy free
   * milk' is free of egg, or an egg and milk.
   */
  beside: Allergen[]
  doubtful: readonly Allergen[]
  origin: Origin | null
  isLactoseFree: boolean
}

/**
 * 'gluten free', 'egg and tree nut free'; never 'free range', 'not gluten free', 'can be gluten
 * free' or 'gluten free if needed'.
 */
const freeOf =
  /(?<!\b(?:not|non|(?:can|could) (?:be|use)) )\b((?:tree )?[a-z]+)(?: and ((?:tree )?[a-z]+))? free\b(?! (?:range|if|when|where|optional))/g
/** Words of a claim that a recipe may also list as a food. */
const foodItself = /^(?:egg|milk|fish|celery|mustard)$/
/** A plural before a claim is a food of its own and no part of it: 'eggs and dairy free milk'. */
const foodBeside = /\b(\w+s) (?:and|&) (?=(?:tree )?[a-z]+[ -]free\b)/gi

/** A name in which a food stands beside another one's claim, with 'plus' between them. */
export const separateClaims = (name: string): string =>
  anyFree.test(name) ? name.replace(foodBeside, '$1 plus ') : name

/** Few names claim anything, and searching for the word is quicker than the pattern. */
const anyFree = /free/i

const ofNoAnimal = /(?<!\b(?:not|non) )\b(?:vegan|plant based)\b/g
const ofNoMeat = /(?<!\b(?:not|non) )\b(?:vegetarian|veggie|meat free|meatless)\b/g

/** Every claim has one of these words. */
const anyClaim = /\b(?:free|vegan|plant based|vegetarian|veggie|meatless)\b/

/** Whether a folded name says a claim and no food: 'gluten free', which holds no gluten. */
export const isClaimAlone = (folded: string): boolean =>
  anyClaim.test(folded) &&
  [freeOf, ofNoAnimal, ofNoMeat].reduce((rest, claim) => rest.replace(claim, ''), folded).trim() === ''

/**
 * A folded name without what its words declare, and what they declare: 'gluten free vegetable
 * stock' is vegetable stock bought free of gluten; 'vegan butter' is butter of no animal. Null when
 * nothing is declared. 'Free of' takes an allergen away, as the packet's claim does in law (EU
 * 828/2014 for gluten); 'vegan' and 'vegetarian' are no allergen claims, so what they rule out
 * stays as what the food may contain. 'Wheat free' may still hold barley, 'lactose free' is still
 * milk: they take no allergen away.
 */
export function readClaims(folded: string): { rest: string; applyTo: (food: Food) => Food } | null {
  if (!anyClaim.test(folded)) return null
  const claims: FreeFromClaim = { without: [], beside: [], doubtful: [], origin: null, isLactoseFree: false }
  const rest = folded
    .replace(freeOf, (words, first: string, second?: string) => {
      const named = [first, second ?? first].map((word) => freeFrom.get(word))
      if (named.some((list) => list === undefined)) return words
      claims.without.push(...named.flatMap((list) => list ?? []))
      claims.isLactoseFree ||= [first, second].includes('lactose')
      if (second !== undefined && foodItself.test(first)) claims.beside.push(...(named[0] ?? []))
      return ''
    })
    .replace(ofNoAnimal, () => {
      claims.doubtful = fromAnimals
      claims.origin = 'vegan'
      return ''
    })
    .replace(ofNoMeat, () => {
      if (claims.origin !== 'vegan') claims.doubtful = fromTheSea
      claims.origin ??= 'vegetarian'
      return ''
    })
    .replace(/\s+/g, ' ')
    .trim()
  if (rest === folded || rest === '') return null
  return { rest, applyTo: (food) => ({ ...foodUnderClaims(food, claims), name: folded }) }
}

/** Parts that a food keeps under a claim of 'vegan' or 'vegetarian': none is of an animal. */
const ofPlants: ReadonlySet<string> = new Set(
  (
    'alcohol,apple,avocado,bell pepper,chickpea,chilli,corn,grape,lentil,melon,mushroom,onion,pea,plum,potato,' +
    'sunflower seed,tomato'
  ).split(','),
)

/** Grain products without flour, so that nothing replaces flour in them. */
const noFlour = /\b(?:oat\w*|porridge|muesli|granola|flapjack|couscous|cereal|\w*flake|krispie)\b/

/**
 * What may be in a food in the place of what its claims take away: flour of lupin in what is baked
 * free of gluten; protein of soya, wheat or lupin instead of meat, bound with egg or milk where it
 * is only vegetarian; soya, nuts or oats instead of milk. Nothing replaces lactose (EFSA Journal
 * 2005, 302 on lupin; FSA, 'The 14 allergens').
 */
function substituteAllergens(food: Food, { without, origin }: FreeFromClaim): Allergen[] {
  const { name, category, contains } = food
  const isBaked = category === 'Grains & Bakery' && contains.includes('gluten') && !noFlour.test(name)
  const isMilk =
    contains.includes('milk') && (category === 'Dairy & Eggs' || /\b(?:milk|cream|custard)$/.test(name))
  return [
    ...(isBaked && without.includes('gluten') ? (['lupin'] as const) : []),
    ...(isMilk && (without.includes('milk') || origin === 'vegan')
      ? (['soya', 'nuts', 'gluten'] as const)
      : []),
    ...(category === 'Meat & Fish' && origin !== null ? (['soya', 'gluten', 'lupin'] as const) : []),
    ...(category === 'Meat & Fish' && origin === 'vegetarian' ? (['eggs', 'milk'] as const) : []),
  ]
}

/**
 * A food under its claims. What it is free of is gone; what it should not hold it may still
 * contain, and so it may what replaces that.
 */
function foodUnderClaims(food: Food, claims: FreeFromClaim): Food {
  const { without, beside, doubtful, origin, isLactoseFree } = claims
  const withoutClaimed = (list: readonly Allergen[]) => list.filter((one) => !without.includes(one))
  const contains = withoutClaimed(food.contains).filter((one) => !doubtful.includes(one))
  // Nobody writes that a food is free of what it never holds: 'egg' before 'dairy free milk' may be
  // a food beside it.
  const possibleAllergens = beside.filter(
    (one) => !food.contains.includes(one) && !food.mayContain.includes(one),
  )
  const mayContain = new Set([
    ...withoutClaimed([...food.mayContain, ...food.contains, ...substituteAllergens(food, claims)]),
    ...possibleAllergens,
  ])
  return {
    ...food,
    contains,
    mayContain: allergens.filter((one) => mayContain.has(one) && !contains.includes(one)),
    origin: origin ?? food.origin,
    lactoseFree: food.lactoseFree || isLactoseFree,
    // A food stays made of its plants: 'vegan ketchup' of tomatoes.
    madeOf: origin === null ? food.madeOf : food.madeOf.filter((part) => ofPlants.has(part)),
  }
}
