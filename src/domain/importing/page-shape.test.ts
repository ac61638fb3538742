import { describe, expect, test } from 'vitest'
import { readPage } from './read-page.ts'
import { tagsFrom } from './page-tags.ts'

const url = 'https://kitchen.example/leek-pie/'

const plain = `<html><head><title>Leek pie | Our Kitchen</title><meta property="og:image" content="/pie.jpg"></head><body>
<nav><ul><li>Home</li><li>Soups</li></ul></nav><h1>Leek pie</h1><p>Serves 6</p><p>Preparation time: 20 minutes</p>
<h2>Ingredients</h2><ul><li>3 leeks, sliced</li><li>2 eggs</li><li>200 ml cream</li></ul>
<h2>Method</h2><ol><li>Soften the leeks in butter.</li><li>Stir in eggs and cream.</li><li>Bake until set.</li></ol>
<h2>Notes</h2><p>Keeps for three days in the fridge.</p></body></html>`

describe('a page that nothing marks', () => {
  test('is read by its labels, its lists and the words beside its counts', () => {
    expect(readPage(plain, url)).toMatchObject({
      method: 'page-shape',
      recipe: {
        name: 'Leek pie',
        ingredients: ['3 leeks, sliced', '2 eggs', '200 ml cream'],
        steps: ['Soften the leeks in butter.', 'Stir in eggs and cream.', 'Bake until set.'],
        servings: 6,
        prepTimeMinutes: 20,
        image: 'https://kitchen.example/pie.jpg',
      },
    })
  })

  test.each([
    ['Zutaten für 4 Personen', 'Zubereitung'],
    ['Ingrédients', 'Préparation'],
    ['Ingredienser', 'Fremgangsmåde'],
    ['Hozzávalók', 'Elkészítés'],
    ['材料', '做法'],
  ])('labels are known in several languages: %s, %s', (ingredients, method) => {
    const { recipe } = readPage(
      plain.replace('>Ingredients<', `>${ingredients}<`).replace('>Method<', `>${method}<`),
      url,
    )
    expect(recipe).toMatchObject({ ingredients: { length: 3 }, steps: { length: 3 } })
  })

  test('a page of talk and links is no recipe', () => {
    const html = `<h1>About us</h1><ul><li>Our story</li><li>Contact</li></ul><p>We have cooked here for years.</p>`
    expect(readPage(html, url).recipe).toBeNull()
  })

  test('amounts that the markup lacks come from the page', () => {
    const told = { '@type': 'Recipe', name: 'Leek pie', recipeIngredient: ['leeks, sliced', 'eggs', 'cream'] }
    const html = plain.replace(
      '</head>',
      `<script type="application/ld+json">${JSON.stringify(told)}</script></head>`,
    )
    expect(readPage(html, url).recipe?.ingredients).toEqual(['3 leeks, sliced', '2 eggs', '200 ml cream'])
  })
})

describe('plug-ins and microformats are read by the names of their blocks', () => {
  const items = (tag: string, name: string, lines: string[]) =>
    lines.map((line) => `<${tag} class="${name}">${line}</${tag}>`).join('')
  const foods = ['3 leeks, sliced', '2 eggs', '200 ml cream']
  const deeds = ['Soften the leeks in butter.', 'Stir in eggs and cream.', 'Bake until set.']

  test.each([
    [
      'wprm-recipe-ingredients',
      'wprm-recipe-ingredient',
      'wprm-recipe-instructions',
      'wprm-recipe-instruction',
    ],
    ['tasty-recipes-ingredients', '', 'tasty-recipes-instructions', ''],
    ['mv-create-ingredients', '', 'mv-create-instructions', ''],
    ['ERSIngredients', 'ingredient', 'ERSInstructions', 'instruction'],
    ['zlrecipe-ingredients-list', 'ingredient', 'zlrecipe-instructions-list', 'instruction'],
    ['jetpack-recipe-ingredients', 'jetpack-recipe-ingredient', 'jetpack-recipe-directions', ''],
    ['ingredients', 'p-ingredient', 'e-instructions', ''],
  ])('%s', (ingredients, ingredient, instructions, instruction) => {
    const { recipe } = readPage(
      `<h1>Leek pie</h1><p>The pie of our street.</p>
      <div class="${ingredients}"><ul>${items('li', ingredient, foods)}</ul></div>
      <div class="${instructions}"><ol>${items('li', instruction, deeds)}</ol></div>`,
      url,
    )
    expect(recipe).toMatchObject({ name: 'Leek pie', ingredients: foods, steps: deeds })
  })
})

test('keywords that were escaped twice make no broken tags', () => {
  expect(tagsFrom(['abuelau0026#039;s pie, leeks', '\\u0026amp;, 039'])).toEqual([
    'abuelas pie',
    'leeks',
    'and',
  ])
})

/** A small generator of numbers that is the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state
  }
}

describe('no input makes it throw', () => {
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
      const cut = plain.slice(0, random.next().value % plain.length)
      const at = random.next().value % (cut.length + 1)
      const junk =
        ['<', '>', '"', '\0', '</li>', '<ul>', '&#x110000;', '\ud800', '<!--'][random.next().value % 9] ?? ''
      const reading = readPage(cut.slice(0, at) + junk + cut.slice(at), url)
      expect(reading.warnings.join(' ')).not.toContain('could not be read')
    }
  })

  test.each([
    ['a megabyte of list items', `<h2>Ingredients</h2><ul>${'<li>1 egg</li>'.repeat(75_000)}</ul>`],
    ['labels without end', '<h2>Ingredients</h2><p>1 egg</p>'.repeat(20_000)],
    ['lists in lists', `<h2>Method</h2>${'<ul><li>Stir well.'.repeat(20_000)}`],
    [
      'blocks named alike',
      '<div class="ingredients"><div class="ingredient">1 egg</div></div>'.repeat(10_000),
    ],
  ])('%s: within a second', (_, html) => {
    const start = performance.now()
    expect(readPage(html, url).warnings.join(' ')).not.toContain('could not be read')
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
