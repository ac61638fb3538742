/**
 * Writes `packages/ingredients/src/generated`, the compact form that is loaded of what stands in
 * `packages/ingredients/data` (decisions 0069, 0096, 0245 and 0246). `--check` writes nothing and
 * fails where a file is stale.
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const library = join(root, 'packages', 'ingredients')
const folder = join(library, 'data', 'foods')

const foods = readdirSync(folder)
  .filter((file) => file.endsWith('.jsonl'))
  .toSorted()
  .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean))
  .map((line) => JSON.parse(line))

/**
 * Foods of the same facts, their names after them: facts, a tab, then
 * 'name,synonym,synonym;name;name'.
 */
const groups = new Map()
for (const { name, synonyms = [], ...facts } of foods) {
  const key = JSON.stringify(facts)
  groups.set(key, [...(groups.get(key) ?? []), [name, ...synonyms].join(',')])
}
const text = [...groups].map(([facts, names]) => `${facts}\t${names.join(';')}`).join('\n')

const compositions = readFileSync(join(library, 'data', 'made-of.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))
  .map(({ foods: names, surely, often, possibly, never }) =>
    [names, surely, often, possibly, never].map((list = []) => list.join(',')).join('\t'),
  )
  .join('\n')

/** The languages whose names of foods are known, by the files that hold them. */
const languages = readdirSync(join(library, 'data', 'food-names'))
  .filter((file) => file.endsWith('.jsonl'))
  .map((file) => file.slice(0, -'.jsonl'.length))
  .toSorted()
const namesIn = (language) =>
  readFileSync(join(library, 'data', 'food-names', `${language}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
const foreignNames = languages
  .map((language) => {
    const rows = namesIn(language)
    return `${language}\t${rows.map(({ food, names }) => [food, ...names].join(',')).join(';')}`
  })
  .join('\n')
const smallWords = JSON.parse(readFileSync(join(library, 'data', 'food-name-words.json'), 'utf8'))
const foreignWords = languages
  .map((language) => {
    const { idle, and, or, purpose, other } = smallWords[language]
    return [language, ...[idle, and, or, purpose, other].map((words) => words.join(','))].join('\t')
  })
  .join('\n')

const withoutMarks = (word) => word.normalize('NFD').replace(/\p{M}/gu, '')
const same = (word) => word

/**
 * How the names of one and of several end, and whether accents may change ('Apfel', 'Äpfel').
 * Polish has other forms for two and for five.
 */
const numbers = {
  da: [same, ['-er', '-r', '-e']],
  de: [withoutMarks, ['-', '-n', '-en', '-e', '-er', '-s']],
  es: [withoutMarks, ['-s', '-es', 'z-ces']],
  fr: [same, ['-s', '-x']],
  it: [same, ['o-i', 'a-e', 'e-i', 'co-chi', 'ca-che']],
  nl: [same, ['-s', '-en', '-eren']],
  no: [same, ['-er', '-r']],
  pt: [same, ['-s', '-es', 'ão-ões', 'm-ns']],
  sv: [same, ['-er', '-r', '-ar', 'a-or', 'e-ar']],
}

/** German nouns that are the same for several: their '-n' is 'with them'. */
const sameForSeveral = /(?:schnitzel|flügel|würfel|dotter|schenkel|stängel|stengel|würstel|knödel)$/

/** The names of one word for one and for several of what is counted: 'zitrone,zitronen'. */
function formsInNumber(language, [fold, endings]) {
  const counted = new Set(foods.filter((food) => food.counted).map(({ name }) => name))
  return namesIn(language).flatMap(({ food, names }) => {
    const words = counted.has(food)
      ? names.filter((name) => !/[\s(]/.test(name) && !sameForSeveral.test(name))
      : []
    const several = (one) =>
      words.find(
        (other) =>
          other !== one &&
          endings.some((pair) => {
            const [end, ends] = pair.split('-')
            if (ends === '' && fold(one) !== one) return false
            return one.endsWith(end) && fold(one.slice(0, one.length - end.length) + ends) === fold(other)
          }),
      )
    const forms = words.map((one) => [one, several(one)]).filter(([, form]) => form !== undefined)
    const plurals = new Set(forms.map(([, form]) => form))
    // 'Eiern' is no plural of 'eier', which is one itself.
    return forms.filter(([one]) => !plurals.has(one)).map((pair) => pair.join(','))
  })
}
const foreignNumbers = Object.entries(numbers)
  .map(([language, endings]) => `${language}\t${formsInNumber(language, endings).join(';')}`)
  .join('\n')

const nutritionLines = (file) =>
  readFileSync(join(library, 'data', 'nutrition', file), 'utf8')
    .trimEnd()
    .split('\n')

/** A module that exports one text. */
const textModule = (name, says, value) => {
  if (/`|\$\{/.test(value)) throw new Error(`${name} holds a mark that a template string would read.`)
  const escaped = value.replaceAll('\\', '\\\\')
  return `/**\n${says.map((line) => ` * ${line}\n`).join('')} */\nexport const ${name} = \`${escaped}\`\n`
}

const modules = {
  'lexicon-text.ts': textModule(
    'lexiconText',
    [
      'Every food, in the form that `read-lexicon.ts` reads. Written by `scripts/lexicon.mjs` from',
      '`data/foods`.',
    ],
    text,
  ),
  'made-of-text.ts': textModule(
    'madeOfText',
    [
      'What foods are made of, for `food-parts.ts`: foods, then what is surely, often, possibly and',
      'never in them. Written by `scripts/lexicon.mjs` from `data/made-of.jsonl`.',
    ],
    compositions,
  ),
  'foreign-names-text.ts': textModule(
    'foreignNamesText',
    [
      'What foods are called in other languages, for `foreign-names.ts`: a line a language, its foods',
      'with their names. Written by `scripts/lexicon.mjs` from `data/food-names`.',
    ],
    foreignNames,
  ),
  'foreign-numbers-text.ts': textModule(
    'foreignNumbersText',
    [
      'Names of one and of several in other languages, for `inflect-foreign-name.ts`: a line a',
      'language. Written by `scripts/lexicon.mjs` from `data/food-names`.',
    ],
    foreignNumbers,
  ),
  'foreign-words-text.ts': textModule(
    'foreignWordsText',
    [
      'Small words beside the names of foods, for `foreign-words.ts`: a line a language, with words that',
      'make no other food, words for and, or and for, and others. Written by `scripts/lexicon.mjs`',
      'from `data/food-name-words.json`.',
    ],
    foreignWords,
  ),
  'nutrients-text.ts': [
    textModule(
      'nutrientsText',
      [
        'Nutrients of foods in 100 g and weights of their portions, a JSON line each, for `nutrients.ts`.',
        'Written by `scripts/lexicon.mjs` from `data/nutrition/sources.jsonl`.',
      ],
      nutritionLines('sources.jsonl').join('\n'),
    ),
    textModule(
      'nutrientsOfFoodsText',
      ['Which of them a food of the lexicon has, from `data/nutrition/foods.jsonl`.'],
      nutritionLines('foods.jsonl').join('\n'),
    ),
    textModule(
      'usualWeightsText',
      ['Usual weights of pieces and measures, for `usual-weights.ts`.'],
      nutritionLines('weights.jsonl').join('\n'),
    ),
  ].join('\n'),
}

const generated = join(library, 'src', 'generated')
if (process.argv.includes('--check')) {
  const isStale = (file) => {
    const target = join(generated, file)
    return !existsSync(target) || readFileSync(target, 'utf8') !== modules[file]
  }
  for (const file of readdirSync(generated).filter((name) => !(name in modules)))
    fail(`${pathOf(file)} is written by nobody: remove it`)
  for (const file of Object.keys(modules).filter(isStale)) fail(`${pathOf(file)} is stale: npm run lexicon`)
} else for (const [file, written] of Object.entries(modules)) writeFileSync(join(generated, file), written)

function pathOf(file) {
  return relative(root, join(generated, file)).replaceAll('\\', '/')
}

function fail(message) {
  console.error(message)
  process.exitCode = 1
}
