import { describe, expect, test } from 'vitest'
import { plainLines, plainText } from './plain-text.ts'

describe('texts that touch in the tree, and stand apart on the page', () => {
  test.each([
    ['a count and its step', '<b>1</b>Preheat the oven', '1 Preheat the oven'],
    ['a food and its amount', '<b>leeks</b>2, sliced', 'leeks 2, sliced'],
    ['two tags side by side', '<span><b>2</b> kg</span><span>leeks</span>', '2 kg leeks'],
    ['a food and as much as wanted', '<b>Timo</b><i>q.b.</i>', 'Timo q.b.'],
    ['a link around the first of two tags', '<a><b>leeks</b></a><u>to taste</u>', 'leeks to taste'],
  ])('%s', (_, html, text) => {
    expect(plainText(html)).toBe(text)
  })

  test.each([
    ['a unit', '<b>500</b>ml', '500ml'],
    ['letters set high', '20 cm<sup>2</sup>', '20 cm2'],
    ['a first letter set large', '<span>P</span>reheat', 'Preheat'],
    ['a part of a word', 'left<b>over</b>s', 'leftovers'],
    ['the end of a word', '<span><b>left</b>overs</span>', 'leftovers'],
  ])('%s stays with what it touches', (_, html, text) => {
    expect(plainText(html)).toBe(text)
  })
})

test.each([
  ['\n', 'Boil &amp; stir.\nServe.'],
  ['\r\n', 'Boil &amp; stir.\r\nServe.'],
  ['\r alone, as old programs write', 'Boil &amp; stir.\rServe.'],
])('lines end at %j', (_, text) => {
  expect(plainLines(text)).toEqual(['Boil & stir.', 'Serve.'])
})

test.each([
  ['a block that is hidden', '2 leeks<div class="swap hidden">or onions</div>', '2 leeks'],
  ['a block that is hidden on phones', '2 leeks<div class="hidden md:block">sliced</div>', '2 leeks sliced'],
  [
    'the name of a sign',
    'Stir <span class="hidden">backwards</span> for a minute',
    'Stir backwards for a minute',
  ],
])('%s', (_, html, text) => {
  expect(plainText(html)).toBe(text)
})
