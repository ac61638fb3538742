/**
 * `npm run bench -- texts [--half kept]`: recipes of saved pages, set as people would paste them,
 * and how many are read wholly right (but for spaces and marks). `--half kept` takes the pages that
 * no rule was made with.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { openPage } from '@plateful/page-reader/page/document'
import { linesOf } from '@plateful/page-reader/page/plain-text'
import { readTexts } from '@plateful/page-reader/read-text'
import { root, say } from '../scripts/prepare.mjs'

const { values } = parseArgs({
  options: { pages: { type: 'string' }, half: { type: 'string', default: 'kept' } },
})
const pages = values.pages ?? join(root, '..', 'shared', 'data', 'import', 'pages')
if (!existsSync(pages)) {
  say('No saved pages to measure by.')
  process.exit(0)
}

/** What heads the parts of a recipe, by language. */
const labels = {
  en: ['Ingredients', 'Method', 'Serves'],
  de: ['Zutaten', 'Zubereitung', 'Portionen:'],
  fr: ['Ingrédients', 'Préparation', 'Personnes :'],
  es: ['Ingredientes', 'Preparación', 'Raciones:'],
  it: ['Ingredienti', 'Preparazione', 'Porzioni:'],
  nl: ['Ingrediënten', 'Bereiding', 'Personen:'],
  sv: ['Ingredienser', 'Gör så här', 'Portioner:'],
  da: ['Ingredienser', 'Fremgangsmåde', 'Personer:'],
  no: ['Ingredienser', 'Fremgangsmåte', 'Porsjoner:'],
  pt: ['Ingredientes', 'Modo de preparo', 'Porções:'],
  pl: ['Składniki', 'Przygotowanie', 'Porcje:'],
}

const counted = (steps) => steps.map((step, at) => `${at + 1}. ${step}`)
const cut = (text, width) => text.replace(new RegExp(`(.{1,${width}})(?: |$)`, 'g'), '$1\n').trim()

/** The ways in which a recipe is set; each takes the recipe and its labels. */
const styles = {
  typed: ({ name, foods, steps }, [head, method]) =>
    `${name}\n\n${head}\n${foods.join('\n')}\n\n${method}\n${counted(steps).join('\n')}`,
  markdown: ({ name, foods, steps }, [head, method]) =>
    `# ${name}\n\n## ${head}\n\n${foods.map((food) => `- ${food}`).join('\n')}\n\n## ${method}\n\n${counted(steps).join('\n')}\n\n## Notes\n\nKeeps for two days.`,
  bare: ({ name, foods, steps }) => `${name}\n\n${foods.join('\n')}\n\n${steps.join('\n')}`,
  caption: ({ name, foods, steps }, [head, method]) =>
    `✨ ${name} ✨\n\nThis is so good 😍😍 Save it!\n\n🛒 ${head}:\n${foods.map((food) => `▪️ ${food}`).join('\n')}\n\n👩‍🍳 ${method}:\n${steps.map((step, at) => `${at + 1}️⃣ ${step}`).join('\n')}\n\nFollow @kitchen for more!\n#food #dinner`,
  message: ({ name, foods, steps }) =>
    `[12/11/2026, 18:02] Anna: Hi! Here's the recipe:\n[12/11/2026, 18:03] Anna: ${name}\n\n${foods.map((food) => `* ${food}`).join('\n')}\n\n${steps.join('\n\n')}\n\nEnjoy! xx`,
  'cut lines': ({ name, foods, steps }, [head, method]) =>
    `${name}\n${head}\n${foods.map((food) => cut(food, 70)).join('\n')}\n${method}\n${counted(steps)
      .map((step) => cut(step, 70))
      .join('\n')}\n12`,
  'one paragraph': ({ name, foods, steps }, [head, method]) =>
    `${name}. ${head}: ${foods.join(', ')}. ${method}: ${counted(steps).join(' ')}`,
  'copied page': ({ html }) => linesOf(openPage(html, '').$.root().get()[0]).join('\n'),
}

const plain = (value) =>
  String(value)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const letters = (value) =>
  plain(value)
    .normalize('NFKC')
    .replace(/[⁄∕]/g, '/')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
const uncounted = (step) => step.replace(/^\d{1,2}\s*[.:)]\s*/, '')
const isSame = (lines, wanted) => {
  const [all, own] = [lines, lines.filter((line) => typeof line === 'string')].map((some) =>
    some.map((line) => letters(uncounted(typeof line === 'string' ? line : line.text))).filter(Boolean),
  )
  const said = JSON.stringify(wanted.map((line) => letters(uncounted(line))).filter(Boolean))
  return JSON.stringify(all) === said || JSON.stringify(own) === said
}

const counts = new Map(Object.keys(styles).map((style) => [style, { all: 0, right: 0, ms: 0 }]))
const files = readdirSync(pages).filter((file) => file.endsWith('.json') && file !== 'manifest.json')
for (const [at, file] of files.entries()) {
  if ((at % 2 === 1) !== (values.half === 'kept')) continue
  const known = JSON.parse(readFileSync(join(pages, file), 'utf8'))
  const recipe = {
    name: plain(known.title ?? ''),
    foods: (known.ingredients ?? []).map(plain).filter(Boolean),
    steps: (known.instructions_list ?? []).map(plain).filter(Boolean).map(uncounted),
    html: gunzipSync(readFileSync(join(pages, file.replace('.json', '.html.gz')))).toString('utf8'),
  }
  if (recipe.name === '' || recipe.foods.length < 3 || recipe.steps.length === 0) continue
  for (const [style, set] of Object.entries(styles)) {
    const text = set(recipe, labels[(known.language ?? 'en').slice(0, 2)] ?? labels.en)
    const count = counts.get(style)
    const began = performance.now()
    const read = readTexts(text)[0]?.recipe
    count.ms += performance.now() - began
    count.all += 1
    count.right += Number(
      letters(read?.name ?? '') === letters(recipe.name) &&
        isSame(read?.ingredients ?? [], recipe.foods) &&
        isSame(read?.steps ?? [], recipe.steps),
    )
  }
}
for (const [style, { all, right, ms }] of counts)
  say(
    `${style.padEnd(14)} ${((100 * right) / all).toFixed(1)} % of ${all} wholly right, ${(ms / all).toFixed(1)} ms each`,
  )
