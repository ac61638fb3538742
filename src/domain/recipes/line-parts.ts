/** The amounts that one line asks for, each of its own food: '1 onion, 2 carrots', '3 eggs, plus 2 egg yolks'. */
import { findFood } from '../foods/find-food.ts'
import { readQuantity } from '../measure/quantity.ts'
import { canonicalUnit, isUnitModifier, isUnitWord } from '../measure/unit.ts'
import { type IngredientLine, nameOfFoods, parseIngredient } from './ingredient-line.ts'
import { MOST_READ } from './ingredient-line-tokens.ts'

/** One amount of a line with its food. */
export interface LinePart {
  parsed: IngredientLine
  /** What stands between it and the part before, as the line has it: ', ', ' plus '; empty for the first. */
  joint: string
  /** It names no food of its own and is more of the one before: 'plus 20 g for the tin'. */
  isMore: boolean
}

const counted = 'an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve'
const amountAhead = String.raw`(?=[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]|(?:${counted})\s+(?!half\b))`
const joints = new RegExp(
  String.raw`((?:\s*(?:,(?=\s)|(?<!\d),|[;•·|])\s*(?:(?:and|plus)\s+|[&+]\s*)?|\s+(?:and|plus)\s+|\s*[&+]\s*)${amountAhead})`,
  'i',
)
const isPlus = (joint: string) => /plus|\+/i.test(joint)
const isComma = (joint: string) => !/and|plus|[&+]/i.test(joint)

/** Where the other amount of a choice begins, of which the first is bought: ', or 1 pound of kumquats', never '2 or 3'. */
const choice = new RegExp(
  String.raw`(?<![\d½⅓⅔¼¾]\s*|\b(?:${counted})\s+),?\s*\bor\s+(?:about\s+|some\s+)?${amountAhead}.*$`,
  'i',
)
/** What lies in another food and is not bought beside it: 'bouquet garni of 6 parsley stalks and 1 bay leaf'. */
const isMadeOf = /\b(?:made|containing|consisting|bouquet|bundle|including|such as|e\.g\.)(?= |$)/i

const partOfFood = (names: string) =>
  new RegExp(
    String.raw`^(?:the\b|(?:(?:small|large|whole|extra|pared|grated|finely) )*(?:${names})s?\b(?! \w))| from the `,
    'i',
  )
/** What is taken of the food before and is none to buy: '2 tbsp of the sauce', '4 leaves'. */
const isTaken = partOfFood('juice|sauce|lea(?:f|ve)|zest|peel|rind|liquid|syrup|brine|seed|stem|stalk|skin')
/** Behind a comma these are the egg that stands before it: '4 eggs, 2 whites'. */
const isOfEgg = partOfFood('white|yolk')
const isKept = /\b(?:reserved|set aside|left whole|in each|(?:of|from) (?:the|which|them|these))\b/i

/** Behind an amount these words name no food: 'plus 1 extra', '2 tbsp more for the pan', '1, beaten, to glaze'. */
const isMoreOfIt =
  /^,? *(?:$|(?:extra|more|additional|another|to|for)\b|(?:\w+ly )?\w+e[dn](?:$|,| (?:to|for|with|in|and)\b))/i

/**
 * The parts of a line, one for most lines. A part names a food that is known, the second and later ones behind their amount; behind a
 * comma it is another food than those before, for what follows a comma is a remark far more often ('1 lemon, 2 tbsp juice', '2 eggs, 1
 * beaten'). The first may be without an amount ('oil and 2 onions'). Behind 'plus' an amount of no food is more of the one before.
 */
export function readParts(line: string): LinePart[] {
  const known = remembered.get(line)
  if (known) return known
  const parts = line.length > MOST_READ ? [wholeOf(line)] : partsAmong(line).flatMap(sharedOut)
  if (remembered.size >= 5000) remembered.clear()
  remembered.set(line, parts)
  return parts
}

/** Lines repeat from week to week; what they say does not change. */
const remembered = new Map<string, LinePart[]>()

const wholeOf = (text: string): LinePart => ({ parsed: parseIngredient(text), joint: '', isMore: false })

function partsAmong(line: string): LinePart[] {
  const [other = ''] = choice.exec(line) ?? []
  const [first = '', ...others] = line.slice(0, line.length - other.length).split(joints)
  // '1 grapefruit, 2 oranges or 3 lemons': the commas part a choice too.
  const isAsked = other === '' || !others.some((one, index) => index % 2 === 0 && isComma(one))
  if (others.length === 0 || !isAsked || isMadeOf.test(line)) return [wholeOf(line)]
  const parts: LinePart[] = []
  let joint = ''
  let text = first
  let isRemark = false
  for (let index = 0; index < others.length; index += 2) {
    const nextJoint = others[index] ?? ''
    const nextText = others[index + 1] ?? ''
    const part = partOf(text, joint, parts)
    const next: LinePart | null = part && partOf(nextText, nextJoint, [...parts, part], isRemark)
    if (part && next) parts.push(part)
    isRemark = !next && part !== null && isComma(nextJoint)
    joint = next ? nextJoint : joint
    text = next ? nextText : text + nextJoint + nextText
  }
  const last = partOf(text + other, joint, parts)
  return last && parts.length > 0 ? [...parts, last] : [withRemark(line, first, others)]
}

/** A line of one food with an amount behind a comma, which is no part of its name: '1 lemon, 2 tbsp juice' is a lemon. */
function withRemark(line: string, first: string, [joint = '', ...rest]: readonly string[]): LinePart {
  const whole = wholeOf(line)
  const part = isComma(joint) ? partOf(first, '', []) : null
  if (part === null || part.parsed.quantity === null || part.parsed.name === whole.parsed.name) return whole
  const { name, foods, size, preparation } = part.parsed
  const comment = [part.parsed.comment, rest.join('')].filter(Boolean).join(', ')
  return { ...whole, parsed: { ...whole.parsed, name, foods, size, preparation, comment } }
}

/** Several foods of one amount each: '1 tbsp each butter and oil', 'salt and pepper, 1 tsp each'. */
function sharedOut(part: LinePart): LinePart[] {
  const { line, name, foods } = part.parsed
  if (foods.length < 2 || part.parsed.quantity === null || / or /i.test(name) || !isForEach(line))
    return [part]
  const names = foods.map((food) => withLastWord(food, foods.at(-1) ?? ''))
  if (names.some((food) => findFood(food).knowledge !== 'known')) return [part]
  // What is done to them stands behind the last: '… parsley and 1 tbsp mint, chopped'.
  const before = { preparation: null, comment: null }
  const last = names.length - 1
  return names.map((food, index) => ({
    parsed: { ...part.parsed, ...(index < last ? before : {}), name: food, foods: [food] },
    joint: index === 0 ? part.joint : index === last ? ' and ' : ', ',
    isMore: false,
  }))
}

/** 'Each' right behind the amount that begins the line, or behind the one that ends it. */
function isForEach(line: string): boolean {
  const [before, ...after] = line.split(/\beach\b/i)
  if (before === undefined || after.length === 0) return false
  const isAmount = (word: string) =>
    /[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒/]/.test(word) || isArticle.test(word) || isUnitWord(word) || isUnitModifier(word)
  return (
    before
      .toLowerCase()
      .split(/[\s.]+/)
      .filter(Boolean)
      .every(isAmount) || endsWithAmount.test(line)
  )
}

const isArticle = new RegExp(`^(?:${counted}|half|quarter)$`)
const endsWithAmount = /^[^\d½⅓⅔¼¾]+[,:–-] *[\d½⅓⅔¼¾][^,]* each$/i

/** 'Light and dark soy sauce' are light soy sauce and dark soy sauce. */
function withLastWord(food: string, last: string): string {
  if (findFood(food).knowledge === 'known') return food
  const shared = last.split(' ').slice(1)
  const whole = shared.map((_, from) => `${food} ${shared.slice(from).join(' ')}`)
  return whole.find((name) => findFood(name).knowledge === 'known') ?? food
}

/** The text as one part of a line behind those before it; null where it is none by itself. */
function partOf(
  text: string,
  joint: string,
  before: readonly LinePart[],
  isRemark = isComma(joint),
): LinePart | null {
  if (text.split('(').length !== text.split(')').length) return null
  const parsed = parseIngredient(text)
  const previous = before.at(-1)
  const food = findFood(nameOfFoods(parsed))
  const isKnown = food.knowledge === 'known'
  if (previous === undefined)
    return isKnown && (parsed.quantity !== null || parsed.unit === null)
      ? { parsed, joint, isMore: false }
      : null
  if (parsed.quantity === null || (previous.parsed.quantity === null && isComma(joint))) return null
  const more = isPlus(joint) && previous.parsed.quantity !== null ? moreOf(previous.parsed, text) : null
  if (more) return { parsed: more, joint, isMore: true }
  if (!isKnown || isTaken.test(parsed.name) || isKept.test(text)) return null
  if (
    (isComma(joint) || isRemark) &&
    (isOfEgg.test(parsed.name) || before.some((one) => isOf(one, food.name)))
  )
    return null
  return { parsed, joint, isMore: false }
}

const isOf = ({ parsed }: LinePart, food: string) => findFood(nameOfFoods(parsed)).name === food

const number = String.raw`(?:\d+\s+\d+/\d+|\d+/\d+|\d*\s?[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]|\d+(?:[.,]\d+)?|(?:${counted})\b)`
const startOfAmount = new RegExp(
  String.raw`^(${number}(?:\s*(?:-|–|—|\bto\b|\bor\b)\s*${number})?)\s*(?:(?:extra|more|additional|another)\s+)?([a-z]+)?[.]?(?:\s*[/(]\s*${number}\s*[a-z]+\)?)?\s*`,
  'i',
)

/** The amount of a text that names no food, '1' one of the unit before; null where what stands behind the amount may be a food. */
function moreOf(food: IngredientLine, text: string): IngredientLine | null {
  const [start = '', said = '', word = ''] = startOfAmount.exec(text) ?? []
  const unit = isUnitWord(word) ? canonicalUnit(word) : null
  const rest =
    unit === null && word !== '' ? text.slice(text.indexOf(word, said.length)) : text.slice(start.length)
  const read = readQuantity(said)
  if (read === null || !isMoreOfIt.test(rest)) return null
  const comment = rest.replace(/^[,\s]+/, '') || null
  const { name, foods } = food
  return {
    ...parseIngredient(text),
    ...read,
    unit: unit ?? food.unit,
    name,
    foods,
    comment,
    preparation: null,
  }
}
