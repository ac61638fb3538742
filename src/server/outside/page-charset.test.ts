import { expect, it } from 'vitest'
import { pageText } from './page-charset.ts'

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
])('a page is read by %s', (_, bytes, contentType) => {
  const text = pageText(bytes, contentType)
  expect(text).toContain(NAME)
  expect(text).not.toContain('\ufeff')
})
