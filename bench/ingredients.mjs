// Measures the ingredient parser, the shop categories and the merging, and their speed. The weights
// that ship have seen every labelled line; so a tagger is trained here first without a tenth of
// them (about a minute), and that tenth is what the parser is measured on.
//   npm run build && node bench/ingredients.mjs [--errors N]
// The labelled lines belong to their publishers and lie outside the project, in
// ../shared/data/ingredients; without them it says so.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import url from 'node:url'

const root = path.dirname(path.dirname(url.fileURLToPath(import.meta.url)))
const data = path.join(root, '../shared/data/ingredients')
const built = path.join(root, 'packages/ingredients/dist/lines/ingredient-line.js')
if (!fs.existsSync(path.join(data, 'dev.jsonl'))) {
  console.log(`No labelled lines at ${path.relative(root, data)}: nothing measured.`)
  process.exit(0)
}
if (!fs.existsSync(built)) {
  console.log('Not built yet: run npm run build first.')
  process.exit(1)
}

const { score } = await import(url.pathToFileURL(path.join(data, 'score.mjs')))
const { judge: judgeMerge } = await import(url.pathToFileURL(path.join(data, 'merge-score.mjs')))
// A copy of the library and of the domain that uses it, with weights that never saw the lines held
// back.
const unseeing = path.join(root, 'dist/bench-ingredients')
fs.rmSync(unseeing, { recursive: true, force: true })
const library = path.join(unseeing, 'node_modules/@plateful/ingredients')
for (const part of ['package.json', 'dist'])
  fs.cpSync(path.join(root, 'packages/ingredients', part), path.join(library, part), { recursive: true })
fs.cpSync(path.join(root, 'dist/domain'), path.join(unseeing, 'domain'), { recursive: true })
const weights = path.join(library, 'dist/lines/ingredient-line-weights.js')
const trainer = [path.join(root, 'scripts/train-ingredients.mjs'), '--held', '10', '--out', weights]
execFileSync('node', trainer, { stdio: ['ignore', 'ignore', 'inherit'] })
const inCopy = (file) => import(url.pathToFileURL(file))
const { parseIngredient } = await inCopy(path.join(library, 'dist/lines/ingredient-line.js'))
const { mergeLines } = await inCopy(path.join(unseeing, 'domain/shopping/merge.js'))
const { allFoods, findFood } = await inCopy(path.join(library, 'dist/foods/find-food.js'))
const { heldBack, readLines } = await import('../scripts/ingredient-data.mjs')

const percent = (part, whole) => `${((100 * part) / whole).toFixed(2)} %`
const row = (name, value, wanted) =>
  console.log(`${name.padEnd(42)}${String(value).padStart(12)}   wanted ${wanted}`)
const wantedErrors = Number(process.argv[process.argv.indexOf('--errors') + 1]) || 0

const held = readLines(path.join(data, 'dev.jsonl')).filter(({ line }) => heldBack(line))
const hard = readLines(path.join(data, 'hard-dev.jsonl')).filter(({ line }) => heldBack(line))
const all = await score(parseIngredient, held, { errors: wantedErrors })
const difficult = await score(parseIngredient, hard, {})
const { ALL } = all.T
console.log(`Lines held back from training: ${held.length}, of them hard: ${hard.length}`)
row('wholly right', percent(ALL.all, ALL.n), '>= 97.0 %')
row('quantity', percent(ALL.q, ALL.n), '>= 99.9 %')
row('unit', percent(ALL.u, ALL.n), '>= 99.7 %')
row('name F1', percent(ALL.f1, ALL.n), '>= 99.0 %')
row('hard lines wholly right', percent(difficult.T.ALL.all, difficult.T.ALL.n), '>= 95.0 %')
for (const error of all.errs) console.log(JSON.stringify(error))

for (let round = 0; round < 3; round++) for (const { line } of held) parseIngredient(line)
let started = performance.now()
for (const { line } of held) parseIngredient(line)
row('lines a second', Math.round((1000 * held.length) / (performance.now() - started)), '>= 5000')
const long = `2 cups ${'very '.repeat(20_000)}ripe figs`
started = performance.now()
parseIngredient(long)
row('a line of 100 kB, ms', (performance.now() - started).toFixed(1), '< 50')

// Names whose hash is odd were never looked at while the lexicon was written.
const names = readLines(path.join(data, 'categories-dev.jsonl'))
const unseen = names.filter(({ name }) => hashOf(name) % 2 === 1)
const right = unseen.filter((entry) =>
  (entry.accept ?? [entry.category]).includes(findFood(entry.name).category),
)
row(`categories (${unseen.length} names untuned)`, percent(right.length, unseen.length), '>= 95 %')
row('foods known', allFoods().length, '>= 2500')

const asPlanned = (item) => ({
  ...item,
  kind: 'recipe',
  recipeId: 1,
  recipeName: 'A recipe',
  date: null,
  slot: null,
})
const cases = JSON.parse(fs.readFileSync(path.join(data, 'merge-dev.json'), 'utf8'))
const passed = cases.filter((entry) => judgeMerge(entry, mergeLines(entry.items.map(asPlanned))).pass)
row('merge cases', `${passed.length}/${cases.length}`, `${cases.length}`)
const planned = (from) =>
  held.slice(from, from + 420).map(({ line }) => asPlanned({ line, servings: 4, people: 3 }))
mergeLines(planned(0))
for (const name of ['lines never seen', 'lines known']) {
  started = performance.now()
  const merged = mergeLines(planned(420))
  row(
    `28 meals x 15 lines, ${name}, ms`,
    (performance.now() - started).toFixed(1),
    `< 20 (${merged.length} rows)`,
  )
}

function hashOf(text) {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return (hash ^ (hash >>> 16)) >>> 0
}
