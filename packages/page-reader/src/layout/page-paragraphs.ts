/** The paragraphs of a page: lines that run on, joined; each with how it is set. */
import { beginsWithNumber, ingredientShape, stepShape } from '../page/line-shape.ts'
import { isLoud, namesFood, mentionsFood } from '../text/whole-lines.ts'
import type { Block } from './page-blocks.ts'
import { isEmptyLabel, isPartLabel } from './form-labels.ts'
import { isSeen, median, type PlacedText } from './placed-text.ts'
import { isSetFact } from './set-facts.ts'

/** A paragraph, an ingredient, a heading: what is one line where nothing cuts it. */
export interface Paragraph {
  text: string
  size: number
  font: string
  /** Whether it begins a block, or stands further from the line before than others do. */
  isApart: boolean
  /** Its left edge and its first base, which tell what stands beside it. */
  left: number
  base: number
  /** Whether it was seen in a picture. */
  isSeen: boolean
}

/** Lines whose distance is beyond this many of the smallest in their block begin a paragraph. */
const WIDER = 1.16
/** By how much more they have to be apart where they were seen in a picture. */
const SEEN_WIDER = 1.07
/** Distances that differ by less are the same. */
const MORE_THAN_NOISE = 1.2
/** A first line that begins further right by so many heights begins a paragraph. */
const INDENT = 0.8

/** In heights of the font: no paragraph has its lines further apart. */
const WIDEST_LINES = 1.75
/** Handwriting on ruled lines is small for their distance. */
const WIDEST_SEEN_LINES = 2.1
/** Lines before one by whose ends the width of a column is told: it may change beside a box. */
const NEARBY = 6
/** Characters from which on a line that ends in no full stop is a cut sentence. */
const SENTENCE = 35

const counted = /^(?:[Ss]tep\s*)?\d{1,2}(?:[.):]|\s(?=\p{Lu}))/u
const dotted = /^\d{1,2}[.)]\s/
const bullet = /^[-–•●◦▪▫▢☐□·*]\s/u
/** In capitals '2 EGGS' begins as the second step does, so that a number needs its dot there. */
const marked = (text: string) => (isLoud(text) ? dotted : counted).test(text) || bullet.test(text)
const ended = /[.!?:][)"”’]?$/

/** The paragraphs of blocks in their order. */
export function paragraphsOf(blocks: readonly Block[]): Paragraph[] {
  const isHyphenated = cutsWords(blocks)
  const paragraphs: Paragraph[] = []
  let last: { block: Block; line: PlacedText } | undefined
  for (const block of blocks) {
    const smallest = smallestDistance(block.lines)
    for (const [at, line] of block.lines.entries()) {
      const before = block.lines[at - 1]
      const paragraph = paragraphs.at(-1)
      const runsOn = before
        ? isSameParagraph(before, line, block, smallest)
        : last !== undefined && runsIntoNext(last, line, block)
      if (runsOn && paragraph) paragraph.text = withNext(paragraph.text, line.text, isHyphenated)
      else
        paragraphs.push({
          text: line.text,
          size: line.size,
          font: line.font,
          isApart: !before || line.base - before.base > 1.35 * usualDistance(block.lines),
          left: line.left,
          base: line.base,
          isSeen: isSeen(line),
        })
      last = { block, line }
    }
  }
  return paragraphs
}

/** Whether a line of a picture is a label, whatever stands near it. */
const standsAlone = (text: string) => isPartLabel(text) || isEmptyLabel(text)

const distances = (lines: readonly PlacedText[]) =>
  lines.slice(1).map((line, at) => line.base - (lines[at]?.base ?? 0))

/**
 * The distance of the lines of one paragraph. Lines of a picture stand about where they are said
 * to: a few that are a little nearer say nothing.
 */
function smallestDistance(lines: readonly PlacedText[]): number {
  const all = distances(lines)
    .filter((one) => one > 0)
    .toSorted((a, b) => a - b)
  if (!lines.some(isSeen)) return all[0] ?? Infinity
  const size = median(lines.map((line) => line.size))
  const likely = all.filter((one) => one > 0.9 * size)
  const [least = Infinity] = likely
  const usual = likely[Math.floor(likely.length * 0.3)] ?? least
  return SEEN_WIDER * (usual < MORE_THAN_NOISE * least ? usual : least)
}

const usualDistance = (lines: readonly PlacedText[]) => median(distances(lines))

function isSameParagraph(before: PlacedText, line: PlacedText, block: Block, smallest: number): boolean {
  const distance = line.base - before.base
  if (marked(line.text) || isSetFact(line.text) || isSetFact(before.text)) return false
  if (isSeen(line) && (standsAlone(before.text) || standsAlone(line.text))) return false
  if (isSeen(line) && endsOpen(before, line) && distance < WIDEST_LINES * line.size) return true
  if (distance > WIDER * smallest || distance > (isSeen(line) ? WIDEST_SEEN_LINES : WIDEST_LINES) * line.size)
    return false
  if (
    line.font !== before.font &&
    (Math.abs(line.size - before.size) > 0.08 * line.size || ended.test(before.text))
  )
    return false
  const at = block.lines.indexOf(line)
  const near = block.lines.slice(Math.max(0, at - NEARBY), at)
  const isCut = isFull(before, line, Math.max(...near.map(({ right }) => right)))
  if (isSeen(line) && beginsLostFood(before, line) && !isOpen(before.text)) return false
  if (beginsWithFood(line) && !isSentence(before.text) && !isOpen(before.text)) return false
  if (isFood(before) || isList(block.lines))
    return (
      goesOnAsFood(before, line, hasGaps(block.lines, smallest), isCut) ||
      (isSeen(line) &&
        ((isLongest(before, block) && goesOnInSmall(before, line, block.lines)) ||
          (isFull(before, line, block.right) && lacksItsFood(before, line)) ||
          isEndOfBracket(before, line)))
    )
  // Where all paragraphs are counted, a line without a number goes on.
  if (block.lines.filter(({ text }) => marked(text)).length > 1 && isBelowCount(block, at)) return true
  if (/^[\p{Ll}(]/u.test(line.text) && !ended.test(before.text) && before.text.length > SENTENCE) return true
  if (!isCut) return false
  const isCentred = Math.abs(line.left + line.right - before.left - before.right) < line.size
  return isCentred || line.left - before.left < INDENT * line.size || marked(before.text)
}

/** Whether a line is more like a sentence than like a food. */
const isSentence = (text: string) =>
  /[.!?]\s+\p{Lu}/u.test(text) ||
  ended.test(text) ||
  (!beginsWithNumber(text) && stepShape(text.replace(/\s\([^()]*\)$/, '')) >= 0.45)

/** Whether a line looks like food and like no sentence. */
const isFood = ({ text }: PlacedText) =>
  !dotted.test(text) &&
  !isSentence(text) &&
  text.length < 90 &&
  (ingredientShape(text) >= 0.65 || namesFood(text))

/** From this share of foods on, a block is a list of them. */
const MOSTLY = 0.6
const isList = (lines: readonly PlacedText[]) => lines.filter(isFood).length >= MOSTLY * lines.length

/** Whether a line begins with the amount of a food. */
const beginsWithFood = ({ text }: PlacedText) => beginsWithNumber(text) && ingredientShape(text) > 0.75

/** A measure whose amount was not read begins a food too, below one that has its own. */
const measured = String.raw`(?:cups?|tsps?|teaspoons?|tbsps?|tablespoons?|ounces?|oz|pounds?|lbs?)`
const withoutNumber = new RegExp(String.raw`^(?:[%VI|/]{1,2} ?)?${measured} \p{L}{3}`, 'u')
const withMeasure = new RegExp(String.raw`^\d.*${measured} \p{L}{3}`, 'u')
const beginsLostFood = (before: PlacedText, { text }: PlacedText) =>
  withoutNumber.test(text) && withMeasure.test(before.text)

/** Whether a food ends with a comma or in a bracket, and what stands below begins no other one. */
const endsOpen = (before: PlacedText, line: PlacedText) =>
  isFood(before) &&
  /,$|\([^()]*$/.test(before.text) &&
  !beginsWithNumber(line.text) &&
  !bullet.test(line.text) &&
  Math.abs(line.left - before.left) < 2 * line.size

/** Whether a bracket is open, or a word at the end asks for another. */
const isOpen = (text: string) =>
  text.split('(').length > text.split(')').length ||
  /[,(–-]$|\b(?:and|or|of|with|plus|freshly|finely|thinly|coarsely|roughly|lightly)$/i.test(text)

/** Whether foods of a list stand further apart than the lines of one of them. */
function hasGaps(lines: readonly PlacedText[], smallest: number): boolean {
  const foods = lines.filter(({ text, font }) => font === lines[1]?.font && !text.endsWith(':'))
  const all = distances(foods)
  const wide = all.filter((one) => one > WIDER * smallest).length
  return wide > 1 && 2 * wide >= all.length
}

/** Whether a line belongs to the food above it. */
function goesOnAsFood(before: PlacedText, line: PlacedText, isApart: boolean, isCut: boolean): boolean {
  if (isOpen(before.text)) return true
  if (isApart) return isCut || /^[\p{Ll}(]/u.test(line.text)
  return isCut && /^[\p{Ll}(]/u.test(line.text) && !isFood(line)
}

/**
 * The share of foods in a list that may begin in small letters, where one below a full line goes
 * on.
 */
const FEW = 0.35
/** In capitals, where every line looks the same, more of them may go on. */
const FEW_LOUD = 0.5

/**
 * Whether a line begins in small letters in a list whose foods seldom do: it belongs to the one
 * above.
 */
function goesOnInSmall(before: PlacedText, { text }: PlacedText, lines: readonly PlacedText[]): boolean {
  const isSmall = (one: string) => /^[\p{Ll}(]/u.test(one) || (isLoud(one) && !beginsWithNumber(one))
  const likeIt = lines.filter((one) => isSmall(one.text) && !vague.test(one.text))
  const few = likeIt.length < (isLoud(text) ? FEW_LOUD : FEW) * lines.length
  return isSmall(text) && few && !vague.test(text) && !/[).]$/.test(before.text)
}

/** Whether an amount has no known food in its line, and the line below names one and no amount. */
const lacksItsFood = (before: PlacedText, { text }: PlacedText) =>
  beginsWithNumber(before.text) &&
  !mentionsFood(before.text) &&
  !beginsWithNumber(text) &&
  !vague.test(text) &&
  namesFood(text)

/** Whether a line in small letters closes a bracket that the line above it opened, or lost. */
const isEndOfBracket = (before: PlacedText, { text }: PlacedText) =>
  /^\p{Ll}/u.test(text) && /^[^()]*\)/.test(text) && !/[).]$/.test(before.text)

/** An amount in words begins a food of its own, and so does salt. */
const vague =
  /^(?:(?:a|an|some|few|small|large|generous|good|big) )*(?:handful|pinch|dash|sprig|bunch|splash|drizzle|squeeze|knob|(?:finely )?(?:grated )?zest|juice|(?:(?:kosher|sea|table|coarse|flaky) )?salt\b)/i
/** Whether a line goes as far to the right as any other. */
const isLongest = (line: PlacedText, block: Block) => block.right - line.right < 0.6 * line.size

const isBelowCount = (block: Block, at: number) => block.lines.slice(0, at).some(({ text }) => marked(text))

/** Whether the next line’s first word had no room behind a line. */
function isFull(line: PlacedText, next: PlacedText, right: number): boolean {
  const letter = (next.right - next.left) / Math.max(1, next.text.length)
  const word = next.text.split(' ')[0] ?? ''
  return line.right + 1.25 * letter * (word.length + 1) > right
}

/** A sentence that a column or a page cuts goes on in the next block of the same font. */
function runsIntoNext(last: { block: Block; line: PlacedText }, line: PlacedText, block: Block): boolean {
  const { line: before, block: from } = last
  const isBelow = line.base > before.base && line.base - before.base < 3 * line.size
  return (
    before.font === line.font &&
    Math.abs(before.size - line.size) < 0.08 * line.size &&
    !ended.test(before.text) &&
    !isSetFact(before.text) &&
    !(isSeen(line) && (standsAlone(before.text) || standsAlone(line.text) || isList(from.lines))) &&
    (from.lines.length > 1 || isBelow) &&
    block.lines.length > 0 &&
    (/^[\p{Ll}(]/u.test(line.text)
      ? before.text.length > 25
      : before.text.length > 30 && isLong(before, from)) &&
    !isFood(before) &&
    !isFood(line) &&
    !bullet.test(line.text) &&
    !counted.test(line.text)
  )
}

const isLong = (line: PlacedText, block: Block) => line.right - line.left > 0.85 * (block.right - block.left)

/** From this share of lines on that end with a hyphen, words are cut at line ends. */
const CUT_SHARE = 0.06

function cutsWords(blocks: readonly Block[]): boolean {
  const lines = blocks.flatMap((block) => block.lines)
  const cut = lines.filter(({ text }) => /\p{Ll}-$/u.test(text)).length
  return cut >= 4 && cut > CUT_SHARE * lines.length
}

/** Two parts of a paragraph; a hyphen that only cuts a word goes. */
function withNext(text: string, next: string, isHyphenated: boolean): string {
  if (/\p{L}\u2010$/u.test(text)) return text.slice(0, -1) + next
  if (/\p{L}-$/u.test(text) && /^\p{Ll}/u.test(next)) return (isHyphenated ? text.slice(0, -1) : text) + next
  return `${text} ${next}`
}
