/** A recipe in a conversation on a screen: its message, without the others and their times. */
import { beginsWithNumber, ingredientShape } from '../page/line-shape.ts'
import { isSeen, median, type PlacedText } from './placed-text.ts'

/** The time below a message, with the ticks of those that read it. */
const stamp = /^\d{1,2}[:.]\d{2}(?: ?[ap]\.?m\.?)?(?: ?[✓√/vV]{1,2})?$/i
/** Times from which on a screen shows a conversation. */
const FEWEST = 2
/** In heights of a line: the first row of a screen has the time of day. */
const BAR = 0.8
/** A message of fewer lines, without any food, is talk. */
const SHORTEST = 3
const FOOD = 0.65
/** Who it is stands apart from the messages by so many distances of lines. */
const APART = 1.4

/**
 * The lines of a page without what is said around a recipe in a conversation; others as they are.
 */
export function withoutTalk(lines: readonly PlacedText[]): PlacedText[] {
  const top = Math.min(...lines.map(({ base }) => base))
  const ordered = lines
    .filter((line) => line.base - top > BAR * line.size)
    .toSorted((a, b) => a.base - b.base)
  const stamps = ordered.filter(isStamp)
  if (stamps.length < FEWEST) return [...lines]
  const messages: PlacedText[][] = [[]]
  for (const line of withoutHead(ordered)) {
    if (stamps.includes(line)) messages.push([])
    else messages.at(-1)?.push(line)
  }
  const kept = new Set(messages.filter((message) => !isTalk(message)).flat())
  return kept.size === 0 ? [...lines] : lines.filter((line) => kept.has(line))
}

const isStamp = (line: PlacedText) => isSeen(line) && stamp.test(line.text.trim())

const isTalk = (message: readonly PlacedText[]) =>
  message.length < SHORTEST &&
  !message.some(({ text }) => beginsWithNumber(text) && ingredientShape(text) >= FOOD)

/** Without the name of who it is with, which stands over the messages. */
function withoutHead(lines: readonly PlacedText[]): readonly PlacedText[] {
  const [head, next] = lines
  const usual = median(lines.slice(1).map((line, at) => line.base - (lines[at]?.base ?? 0)))
  return head && next && next.base - head.base > APART * usual ? lines.slice(1) : lines
}
