import { describe, expect, it } from 'vitest'
import { placed, seen } from '../../test/placed-makers.ts'
import { pageBlocks } from './page-blocks.ts'
import { paragraphsOf } from './page-paragraphs.ts'
import type { PlacedText } from './placed-text.ts'

/** Lines of one column; each may have its own distance from the one before. */
function column(lines: readonly (string | [string, number])[], make = placed, from = 100): PlacedText[] {
  let base = from
  return lines.map((line, at) => {
    const [text, distance] = typeof line === 'string' ? [line, 14] : line
    if (at > 0) base += distance
    return make(text, 50, base)
  })
}
const paragraphs = (lines: readonly PlacedText[]) => paragraphsOf(pageBlocks(lines)).map(({ text }) => text)
const read = (...lines: (string | [string, number])[]) => paragraphs(column(lines))
const readSeen = (...lines: (string | [string, number])[]) => paragraphs(column(lines, seen))

const full = 'Soften the leeks in the butter over a gentle heat and'
const rest = 'stir in the flour.'

describe('a line runs on', () => {
  it.each<[string, (string | [string, number])[], string[]]>([
    ['in small letters below a full one', [full, rest], [`${full} ${rest}`]],
    ['not where it stands further away', [full, full, [rest, 17]], [`${full} ${full}`, rest]],
    ['where it stands hardly further away', [full, full, [rest, 16]], [`${full} ${full} ${rest}`]],
    ['not where it is counted', [full, '2. stir in the flour.'], [full, '2. stir in the flour.']],
    ['not where it says which step it is', [full, 'Step 2: stir'], [full, 'Step 2: stir']],
    ['not where it has a bullet', [full, '• stir in the flour.'], [full, '• stir in the flour.']],
    [
      'not where one begins with an amount of food',
      ['A bowl of water', '200 g flour'],
      ['A bowl of water', '200 g flour'],
    ],
    [
      'where its first word had no room',
      ['Soften the leeks in the butter now.', 'Carefully stir in all of the flour.'],
      ['Soften the leeks in the butter now. Carefully stir in all of the flour.'],
    ],
    [
      'not where its first word had room',
      [full, 'It is soft.', 'Stir in the flour and let it all cool down for an hour'],
      [`${full} It is soft.`, 'Stir in the flour and let it all cool down for an hour'],
    ],
    ['in a bracket, though it is food', ['200 g flour (sifted', 'twice)'], ['200 g flour (sifted twice)']],
    ['not below a food', ['200 g flour', 'milk'], ['200 g flour', 'milk']],
    ['below a food that asks for more', ['200 g flour and', 'milk'], ['200 g flour and milk']],
  ])('%s', (_, lines, texts) => {
    expect(read(...lines)).toEqual(texts)
  })

  it.each<[string, Partial<PlacedText>, number]>([
    ['in another font of the same size in a sentence', { font: 'b' }, 1],
    ['not in another font of another size', { font: 'b', size: 11 }, 2],
  ])('%s', (_, more, count) => {
    const [one, other] = column([full, rest])
    expect(
      paragraphs([one, { ...other, ...more }].flatMap((line) => line ?? []) as PlacedText[]),
    ).toHaveLength(count)
  })

  it('not where it is indented, unless it is centred', () => {
    const lines = (left: number, right: number) => [
      placed('Soften the leeks in the butter now.', 50, 100),
      placed('Carefully stir in all of the flour.', left, 114, { right }),
    ]
    expect(paragraphs(lines(59, 234))).toHaveLength(2)
    expect(paragraphs(lines(57, 232))).toHaveLength(1)
    expect(paragraphs(lines(60, 215))).toHaveLength(1)
  })
})

describe('a hyphenated word is joined', () => {
  it.each<[string, string[], string[]]>([
    [
      'at a hyphen that may go',
      ['Soften the leeks in the butter over heat, but\u2010', 'ter them and serve.'],
      ['Soften the leeks in the butter over heat, butter them and serve.'],
    ],
    [
      'not at a hyphen of its own',
      ['Soften the leeks in the butter with some half-', 'fat cream and serve.'],
      ['Soften the leeks in the butter with some half-fat cream and serve.'],
    ],
  ])('%s', (_, lines, texts) => {
    expect(read(...lines)).toEqual(texts)
  })

  it('at each hyphen where a page has many of them', () => {
    const cut = [
      'Soften the leeks in but-',
      'ter and stir in the flo-',
      'ur. Then add all of the mi-',
      'lk and let it boil gen-',
      'tly.',
    ]
    expect(read(...cut)).toEqual([
      'Soften the leeks in butter and stir in the flour. Then add all of the milk and let it boil gently.',
    ])
  })
})

describe('foods in a list', () => {
  it('have a line each', () => {
    expect(read('200 g flour', '2 leeks', 'salt', '100 g cold butter')).toEqual([
      '200 g flour',
      '2 leeks',
      'salt',
      '100 g cold butter',
    ])
  })

  it('continue in lower case where foods are further apart than lines', () => {
    expect(
      read('200 g flour,', ['sifted', 12], ['2 leeks', 18], ['washed and dried', 12], ['3 eggs', 18]),
    ).toEqual(['200 g flour, sifted', '2 leeks washed and dried', '3 eggs'])
  })
})

describe('lines that were seen in a picture', () => {
  it.each<[string, (string | [string, number])[], string[]]>([
    [
      'run on though they stand a little further away',
      [full, [full, 14], [rest, 17]],
      [`${full} ${full} ${rest}`],
    ],
    ['not where they stand further than that', [full, [full, 14], [rest, 19]], [`${full} ${full}`, rest]],
    [
      'run on behind a comma of a food, wherever they stand',
      ['3 eggs', '200 g flour,', ['sifted twice', 17.45]],
      ['3 eggs', '200 g flour, sifted twice'],
    ],
    [
      'not behind a comma before an amount',
      ['3 eggs', '200 g flour,', ['2 leeks', 17.45]],
      ['3 eggs', '200 g flour,', '2 leeks'],
    ],
    ['not behind a label', ['Ingredients', 'flour'], ['Ingredients', 'flour']],
    ['not before a label', ['flour and milk', 'Method'], ['flour and milk', 'Method']],
    [
      'not where a measure lost its amount below one that has its own',
      ['1 cup flour', 'cup milk'],
      ['1 cup flour', 'cup milk'],
    ],
    [
      'run on to the end of a bracket',
      ['200 g flour', 'if you have it)', '2 leeks', '3 eggs'],
      ['200 g flour if you have it)', '2 leeks', '3 eggs'],
    ],
    [
      'run on in small letters below the longest, where few begin so',
      ['200 g flour of a mill', 'milk', '2 leeks', '3 eggs'],
      ['200 g flour of a mill milk', '2 leeks', '3 eggs'],
    ],
    [
      'not where many begin so',
      ['200 g flour of a mill', 'milk', 'leeks', '3 eggs'],
      ['200 g flour of a mill', 'milk', 'leeks', '3 eggs'],
    ],
    [
      'not where an amount in words begins a food',
      ['200 g flour of a mill', 'pinch of salt', '2 leeks', '3 eggs'],
      ['200 g flour of a mill', 'pinch of salt', '2 leeks', '3 eggs'],
    ],
  ])('%s', (_, lines, texts) => {
    expect(readSeen(...lines)).toEqual(texts)
  })
})

describe('a sentence that a column cuts goes on in the next one', () => {
  const next = (text: string, more: Partial<PlacedText> = {}) => placed(text, 400, 100, more)
  const left = column([full, 'let all of it cool down before you fill the tin with'])

  it.each<[string, PlacedText[], number]>([
    ['in small letters', [...left, next('the mixture.')], 1],
    [
      'not behind a full stop',
      [...column([full, 'let all of it cool down before you fill the tin.']), next('the mixture.')],
      2,
    ],
    ['not in another font', [...left, next('the mixture.', { font: 'b' })], 2],
    ['not in another size', [...left, next('the mixture.', { size: 11 })], 2],
    ['not where the next has a bullet', [...left, next('• the mixture.')], 2],
    ['not where the next is a count', [...left, next('2. The mixture.')], 2],
    ['not where the next is a food', [...left, next('200 g flour')], 2],
    ['not a line alone', [placed(full, 50, 100), next('the mixture.')], 2],
    ['in a capital behind a long line', [...left, next('Granny’s mixture.')], 1],
  ])('%s', (_, lines, count) => {
    expect(paragraphs(lines)).toHaveLength(count)
  })
})

it('a paragraph has its size, its font, and whether it is set apart', () => {
  const lines = column(['200 g flour', '2 leeks', '1 onion', ['3 eggs', 20]])
  expect(paragraphsOf(pageBlocks(lines))).toEqual([
    { text: '200 g flour', size: 10, font: '', isApart: true, left: 50, base: 100, isFromPicture: false },
    { text: '2 leeks', size: 10, font: '', isApart: false, left: 50, base: 114, isFromPicture: false },
    { text: '1 onion', size: 10, font: '', isApart: false, left: 50, base: 128, isFromPicture: false },
    { text: '3 eggs', size: 10, font: '', isApart: true, left: 50, base: 148, isFromPicture: false },
  ])
})

describe('an amount without a food goes on with the food below it, in a picture (importing 83)', () => {
  const list = [
    '2 TBSP MILD OLIVE OIL',
    '1 SLICE OLD DERRY MILL',
    'BUTTER',
    '3 SLICES RED ONION',
    '200 G FLOUR',
  ]
  it.each<[string, string[], string[]]>([
    [
      'in capitals',
      list,
      [list[0] ?? '', '1 SLICE OLD DERRY MILL BUTTER', '3 SLICES RED ONION', '200 G FLOUR'],
    ],
    [
      'not where its line names a food',
      list.with(1, '1 SLICE SOFT BREAD'),
      list.with(1, '1 SLICE SOFT BREAD'),
    ],
    ['not where it had room for it', list.with(1, '1 SLICE MILL'), list.with(1, '1 SLICE MILL')],
    ['not where an amount begins the next', list.with(2, '100 G BUTTER'), list.with(2, '100 G BUTTER')],
    ['not where a handful begins the next', list.with(2, 'HANDFUL OF DILL'), list.with(2, 'HANDFUL OF DILL')],
  ])('%s', (_, lines, texts) => {
    expect(readSeen(...lines)).toEqual(texts)
  })
})
