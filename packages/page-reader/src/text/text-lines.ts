/** The lines of a text that somebody typed or copied, and how each of them is set. */

import { isAmountOnly } from '../page/line-likeness.ts'
import { oneLine } from '../page/plain-text.ts'
import { columnsInReadingOrder } from './columns-in-reading-order.ts'
import { MESSAGE_START, linesOfCook } from './cook-messages.ts'
import { withoutChapters } from './video-chapters.ts'

/** A line of a text, without the marks that set it. */
export interface TextLine {
  text: string
  /** Whether it is set as a heading: by Markdown, in bold, underlined. */
  isHeading: boolean
  /** The level of its heading in Markdown. */
  level?: number
  isBullet: boolean
  /** Its number in a list, null where it has none: '2.', 'Step 2:'. */
  count: number | null
  /** Whether a blank line stands before it. */
  isAfterBlank: boolean
  /** Whether it comes from a recipe in one line without labels (`splitOneLineRecipe`). */
  isParted?: boolean
  /** Whether it is the first line of a message in a conversation. */
  isMessage?: boolean
}

/** Characters of a text, and of one line of it, that are read. */
const MAX_CHARACTERS = 200_000
const MAX_LINES = 2000
const LONGEST_LINE = 20_000

/** Figures in a box, as phones set counts: '1️⃣'. */
const boxedDigit = /([0-9])\ufe0f?\u20e3/g
const picture = String.raw`\p{Extended_Pictographic}[\ufe0f\u200d\p{Emoji_Modifier}\p{Extended_Pictographic}]*`
const picturesAround = new RegExp(`^(?:${picture}\\s*)+|(?:\\s*${picture})+$`, 'gu')
const pictures = new RegExp(picture, 'gu')
const bullet = /^(?:[-–—•●◦▪▫▢☐□☑✓✔✅➡👉·*»+]|o(?=\s+\p{Lu}\p{Ll})|\[[ x]?\])\s+|^[•●◦▪▢☐□✓✔✅]/u
const countedLine =
  /^(?:(?:step|schritt|stap|passo|étape|etape|paso|krok|steg|trin)\s*)?(\d{1,2})(?:[.)]\s*(?=\p{L}|$)|\s*[:–-]\s+(?=\p{L})|\/\s+(?=\p{L}))/iu
const countedWord =
  /^(?:step|schritt|stap|passo|étape|etape|paso|krok|steg|trin)\s*(\d{1,2})\b\s*[.:)–-]*\s*/iu

/** The lines of a text; blank ones are gone, and so are the marks of Markdown. */
export function textLines(text: string): TextLine[] {
  const linesByCook = linesOfCook(text.slice(0, MAX_CHARACTERS).split(/\r\n|[\r\n\u2028\u2029\v\f]/))
  const raw = columnsInReadingOrder(withoutChapters(linesByCook))
  const lines: TextLine[] = []
  let isAfterBlank = false
  for (const rawLine of raw) {
    const last = lines.at(-1)
    // A line of Markdown's underlined headings. Below a sentence it separates the texts around it.
    const underline = /^\s*(?:(={3,})|-{3,})\s*$/.exec(rawLine)
    if (last && !isAfterBlank && underline && isTitle(last)) {
      last.isHeading = true
      last.level = underline[1] === undefined ? 2 : 1
      continue
    }
    const line = withNextCount(lineOf(rawLine.slice(0, LONGEST_LINE), isAfterBlank), last?.count ?? null)
    isAfterBlank = line === null
    if (line)
      lines.push(...withTagsApart(rawLine.startsWith(MESSAGE_START) ? { ...line, isMessage: true } : line))
    if (lines.length === MAX_LINES) break
  }
  return lines
}

/**
 * '2. 20 minutes later': a number before another one is a step number only where the line before
 * has one.
 */
function withNextCount(line: TextLine | null, before: number | null): TextLine | null {
  if (!line || line.count !== null || before === null) return line
  const [mark = '', count] = /^(\d{1,2})[.)]\s+(?=\d)/u.exec(line.text) ?? []
  if (Number(count) !== before + 1) return line
  return { ...line, text: line.text.slice(mark.length), count: before + 1 }
}

/** Characters of a title that is underlined. */
const LONGEST_TITLE = 80

const isTitle = ({ text, isBullet, count }: TextLine) =>
  !isBullet && count === null && text.length <= LONGEST_TITLE && !/[.!?;,]["”’)]*$/.test(text)

/** Splits 'Enjoy! #pasta #dinner' in two lines. */
function withTagsApart(line: TextLine): TextLine[] {
  const at = line.text.search(/(?:\s+#\p{L}[\p{L}\d_]*)+$/u)
  if (at <= 0 || line.text.startsWith('#')) return [line]
  const text = line.text.slice(0, at).replace(picturesAround, '').trim()
  const tags = {
    ...line,
    text: line.text.slice(at).trim(),
    isBullet: false,
    isAfterBlank: false,
    count: null,
  }
  return text === '' ? [tags] : [{ ...line, text }, tags]
}

function lineOf(raw: string, isAfterBlank: boolean): TextLine | null {
  let text = oneLine(raw.replace(boxedDigit, '$1. ').replace(/^\s*(?:>\s*)+/, ''))
  if (/^[-=_*~\s|:+#.]*$/.test(text)) return null
  const markdownHeading = /^(#{1,6})\s+(?=\S)/.exec(text)
  if (markdownHeading) text = text.slice(markdownHeading[0].length).replace(/\s+#+$/, '')
  const wikiHeading = /^(={2,6})\s*([^=].*?)\s*\1$/.exec(text)
  if (wikiHeading?.[2] !== undefined) text = wikiHeading[2]
  if (text.startsWith('|')) text = joinCells(text)
  text = text.replace(picturesAround, '').trim()
  const isBullet = bullet.test(text)
  if (isBullet) text = text.replace(bullet, '').replace(/^\[[ x]?\]\s+/, '')
  const isBold = /^(\*\*|__)[^*_]{1,120}\1\s*:?$|^(\*\*|__)[^*_]{1,120}:\2$/.test(text)
  text = oneLine(withoutMarks(text).replace(picturesAround, ''))
  const number = (countedLine.exec(text) ?? countedWord.exec(text)) as [string, string] | null
  if (number) text = text.slice(number[0].length).trim()
  if (!/[\p{L}\d]/u.test(text)) return number && text === '' ? countLine(number[1], isAfterBlank) : null
  return {
    text,
    isHeading: markdownHeading !== null || wikiHeading !== null || (isBold && !isBullet),
    ...(markdownHeading?.[1] !== undefined && { level: markdownHeading[1].length }),
    isBullet,
    count: number ? Number(number[1]) : null,
    isAfterBlank,
  }
}

/** A step number alone in its line: its step stands below. */
const countLine = (count: string, isAfterBlank: boolean): TextLine => ({
  text: '',
  isHeading: false,
  isBullet: false,
  count: Number(count),
  isAfterBlank,
})

/** '| 200 g | flour |' and '| flour | 200 g |' as '200 g flour'. */
function joinCells(text: string): string {
  const cells = text
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean)
  const [food = '', amount = ''] = cells
  const isBehind = cells.length === 2 && isAmountOnly(amount) && !/^\d/.test(food)
  return (isBehind ? [amount, food] : cells).join(' ')
}

/** Text without Markdown's links and pictures, and without its marks for bold and italics. */
const withoutMarks = (text: string) =>
  text
    .replace(/!\[[^[\]]{0,300}\]\([^()]{0,2000}\)/g, '')
    .replace(/\[([^[\]]{0,300})\]\([^()\s]{0,2000}\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.{1,500}?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*]{1,500}?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/(?<![\w_])_(?=\S)([^_]{1,500}?)(?<=\S)_(?![\w_])/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!|>-])/g, '$1')

/** Text without pictures. */
export const withoutPictures = (text: string): string => oneLine(text.replace(pictures, ' '))

/** The pieces of a text between its pictures. */
export const picturesApart = (text: string): string[] =>
  text
    .split(pictures)
    .map(oneLine)
    .filter((piece) => /[\p{L}\d]/u.test(piece))
