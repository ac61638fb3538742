// Measures how well sentences to the planner are understood: wholly right, and rules that nobody
// asked for.
//   npm run bench -- wishes [--misreads 15]
// The sentences with their meanings lie outside the project, in ../shared/data/wishes (or
// WISHES_DATA), with the scorer; without them it says so.

import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import url from 'node:url'

const root = path.dirname(path.dirname(url.fileURLToPath(import.meta.url)))
const data = process.env.WISHES_DATA ?? path.join(root, '../shared/data/wishes')
const read = (file) => JSON.parse(fs.readFileSync(path.join(data, file), 'utf8'))
if (!fs.existsSync(path.join(data, 'score.mjs'))) {
  console.log(`No sentences at ${path.relative(root, data)}: nothing is measured.`)
  process.exit(0)
}

const { commonest, score } = await import(url.pathToFileURL(path.join(data, 'score.mjs')).href)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wishes-'))
const file = path.join(folder, 'sentences.json')
fs.writeFileSync(
  file,
  JSON.stringify({ sentences: read('dev/sentences.json'), contexts: read('contexts.json') }),
)
/** What `read-wishes` prints of a file, and in how many seconds. */
function readWishes() {
  const started = performance.now()
  const printed = execFileSync(
    process.execPath,
    [path.join(root, 'dist/bundle/cli.js'), 'read-wishes', file],
    { encoding: 'utf8' },
  )
  return [printed, (performance.now() - started) / 1000]
}
const [lines, seconds] = readWishes()

// One sentence in a household of 1,000 recipes, each with a name of its own.
const nouns = 'leek bean squash lentil pork beef chicken salmon tomato pepper'.split(' ')
const name = (at) =>
  [at % 10, Math.floor(at / 10) % 10, Math.floor(at / 100) % 10].map((noun) => nouns[noun]).join(' and ')
const recipes = Array.from({ length: 1000 }, (_, at) => ({ name: `${name(at)} bake` }))
const window = { dates: ['2026-11-23', '2026-11-24'], slots: ['dinner'] }
fs.writeFileSync(
  file,
  JSON.stringify({
    sentences: [{ id: 'large', context: 'large', sentence: 'fish twice, no beef' }],
    contexts: {
      households: { large: { diners: ['Ann'], recipes } },
      contexts: { large: { household: 'large', today: '2026-11-22', window } },
    },
  }),
)
const [, secondsOfLarge] = readWishes()
fs.rmSync(folder, { recursive: true })
const readings = Object.fromEntries(
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ id, wishes, unread }) => [id, { wishes, unread }]),
)
const { misreads, byGroup, ...figures } = score(readings, 'dev')
console.log(figures)
console.table(
  Object.fromEntries(
    Object.entries(byGroup).map(([group, { sentences, whollyRightPercent, falseRate }]) => [
      group,
      { sentences, whollyRightPercent, falseRate },
    ]),
  ),
)
console.log(`${figures.sentences} sentences read in ${seconds.toFixed(1)} s, start included`)
console.log(`one sentence with 1,000 recipes in ${secondsOfLarge.toFixed(1)} s, start included`)
const at = process.argv.indexOf('--misreads')
if (at > 0)
  for (const { label, times } of commonest(misreads, Number(process.argv[at + 1] ?? 15)))
    console.log(`${times} x ${label}`)
const isAsWanted = figures.whollyRightPercent >= 85 && figures.falseRate <= 2
process.exit(isAsWanted ? 0 : 1)
