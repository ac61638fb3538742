import { findFood } from '../foods/find-food.ts'
import type { Food } from '../foods/food.ts'
import { findExactFood } from '../foods/known-foods.ts'
import { mergeFoods } from '../foods/merge-foods.ts'
import { kindOfUnit } from '../measure/unit.ts'
import type { IngredientLine } from './ingredient-line.ts'

/**
 * A preparation that is bought, not done: 'minced beef', 'chopped tomatoes' and 'ground almonds'
 * are foods of their own.
 */
const boughtPattern =
  /^(?:minced|ground|dried|smoked|chopped|crushed|diced|shredded|flaked|desiccated|pickled|tinned|canned|frozen)$/i

/**
 * Preparations behind a food, or in brackets, that nobody does at home: 'paprika, smoked',
 * 'apricots (dried)'. A choice is not one of them: 'figs (dried or fresh)'.
 */
const madeWords =
  'dried|sun-?dried|smoked|pickled|tinned|canned|bottled|condensed|evaporated|powdered|desiccated|crystalli[sz]ed|candied|glac[eé]|dry[- ]roasted|preserved'
const madeBefore = new RegExp(
  `^(${madeWords})(?![\\p{L}-])(?! (?:or|and\\/or|if|is|are|works?|will|can|fine|too)\\b| ?\\/)`,
  'iu',
)
const madeAnywhere = new RegExp(`(?<![\\p{L}-])(?:${madeWords})(?![\\p{L}-])`, 'giu')

/** Nobody measures flowers in cups or by weight: '1 cup flower' is a slip. */
const flourOf = ({ name, unit }: IngredientLine) =>
  unit !== null && kindOfUnit(unit) !== undefined && /^(?!.*\b(?:edible|dried)\b).*\bflowers?$/i.test(name)
    ? findFood(name.replace(/flowers?$/i, 'flour'))
    : null

/** A tin with its 'of', or straight behind a weight. */
const tinBefore = /\b(?:cans?|tins?) of |(?<=\d[ -]?(?:g|grams?|ml|oz|ounces?)\b[.)]* )(?:cans?|tins?) /i

/** Whether a food is a pulse that is sold in tins, and beside them dried. */
export const isTinnedPulse = ({ name, category, weights }: Food): boolean =>
  category === 'Pantry & Spices' &&
  weights['tin'] !== undefined &&
  /\b(?:bean|chickpea|lentil|pea)$/.test(name)

const soaked = /\bsoaked\b/i
const dried = /(?<!\b(?:pat|patted|and|until) )\b(?:dry|dried)\b(?! roasted)/i
const cookedBefore = /\b(?:drained|cooked|tinned|canned|tins?|cans?|jars?)\b/i

/** 'Chickpeas, soaked overnight' and 'chickpeas, dried' are bought dried. */
const isDriedPulse = ({ name, line }: IngredientLine) =>
  (soaked.test(line) || (dried.test(line) && !cookedBefore.test(line))) &&
  !dried.test(name) &&
  !soaked.test(name) &&
  isTinnedPulse(findFood(name))

/**
 * '400 g / 14 oz can of tomatoes', '160g tin tuna': the tin stands behind the weight. Drained
 * pulses come out of a tin too.
 */
const isInTin = ({ line, name, preparation }: IngredientLine) => {
  if (/\b(?:lentils?|chickpeas?|beans)$/i.test(name) && /\bdrained\b/i.test(line)) return !soaked.test(line)
  const [before, afterTin] = line.split(tinBefore)
  const isNext = [name, `${preparation} ${name}`].some((words) => afterTin?.startsWith(words))
  return isNext && name !== '' && /\d/.test(before ?? '')
}

/** More than this many are sheets of lasagne and no dishes. */
const MAX_DISHES = 6

/**
 * A lasagne is a dish where it is counted or nothing is said of how much: '1 lasagne',
 * 'Lasagne'.
 */
const isLasagne = ({ name, unit, quantity, line }: IngredientLine) =>
  unit === null &&
  (quantity === null || quantity <= MAX_DISHES) &&
  /^lasagn[ae]s?$/i.test(name) &&
  !/\b(?:sheets?|noodles?|pasta|dried|dry|fresh|boil|cook|precooked|broken)\b/i.test(line)

/**
 * The name of a line with the words before or behind it that make another food of it: 'minced
 * beef', 'paprika, smoked', 'curry paste (Thai red)'.
 */
function namesWithPreparation({ name, preparation, comment, line }: IngredientLine): string[] {
  if (preparation !== null && boughtPattern.test(preparation) && line.includes(`${preparation} ${name}`))
    return [`${preparation} ${name}`]
  const isBehind = (words: string) =>
    [`${name}, ${words}`, `${name} (${words}`].some((all) => line.includes(all))
  const said = [preparation, comment].find((words) => words !== null && isBehind(words)) ?? ''
  const madeFood = madeBefore.exec(said)?.[1]
  if (madeFood !== undefined)
    return [name, name.split(' ').at(-1) ?? ''].map((one) => `${madeFood.toLowerCase()} ${one}`)
  const isKind = said === comment && said !== '' && findExactFood(`${said} ${name}`) !== undefined
  return isKind ? [`${said} ${name}`] : []
}

/**
 * What else a choice behind a food means, as it is made before it is bought: dried figs of 'figs
 * (fresh or dried)'. An allergy sign has to count both (household 20).
 */
export function foodsToChoose({ name, preparation, comment }: IngredientLine): Food[] {
  const said = [preparation, comment].filter(Boolean).join(' ')
  if (!/\bor\b|\//i.test(said)) return []
  return [...said.matchAll(madeAnywhere)].flatMap(([made]) => findExactFood(`${made} ${name}`) ?? [])
}

/** Whether a name is known for another food than this one. */
const isOther = (name: string, food: Food): boolean => {
  const found = findFood(name)
  return found.knowledge === 'known' && found.name !== food.name
}

/**
 * The name under which a line's food is bought: 'minced beef' where the tagger read beef that is
 * minced, 'smoked paprika' of 'paprika, smoked'; else its own.
 */
export const boughtFoodName = (parsed: IngredientLine): string => {
  const { name, size, line, language } = parsed
  if (size !== null && ofASize.test(name) && line.includes(`${size} ${name}`)) return `${size} ${name}`
  if (isDriedPulse(parsed)) return `dried ${name}`
  const plainFood = findFood(name, language)
  return namesWithPreparation(parsed).find((made) => isOther(made, plainFood)) ?? name
}

/** Names that mean nothing without their size: 'medium grain rice'. */
const ofASize = /^(?:grain|kernel)s? /i

/**
 * Names of the food in its tin: by the line's name, and of fruits and vegetables also by the food's
 * ('whole kernel corn') and by the last word ('fire roasted tomatoes').
 */
const namesInTin = (name: string, { category, name: food }: Food): string[] =>
  [
    name,
    ...(category === 'Vegetables' || category === 'Fruits' ? [food, name.split(' ').at(-1) ?? ''] : []),
  ].map((one) => `tinned ${one}`)

/** The ham is bought in packs, slices or by weight, the chilli of its name by the piece. */
const isSerranoHam = ({ name, unit }: IngredientLine) =>
  /^serrano$/i.test(name) &&
  unit !== null &&
  (unit === 'slice' || unit === 'pack' || kindOfUnit(unit) === 'mass')

/** Biscuits are counted, whiskey is measured. */
const isBourbonBiscuit = ({ name, unit, quantity }: IngredientLine) =>
  unit === null && (/^bourbons$/i.test(name) || (quantity !== null && /^bourbon$/i.test(name)))

/** Units in which a dish is bought ready to eat. */
const containers: ReadonlySet<string | null> = new Set(['jar', 'carton', 'tub', 'pot', 'pouch'])

/**
 * Chilli that is bought ready to eat, of which nobody knows what is in it: '1 can chili', '1 tub
 * beef chilli'. Several 'chillies', and a 'red chilli', stay the vegetable.
 */
function readyChilli(name: string, plainFood: Food): Food | null {
  const [whole, of = ''] = /^(?:(.+) )?chill?i(?: without beans?)?$/i.exec(name) ?? []
  if (whole === undefined) return null
  const chilli = findFood('canned chilli')
  if (of === '') return chilli
  const main = findFood(of)
  const isOfPlants = /\b(?:bean|lentil|vegetable)s?$/i.test(of)
  const isOfMeat = main.category === 'Meat & Fish'
  const isKnown = plainFood.knowledge === 'known' && plainFood.name.endsWith('chilli')
  if (isKnown || !(isOfPlants || isOfMeat)) return null
  const knowledge = isOfPlants ? 'known' : main.knowledge
  return { ...mergeFoods([chilli, main]), name: `canned ${main.name} chilli`, knowledge }
}

/**
 * The food a line means: by its name, its tin, the word before its name, and by whether it is
 * counted ('1 pepper').
 */
export function foodOfLine(parsed: IngredientLine): Food {
  const { name, unit, quantity } = parsed
  const plainFood = flourOf(parsed) ?? findFood(name, parsed.language)
  if (
    plainFood.name === 'black pepper' &&
    quantity !== null &&
    unit === null &&
    /^(?:(?:large|small|medium|fresh) )?peppers?$/i.test(name)
  )
    return findFood('bell pepper')
  if (isLasagne(parsed)) return findFood('lasagne al forno')
  if (isSerranoHam(parsed)) return findFood('serrano ham')
  if (isBourbonBiscuit(parsed)) return findFood('bourbon biscuit')
  const isTinned = unit === 'tin' || isInTin(parsed)
  const chilli = isTinned || containers.has(unit) ? readyChilli(name, plainFood) : null
  if (chilli !== null) return chilli
  const tinnedFoods = isTinned ? namesInTin(name, plainFood) : []
  const other = [...namesWithPreparation(parsed), ...tinnedFoods].find((one) => isOther(one, plainFood))
  return other === undefined ? plainFood : findFood(other)
}
