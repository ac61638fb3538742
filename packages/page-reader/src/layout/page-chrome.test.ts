import { expect, it } from 'vitest'
import { withoutChrome } from './page-chrome.ts'
import type { PlacedText } from './placed-text.ts'

const line = (text: string, confidence?: number): PlacedText => ({
  text,
  left: 0,
  right: 100,
  base: 10,
  size: 10,
  font: '',
  ...(confidence !== undefined && { confidence }),
})

it('what an app shows around a recipe is left out of a picture, and of nothing else (importing 42)', () => {
  const chrome = [
    '18:20',
    '84%',
    'Follow',
    '1,204 likes',
    'View all 20 comments',
    '#pie #leeks',
    'our.kitchen',
  ]
  const recipe = ['Leek pie', '2 eggs', 'Serve it warm.']
  const seen = [...chrome, ...recipe].map((text) => line(text, 0.9))
  expect(withoutChrome(seen).map(({ text }) => text)).toEqual(recipe)
  expect(withoutChrome(chrome.map((text) => line(text)))).toHaveLength(chrome.length)
})

it('the name of whoever is followed stands beside that button, and is left out (importing 53)', () => {
  const at = (text: string, left: number, base: number) => ({
    ...line(text, 0.9),
    left,
    right: left + 50,
    base,
  })
  const lines = [at('adacooks', 20, 10), at('Follow', 200, 12), at('Leek pie', 20, 60)]
  expect(withoutChrome(lines).map(({ text }) => text)).toEqual(['Leek pie'])
})
