/** Decodes a page or a text, also where it says nothing of its character set, or the wrong one. */

/** What every engine has; the library's types know no platform. */
declare class TextDecoder {
  constructor(label: string, options?: { fatal?: boolean })
  readonly encoding: string
  decode(bytes: Uint8Array, options?: { stream?: boolean }): string
}

const MARKS: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
]
/** The charset must be declared within these bytes (HTML says 1024; real pages take longer). */
const HEAD_BYTES = 8192
/** Bytes by which an undeclared character set is told. */
const LOOKED_AT = 200_000

/**
 * A page's text: by its byte order mark, else as its content type or its meta tag says, unless that
 * is UTF-8 and the bytes are none; else by the bytes themselves.
 */
export function pageText(bytes: Uint8Array, contentType = ''): string {
  const mark = MARKS.find(([start]) => start.every((byte, at) => bytes[at] === byte))?.[1]
  if (mark !== undefined) return decoded(bytes, mark) ?? ''
  const head = decoded(bytes.subarray(0, HEAD_BYTES), 'latin1') ?? ''
  for (const label of [charsetIn(contentType), charsetInHead(head)]) {
    if (label === undefined || (/^utf-?8$/i.test(label) && !isUtf8(bytes))) continue
    const text = decoded(bytes, label)
    if (text !== null) return text
  }
  return decoded(bytes, isUtf8(bytes) ? 'utf-8' : likelyCharset(bytes, head)) ?? ''
}

/** The charset of a meta tag. A readable tag rules out UTF-16, whatever it says. */
function charsetInHead(head: string): string | undefined {
  const named =
    charsetIn(/<meta[^>]+charset[^>]*>/i.exec(head)?.[0] ?? '') ??
    /^\s*<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)/i.exec(head)?.[1]
  return named && /^utf-?16/i.test(named) ? 'utf-8' : named
}

const charsetIn = (text: string) => /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(text)?.[1]

/** What Windows-1252 has from 0x80 on, where some engines leave the control codes of Latin-1. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** The text in that character set; null where it is unknown, or is strict and does not fit. */
function decoded(bytes: Uint8Array, label: string, isStrict = false): string | null {
  try {
    const decoder = new TextDecoder(label, { fatal: isStrict })
    // A stream may end in the middle of a letter, as a page that was cut short does.
    const text = decoder.decode(bytes, { stream: true })
    if (decoder.encoding !== 'windows-1252') return text
    return text.replace(/[\u0080-\u009f]/g, (letter) => windows.charAt(letter.charCodeAt(0) - 0x80))
  } catch {
    return null
  }
}

/** A few bytes that somebody pasted from elsewhere leave a page of UTF-8 what it is. */
function isUtf8(bytes: Uint8Array): boolean {
  if (decoded(bytes, 'utf-8', true) !== null) return true
  const text = decoded(bytes, 'utf-8') ?? ''
  const broken = count(text, /\ufffd/g)
  return count(text, /[^\0-\x7f\ufffd]/g) > 4 * broken
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/**
 * How much of what is no ASCII must be kana for a text to be Japanese: particles are in each
 * line.
 */
const KANA = 0.2

/**
 * Which character set bytes are in that are no UTF-8: one of Japan where it gives kana, else the
 * one of western or central Europe that puts the fewest signs and capitals into the middle of
 * words.
 */
function likelyCharset(bytes: Uint8Array, head: string): string {
  const looked = bytes.subarray(0, LOOKED_AT)
  for (const label of ['shift_jis', 'euc-jp']) {
    const text = decoded(looked, label, true) ?? ''
    const foreign = count(text, /[^\0-\x7f]/g)
    if (foreign > 0 && count(text, /[\u3041-\u30fe]/g) >= KANA * foreign) return label
  }
  const european = ['windows-1252', 'iso-8859-2', 'windows-1250']
  // Hungarian has no sign that would be odd in western letters; the page may say that it is.
  const isCentral = /<html[^>]+lang\s*=\s*["']?(?:pl|cs|sk|hu|sl|hr|ro)\b/i.test(head)
  const labels = isCentral ? ['iso-8859-2', 'windows-1250', 'windows-1252'] : european
  const oddities = labels.map((label) => oddIn(decoded(looked, label) ?? '', label))
  return labels[oddities.indexOf(Math.min(...oddities))] ?? 'windows-1252'
}

/**
 * Signs that begin, end or stand within a word, capitals after small letters, and control codes.
 */
function oddIn(text: string, label: string): number {
  const within = count(text, /(?<=\p{Ll})[¡£¤¦¬¯±²³¶¹¼½¾¿ˇ˘˙˛˝¸·\p{Lu}](?![^\0-\x7f])/gu)
  const before = count(text, /[£¦¬¯±²³¶¹¼¾ˇ˘˙˛˝](?=\p{Ll})/gu)
  // What a browser calls ISO 8859-2 has no quotes; Windows has them where it has control codes.
  const controls = label === 'iso-8859-2' ? count(text, /[\x80-\x9f]/g) : 0
  return within + before + controls
}
