/**
 * Bytes of a file as text, whoever wrote it: UTF-8 and UTF-16 with their marks, and the alphabets
 * of old Windows and of DOS.
 */
import { strFromU8 } from 'fflate'

/** What Windows-1252 has where Latin-1 has nothing, from 0x80 on. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
/** What DOS (code page 437) has from 0x80 on. */
const dos =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'
const PIECE = 8192

/** The text of a file. Bytes that are no UTF-8 are read as Windows-1252. */
export function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return utf16(bytes.subarray(2), 0)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return utf16(bytes.subarray(2), 1)
  const text = strFromU8(bytes)
  if (!text.includes('\ufffd') || strFromU8(bytes, true).includes('\u00ef\u00bf\u00bd'))
    return text.replace(/^\ufeff/, '')
  return strFromU8(bytes, true).replace(/[\u0080-\u009f]/g, (letter) =>
    windows.charAt(letter.charCodeAt(0) - 0x80),
  )
}

function utf16(bytes: Uint8Array, high: 0 | 1): string {
  const pieces: string[] = []
  for (let from = 0; from + 1 < bytes.length; from += PIECE) {
    const units: number[] = []
    for (let at = from; at + 1 < Math.min(bytes.length, from + PIECE); at += 2) {
      const [first = 0, second = 0] = [bytes[at], bytes[at + 1]]
      units.push(high === 0 ? second * 256 + first : first * 256 + second)
    }
    pieces.push(String.fromCharCode(...units))
  }
  return pieces.join('')
}

/** The beginning of a file as text, enough to see what it is. */
export const headOf = (bytes: Uint8Array): string => textOf(bytes.subarray(0, 16_384))

/**
 * Whether letters with accents stand where DOS has them, in a file that is no UTF-8: where Windows
 * has them there are fewer.
 */
export function isOfDos(bytes: Uint8Array): boolean {
  if (!strFromU8(bytes).includes('\ufffd')) return false
  const between = (from: number, to: number) =>
    bytes.reduce((count, byte) => (byte >= from && byte <= to ? count + 1 : count), 0)
  return between(0x80, 0xa5) > between(0xc0, 0xff)
}

/** The text of a file that DOS wrote. */
export const dosTextOf = (bytes: Uint8Array): string =>
  strFromU8(bytes, true).replace(/[\u0080-\u00ff]/g, (letter) => dos.charAt(letter.charCodeAt(0) - 0x80))
