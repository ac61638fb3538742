import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyText } from './copy-text.ts'
import { defaultShopOrder } from './shop-order.ts'

const items = [
  { name: 'plain flour', category: 'Grains & Bakery', quantity: 500, unit: 'g', isChecked: false },
  { name: 'large onions (red)', category: 'Vegetables', quantity: 3, unit: '', isChecked: true },
  { name: 'sea salt', category: 'Pantry & Spices', quantity: null, unit: '', isChecked: false },
  { name: '2 x chopped tomatoes', category: 'Pantry & Spices', quantity: 1, unit: 'tin', isChecked: false },
] as const

test('with categories: title, underline, a checkbox for each line', () =>
  expect(copyText('categories', 'Our week', items)).toBe(
    [
      'Our week',
      '========',
      '',
      'Vegetables',
      '☑ large onions (red) - 3',
      '',
      'Grains & Bakery',
      '☐ plain flour - 500 g',
      '',
      'Pantry & Spices',
      '☐ sea salt',
      '☐ 2 x chopped tomatoes - 1 tin',
    ].join('\n'),
  ))

test('simple: name - quantity unit', () =>
  expect(copyText('simple', '', items.slice(0, 3))).toBe(
    'plain flour - 500 g\nlarge onions (red) - 3\nsea salt',
  ))

test('copies the amount that a shop sells, with the amount needed beside it where there are categories', () => {
  const buy = {
    metric: { quantity: 2, unit: 'tin' },
    us: { quantity: 3, unit: 'jar' },
    written: 'metric',
  } as const
  const chickpeas = { ...items[0], name: 'chickpeas', quantity: 1.33, unit: 'tin', buy }
  const cumin = { ...items[2], name: 'cumin', quantity: 1, unit: 'tsp', buy: { ...buy, metric: null } }
  const simple = copyText('simple', '', [chickpeas, cumin])
  expect(simple).toBe('chickpeas - 2 tins\ncumin')
  const full = copyText('categories', 'Our week', [chickpeas, cumin])
  expect(full).toContain('☐ chickpeas - 2 tins (1.33 tins)')
  expect(full).toContain('☐ cumin (1 tsp)')
  const american = copyText('simple', '', [chickpeas], { ...defaultShopOrder, measures: 'us' })
  expect(american).toBe('chickpeas - 3 jars')
})

test('clean: no quantities, units, descriptors, brackets or digits', () =>
  expect(copyText('clean', '', items)).toBe('plain flour\nonions\nsea salt\ntomatoes'))

test('clean: nothing in square brackets either', () =>
  expect(copyText('clean', '', [{ ...items[0], name: 'apples [Bramley]' }])).toBe('apples'))

test('clean: no food twice, whatever its case', () => {
  const twice = ['Milk', 'milk', 'MILK'].map((name) => ({ ...items[0], name }))
  expect(copyText('clean', '', twice)).toBe('Milk')
})

test.each([
  [
    ['ground coriander', 'fresh coriander', 'Ground Coriander'],
    ['ground coriander', 'fresh coriander'],
  ],
  [
    ['onions', 'large onions', 'red onions'],
    ['onions', 'large onions', 'red onions'],
  ],
  [
    ['apples (Bramley)', 'apples [Cox]'],
    ['apples Bramley', 'apples Cox'],
  ],
  [
    ['2 x chopped tomatoes', 'tomatoes (3 tins)'],
    ['chopped tomatoes', 'tomatoes'],
  ],
  [
    ['Organic', '(oat drink)', '7'],
    ['Organic', 'oat drink', '7'],
  ],
])('clean: of %j each has a line', (names, lines) =>
  expect(
    copyText(
      'clean',
      '',
      names.map((name) => ({ ...items[0], name })),
    ),
  ).toBe(lines.join('\n')),
)

test.each([
  [['tomatoes', 'chopped tomato'], 'chopped tomato', 'tomatoes\ntomato'],
  [['oat milk', 'milk'], 'milk', 'oat milk\nmilk'],
  [['tofu', 'chicken breast'], 'chicken breast', 'tofu\nchicken breast'],
  [['tomatoes', 'tomatoes', 'chopped tomato'], 'chopped tomato', 'chopped tomato\ntomatoes\ntomato'],
])('clean: of %j, the first of which is %s, each has a line (shopping 25)', (names, product, lines) => {
  const rows = names.map((name, at) => ({ ...items[0], name, ...(at === 0 && { product }) }))
  expect(copyText('clean', '', rows)).toBe(lines)
  expect(copyText('clean', '', [...rows, ...rows])).toBe(lines)
})

test('clean: every item of a list has a line of its own, whatever words its name shares with others', () => {
  const word = fc.constantFrom('fresh', 'Dried', 'ground', 'large', 'basil', 'onion', 'Onion', 'milk', 'oat')
  const bracketed = fc.tuple(fc.constantFrom('()', '[]'), word).map(([by, text]) => `${by[0]}${text}${by[1]}`)
  const name = fc
    .array(fc.oneof({ weight: 4, arbitrary: word }, bracketed), { minLength: 1, maxLength: 4 })
    .map((words) => words.join(' '))
  const wordsOf = (text: string) => text.toLowerCase().replace(/[()[\]]/g, '')
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 12 }), (names) => {
      const lines = copyText(
        'clean',
        '',
        names.map((one) => ({ ...items[0], name: one })),
      ).split('\n')
      expect(lines).toHaveLength(new Set(names.map(wordsOf)).size)
      expect(new Set(lines.map((line) => line.toLowerCase())).size).toBe(lines.length)
      for (const one of names) {
        const words = wordsOf(one).split(' ')
        expect(
          lines.some((line) =>
            wordsOf(line)
              .split(' ')
              .every((part) => words.includes(part)),
          ),
        ).toBe(true)
      }
    }),
  )
})

/** Whatever a program that the text is pasted into may take for the end of a line. */
const lineEnds = ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029']
const splitAtAny = (text: string) => text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)

test.each(lineEnds)('a name, a unit or a title with %j is still one line', (end) => {
  const sly = { ...items[0], name: `milk${end}☐ beer - 24 tins${end}${end}Drinks`, unit: `g${end}☐ wine` }
  const title = `Our week${end}${end}Pantry & Spices${end}☐ gin`
  const plain = { ...items[0], name: 'milk', unit: 'g' }
  for (const form of ['categories', 'simple', 'clean'] as const)
    expect(splitAtAny(copyText(form, title, [sly]))).toHaveLength(
      copyText(form, 'Our week', [plain]).split('\n').length,
    )
  expect(copyText('simple', '', [sly])).toBe('milk ☐ beer - 24 tins Drinks - 500 g ☐ wine')
})

test('a name that turns its line around leaves the amount as it is', () => {
  const turned = { ...items[0], name: '\u202eruolf\u2067 nialp' }
  expect(copyText('simple', '', [turned])).toBe('ruolf nialp - 500 g')
})

test('names of other scripts keep the signs that join their letters', () => {
  const joined = { ...items[0], name: 'نان\u200cها \u200f(تازه)' }
  expect(copyText('simple', '', [joined])).toBe('نان\u200cها \u200f(تازه) - 500 g')
})

const notThere = [
  { ...items[0], name: 'leeks', unit: 'kg', quantity: 2, notThere: { instead: null } },
  { ...items[0], name: 'double cream', unit: 'ml', notThere: { instead: 'crème\nfraîche' } },
  { ...items[0], name: 'milk', unit: 'l', isChecked: true, notThere: { instead: null } },
]

test('does not copy as open what waits for the next list, and names what a swap took (shopping 68)', () => {
  const lines = copyText('categories', 'Our week', notThere).split('\n')
  expect(lines.slice(-3)).toEqual([
    '☒ leeks - 2 kg, not there, waits for the next list',
    '☑ double cream - 500 ml, not there, crème fraîche instead',
    '☑ milk - 500 L',
  ])
  expect(copyText('simple', '', notThere)).toBe('crème fraîche (instead of double cream)\nmilk - 500 L')
  expect(copyText('clean', '', notThere)).toBe('crème fraîche\nmilk')
})
