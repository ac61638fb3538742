/** Makes a recipe out of labelled lines of a text. */
import { isAppeal } from '../page/appeal.ts'
import { factsAmong } from '../page/facts.ts'
import { beginsWithNumber, stepLikenessOf } from '../page/line-likeness.ts'
import { noteLine, notesTitle, toolsLabel } from '../page/part-label-patterns.ts'
import {
  heading,
  type PageLine,
  type PageReading,
  type PageRecipe,
  withoutHeadings,
} from '../page/page-recipe.ts'
import { tidyIngredient } from '../page/tidy-lines.ts'
import { timeIn } from '../page/time-facts.ts'
import { splitIntoSteps } from '../page/step-numbers.ts'
import { isOverFoods } from './part-scores.ts'
import type { LineInPart } from './text-part.ts'
import { forHowMany, isFact, withoutBrackets } from './fact-lines.ts'
import { isPartOfDish } from './part-titles.ts'
import { picturesApart } from './text-lines.ts'
import { cleanName, speaksToSomebody, findTextName } from './text-name.ts'
import { isAllCaps } from './part-label.ts'
import { splitFoodLine } from './split-food-line.ts'
import { mentionsFood } from './foods-in-text.ts'

const LONGEST_TITLE = 60
const MAX_TAGS = 5
const hashtag = /#([\p{L}\d_]{2,40})/gu
const address = /https?:\/\/[^\s<>"')\]]+/i

/**
 * The recipe of labelled lines, and the confidence in each of its fields. Lines of a picture or a
 * PDF (`arePlaced`) are doubted by how they are set, not by their words.
 */
export function textRecipe(
  lines: readonly LineInPart[],
  url: string,
  arePlaced = false,
): { recipe: PageRecipe; confidence: PageReading['confidence'] } {
  const foods = lines.filter(({ part }) => part === 'ingredients')
  const method = lines.filter(({ part }) => part === 'method')
  const ingredients = ingredientsOf(foods)
  const steps = stepsOf(method)
  const facts = factsOf(lines)
  const prepAndCook = (facts.prepTimeMinutes ?? 0) + (facts.cookTimeMinutes ?? 0) || null
  const fullText = lines.map(({ text }) => text).join('\n')
  const { name, isContested } = findTextName(lines)
  const factTime = facts.totalTimeMinutes ?? prepAndCook
  const recipe: PageRecipe = {
    ...facts,
    totalTimeMinutes: factTime ?? statedTotalTime(lines, name),
    name,
    ingredients,
    steps,
    image: null,
    author: authorOf(lines),
    description: descriptionOf(lines, name),
    video: videoOf(fullText),
    equipment: linesUnder(lines, toolsLabel),
    tips: [...linesUnder(lines, notesTitle), ...notesAmong(lines)],
    cuisine: null,
    source: url || (address.exec(fullText)?.[0] ?? null),
    tags: tagsOf(fullText),
    nutritionPerServing: null,
  }
  const isLabelled = (part: LineInPart['part']) => lines.some(({ label }) => label === part)
  return {
    recipe,
    confidence: {
      name: lines.some((line) => line.isHeading && cleanName(line.text) === name)
        ? 0.9
        : isContested && !arePlaced
          ? CONTESTED_NAME
          : 0.5,
      ...(factTime === null && recipe.totalTimeMinutes !== null && { totalTimeMinutes: TIME_AMONG_WORDS }),
      ingredients: partConfidence(foods, isLabelled('ingredients'), arePlaced ? null : isOddFood),
      steps: partConfidence(method, isLabelled('method'), arePlaced ? null : isOddStep),
    },
  }
}

/** 'Parsley on top. feeds 4 greedy people xx': a sentence of its own behind the steps. */
const feedsPattern =
  /(?:^|[.!?]\s+)(?:it |this )?(?:feeds|serves|makes enough for|enough for) (?:about |around )?([1-9]\d?)(?:\s*[-–]\s*\d{1,2})?(?: (?:\p{L}+ )?(?:people|persons|adults|kids|eaters|of us))?(?:\s+x+)?\P{L}*$/iu

/** Servings and times: of the lines beside the method, and of the sentences above the recipe. */
function factsOf(lines: readonly LineInPart[]) {
  const pieces = lines
    .filter(({ part, text }) => part !== 'method' || isFact(text))
    .flatMap(({ part, text }) =>
      part === 'head'
        ? picturesApart(text).flatMap((piece) => piece.split(/(?<=[.!?:,])\s+(?=\p{L})/u))
        : [text],
    )
    .flatMap((text) => [text, ...(/\S.*[([]([^()[\]]+)[)\]]\s*$/u.exec(text)?.slice(1) ?? [])])
    .map((text) => ({ text: withoutBrackets(text) }))
  const facts = factsAmong(pieces)
  const servings =
    facts.servings ??
    pieces.map(({ text }) => forHowMany(text)).find((count) => count !== null) ??
    lines.flatMap(({ text }) => feedsPattern.exec(text)?.[1] ?? []).map(Number)[0]
  return { ...facts, servings: facts.makes === null ? (servings ?? null) : facts.servings }
}

/** The confidence in a time that stands among other words. */
const TIME_AMONG_WORDS = 0.5
const someTime = String.raw`(?<time>\d[\d.,½¼¾–-]*\s?(?:min|h|hours?|std|stunden?|heures?|horas?|or[ae]|uur|tim)(?:\p{L}*\.?))(?!\p{L})`
/** 'ready in 20 mins', 'prêt en 20 minutes' in a caption. */
const readyIn = new RegExp(
  String.raw`(?<!\p{L})(?:ready|on the table|fertig|prête?s?|pront[oaie]|list[oa]s?|klaar|klart?|gotowe) (?:in|en|på|w) (?:(?:about|just|only|under|nur|ca\.?|circa) )*${someTime}`,
  'iu',
)
/** '15 min total' behind the steps. */
const inTotal = new RegExp(String.raw`(?<![\d.,])${someTime} (?:in )?total\P{L}*$`, 'iu')
/** '20 minute creamy beans', '30-minute pasta'. */
const timeOfName = /^(?<time>\d{1,3}[ -]min(?:ute)?s?)[ -](?=\p{L})/iu

/** How long a dish takes in all, as its name or words beside its lists say. */
function statedTotalTime(lines: readonly LineInPart[], name: string): number | null {
  const found = [
    timeOfName.exec(name),
    ...lines.flatMap(({ part, text }) => [
      part === 'head' || part === 'rest' ? readyIn.exec(text) : null,
      inTotal.exec(text),
    ]),
  ].find((match) => match !== null)
  return timeIn(found?.groups?.['time']?.replace('-', ' ') ?? '')
}

/** The confidence in a name that has a rival in the text: low enough for a doubt. */
const CONTESTED_NAME = 0.2
/** The confidence in lines below a label, and the same where one of them looks odd. */
const LABELLED = 0.6
const WITH_ODD_LINE = 0.5

/**
 * The confidence in the lines of one part, from 0 to 1: by how much they look like it, and whether
 * one of them looks like another part.
 */
function partConfidence(
  lines: readonly LineInPart[],
  isLabelled: boolean,
  isOdd: ((line: LineInPart, next: LineInPart | undefined, left: number) => boolean) | null,
): number {
  const average = averageMargin(lines)
  const unlabelled = lines.filter(({ label }) => label === null)
  if (isOdd && unlabelled.some((line, at) => isOdd(line, unlabelled[at + 1], unlabelled.length - 1 - at)))
    return Math.min(WITH_ODD_LINE, average)
  return isLabelled ? Math.max(LABELLED, average) : average
}

/** The margin below which a line looks as much like something else. */
const ODD_MARGIN = 0.05

const isOddLine = (line: LineInPart, next: LineInPart | undefined) =>
  line.margin < ODD_MARGIN && !isFact(line.text) && !isSectionTitle(line, next)

/** How many lines at the end of a method may be no steps; such lines further up are titles. */
const LAST_STEPS = 2

/** A numbered line is a step however it looks. */
const isOddStep = (line: LineInPart, next: LineInPart | undefined, left: number) =>
  left < LAST_STEPS && line.count === null && isOddLine(line, next)

/** The step likeness from which words that name a food say what to do with it. */
const MIN_STEP_LIKENESS = 0.45
/** The most words of a line that may be a food which the lexicon lacks. */
const MAX_FOOD_WORDS = 1

/** '(about 700 g)', 'peeled and': a line that belongs to the one above, or goes on below. */
const torn = /^\(|\s(?:and|or|&)$/iu

/**
 * Whether a line among foods is odd. A known food without an amount ('salt and pepper') is not, nor
 * are a word or two.
 */
function isOddFood(line: LineInPart, next: LineInPart | undefined): boolean {
  const text = line.text.replace(/\([^()]*\)/g, '').trim()
  // 'flour' behind a comma may belong to the food before it.
  if (line.isParted && next !== undefined && !beginsWithNumber(text)) return true
  if (torn.test(line.text)) return true
  if (!isOddLine(line, next)) return false
  if (mentionsFood(text) || beginsWithNumber(text)) return stepLikenessOf(text) >= MIN_STEP_LIKENESS
  return /[\d:]/.test(text) || text.split(/\s+/).length > MAX_FOOD_WORDS
}

/** The average margin of the lines' parts, from 0 to 1. */
const averageMargin = (lines: readonly LineInPart[]) => {
  const unlabelled = lines.filter(({ label }) => label === null)
  if (unlabelled.length === 0) return 0
  return (
    Math.round((unlabelled.reduce((sum, { margin: sure }) => sum + sure, 0) / unlabelled.length) * 100) / 100
  )
}

function ingredientsOf(lines: readonly LineInPart[]): PageLine[] {
  const bareTitles = bareTitlesAmong(lines)
  return lines.flatMap((line, at): PageLine[] => {
    if (line.label !== null) return sectionTitle(line.text)
    if (isFact(line.text)) return []
    const next = lines[at + 1]
    const isTitle = isSectionTitle(line, next) || isBulletOverFoods(line, next) || bareTitles.has(line)
    if (isTitle || (isPartAlone(line, next) && beginsWithNumber(next?.text ?? '')))
      return [heading(line.text)]
    return splitFoodLine(line.text).map(tidyIngredient)
  })
}

/** '- Sauce:' over bullets of its foods. */
const isBulletOverFoods = ({ isBullet, text }: LineInPart, next: LineInPart | undefined): boolean =>
  isBullet &&
  next?.isBullet === true &&
  text.length <= LONGEST_TITLE &&
  /^[^\d:]+:$/.test(text) &&
  !next.text.endsWith(':')

/** '2. The sauce:' over bullets of its steps. */
const isCountOverBullets = ({ count, text }: LineInPart, next: LineInPart | undefined): boolean =>
  count !== null && next?.isBullet === true && text.length <= LONGEST_TITLE && /^[^:]+:$/.test(text)

/** How many titles without a colon over counted foods there must be: 'Fish', 'Salad'. */
const MIN_BARE_TITLES = 2

function bareTitlesAmong(lines: readonly LineInPart[]): Set<LineInPart> {
  const titles = lines.filter((_, at) => isOverFoods(lines, at))
  return new Set(titles.length >= MIN_BARE_TITLES ? titles : [])
}

/** 'Ingredients for the sauce:' is the title of a section; 'Ingredients' alone is none. */
function sectionTitle(label: string): PageLine[] {
  const [, rest] = /^\p{L}+ (for the .+|für (?:den|die|das) .+|pour (?:la|le|les) .+)$/iu.exec(label) ?? []
  return rest === undefined ? [] : [heading(rest)]
}

/** 'for chicken', 'to serve' over a list. */
const sectionNamePattern = /^(?:for|to) (?!taste\b)[\p{L} ]{3,24}$/iu

/** Whether a line is the title of those below it and no line itself. */
function isSectionTitle(line: LineInPart, next: LineInPart | undefined): boolean {
  const { text } = line
  if (next === undefined || text.length > LONGEST_TITLE || line.count !== null || /^\d/.test(text))
    return false
  if (line.isHeading || (text.endsWith(':') && !line.isBullet)) return true
  if (sectionNamePattern.test(text) && beginsWithNumber(next.text)) return true
  return (isAllCaps(text) && !isAllCaps(next.text)) || /^(?:for|to make) the\b[^,.]*$/i.test(text)
}

/** 'Filling', 'Dej til boller' below a blank line or a label, right over other lines. */
const isPartAlone = (line: LineInPart, next: LineInPart | undefined, isFirst = false): boolean =>
  next !== undefined &&
  (line.isAfterBlank || isFirst) &&
  !next.isAfterBlank &&
  !line.isBullet &&
  line.count === null &&
  line.text.length <= LONGEST_TITLE &&
  /^\p{Lu}[^\d.,:;!?]*$/u.test(line.text) &&
  stepLikenessOf(line.text) < MIN_STEP_LIKENESS &&
  isPartOfDish(line.text)

/** '- Cook for 40 minutes' among bullets: a step; such a line alone says how long it takes. */
const isListed = (line: LineInPart, before: LineInPart | undefined) =>
  before !== undefined && line.isBullet && before.isBullet && before.label === null && !isFact(before.text)

function stepsOf(lines: readonly LineInPart[]): PageLine[] {
  const stepLines = lines.filter(
    (line, at) => line.label === null && (!isFact(line.text) || isListed(line, lines[at - 1])),
  )
  const steps = stepLines.map((line, at): PageLine =>
    isSectionTitle(line, stepLines[at + 1]) ||
    isCountOverBullets(line, stepLines[at + 1]) ||
    isPartAlone(line, stepLines[at + 1], at === 0)
      ? heading(line.text)
      : line.text,
  )
  const isOneStep = withoutHeadings(steps).length === 1
  return steps.flatMap((line): PageLine[] =>
    isOneStep && typeof line === 'string' ? splitIntoSteps(line) : [line],
  )
}

const byline =
  /^(?:recipe )?(?:by|from|von|de|av|af|author|autor|auteur)\s*:?\s+(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,3})$/u

const authorOf = (lines: readonly LineInPart[]) =>
  lines.flatMap(({ part, text }) => (part === 'head' ? (byline.exec(text)?.[1] ?? []) : [])).at(0) ?? null

const tagsOf = (text: string) => {
  const tags = [...text.matchAll(hashtag)].map(([, tag = '']) => tag.toLowerCase().replace(/_/g, ' '))
  return [...new Set(tags)].slice(0, MAX_TAGS)
}

/** Characters from which a line before the recipe is a description. */
const SHORTEST_DESCRIPTION = 40

/** 'A star rating of 4.6 out of 5. 212 ratings', '4,5 von 5 Sternen'. */
const rating =
  /^(?:an? )?(?:(?:star|average|user) )*ratings?(?=$|\P{L}).*\d|^\d(?:[.,]\d+)? ?(?:out of|\/|von|sur|de|su|van|av) ?5(?!\d)/iu

/** Sentences between the name and the recipe. */
function descriptionOf(lines: readonly LineInPart[], name: string): string | null {
  const end = lines.findIndex(({ part }) => part !== 'head')
  const head = lines.slice(0, Math.max(0, end))
  const sentences = head.filter(
    ({ text, label }) =>
      label === null &&
      text.length >= SHORTEST_DESCRIPTION &&
      cleanName(text) !== name &&
      !isFact(text) &&
      !speaksToSomebody(text) &&
      !rating.test(text) &&
      !/^(?:#|@|https?:)/.test(text),
  )
  return sentences.map(({ text }) => text).join('\n') || null
}

const videoAddress =
  /https?:\/\/(?:www\.)?(?:youtube\.com\/(?:watch\?v=|shorts\/)|youtu\.be\/|vimeo\.com\/\d)[^\s<>"')\]]*/i

const videoOf = (text: string) => videoAddress.exec(text)?.[0] ?? null

/** What lines behind the recipe say after 'Tip:' or 'Note:'. */
const notesAmong = (lines: readonly LineInPart[]) =>
  lines
    .filter(({ part, label, text }) => part === 'rest' && label === null && noteLine.test(text))
    .map(({ text }) => text.replace(/^[^:]+:\s+/, ''))

/** The lines under a label that is neither the ingredients' nor the method's. */
function linesUnder(lines: readonly LineInPart[], wanted: RegExp): string[] {
  const start = lines.findIndex(({ label, text }) => label === 'other' && wanted.test(text))
  if (start < 0) return []
  const rest = lines.slice(start + 1)
  const end = rest.findIndex(({ label, part }) => label !== null || part === 'head')
  const linesBelow = end < 0 ? rest : rest.slice(0, end)
  return linesBelow.filter(({ text }) => !/^[#@]\p{L}/u.test(text) && !isAppeal(text)).map(({ text }) => text)
}
