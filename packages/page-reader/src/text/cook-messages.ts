/** Keeps the lines of a conversation or a letter that belong to the recipe: those of its writer. */

import { foodGrade, stepGrade } from '../page/likeness-grades.ts'
import { ingredientLikenessOf, stepLikenessOf } from '../page/line-likeness.ts'

const date = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?\s?m\.?)?`
const moment = String.raw`(?:${date},?\s+(?:at\s+)?${time}|${time},?\s+${date})`
/** '[28/11, 9:12 am]': a phone that copies this year's messages leaves the year out. */
const inBrackets = String.raw`\[(?:${moment}|\d{1,2}[./-]\d{1,2}\.?,?\s+${time}|${time},?\s+\d{1,2}[./-]\d{1,2}\.?)\]`
/**
 * '[12/11/2026, 18:02] Anna: …', '12.11.26 18.02 - Anna: …', and 'Anna, [12/11/2026 18:02]' over
 * it.
 */
const stamps = [
  new RegExp(
    String.raw`^\W{0,3}(?:${inBrackets}|\[?${moment}\]?)(?:\s+[-–])?\s+(?<who>[^:]{1,40}):(?:\s+|$)(?<said>.*)$`,
    'iu',
  ),
  new RegExp(String.raw`^(?<who>[^:[\]]{1,40}), ${inBrackets}:?(?<said>)$`, 'iu'),
]
/** '<Media omitted>', 'image omitted': what a copied chat has in place of a picture. */
const leftOut = /^\W?(?:<[^<>]{3,40}>|(?:image|video|audio|sticker|gif|document) omitted)$/iu

/** An invisible sign before the first line of a message. */
export const MESSAGE_START = '\u2060'

interface Message {
  who: string | null
  text: string
}

/** Lines of foods or steps from which somebody wrote a recipe. */
const MIN_RECIPE_LINES = 2
/**
 * Who wrote at least this share of the largest number of recipe lines wrote a part of the recipe.
 */
const MIN_SHARE = 0.3

const recipeLines = (lines: readonly string[]) =>
  lines.filter((line) => {
    const text = line.replace(MESSAGE_START, '').trim()
    return ingredientLikenessOf(text) >= foodGrade.likely || stepLikenessOf(text) >= stepGrade.probable
  }).length

/**
 * The lines of a text without the stamps of messages. Of a conversation, only those of the people
 * who wrote the recipe. Of a letter, neither its head, nor its signature, nor quoted lines.
 */
export function linesOfCook(lines: readonly string[]): string[] {
  const messages = messagesOf(lines)
  const people = [...new Set(messages.map(({ who }) => who))].filter((who) => who !== null)
  if (people.length === 0) return ofLetter(lines)
  const counts = new Map(
    people.map((person) => [
      person,
      recipeLines(messages.filter(({ who }) => who === person).map(({ text }) => text)),
    ]),
  )
  const most = Math.max(...counts.values())
  const isCook = (who: string | null) => {
    const count = who === null ? most : (counts.get(who) ?? 0)
    return most < MIN_RECIPE_LINES || (count >= MIN_RECIPE_LINES && count >= MIN_SHARE * most)
  }
  return messages.filter(({ who }) => isCook(who)).map(({ text }) => text)
}

function messagesOf(lines: readonly string[]): Message[] {
  let who: string | null = null
  return lines.flatMap((line): Message[] => {
    const stamp = stamps.map((pattern) => pattern.exec(line)?.groups).find(Boolean)
    who = stamp?.['who']?.trim() ?? who
    const text = stamp ? (stamp['said'] ?? '') : line
    // A stamp alone stands over its message.
    if ((stamp && text.trim() === '') || leftOut.test(text.trim())) return []
    return [{ who, text: stamp ? MESSAGE_START + text : text }]
  })
}

/** 'From:', 'Betreff :': a line of a letter's head. */
const headOfLetter =
  /^\s*(?:>\s*)*(?:from|to|cc|bcc|subject|date|sent|reply-to|von|an|betreff|gesendet|datum|de|à|objet|envoyé|asunto|para|enviado|fecha|da|oggetto|inviato|data|van|aan|onderwerp|verzonden|från|till|ämne|skickat|fra|til|emne|sendt|assunto|od|do|temat|wysłano)\s?:\s+\S/iu
/** 'On 3 October 2026, Anna wrote:' over the letter that this one answers. */
const answered =
  /^\s*(?:on|am|le|el|il|op|den|em|dnia)\b.{5,100}\b(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef|skrev|escreveu|napisała?)\b.{0,60}:\s*$/iu
const sentFrom =
  /^\s*(?:sent from my|(?:von meinem .{2,30}|gesendet von)|envoyé de mon|enviado desde mi|inviato da|verzonden vanaf|skickat från|sendt fra|enviado do meu|wysłan[eo] z) ?.{2,30}$/iu
/** Two dashes alone in their line stand over a signature. */
const signature = /^-- ?$/

/** Lines of a letter's head from which it is one even without an address. */
const MIN_HEADS = 3

function ofLetter(lines: readonly string[]): string[] {
  const isHead = lines.map((line) => headOfLetter.test(line))
  const heads = lines.filter((_, at) => isHead[at] && (isHead[at - 1] || isHead[at + 1]))
  const isLetter = heads.length >= MIN_HEADS || heads.some((line) => /\S@\S/.test(line))
  const letter = lines.filter(
    (line, at) => !(isLetter && isHead[at] && (isHead[at - 1] || isHead[at + 1])) && !sentFrom.test(line),
  )
  return withoutQuoted(beforeEnd(beforeEnd(letter, signature), answered))
}

/** '> Thanks for the pie': a line of the letter that this one answers. */
const quoted = /^\s*>\s?(?=\S|$)/

/**
 * The lines without those quoted from another letter, where the recipe is in the unquoted lines.
 */
function withoutQuoted(lines: readonly string[]): string[] {
  const unquoted = lines.filter((line) => !quoted.test(line))
  const others = lines.filter((line) => quoted.test(line)).map((line) => line.replace(quoted, ''))
  return recipeLines(unquoted) > recipeLines(others) ? unquoted : [...lines]
}

/** The lines before one that ends a letter, where the recipe is in them. */
function beforeEnd(lines: string[], end: RegExp): string[] {
  const at = lines.findIndex((line) => end.test(line))
  if (at < 0 || recipeLines(lines.slice(0, at)) < recipeLines(lines.slice(at + 1))) return lines
  return lines.slice(0, at)
}
