/**
 * The numbers that pages write before their steps. A reading keeps them as the page has them; they
 * are left out where a person reviews it.
 */

import { isHeading, type PageLine, withoutHeadings } from './page-recipe.ts'

/** What a step is called before its number, as part of a pattern. */
const stepWord = 'step|schritt|stap|passo|étape|etape|paso|krok|steg|trin|vaihe'

const countAlone = new RegExp(String.raw`^(?:${stepWord})?\s*\d*\s*[.:)]?$`, 'i')

/** Whether a title is only a number: 'Step 2', 'Schritt 3:', '4.'. */
export const isStepNumber = (title: string): boolean => countAlone.test(title)

/** 'Step 2: Soften', 'Étape 2 Soften'; the number is the first group. */
export const numberedStepWord: RegExp = new RegExp(
  String.raw`^(?:${stepWord})\s*(\d{1,2})\s*[.:)–-]?\s*(?=\p{L})`,
  'iu',
)

/**
 * Steps without the numbers of the page ('1. ...', '2 ...', 'Step 2: ...', a title 'Step 3') and
 * without a dash before them.
 */
export function withoutStepNumbers(lines: readonly PageLine[]): PageLine[] {
  const otherLines = lines.filter((line) => !isHeading(line) || !isStepNumber(line.text))
  const steps = withoutHeadings(otherLines)
  const inOrder = steps.length > 1 && steps.every((step, at) => new RegExp(`^0?${at + 1}(?!\\d)`).test(step))
  const mark = inOrder
    ? /^\d{1,2}(?:\s*[.):-]?\s*(?=\p{L})|[.):]\s+(?=\d))/u
    : [/^\d{1,2}\s*[.)]\s*(?=\p{L})/u, numberedStepWord, /^[-–—•*]\s+/u].find(
        (pattern) => steps.filter((step) => pattern.test(step)).length > 1,
      )
  return mark ? otherLines.map((line) => (isHeading(line) ? line : line.replace(mark, ''))) : otherLines
}

/** Characters of a line without a number that names the numbered steps below it. */
const LONGEST_TITLE = 40

/**
 * Steps without the numbers that every one of them begins with: in data ('1. Peel'), or beside the
 * step on a page ('1 Peel'). A number with its full stop on the page is part of its text. Right
 * above a number 1 a short line may have none.
 */
export function withoutSharedStepNumbers(lines: PageLine[], isData: boolean): PageLine[] {
  const steps = withoutHeadings(lines)
  const mark = isData ? /^0?\d{1,2}(?:[.):-]+\s*|\s+)(?=\p{L})/u : /^0?\d{1,2}\s+(?=\p{Lu}[\p{Ll}\s’'])/u
  const isTitle = (step: string, at: number) =>
    !isData && step.length <= LONGEST_TITLE && !mark.test(step) && /^0?1\s/.test(steps[at + 1] ?? '')
  const counted = steps.filter((step, at) => !isTitle(step, at))
  if (counted.length < 2 || !areInOrder(counted) || !counted.every((step) => mark.test(step))) return lines
  return lines.map((line) => (isHeading(line) ? line : line.replace(mark, '')))
}

/** Steps without the dash, dot or star that most of them begin with. */
export function withoutBullets(lines: PageLine[]): PageLine[] {
  const mark = /^(?:[-–—•*·▪]|o(?=\s+\p{Lu}))\s+(?=\p{L})/u
  const steps = withoutHeadings(lines)
  const marked = steps.filter((step) => mark.test(step))
  if (marked.length < 2 || marked.length * 2 <= steps.length) return lines
  return lines.map((line) => (isHeading(line) ? line : line.replace(mark, '')))
}

/** Whether each step begins with the next number, or with 1 where a part begins: 1 2 3 1 2. */
function areInOrder(steps: string[]): boolean {
  let last = 0
  return steps.every((step) => {
    const count = Number(/^0?(\d{1,2})(?!\d)/.exec(step)?.[1] ?? 0)
    const isNext = count === last + 1 || (count === 1 && last > 1)
    last = count
    return isNext
  })
}

const LONG_TEXT = 240
const SHORT_STEP = 50
/** Characters at the end of a text in which numbers without steps are looked for. */
const LONGEST_TAIL = 60

/** 'Step 2:', '2.', '2)' before a letter, after a space or the end of a sentence. */
const count = new RegExp(
  String.raw`(?:^|\s+|(?<=\D[.!?)]))(?:(?:${stepWord})\s*(\d{1,2})\s*[.:)–-]|(\d{1,2})[.)]-?)(?:\s*(?=\p{L})|\s+(?=\d+(?:\s?[-–]\s?\d+)?\s*(?:min|h|std|stund|sek)))`,
  'giu',
)

/**
 * The text split at numbers that follow each other: '1. … 2. … 3. …'; whole where there are none.
 */
export function splitAtStepNumbers(text: string): string[] {
  const starts: number[] = []
  let next = 1
  for (const match of text.matchAll(count)) {
    const number = Number(match[1] ?? match[2])
    if (number !== next && !(starts.length === 0 && number === 2)) continue
    starts.push(match.index)
    next = number + 1
  }
  if (starts.length < 2) return [text]
  const steps = [0, ...starts].map((start, at) => text.slice(start, starts[at]).trim()).filter(Boolean)
  // '… serve. 11. 12.': numbers with nothing behind them.
  const [empty, first] = /(?:\s+(\d{1,2})[.)])(?:\s+\d{1,2}[.)])*$/.exec(text.slice(-LONGEST_TAIL)) ?? []
  if (empty && Number(first) === next) steps.push(steps.pop()?.slice(0, -empty.length) ?? '')
  return steps
}

/** The text split at its numbers or, when long, after sentences. */
export function splitIntoSteps(text: string): string[] {
  const counted = splitAtStepNumbers(text)
  if (counted.length > 1) return counted
  if (text.length < LONG_TEXT) return [text]
  const steps: string[] = []
  for (const sentence of text.split(/(?<=[\p{Ll}\d)°][.!])\s+(?=\p{Lu})/u)) {
    const last = steps.at(-1)
    if (last !== undefined && (last.length < SHORT_STEP || sentence.length < SHORT_STEP / 2)) {
      steps[steps.length - 1] = `${last} ${sentence}`
    } else steps.push(sentence)
  }
  return steps
}
