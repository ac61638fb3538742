/**
 * Splits a text that holds several recipes, before its lines are joined and labelled. A wrong split
 * tears one recipe in two, so a recipe only begins after a list and a method of the one before, at
 * a title over a list and a method of its own.
 */

import { longWordsOf } from '../page/comparable-text.ts'
import { foodGrade, stepGrade } from '../page/likeness-grades.ts'
import { beginsWithNumber, ingredientLikenessOf, stepLikenessOf } from '../page/line-likeness.ts'
import { isFact } from './fact-lines.ts'
import { namesFood } from './foods-in-text.ts'
import { isAllCaps, partLabelOf, type PartLabel } from './part-label.ts'
import { isPartOfDish } from './part-titles.ts'
import type { TextLine } from './text-lines.ts'

type Kind = PartLabel | 'food' | 'step' | 'beside' | 'words'

/** 'By Anna Berg', 'Von …', 'Autor: …': who wrote it, and no name of a dish. */
const byline =
  /^(?:recipe )?(?:by|from|posted by|von|aus|par|por|di|da|door|van|de|av|af|fra|från|od|author|autor\p{L}*|auteur|autore|source|quelle|bron|kilde|källa)(?:\s*:\s*|\s+)\p{Lu}/u
const isByline = (text: string) => byline.test(text.slice(0, 1).toLowerCase() + text.slice(1))
const besideRecipe = /^[#@]\p{L}|https?:/u

/** The kinds of lines, each by itself and by the lines around it. */
function kindsOf(lines: readonly TextLine[]): Kind[] {
  const kinds = lines.map(kindOf)
  return kinds.map((kind, at) => {
    const [line, next] = [lines[at], lines[at + 1]]
    if (!line || !next) return kind
    const isAmongFoods = kinds[at - 1] === 'food' && !line.isAfterBlank
    const isOverFood = kinds[at + 1] === 'food' && !next.isAfterBlank
    if (kind === 'step' && isOverFood && isNoSentence(line, isAmongFoods)) return 'food'
    // '10-minute beans' right over the label of ingredients is a name.
    return kind === 'food' && kinds[at + 1] === 'ingredients' && !line.isBullet ? 'words' : kind
  })
}

/**
 * '2 cups rice (soaked, cooked and cooled as above)', and among foods 'or make rolls (see below)':
 * a food that looks like a step.
 */
const isNoSentence = ({ text, count }: TextLine, isAmongFoods: boolean) =>
  count === null && (isAmongFoods || beginsWithNumber(text)) && !/[.!?:]$/.test(text)

function kindOf(line: TextLine): Kind {
  const label = partLabelOf(line)
  if (label === 'other' && isByline(line.text)) return 'beside'
  if (label !== null) return label
  if (line.text === '') return 'step'
  if (isFact(line.text) || besideRecipe.test(line.text)) return 'beside'
  if (line.isHeading) return 'words'
  const step = stepLikenessOf(line.text)
  if (isCountedFood(line) && (step < stepGrade.probable || !/[.!]$/.test(line.text))) return 'food'
  if (step >= stepGrade.probable) return 'step'
  return isByline(line.text) ? 'beside' : 'words'
}

const isCountedFood = ({ text, count, isBullet }: TextLine) =>
  count === null && ingredientLikenessOf(text) >= foodGrade.likely && (beginsWithNumber(text) || isBullet)

/** 'Recipe 2: …', 'Rezept Nr. 3', 'Opskrift 1 – …': a count of recipes before a name. */
const recipeNumber =
  /^(?:recipe|rezept|recette|receta|ricetta|recept|opskrift|oppskrift|receita|przepis)\s*(?:no\.?|nr\.?|n[°º.]?|num\.?|#)?\s*(\d{1,2})(?:\s*[:.)–—-]+\s*|\s+|$)/iu

/** Characters and words of a name; one that is set as a heading may be longer. */
const LONGEST_NAME = 80
const MAX_NAME_WORDS = 12
const LONGEST_HEADING = 120

const numberOf = (line: TextLine): number | null =>
  line.count ?? (Number(recipeNumber.exec(line.text)?.[1] ?? 0) || null)

const withoutNumber = (text: string) => text.replace(recipeNumber, '')

/** Whether a line may be a name: some words alone in their line, which are no sentence. */
function isNameLike(lines: readonly TextLine[], kinds: readonly Kind[], at: number): boolean {
  const [line, kind] = [lines[at], kinds[at]]
  if (!line || (kind !== 'words' && kind !== 'step')) return false
  const isSet = line.isHeading || isLabelledName(lines, kinds, at)
  return (
    (line.isHeading
      ? line.text.length <= LONGEST_HEADING
      : line.text.length <= LONGEST_NAME && line.text.split(/\s+/).length <= MAX_NAME_WORDS) &&
    !line.isBullet &&
    (line.isHeading || line.isAfterBlank) &&
    (isSet ? /\p{L}{2}/u : /^\P{L}*\p{Lu}.*\p{L}{2}/u).test(line.text) &&
    !/[.!?:;,]["”’)]*$/.test(line.text) &&
    !isByline(line.text)
  )
}

/**
 * Whether a line stands right over 'Ingredients' or below an announcement: then it may begin in
 * small letters.
 */
const isLabelledName = (lines: readonly TextLine[], kinds: readonly Kind[], at: number) =>
  kinds[at + 1] === 'ingredients' || isAnnouncement(lines[at - 1])

/** 'And here is the other one:'. */
const isAnnouncement = (line: TextLine | undefined) =>
  line !== undefined && line.isAfterBlank && /[!:…]$/.test(line.text) && !besideRecipe.test(line.text)

/** Lines below the beginning of a list in which its foods are looked for. */
const LINES_OF_LIST = 5
const MIN_FOODS = 2

/**
 * The lines where lists of ingredients begin, at their label or at the first of some foods: one
 * before the steps, and one behind each method.
 */
function listStarts(lines: readonly TextLine[], kinds: readonly Kind[]): number[] {
  const starts: number[] = []
  let isInList = false
  kinds.forEach((kind, at) => {
    if (kind === 'method' || (kind === 'step' && !isOverList(lines, kinds, at))) isInList = false
    if (isInList || !isListStart(lines, kinds, at)) return
    starts.push(at)
    isInList = true
  })
  return starts
}

function isListStart(lines: readonly TextLine[], kinds: readonly Kind[], at: number): boolean {
  const isLabelled = kinds[at] === 'ingredients'
  if (!isLabelled && kinds[at] !== 'food') return isPlainList(lines, kinds, at)
  const below = kinds.slice(at + 1, at + LINES_OF_LIST)
  // Below its label a list may hold a food that looks like a step: 'Salt and pepper (to season)'.
  const end = below.findIndex(
    (kind) => kind !== 'food' && kind !== 'words' && !(isLabelled && kind === 'step'),
  )
  const list = [kinds[at], ...(end < 0 ? below : below.slice(0, end))]
  if (!isLabelled) return list.filter((kind) => kind === 'food').length >= MIN_FOODS
  const isInOneLine = (lines[at + 1]?.text.split(',').length ?? 0) > MIN_FOODS
  return list.length > MIN_FOODS || isInOneLine
}

/**
 * The number of lines, and the share of known foods among them, from which they are a list without
 * amounts.
 */
const MIN_PLAIN_LINES = 3
const MIN_KNOWN_SHARE = 0.6

/** 'Farine - 185 grammes', 'Cebola 1 unidade', 'Oeuf - 2'. */
const amountBehind = /^\p{L}[^\d.!?]*\s[\d½¼¾⅓⅔][\d.,/]*(?:\s*\p{L}[\p{L}'() à]{0,24})?$/u

/**
 * Whether foods with no amount before them begin at a line, alone between a blank line or a heading
 * and steps.
 */
function isPlainList(lines: readonly TextLine[], kinds: readonly Kind[], at: number): boolean {
  if (kinds[at] !== 'words' || !(lines[at]?.isAfterBlank || lines[at - 1]?.isHeading)) return false
  const isOfList = (line: TextLine, index: number) =>
    kinds[index] === 'words' && !line.isHeading && !/[.!?:]$/.test(line.text)
  const end = lines.findIndex(
    (line, index) => index >= at && (!isOfList(line, index) || (index > at && line.isAfterBlank)),
  )
  const list = lines.slice(at, end < 0 ? undefined : end)
  const known = list.filter(({ text }) => amountBehind.test(text) || namesFood(text))
  return list.length >= MIN_PLAIN_LINES && known.length >= MIN_KNOWN_SHARE * list.length
}

/** A place where a recipe may begin: its first line, its title, and where its list begins. */
interface Start {
  from: number
  title: number
  list: number
}

/**
 * The title among the lines between the last step of one recipe and the foods of the next: a
 * heading of the highest level, a counted line, or the first name after a blank line.
 */
function titleBetween(
  lines: readonly TextLine[],
  kinds: readonly Kind[],
  from: number,
  to: number,
): number | null {
  const names = lines
    .map((_, at) => at)
    .slice(from, to)
    .filter((at) => isNameLike(lines, kinds, at))
  const headings = names.filter((at) => lines[at]?.isHeading)
  const highest = Math.min(...headings.map((at) => lines[at]?.level ?? LOWEST_LEVEL))
  return (
    headings.find((at) => (lines[at]?.level ?? LOWEST_LEVEL) === highest) ??
    names.find((at) => numberOf(lines[at] as TextLine) !== null) ??
    names.at(0) ??
    null
  )
}

/** The level of bold words, which are a heading without a level. */
const LOWEST_LEVEL = 7

/** Where an announcement right above a title begins: 'And here is the other one:'. */
function announcementBefore(lines: readonly TextLine[], from: number, title: number): number {
  const before = title - 1
  return before >= from && isAnnouncement(lines[before]) ? before : title
}

/**
 * The lines of each recipe in a text; all lines together where it holds one. Each title but the
 * first is set as a heading.
 */
export function splitRecipes(lines: readonly TextLine[]): TextLine[][] {
  const kinds = kindsOf(lines)
  const lists = listStarts(lines, kinds)
  const [firstList] = lists
  if (firstList === undefined || lists.length < 2) return [[...lines]]
  const starts = startsAmong(lines, kinds, lists)
  if (starts.length === 0 || isOneDish(lines, kinds, firstList, starts)) return [[...lines]]
  const isCounted = areCounted(lines, kinds, firstList, starts)
  return [0, ...starts.map(({ from }) => from)].map((from, at) => {
    const title = starts[at - 1]?.title
    return lines.slice(from, starts[at]?.from).map((line, index) => {
      const isTitle = from + index === title
      const isNumbered = isCounted && (isTitle || (at === 0 && from + index < firstList))
      const text = isNumbered ? withoutNumber(line.text) || line.text : line.text
      return {
        ...line,
        text,
        count: isNumbered ? null : line.count,
        isHeading: line.isHeading || isTitle,
        isAfterBlank: line.isAfterBlank || index === 0,
      }
    })
  })
}

function startsAmong(lines: readonly TextLine[], kinds: readonly Kind[], lists: readonly number[]): Start[] {
  const starts: Start[] = []
  const topLevel = lines.find((line) => line.level !== undefined)?.level
  let level = levelOfFirst(lines, lists[0] ?? 0)
  lists.forEach((list, at) => {
    const lastList = lists[at - 1]
    if (lastList === undefined || !hasSteps(lines, kinds, lastList, list)) return
    if (!hasSteps(lines, kinds, list, lists[at + 1] ?? lines.length)) return
    const from = lineAfterMethod(lines, kinds, list)
    const title = titleBetween(lines, kinds, from, list)
    const line = title === null ? undefined : lines[title]
    if (title === null || !line) return
    const isSetAsFirst =
      line.level === undefined
        ? isAllCaps(line.text) && isAllCaps(lines[0]?.text ?? '')
        : line.level === topLevel
    const isSetAsName = isSetAsFirst && kinds[list] === 'ingredients'
    if (isPartOfDish(withoutNumber(line.text), isSetAsName)) return
    if (!isSetAsName && isPartOfName(line.text, lines[0]?.text ?? '')) return
    if ((line.level ?? level) > level) return
    level = line.level ?? level
    starts.push({ from: announcementBefore(lines, from, title), title, list })
  })
  return starts
}

/** Whether a text repeats a part of a name: 'Burrito bowls' below 'Chicken burrito bowls'. */
function isPartOfName(text: string, name: string): boolean {
  const words = longWordsOf(text)
  const nameWords: readonly string[] = longWordsOf(name)
  return (
    words.length > 0 && words.length < nameWords.length && words.every((word) => nameWords.includes(word))
  )
}

/** The level of the first recipe's title, below which a heading is a part of it. */
const levelOfFirst = (lines: readonly TextLine[], list: number) =>
  lines.slice(0, list).findLast(({ level }) => level !== undefined)?.level ?? LOWEST_LEVEL

/** Whether a method stands between two lists. */
const hasSteps = (lines: readonly TextLine[], kinds: readonly Kind[], from: number, to: number) =>
  kinds.slice(from, to).some((kind, at) => kind === 'step' && !isOverList(lines, kinds, from + at))

/**
 * Whether a line that looks like a step ('Rolled oat bake') or is numbered ('2. Leek soup') is a
 * name over a list: only facts stand between.
 */
function isOverList(lines: readonly TextLine[], kinds: readonly Kind[], at: number): boolean {
  if (!isNameLike(lines, kinds, at)) return false
  const below = kinds.findIndex((kind, index) => index > at && kind !== 'beside')
  return below >= 0 && (kinds[below] === 'ingredients' || kinds[below] === 'food')
}

/** The line behind the last step or food above a list. */
function lineAfterMethod(lines: readonly TextLine[], kinds: readonly Kind[], list: number): number {
  let at = list
  while (at > 0) {
    const kind = kinds[at - 1]
    if (kind === 'step' ? !isOverList(lines, kinds, at - 1) : kind !== 'words' && kind !== 'beside') break
    at--
  }
  return at
}

/** Whether the titles number their recipes from one: '1. Soup', 'Recipe 2: Pie'. */
function areCounted(
  lines: readonly TextLine[],
  kinds: readonly Kind[],
  firstList: number,
  starts: readonly Start[],
): boolean {
  const first = lines
    .slice(0, firstList)
    .findIndex((line, at) => numberOf(line) === 1 && (kinds[at] === 'words' || kinds[at] === 'step'))
  return first >= 0 && starts.every(({ title }, at) => numberOf(lines[title] as TextLine) === at + 2)
}

/** Whether a part has a label over its foods and over its steps. */
const isLabelled = (kinds: readonly Kind[], { title }: Start, next: Start | undefined) => {
  const ownKinds = new Set(kinds.slice(title, next?.from))
  return ownKinds.has('ingredients') && ownKinds.has('method')
}

/**
 * Whether the parts of a text are of one dish: the first list has a title of its own below the
 * text's title. Not so where each part has labels of its own and the text's title names none of
 * them.
 */
function isOneDish(
  lines: readonly TextLine[],
  kinds: readonly Kind[],
  firstList: number,
  starts: readonly Start[],
): boolean {
  const [top] = lines
  const hasOwnName = lines.slice(1, firstList).some((_, at) => isNameLike(lines, kinds, at + 1))
  if (!top || !hasOwnName || kinds[0] === 'beside' || /[:!,]$/.test(top.text)) return false
  const topWords: readonly string[] = longWordsOf(top.text)
  return starts.some(
    (start, at) =>
      !isLabelled(kinds, start, starts[at + 1]) ||
      longWordsOf(lines[start.title]?.text ?? '').some((word) => topWords.includes(word)),
  )
}
