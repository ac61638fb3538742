/**
 * A recipe in Cooklang (`.cook`): facts, then the method with its ingredients marked in it. The
 * name of the file is the name of the recipe.
 */

import { minutesIn } from '@plateful/page-reader/page/duration'
import { yieldAmong } from '@plateful/page-reader/page/yield'
import { pictureFile } from '../archive/files-to-read.ts'
import { filePhoto, type FileRecipe, type PhotoSource, recipeUnlessEmpty, webPhoto } from '../file-recipe.ts'
import { headingLine, withoutMarkup } from '../text/convert-lines.ts'
import { factsInWords } from '../text/facts-in-text.ts'

/**
 * '@sea salt{1%tsp}(fine)', '#pan{}', '~rest{5%minutes}'; one word needs no braces. Modifiers of
 * Cooklang's extensions are dropped.
 */
const cooklangMark =
  /(?<![\p{L}\p{N}])([@#~])([@&?+-]*)([^@#~{}\n]{0,100}?(?=\{)|[\p{L}\p{N}][\p{L}\p{N}_'’-]*)?(?:\{([^{}\n]{0,200})\})?(?:\(([^()\n]{0,200})\))?/gu

/**
 * The recipe, named by its file where it states no title; null where it is empty
 * (`recipeUnlessEmpty`).
 */
export function readCooklang(text: string, path: string, paths: readonly string[]): FileRecipe | null {
  const { facts, body } = splitFacts(text.replace(/\r\n?/g, '\n'))
  const fact = (...names: string[]) => names.map((name) => facts.get(name)).find(Boolean) ?? ''
  const [name = '', ...folders] = path.split('/').toReversed()
  const { ingredients, steps, notes, cookware } = readBody(body)
  return recipeUnlessEmpty({
    key: path,
    name: fact('title') || name.replace(/\.[^.]+$/, ''),
    ingredients,
    steps,
    ...yieldAmong([fact('servings', 'serves', 'yield').split('|')[0] ?? '']),
    author: fact('source.author', 'author'),
    description: withoutMarkup(fact('description', 'introduction')),
    equipment: [...new Set(cookware)],
    prepTimeMinutes: minutesIn(fact('prep time', 'prep_time', 'time.prep', 'prep')),
    cookTimeMinutes: minutesIn(fact('cook time', 'cook_time', 'time.cook', 'cook')),
    totalTimeMinutes: minutesIn(fact('time', 'duration', 'time required', 'total time', 'total_time')),
    tags: [...listIn(fact('tags', 'tag')), ...listIn(fact('course', 'category')), ...folders.slice(0, 1)],
    source: fact('source.url', 'source', 'url') || fact('source.name', 'author'),
    cuisine: fact('cuisine'),
    ...factsInWords(fact).facts,
    notes: [...notes, withoutMarkup(fact('notes'))].filter((note) => note !== ''),
    photo: photoOf(path, fact('image', 'images', 'picture', 'pictures').split(',')[0] ?? '', paths),
  })
}

/**
 * The picture that the facts name, or the one with the name of the recipe, beside it or in
 * `images/`. `Soup.2.jpg` shows a step and is not taken.
 */
function photoOf(path: string, imageField: string, paths: readonly string[]): PhotoSource | null {
  const address = withoutQuotes(imageField.replace(/^\[|\]$/g, ''))
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const stem = path.slice(folder.length).replace(/\.[^.]+$/, '')
  const isPhotoOfRecipe = (one: string) => one === `${folder}${stem}` || one === `${folder}images/${stem}`
  const photoPath =
    paths.find((one) => address !== '' && one === folder + address.replace(/^\.\//, '')) ??
    paths.find((one) => pictureFile.test(one) && isPhotoOfRecipe(one.replace(pictureFile, '')))
  return webPhoto(address) ?? filePhoto(photoPath)
}

const listIn = (text: string) =>
  text
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map(withoutQuotes)
const withoutQuotes = (text: string) => text.trim().replace(/^(["'])(.*)\1$/, '$2')

/**
 * The facts: '>> key: value' anywhere, or lines 'key: value' between two '---' at the top. A list
 * may have a line for each entry.
 */
function splitFacts(text: string): { facts: Map<string, string>; body: string } {
  const facts = new Map<string, string>()
  const front = /^\s*---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(text)
  let last = ''
  for (const line of (front?.[1] ?? '').split('\n')) {
    const [, indent = '', key = '', value = ''] = /^(\s*)([\w .-]+?)\s*:(?:\s+(.*))?$/.exec(line) ?? []
    const entry = /^\s*-\s+(.*)$/.exec(line)?.[1]
    if (entry !== undefined)
      facts.set(last, [facts.get(last), withoutQuotes(entry)].filter(Boolean).join(','))
    else if (key !== '') {
      const name = indent === '' ? key.toLowerCase() : `${last.split('.')[0]}.${key.toLowerCase()}`
      last = name
      if (value !== '') facts.set(name, withoutQuotes(value))
    }
  }
  const body = (front ? text.slice(front[0].length) : text).replace(
    /^>>\s*([^:\n]+):(.*)$/gm,
    (_, key: string, value: string) => {
      facts.set(key.trim().toLowerCase(), value.trim())
      return ''
    },
  )
  return { facts, body }
}

interface Body {
  ingredients: string[]
  steps: string[]
  notes: string[]
  cookware: string[]
}

/**
 * '== Sauce ==' begins a section, '> ' a note. What stands behind '--' or in '[- -]' is a comment
 * and is left out.
 */
function readBody(body: string): Body {
  const parsed: Body = { ingredients: [], steps: [], notes: [], cookware: [] }
  const text = body.replace(/\[-[\s\S]{0,2000}?-\]/g, '').replace(/(^|\s)--(?!-).*$/gm, '$1')
  for (const block of blocksOf(text)) {
    let step: string[] = []
    const endStep = () => {
      if (step.length > 0) parsed.steps.push(readStep(step.join(' '), parsed))
      step = []
    }
    for (const line of block.split('\n')) {
      const section = /^\s*=+\s*(.*?)\s*=*\s*$/.exec(line)?.[1]
      const note = /^\s*>\s?(.*)$/.exec(line)?.[1]
      if (section !== undefined) {
        endStep()
        if (section !== '') parsed.ingredients.push(headingLine(section))
        if (section !== '') parsed.steps.push(headingLine(section))
      } else if (note !== undefined) parsed.notes.push(withoutMarkup(readStep(note, parsed)))
      else if (line.trim() !== '') step.push(line.trim())
    }
    endStep()
  }
  return {
    ...parsed,
    ingredients: withoutEmptySections(parsed.ingredients),
    steps: withoutEmptySections(parsed.steps),
  }
}

/**
 * Blank lines separate the steps. In a file without blank lines, as older files are, each line is a
 * step.
 */
function blocksOf(text: string): string[] {
  const blocks = text.split(/\n[ \t]*\n/).filter((block) => block.trim() !== '')
  return blocks.length === 1 ? (blocks[0] ?? '').split('\n') : blocks
}

/** The step in words; the ingredients marked in it are added to `read`. */
function readStep(text: string, read: Body): string {
  return withoutMarkup(
    text.replace(
      cooklangMark,
      (
        match,
        mark: string,
        modifiers: string,
        markedName?: string,
        braces?: string,
        preparation?: string,
      ) => {
        const marked = (markedName ?? '').trim()
        // Another recipe goes by its path: './sauces/Pesto'.
        const name = mark === '@' && /^\.{0,2}\//.test(marked) ? (marked.split('/').at(-1) ?? '') : marked
        if (name === '' && (mark !== '~' || braces === undefined)) return match
        const amount = amountIn(braces ?? '')
        if (mark === '~') return amount || name
        if (mark === '#') {
          read.cookware.push(amount ? `${amount} ${name}` : name)
          return name
        }
        const isCounted = amount === '' || /[\p{N}]/u.test(amount)
        const line = isCounted ? [amount, name].filter(Boolean).join(' ') : `${name}, ${amount}`
        const isReference = /[&-]/.test(modifiers)
        if (!isReference) read.ingredients.push(preparation ? `${line}, ${preparation}` : line)
        return name
      },
    ),
  )
}

/** '125%g' is '125 g', '=1%tsp' too; words without a number stay as they are. */
const amountIn = (braces: string) =>
  braces
    .replace(/^\s*=/, '')
    .split('%')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')

const withoutEmptySections = (lines: string[]) =>
  lines.filter((line, at) => !line.endsWith(':') || (at + 1 < lines.length && !lines[at + 1]?.endsWith(':')))
