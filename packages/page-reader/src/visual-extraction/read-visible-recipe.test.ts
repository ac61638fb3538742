import { describe, expect, test } from 'vitest'
import { readPage } from '../read-page.ts'

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

describe('what a page shows', () => {
  const { recipe } = readPage(plain, url)

  test.each([
    ['facts below the list', '<h3>Details</h3><ul><li>Cuisine: British</li><li>Difficulty: Easy</li></ul>'],
    ['tools below the list', "<h3>You'll need</h3><p>Spice grinder</p><p>1 small pot</p>"],
  ])('%s are no ingredients', (_, html) => {
    const page = plain.replace('<h2>Method', `${html}<h2>Method`)
    expect(readPage(page, url).recipe?.ingredients).toEqual(recipe?.ingredients)
  })

  test('an appeal in bold below the method is no step', () => {
    const page = plain
      .replace(
        /<ol>.*<\/ol>/s,
        '<p>Soften the leeks in butter.</p><p>Stir in eggs and cream.</p><p>Bake until set.</p>',
      )
      .replace(
        '<h2>Notes',
        '<p><b>Do you know that our new book of pies is out in all the shops?</b></p><h2>Notes',
      )
    expect(readPage(page, url).recipe?.steps).toEqual(recipe?.steps)
  })

  test('an amount in a tag beside its food belongs to it', () => {
    const rows = ['3|leeks, sliced', '2|eggs', '200 ml|cream']
      .map(
        (row) =>
          `<div>${row
            .split('|')
            .map((part) => `<div>${part}</div>`)
            .join('')}</div>`,
      )
      .join('')
    const page = plain.replace(/<ul><li>3 leeks.*?<\/ul>/s, `<div>${rows}</div>`)
    expect(readPage(page, url).recipe?.ingredients).toEqual(recipe?.ingredients)
  })

  test('a list without a label is found, although its first line says little', () => {
    const page = `<h1>Carrots</h1><p>A good side dish for any day.</p><ul><li>The thick end of 3 large carrots</li>
      <li>1/4 tsp. salt</li><li>1 red chilli</li><li>1 tbsp soy sauce</li></ul>
      <p>Cut the carrots into rounds.</p><p>Simmer them with all the rest until soft.</p>`
    expect(readPage(page, url).recipe).toMatchObject({ ingredients: { length: 4 }, steps: { length: 2 } })
  })
})

describe('the ingredients of a page', () => {
  const foodsOf = (body: string) => readPage(`<h1>Leek pie</h1>${body}`, url).recipe?.ingredients
  const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
  const foods = ['3 leeks, sliced', '2 eggs', '200 ml cream']
  const method = '<h2>Method</h2><p>Soften the leeks in butter.</p><p>Stir in eggs and cream.</p>'

  test.each([
    [
      'a table of nutrition is none, however long',
      `<h2>Ingredients</h2>${list(...foods)}${method}<table>${['Energy 900 kJ', 'Protein 12 g', 'Total fat 8 g', 'Saturated fat 3 g', 'Carbohydrate 20 g', 'Dietary fibre 4 g', 'Sodium 90 mg', 'Iron 2 mg', 'Calcium 9 mg'].map((row) => `<tr><td>${row}</td></tr>`).join('')}</table>`,
      foods,
    ],
    [
      'nutrition below the list ends it',
      `<h2>Ingredients</h2><table>${[...foods, 'Calories 200', 'Protein 12 g'].map((row) => `<tr><td>${row}</td></tr>`).join('')}</table>${method}`,
      foods,
    ],
    [
      'the list is taken once where every step shows it again',
      `<h2>Ingredients</h2>${list(...foods)}${list(...foods)}${list(...foods, 'salt')}${method}`,
      foods,
    ],
    [
      'titles and buttons above a list do not hide it',
      `<h2>Ingredients</h2><h3>Flavours</h3><p><b>Save to my recipes</b></p><p><b>Large view</b></p><h4>Filling</h4>${list(...foods)}${method}`,
      [{ text: 'Large view', heading: true }, { text: 'Filling', heading: true }, ...foods],
    ],
    [
      'a food may begin as a label does',
      `<h2>Ingredients</h2>${list(...foods, '<b>nutritional yeast 5 g</b>', '1 pinch salt')}${method}`,
      [...foods, 'nutritional yeast 5 g', '1 pinch salt'],
    ],
    [
      'amounts are terms and foods their definitions',
      `<h2>Ingredients</h2><dl>${foods
        .slice(1)
        .map((line) => line.replace(/^(\d+(?: ml)?) (.*)$/, '<dt>$1</dt><dd>$2</dd>'))
        .join('')}<dt>10 g</dt><dd>butter</dd></dl>${method}`,
      [...foods.slice(1), '10 g butter'],
    ],
  ])('%s', (_, body, expected) => {
    expect(foodsOf(body)).toEqual(expected)
  })

  test('blocks of one class beside each other are one list, although steps stand between', () => {
    const block = (name: string, ...lines: string[]) => `<div class="${name}">${list(...lines)}</div>`
    const page =
      block('ingredients', 'leeks 200 g', 'butter 20 g') +
      block('steps-method', 'Soften the leeks in butter.', 'Let them cool for an hour.') +
      block('ingredients', 'eggs 2', 'cream 200 ml') +
      block('steps-method', 'Stir in eggs and cream.', 'Bake until set.')
    expect(readPage(`<h1>Leek pie</h1>${page}`, url).recipe).toMatchObject({
      ingredients: ['leeks 200 g', 'butter 20 g', 'eggs 2', 'cream 200 ml'],
      steps: { length: 4 },
    })
  })

  test('sentences below the list are the method, whatever stands between', () => {
    const page = `<h2>Ingredients</h2>${list(...foods)}<p>Pan</p><p>Spoon</p><p>Oven</p>
      <p>Soften the leeks slowly in some butter.</p><p>Stir in the eggs and then the cream.</p>`
    expect(readPage(`<h1>Leek pie</h1>${page}`, url).recipe?.steps).toEqual([
      'Soften the leeks slowly in some butter.',
      'Stir in the eggs and then the cream.',
    ])
  })
})

describe('what to check before saving', () => {
  test('a page that marks its recipe is sure of it; one without marks and labels is not (importing 73)', () => {
    const told = {
      '@type': 'Recipe',
      name: 'Leek pie',
      recipeYield: 6,
      recipeIngredient: ['3 leeks, sliced', '2 eggs', '200 ml cream'],
      recipeInstructions: ['Soften the leeks in butter.', 'Stir in eggs and cream.', 'Bake until set.'],
    }
    const marked = readPage(`<script type="application/ld+json">${JSON.stringify(told)}</script>`, url)
    expect(marked.warnings).toEqual([])
    expect(marked.confidence.ingredients).toBeGreaterThan(0.9)
    const labelled = readPage(plain, url)
    expect(labelled.confidence.steps).toBeLessThan(marked.confidence.steps ?? 0)
    expect(labelled.warnings).toEqual([])
    const talk = '<p class="aside">We ate it.</p>'
    const bare = plain
      .replace(/<h2>(?:Ingredients|Method)<\/h2>|<\/?[ou]l>/g, '')
      .replaceAll('li>', 'p>')
      .replace('<p>Bake', `${talk}<p>Bake`)
    const seen = readPage(bare, url)
    expect(seen.confidence.ingredients).toBeLessThan(labelled.confidence.ingredients ?? 0)
    expect(seen.warnings.map((sentence) => sentence.split(':')[0])).toEqual([
      'Name',
      'Ingredients',
      'Method',
      'Servings',
      'Preparation',
      'Photo',
    ])
  })

  test('two readers that agree are surer than one', () => {
    const told = {
      '@type': 'Recipe',
      name: 'Leek pie',
      recipeIngredient: ['3 leeks, sliced', '2 eggs', '200 ml cream'],
    }
    const html = `<script type="application/ld+json">${JSON.stringify(told)}</script>`
    const alone = readPage(html, url).confidence.ingredients ?? 0
    expect(readPage(plain + html, url).confidence.ingredients).toBeGreaterThan(alone)
  })
})
