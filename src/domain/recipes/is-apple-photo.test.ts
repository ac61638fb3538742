import { expect, it } from 'vitest'
import { isApplePhoto } from './is-apple-photo.ts'

const box = (text: string) => new TextEncoder().encode(text)

it.each([
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', true],
  ['\0\0\0\x18ftypheix\0\0\0\0mif1heix', true],
  ['\0\0\0\x18ftyphevc\0\0\0\0mif1', true],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', true],
  ['\0\0\0\x18ftypmsf1\0\0\0\0hevc', true],
  ['\0\0\0\0ftypheic', true],
  ['\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', false],
  ['\0\0\0\x1cftypavif\0\0\0\0mif1heic', false],
  ['\0\0\0\x18ftypisom\0\0\0\0mp42', false],
  ['\0\0\0\x18free heic', false],
  ['ftypheic', false],
  ['\0\0\0\x18ftyp', false],
  ['', false],
])('%j is a photo in Apple’s format: %s', (text, is) => expect(isApplePhoto(box(text))).toBe(is))
