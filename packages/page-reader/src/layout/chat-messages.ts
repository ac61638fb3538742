/** Finds the recipe in a screenshot of a chat: its message, without the other ones. */

import { foodGrade } from '../page/likeness-grades.ts'
import { beginsWithNumber, ingredientLikenessOf } from '../page/line-likeness.ts'
import { isFromPicture, median, type PlacedText } from './placed-text.ts'

/** The time below a message, with the ticks of those that read it. */
const messageTime = /^\d{1,2}[:.]\d{2}(?: ?[ap]\.?m\.?)?(?: ?[✓√/vV]{1,2})?$/i
/** Times from which on a screen shows a conversation. */
const MIN_TIMES = 2
/** In heights of a line: the first row of a screen has the time of day. */
const STATUS_BAR_HEIGHT = 0.8
/** A message of fewer lines without any food is small talk. */
const MIN_MESSAGE_LINES = 3
/** In usual gaps between lines: how far the name of the chat stands over its messages. */
const MIN_HEADER_GAP = 1.4

/**
 * The lines of a page without the small talk around a recipe; all of them where it is no chat.
 */
export function withoutSmallTalk(lines: readonly PlacedText[]): PlacedText[] {
  const top = Math.min(...lines.map(({ base }) => base))
  const ordered = lines
    .filter((line) => line.base - top > STATUS_BAR_HEIGHT * line.size)
    .toSorted((a, b) => a.base - b.base)
  const times = ordered.filter(isMessageTime)
  if (times.length < MIN_TIMES) return [...lines]
  const messages: PlacedText[][] = [[]]
  for (const line of withoutChatName(ordered)) {
    if (times.includes(line)) messages.push([])
    else messages.at(-1)?.push(line)
  }
  const keptLines = new Set(messages.filter((message) => !isSmallTalk(message)).flat())
  return keptLines.size === 0 ? [...lines] : lines.filter((line) => keptLines.has(line))
}

const isMessageTime = (line: PlacedText) => isFromPicture(line) && messageTime.test(line.text.trim())

const isSmallTalk = (message: readonly PlacedText[]) =>
  message.length < MIN_MESSAGE_LINES &&
  !message.some(({ text }) => beginsWithNumber(text) && ingredientLikenessOf(text) >= foodGrade.likely)

/** The lines without the name of the chat over its messages. */
function withoutChatName(lines: readonly PlacedText[]): readonly PlacedText[] {
  const [chatName, next] = lines
  const usualGap = median(lines.slice(1).map((line, at) => line.base - (lines[at]?.base ?? 0)))
  return chatName && next && next.base - chatName.base > MIN_HEADER_GAP * usualGap ? lines.slice(1) : lines
}
