import { expect, it } from 'vitest'
import { describeDevice } from './session-view.ts'
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0 Safari/537.36`,
    'Chrome on a Windows computer',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/131.0 Safari/537.36 Edg/131.0`,
    'Edge on a Windows computer',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/18.1 Safari/605.1.15`,
    'Safari on a Mac',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on a Linux computer'],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${WEBKIT} Chrome/131.0 Mobile Safari/537.36`,
    'Chrome on an Android phone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X200) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0 Safari/537.36`,
    'Samsung Internet on an Android tablet',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${APPLE} Version/18.1 Mobile/15E148 Safari/604.1`,
    'Safari on an iPhone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${APPLE} CriOS/131.0 Mobile/15E148 Safari/604.1`,
    'Chrome on an iPad',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541) Chrome/131.0 Safari/537.36', 'Chrome on a Chromebook'],
  ['Opera/9.80', 'Opera'],
  ['curl (Windows)', 'A browser on a Windows computer'],
  ['', 'An unknown device'],
  [null, 'An unknown device'],
])('%s is %s', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words)
})
