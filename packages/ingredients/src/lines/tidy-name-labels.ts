/**
 * Takes words out of a name that never belong to it, wherever the tagger ends it: joining words at
 * its edges, an amount said again in brackets, a pack, 'each', and what is done with the food.
 */

import { foodSpans, foodWordNumbers, placeInFood, foodRoleOf } from '../foods/food-spans.ts'
import { canonicalUnit, kindOfUnit, singularWord } from '../measure/unit.ts'
import { isMark, isNumber } from './line-tokens.ts'
import type { LineLabel } from './tagger-model.ts'

/** Puts the labels of a line right; `words` are its tokens in small letters. */
export function tidyNameLabels(words: readonly string[], labels: LineLabel[]): void {
  packBehindBracket(words, labels)
  packBehindMeasure(words, labels)
  pinchBeforeName(words, labels)
  sizeInBrackets(words, labels)
  otherFood(words, labels)
  repeatedInBrackets(words, labels)
  purposeInBrackets(words, labels)
  claimInBrackets(words, labels)
  cutAtProcedure(words, labels)
  namesAfterEach(words, labels)
  littleBitAsUnit(words, labels)
  statesBehind(words, labels)
  pinchAfterName(words, labels)
  trimJoiningWords(words, labels)
}

const packWords = /^(?:tub|carton|container|tube|packet|package|pkg|sachet|can|tin|jar)s?$/

/** '1 (8-ounce) carton sour cream': the word behind the measure of a pack is the pack. */
function packBehindBracket(words: readonly string[], labels: LineLabel[]): void {
  const close = words.indexOf(')')
  const open = words.indexOf('(')
  const isPack =
    packWords.test(words[close + 1] ?? '') && labels[close + 1] === 'NAME' && labels[close + 2] === 'NAME'
  if (open < 1 || close < open || labels[open - 1] !== 'QTY' || !isPack) return
  if (labels.slice(open, close).includes('UNIT')) labels[close + 1] = 'UNIT'
}

/**
 * '1 fl oz glass sherry', but no '1 cup glass noodles': a vessel behind a measure, unless a food is
 * named so.
 */
function packBehindMeasure(words: readonly string[], labels: LineLabel[]): void {
  const nameIndex = labels.indexOf('NAME')
  const isVessel = packWords.test(words[nameIndex] ?? '') || /^glass(?:es)?$/.test(words[nameIndex] ?? '')
  if (!isVessel || labels[nameIndex - 1] !== 'UNIT' || labels[nameIndex + 1] !== 'NAME') return
  const [run] = foodSpans(words.slice(nameIndex).map((word) => (isMark(word) ? null : foodWordNumbers(word))))
  if (run === placeInFood.outside || run === placeInFood.alone) labels[nameIndex] = 'UNIT'
}

/** '2 garlic (big) cloves' are two big cloves of garlic. */
function sizeInBrackets(words: readonly string[], labels: LineLabel[]): void {
  const index = words.indexOf('(') + 1
  if (index < 2 || labels[index] !== 'NAME' || words[index + 1] !== ')') return
  if (!/^(?:big|large|medium|small)$/.test(words[index] ?? '')) return
  labels[index] = 'SIZE'
  const isClove = words[index - 2] === 'garlic' && /^cloves?$/.test(words[index + 2] ?? '')
  if (isClove && !labels.includes('UNIT')) labels[index + 2] = 'UNIT'
}

const freeOf = '(?:gluten|dairy|lactose|milk|egg|nut|soya?|wheat)'
const oneClaim = `(?:${freeOf}[ -]free|vegan|vegetarian|veggie|plant[ -]based)`
const claimAlone = new RegExp(
  `^((?:(?:make sure|ensure|must be|certified|use|buy)(?: (?:it|they)(?:'s|'re| is| are))? )?)` +
    `((?:${freeOf} and )?${oneClaim}(?: ${oneClaim})*)` +
    '(?: (?:stock )?(?:cube|one|brand|type|kind|variety|version)s?)?$',
)

/**
 * 'Plain flour (gluten free) 200 g', 'oats (make sure gluten free)', 'stock (gluten free cube)': a
 * claim alone in brackets behind one food is said of it, wherever the amount stands (household 81).
 */
function claimInBrackets(words: readonly string[], labels: LineLabel[]): void {
  const open = words.indexOf('(')
  const end = words.indexOf(')', open)
  const [, before = '', claim] = claimAlone.exec(words.slice(open + 1, end).join(' ')) ?? []
  const behind = labels.slice(0, open).findLast((label) => /^(?:NAME|PREP|COMMENT|PURPOSE)$/.test(label))
  const isOneFood = !words.slice(0, open).some((word) => /^(?:[,;/&+]|and|or|in|with|plus)$/.test(word))
  if (claim === undefined || !isOneFood || behind !== 'NAME' || labels.includes('NAME', end)) return
  const start = open + 1 + before.split(' ').length - 1
  labels.fill('COMMENT', open + 1, end)
  labels.fill('NAME', start, start + claim.split(' ').length)
}

/** 'Sugar, 2 onions': the amount is that of the other food behind it, not of the first. */
function otherFood(words: readonly string[], labels: LineLabel[]): void {
  const comma = words.indexOf(',')
  const isOther = labels[comma + 1] === 'QTY' && labels[comma + 2] === 'NAME' && comma > 0
  if (!isOther || labels.slice(0, comma).some((label) => label !== 'NAME')) return
  if (comma + 3 === words.length && foodRoleOf(foodWordNumbers(words[comma + 2] ?? '')) & 1)
    labels.fill('COMMENT', comma + 1)
}

/**
 * '3 lb russet potatoes (about 5 large potatoes)': the bracket counts them and names nothing else.
 */
function repeatedInBrackets(words: readonly string[], labels: LineLabel[]): void {
  const open = words.indexOf('(')
  const end = words.indexOf(')', open)
  if (open === -1 || end === -1) return
  const nameStart = new Set(
    words
      .slice(0, open)
      .filter((_, at) => labels[at] === 'NAME')
      .map(singularWord),
  )
  const inside = words.slice(open, end).filter((_, at) => labels[open + at] === 'NAME')
  if (inside.length === 0 || !words.slice(open, end).some(isNumber)) return
  if (!inside.every((word) => nameStart.has(singularWord(word)))) return
  for (let index = open; index < end; index++) if (labels[index] === 'NAME') labels[index] = 'COMMENT'
}

/**
 * '1 tbsp oil (for the pot)', 'butter (see the notes)': such a bracket names no food of its own.
 */
function purposeInBrackets(words: readonly string[], labels: LineLabel[]): void {
  const open = words.indexOf('(')
  if (open < 1 || !labels.slice(0, open).includes('NAME')) return
  if (!/^(?:for|see|about|depending|if|i|you|use)$/.test(words[open + 1] ?? '')) return
  for (let index = open; index < words.length && words[index] !== ')'; index++)
    if (labels[index] === 'NAME') labels[index] = 'COMMENT'
}

const purposeWords =
  /^(?:serve|garnish|sprinkle|squeeze|drizzle|dust|decorate|taste|finish|top|glaze|grease|brush)$/
const procedureWords =
  /^(?:sautéed|sauteed|fried|dissolved|mixed|combined|tossed|blended|whisked|drizzled|brushed)$/

/**
 * 'Lime wedges to squeeze over chicken', 'breadcrumbs sautéed in oil': the food stands before it.
 */
function cutAtProcedure(words: readonly string[], labels: LineLabel[]): void {
  const nameStart = labels.indexOf('NAME')
  if (nameStart === -1) return
  for (let index = nameStart + 1; index < words.length; index++) {
    const next = words[index + 1] ?? ''
    const isPurpose = words[index] === 'to' && purposeWords.test(next) && words[index - 1] !== 'ready'
    const isMade = procedureWords.test(words[index] ?? '') && /^(?:in|with)$/.test(next)
    if (labels[index] !== 'NAME' || !(isPurpose || isMade)) continue
    for (; index < words.length && !isMark(words[index] ?? ''); index++)
      if (labels[index] === 'NAME') labels[index] = isMade ? 'PREP' : 'COMMENT'
    return
  }
}

/**
 * '1 tsp each salt and pepper'; of a longer list every stretch that ends with a food is one of its
 * foods.
 */
function namesAfterEach(words: readonly string[], labels: LineLabel[]): void {
  const nameStart = labels.indexOf('NAME')
  const nextNameIndex = labels.indexOf('NAME', nameStart + 1)
  if (words[nameStart] === 'each' && nextNameIndex !== -1 && nameStart > 0) labels[nameStart] = 'COMMENT'
  const eachIndex = words.indexOf('each')
  const isList = labels[eachIndex - 1] === 'UNIT' && words.filter((word) => word === ',').length > 1
  if (eachIndex < 1 || !isList || words.includes('(')) return
  const runs = foodSpans(words.map((word) => (isMark(word) ? null : foodWordNumbers(word))))
  for (let start = eachIndex + 1; start < words.length; start++) {
    const comma = words.indexOf(',', start)
    const end = comma === -1 ? words.length : comma
    if (runs[end - 1] === placeInFood.alone || runs[end - 1] === placeInFood.ends)
      for (let index = start; index < end; index++) if (!isMark(words[index] ?? '')) labels[index] = 'NAME'
    start = end
  }
}

/** 'A little bit of salt'. */
function littleBitAsUnit(words: readonly string[], labels: LineLabel[]): void {
  const bit = words.indexOf('bit')
  if (bit === -1 || bit > 2 || words[bit + 1] !== 'of' || labels[bit + 2] !== 'NAME') return
  if (!labels.includes('QTY')) labels.fill('COMMENT', 0, bit + 2)
}

const stateWords =
  /^(?:defrosted|thawed|drained|rinsed|chopped|diced|peeled|sliced|minced|grated|crushed|trimmed|halved|quartered)$/

/** 'Frozen petit pois defrosted': a preparation may follow the food without a comma. */
function statesBehind(words: readonly string[], labels: LineLabel[]): void {
  for (
    let lastNameIndex = labels.lastIndexOf('NAME');
    lastNameIndex > 0 && labels[lastNameIndex - 1] === 'NAME';
    lastNameIndex--
  ) {
    if (!stateWords.test(words[lastNameIndex] ?? '')) return
    labels[lastNameIndex] = 'PREP'
  }
}

/**
 * 'Paprika, a sprinkle': such an amount behind the food counts nothing and is no part of its name.
 */
function pinchAfterName(words: readonly string[], labels: LineLabel[]): void {
  const comma = words.lastIndexOf(',')
  const unit = comma + (/^an?$/.test(words[comma + 1] ?? '') ? 2 : 1)
  if (comma < 1 || unit !== words.length - 1 || !isTouch(words[unit] ?? '')) return
  if (labels.slice(0, comma).includes('NAME') && labels[unit] === 'NAME') labels.fill('COMMENT', comma + 1)
}

/** 'A drizzle of honey' is one drizzle. */
function pinchBeforeName(words: readonly string[], labels: LineLabel[]): void {
  const isTouchFirst = /^an?$/.test(words[0] ?? '') && isTouch(words[1] ?? '') && words[2] === 'of'
  if (!isTouchFirst || labels.includes('QTY') || labels.includes('UNIT') || labels[3] !== 'NAME') return
  labels[0] = 'QTY'
  labels[1] = 'UNIT'
  labels[2] = 'COMMENT'
}

const isTouch = (word: string) => word === 'sprinkle' || kindOfUnit(canonicalUnit(word) ?? '') === 'touch'

const joinerPattern = /^(?:or|and|and\/or|to|with|in|for|from|plus|of)$/

/**
 * A name neither begins nor ends with a word that joins two: 'tofu or'. What 'or' and 'and' join to
 * the words before the name is labelled like them: 'cooked or canned beans', '(1 cup) or more
 * butter'. Behind a hyphen the name stays as it is: 'medium- or long-grain rice'.
 */
function trimJoiningWords(words: readonly string[], labels: LineLabel[]): void {
  const labelBesideName = (index: number) => {
    labels[index] = labels[index - 1] === 'PREP' ? 'PREP' : 'COMMENT'
  }
  for (;;) {
    const first = labels.indexOf('NAME')
    const last = labels.lastIndexOf('NAME')
    if (first === last || words[first - 1] === '-') return
    if (joinerPattern.test(words[first] ?? '')) {
      labelBesideName(first)
      const isFoodNext = foodRoleOf(foodWordNumbers(words[first + 1] ?? '')) & 1
      const isChoice = first > 0 && /^(?:or|and)$/.test(words[first] ?? '')
      if (isChoice && !isFoodNext && labels[first + 1] === 'NAME' && labels[first + 2] === 'NAME')
        labelBesideName(first + 1)
    } else if (joinerPattern.test(words[last] ?? '')) labels[last] = 'COMMENT'
    else return
  }
}
