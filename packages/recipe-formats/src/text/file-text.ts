/** The text of files: their beginning, the character set of DOS, and the pieces of a text. */

import { decodeText } from '@plateful/page-reader/page/decode-text'
import { strFromU8 } from 'fflate'

/** The characters of DOS (code page 437) from 0x80 on. */
const codePage437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'

/** The beginning of a file as text, enough to see what it is. */
export const headOf = (bytes: Uint8Array): string => decodeText(bytes.subarray(0, 16_384))

/**
 * Whether a file is in the character set of DOS: it is no UTF-8, and more bytes are accented
 * letters in DOS than in Windows.
 */
export function isDosText(bytes: Uint8Array): boolean {
  if (!strFromU8(bytes).includes('\ufffd')) return false
  const countBytes = (from: number, to: number) =>
    bytes.reduce((count, byte) => (byte >= from && byte <= to ? count + 1 : count), 0)
  return countBytes(0x80, 0xa5) > countBytes(0xc0, 0xff)
}

/** The text of a file in the character set of DOS. */
export const dosTextOf = (bytes: Uint8Array): string =>
  strFromU8(bytes, true).replace(/[\u0080-\u00ff]/g, (letter) =>
    codePage437.charAt(letter.charCodeAt(0) - 0x80),
  )

/**
 * The pieces of a text that each begin with a match of the pattern, which is global. What stands
 * before the first match is left out.
 */
export function splitBefore(text: string, start: RegExp): string[] {
  const starts = [...text.matchAll(start)].map(({ index }) => index)
  return starts.map((from, at) => text.slice(from, starts[at + 1] ?? text.length))
}
