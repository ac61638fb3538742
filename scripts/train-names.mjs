/**
 * Learns the weights for a dish's name: `node scripts/train-names.mjs [--folds]`, after a build.
 * Reads the strange pages that taught rules and the saved pages with their markup covered, where
 * those are at hand; `--folds` only measures the weights on pages and sites left out.
 */

import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { openPage } from '@plateful/page-reader/page/document'
import { readPageHead } from '@plateful/page-reader/structured-data/page-head'
import { readVisibleRecipe } from '@plateful/page-reader/visual-extraction/read-visible-recipe'
import { pagesFolder, pageScorer } from './saved-pages.mjs'

const root = path.resolve(import.meta.dirname, '..')
const lookedAtFile = path.join(root, 'packages/page-reader/strange/looked-at.txt')
const FOLDS = 5
const foldOf = (id) => crypto.createHash('sha1').update(id).digest()[0] % FOLDS
const lettersAndDigitsOf = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
const markup = /<script[^>]*ld\+json[^]*?<\/script>|\b(?:itemtype|itemprop|typeof)=(?:"[^"]*"|'[^']*')/gi
/** All markup is covered, since the model is for pages that declare no name. */
const marks = /\b(?:itemtype|itemprop|typeof|property)=(?:"[^"]*"|'[^']*')/gi

/**
 * Most saved pages have the dish as their only main heading: strange pages teach more, so they
 * count more.
 */
const WEIGHT_OF_SAVED = 0.5

function sampleOf(html, url, name, key, weight) {
  const page = openPage(html, url)
  const [shape] = readVisibleRecipe(page)
  const [head] = readPageHead(page)
  if (!shape?.nameCandidates || !head) return []
  const ruled = head.fields.name ?? ''
  const candidates = shape.nameCandidates(ruled)
  const isRight = ({ text }) => lettersAndDigitsOf(text) === lettersAndDigitsOf(name)
  return [
    {
      key,
      weight,
      fold: foldOf(key),
      name,
      ruled: lettersAndDigitsOf(ruled) === lettersAndDigitsOf(name),
      texts: candidates.map(({ text }) => text),
      // Most features of a line are zero: only the others are kept, with their indexes.
      signs: candidates.map(({ features: signs }) =>
        [...Object.values(signs).entries()].filter(([, sign]) => sign !== 0),
      ),
      names: Object.keys(candidates[0]?.features ?? {}),
      right: candidates.map(isRight),
    },
  ]
}

const strange = fs
  .readFileSync(lookedAtFile, 'utf8')
  .split(/^@@ (?=\S)/m)
  .slice(1)
  .flatMap((text) => {
    const [id] = text.split('\n', 1)
    const [html, name] = text.slice(id.length + 1).split(/^@@[NIS]\n/m)
    return sampleOf(html.replace(marks, ''), `https://kitchen.example/${id}`, name.trim(), id, 1)
  })

const saved = []
if (pageScorer) {
  const { loadPages, readHtml } = pageScorer
  for (const page of loadPages(pagesFolder)) {
    const { title } = JSON.parse(fs.readFileSync(page.json, 'utf8'))
    saved.push(
      ...sampleOf(
        readHtml(page.file).replace(markup, ''),
        page.url,
        title ?? '',
        page.id.split('__')[0],
        WEIGHT_OF_SAVED,
      ),
    )
  }
}

const RIDGE = 0.5
const ROUNDS = 200
const RATE = 0.5

const dot = (signs, weights) => signs.reduce((sum, [at, sign]) => sum + sign * weights[at], 0)
const shares = (sample, weights) => {
  const scores = sample.signs.map((signs) => dot(signs, weights))
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => power / sum)
}

/**
 * Weights that make the right line of each page the most likely one, by gradient descent (Adam).
 */
function learn(samples) {
  const usable = samples.filter(({ right }) => right.includes(true))
  const size = usable[0].names.length
  const weights = Array(size).fill(0)
  const [mean, spread] = [Array(size).fill(0), Array(size).fill(0)]
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = weights.map((weight) => -RIDGE * weight)
    for (const sample of usable) {
      const probabilities = shares(sample, weights)
      const known = probabilities.map((share, at) => (sample.right[at] ? share : 0))
      const sum = known.reduce((a, b) => a + b, 0) || 1e-9
      for (const [row, signs] of sample.signs.entries()) {
        const pull = sample.weight * (known[row] / sum - probabilities[row])
        if (pull !== 0) for (const [at, sign] of signs) slope[at] += pull * sign
      }
    }
    for (const at of weights.keys()) {
      mean[at] = 0.9 * mean[at] + 0.1 * slope[at]
      spread[at] = 0.99 * spread[at] + 0.01 * slope[at] ** 2
      weights[at] +=
        ((RATE / Math.sqrt(round)) * (mean[at] / (1 - 0.9 ** round))) /
        (Math.sqrt(spread[at] / (1 - 0.99 ** round)) + 1e-8)
    }
  }
  return weights
}

const chosen = (sample, weights) => {
  const scores = sample.signs.map((signs) => dot(signs, weights))
  return scores.indexOf(Math.max(...scores))
}
const all = [...strange, ...saved]
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = learn(all.filter((sample) => sample.fold !== fold))
  return all
    .filter((sample) => sample.fold === fold)
    .map((sample) => ({ ...sample, at: chosen(sample, weights) }))
}).flat()
for (const title of ['strange', 'saved, covered']) {
  const part = judged.filter(({ weight }) => (weight === 1) === (title === 'strange'))
  const count = (is) => part.filter(is).length
  console.log(
    `${title}: ${part.length} pages, by the rules ${count(({ ruled }) => ruled)}, left out ${count(({ right, at }) => right[at])}, among the candidates ${count(({ right }) => right.includes(true))}`,
  )
}

if (!process.argv.includes('--folds')) {
  const weights = learn(all).map((weight) => +weight.toFixed(2) || 0)
  const { names } = all.find(({ right }) => right.includes(true))
  fs.writeFileSync(
    path.join(root, 'packages/page-reader/src/visual-extraction/dish-name-weights.ts'),
    `import type { NameFeature } from './name-features.ts'

/** Made by \`node scripts/train-names.mjs\`: the weight of each feature of a name. */
export const dishNameWeights: Readonly<Record<NameFeature, number>> = {
${names.map((feature, at) => `  ${feature}: ${weights[at]},`).join('\n')}
}
`,
  )
}
