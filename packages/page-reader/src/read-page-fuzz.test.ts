import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readPage } from './read-page.ts'

const url = 'https://kitchen.example/leek-pie/'
const good = `<h1>Leek pie</h1><h2>Ingredients</h2><ul><li>3 leeks</li><li>2 eggs</li></ul>
<h2>Method</h2><ol><li>Mix it all.</li><li>Bake until set.</li></ol>`
const script = (text: string) => `<script type="application/ld+json">${text}</script>`
const declared = (fields: Record<string, unknown>) =>
  script(
    JSON.stringify({
      '@type': 'Recipe',
      name: 'Leek pie',
      recipeIngredient: ['3 leeks', '2 eggs'],
      recipeInstructions: ['Mix it all.'],
      ...fields,
    }),
  )
const scope = '<div itemscope itemtype="https://schema.org/Recipe">'

/** Bytes that mean nothing, the same in every run. */
function noise(length: number): Uint8Array {
  let state = 7
  return Uint8Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state >> 16
  })
}
const decoded = (bytes: Uint8Array, charset: string) => new TextDecoder(charset).decode(bytes)

/**
 * Reads a page and measures the CPU time that it took, so that other work on the machine does not
 * count.
 */
function timed(html: string) {
  const start = process.cpuUsage()
  const reading = readPage(html, url)
  const { user, system } = process.cpuUsage(start)
  return { reading, milliseconds: (user + system) / 1000 }
}

describe('whatever a server sends is read within its two seconds of work, without a throw (importing 29)', () => {
  test.each<[string, string]>([
    ['nothing', ''],
    ['ten million letters', 'x'.repeat(10_000_000)],
    ['a million tags', '<i></i>'.repeat(500_000)],
    ['a hundred thousand tags deep', '<div>'.repeat(100_000)],
    ['tags closed in the wrong order', '<b>'.repeat(50_000) + '</i>'.repeat(50_000)],
    ['NUL', '\0'.repeat(1_000_000) + good],
    ['half letters', '\ud800'.repeat(300_000) + good],
    ['gzip', decoded(gzipSync(noise(1_000_000)), 'latin1')],
    ['noise as UTF-8', decoded(noise(1_000_000), 'utf-8')],
    ['UTF-16 as UTF-8', decoded(new Uint8Array(Buffer.from(good.repeat(200), 'utf16le')), 'utf-8')],
    ['UTF-8 as Latin-1', decoded(new TextEncoder().encode(good.replaceAll('e', 'é')), 'latin1')],
    ['spaces', ' '.repeat(2_000_000) + good],
    ['tags that never end', '<a'.repeat(300_000)],
    ['comments that never end', '<!--'.repeat(200_000)],
    ['attributes', `<p ${'a=1 '.repeat(200_000)}>${good}`],
    ['a title of dashes', `<title>${' - '.repeat(200_000)}</title>${good}`],
    ['list items', `<h2>Ingredients</h2><ul>${'<li>1 egg</li>'.repeat(75_000)}</ul>`],
    ['labels', '<h2>Ingredients</h2><p>1 egg</p>'.repeat(20_000)],
    ['a program of brackets', `<script>a = (function(a){return ${'[{ingredients:'.repeat(40_000)}`],
    ['a program of quotes', script(`{ingredients:'${String.raw`\\'`.repeat(200_000)}`)],
    [
      'data that hold themselves',
      script(JSON.stringify([['Reactive', 1], { ingredients: 1, b: 0 }]).padEnd(300)),
    ],
    ['menus in menus', `${'<nav>'.repeat(390)}<main></main>${'<i></i>'.repeat(25_000)}${good}`],
    ['lists in lists', `<h2>Method</h2>${'<ul><li>Stir well.'.repeat(20_000)}`],
    [
      'blocks named alike',
      '<div class="ingredients"><div class="ingredient">1 egg</div></div>'.repeat(10_000),
    ],
    [
      'blocks with a name each',
      Array.from({ length: 20_000 }, (_, at) => `<b class="ingredient${at}">1 egg</b>`).join(''),
    ],
    ['properties', `${scope}${'<b itemprop="recipeIngredient">1 egg</b>'.repeat(20_000)}</div>`],
    ['properties in properties', `${scope}${'<div itemprop="recipeIngredient">1 egg'.repeat(390)}`],
    [
      'lists in lists of another name',
      `${scope}${'<div itemprop="ingredients"><div itemprop="recipeInstructions">1 egg'.repeat(190)}`,
    ],
    [
      'counts without steps',
      `${scope}<p itemprop="recipeInstructions">1. Cook. 2. Bake. ${'1. '.repeat(200_000)}x</p></div>`,
    ],
    [
      'turns without end',
      '<ul><li>1 egg</li><li>2 leeks</li></ul><p>Stir the eggs until they are smooth.</p>'.repeat(8_000),
    ],
    ['data that never end', `<script>window.a = {"ingredients":${'[{"steps":'.repeat(50_000)}</script>`],
    ['data in pieces', '<script>self.__next_f.push([1,"1:{\\"ingredients\\":[]}\\n"])</script>'.repeat(5000)],
    [
      'things in data',
      `<script>a={"ingredients":[${'{"name":"1 egg"},'.repeat(30_000)}1],"steps":[]}</script>`,
    ],
    ['recipes in recipes', `${scope}<i itemprop="ingredients">1 egg</i>`.repeat(390)],
  ])('%s', (_, html) => {
    const { reading, milliseconds } = timed(html)
    expect(reading.warnings.join(' ')).not.toContain('could not be read')
    expect(milliseconds).toBeLessThan(2000)
  })

  test.each<[string, string]>([
    ['spaces inside', script(`{${' '.repeat(500_000)}x`)],
    ['spaces at the end', script(`{"@type":"Recipe"${' '.repeat(500_000)}x`)],
    ['quotes', script(`{${'"'.repeat(150_000)}`)],
    ['backslashes', script(`{"${'\\'.repeat(150_000)}`)],
    ['brackets', script('['.repeat(150_000))],
    ['open things', script('{"a":'.repeat(50_000))],
    ['things on end', script('{},'.repeat(100_000))],
    ['counts', declared({ recipeInstructions: '1. Stir. 2. Bake.'.repeat(30_000) })],
    ['semicolons', script(`{}${'; '.repeat(100_000)}x`)],
    ['brackets in a line', declared({ recipeIngredient: ['(('.repeat(50_000)] })],
    ['commas in a line', declared({ recipeIngredient: [' ,'.repeat(50_000), 'a, '.repeat(50_000)] })],
    ['a lump of steps', declared({ recipeInstructions: 'Stir. '.repeat(50_000) })],
    ['steps written as JSON', declared({ recipeInstructions: `[{${'"text":"'.repeat(50_000)}` })],
    ['entities', declared({ recipeInstructions: `&amp;${'amp;'.repeat(100_000)}` })],
    [
      'times',
      declared({
        prepTime: '1'.repeat(100_000),
        cookTime: '1 / '.repeat(50_000),
        totalTime: `P${'1'.repeat(100_000)}`,
      }),
    ],
    ['yields', declared({ recipeYield: ['1,000'.repeat(50_000), 'one '.repeat(50_000)] })],
    ['keywords', declared({ keywords: 'a,'.repeat(150_000) })],
    [
      'nutrition',
      declared({ nutrition: { calories: '1,'.repeat(50_000), fatContent: `${'1.'.repeat(50_000)}x` } }),
    ],
    ['a picture far up', declared({ image: '../'.repeat(50_000) })],
    [
      'many recipes',
      script(
        JSON.stringify(
          Array.from({ length: 2000 }, () => ({
            '@type': 'Recipe',
            name: 'Pie',
            recipeIngredient: ['1 egg', '2 leeks'],
          })),
        ),
      ),
    ],
  ])('JSON-LD: %s', (_, html) => {
    const { reading, milliseconds } = timed(html)
    expect(reading.warnings.join(' ')).not.toContain('could not be read')
    expect(milliseconds).toBeLessThan(2000)
  })

  test('a page around them is still read', () => {
    for (const html of ['\0'.repeat(1000) + good, '\ud800' + good, ' '.repeat(100_000) + good]) {
      expect(readPage(html, url).recipe).toMatchObject({
        name: 'Leek pie',
        ingredients: ['3 leeks', '2 eggs'],
      })
    }
  })
})

/** A small generator of numbers that is the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state
  }
}

describe('no nesting of a page makes it throw', () => {
  const wrong = [
    null,
    0,
    -1,
    true,
    '',
    '\0',
    [],
    {},
    [[]],
    [null],
    { '@type': 'Recipe' },
    { '@id': 1 },
    'P',
    '9'.repeat(400),
  ]
  const fields =
    'name image author recipeYield prepTime totalTime keywords nutrition recipeIngredient recipeInstructions'

  test('values of the wrong type in any field', () => {
    for (const field of fields.split(' ')) {
      for (const value of wrong) {
        const told = {
          '@type': 'Recipe',
          name: 'Pie',
          recipeIngredient: ['2 eggs', '1 leek'],
          [field]: value,
        }
        const html = `<script type="application/ld+json">${JSON.stringify({ '@graph': [told, value] })}</script>`
        expect(() => readPage(html, url)).not.toThrow()
        expect(readPage(html, url).warnings.join(' ')).not.toContain('could not be read')
      }
    }
  })

  test('a page cut off anywhere, with letters changed anywhere', () => {
    const random = numbers(7)
    for (let round = 0; round < 150; round++) {
      const cut = good.slice(0, random.next().value % good.length)
      const at = random.next().value % (cut.length + 1)
      const junk =
        ['<', '>', '"', '\0', '</li>', '<ul>', '&#x110000;', '\ud800', '<!--'][random.next().value % 9] ?? ''
      const reading = readPage(cut.slice(0, at) + junk + cut.slice(at), url)
      expect(reading.warnings.join(' ')).not.toContain('could not be read')
    }
  })
})
