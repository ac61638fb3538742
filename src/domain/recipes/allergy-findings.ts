/**
 * What a line says to one allergy, with the reason: what a verdict can be opened to (household
 * 16).
 */
import type { Allergen, Food } from '@plateful/ingredients/foods/food'
import { foldFoodName } from '@plateful/ingredients/foods/food-name'
import { isMealWord } from '@plateful/ingredients/foods/meal-words'
import { neverIn, partAmong, type Sureness } from '@plateful/ingredients/foods/made-of'
import { mayHide, mayHold } from '@plateful/ingredients/foods/mixtures'
import { promisedOrigin } from '@plateful/ingredients/foods/of-animals'
import {
  asSaid,
  type ConfirmedLines,
  confirmedOf,
  type ReadLine,
} from '@plateful/ingredients/lines/read-line'
import { type Avoided, readAllergy } from './allergy.ts'
import type { WarningLevel } from './eater.ts'

/** A level with the sentence that explains it to a person. */
export interface Finding {
  level: WarningLevel
  because: string
}

/**
 * Everything that a line says to an allergy; nothing where it is free of it. A line that is not
 * fully known may contain it, and is also not checked.
 */
export function allergyFindings(line: ReadLine, allergy: string, confirmed: ConfirmedLines): Finding[] {
  const read = asSaid(line, confirmed)
  return readAllergy(allergy).flatMap((avoided) => findingsOf(read, avoided, confirmed))
}

function findingsOf(line: ReadLine, avoided: Avoided, confirmed: ConfirmedLines): Finding[] {
  const { food } = line
  const said = confirmedOf(line, confirmed)
  const isOfLaw = avoided.allergens.length > 0
  const found = isOfLaw ? ofTheLaw(line, avoided, said) : ofOtherFoods(line, avoided)
  if (found?.level === 'contains') return [found]
  const isChecked = (food.knowledge === 'known' && avoided.isUnderstood) || (isOfLaw && said !== undefined)
  const hidden = !isOfLaw && !found ? hiddenIn(line, avoided) : null
  const doubt = isChecked ? hidden : notKnown(food, avoided)
  return [found, doubt].filter((one) => one !== null)
}

const notKnown = (food: Food, { isUnderstood, own }: Avoided): Finding => ({
  level: 'not checked',
  because: isUnderstood ? whyUnknown(food) : `We don’t know which foods '${own}' means.`,
})

/** 'Packed lunch' is no food that nobody knows: it says when somebody eats, not what. */
const whyUnknown = ({ name }: Food): string =>
  isMealWord(name)
    ? `'${name}' says when somebody eats, not what.`
    : `We don’t know enough about what '${name}' is.`

/** Where the law has a name for it, that decides: 'coconut milk' is no milk. */
function ofTheLaw(
  { food, beside }: ReadLine,
  avoided: Avoided,
  said: readonly Allergen[] | undefined,
): Finding | null {
  const among = (list: readonly Allergen[] = []) => avoided.allergens.find((one) => list.includes(one))
  const inside = among(food.contains)
  if (inside) return { level: 'contains', because: `${food.name} contains ${inside}.` }
  const told = among(said)
  if (told) return { level: 'contains', because: `Somebody of the household says that it contains ${told}.` }
  const perhaps = among(food.mayContain)
  if (perhaps) return { level: 'may contain', because: `${food.name} is often made with ${perhaps}.` }
  const near = among(beside?.contains) ?? among(beside?.mayContain)
  return near
    ? { level: 'may contain', because: `What stands beside ${food.name} may contain ${near}.` }
    : null
}

const says: Readonly<Record<Sureness, string>> = {
  surely: 'is made of',
  often: 'is often made with',
  possibly: 'is sometimes made with',
}

function ofOtherFoods(line: ReadLine, avoided: Avoided): Finding | null {
  const { food, parts } = line
  if (isPromisedWithout(food, avoided)) return null
  const named = wordIn(line, avoided)
  if (named) return { level: 'contains', because: `The line or the name of its food says ${named}.` }
  const [part, sureness] = partAmong(parts, avoided.words) ?? []
  if (part !== undefined && sureness !== undefined)
    return {
      level: sureness === 'surely' ? 'contains' : 'may contain',
      because: `${food.name} ${says[sureness]} ${part}.`,
    }
  const mixed = avoided.foods.find((one) => mayHold(food, one))
  if (!mixed) return null
  return {
    level: 'may contain',
    because: `${food.name} is bought of several foods, and may hold ${mixed.name}.`,
  }
}

/** 'Vegan chicken' is none. */
const isPromisedWithout = ({ name }: Food, { foods }: Avoided): boolean =>
  promisedOrigin(name) !== null &&
  foods.length > 0 &&
  foods.every(({ origin }) => origin === 'meat' || origin === 'fish')

/** A word of the avoided food that the line says, and does not say in the name of another one. */
function wordIn({ words }: ReadLine, avoided: Avoided): string | undefined {
  const { misleading } = avoided
  const left = misleading.reduce((text, name) => withoutName(text, name), words)
  return avoided.words.find(
    (word) => (left.includes(` ${word} `) || left.includes(` ${word}s `)) && !left.includes(` ${word} free `),
  )
}

function withoutName(text: string, name: string): string {
  const rest = text.replace(` ${name} `, ' ')
  return rest === text ? text : withoutName(rest, name)
}

/** A mixture whose parts are not all known cannot be called free of what it might hide. */
function hiddenIn({ food }: ReadLine, avoided: Avoided): Finding | null {
  if (neverIn(foldFoodName(food.name)).some((part) => avoided.words.includes(part))) return null
  const categories = avoided.foods.length > 0 ? avoided.foods.map(({ category }) => category) : [null]
  if (!categories.some((category) => mayHide(food, category))) return null
  return { level: 'not checked', because: `${food.name} is made of several foods, not all of them known.` }
}
