/**
 * JSON as web pages write it: comments and CDATA around it, raw line breaks in strings, trailing
 * commas, entities for quotes.
 */
import { parseLiteral } from './script-literal.ts'

/**
 * What stands before and after a JSON text: anchored at text already trimmed, so that none of them
 * looks at a position twice.
 */
const before = [/^\uFEFF/, /^(?:\/\/|\/\*)?\s*<!\[CDATA\[\s*(?:\*\/)?/, /^<!--/, /^\/\*[^*]{0,500}\*\//]
const after = [/\]\]>\s{0,20}(?:\*\/)?$/, /(?:\/\/|\/\*)$/, /-->$/, /\/\/$/, /;$/]

const repairs: ((text: string) => string)[] = [
  (text) => text,
  escapeControls,
  (text) => dropTrailingCommas(escapeControls(text)),
  (text) => asList(dropTrailingCommas(escapeControls(text))),
  (text) => firstValue(dropTrailingCommas(escapeControls(escapeStrayBackslashes(text)))),
  (text) => firstValue(dropTrailingCommas(escapeControls(escapeInnerQuotes(text)))),
  (text) => dropTrailingCommas(escapeControls(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))),
  (text) => (text.includes('&q;') ? fromState(text) : ''),
  (text) => closeOpenEnds(escapeControls(text)),
]

/**
 * The value of a JSON text, mended where it is broken in a common way; undefined when no mending
 * helps.
 */
export function parseLenientJson(text: string): unknown {
  const bare = [...before, ...after].reduce(
    (rest, wrapping) => rest.replace(wrapping, '').trim(),
    text.trim(),
  )
  if (/^\(?function\b/.test(bare)) return parseLiteral(bare)
  if (!/^[[{]/.test(bare)) return undefined
  for (const repair of repairs) {
    const value = parsed(repair(bare))
    if (value !== undefined) return value
  }
  return parseLiteral(bare)
}

/** Angular writes its state with letters for the signs that a page gives a meaning. */
const fromState = (text: string) =>
  text
    .replaceAll('&q;', '"')
    .replaceAll('&s;', "'")
    .replaceAll('&l;', '<')
    .replaceAll('&g;', '>')
    .replaceAll('&a;', '&')

/** Several values on end, as '{…} {…}' or '{…}, {…}', make a list. */
function asList(text: string): string {
  const ends: number[] = []
  let depth = 0
  walk(text, (part, inString, at) => {
    if (inString) return
    if (part === '{' || part === '[') depth++
    if ((part === '}' || part === ']') && --depth === 0) ends.push(at + 1)
  })
  const values = ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end).replace(/^[\s,;]+/, ''))
  return values.length > 1 ? `[${values.join(',')}]` : text
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Walks a JSON text and hands each character to `visit` with whether it stands inside a string;
 * escapes travel in pairs.
 */
function walk(text: string, visit: (part: string, inString: boolean, at: number) => void): void {
  let inString = false
  for (let at = 0; at < text.length; at++) {
    let part = text[at] ?? ''
    if (inString && part === '\\') part += text[at + 1] ?? ''
    else if (part === '"') inString = !inString
    visit(part, inString, at)
    at += part.length - 1
  }
}

/** The text with some of its characters changed; what stays is copied in one piece. */
function mapCharacters(
  text: string,
  change: (part: string, inString: boolean, at: number) => string,
): string {
  const out: string[] = []
  let copied = 0
  walk(text, (part, inString, at) => {
    const changed = change(part, inString, at)
    if (changed === part) return
    out.push(text.slice(copied, at), changed)
    copied = at + part.length
  })
  return out.join('') + text.slice(copied)
}

function escapeControls(text: string): string {
  return mapCharacters(text, (part, inString) => {
    if (!inString || part >= ' ') return part
    return part === '\n' ? '\\n' : part === '\t' ? '\\t' : ' '
  })
}

function dropTrailingCommas(text: string): string {
  return mapCharacters(text, (part, inString, at) =>
    part === ',' && !inString && /^\s*[\]}]/.test(text.slice(at + 1, at + 60)) ? '' : part,
  )
}

function escapeStrayBackslashes(text: string): string {
  return text.replace(/\\(?:(["\\/bfnrt]|u[0-9a-f]{4})|)/gi, (whole, known?: string) =>
    known === undefined ? '\\\\' : whole,
  )
}

/** A quote inside a string is one that no comma, colon or bracket follows and none precedes. */
function escapeInnerQuotes(text: string): string {
  return text.replace(/"/g, (quote, at: number) => {
    if (text[at - 1] === '\\') return quote
    const opens = /[[{,:]\s*$/.test(text.slice(Math.max(0, at - 40), at))
    const closes = /^"\s*(?:[\]}:]|,\s*["{[\]}\d]|$)/.test(text.slice(at, at + 40))
    return opens || closes ? quote : '\\"'
  })
}

function firstValue(text: string): string {
  let depth = 0
  let end = text.length
  walk(text, (part, inString, at) => {
    if (inString || end < text.length) return
    if (part === '{' || part === '[') depth++
    if (part === '}' || part === ']') depth--
    if (depth === 0) end = at + 1
  })
  return text.slice(0, end)
}

/**
 * A text cut off in the middle is closed where it stopped: the open string, the half-written pair,
 * the open brackets.
 */
function closeOpenEnds(text: string): string {
  const open: string[] = []
  let cutInString = false
  walk(text, (part, inString) => {
    cutInString = inString
    if (inString) return
    if (part === '{') open.push('}')
    if (part === '[') open.push(']')
    if (part === '}' || part === ']') open.pop()
  })
  if (cutInString) return closeOpenEnds(text.slice(0, text.lastIndexOf('"')))
  const whole = text.trimEnd().replace(/(?:,|(?:,|(?<=\{))\s{0,99}"[^"\\]{0,200}"\s{0,99}:?)$/, '')
  return whole + open.toReversed().join('')
}
