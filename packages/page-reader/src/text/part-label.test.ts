import { describe, expect, it } from 'vitest'
import { line } from '../../test/text-line.ts'
import { isAllCaps, type PartLabel, partLabelOf, splitAtLabels } from './part-label.ts'
import type { TextLine } from './text-lines.ts'

describe('the label that a line is', () => {
  it.each<[string, TextLine, PartLabel | null]>([
    ['the ingredients', line('Ingredients'), 'ingredients'],
    ['the ingredients, behind a bullet', line('Ingredients', { isBullet: true }), 'ingredients'],
    ['the method', line('Method:'), 'method'],
    ['the method, with a point', line('Method.'), null],
    ['something else', line('Notes'), 'other'],
    ['tools, which are no ingredients', line('Equipment'), 'other'],
    ['tools of more words', line('Equipment needed for this'), null],
    ['tools of more words with a colon', line('Equipment needed for this:'), 'other'],
    ['something else behind a bullet is a line', line('Notes', { isBullet: true }), null],
    ['of four words, as a sentence has them', line('Ingredients for the pie'), null],
    ['of four words, as a heading', line('Ingredients for the pie', { isHeading: true }), 'ingredients'],
    ['of four words, with a colon', line('Ingredients for the pie:'), 'ingredients'],
    ['of four words, in capitals', line('INGREDIENTS FOR THE PIE'), 'ingredients'],
    ['of seven words', line('Ingredients for the pie and the sauce:'), 'ingredients'],
    ['of eight words', line('Ingredients for the pie and the hot sauce:'), null],
    ['of sixty characters', line(`Ingredients ${'x'.repeat(48)}:`), 'ingredients'],
    ['of more characters', line(`Ingredients ${'x'.repeat(49)}:`), null],
    ['with a number of its own', line('Method', { count: 1 }), null],
    ['ingredients for some people', line('Ingredients (4)'), 'ingredients'],
    ['a time is a fact', line('Preparation time'), null],
    ['a number makes a fact of it', line('Preparation 20'), null],
    ['a food', line('2 leeks'), null],
  ])('%s', (_, one, label) => {
    expect(partLabelOf(one)).toBe(label)
  })
})

it.each([
  ['METHOD', true],
  ['2 EGGS', true],
  ['Method', false],
  ['A', false],
  ['A B', false],
  ['', false],
])('%s is in capitals: %s', (text, is) => {
  expect(isAllCaps(text)).toBe(is)
})

describe('labels inside a line begin lines of their own', () => {
  const parted = (text: string, set: Partial<TextLine> = {}) => splitAtLabels([line(text, set)])

  it.each<[string, string, string[]]>([
    [
      'behind the name',
      'Leek pie. Ingredients: 2 eggs, 100 g flour, 3 leeks. Method: Beat the eggs.',
      ['Leek pie.', 'Ingredients:', '2 eggs, 100 g flour, 3 leeks.', 'Method:', 'Beat the eggs.'],
    ],
    ['at the start', 'Ingredients: 2 eggs', ['Ingredients:', '2 eggs']],
    [
      'behind a list of a word or two',
      'Ingredients: 2 eggs. Method: Beat the eggs.',
      ['Ingredients:', '2 eggs.', 'Method:', 'Beat the eggs.'],
    ],
    ['with a dash', 'Pie. Method – Beat the eggs.', ['Pie.', 'Method –', 'Beat the eggs.']],
    ['with a capital in the middle', 'My pie Ingredients: 2 eggs', ['My pie', 'Ingredients:', '2 eggs']],
    ['not in small letters in the middle', 'the method: beat', ['the method:', 'beat']],
    ['not where it is no label', 'Leek pie: a pie', ['Leek pie: a pie']],
    ['not a time', 'Préparation : 20 min', ['Préparation : 20 min']],
    ['not a time of hours', 'Zubereitung: 2 Std. 20 Min.', ['Zubereitung: 2 Std. 20 Min.']],
    [
      'a method that begins with a time',
      'Method: 20 minutes before, beat.',
      ['Method:', '20 minutes before, beat.'],
    ],
    ['not a colon with nothing behind it', 'Ingredients:', ['Ingredients:']],
    ['not what says a time', 'Preparation time: long', ['Preparation time: long']],
    [
      'with a few words behind the label',
      'Ingredients for the pie: 2 eggs',
      ['Ingredients for the pie:', '2 eggs'],
    ],
    [
      'not with many words behind the label',
      'Ingredients that I have bought at the market today: 2 eggs',
      ['Ingredients that I have bought at the market today: 2 eggs'],
    ],
    ['signs alone are no part', '... Ingredients: 2 eggs', ['Ingredients:', '2 eggs']],
    [
      'far into a line',
      `${'We eat it on every day of a long week. '.repeat(3)}Ingredients: 2 eggs`,
      ['We eat it on every day of a long week. '.repeat(3).trim(), 'Ingredients:', '2 eggs'],
    ],
  ])('%s', (_, text, texts) => {
    expect(parted(text).map((part) => part.text)).toEqual(texts)
  })

  it('labels become headings; only the first is after a blank line, and none has a count', () => {
    const parts = parted('Pie. Ingredients: 2 eggs', { isAfterBlank: true, isBullet: true, count: 3 })
    expect(parts).toEqual([
      line('Pie.', { isAfterBlank: true }),
      line('Ingredients:', { isHeading: true }),
      line('2 eggs'),
    ])
  })

  it('a line without labels stays as it is', () => {
    const whole = line('Beat: the eggs', { isAfterBlank: true, isBullet: true, count: 3 })
    expect(splitAtLabels([whole])).toEqual([whole])
  })
})
