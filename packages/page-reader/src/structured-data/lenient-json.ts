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

const repairs: ((text: string) => string)[] = [
  (text) => text,
  escapeControls,
  (text) => dropTrailingCommas(escapeControls(text)),
  (text) => wrapInList(dropTrailingCommas(escapeControls(text))),
  (text) => firstValue(dropTrailingCommas(escapeControls(escapeStrayBackslashes(text)))),
  (text) => firstValue(dropTrailingCommas(escapeControls(escapeInnerQuotes(text)))),
  (text) => firstValue(dropTrailingCommas(escapeControls(escapeInnerQuotes(dropComments(text))))),
  (text) => dropTrailingCommas(escapeControls(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))),
  (text) => (text.includes('&q;') ? decodeAngularState(text) : ''),
  (text) => closeOpenEnds(escapeControls(text)),
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
  if (!/^[[{]/.test(unwrapped)) {
    // JSON that was written as text: "{\"name\": …}".
    const inner = /^"\s{0,20}(?:\\[nrt]|\s){0,20}[[{]/.test(unwrapped) ? parseJson(unwrapped) : undefined
    return typeof inner === 'string' ? parseLenientJson(inner) : undefined
  }
  for (const repair of repairs) {
    const value = parseJson(repair(unwrapped))
    if (value !== undefined) return value
  }
  return parseLiteral(unwrapped)
}

/** Decodes the state of Angular, which has escapes of its own for quotes and brackets. */
const decodeAngularState = (text: string) =>
  text
    .replaceAll('&q;', '"')
    .replaceAll('&s;', "'")
    .replaceAll('&l;', '<')
    .replaceAll('&g;', '>')
    .replaceAll('&a;', '&')

/** Wraps several values after each other in a list: '{…} {…}' or '{…}, {…}'. */
function wrapInList(text: string): string {
  const ends: number[] = []
  let depth = 0
  forEachCharacter(text, (character, inString, at) => {
    if (inString) return
    if (character === '{' || character === '[') depth++
    if ((character === '}' || character === ']') && --depth === 0) ends.push(at + 1)
  })
  const values = ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end).replace(/^[\s,;]+/, ''))
  return values.length > 1 ? `[${values.join(',')}]` : text
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Walks a JSON text and hands each character to `visit`, with whether it stands inside a string. An
 * escape is handed over as one pair.
 */
function forEachCharacter(
  text: string,
  visit: (character: string, inString: boolean, at: number) => void,
): void {
  let inString = false
  for (let at = 0; at < text.length; at++) {
    let character = text[at] ?? ''
    if (inString && character === '\\') character += text[at + 1] ?? ''
    else if (character === '"') inString = !inString
    visit(character, inString, at)
    at += character.length - 1
  }
}

/** The text with some of its characters changed; what stays is copied in one piece. */
function mapCharacters(
  text: string,
  change: (character: string, inString: boolean, at: number) => string,
): string {
  const keptParts: string[] = []
  let copiedUpTo = 0
  forEachCharacter(text, (character, inString, at) => {
    const changed = change(character, inString, at)
    if (changed === character) return
    keptParts.push(text.slice(copiedUpTo, at), changed)
    copiedUpTo = at + character.length
  })
  return keptParts.join('') + text.slice(copiedUpTo)
}

function escapeControls(text: string): string {
  return mapCharacters(text, (character, inString) => {
    if (!inString || character >= ' ') return character
    return character === '\n' ? '\\n' : character === '\t' ? '\\t' : ' '
  })
}

function dropTrailingCommas(text: string): string {
  return mapCharacters(text, (character, inString, at) =>
    character === ',' && !inString && /^\s*[\]}]/.test(text.slice(at + 1, at + 60)) ? '' : character,
  )
}

/** A comment at the beginning of a line, or behind a bracket or a comma. */
const comment = /(^|[[{,])\s{0,200}(?:\/\/[^\n]{0,2000}|\/\*[^*]{0,2000}\*\/)/gm

/**
 * Drops comments, which JSON does not allow but people write: '// generated', '{ /* later *\/ }'.
 */
const dropComments = (text: string) => text.replace(comment, '$1')

function escapeStrayBackslashes(text: string): string {
  return text.replace(/\\(?:(["\\/bfnrt]|u[0-9a-f]{4})|)/gi, (whole, known?: string) =>
    known === undefined ? '\\\\' : whole,
  )
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

function firstValue(text: string): string {
  let depth = 0
  let end = text.length
  forEachCharacter(text, (character, inString, at) => {
    if (inString || end < text.length) return
    if (character === '{' || character === '[') depth++
    if (character === '}' || character === ']') depth--
    if (depth === 0) end = at + 1
  })
  return text.slice(0, end)
}

/** Closes a text that was cut off: the open string, the half-written pair, the open brackets. */
function closeOpenEnds(text: string): string {
  const open: string[] = []
  let cutInString = false
  forEachCharacter(text, (character, inString) => {
    cutInString = inString
    if (inString) return
    if (character === '{') open.push('}')
    if (character === '[') open.push(']')
    if (character === '}' || character === ']') open.pop()
  })
  if (cutInString) return closeOpenEnds(text.slice(0, text.lastIndexOf('"')))
  const whole = text.trimEnd().replace(/(?:,|(?:,|(?<=\{))\s{0,99}"[^"\\]{0,200}"\s{0,99}:?)$/, '')
  return whole + open.toReversed().join('')
}
