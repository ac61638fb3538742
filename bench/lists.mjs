// Measures shopping lists against lists as a person would write them: one row a food, what a shop
// sells, the exact need beside it.
//   npm run bench -- lists
// The lists hold lines that belong to their publishers and lie outside the project, in
// ../shared/data/lists; without them it says so.

import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import url from 'node:url'

const root = path.dirname(path.dirname(url.fileURLToPath(import.meta.url)))
const data = path.join(root, '../shared/data/lists')
const folder = path.join(data, 'dev')
const built = path.join(root, 'dist/domain/shopping/merge-lines.js')
if (!fs.existsSync(folder)) {
  console.log(`No annotated lists at ${path.relative(root, data)}: nothing measured.`)
  process.exit(0)
}
if (!fs.existsSync(built)) {
  console.log('Not built yet: run npm run build first.')
  process.exit(1)
}

const { mergeLines } = await import(url.pathToFileURL(built))
const planned = (item) => ({
  line: item.line,
  servings: item.servings,
  people: item.people,
  kind: 'recipe',
  recipeId: null,
  recipeName: null,
  date: null,
  slot: null,
})
const rowsOf = (items) =>
  mergeLines(items.map(planned)).map(({ name, category, amounts, buy, sources }) => ({
    name,
    category,
    quantity: buy[buy.listMeasures]?.quantity ?? null,
    unit: buy[buy.listMeasures]?.unit ?? null,
    exact: amounts,
    lines: [...new Set(sources.map(({ lineIndex }) => lineIndex))],
  }))

const lists = fs
  .readdirSync(folder)
  .map((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')))
const answer = JSON.stringify(Object.fromEntries(lists.map(({ id, items }) => [id, rowsOf(items)])))
const scorer = [path.join(data, 'score.mjs'), '-', 'dev', '--json']
const found = JSON.parse(execFileSync('node', scorer, { input: answer, encoding: 'utf8' }))

const percent = (share) => `${(100 * share).toFixed(1)} %`
const row = (name, value, wanted) =>
  console.log(`${name.padEnd(42)}${String(value).padStart(12)}   wanted ${wanted}`)
console.log(`${found.sets} lists, ${found.goldRows} rows`)
row('rows that can be taken as they are', percent(found.takeable), '>= 90 %')
row('without spoons, cloves and slices', percent(found.takeableStrict), '>= 80 %')
row('pairs of lines on one row, F1', percent(found.pairF1), '>= 98 %')
row('exact totals', percent(found.exact), '>= 99 %')
row('names', percent(found.named), '>= 97 %')
row('aisles', percent(found.aisle), '>= 99 %')
row('rows that must not be', found.mustNot, '<= 2')
