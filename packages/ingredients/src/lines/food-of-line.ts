import { findFood } from '../foods/find-food.ts'
import type { Food } from '../foods/food.ts'
import { kindOfUnit } from '../measure/unit.ts'
import type { IngredientLine } from './ingredient-line.ts'

/**
 * A preparation that is bought, not done: 'minced beef', 'chopped tomatoes' and 'ground almonds'
 * are foods of their own.
 */
const bought =
  /^(?:minced|ground|dried|smoked|chopped|crushed|diced|shredded|flaked|desiccated|pickled|tinned|canned|frozen)$/i

/** Nobody measures flowers in cups or by weight: '1 cup flower' is a slip. */
const flourOf = ({ name, unit }: IngredientLine) =>
  unit !== null && kindOfUnit(unit) !== undefined && /^(?!.*\b(?:edible|dried)\b).*\bflowers?$/i.test(name)
    ? findFood(name.replace(/flowers?$/i, 'flour'))
    : null

/**
 * '400 g / 14 oz can of tomatoes': the tin stands behind the weight. Pulses that are drained come
 * out of one.
 */
const isInTin = (line: string, name: string) => {
  if (/\b(?:lentils?|chickpeas?|beans)$/i.test(name) && /\bdrained\b/i.test(line)) return true
  const [before, behind] = line.split(/\b(?:cans?|tins?) of /i)
  return behind !== undefined && /\d/.test(before ?? '') && name !== '' && behind.startsWith(name)
}

/** Sheets come in weights, packets and sheets, or by the dozen. */
const MOST_DISHES = 6

/**
 * A lasagne is a dish where it is counted or nothing is said of how much: '1 lasagne',
 * 'Lasagne'.
 */
const isLasagne = ({ name, unit, quantity, line }: IngredientLine) =>
  unit === null &&
  (quantity === null || quantity <= MOST_DISHES) &&
  /^lasagn[ae]s?$/i.test(name) &&
  !/\b(?:sheets?|noodles?|pasta|dried|dry|fresh|boil|cook|precooked|broken)\b/i.test(line)

/**
 * The food a line means: by its name, its tin, the word before its name, and by whether it is
 * counted ('1 pepper').
 */
export function foodOfLine(parsed: IngredientLine): Food {
  const { name, unit, quantity, preparation, line } = parsed
  const plain = flourOf(parsed) ?? findFood(name)
  if (
    plain.name === 'black pepper' &&
    quantity !== null &&
    unit === null &&
    /^(?:(?:large|small|medium|fresh) )?peppers?$/i.test(name)
  )
    return findFood('bell pepper')
  if (isLasagne(parsed)) return findFood('lasagne al forno')
  const joined = [
    ...(preparation !== null && bought.test(preparation) && line.includes(`${preparation} ${name}`)
      ? [findFood(`${preparation} ${name}`)]
      : []),
    ...(unit === 'tin' || isInTin(line, name) ? [findFood(`tinned ${name}`)] : []),
  ]
  return joined.find((food) => food.knowledge === 'known' && food.name !== plain.name) ?? plain
}
