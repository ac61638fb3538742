/**
 * The recipes on pages whose words are known with their places: those of a PDF. Columns, blocks and
 * headings become lines, and the rules for texts say what each of them is.
 */
import { beginsWithNumber, stepShape, TALK } from '../page/line-shape.ts'
import { type PageReading, textOf } from '../page/page-recipe.ts'
import { readLines } from '../read-text.ts'
import { type TextLine, textLines } from '../text/text-lines.ts'
import { labelOf } from '../text/whole-lines.ts'
import { doubtPieces, UNSURE } from './doubt-pieces.ts'
import { placesOf } from './find-places.ts'
import { isEmptyLabel } from './form-labels.ts'
import { withoutTalk } from './chat-messages.ts'
import { withoutChrome } from './page-chrome.ts'
import { withoutEdges } from './page-edges.ts'
import { type Block, pageBlocks } from './page-blocks.ts'
import { pageLines, UNREADABLE } from './page-lines.ts'
import { type Paragraph, paragraphsOf } from './page-paragraphs.ts'
import type { PlacedPage } from './placed-text.ts'
import { isCountOfStep, partHeading, plain, titlesAmong, withWholeTitles } from './page-titles.ts'
import type { PlacedReading } from './places.ts'
import { factsIn, isSetFact } from './set-facts.ts'

/** Below this share of the size of the text stand captions and credits. */
const SMALL = 0.86

/**
 * The recipes on these pages, in their order; a recipe may go on over several pages. None of them
 * has fewer than two ingredients and no step. Never throws.
 */
export function readLayout(pages: readonly PlacedPage[]): PlacedReading[] {
  const blocks = withoutEdges(pages, pages.map(pageLines)).map((own) =>
    pageBlocks(withoutChrome(withoutTalk(own))),
  )
  const lines = blocks.flatMap((own, page) =>
    own.flatMap((block) => block.lines.map((line) => ({ page, line }))),
  )
  const readings = readBlocks(blocks.flat())
  // A text with its places is known to the letter.
  if (lines.some(({ line }) => line.confidence !== undefined)) doubtPieces(readings)
  return readings.map((reading) => Object.assign(reading, { places: placesOf(reading, lines, pages) }))
}

function readBlocks(blocks: readonly Block[]): PageReading[] {
  const parts = withValues(paragraphsOf(blocks))
  const setting = settingOf(parts)
  const paragraphs = withWholeTitles(parts, setting.size)
  const told = paragraphs.filter(
    (paragraph) => !isCaption(paragraph, setting.size) && !(paragraph.isSeen && isEmptyLabel(paragraph.text)),
  )
  const titles = titlesAmong(told, setting.size)
  const titled = partsAt(told, titles)
  const readings = titled.flatMap((part) => readPart(part, titles, setting))
  // A part with a large heading, and no recipe of its own.
  if (readings.length >= titled.length - 1 || readings.length > 1) return readings
  return readPart(told, new Set([...titles].slice(0, 1)), setting)
}

/** How the text of the pages is set. */
interface Setting {
  size: number
  font: string
  /** The share of the letters that each font has. */
  share: ReadonlyMap<string, number>
}

function readPart(part: readonly Paragraph[], titles: ReadonlySet<Paragraph>, text: Setting): PageReading[] {
  const intro = introOf(part, titles, text)
  const isTip = (paragraph: Paragraph) => tip.test(paragraph.text)
  const counts = bareCounts(part)
  const told = part.filter((paragraph) => !intro.includes(paragraph) && !isTip(paragraph))
  const lines = factsFirst(
    told.flatMap((paragraph, at) =>
      asLines(paragraph, titles.has(paragraph) || isPartName(paragraph, told[at + 1]), text, counts),
    ),
  )
  const tips = part.filter(isTip).flatMap(({ text: said }) => textLines(said.replace(tip, '')))
  if (tips.length > 0) lines.push(plain('Tips'), ...tips)
  const readings = readLines(lines)
  const [first] = readings
  if (first?.recipe && intro.length > 0)
    first.recipe.description ??= intro.map(({ text: said }) => said).join('\n')
  for (const reading of readings) {
    takeServingsFromName(reading)
    // 'Step 2' alone in its line counts the step below it.
    if (reading.recipe) reading.recipe.steps = reading.recipe.steps.filter((line) => textOf(line) !== '')
    doubtUnreadable(reading)
    if (reading.recipe && part.some((paragraph) => paragraph.isSeen && inVessels.test(paragraph.text)))
      reading.recipe.servings = null
  }
  return readings
}

/** 'Barley Soup (serves 4)' is named without its servings; a bracket may be cut. */
function takeServingsFromName({ recipe }: PageReading): void {
  const [, name = '', people] =
    /^(.{3,}?)\s*\((?:serves|for)\b\D{0,3}(\d{1,2})?[^()]*\)?$/i.exec(recipe?.name ?? '') ?? []
  if (recipe === null || name === '') return
  recipe.name = name
  if (people !== undefined) recipe.servings ??= Number(people)
}

/** What it makes is not how many eat of it. */
const inVessels = /\bmakes \d+ (?:bowls?|plates?|glass(?:es)?|drinks?)\b/i

/** Letters that only a person can read make their fields doubtful. */
function doubtUnreadable({ recipe, confidence }: PageReading): void {
  if (recipe === null) return
  for (const field of ['name', 'ingredients', 'steps'] as const)
    if (JSON.stringify(recipe[field]).includes(UNREADABLE)) confidence[field] = UNSURE
}

/** A heading below so many lines is no title. */
const FAR_DOWN = 5

/** Servings and times stand anywhere on a page; as lines of a text they stand below the title. */
function factsFirst(lines: readonly TextLine[]): TextLine[] {
  const facts = lines.filter(({ text }) => isSetFact(text))
  const others = lines.filter(({ text }) => !isSetFact(text))
  const first = others.slice(0, FAR_DOWN).findIndex(({ isHeading }) => isHeading)
  const at = Math.min(Math.max(first, 0) + 1, others.length)
  return [...others.slice(0, at), ...facts, ...others.slice(at)]
}

/** A box beside the recipe, which its first word names. */
const tip =
  /^(?:(?:cook|chef)[’']?s )?(?:TIPS?|T[il1]PS?|Tips?:|TIPPS?|Tipps?:|NOTE:?|Note:|Remember:|Important:|Safety:|Variations?:)\s+(?=\p{L})/u

/** How a sentence begins that tells of a dish. */
const telling =
  /^(?:we|i|my|our|this|these|it|it[’']s|an?|do not be|don[’']t be|one of|such|simple|perfect)\b/i

/** What is said of a dish anywhere in a sentence, and never in a step. */
const praising =
  /\b(?:(?:this|that|it) is (?:an?|the|my|our|one)|my favou?rite|our favou?rite|we (?:love|like|make|ate|eat|picked|had)|i (?:love|like|make|grew up)|nobody|my (?:mother|grandmother|mum|mom|aunt|family)|our (?:table|house|family|kitchen|weeknights?))\b/i

/**
 * What stands below a title in a font of its own and tells of the dish; a picture has no fonts, so
 * there it is what tells of nothing that is done.
 */
function introOf(
  part: readonly Paragraph[],
  titles: ReadonlySet<Paragraph>,
  { font, share }: Setting,
): Paragraph[] {
  const at = part.findIndex((paragraph) => titles.has(paragraph))
  if (at < 0) return []
  const rest = part.slice(at + 1)
  const isMethod = ({ text }: Paragraph) => labelOf(plain(text)) === 'method'
  const isOther = (one: Paragraph, index: number) =>
    one.isSeen
      ? stepShape(one.text) < TALK ||
        telling.test(one.text) ||
        praising.test(one.text) ||
        rest.slice(index).some(isMethod)
      : one.font !== font && (share.get(one.font) ?? 0) <= 0.2
  const end = rest.findIndex(
    (one, index) => !isOther(one, index) || !/[.!?…][”"’)]?$/.test(one.text) || isSetFact(one.text),
  )
  return end < 0 ? [] : rest.slice(0, end)
}

/** Letters from which on a text behind a bare number is a step. */
const SHORTEST_STEP = 40
const bare = /^(\d{1,2})\s+(?=\p{Lu})/u

/** The steps that are numbered without a dot: their numbers follow each other. */
function bareCounts(part: readonly Paragraph[]): Set<Paragraph> {
  const found = part.filter(({ text }) => bare.test(text))
  const inTurn = found.filter((one, at) => Number(bare.exec(one.text)?.[1]) === at + 1)
  const long = inTurn.filter(({ text }) => text.length >= SHORTEST_STEP).length
  return new Set(inTurn.length > 1 && inTurn.length === found.length && 2 * long >= found.length ? found : [])
}

/** A paragraph as lines of a text: facts beside each other have a line each. */
function asLines(
  paragraph: Paragraph,
  isTitle: boolean,
  setting: Setting,
  counts: ReadonlySet<Paragraph>,
): TextLine[] {
  const isHeading = isTitle || isHeadingOf(paragraph, setting)
  return factsIn(paragraph.text).flatMap((text, at) => {
    const [line] = textLines(counts.has(paragraph) ? text.replace(bare, '$1. ') : text)
    return line ? [{ ...line, isHeading, isAfterBlank: at === 0 && (paragraph.isApart || isHeading) }] : []
  })
}

/** From this share of the letters on a font is no font of headings. */
const RARE = 0.12

/** In a picture a few words apart from the list above them, over an amount, name a part of it. */
const isPartName = ({ text, isSeen, isApart }: Paragraph, next: Paragraph | undefined) =>
  isSeen &&
  isApart &&
  next !== undefined &&
  !next.isApart &&
  beginsWithNumber(next.text) &&
  /^\p{Lu}[\p{L}’'&-]*(?: [\p{L}’'&-]+){0,3}:?$/u.test(text)

function isHeadingOf({ text, size, font, isSeen }: Paragraph, setting: Setting): boolean {
  if (isSeen && partHeading.test(text)) return true
  if (isCountOfStep(text)) return false
  if (text.length > 60 || /[.!?,;]$/.test(text) || /^[\d½¼¾⅓⅔⅛(]/.test(text) || isSetFact(text)) return false
  const isLarge = size > 1.1 * setting.size
  const isOther = (setting.share.get(font) ?? 0) < RARE && text.split(' ').length <= 7
  return isLarge || isOther
}

/** The size and the font in which most letters are set. */
function settingOf(paragraphs: readonly Paragraph[]): Setting {
  const sizes = sharesOf(paragraphs, ({ size }) => size.toFixed(1))
  const share = sharesOf(paragraphs, ({ font }) => font)
  return { size: Number(largestOf(sizes)), font: largestOf(share), share }
}

function sharesOf(
  paragraphs: readonly Paragraph[],
  key: (paragraph: Paragraph) => string,
): Map<string, number> {
  const all = paragraphs.reduce((sum, { text }) => sum + text.length, 0)
  const shares = new Map<string, number>()
  for (const one of paragraphs) shares.set(key(one), (shares.get(key(one)) ?? 0) + one.text.length / all)
  return shares
}

const largestOf = (shares: ReadonlyMap<string, number>) =>
  [...shares].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ''

const isCaption = ({ text, size }: Paragraph, usual: number) =>
  size < SMALL * usual &&
  (/^(?:photo|picture|image|styling|illustration|©|bild|foto)/i.test(text) || size < 0.6 * usual)

/**
 * 'PREP TIME' over '10 minutes' in a picture is one fact, and so is '10 minutes' over 'PREP TIME'.
 */
function withValues(paragraphs: readonly Paragraph[]): Paragraph[] {
  const facts: Paragraph[] = []
  for (let at = 0; at < paragraphs.length; at++) {
    const [one, next] = [paragraphs[at], paragraphs[at + 1]]
    if (!one) break
    const isPair = one.isSeen && next !== undefined && [one, next].some(({ text }) => isEmptyLabel(text))
    const [label, value] = isPair && isEmptyLabel(one.text) ? [one, next] : [next, one]
    if (isPair && label && isEmptyLabel(label.text) && factValue.test(value.text)) {
      facts.push({ ...one, text: `${label.text.replace(/[\s:._-]+$/, '')}: ${value.text}` })
      at += 1
    } else facts.push(one)
  }
  return facts
}

const factValue = /^\d{1,3}(?:\s*(?:min|hour|hr|serving|people|portion)\w*.{0,12})?$/i

/** The paragraphs of each title; what stands before the first one belongs to it. */
function partsAt(paragraphs: readonly Paragraph[], titles: ReadonlySet<Paragraph>): Paragraph[][] {
  const parts: Paragraph[][] = [[]]
  let isTitled = false
  for (const paragraph of paragraphs) {
    if (titles.has(paragraph) && isTitled) parts.push([])
    isTitled ||= titles.has(paragraph)
    parts.at(-1)?.push(paragraph)
  }
  return parts
}
