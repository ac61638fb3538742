import { describe, expect, it } from 'vitest'
import { openPage } from '../page/document.ts'
import { rowsOf } from '../page/page-rows.ts'
import { isControl } from './list-controls.ts'
import { readIngredientRows } from './read-ingredient-rows.ts'

const rows = (body: string) => rowsOf(openPage(`<body>${body}</body>`, 'https://kitchen.example/'))
const lines = (body: string, isLabelled = false, from = 0) =>
  [...readIngredientRows(rows(body), from, isLabelled)].map(({ text }) => text)
const items = (tag: string, texts: string[], mark = '') =>
  texts.map((text) => `<${tag}${mark}>${text}</${tag}>`).join('')

describe('a row above or below a list is a control', () => {
  it.each([
    ['US | Metric', false],
    ['US Metric', true],
    ['1x 2x 3x', true],
    ['4 servings', true],
    ['Servings:', true],
    ['Für 4 Personen', true],
    ['4-6 porcji', true],
    ['Quantità per 1 teglia da 24 cm', true],
    ['Mengen für 2 Bleche', true],
    ['2-3 porri', false],
    ['Print', true],
    ['Save to my recipes', true],
    ['Print this page because it is good to have on paper', false],
    ['Show more', true],
    ['2 leeks', false],
    ['Sauce', false],
  ])('%s: %s', (text, is) => {
    const [row] = rows(`<p>${text}</p>`)
    expect(row && isControl(row)).toBe(is)
  })
})

describe('a row of a list is a line', () => {
  it.each<[string, string, string[]]>([
    ['as it stands', items('li', ['2 leeks', 'salt']), ['2 leeks', 'salt']],
    [
      'with the food in the definition of its amount',
      '<dl><dt>2</dt><dd>leeks</dd><dt>200 g</dt><dd>flour</dd></dl>',
      ['2 leeks', '200 g flour'],
    ],
    [
      'with the amount in the definition of its food',
      '<dl><dt>leeks</dt><dd>2</dd><dt>salt</dt><dd>to taste</dd></dl>',
      ['2 leeks', 'salt to taste'],
    ],
    [
      'not where a definition says more',
      '<dl><dt>leeks</dt><dd>are good for you.</dd></dl>',
      ['leeks', 'are good for you.'],
    ],
    [
      'with amounts in words where the first is one in figures',
      '<dl><dt>2</dt><dd>leeks</dd><dt>a pinch</dt><dd>salt</dd></dl>',
      ['2 leeks', 'a pinch salt'],
    ],
    [
      'without facts in terms',
      '<dl><dt>Serves</dt><dd>4</dd><dt>Protein</dt><dd>4 g</dd><dt>2</dt><dd>leeks</dd></dl>',
      ['2 leeks'],
    ],
    [
      'with its food beside its amount',
      '<div><div>2</div><div>leeks</div></div><div><div>200 g</div><div>flour</div></div>',
      ['2 leeks', '200 g flour'],
    ],
    [
      'with a remark in brackets beside them',
      '<div><p>2</p><p>leeks</p><p>(sliced)</p></div>',
      ['2 leeks (sliced)'],
    ],
    [
      'without a remark in no brackets beside them',
      '<div><p>2</p><p>leeks</p><p>sliced</p></div>',
      ['2 leeks', 'sliced'],
    ],
    [
      'with the food beside an amount and a word',
      '<div><div>2 big ones</div><div>leeks</div></div>',
      ['2 big ones leeks'],
    ],
    [
      'not with another amount beside it',
      '<div><div>2 big ones</div><div>3 eggs</div></div>',
      ['2 big ones', '3 eggs'],
    ],
    [
      'not with two rows and more beside a word',
      '<div><div>2 big ones</div><div>leeks</div><div>eggs</div><div>salt</div></div>',
      ['2 big ones', 'leeks', 'eggs', 'salt'],
    ],
    [
      'not with what stands below its list',
      '<div><div>2</div></div><div><div>leeks</div></div>',
      ['2', 'leeks'],
    ],
    ['with a control by itself', `<p>US Metric</p>${items('li', ['2 leeks'])}`, ['US Metric', '2 leeks']],
  ])('%s', (_, body, texts) => {
    expect(lines(body)).toEqual(texts)
  })

  it('from a row on, and no more than 150 of them', () => {
    expect(lines(items('li', ['2 leeks', 'salt', '3 eggs']), false, 1)).toEqual(['salt', '3 eggs'])
    expect(
      lines(
        items(
          'li',
          Array.from({ length: 200 }, (_, at) => `${at} leeks`),
        ),
      ),
    ).toHaveLength(150)
  })
})

describe('a line knows its rows', () => {
  it('the first, that of its food, the next one, and where that is', () => {
    const all = rows('<div><p>2</p><p>leeks</p></div><ul><li>3 eggs</li></ul>')
    const [first, second] = readIngredientRows(all, 0, false)
    expect([first?.row, first?.food, first?.next, first?.to]).toEqual([all[0], all[1], all[2], 2])
    expect([second?.row, second?.food, second?.next, second?.to]).toEqual([all[2], all[2], undefined, 3])
    expect(second?.shape).toBe(all[2]?.foodLikeness)
  })
})

describe('amounts and foods in rows that take turns', () => {
  const turns = (pairs: string[], marks = ['', '']) =>
    `<section>${pairs.map((text, at) => `<p${marks[at % 2] ?? ''}>${text}</p>`).join('')}</section>`
  const marks = [' class="a"', ' class="f"']

  it.each<[string, string, string[]]>([
    [
      'amounts first',
      turns(['200 g', 'flour', '3', 'eggs', '50 ml', 'milk'], marks),
      ['200 g flour', '3 eggs', '50 ml milk'],
    ],
    [
      'foods first',
      turns(['flour', '200 g', 'eggs', '3 pieces', 'milk', '50 ml', 'Bake it.'], marks.toReversed()),
      ['200 g flour', '3 pieces eggs', '50 ml milk', 'Bake it.'],
    ],
    [
      'a food first between two foods set alike',
      '<section><p class="f">flour</p><p class="a">200 g</p><p class="f">eggs</p><p class="a">3 pieces</p><p class="f">milk</p><p class="a">50 ml</p></section>',
      ['200 g flour', '3 pieces eggs', '50 ml milk'],
    ],
    [
      'each pair in a tag of its own',
      [
        ['flour', '200 g'],
        ['eggs', '3 pieces'],
        ['milk', '50 ml'],
      ]
        .map(([food, amount]) => `<div><i><p>${food}</p></i><i><p>${amount}</p></i></div>`)
        .join(''),
      ['200 g flour', '3 pieces eggs', '50 ml milk'],
    ],
    [
      'with a remark behind the amount',
      turns(['1 piece, big', 'leek', '200 g', 'flour', '3', 'eggs'], marks),
      ['1 piece leek; big', '200 g flour', '3 eggs'],
    ],
    [
      'not counts, one after the other',
      turns(['Do this', '1', 'Wash', '2', 'Cut', '3', 'Fry']),
      ['Do this', '1', 'Wash', '2', 'Cut', '3', 'Fry'],
    ],
    [
      'not with two amounts here and there',
      turns(['Sauce', '200 g', 'flour', 'milk', '50 ml'], marks),
      ['Sauce', '200 g', 'flour', 'milk', '50 ml'],
    ],
    [
      'not items of a list',
      items('li', ['Dough', '200 g', 'flour', '50 ml', 'milk', '20 g', 'salt']),
      ['Dough', '200 g', 'flour', '50 ml', 'milk', '20 g', 'salt'],
    ],
  ])('%s', (_, body, texts) => {
    expect(lines(body)).toEqual(texts)
  })
})

describe('a row of cells has its amount first', () => {
  const table = (...cells: string[]) => `<table><tr>${items('td', cells)}</tr></table>`
  const item = (...parts: string[]) => `<ul><li>${items('div', parts)}</li></ul>`

  it.each<[string, string, boolean, string]>([
    ['in a table', table('flour', '200 g'), false, '200 g flour'],
    ['in a table, without a unit', table('eggs', '3'), false, '3 eggs'],
    ['in a table, loosely', table('eggs', '3 tran.'), false, '3 tran. eggs'],
    ['in a table, in Chinese', table('葱', '半根'), false, '半根 葱'],
    ['not where the amount is long', table('eggs', '3 from a good farm'), false, 'eggs 3 from a good farm'],
    ['not where it comes first', table('200 g', 'flour'), false, '200 g flour'],
    ['not where nothing is one', table('flour', 'milk'), false, 'flour milk'],
    ['not in one cell', table('flour'), false, 'flour'],
    ['in a labelled item', item('flour', '200 g'), true, '200 g flour'],
    ['not loosely in an item', item('eggs', '3 tran.'), true, 'eggs 3 tran.'],
    ['not in an item without a label', item('flour', '200 g'), false, 'flour 200 g'],
    ['not in a paragraph', '<p>flour<br>200 g</p>', true, 'flour'],
  ])('%s', (_, body, isLabelled, text) => {
    expect(lines(body, isLabelled)[0]).toBe(text)
  })
})
