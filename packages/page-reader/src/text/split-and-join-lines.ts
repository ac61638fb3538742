/**
 * Restores the lines of a text: joins those that copying has cut in two, and splits a list that
 * stands in one line.
 */
import { isFillerAnywhere } from '@plateful/ingredients/foods/filler-words'
import { findFood } from '@plateful/ingredients/foods/find-food'
import { foldFoodName } from '@plateful/ingredients/foods/food-name'
import { parseIngredient } from '@plateful/ingredients/lines/ingredient-line'
import {
  beginsWithNumber,
  foodWords,
  ingredientLikenessOf,
  isAmountOnly,
  stepLikenessOf,
} from '../page/line-likeness.ts'
import { ingredientsLabel, methodLabel, otherLabel, toolsLabel } from '../page/part-labels.ts'
import { isFact, withoutFactBehind } from './fact-lines.ts'
import type { TextLine } from './text-lines.ts'

/** The part of a recipe that a label begins. */
export type Label = 'ingredients' | 'method' | 'other'

/** Characters and words of a line that is a label and no more. */
const LONGEST_LABEL = 60
const MAX_LABEL_WORDS = 7
const timeWord = /\b(?:time|mins?|minutes?|hours?)\b|zeit|tid\b|tijd|temps|tiempo|tempo/iu

/** A colon, a time and nothing else. */
const timeAhead =
  /^\s?[:–—]\s+\D{0,6}\d[\d.,½¼¾\s–-]*(?:h|min\p{L}*|std|st|hours?|\p{L}{0,4}(?:ur|ime|or)\p{L}*)(?=$|[^\p{L}])(?:\D{0,5}\d{1,2}\s*\p{L}{0,8}\.?)?\.?$/iu

/** The part that a line announces; null where it is a line of the recipe, or a fact. */
export function partLabelOf(line: TextLine): Label | null {
  const text = withoutFactBehind(line.text.replace(/[\s:.?–-]+$/, ''))
  const words = text.split(/\s+/).length
  if (text.length > LONGEST_LABEL || words > MAX_LABEL_WORDS || line.count !== null) return null
  const isSet =
    line.isHeading || line.text.endsWith(':') || words <= 3 || isAllCaps(text) || isLabelAlone(text)
  if (!isSet || /[.!]$/.test(line.text) || (line.text.endsWith('?') && !isLabelAlone(text))) return null
  if (toolsLabel.test(text)) return 'other'
  if (ingredientsLabel.test(text)) return 'ingredients'
  if (timeWord.test(text) || /\d/.test(text)) return null
  if (methodLabel.test(text)) return 'method'
  return otherLabel.test(text) && !line.isBullet ? 'other' : null
}

/** Letters behind a label that still belong to it: 'Zo maak je het'. */
const MAX_LETTERS_BEHIND = 4

/** Whether a line is a label of foods or steps, and nothing else. */
const isLabelAlone = (text: string) =>
  [ingredientsLabel, methodLabel].some((label) => {
    const said = label.exec(text)?.[0]
    return said !== undefined && text.length - said.length <= MAX_LETTERS_BEHIND
  })

/** Whether a text is in capitals. */
export const isAllCaps = (text: string): boolean => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase()

/**
 * Labels inside a line begin lines of their own: 'Ingredients: 2 eggs. Method: Beat the eggs.'
 */
export function splitAtLabels(lines: readonly TextLine[]): TextLine[] {
  return lines.flatMap((line) => {
    // 'Préparation : 15 min | Portions : 2' says facts and no more.
    if (isFact(line.text)) return [line]
    const starts: { from: number; to: number }[] = []
    for (const colon of line.text.matchAll(/\s?[:–—]\s+(?=\S)/g)) {
      // 'Préparation : 20 min' is a fact.
      if (timeAhead.test(line.text.slice(colon.index))) continue
      const start = labelBefore(line.text, colon.index, starts.at(-1)?.to ?? 0)
      if (start !== null) starts.push({ from: start, to: colon.index + colon[0].length })
    }
    if (starts.length === 0) return [line]
    const parts: TextLine[] = []
    const addPart = (text: string, isHeading: boolean) => {
      if (/[\p{L}\d]/u.test(text))
        parts.push({ ...line, text: text.trim(), isHeading, isBullet: false, count: null })
    }
    addPart(line.text.slice(0, starts[0]?.from), line.isHeading)
    starts.forEach(({ from, to }, at) => {
      addPart(line.text.slice(from, to), true)
      addPart(line.text.slice(to, starts[at + 1]?.from), false)
    })
    return parts.map((part, at) => (at === 0 ? part : { ...part, isAfterBlank: false }))
  })
}

const MAX_WORDS_BEFORE = 5

/**
 * Where the words before a colon that are a label begin, behind the label before; null where they
 * are none.
 */
function labelBefore(text: string, colon: number, from: number): number | null {
  const offset = Math.max(from, colon - LONGEST_LABEL)
  const words = [...text.slice(offset, colon).matchAll(/\S+/g)]
  for (const word of words.slice(-MAX_WORDS_BEFORE)) {
    const at = offset + word.index
    const before = text.slice(0, at).trimEnd()
    if (before !== '' && !/[.!?)•|;:,\p{Extended_Pictographic}]$/u.test(before) && !/^\p{Lu}/u.test(word[0]))
      continue
    const possibleLabel = text.slice(at, colon).trim()
    // 'Recette 2 : …' is the number of a recipe, no label.
    const method = /\d/.test(possibleLabel) ? null : methodLabel.exec(possibleLabel)
    const label = (ingredientsLabel.exec(possibleLabel) ?? method)?.[0]
    if (label === undefined || timeWord.test(possibleLabel)) continue
    if (possibleLabel.length <= label.length + 25) return at
  }
  return null
}

/** Parts from which a line is a list. */
const MIN_LIST_PARTS = 3
/** Amounts after which a food without one is a part too. */
const MIN_COUNTED_PARTS = 2
const amountAhead =
  /^(?:about |approx\.? |ca\.? )?(?:\d|[½¼¾⅓⅔⅛]|(?:the )?(?:juice|zest) of\s|(?:(?:small|large|big) )?(?:tin|can|jar|pack|packet|bag|carton|bottle|tub|pot|bunch|handful|pinch|splash) of\s|(?:an?|one|two|three|four|five|six|half|some|eine?[nm]?|une?|een|en|ett?|uma?|una)\s)/iu
const LONGEST_FOOD = 80

/** The step likeness from which a line is prose, whose commas separate no foods. */
const MIN_PROSE_LIKENESS = 0.6

/**
 * The parts of a list in one line: '2 eggs, 100 g flour, salt'; one for every other line. What a
 * label announces ('Ingredients: …') is a list whatever it looks like.
 */
export function splitFoodLine(text: string, isAnnounced = false): string[] {
  const markedParts = text.split(/\s*[•●▪|]\s*|;\s+|\s+[*·]\s+/).filter((part) => /\p{L}/u.test(part))
  const arePair =
    text.includes('|') && markedParts.length === 2 && markedParts.every((part) => amountAhead.test(part))
  if (arePair || isListOfFoods(markedParts)) return markedParts.map(withoutEndMarks)
  if (!isAnnounced && stepLikenessOf(text) >= MIN_PROSE_LIKENESS) return [text]
  const parts = splitAtCommas(text, isAnnounced)
    .map(withoutEndMarks)
    .filter((part) => /\p{L}/u.test(part))
  if (isAnnounced) return parts
  const isCounted = parts.filter((part) => amountAhead.test(part)).length >= MIN_COUNTED_PARTS
  return isCounted && isListOfFoods(parts) ? parts : isCounted ? (foodsOfFewWords(text) ?? [text]) : [text]
}

/** Foods from which a line of nothing but short pieces is a list, and the words of such a piece. */
const MIN_SHORT_FOODS = 5
const MAX_SHORT_WORDS = 4

/** '8 sausages, tin toms, onion, 2 carrots, stock cube': a cook's list, mostly without amounts. */
function foodsOfFewWords(text: string): string[] | null {
  const pieces = text.split(/,\s+/).map(withoutEndMarks)
  const foods = pieces.filter((piece) => amountAhead.test(piece) || namesFood(piece))
  const areShort = pieces.every(
    (piece) =>
      piece.split(/\s+/).length <= MAX_SHORT_WORDS && !/[.!?:()]/.test(piece) && !isPreparation(piece),
  )
  return areShort && pieces.length >= MIN_SHORT_FOODS && foods.length >= 0.6 * pieces.length ? pieces : null
}

/** The foods of a text that lists them, most with an amount; none where a part is no food. */
export function foodsInList(text: string): string[] {
  const parts = splitAtCommas(text, false).map(withoutEndMarks)
  const areFoods = parts.every(
    (part) => part.length <= LONGEST_FOOD && (amountAhead.test(part) || namesFood(part)),
  )
  return areFoods && amountAhead.test(parts[0] ?? '') ? parts : []
}

/** Whether most of at least three parts look like food, and no bracket is torn. */
function isListOfFoods(parts: readonly string[]): boolean {
  const isWhole = parts.every((part) => part.split('(').length === part.split(')').length)
  const foodLikeCount = parts.filter(
    (part) => part.length <= LONGEST_FOOD && ingredientLikenessOf(part) >= 0.5,
  ).length
  return isWhole && parts.length >= MIN_LIST_PARTS && foodLikeCount >= 0.6 * parts.length
}

const commas =
  /(,\s+(?:and\s+|&\s*)?|\s+(?:and|und|et|y|e|og|och|en)\s+(?=\d|an? |half an? |some )|(?<=\p{L}{4})\.\s+)/iu

/** A text split before amounts; in a list that a label announces, before foods too. */
function splitAtCommas(text: string, isAnnounced: boolean): string[] {
  const pieces = text.split(commas)
  const parts: string[] = [pieces[0] ?? '']
  let counts = Number(amountAhead.test(parts[0] ?? ''))
  for (let at = 1; at + 1 < pieces.length; at += 2) {
    const [separator = '', piece = ''] = [pieces[at], pieces[at + 1]]
    const isCounted = amountAhead.test(piece)
    const isOpen = isOpenBracket(parts.at(-1) ?? '')
    if (!isOpen && (isCounted || ((isAnnounced || counts >= MIN_COUNTED_PARTS) && namesFood(piece))))
      parts.push(piece)
    else parts[parts.length - 1] = `${parts.at(-1) ?? ''}${separator}${piece}`
    counts += Number(isCounted)
  }
  return parts
}

const withoutEndMarks = (text: string) => text.replace(/[\s.,;]+$/, '').trim()

/** The confidence that the line tagger needs for a food without an amount. */
const MIN_CONFIDENCE = 0.4

/** Whether a text is a food of the lexicon, with or without a remark behind a comma. */
export function namesFood(text: string): boolean {
  if (text.length > LONGEST_FOOD) return false
  const { name, confidence } = parseIngredient(text)
  return name !== '' && confidence >= MIN_CONFIDENCE && findFood(name).knowledge === 'known'
}

/** Whether a word of a text, or two adjacent ones, are a food of the lexicon. */
export function mentionsFood(text: string): boolean {
  const words = foodWords(text)
  return words.some(
    (word, at) => isKnownFood(word) || (at > 0 && isKnownFood(`${words[at - 1] ?? ''} ${word}`)),
  )
}

const isKnownFood = (name: string) => findFood(name).knowledge === 'known'

/** 'Page 12 of 88', 'Seite 3', 'strona 8'. */
const pageNumber =
  /^(?:page|seite|pagina|página|p[áa]g?\.|pág|sid[ae]|side|strona|str\.)\s*\d{1,4}(?:\s*(?:of|von|sur|de|di|van|av|z|\/)\s*\d{1,4})?$/iu

/** '12 | The Kitchen', 'Sunday Suppers | 89': the foot of a page beside its number. */
const pageFoot = /^(?:\d{1,4}\s*\|\s*\p{Lu}[^\d|]{3,40}|\p{Lu}[^\d|]{3,40}\s\|\s*\d{1,4})$/u

/** Amounts alone in their lines from which each belongs to the food below it. */
const MIN_PAIRS = 3

/**
 * Amounts that stand alone over their foods ('200 g', 'flour'), as a copied table has them, with
 * those foods in one line; any other line of figures alone is the number of a page.
 */
export function pairAmounts(lines: readonly TextLine[]): TextLine[] {
  const isPair = (line: TextLine, next: TextLine | undefined) =>
    isAmountOnly(line.text) && next !== undefined && next.count === null && /^\p{L}/u.test(next.text)
  const pairs = lines.filter((line, at) => isPair(line, lines[at + 1])).length
  const paired: TextLine[] = []
  for (let at = 0; at < lines.length; at++) {
    const [line, next] = [lines[at], lines[at + 1]]
    if (!line) continue
    if (pairs >= MIN_PAIRS && next && isPair(line, next)) {
      paired.push({ ...next, text: `${line.text} ${next.text}`, isAfterBlank: line.isAfterBlank })
      at++
    } else if (line.text === '' || !isOfPage(line.text, at)) paired.push(line)
  }
  return paired
}

const isOfPage = (text: string, at: number) =>
  /^[\d\s./–-]+$/.test(text) || pageNumber.test(text) || (at > 0 && pageFoot.test(text) && !isFact(text))

/** Lines of this share of the widest are full; a copy that cuts lines has many of them. */
const FULL_LINE_SHARE = 0.72
const MIN_FULL_LENGTH = 38
const MIN_FULL_LINES = 4

/**
 * Joins lines that a copy has cut in two: from a PDF, from an e-mail. A line goes on where it ends
 * in the middle of a sentence and the next begins in small letters, or where all lines are cut at
 * one width.
 */
export function joinCutLines(lines: readonly TextLine[]): TextLine[] {
  const width = cutWidth(lines)
  const areCut = areLinesCut(lines)
  const joined: TextLine[] = []
  /** The length of the last raw line that was joined. */
  let lastLength = 0
  for (const line of lines) {
    const before = joined.at(-1)
    if (
      before &&
      (continuesLine(before, lastLength, line, width) ||
        continuesWord(before, line) ||
        continuesCountedFood(before, line) ||
        (areCut && continuesFood(before, line)))
    ) {
      before.text = before.text === '' ? line.text : joinTexts(before.text, line.text)
      before.isHeading &&= line.isHeading
    } else joined.push({ ...line })
    lastLength = line.text.length
  }
  return joined.filter(({ text }) => text !== '')
}

const joinTexts = (before: string, text: string) =>
  /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(text) ? before.slice(0, -1) + text : `${before} ${text}`

/** Sentences that go on in the next line, from which a copy cuts its lines. */
const MIN_CUT_SENTENCES = 2

/** Whether the lines of a text are cut in the middle of sentences or words. */
const areLinesCut = (lines: readonly TextLine[]) =>
  lines.some(({ text }, at) => /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(lines[at + 1]?.text ?? '')) ||
  lines.filter(({ text, isAfterBlank }, at) => {
    const before = lines[at - 1]?.text ?? ''
    return (
      !isAfterBlank && /^\p{Ll}/u.test(text) && /[\p{L},-]$/u.test(before) && stepLikenessOf(before) >= 0.4
    )
  }).length >= MIN_CUT_SENTENCES

/** 'de-' over 'merara sugar': a copy cut the line within a word. */
const continuesWord = (before: TextLine, line: TextLine) =>
  !line.isAfterBlank &&
  !line.isBullet &&
  line.count === null &&
  !before.isHeading &&
  /\p{L}\p{Ll}-$/u.test(before.text) &&
  /^\p{Ll}{2}/u.test(line.text)

/** 'peeled and', '400g can of': more of the same line follows. */
const leftOpen = /\s(?:and|or|with|of|in(?:to)?|from|&|\+)$/iu
/** Words before a food that the lexicon's fillers lack. */
const describingWord = /^(?:red|green|yellow|white|black|brown|dark|sweet|mature|skinless|\p{L}+free)$/u
/** Fillers that are a food where no other is named. */
const foodAlone = /\b(?:juice|syrup|brine|liquid)$/iu
/** What is left of a food's name where its animal or plant ended the line. */
const partOfFood =
  /^(?:thighs?|breasts?|fillets?|drumsticks?|wings?|florets?|stalks?|rashers?|wedges|chunks|pieces|powder|paste|pur[ée]e)(?![\p{L}-])/u
const preparationAhead = /^(?:(?:\p{L}+ly )?\p{L}+ed|cut|torn|beaten|at room)(?![\p{L}-])/u

const isPreparation = (text: string) =>
  preparationAhead.test(text) &&
  foldFoodName(text)
    .split(' ')
    .every((word) => isFillerAnywhere(word) || partOfFood.test(`${word}s`))

/** '2 tbsp plain', '400g can chopped': an amount, and words that stand before a food. */
const lacksFood = (text: string) =>
  !isAmountOnly(text) &&
  !namesFood(text) &&
  !foodAlone.test(text) &&
  foodWords(text.replace(/-(?=free\b)/gu, '')).every(
    (word) => isFillerAnywhere(word) || describingWord.test(word),
  )

/**
 * Whether a line is the rest of the counted food before it, which a narrow column cut: a remark in
 * brackets, what is done to the food, what an 'and' or a comma leaves open, or the food's name.
 */
function continuesCountedFood(before: TextLine, { text, ...line }: TextLine): boolean {
  if (line.isAfterBlank || line.isBullet || line.isMessage || line.isHeading || line.count !== null)
    return false
  const isFood =
    before.count === null && beginsWithNumber(before.text) && ingredientLikenessOf(before.text) >= 0.65
  if (!isFood || /[.!?:;]$/.test(text) || isFact(text)) return false
  if (text.startsWith('(')) return !/^\((?:for|serves|makes) /i.test(text)
  if (!/^\p{Ll}/u.test(text)) return false
  return (
    leftOpen.test(before.text) ||
    (before.text.endsWith(',') && preparationAhead.test(text) && !looksLikeFood(text)) ||
    partOfFood.test(text) ||
    (mentionsFood(text) ? lacksFood(before.text) : isPreparation(text))
  )
}

/** Characters of what a narrow column cuts off a food. */
const LONGEST_REST = 30

/** Whether a line is the end of a remark behind a food, cut off: '…, cut into small', 'cubes'. */
const continuesFood = (before: TextLine, line: TextLine) =>
  !line.isAfterBlank &&
  !line.isBullet &&
  !before.isBullet &&
  line.count === null &&
  line.text.length <= LONGEST_REST &&
  line.text.length < before.text.length &&
  /^\p{Ll}/u.test(line.text) &&
  !/[.!?:;]$/.test(line.text) &&
  beginsWithNumber(before.text) &&
  ingredientLikenessOf(before.text) >= 0.65 &&
  before.text.includes(',') &&
  !mentionsFood(line.text) &&
  partLabelOf(line) === null &&
  stepLikenessOf(line.text) < 0.4

/** The width at which lines were cut, or null where each paragraph is one line. */
function cutWidth(lines: readonly TextLine[]): number | null {
  const lengths = lines.map(({ text }) => text.length).toSorted((a, b) => b - a)
  const widest = lengths[Math.floor(lengths.length * 0.04)] ?? 0
  if (widest < MIN_FULL_LENGTH || widest > 130) return null
  const fullLines = lines.filter(({ text }) => text.length >= FULL_LINE_SHARE * widest).length
  const cutLines = lines.filter(
    ({ text }, at) => /^\p{Ll}/u.test(lines[at + 1]?.text ?? '') && /[\p{L},]$/u.test(text),
  ).length
  return fullLines >= MIN_FULL_LINES && cutLines >= 3 ? widest : null
}

const isOpenBracket = (text: string) => text.split('(').length > text.split(')').length

function continuesLine(before: TextLine, lastLength: number, line: TextLine, width: number | null): boolean {
  if (line.isAfterBlank || line.isBullet || line.isMessage || line.count !== null || line.isHeading)
    return false
  if (before.text === '') return true
  if (partLabelOf(line) !== null || partLabelOf(before) !== null || before.isHeading) return false
  if (isOpenBracket(before.text) && /^[^(]{0,80}\)/.test(line.text)) return true
  const endsSentence = /[.!?:]["”')]?$/.test(before.text)
  const isStep = before.count !== null || stepLikenessOf(before.text) >= 0.5
  if (width === null) {
    const startsLowerCase = /^\p{Ll}/u.test(line.text) && !looksLikeFood(line.text)
    return startsLowerCase && isStep && !endsSentence && !looksLikeFood(before.text)
  }
  const isFull = lastLength >= FULL_LINE_SHARE * width
  if (isFull && (before.count !== null || (isStep && !endsSentence && !looksLikeFood(before.text))))
    return true
  if (/^[\p{Ll}(]/u.test(line.text) && !endsSentence)
    return isFull
      ? (isStep && !looksLikeFood(before.text)) || !looksLikeFood(line.text)
      : /[,–-]$/.test(before.text)
  // A sentence that begins in the middle of a paragraph.
  return isFull && isStep && !looksLikeFood(line.text)
}

const looksLikeFood = (text: string) => ingredientLikenessOf(text) >= 0.65 || namesFood(text)
