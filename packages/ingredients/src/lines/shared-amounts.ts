import { findFood } from '../foods/find-food.ts'
import { figurePattern } from '../measure/quantity.ts'
import { isUnitModifier, isUnitWord } from '../measure/unit.ts'
import type { LinePart } from './line-part.ts'
import { countWords } from './line-separators.ts'

/**
 * Several foods of one amount each: '1 tbsp each butter and oil', 'salt and pepper, 1 tsp each'.
 */
export function shareAmounts(part: LinePart): LinePart[] {
  const { line, name } = part.parsed
  const foods = part.parsed.foods.map((food) => food.replace(/^each (?:of )?/i, '')).flatMap(splitFoods)
  if (foods.length < 2 || part.parsed.quantity === null || / or /i.test(name) || !isForEach(line))
    return [part]
  const names = foods.map((food) => withFirstWord(withLastWord(food, foods.at(-1) ?? ''), foods[0] ?? ''))
  if (names.some((food) => findFood(food).knowledge !== 'known')) return [part]
  // The preparation stands behind the last food: '… parsley and 1 tbsp mint, chopped'.
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
    figureOrStroke.test(word) || article.test(word) || isUnitWord(word) || isUnitModifier(word)
  return (
    before
      .toLowerCase()
      .split(/[\s.]+/)
      .filter(Boolean)
      .every(isAmount) || endsWithAmount.test(line)
  )
}

const figureOrStroke = new RegExp(`${figurePattern}|/`)
const article = new RegExp(`^(?:${countWords}|half|quarter)$`)
const endsWithAmount = new RegExp(`^(?:(?!${figurePattern}).)+[,:–-] *${figurePattern}[^,]* each$`, 'i')

const STATE = /^(?:ground|dried) /i

/** Two spices without a comma: 'ground nutmeg ground ginger'. */
function splitFoods(food: string): string[] {
  const [first = '', ...others] = food.split(/ (?=(?:ground|dried) )/i)
  return others.every((one) => findFood(one).knowledge === 'known') ? [first, ...others] : [food]
}

/**
 * 'Ground cumin and coriander' are ground cumin and ground coriander, the spice and not the
 * herb.
 */
function withFirstWord(food: string, first: string): string {
  const [state = ''] = STATE.exec(first) ?? []
  const foodWithState = `${state}${food}`
  const isSpice = findFood(food).category === 'Vegetables' && findFood(foodWithState).knowledge === 'known'
  return state !== '' && !STATE.test(food) && isSpice ? foodWithState : food
}

/** 'Light and dark soy sauce' are light soy sauce and dark soy sauce. */
export function withLastWord(food: string, last: string): string {
  if (food === '' || findFood(food).knowledge === 'known') return food
  const shared = last.split(' ').slice(1)
  const wholeNames = shared.map((_, from) => `${food} ${shared.slice(from).join(' ')}`)
  return wholeNames.find((name) => findFood(name).knowledge === 'known') ?? food
}
