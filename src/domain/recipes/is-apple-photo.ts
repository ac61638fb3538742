/**
 * Brands of HEIF (ISO/IEC 23008-12, annex B) whose picture is encoded as HEVC, which the product
 * cannot decode; AVIF has other brands.
 */
const hevc = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'])
/** Brands that leave the encoding open: the compatible brands after them name it. */
const anyPacking = new Set(['mif1', 'msf1'])

/** The message for a photo as iPhones keep it, with advice. */
export const APPLE_PHOTO =
  'This photo is in Apple’s HEIC format, which we can’t read. Save it as a JPEG and choose it again.'

/**
 * A photo as iPhones keep it, by its first bytes: a box of the type `ftyp` with a brand of HEIF,
 * but not AVIF.
 */
export function isApplePhoto(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 64))
  if (start.slice(4, 8) !== 'ftyp') return false
  const kind = start.slice(8, 12)
  return hevc.has(kind) || (anyPacking.has(kind) && !/avi[fs]/.test(start.slice(16)))
}
