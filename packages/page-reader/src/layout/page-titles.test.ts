import { describe, expect, it } from 'vitest'
import type { Paragraph } from './page-paragraphs.ts'
import { isCountOfStep, sectionName, titlesAmong, withWholeTitles } from './page-titles.ts'

const paragraph = (text: string, size = 10, more: Partial<Paragraph> = {}): Paragraph => ({
  text,
  size,
  font: '',
  isApart: true,
  left: 50,
  base: 100,
  isFromPicture: false,
  ...more,
})
const seen = (text: string, size = 10, base = 100) => paragraph(text, size, { base, isFromPicture: true })

describe('the largest paragraphs are titles', () => {
  const titles = (...paragraphs: Paragraph[]) => [...titlesAmong(paragraphs, 10)].map(({ text }) => text)

  it.each<[string, Paragraph[], string[]]>([
    [
      'of all that are large',
      [paragraph('Leek pie', 20), paragraph('Plum pie', 20), paragraph('Bake it.')],
      ['Leek pie', 'Plum pie'],
    ],
    [
      'nearly as large as the largest',
      [paragraph('Leek pie', 20), paragraph('Plum pie', 16)],
      ['Leek pie', 'Plum pie'],
    ],
    ['and no smaller', [paragraph('Leek pie', 20), paragraph('Plum pie', 15.9)], ['Leek pie']],
    ['a quarter larger than the text', [paragraph('Leek pie', 12.5)], ['Leek pie']],
    ['not a fifth larger', [paragraph('Leek pie', 12)], []],
    ['not a long text', [paragraph('x'.repeat(111), 20), paragraph('Leek pie', 16)], ['Leek pie']],
    ['not a figure', [paragraph('1/2 x', 30), paragraph('Leek pie', 16)], ['Leek pie']],
    ['not a fact', [paragraph('Serves 4', 30), paragraph('Leek pie', 16)], ['Leek pie']],
    ['not a count of a step', [paragraph('Step 2', 30), paragraph('Leek pie', 16)], ['Leek pie']],
    ['not a label', [paragraph('Ingredients', 30), paragraph('Leek pie', 16)], ['Leek pie']],
  ])('%s', (_, paragraphs, texts) => {
    expect(titles(...paragraphs)).toEqual(texts)
  })

  it.each<[string, Paragraph, string[]]>([
    ['a few words at its head', seen('Leek pie'), ['Leek pie']],
    ['behind one sign', seen('*Leek pie'), ['*Leek pie']],
    ['not in a text', paragraph('Leek pie'), []],
    ['not a sentence', seen('Bake the pie.'), []],
    ['not behind a number', seen('12 leeks'), []],
    ['not many words', seen('x'.repeat(71)), []],
    ['not the name of a part', seen('For the sauce'), []],
    ['not a fact', seen('Serves 4'), []],
    ['not a label', seen('Ingredients'), []],
  ])('in a picture where nothing is large: %s', (_, first, texts) => {
    expect(titles(first, seen('Plum pie'))).toEqual(texts)
  })
})

describe('in a picture a title of two lines is one', () => {
  const whole = (...paragraphs: Paragraph[]) => withWholeTitles(paragraphs, 10).map(({ text }) => text)
  const one = seen('Leek pie', 20, 100)

  it.each<[string, Paragraph, number]>([
    ['below each other', seen('with butter', 20, 130), 1],
    ['not far below', seen('with butter', 20, 137), 2],
    ['not above', seen('with butter', 20, 80), 2],
    ['of about one size', seen('with butter', 17, 130), 1],
    ['not of another size', seen('with butter', 16, 130), 2],
    ['not in the size of the text', seen('with butter', 11, 115), 2],
    ['not a sentence', seen('with butter.', 20, 130), 2],
    ['not a number', seen('2 leeks', 20, 130), 2],
    ['not a label', seen('Ingredients', 20, 130), 2],
    ['not a fact', seen('Serves 4', 20, 130), 2],
    ['not the name of a part', seen('For the sauce', 20, 130), 2],
    ['not what was not seen', paragraph('with butter', 20, { base: 130 }), 2],
    ['not a long line', seen('x'.repeat(70), 20, 130), 2],
  ])('%s', (_, other, count) => {
    expect(whole(one, other)).toHaveLength(count)
  })

  it('with the place of its first line, the base of its last and the larger size', () => {
    expect(withWholeTitles([one, { ...seen('with butter', 21, 130), left: 70 }], 10)).toEqual([
      { ...one, text: 'Leek pie with butter', base: 130, size: 21 },
    ])
  })

  it('and of three lines too', () => {
    expect(whole(one, seen('with butter', 20, 130), seen('and cream', 20, 160))).toEqual([
      'Leek pie with butter and cream',
    ])
  })
})

it.each([
  ['For the sauce', true],
  ['topping', true],
  ['Leek pie ingredients', true],
  ['For the sauce, whisk', false],
  ['Leek pie', false],
])('%s names a part by itself: %s', (text, is) => {
  expect(sectionName.test(text)).toBe(is)
})

it.each([
  ['Step 2', true],
  ['Schritt 12:', true],
  ['Step 2 Bake', false],
  ['2', false],
])('%s counts a step: %s', (text, is) => {
  expect(isCountOfStep(text)).toBe(is)
})
