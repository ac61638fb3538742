/** Takes the lines of a page's list of ingredients, from where it begins to where it ends. */

import { childrenOf, isElement, type PageNode, tagOf } from '../page/document.ts'
import { foodGrade, stepGrade } from '../page/likeness-grades.ts'
import {
  beginsWithNumber,
  isAmountOnly,
  isNutrient,
  stepLikenessOf,
  withoutBullet,
} from '../page/line-likeness.ts'
import type { PageRow } from '../page/page-rows.ts'
import {
  moreRecipesLabel,
  ingredientsLabel,
  methodLabel,
  otherLabel,
  toolsTitle,
} from '../page/part-label-patterns.ts'
import { textIn } from '../page/plain-text.ts'
import { timeIn } from '../page/time-facts.ts'
import { servingsIn } from '../page/yield.ts'
import {
  isItem,
  isLabelOfAll,
  isMoreThanLabel,
  isIngredientTitle,
  namesKnownFood,
  type CollectedLine,
  rowBullet,
} from './ingredient-titles.ts'
import { isControl } from './list-controls.ts'
import { beginsMethod, isOverSentence, isSentenceOfNextText } from './method-start.ts'
import type { IngredientRow } from './read-ingredient-rows.ts'
import { areAlike, isMethodLabel, startsWithLabel } from './row-looks.ts'
import { withoutPrice } from './without-price.ts'

/** Characters of a line that is a food only because it stands among foods. */
const LONGEST_ITEM = 120

/** Below a list: 'Copy ingredients', 'Add ingredients to basket'. */
const listButton = /^(?:copy|add|email|send|buy|shop|order)\b.{0,12}\bingredients?\b/i

/** The most titles over one line: of the recipe, and of a part of it. */
const MAX_TITLES = 2
/** What a part has gathered so far. */
export interface CollectedIngredients {
  collected: CollectedLine[]
  /** Titles that wait for the first line below them. */
  titles: string[]
  /** Whether its foods stand in a list or a table. */
  isListed: boolean
  /** Rows passed over since the last food. */
  rowsSkipped: number
  to: number
}

/**
 * Takes lines for as long as they can be ingredients; `from` is the number of the row that the
 * first of them begins with.
 */
export function collectIngredients(lines: Iterable<IngredientRow>, from: number): CollectedIngredients {
  const part: CollectedIngredients = {
    collected: [],
    titles: [],
    isListed: false,
    rowsSkipped: 0,
    to: from,
  }
  for (const line of lines) {
    if (isEndOfPart(line.row, part)) break
    if (hasOnlyTalkBefore(line.row, part)) Object.assign(part, { collected: [], titles: [] })
    else if (!isControl(line.row) && takeLine(part, line) === 'ended') break
  }
  return part
}

/** Whether only talk was taken before this label. */
const hasOnlyTalkBefore = (row: PageRow, { collected }: CollectedIngredients) =>
  startsWithLabel(row, ingredientsLabel) &&
  collected.length > 0 &&
  collected.every(({ shape }) => shape < foodGrade.possible)

/**
 * Whether the method, another recipe's ingredients, a button or a part of another kind begins here.
 */
function isEndOfPart(row: PageRow, part: CollectedIngredients): boolean {
  if (startsWithLabel(row, methodLabel)) return true
  const { collected } = part
  if (collected.length > 1 && isMethodLabel(row)) return true
  if (collected.length === 0 && row.rank > 0 && toolsTitle.test(row.text)) return true
  // The head of the next table says again that foods follow.
  const isHead = row.holder !== null && tagOf(row.holder) === 'th'
  const isFoodsLabel = startsWithLabel(row, ingredientsLabel) && row.rank > 0 && !isMoreThanLabel(row.text)
  // 'Caramel' over 'Ingredients' names a further part of this recipe.
  const isNextRecipe = isFoodsLabel && !isHead && part.titles.length === 0
  if (collected.length > 1 && isNextRecipe && !hasOnlyTalkBefore(row, part)) return true
  return collected.length > 0 && (startsWithLabel(row, listButton) || endsList(row) || isNutrient(row.text))
}

/** Takes a line as a title or a food, or passes it over, unless the part has ended before it. */
function takeLine(part: CollectedIngredients, line: IngredientRow): 'taken' | 'passed over' | 'ended' {
  const { text, shape, row, next } = line
  const last = part.collected.at(-1)
  if (last && liesInside(row, last.row) && takeInside(last, line)) return 'taken'
  if (!/\p{L}/u.test(text) || (!last && isAboutAmount(text))) return 'passed over'
  if (last && isTableBehindList(row, last.row, part) && shape < foodGrade.likely && !isFoodRow(next))
    return 'ended'
  if (line.isNameOfPart || isIngredientTitle(row, text, shape, next, last) || isOverItems(row, shape, next))
    return !isOverSentence(part.collected, next) && takeTitle(part, row, text) ? 'taken' : 'ended'
  const item = isItem(row)
  if (item && !part.isListed && !startList(part, shape)) return 'ended'
  if (last && beginsMethod({ line, last, collected: part.collected })) return 'ended'
  const isAmongFoods = (item || !part.isListed) && !isSentenceOfNextText(part.collected, line)
  if (isAmongFoods && canBeFood(row, text, shape, last, next)) {
    takeFood(part, line)
    return 'taken'
  }
  return !last || ++part.rowsSkipped <= 1 || listContinues(next, last) ? 'passed over' : 'ended'
}

/**
 * Adds the only item inside a food to that food, as a note. Returns false where there are several
 * items, since they may be foods.
 */
function takeInside(food: CollectedLine, { row, text }: IngredientRow): boolean {
  if (!isOnlyItem(row)) return row.tag !== 'li'
  food.text = `${food.text} (${text})`
  return true
}

/** Takes a food, with the titles that wait for it. */
function takeFood(part: CollectedIngredients, { text, shape, food, to }: IngredientRow): void {
  part.rowsSkipped = 0
  part.collected.push({ text: withoutPrice(text), shape, row: food, titles: part.titles })
  part.titles = []
  part.to = to
}

/** Whether a row of a table looks like a food. */
const isFoodRow = (row: PageRow | undefined): boolean =>
  row?.tag === 'tr' && row.foodLikeness >= foodGrade.likely && timeIn(row.text) === null

/** A table without a title, below a list of foods: 'Time', 'Difficulty', 'Cost'. */
const isTableBehindList = (row: PageRow, last: PageRow, { titles }: CollectedIngredients) =>
  row.tag === 'tr' && last.tag === 'li' && titles.length === 0

/** 'ca. 8 pieces' over the foods: what they make. */
const isAboutAmount = (text: string): boolean => {
  const amount = text.replace(/^(?:c:?a|cir[ck]a|about|etwa|environ|ongeveer|omkring|około)\.?\s+/iu, '')
  return amount !== text && isAmountOnly(amount)
}

/** 'For 4 people', 'Recette pour 6 personnes': over the whole list, and no title of a part. */
const isForEaters = (text: string): boolean =>
  /^(?:\p{L}*(?:recipe|rezept|recette|ricetta|receta|receita|recept|opp?skrift|przepis)\s+)?(?:for|für|pour|per|para|voor|till?|dla)\s+\d/iu.test(
    text,
  ) && servingsIn(text) !== null

/**
 * Keeps a title for the food below it; false where too many wait. Above the first food only the
 * last of them are its titles.
 */
function takeTitle(part: CollectedIngredients, row: PageRow, text: string): boolean {
  const isAbove = part.collected.length === 0
  if (isAbove && startsWithLabel(row, ingredientsLabel)) part.titles = []
  if (!isLabelOfAll(row) && !(isAbove && isForEaters(text))) part.titles.push(text)
  if (isAbove) part.titles.splice(0, part.titles.length - MAX_TITLES)
  return part.titles.length <= MAX_TITLES
}

/**
 * Begins a list: the lines before it that are no food were talk. False where it is a list of other
 * things, after foods that stood in no list.
 */
function startList(part: CollectedIngredients, shape: number): boolean {
  const foods = part.collected.filter(
    (line) => line.shape >= foodGrade.likely && !endsSentence.test(line.text),
  )
  if (foods.length > 2 && shape < foodGrade.possible) return false
  part.isListed = true
  part.collected = foods
  return true
}

/** Whether a row that surely is food is set as the last one was, in a list. */
const listContinues = (next: PageRow | undefined, last: CollectedLine | undefined) =>
  next !== undefined &&
  last !== undefined &&
  isItem(next) &&
  areAlike(next, last.row) &&
  next.foodLikeness >= foodGrade.likely

/** 'Notes' as a heading, or alone in a row. */
const endsList = (row: PageRow) =>
  (row.rank > 0 && !isItem(row) && startsWithLabel(row, moreRecipesLabel)) ||
  (startsWithLabel(row, otherLabel) &&
    ((row.rank > 0 && !isItem(row)) ||
      otherLabel.exec(row.text)?.[0].length === row.text.replace(/\s*:$/, '').length))

const endsSentence = /[.!。]$/

/**
 * A line between two foods of one list is a food. A sentence below lines that are no sentences is
 * none.
 */
function canBeFood(
  row: PageRow,
  text: string,
  shape: number,
  last: CollectedLine | undefined,
  next: PageRow | undefined,
): boolean {
  // A remark in brackets ends like a sentence, and is none.
  const withoutRemark = text.replace(/\s*\([^()]*\)$/, '')
  const step = withoutRemark === row.text ? row.stepLikeness : stepLikenessOf(withoutRemark)
  const isListed =
    row.tag === 'li' || row.tag === 'tr' || (row.list !== null && row.rank === 0 && isListOfFoods(row.list))
  const isNext =
    last !== undefined &&
    row.list === last.row.list &&
    (isListed ||
      (row.holder === last.row.holder && rowBullet.test(row.text) && rowBullet.test(last.row.text)))
  // 'Optional: icing sugar to dust' is a phrase behind its label.
  const isPhrase = !/[.!?:;。]/u.test(text.replace(/^\p{L}[\p{L} ]{2,20}:\s+/u, ''))
  if (
    isNext &&
    ((text.length <= LONGEST_ITEM && (step < stepGrade.strong || isPhrase)) || namesKnownFood(text))
  )
    return true
  if (last && continuesText(row, text, last.row, next) && step < stepGrade.strong) return true
  // 'Cocoa' as the first of paragraphs that are foods.
  const isFirst = !last && next && areAlike(row, next) && next.foodLikeness >= foodGrade.likely
  if (isFirst && isPhrase && row.rank === 0 && namesKnownFood(text)) return true
  if (last && row.isLinked && !last.row.isLinked && shape < foodGrade.possible && !areSetAlike(row, last.row))
    return false
  if (
    last &&
    shape < foodGrade.doubtful &&
    step >= stepGrade.possible &&
    endsSentence.test(text) &&
    !endsSentence.test(last.text)
  )
    return false
  // 'Ajoutez la farine et la levure.' below lines without a full stop.
  const isSureStep = step >= stepGrade.sure && endsSentence.test(text) && !beginsWithNumber(text)
  if (last && isSureStep && !endsSentence.test(last.text)) return false
  const isAlike = isItem(row) || (last !== undefined && row.kind === last.row.kind)
  return shape > (isAlike ? 0 : foodGrade.faint) && (step <= stepGrade.fair || shape >= foodGrade.doubtful)
}

/** Parts of a block, at least and at most, and the characters of each. */
const [FEWEST_PARTS, MOST_PARTS, LONGEST_PART] = [3, 60, 120]

const listsOfFoods = new WeakMap<PageNode, boolean>()

/**
 * Whether a block holds short phrases and nothing else, of which at least half begin with an
 * amount. Then all of them are foods.
 */
function isListOfFoods(block: PageNode): boolean {
  const known = listsOfFoods.get(block)
  if (known !== undefined) return known
  const parts = childrenOf(block).filter(isElement)
  const isMany = parts.length >= FEWEST_PARTS && parts.length <= MOST_PARTS
  const texts = isMany ? parts.map((part) => withoutBullet(textIn(part))).filter(Boolean) : []
  const arePhrases = texts.every((text) => text.length <= LONGEST_PART && !/[.!?:。]$/u.test(text))
  const isList =
    texts.length >= FEWEST_PARTS && arePhrases && texts.filter(beginsWithNumber).length * 2 >= texts.length
  listsOfFoods.set(block, isList)
  return isList
}

/**
 * The most words of a short line in a text of foods, even if its first word may be a verb: 'Aceite
 * de oliva y sal'.
 */
const MAX_WORDS = 6
/** The same for the last line of such a text: 'Toppings such as berries, maple syrup etc.' */
const MAX_LAST_WORDS = 12

/** Whether a short line that is no sentence stands in the text that holds the food before it. */
const continuesText = (row: PageRow, text: string, last: PageRow, next: PageRow | undefined): boolean =>
  row.holder === last.holder &&
  !/[.!?:。]$/.test(text.replace(/\betc\.$/, '')) &&
  text.split(/\s+/).length <= (next?.holder === row.holder ? MAX_WORDS : MAX_LAST_WORDS)

/** Whether the row is an item that names the part of the list inside it: 'For the dough'. */
const isOverItems = (row: PageRow, shape: number, next: PageRow | undefined): boolean =>
  shape < foodGrade.possible && next?.tag === 'li' && liesInside(next, row) && !isOnlyItem(next)

/** Whether two rows are set alike, by a class of their own. */
const areSetAlike = (row: PageRow, other: PageRow) => areAlike(row, other) && row.kind.trim() !== row.tag

/** Whether a row lies in the item of a list that another row begins. */
function liesInside({ holder }: PageRow, item: PageRow): boolean {
  if (item.tag !== 'li' || !item.holder) return false
  for (let node: PageNode | null = holder?.parent ?? null; node; node = node.parent)
    if (node === item.holder) return true
  return false
}

/**
 * Whether the row is the only item of its list. Inside a food such an item is a note; several may
 * be foods.
 */
const isOnlyItem = ({ tag, list }: PageRow): boolean =>
  tag === 'li' && list !== null && childrenOf(list).filter((node) => tagOf(node) === 'li').length === 1
