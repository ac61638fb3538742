/**
 * JSON as web pages write it: comments and CDATA around it, raw line breaks in strings, trailing
 * commas, entities for quotes.
 */

import { parseLiteral } from './script-literal.ts'

/**
 * What stands before and after a JSON text: anchored at text already trimmed, so that none of them
 * looks at a position twice.
 */
const wrappingBefore = [
  /^\uFEFF/,
  /^(?:\/\/|\/\*)?\s*<!\[CDATA\[\s*(?:\*\/)?/,
  /^<!--/,
  /^\/\*[^*]{0,500}\*\//,
  /^(?:\/\/[^\n]{0,500}\n\s*){1,20}/,
]
const wrappingAfter = [/\]\]>\s{0,20}(?:\*\/)?$/, /(?:\/\/|\/\*)$/, /-->$/, /\/\/$/, /;$/]

/** A comment at the beginning of a line, or behind a bracket or a comma. */
const comment = /(^|[[{,])\s{0,200}(?:\/\/[^\n]{0,2000}|\/\*[^*]{0,2000}\*\/)/gm

/** What mends a text for the reader of literals, each by itself. */
const repairs: ((text: string) => string)[] = [
  (text) => text,
  (text) => escapeInnerQuotes(text.replace(comment, '$1')),
  (text) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  (text) => (text.includes('&q;') ? decodeAngularState(text) : ''),
  closeOpenEnds,
]

/**
 * The value of a JSON text, mended where it is broken in a common way; undefined when no mending
 * helps.
 */
export function parseLenientJson(text: string): unknown {
  const unwrapped = [...wrappingBefore, ...wrappingAfter].reduce(
    (rest, wrapping) => rest.replace(wrapping, '').trim(),
    text.trim(),
  )
  if (/^\(?function\b/.test(unwrapped)) return parseLiteral(unwrapped)
  const value = parseJson(unwrapped)
  if (!/^[[{]/.test(unwrapped)) {
    // JSON that was written as text: "{\"name\": …}".
    return typeof value === 'string' && /^\s*[[{]/.test(value) ? parseLenientJson(value) : undefined
  }
  if (value !== undefined) return value
  for (const repair of repairs) {
    const mended = parseLiteral(repair(unwrapped))
    if (mended !== undefined) return mended
  }
  return undefined
}

/** Decodes the state of Angular, which has escapes of its own for quotes and brackets. */
const decodeAngularState = (text: string) =>
  text
    .replaceAll('&q;', '"')
    .replaceAll('&s;', "'")
    .replaceAll('&l;', '<')
    .replaceAll('&g;', '>')
    .replaceAll('&a;', '&')

/** The parsed text, or undefined where it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Escapes quotes inside strings: those without a comma, colon or bracket on either side. */
function escapeInnerQuotes(text: string): string {
  return text.replace(/"/g, (quote, at: number) => {
    if (text[at - 1] === '\\') return quote
    const startsString = /[[{,:]\s*$/.test(text.slice(Math.max(0, at - 40), at))
    const endsString = /^"\s*(?:[\]}:]|,\s*["{[\]}\d]|$)/.test(text.slice(at, at + 40))
    return startsString || endsString ? quote : '\\"'
  })
}

/** Closes a text that was cut off: the open string, the half-written pair, the open brackets. */
function closeOpenEnds(text: string): string {
  const open: string[] = []
  let stringStart = -1
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') stringStart = stringStart < 0 ? at : -1
    else if (stringStart >= 0) at += sign === '\\' ? 1 : 0
    else if (sign === '{') open.push('}')
    else if (sign === '[') open.push(']')
    else if (sign === '}' || sign === ']') open.pop()
  }
  const whole = (stringStart < 0 ? text : text.slice(0, stringStart)).trimEnd()
  const ended = whole.replace(/(?:,|(?:,|(?<=\{))\s{0,99}"[^"\\]{0,200}"\s{0,99}:?)$/, '')
  return ended + open.toReversed().join('')
}
