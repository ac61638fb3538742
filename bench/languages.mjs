// Measures ingredient lines in ten other languages against what a reader says of them: amount,
// unit, name, and the food with its allergens. The language is found from the lines of a page.
//   npm run bench -- languages [--wrong]
// The lines belong to their publishers and lie outside the project, in ../shared/data/languages;
// without them it says so.

import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import url from 'node:url'

const root = path.dirname(path.dirname(url.fileURLToPath(import.meta.url)))
const data = path.join(root, '../shared/data/languages')
const built = path.join(root, 'packages/ingredients/dist')
if (!fs.existsSync(data)) {
  console.log(`No lines at ${path.relative(root, data)}: nothing measured.`)
  process.exit(0)
}
if (!fs.existsSync(built)) {
  console.log('Not built yet: run npm run build first.')
  process.exit(1)
}
const load = (file) => import(url.pathToFileURL(path.join(built, file)))
const { languageOfLines } = await load('foods/language-of-lines.js')
const { readFoodLine } = await load('lines/food-lines.js')
const { parseIngredient } = await load('lines/ingredient-line.js')

const rows = fs
  .readFileSync(path.join(data, 'dev.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))
const pages = new Map()
for (const row of rows) pages.set(row.from, [...(pages.get(row.from) ?? []), row])

const results = {}
const found = { right: 0, wrong: 0, none: 0 }
for (const page of pages.values()) {
  const language = languageOfLines(page.map(({ line }) => line))
  found[language === page[0].lang ? 'right' : language === null ? 'none' : 'wrong']++
  for (const { id, line } of page) {
    const { quantity, unit, name } = parseIngredient(line, language)
    const { food } = readFoodLine(line, language)
    const { knowledge, contains, mayContain } = food
    results[id] = { quantity, unit, name, food: food.name, knowledge, contains, mayContain }
  }
}
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plateful-languages-'))
const file = path.join(folder, 'results.json')
fs.writeFileSync(file, JSON.stringify(results))
const flags = process.argv.slice(2)
const scorer = [path.join(data, 'score.mjs'), path.join(data, 'dev.jsonl'), file, ...flags]
console.log(execFileSync(process.execPath, scorer, { encoding: 'utf8' }))
console.log(`language of a page: ${found.right} right, ${found.wrong} wrong, ${found.none} not told`)
fs.rmSync(folder, { recursive: true })
