/**
 * What never belongs to a name, wherever the tagger ends it: joining words at its edges, an amount
 * said again in brackets, a pack, 'each', and what is done with the food.
 */
import { ALONE, ENDS, foodRuns, foodWords, OUTSIDE, roleOf } from '../foods/food-runs.ts'
import { canonicalUnit, kindOfUnit, singularWord } from '../measure/unit.ts'
import type { LineLabel } from './ingredient-line-tagger.ts'
import { isMark, isNumber } from './ingredient-line-tokens.ts'

/** Puts the labels of a line right; `words` are its tokens in small letters. */
export function tidyName(words: readonly string[], labels: LineLabel[]): void {
  packBehindBracket(words, labels)
  packBehindMeasure(words, labels)
  pinchBeforeName(words, labels)
  sizeInBrackets(words, labels)
  otherFood(words, labels)
  repeatedInBrackets(words, labels)
  purposeInBrackets(words, labels)
  cutAtProcedure(words, labels)
  namesAfterEach(words, labels)
  littleBitAsUnit(words, labels)
  statesBehind(words, labels)
  pinchAfterName(words, labels)
  trimJoiningWords(words, labels)
}

const packs = /^(?:tub|carton|container|tube|packet|package|pkg|sachet|can|tin|jar)s?$/

/** '1 (8-ounce) carton sour cream': the word behind the measure of a pack is the pack. */
function packBehindBracket(words: readonly string[], labels: LineLabel[]): void {
  const close = words.indexOf(')')
  const open = words.indexOf('(')
  const isPack =
    packs.test(words[close + 1] ?? '') && labels[close + 1] === 'NAME' && labels[close + 2] === 'NAME'
  if (open < 1 || close < open || labels[open - 1] !== 'QTY' || !isPack) return
  if (labels.slice(open, close).includes('UNIT')) labels[close + 1] = 'UNIT'
}

/**
 * '1 fl oz glass sherry', but no '1 cup glass noodles': a vessel behind a measure, unless a food is
 * named so.
 */
function packBehindMeasure(words: readonly string[], labels: LineLabel[]): void {
  const at = labels.indexOf('NAME')
  const isVessel = packs.test(words[at] ?? '') || /^glass(?:es)?$/.test(words[at] ?? '')
  if (!isVessel || labels[at - 1] !== 'UNIT' || labels[at + 1] !== 'NAME') return
  const [run] = foodRuns(words.slice(at).map((word) => (isMark(word) ? null : foodWords(word))))
  if (run === OUTSIDE || run === ALONE) labels[at] = 'UNIT'
}

/** '2 garlic (big) cloves' are two big cloves of garlic. */
function sizeInBrackets(words: readonly string[], labels: LineLabel[]): void {
  const at = words.indexOf('(') + 1
  if (at < 2 || labels[at] !== 'NAME' || words[at + 1] !== ')') return
  if (!/^(?:big|large|medium|small)$/.test(words[at] ?? '')) return
  labels[at] = 'SIZE'
  const isClove = words[at - 2] === 'garlic' && /^cloves?$/.test(words[at + 2] ?? '')
  if (isClove && !labels.includes('UNIT')) labels[at + 2] = 'UNIT'
}

/** 'Sugar, 2 onions': an amount behind a food without one is of the food behind it, another one. */
function otherFood(words: readonly string[], labels: LineLabel[]): void {
  const comma = words.indexOf(',')
  const isOther = labels[comma + 1] === 'QTY' && labels[comma + 2] === 'NAME' && comma > 0
  if (!isOther || labels.slice(0, comma).some((label) => label !== 'NAME')) return
  if (comma + 3 === words.length && roleOf(foodWords(words[comma + 2] ?? '')) & 1)
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
  for (let at = open; at < end; at++) if (labels[at] === 'NAME') labels[at] = 'COMMENT'
}

/**
 * '1 tbsp oil (for the pot)', 'butter (see the notes)': such a bracket names no food of its own.
 */
function purposeInBrackets(words: readonly string[], labels: LineLabel[]): void {
  const open = words.indexOf('(')
  if (open < 1 || !labels.slice(0, open).includes('NAME')) return
  if (!/^(?:for|see|about|depending|if|i|you|use)$/.test(words[open + 1] ?? '')) return
  for (let at = open; at < words.length && words[at] !== ')'; at++)
    if (labels[at] === 'NAME') labels[at] = 'COMMENT'
}

const purpose =
  /^(?:serve|garnish|sprinkle|squeeze|drizzle|dust|decorate|taste|finish|top|glaze|grease|brush)$/
const procedure =
  /^(?:sautéed|sauteed|fried|dissolved|mixed|combined|tossed|blended|whisked|drizzled|brushed)$/

/**
 * 'Lime wedges to squeeze over chicken', 'breadcrumbs sautéed in oil': the food stands before it.
 */
function cutAtProcedure(words: readonly string[], labels: LineLabel[]): void {
  const nameStart = labels.indexOf('NAME')
  if (nameStart === -1) return
  for (let at = nameStart + 1; at < words.length; at++) {
    const next = words[at + 1] ?? ''
    const isPurpose = words[at] === 'to' && purpose.test(next) && words[at - 1] !== 'ready'
    const isMade = procedure.test(words[at] ?? '') && /^(?:in|with)$/.test(next)
    if (labels[at] !== 'NAME' || !(isPurpose || isMade)) continue
    for (; at < words.length && !isMark(words[at] ?? ''); at++)
      if (labels[at] === 'NAME') labels[at] = isMade ? 'PREP' : 'COMMENT'
    return
  }
}

/**
 * '1 tsp each salt and pepper'; of a longer list every stretch that ends with a food is one of its
 * foods.
 */
function namesAfterEach(words: readonly string[], labels: LineLabel[]): void {
  const nameStart = labels.indexOf('NAME')
  const more = labels.indexOf('NAME', nameStart + 1)
  if (words[nameStart] === 'each' && more !== -1 && nameStart > 0) labels[nameStart] = 'COMMENT'
  const each = words.indexOf('each')
  const isList = labels[each - 1] === 'UNIT' && words.filter((word) => word === ',').length > 1
  if (each < 1 || !isList || words.includes('(')) return
  const runs = foodRuns(words.map((word) => (isMark(word) ? null : foodWords(word))))
  for (let start = each + 1; start < words.length; start++) {
    const comma = words.indexOf(',', start)
    const end = comma === -1 ? words.length : comma
    if (runs[end - 1] === ALONE || runs[end - 1] === ENDS)
      for (let at = start; at < end; at++) if (!isMark(words[at] ?? '')) labels[at] = 'NAME'
    start = end
  }
}

/** 'A little bit of salt'. */
function littleBitAsUnit(words: readonly string[], labels: LineLabel[]): void {
  const bit = words.indexOf('bit')
  if (bit === -1 || bit > 2 || words[bit + 1] !== 'of' || labels[bit + 2] !== 'NAME') return
  if (!labels.includes('QTY')) labels.fill('COMMENT', 0, bit + 2)
}

const state =
  /^(?:defrosted|thawed|drained|rinsed|chopped|diced|peeled|sliced|minced|grated|crushed|trimmed|halved|quartered)$/

/** 'Frozen petit pois defrosted': a preparation may follow the food without a comma. */
function statesBehind(words: readonly string[], labels: LineLabel[]): void {
  for (let last = labels.lastIndexOf('NAME'); last > 0 && labels[last - 1] === 'NAME'; last--) {
    if (!state.test(words[last] ?? '')) return
    labels[last] = 'PREP'
  }
}

/** 'Paprika, a sprinkle': a touch behind the food counts nothing and is none of its name. */
function pinchAfterName(words: readonly string[], labels: LineLabel[]): void {
  const comma = words.lastIndexOf(',')
  const unit = comma + (/^an?$/.test(words[comma + 1] ?? '') ? 2 : 1)
  if (comma < 1 || unit !== words.length - 1 || !isTouch(words[unit] ?? '')) return
  if (labels.slice(0, comma).includes('NAME') && labels[unit] === 'NAME') labels.fill('COMMENT', comma + 1)
}

/** 'A drizzle of honey' is one drizzle. */
function pinchBeforeName(words: readonly string[], labels: LineLabel[]): void {
  const isFirst = /^an?$/.test(words[0] ?? '') && isTouch(words[1] ?? '') && words[2] === 'of'
  if (!isFirst || labels.includes('QTY') || labels.includes('UNIT') || labels[3] !== 'NAME') return
  labels[0] = 'QTY'
  labels[1] = 'UNIT'
  labels[2] = 'COMMENT'
}

const isTouch = (word: string) => word === 'sprinkle' || kindOfUnit(canonicalUnit(word) ?? '') === 'touch'

const joins = /^(?:or|and|and\/or|to|with|in|for|from|plus|of)$/

/**
 * A name neither begins nor ends with a word that joins two: 'tofu or'. What 'or' and 'and' join at
 * its beginning is beside the name like what stood before: 'cooked or canned beans', '(1 cup) or
 * more butter'. Behind a hyphen it is half a word: 'medium- or long-grain rice'.
 */
function trimJoiningWords(words: readonly string[], labels: LineLabel[]): void {
  const beside = (at: number) => {
    labels[at] = labels[at - 1] === 'PREP' ? 'PREP' : 'COMMENT'
  }
  for (;;) {
    const first = labels.indexOf('NAME')
    const last = labels.lastIndexOf('NAME')
    if (first === last || words[first - 1] === '-') return
    if (joins.test(words[first] ?? '')) {
      beside(first)
      const isFood = roleOf(foodWords(words[first + 1] ?? '')) & 1
      const isChoice = first > 0 && /^(?:or|and)$/.test(words[first] ?? '')
      if (isChoice && !isFood && labels[first + 1] === 'NAME' && labels[first + 2] === 'NAME')
        beside(first + 1)
    } else if (joins.test(words[last] ?? '')) labels[last] = 'COMMENT'
    else return
  }
}
