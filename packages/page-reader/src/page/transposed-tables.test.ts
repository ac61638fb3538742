import { expect, test } from 'vitest'
import { openPage } from './document.ts'
import { rowsOf } from './page-rows.ts'
import { turnTransposedTables } from './transposed-tables.ts'

/** A table of two rows, its cells parted by '|', and the rows that it is read as. */
const read = (head: string, body: string) => {
  const row = (cells: string) =>
    `<tr>${cells
      .split('|')
      .map((cell) => `<td>${cell}</td>`)
      .join('')}</tr>`
  const page = openPage(`<table>${row(head)}${row(body)}</table>`, 'https://kitchen.example/')
  return turnTransposedTables(rowsOf(page)).map(({ text }) => text)
}

test.each([
  ['|flour|eggs|milk', 'amount|200 g|2|¼ l', ['200 g flour', '2 eggs', '¼ l milk']],
  ['farine|œufs|lait', '200 g|2|25 cl', ['200 g farine', '2 œufs', '25 cl lait']],
  ['Menge|200 g|2|250 ml', 'Zutat|Mehl|Eier|Milch', ['200 g Mehl', '2 Eier', '250 ml Milch']],
  ['mąka|jajka|sól', '200 g|2|1 szczypta soli', ['200 g mąka', '2 jajka', '1 szczypta soli sól']],
])('%s over %s is a line for each food (importing 170)', (head, body, lines) =>
  expect(read(head, body)).toEqual(lines),
)

test.each([
  ['energy', 'Calories|Fat|Protein', '200 kcal|10 g|5 g'],
  ['times', 'Prep|Cook|Total', '10 min|20 min|30 min'],
  ['two columns', 'Time|Serves', '1 h|8'],
  ['foods and amounts in pairs', '200 g|flour|sifted', '2|eggs|beaten'],
  ['words', 'flour|eggs|milk', 'sifted|beaten|warm'],
  ['foods over foods', '200 g flour|500 ml milk|3 eggs', 'Salt|Oil|Sugar'],
  ['sizes', 'Small|Medium|Large', '15 cm|20 cm|25 cm'],
])('a table of %s stays', (_, head, body) => {
  expect(read(head, body)).toHaveLength(2)
})
