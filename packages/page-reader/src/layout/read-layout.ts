/**
 * The recipes on pages whose words are known with their places: those of a PDF. Columns, blocks and
 * headings become lines, and the rules for texts say what each of them is.
 */

import { stepGrade } from '../page/likeness-grades.ts'
import { beginsWithNumber, stepLikenessOf } from '../page/line-likeness.ts'
import { type PageReading, textOf } from '../page/page-recipe.ts'
import { readPlacedLines } from '../read-text.ts'
import { partLabelOf } from '../text/part-label.ts'
import { type TextLine, textLines } from '../text/text-lines.ts'
import { withoutSmallTalk } from './chat-messages.ts'
import { doubtFragments, UNSURE_CONFIDENCE } from './doubt-fragments.ts'
import { findLineBoxes } from './find-line-boxes.ts'
import { isEmptyLabel, isFactRow, splitFacts } from './form-labels.ts'
import { withoutHeadersAndFooters } from './headers-and-footers.ts'
import type { PlacedReading } from './line-boxes.ts'
import { type Block, pageBlocks } from './page-blocks.ts'
import { withoutChrome } from './page-chrome.ts'
import { pageLines, UNREADABLE } from './page-lines.ts'
import { type Paragraph, paragraphsOf } from './page-paragraphs.ts'
import { isCaption, isHeadingOf, type Setting, settingOf } from './page-setting.ts'
import { asHeadingLine, titlesAmong, withWholeTitles } from './page-titles.ts'
import type { PlacedPage } from './placed-text.ts'

/**
 * The recipes on these pages, in their order; a recipe may go on over several pages. None of them
 * has fewer than two ingredients and no step. Never throws.
 */
export function readLayout(pages: readonly PlacedPage[]): PlacedReading[] {
  const blocks = withoutHeadersAndFooters(pages, pages.map(pageLines)).map((pageTexts) =>
    pageBlocks(withoutChrome(withoutSmallTalk(pageTexts))),
  )
  const lines = blocks.flatMap((pageBlocksOf, page) =>
    pageBlocksOf.flatMap((block) => block.lines.map((line) => ({ page, line }))),
  )
  const readings = readBlocks(blocks.flat())
  // Text of a PDF needs no doubt: it is exact.
  if (lines.some(({ line }) => line.confidence !== undefined)) doubtFragments(readings)
  return readings.map((reading) => Object.assign(reading, { places: findLineBoxes(reading, lines, pages) }))
}

function readBlocks(blocks: readonly Block[]): PageReading[] {
  const parts = joinLabelsAndValues(paragraphsOf(blocks))
  const setting = settingOf(parts)
  const paragraphs = withWholeTitles(parts, setting.size)
  const textParagraphs = paragraphs.filter(
    (paragraph) =>
      !isCaption(paragraph, setting.size) && !(paragraph.isFromPicture && isEmptyLabel(paragraph.text)),
  )
  const titles = titlesAmong(textParagraphs, setting.size)
  const titledParts = splitAtTitles(textParagraphs, titles)
  const readings = titledParts.flatMap((part) => readPart(part, titles, setting))
  // A part under a large heading may hold no recipe; then the others are taken.
  if (readings.length >= titledParts.length - 1 || readings.length > 1) return readings
  return readPart(textParagraphs, new Set([...titles].slice(0, 1)), setting)
}

function readPart(part: readonly Paragraph[], titles: ReadonlySet<Paragraph>, text: Setting): PageReading[] {
  const intro = introOf(part, titles, text)
  const isTip = (paragraph: Paragraph) => tip.test(paragraph.text)
  const counts = bareCounts(part)
  const bodyParagraphs = part.filter((paragraph) => !intro.includes(paragraph) && !isTip(paragraph))
  const lines = factsFirst(
    bodyParagraphs.flatMap((paragraph, at) =>
      textLinesOf(
        paragraph,
        titles.has(paragraph) || isPartName(paragraph, bodyParagraphs[at + 1]),
        text,
        counts,
      ),
    ),
  )
  const tips = part.filter(isTip).flatMap(({ text: tipText }) => textLines(tipText.replace(tip, '')))
  if (tips.length > 0) lines.push(asHeadingLine('Tips'), ...tips)
  const readings = readPlacedLines(lines)
  const [first] = readings
  if (first?.recipe && intro.length > 0)
    first.recipe.description ??= intro.map(({ text: introText }) => introText).join('\n')
  for (const reading of readings) {
    takeServingsFromName(reading)
    // 'Step 2' alone in its line is the number of the step below it, so it is dropped.
    if (reading.recipe) reading.recipe.steps = reading.recipe.steps.filter((line) => textOf(line) !== '')
    doubtUnreadable(reading)
    if (
      reading.recipe &&
      part.some((paragraph) => paragraph.isFromPicture && makesVessels.test(paragraph.text))
    )
      reading.recipe.servings = null
  }
  return readings
}

/** Removes servings from a name: 'Barley Soup (serves 4)'. The bracket may be cut. */
function takeServingsFromName({ recipe }: PageReading): void {
  const [, name = '', people] =
    /^(.{3,}?)\s*\((?:serves|for)\b\D{0,3}(\d{1,2})?[^()]*\)?$/i.exec(recipe?.name ?? '') ?? []
  if (recipe === null || name === '') return
  recipe.name = name
  if (people !== undefined) recipe.servings ??= Number(people)
}

/** 'Makes 6 bowls' counts vessels, not people. */
const makesVessels = /\bmakes \d+ (?:bowls?|plates?|glass(?:es)?|drinks?)\b/i

/** Lowers the confidence of fields with characters that no program can read. */
function doubtUnreadable({ recipe, confidence }: PageReading): void {
  if (recipe === null) return
  for (const field of ['name', 'ingredients', 'steps'] as const)
    if (JSON.stringify(recipe[field]).includes(UNREADABLE)) confidence[field] = UNSURE_CONFIDENCE
}

/** The index of a line from which on a heading is no title. */
const MAX_TITLE_LINE = 5

/** Moves servings and times below the title: on a page they stand anywhere, in a text there. */
function factsFirst(lines: readonly TextLine[]): TextLine[] {
  const facts = lines.filter(({ text }) => isFactRow(text))
  const others = lines.filter(({ text }) => !isFactRow(text))
  const first = others.slice(0, MAX_TITLE_LINE).findIndex(({ isHeading }) => isHeading)
  const at = Math.min(Math.max(first, 0) + 1, others.length)
  return [...others.slice(0, at), ...facts, ...others.slice(at)]
}

/** A box beside the recipe, which its first word names. */
const tip =
  /^(?:(?:cook|chef)[’']?s )?(?:TIPS?|T[il1]PS?|Tips?:|TIPPS?|Tipps?:|NOTE:?|Note:|Remember:|Important:|Safety:|Variations?:)\s+(?=\p{L})/u

/** The beginning of a sentence that tells about a dish. */
const storyStart =
  /^(?:we|i|my|our|this|these|it|it[’']s|an?|do not be|don[’']t be|one of|such|simple|perfect)\b/i

/** Praise of a dish, which stands in no step. */
const praise =
  /\b(?:(?:this|that|it) is (?:an?|the|my|our|one)|my favou?rite|our favou?rite|we (?:love|like|make|ate|eat|picked|had)|i (?:love|like|make|grew up)|nobody|my (?:mother|grandmother|mum|mom|aunt|family)|our (?:table|house|family|kitchen|weeknights?))\b/i

/**
 * The introduction below a title: paragraphs in a font of their own. A picture has no fonts, so
 * there it is the sentences that are no instruction.
 */
function introOf(
  part: readonly Paragraph[],
  titles: ReadonlySet<Paragraph>,
  { font, share }: Setting,
): Paragraph[] {
  const at = part.findIndex((paragraph) => titles.has(paragraph))
  if (at < 0) return []
  const rest = part.slice(at + 1)
  const isMethod = ({ text }: Paragraph) => partLabelOf(asHeadingLine(text)) === 'method'
  const isOther = (one: Paragraph, index: number) =>
    one.isFromPicture
      ? stepLikenessOf(one.text) < stepGrade.instruction ||
        storyStart.test(one.text) ||
        praise.test(one.text) ||
        rest.slice(index).some(isMethod)
      : one.font !== font && (share.get(one.font) ?? 0) <= 0.2
  const end = rest.findIndex(
    (one, index) => !isOther(one, index) || !/[.!?…][”"’)]?$/.test(one.text) || isFactRow(one.text),
  )
  return end < 0 ? [] : rest.slice(0, end)
}

/** Letters from which on a text behind a bare number is a step. */
const SHORTEST_STEP = 40
const bareCount = /^(\d{1,2})\s+(?=\p{Lu})/u

/** The steps that are numbered without a dot: their numbers follow each other. */
function bareCounts(part: readonly Paragraph[]): Set<Paragraph> {
  const numbered = part.filter(({ text }) => bareCount.test(text))
  const inOrder = numbered.filter((one, at) => Number(bareCount.exec(one.text)?.[1]) === at + 1)
  const longSteps = inOrder.filter(({ text }) => text.length >= SHORTEST_STEP).length
  return new Set(
    inOrder.length > 1 && inOrder.length === numbered.length && 2 * longSteps >= numbered.length
      ? numbered
      : [],
  )
}

/** A paragraph as lines of a text: facts beside each other have a line each. */
function textLinesOf(
  paragraph: Paragraph,
  isTitle: boolean,
  setting: Setting,
  counts: ReadonlySet<Paragraph>,
): TextLine[] {
  const isHeading = isTitle || isHeadingOf(paragraph, setting)
  return splitFacts(paragraph.text).flatMap((text, at) => {
    const [line] = textLines(counts.has(paragraph) ? text.replace(bareCount, '$1. ') : text)
    return line ? [{ ...line, isHeading, isAfterBlank: at === 0 && (paragraph.isApart || isHeading) }] : []
  })
}

/** In a picture a few words apart from the list above them, over an amount, name a part of it. */
const isPartName = ({ text, isFromPicture: isSeen, isApart }: Paragraph, next: Paragraph | undefined) =>
  isSeen &&
  isApart &&
  next !== undefined &&
  !next.isApart &&
  beginsWithNumber(next.text) &&
  /^\p{Lu}[\p{L}’'&-]*(?: [\p{L}’'&-]+){0,3}:?$/u.test(text)

/**
 * 'PREP TIME' over '10 minutes' in a picture is one fact, and so is '10 minutes' over 'PREP TIME'.
 */
function joinLabelsAndValues(paragraphs: readonly Paragraph[]): Paragraph[] {
  const facts: Paragraph[] = []
  for (let at = 0; at < paragraphs.length; at++) {
    const [one, next] = [paragraphs[at], paragraphs[at + 1]]
    if (!one) break
    const isPair =
      one.isFromPicture && next !== undefined && [one, next].some(({ text }) => isEmptyLabel(text))
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
function splitAtTitles(paragraphs: readonly Paragraph[], titles: ReadonlySet<Paragraph>): Paragraph[][] {
  const parts: Paragraph[][] = [[]]
  let isTitled = false
  for (const paragraph of paragraphs) {
    if (titles.has(paragraph) && isTitled) parts.push([])
    isTitled ||= titles.has(paragraph)
    parts.at(-1)?.push(paragraph)
  }
  return parts
}
