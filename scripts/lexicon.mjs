// Writes packages/ingredients/src/foods/lexicon.ts, the compact form of the lexicon that is loaded, from
// packages/ingredients/data/foods/*.jsonl (decision 0069). `--check` writes nothing and fails where it is stale.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const library = join(import.meta.dirname, '..', 'packages', 'ingredients')
const folder = join(library, 'data', 'foods')
const target = join(library, 'src', 'foods', 'lexicon.ts')

const foods = readdirSync(folder)
  .filter((file) => file.endsWith('.jsonl'))
  .toSorted()
  .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean))
  .map((line) => JSON.parse(line))

/** Foods of the same facts, their names after them: facts, a tab, then 'name,synonym,synonym;name;name'. */
const groups = new Map()
for (const { name, synonyms = [], ...facts } of foods) {
  const key = JSON.stringify(facts)
  groups.set(key, [...(groups.get(key) ?? []), [name, ...synonyms].join(',')])
}
const text = [...groups].map(([facts, names]) => `${facts}\t${names.join(';')}`).join('\n')
if (/[`\\]|\$\{/.test(text)) throw new Error('A name holds a mark that a template string would read.')

const written = `/**
 * Every food, in the form that \`read-lexicon.ts\` reads. Written by \`scripts/lexicon.mjs\` from
 * \`data/foods\`.
 */
export const lexiconText = \`${text}\`
`
if (!process.argv.includes('--check')) writeFileSync(target, written)
else if (readFileSync(target, 'utf8') !== written) {
  console.error('packages/ingredients/src/foods/lexicon.ts is stale: node scripts/lexicon.mjs')
  process.exitCode = 1
}
