// Measures the ingredient parser, the shop categories and the merging, and their speed. The weights
// that ship have seen every labelled line; so five taggers are trained here first, each without a
// fifth of them (some ten minutes), and each reads the fifth that it has not seen.
//   npm run bench -- ingredients [--errors N] [--fold 0]
// --fold trains and measures one of the five only. The labelled lines belong to their publishers
// and lie outside the project, in ../shared/data/ingredients; without them it says so.

import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import url from 'node:url'
import { promisify } from 'node:util'

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
const { foldOf, readLines } = await import('../scripts/ingredient-data.mjs')
const FOLDS = 5
const after = (option) => process.argv[process.argv.indexOf(option) + 1]
const folds = process.argv.includes('--fold') ? [Number(after('--fold'))] : [0, 1, 2, 3, 4]
// Copies of the library, and of the domain that uses it, with weights that never saw a fold.
const unseeing = path.join(root, 'dist/bench-ingredients')
fs.rmSync(unseeing, { recursive: true, force: true })
const libraryOf = (fold) => path.join(unseeing, `${fold}/node_modules/@plateful/ingredients`)
const inCopy = (fold, file) => import(url.pathToFileURL(path.join(libraryOf(fold), 'dist', file)))
async function train(fold) {
  for (const part of ['package.json', 'dist'])
    fs.cpSync(path.join(root, 'packages/ingredients', part), path.join(libraryOf(fold), part), {
      recursive: true,
    })
  fs.cpSync(path.join(root, 'dist/domain'), path.join(unseeing, `${fold}/domain`), { recursive: true })
  const weights = path.join(libraryOf(fold), 'dist/lines/tagger-weights.js')
  const trainer = path.join(root, 'scripts/train-ingredients.mjs')
  await promisify(execFile)('node', [trainer, '--folds', FOLDS, '--fold', fold, '--out', weights])
}
const waiting = [...folds]
const inTurn = async () => {
  for (let fold = waiting.shift(); fold !== undefined; fold = waiting.shift()) await train(fold)
}
await Promise.all([inTurn(), inTurn()])
const [first] = folds
const { parseIngredient } = await inCopy(first, 'lines/ingredient-line.js')
const { allFoods } = await inCopy(first, 'foods/known-foods.js')
const { findFood } = await inCopy(first, 'foods/find-food.js')
const { mergeLines } = await import(
  url.pathToFileURL(path.join(unseeing, `${first}/domain/shopping/merge-lines.js`))
)

const percent = (part, whole) => `${((100 * part) / whole).toFixed(2)} %`
const row = (name, value, wanted) =>
  console.log(`${name.padEnd(42)}${String(value).padStart(12)}   wanted ${wanted}`)
const wantedErrors = Number(after('--errors')) || 0

/** The sums over all folds of what each reads of the lines that it has not seen. */
async function scoreUnseen(file, by) {
  const sums = {}
  const errors = []
  for (const fold of folds) {
    const { parseIngredient: read } = await inCopy(fold, 'lines/ingredient-line.js')
    const unseen = readLines(path.join(data, file)).filter(({ line }) => foldOf(line, FOLDS) === fold)
    const { T, errs } = await score(read, unseen, { errors: unseen.length, by })
    errors.push(...errs)
    for (const [kind, counts] of Object.entries(T))
      for (const [what, count] of Object.entries(counts)) {
        sums[kind] ??= {}
        sums[kind][what] = (sums[kind][what] ?? 0) + count
      }
  }
  return { sums, errors }
}

/** What is wrong with a reading: its amount, or how its name lies to the label's. */
function kindOfError({ line, gold, pred, bad }) {
  if (bad !== 'n') return 'amount'
  const [wanted, read] = [gold[2], pred[2]].map((name) =>
    String(name ?? '')
      .toLowerCase()
      .split(/[\s-]+/),
  )
  const other = [
    ...wanted.filter((one) => !read.includes(one)),
    ...read.filter((one) => !wanted.includes(one)),
  ]
  const inBrackets = /\(([^)]*)\)/.exec(line)?.[1].toLowerCase() ?? ''
  if (other.length > 0 && other.every((one) => inBrackets.includes(one))) return 'bracket in or out'
  return read.length > wanted.length ? 'name too long' : 'name too short'
}

const all = await scoreUnseen('dev.jsonl', 'kind')
const difficult = await scoreUnseen('hard-dev.jsonl')
const { ALL, ...kinds } = all.sums
console.log(`Lines read by a tagger that has not seen them: ${ALL.n}, of them hard: ${difficult.sums.ALL.n}`)
row('wholly right', percent(ALL.all, ALL.n), '>= 97.0 %')
row('quantity', percent(ALL.q, ALL.n), '>= 99.8 %')
row('unit', percent(ALL.u, ALL.n), '>= 99.6 %')
row('name F1', percent(ALL.f1, ALL.n), '>= 99.0 %')
row('hard lines wholly right', percent(difficult.sums.ALL.all, difficult.sums.ALL.n), '>= 94.0 %')
for (const [kind, { n, all: right }] of Object.entries(kinds))
  row(`  of ${kind} lines`, percent(right, n), '-')
for (const kind of ['name too long', 'name too short', 'bracket in or out', 'amount'])
  row(`  wrong: ${kind}`, all.errors.filter((error) => kindOfError(error) === kind).length, '-')
for (const error of all.errors.slice(0, wantedErrors)) console.log(JSON.stringify(error))

const held = readLines(path.join(data, 'dev.jsonl')).filter(({ line }) => foldOf(line, FOLDS) === first)
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
