import { describe, expect, it } from 'vitest'
import { line } from '../../test/text-line.ts'
import { joinCutLines } from './join-cut-lines.ts'
import type { TextLine } from './text-lines.ts'

describe('lines that a copy has cut in two are joined', () => {
  const joined = (lines: (string | TextLine)[]) =>
    joinCutLines(lines.map((one) => (typeof one === 'string' ? line(one) : one))).map(({ text }) => text)

  it.each<[string, (string | TextLine)[], string[]]>([
    [
      'in the middle of a sentence',
      ['Soften the leeks in the butter', 'until they are soft.'],
      ['Soften the leeks in the butter until they are soft.'],
    ],
    [
      'in the middle of a word',
      ['Soften the leeks in the but-', 'ter until they are soft.'],
      ['Soften the leeks in the butter until they are soft.'],
    ],
    [
      'not where a sentence has ended',
      ['Soften the leeks in the butter.', 'until they are soft.'],
      ['Soften the leeks in the butter.', 'until they are soft.'],
    ],
    [
      'not where the next begins with a capital',
      ['Soften the leeks in the butter', 'Stir in the flour.'],
      ['Soften the leeks in the butter', 'Stir in the flour.'],
    ],
    ['not foods', ['100 g butter', 'leeks', 'flour'], ['100 g butter', 'leeks', 'flour']],
    [
      'not behind a blank line',
      ['Soften the leeks in the butter', line('until they are soft.', { isAfterBlank: true })],
      ['Soften the leeks in the butter', 'until they are soft.'],
    ],
    [
      'not behind a bullet',
      ['Soften the leeks in the butter', line('until they are soft.', { isBullet: true })],
      ['Soften the leeks in the butter', 'until they are soft.'],
    ],
    [
      'not where the next is counted',
      ['Soften the leeks in the butter', line('until they are soft.', { count: 2 })],
      ['Soften the leeks in the butter', 'until they are soft.'],
    ],
    [
      'not where the next is a heading',
      ['Soften the leeks in the butter', line('until they are soft.', { isHeading: true })],
      ['Soften the leeks in the butter', 'until they are soft.'],
    ],
    [
      'not behind a heading',
      [line('Soften the leeks in the butter', { isHeading: true }), 'until they are soft.'],
      ['Soften the leeks in the butter', 'until they are soft.'],
    ],
    [
      'not a label',
      ['Soften the leeks in the butter', 'method:'],
      ['Soften the leeks in the butter', 'method:'],
    ],
    ['in a bracket', ['2 leeks (about 300 g', 'in all)'], ['2 leeks (about 300 g in all)']],
    ['not in a bracket that nobody closes', ['2 leeks (about', '3 Eggs'], ['2 leeks (about', '3 Eggs']],
    ['below its count', [line('', { count: 1 }), 'Soften the leeks.'], ['Soften the leeks.']],
    ['no count is left alone', [line('', { count: 1 })], []],
  ])('%s', (_, lines, texts) => {
    expect(joined(lines)).toEqual(texts)
  })

  it.each<[string, (string | TextLine)[], string[]]>([
    [
      'a bracket and what an "and" leaves open',
      ['1 small butternut squash', '(about 700g), peeled and', 'cubed', '50g butter'],
      ['1 small butternut squash (about 700g), peeled and cubed', '50g butter'],
    ],
    ['a bracket below a bullet', [line('2 leeks', { isBullet: true }), '(optional)'], ['2 leeks (optional)']],
    ['a preparation alone', ['2 carrots', 'peeled and diced'], ['2 carrots peeled and diced']],
    ['a preparation behind a comma', ['200g Cheddar,', 'grated'], ['200g Cheddar, grated']],
    [
      'a food behind words before it',
      ['2 tbsp plain', 'gluten-free flour'],
      ['2 tbsp plain gluten-free flour'],
    ],
    ['a food behind its tin', ['400g can chopped', 'tomatoes'], ['400g can chopped tomatoes']],
    ['a food behind its claim', ['50g gluten-free', 'flour'], ['50g gluten-free flour']],
    [
      'the part of an animal',
      ['4 skinless chicken', 'thighs, cut into', 'chunks'],
      ['4 skinless chicken thighs, cut into chunks'],
    ],
    ['not another food', ['2 carrots', 'salt'], ['2 carrots', 'salt']],
    ['not a prepared food', ['2 carrots', 'grated cheese'], ['2 carrots', 'grated cheese']],
    ['not a food in a list with commas', ['2 carrots,', 'salt,', 'oil'], ['2 carrots,', 'salt,', 'oil']],
    ['not a foreign food in such a list', ['2 carrots,', 'q.b. burro'], ['2 carrots,', 'q.b. burro']],
    ['not behind a food of few words', ['2 tbsp syrup', 'lemon juice'], ['2 tbsp syrup', 'lemon juice']],
    ['not a title', ['2 carrots', 'to serve', '1 lemon'], ['2 carrots', 'to serve', '1 lemon']],
    [
      'not a title in brackets',
      ['2 carrots', '(for the sauce)', '1 lemon'],
      ['2 carrots', '(for the sauce)', '1 lemon'],
    ],
    [
      'not a line with a bullet',
      ['2 carrots', line('peeled and diced', { isBullet: true })],
      ['2 carrots', 'peeled and diced'],
    ],
    ['not a step', ['2 carrots', 'peel and fry them'], ['2 carrots', 'peel and fry them']],
    [
      'not below a counted step',
      [line('2 carrots', { count: 1 }), '(optional)'],
      ['2 carrots', '(optional)'],
    ],
  ])('a food that a narrow column cut (importing 163): %s', (_, lines, texts) => {
    expect(joined(lines)).toEqual(texts)
  })

  const cutSentences = ['Soften the leeks in the but-', 'ter and serve.']

  it.each<[string, string[], string[]]>([
    [
      'a food whose words the cut parts',
      ['1.5 litres hot vegetable', 'stock', '1 bay leaf'],
      ['1.5 litres hot vegetable stock', '1 bay leaf'],
    ],
    [
      'a food of a bunch',
      ['Small bunch of flat-leaf', 'parsley, chopped'],
      ['Small bunch of flat-leaf parsley, chopped'],
    ],
    ['not two foods', ['2 carrots', 'thyme'], ['2 carrots', 'thyme']],
    ['not two foods that another order would name', ['1/2 cup butter', 'honey'], ['1/2 cup butter', 'honey']],
    ['not what was done to the one before', ['2 carrots, diced', 'salt'], ['2 carrots, diced', 'salt']],
    ['not foods without an amount', ['butter', 'beans'], ['butter', 'beans']],
    [
      'a title above what is told of the dish',
      ['Leek and barley', 'broth', 'Serves 6'],
      ['Leek and barley broth', 'Serves 6'],
    ],
    [
      'no title above a food',
      ['Leek and barley', 'broth', '2 leeks'],
      ['Leek and barley', 'broth', '2 leeks'],
    ],
  ])('in a text whose sentences are cut (importing 178): %s', (_, lines, texts) => {
    expect(joined([...lines, ...cutSentences])).toEqual([
      ...texts,
      'Soften the leeks in the butter and serve.',
    ])
    expect(joined(lines)).toEqual(lines)
  })

  it('a count keeps its number as its step is joined to it', () => {
    expect(joinCutLines([line('', { count: 3 }), line('Soften the leeks.')])).toEqual([
      line('Soften the leeks.', { count: 3 }),
    ])
  })

  const cut = [
    'Wash the leeks and cut them into rings of a finger, then',
    'soften them in the butter for about ten minutes, until',
    'they are soft. Stir in the flour and the milk, and let',
    'the sauce boil for a minute while you beat the eggs in',
    'a bowl. Fold the eggs in. Fill the tin with the mixture,',
    'and bake it.',
  ]

  it('where all lines are cut at one width, also behind a full stop', () => {
    const atStops = [...cut.slice(0, 5), 'Bake it well.']
    expect(joined(cut)).toEqual([cut.join(' ')])
    expect(joined(atStops)).toEqual([atStops.join(' ')])
  })

  it('are not joined where lines are short or very long', () => {
    expect(joined(['Wash leeks,', 'Dry leeks,', 'Cut leeks,', 'Fry leeks,'])).toHaveLength(4)
  })

  it('a food after a full line is not joined to it', () => {
    const ended = cut[4]?.replace(/,$/, '.') ?? ''
    expect(joined([...cut.slice(0, 4), ended, '200 g flour'])).toHaveLength(2)
    expect(joined([...cut.slice(0, 4), ended, 'Bake it well.'])).toHaveLength(1)
  })
})
