/** Decodes a page or a text, also where its character set is missing or wrong. */

/** Every engine has `TextDecoder`, but the package is compiled without the types of a platform. */
declare class TextDecoder {
  constructor(label: string, options?: { fatal?: boolean })
  readonly encoding: string
  decode(bytes: Uint8Array, options?: { stream?: boolean }): string
}

const BYTE_ORDER_MARKS: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
]
/** The charset must be declared within these bytes (HTML says 1024; real pages take longer). */
const HEAD_BYTES = 8192
/** Bytes that are checked to guess an undeclared character set. */
const MAX_BYTES_CHECKED = 200_000

/**
 * A page's text: by its byte order mark, else as its content type or its meta tag says, unless that
 * says UTF-8 and the bytes are not UTF-8; else guessed from the bytes.
 */
export function decodeText(bytes: Uint8Array, contentType = ''): string {
  const markedCharset = BYTE_ORDER_MARKS.find(([start]) => start.every((byte, at) => bytes[at] === byte))?.[1]
  if (markedCharset !== undefined) return decoded(bytes, markedCharset) ?? ''
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
  const declaredCharset =
    charsetIn(/<meta[^>]+charset[^>]*>/i.exec(head)?.[0] ?? '') ??
    /^\s*<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)/i.exec(head)?.[1]
  return declaredCharset && /^utf-?16/i.test(declaredCharset) ? 'utf-8' : declaredCharset
}

const charsetIn = (text: string) => /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(text)?.[1]

/**
 * The signs of Windows-1252 from 0x80 on, for engines that decode them as control codes of Latin-1.
 */
const windows1252Signs = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * The text in that character set; null where it is unknown, or where `isStrict` is set and the
 * bytes do not fit.
 */
function decoded(bytes: Uint8Array, label: string, isStrict = false): string | null {
  try {
    const decoder = new TextDecoder(label, { fatal: isStrict })
    // A stream may end in the middle of a letter, as a page that was cut short does.
    const text = decoder.decode(bytes, { stream: true })
    if (decoder.encoding !== 'windows-1252') return text
    return text.replace(/[\u0080-\u009f]/g, (letter) => windows1252Signs.charAt(letter.charCodeAt(0) - 0x80))
  } catch {
    return null
  }
}

/** Whether bytes are UTF-8; a few broken ones, pasted from elsewhere, do not count. */
function isUtf8(bytes: Uint8Array): boolean {
  if (decoded(bytes, 'utf-8', true) !== null) return true
  const text = decoded(bytes, 'utf-8') ?? ''
  const replacements = countMatches(text, /\ufffd/g)
  return countMatches(text, /[^\0-\x7f\ufffd]/g) > 4 * replacements
}

const countMatches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/**
 * The share of non-ASCII letters that must be kana for a text to be Japanese: every line of it has
 * particles.
 */
const MIN_KANA_SHARE = 0.2

/**
 * Guesses the character set of bytes that are not UTF-8: a Japanese one where it gives kana, else
 * the western or central European one that leaves the fewest signs and capitals inside words.
 */
function likelyCharset(bytes: Uint8Array, head: string): string {
  const sample = bytes.subarray(0, MAX_BYTES_CHECKED)
  for (const label of ['shift_jis', 'euc-jp']) {
    const text = decoded(sample, label, true) ?? ''
    const foreign = countMatches(text, /[^\0-\x7f]/g)
    if (foreign > 0 && countMatches(text, /[\u3041-\u30fe]/g) >= MIN_KANA_SHARE * foreign) return label
  }
  const westernFirst = ['windows-1252', 'iso-8859-2', 'windows-1250']
  // Hungarian letters look normal in all of these sets, so the page's language decides.
  const isCentral = /<html[^>]+lang\s*=\s*["']?(?:pl|cs|sk|hu|sl|hr|ro)\b/i.test(head)
  const labels = isCentral ? ['iso-8859-2', 'windows-1250', 'windows-1252'] : westernFirst
  const oddCounts = labels.map((label) => countOddSigns(decoded(sample, label) ?? '', label))
  return labels[oddCounts.indexOf(Math.min(...oddCounts))] ?? 'windows-1252'
}

/**
 * Counts signs at the beginning, at the end or inside a word, capitals after small letters, and
 * control codes.
 */
function countOddSigns(text: string, label: string): number {
  const within = countMatches(text, /(?<=\p{Ll})[¡£¤¦¬¯±²³¶¹¼½¾¿ˇ˘˙˛˝¸·\p{Lu}](?![^\0-\x7f])/gu)
  const before = countMatches(text, /[£¦¬¯±²³¶¹¼¾ˇ˘˙˛˝](?=\p{Ll})/gu)
  // In what browsers call ISO 8859-2 the quotes of Windows are control codes.
  const controls = label === 'iso-8859-2' ? countMatches(text, /[\x80-\x9f]/g) : 0
  return within + before + controls
}
