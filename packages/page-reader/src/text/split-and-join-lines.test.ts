import { describe, expect, it } from 'vitest'
import type { TextLine } from './text-lines.ts'
import {
  isAllCaps,
  joinCutLines,
  type Label,
  partLabelOf,
  splitFoodLine,
  namesFood,
  pairAmounts,
  splitAtLabels,
} from './split-and-join-lines.ts'

const line = (text: string, set: Partial<TextLine> = {}): TextLine => ({
  text,
  isHeading: false,
  isBullet: false,
  count: null,
  isAfterBlank: false,
  ...set,
})

describe('the label that a line is', () => {
  it.each<[string, TextLine, Label | null]>([
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

describe('a list in one line has its parts', () => {
  it.each<[string, string, string[]]>([
    ['at commas', '2 eggs, 100 g flour, salt', ['2 eggs', '100 g flour', 'salt']],
    ['at "and" before an amount', '2 eggs, 100 g flour and 1 leek', ['2 eggs', '100 g flour', '1 leek']],
    [
      'not at "and" before a food',
      '2 eggs, 100 g flour, salt and pepper',
      ['2 eggs', '100 g flour', 'salt and pepper'],
    ],
    ['at points', '2 eggs • 100 g flour • salt', ['2 eggs', '100 g flour', 'salt']],
    ['at strokes', '2 eggs | 100 g flour | salt', ['2 eggs', '100 g flour', 'salt']],
    ['at semicolons', '2 eggs; 100 g flour, fine; salt', ['2 eggs', '100 g flour, fine', 'salt']],
    ['at full stops', '2 leeks. 100 g flour. 3 eggs', ['2 leeks', '100 g flour', '3 eggs']],
    [
      'before a tin, and half of something (importing 164)',
      '8 sausages, tin of tomatoes, tin of beans and half a leek',
      ['8 sausages', 'tin of tomatoes', 'tin of beans', 'half a leek'],
    ],
    [
      'of short pieces, most without amounts',
      '8 sausages, tin toms, onion, 2 carrots, stock cube, mixed herbs',
      ['8 sausages', 'tin toms', 'onion', '2 carrots', 'stock cube', 'mixed herbs'],
    ],
    [
      'not before a preparation among short pieces',
      '2 eggs, beaten, 2 leeks, salt, pepper',
      ['2 eggs, beaten', '2 leeks', 'salt', 'pepper'],
    ],
    ['not two parts', '2 eggs, 100 g flour', ['2 eggs, 100 g flour']],
    ['not with one amount', '2 eggs, salt, pepper', ['2 eggs, salt, pepper']],
    ['not where a comma says how', '2 leeks, finely sliced', ['2 leeks, finely sliced']],
    [
      'what is said of a food stays with it',
      '2 leeks, washed well, 100 g flour, 3 eggs',
      ['2 leeks, washed well', '100 g flour', '3 eggs'],
    ],
    [
      'not in brackets',
      '2 eggs (or 3 egg whites, 1 yolk), 100 g flour, 1 leek',
      ['2 eggs (or 3 egg whites, 1 yolk)', '100 g flour', '1 leek'],
    ],
    [
      'not a sentence',
      'Beat 2 eggs, add 100 g flour, stir in 50 g butter and bake.',
      ['Beat 2 eggs, add 100 g flour, stir in 50 g butter and bake.'],
    ],
    [
      'not one of torn brackets',
      '2 eggs (beaten; 100 g flour; salt)',
      ['2 eggs (beaten; 100 g flour; salt)'],
    ],
    ['not one that names no foods', 'one; two; three', ['one; two; three']],
    ['a food alone', 'salt', ['salt']],
  ])('%s: %s', (_, text, parts) => {
    expect(splitFoodLine(text)).toEqual(parts)
  })

  it.each<[string, string, string[]]>([
    ['two parts', '2 eggs, 100 g flour', ['2 eggs', '100 g flour']],
    ['foods without amounts', 'leeks, butter, salt', ['leeks', 'butter', 'salt']],
    ['what a word of no food says stays', 'leeks, washed, butter', ['leeks, washed', 'butter']],
    ['a food alone', 'leeks.', ['leeks']],
  ])('and one that a label announces is sure to be one: %s', (_, text, parts) => {
    expect(splitFoodLine(text, true)).toEqual(parts)
  })
})

it.each([
  ['leeks', true],
  ['salt and pepper', true],
  ['Beat well', false],
  ['', false],
  [`leeks ${'x'.repeat(75)}`, false],
])('%s names a food: %s', (text, is) => {
  expect(namesFood(text)).toBe(is)
})

describe('amounts that stand over their foods', () => {
  const paired = (texts: string[]) => pairAmounts(texts.map((text) => line(text))).map(({ text }) => text)

  it('are joined with their foods where there are three', () => {
    expect(paired(['200 g', 'flour', '2', 'eggs', '50 ml', 'milk', 'Bake it.'])).toEqual([
      '200 g flour',
      '2 eggs',
      '50 ml milk',
      'Bake it.',
    ])
  })

  it('stay in their lines where there are two, and a lone figure is removed', () => {
    expect(paired(['200 g', 'flour', '2', 'eggs'])).toEqual(['200 g', 'flour', 'eggs'])
  })

  it('are not joined with a counted line, with figures, or at the end', () => {
    const lines = ['200 g', 'flour', '2', 'eggs', '50 ml', 'milk', '3 g'].map((text) => line(text))
    lines[1] = line('flour', { count: 1 })
    expect(pairAmounts(lines).map(({ text }) => text)).toEqual([
      '200 g',
      'flour',
      'eggs',
      '50 ml',
      'milk',
      '3 g',
    ])
    expect(paired(['200 g', '300 g', '400 g', '500 g'])).toEqual(['200 g', '300 g', '400 g', '500 g'])
  })

  it('bring the blank line that stands before them', () => {
    const lines = ['200 g', 'flour', '2', 'eggs', '50 ml', 'milk'].map((text, at) =>
      line(text, { isAfterBlank: at === 0 || at === 3, isBullet: at === 1 }),
    )
    expect(pairAmounts(lines)).toEqual([
      line('200 g flour', { isAfterBlank: true, isBullet: true }),
      line('2 eggs'),
      line('50 ml milk'),
    ])
  })

  it('page numbers are removed, and empty counts stay', () => {
    const counts = [line('12'), line('3/4'), line('', { count: 2 }), line('Stir.')]
    expect(pairAmounts(counts).map(({ text }) => text)).toEqual(['', 'Stir.'])
  })
})

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
