/**
 * Bytes of a file as text, whoever wrote it: UTF-8 and UTF-16 with their marks, and the alphabets
 * of old Windows and of DOS.
 */
import { pageText } from '@plateful/page-reader/page/page-bytes'
import { strFromU8 } from 'fflate'

/** What DOS (code page 437) has from 0x80 on. */
const dos =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'
/**
 * The text of a file, in whatever character set: a page may say it, and other files are told by
 * their bytes.
 */
export const textOf = (bytes: Uint8Array): string => pageText(bytes)

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
