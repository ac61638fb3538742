import { expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const NAME = 'Crème brûlée'
const latin = (text: string) => Buffer.from(text, 'latin1')
const utf8 = (text: string) => Buffer.from(text)
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const html = 'text/html'

it.each([
  ['its content type', latin(NAME), 'text/html; charset=ISO-8859-1'],
  [
    'its content type, before its meta tag',
    latin(`<meta charset="utf-8">${NAME}`),
    'text/html; charset="latin1"',
  ],
  ['its bytes, where it claims UTF-8 and is none', latin(`<meta charset="utf-8">${NAME}`), html],
  [
    'its meta tag, where its content type claims UTF-8',
    latin(`<meta charset="latin1">${NAME}`),
    `${html}; charset=utf-8`,
  ],
  ['its meta tag', latin(`<meta charset=windows-1252>${NAME}`), html],
  [
    'the longer meta tag',
    latin(`<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-15">${NAME}`),
    html,
  ],
  ['its XML head', latin(`<?xml version="1.0" encoding="iso-8859-1"?><p>${NAME}`), 'application/xhtml+xml'],
  ['its byte order mark, before all others', utf16(`<p>${NAME}`), 'text/html; charset=utf-8'],
  [
    'the meta tag where the content type names none that there is',
    utf8(`<meta charset="utf-8">${NAME}`),
    'text/html; charset=nonsense',
  ],
  ['its bytes: UTF-8', utf8(NAME), html],
  ['its bytes: no UTF-8', latin(NAME), html],
  ['common sense, where a page of bytes says UTF-16', utf8(`<meta charset="utf-16">${NAME}`), html],
])('a page is read by %s (importing 26)', (_, bytes, contentType) => {
  const text = decodeText(bytes, contentType)
  expect(text).toContain(NAME)
  expect(text).not.toContain('\ufeff')
})

const polish =
  'Ciasto drożdżowe: mąkę przesiać, wsypać cukier i sól, zagnieść, wstawić na godzinę w ciepłe miejsce.'
/** Letters of Polish by their bytes in ISO 8859-2, which no Buffer writes. */
const latin2: Record<string, number> = {
  ą: 0xb1,
  ć: 0xe6,
  ę: 0xea,
  ł: 0xb3,
  ń: 0xf1,
  ó: 0xf3,
  ś: 0xb6,
  ź: 0xbc,
  ż: 0xbf,
}
const windows1250: Record<string, number> = { ...latin2, ą: 0xb9, ś: 0x9c, ź: 0x9f }
const written = (text: string, letters: Record<string, number>) =>
  Uint8Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0))
/** 'ねぎを切る。みそをとかす。' ("Cut the leek. Melt the miso."). */
const japanese = 'ねぎを切る。みそをとかす。'
const shiftJis = Uint8Array.from(Buffer.from('82cb82ac82f090d882e9814282dd82bb82f082c682a982b78142', 'hex'))
const eucJp = Uint8Array.from(Buffer.from('a4cda4aea4f2c0daa4eba1a3a4dfa4bda4f2a4c8a4aba4b9a1a3', 'hex'))

it.each([
  ['Shift_JIS', shiftJis, japanese],
  ['EUC-JP', eucJp, japanese],
  ['ISO 8859-2', written(polish, latin2), polish],
  ['Windows-1250', written(polish, windows1250), polish],
  [
    'Windows-1252',
    latin('250 g de crème fraîche, ½ l de lait, 1 œuf'.replace('œ', 'oe')),
    '250 g de crème fraîche, ½ l de lait, 1 oeuf',
  ],
  [
    'Windows-1252',
    latin('180° für 20 Minuten, dann auskühlen lassen; Größe Ø 26 cm'),
    '180° für 20 Minuten, dann auskühlen lassen; Größe Ø 26 cm',
  ],
  [
    'Windows-1252',
    latin('Señora, ¿cuánto azúcar? ¡Más! 2 cucharadas de ñame'),
    'Señora, ¿cuánto azúcar? ¡Más! 2 cucharadas de ñame',
  ],
])('an undeclared character set is told by its bytes: %s (importing 26)', (_, bytes, text) => {
  expect(decodeText(bytes)).toBe(text)
})

it('one broken byte, or a letter cut at the end, is still UTF-8', () => {
  const good = utf8('Crème brûlée à la française, très légère')
  expect(decodeText(Buffer.concat([good, Buffer.from([0x92]), good]), html)).toContain('française')
  expect(decodeText(good.subarray(0, 3), html)).toContain('Cr')
})
