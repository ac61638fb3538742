/**
 * Text PDFs of real recipes, read as `extract` reads them and scored by the scorer beside them.
 * `--list` names those that are not whole; it fails where the figures are below what is wanted.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readLayout } from '@plateful/page-reader/layout/read-layout'
import { pdfPages } from '../dist/server/importing/pdf/pdf-pages.js'
import { root, say } from '../scripts/prepare.mjs'

const { values } = parseArgs({ options: { scans: { type: 'string' }, list: { type: 'boolean' } } })
const scans = values.scans ?? join(root, '..', 'shared', 'data', 'scans')
const folder = join(scans, 'dev')
if (!existsSync(join(folder, 'manifest.json'))) {
  say('No scans to measure by.')
  process.exit(0)
}

/** Percent; `invented` counts. */
const WANTED = { whole: 88, ingF1: 97, steps: 95 }

const { score } = await import(join(scans, 'score.mjs'))
const all = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
const pdfs = all.filter(({ kind }) => kind === 'pdf-text')
const lines = (some) => some.filter((line) => typeof line === 'string')

const answers = {}
const began = process.cpuUsage()
for (const { id, file } of pdfs) {
  const readings = readLayout(await pdfPages(readFileSync(join(folder, file))))
  answers[id] = readings.map(({ recipe }) => ({
    ...recipe,
    ingredients: lines(recipe.ingredients),
    steps: lines(recipe.steps),
  }))
}
const { user, system } = process.cpuUsage(began)
const { all: figures, rows } = score(pdfs, answers)
say(
  `whole ${figures.whole} %, ingredients F1 ${figures.ingF1}, steps ${figures.steps} %, name ${figures.name} %, ` +
    `servings ${figures.servings} %, prep ${figures.prep} %, cook ${figures.cook} %, invented ${figures.invented}; ` +
    `${Math.round((user + system) / 1000 / pdfs.length)} ms of processor each, ${pdfs.length} text PDFs`,
)
if (values.list)
  for (const { id, layout, name, ing, stepSim, whole } of rows)
    if (!whole)
      say(`${id} ${layout}: name ${name}, foods ${ing.hit} of ${ing.n}, steps ${stepSim.toFixed(2)}`)
const isBelow = Object.entries(WANTED).some(([figure, least]) => figures[figure] < least)
process.exit(isBelow || figures.invented > 0 ? 1 : 0)
