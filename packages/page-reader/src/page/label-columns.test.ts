import { expect, test } from 'vitest'
import { openPage, elementsByTag } from './document.ts'
import { labelledColumns } from './label-columns.ts'
import { textIn } from './plain-text.ts'

const columnsOf = (rows: string) => {
  const [table] = elementsByTag(openPage(`<table>${rows}</table>`, 'https://kitchen.example/'), 'table')
  return table ? (labelledColumns(table)?.map((cells) => cells.map(textIn)) ?? null) : null
}
const head = '<tr><th>Ingredients:</th><th>Method</th></tr>'
const rows = '<tr><td>2 leeks</td><td>Soften.</td></tr><tr><td>1 egg</td><td>Bake.</td></tr>'

test('a first row that labels foods and method parts a table into columns', () => {
  expect(columnsOf(head + rows)).toEqual([
    ['Ingredients:', '2 leeks', '1 egg'],
    ['Method', 'Soften.', 'Bake.'],
  ])
})

test('columns are read from the parts of a table too', () => {
  expect(columnsOf(`<thead>${head}</thead><tbody>${rows}</tbody>`)).toHaveLength(2)
})

test.each([
  ['labels nothing', rows + rows],
  ['labels only the foods', `<tr><th>Ingredients</th><th>Amount</th></tr>${rows}`],
  ['says more than a label', `<tr><th>Ingredients</th><th>Method and time</th></tr>${rows}`],
  ['stands over one row', `${head}<tr><td>2 leeks</td><td>Soften.</td></tr>`],
  ['has fewer cells than a row below it', `${head}${rows}<tr><td>1</td><td>2</td><td>3</td></tr>`],
])('a table whose first row %s is read row by row', (_, html) => {
  expect(columnsOf(html)).toBeNull()
})
