// Measures what the product says of allergies: wrong 'free', warnings of what is not there, and
// how many lines of real English recipes it cannot check (household 40).
//   npm run bench -- safety [--list]
// The lines belong to their publishers and lie outside the project, in ../shared/data/safety and
// ../shared/data/import; without them it says so. --list prints every line that counts against it.

import fs from 'node:fs'
import path from 'node:path'
import url from 'node:url'
import { allergens } from '@plateful/ingredients/foods/food'

const root = path.dirname(path.dirname(url.fileURLToPath(import.meta.url)))
const data = path.join(root, '../shared/data')
if (!fs.existsSync(path.join(data, 'safety/contains.jsonl'))) {
  console.log('No lines of known allergens at ../shared/data/safety: nothing measured.')
  process.exit(0)
}
const built = path.join(root, 'dist/domain/household/who-can-eat/verdicts.js')
const { verdictsFor } = await import(url.pathToFileURL(built))
const isListed = process.argv.includes('--list')
const readRows = (file) => fs.readFileSync(path.join(data, file), 'utf8').split('\n').filter(Boolean)

/** What is said of one line, by allergen. */
const levelsOf = (line) =>
  new Map(verdictsFor([line], { allergies: allergens, diets: [] }).map(({ need, level }) => [need, level]))
let failed = false
const row = (name, value, wanted, holds) => {
  failed ||= !holds
  console.log(`${name.padEnd(48)}${value.padStart(12)}   wanted ${wanted}${holds ? '' : '   MISSED'}`)
}
const percent = (part, whole) => `${((100 * part) / whole).toFixed(2)} %`

const hidden = readRows('safety/contains.jsonl').map(JSON.parse)
const free = readRows('safety/free.jsonl').map((text) => ({ ...JSON.parse(text), contains: [], often: [] }))
const wrongFree = []
const overWarned = []
let held = 0
let absent = 0
for (const { line, contains, often } of [...hidden, ...free]) {
  for (const [allergen, level] of levelsOf(line)) {
    const isIn = contains.includes(allergen) || often.includes(allergen)
    if (isIn) held++
    else absent++
    if (isIn && level === 'free') wrongFree.push(`${line}: ${allergen}`)
    if (!isIn && level === 'contains') overWarned.push(`${line}: ${allergen}`)
  }
}
row(
  `wrong 'free' (${held} allergens in ${hidden.length} lines)`,
  String(wrongFree.length),
  '0',
  wrongFree.length === 0,
)
row(
  `'contains' of what is not there (${absent})`,
  percent(overWarned.length, absent),
  '<= 0.5 %',
  overWarned.length <= 0.005 * absent,
)

const pages = path.join(data, 'import/pages')
const english = JSON.parse(fs.readFileSync(path.join(pages, 'manifest.json'), 'utf8')).filter(({ lang }) =>
  lang?.startsWith('en'),
)
let lines = 0
let recipes = 0
const notChecked = []
const doubted = new Set()
for (const { id } of english) {
  const { ingredients = [] } = JSON.parse(fs.readFileSync(path.join(pages, `${id}.json`), 'utf8'))
  if (ingredients.length === 0) continue
  recipes++
  const verdicts = verdictsFor(ingredients, { allergies: allergens, diets: [] })
  const levels = new Map()
  for (const { line, level } of verdicts) levels.set(line, [...(levels.get(line) ?? []), level])
  lines += levels.size
  for (const [line, said] of levels) {
    if (!said.includes('not checked')) continue
    notChecked.push(line)
    doubted.add(id)
  }
}
row(
  `lines not checked (${lines} of English recipes)`,
  percent(notChecked.length, lines),
  '<= 2.5 %',
  notChecked.length <= 0.025 * lines,
)
row(
  `recipes with such a line (${recipes})`,
  percent(doubted.size, recipes),
  '<= 15 %',
  doubted.size <= 0.15 * recipes,
)
if (isListed)
  for (const [name, list] of Object.entries({ wrongFree, overWarned, notChecked }))
    console.log([`\n${name}`, ...list].join('\n'))
if (failed) process.exitCode = 1
