/** Pages as people set them on their first websites (importing 150). */

import { describe, expect, test } from 'vitest'
import { foodsOf, nameOf, recipeOf, stepsOf } from '../../test/whole-page.ts'
import { isHeading, textOf } from '../page/page-recipe.ts'

const foods = '<ul><li>3 leeks</li><li>200 g flour</li><li>100 g butter</li></ul>'
const steps = '<ol><li>Soften the leeks in butter.</li><li>Bake the tart for 40 minutes.</li></ol>'
const lists = `<h2>Ingredients</h2>${foods}<h2>Method</h2>${steps}`

describe('the name where the headings are those of the site (importing 150)', () => {
  const head = '<title>Easy Kitchen</title><div class="banner"><h1>Easy Kitchen</h1></div>'

  test('is what a picture beside the lists shows', () => {
    const html = `${head}<main>${lists}<img src="a.jpg" alt="Tart with leeks"></main>`
    expect(nameOf(html)).toBe('Tart with leeks')
  })

  test('is the bold words that a text begins with', () => {
    const html = `<title>Recipes</title><main><img src="a.jpg" alt="Leeks"><p><b>Tart with leeks</b> is quick to make.</p>
      <p><b>Ingredients:</b></p>${foods}<p><b>Method:</b></p>${steps}</main>`
    expect(nameOf(html)).toBe('Tart with leeks')
  })

  test('is the end of the address, where that names a food', () => {
    expect(nameOf(`<title>Document</title>${lists}`, 'tart-with-leeks.html')).toBe('Tart with leeks')
  })

  test('stays that of the site where a picture shows something else', () => {
    const html = `${head}<main>${lists}<img src="a.jpg" alt="Our shop in town"></main>`
    expect(nameOf(html)).toBe('Easy Kitchen')
  })
})

describe('tools are no foods (importing 150)', () => {
  test.each(['Le matériel', 'Das Zubehör', 'Gli attrezzi', 'Utensilios necesarios', 'Køkkenudstyr'])(
    'below %s',
    (title) => {
      const html = `<h1>Tart with leeks</h1><h3>Ingredients</h3>${foods}<h3>${title}</h3>
        <ul><li>A bowl</li><li>A whisk</li><li>1 cake tin</li></ul><h3>Method</h3>${steps}`
      expect(foodsOf(html)).toEqual(['3 leeks', '200 g flour', '100 g butter'])
    },
  )
})

describe('tips in a list of steps are no steps (importing 150)', () => {
  const own = [
    'Soften the leeks in butter.',
    'Fill the tart with the leeks.',
    'Bake the tart for 40 minutes.',
  ]
  const pageOf = (items: string[]) =>
    `<h1>Tart with leeks</h1><h2>Ingredients</h2>${foods}<h2>Method</h2><ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`

  test.each([
    ['a tip', ['Tip: use young leeks for a milder tart.']],
    ['tips and another one', ['Tips: use young leeks.', 'Replace the butter with oil.']],
  ])('%s at the end', (_, items) => expect(stepsOf(pageOf([...own, ...items]))).toEqual(own))

  test('a tip in a paragraph of its own within a step', () => {
    const [first, ...others] = own.map((step) => `<p>${step}</p>`)
    expect(stepsOf(pageOf([`${first}<p><em>Tip: </em>Use young leeks.</p>`, ...others]))).toEqual(own)
  })

  test('what stands between steps stays', () => {
    const items = [...own.slice(0, 2), 'Tip: fill it to the rim.', ...own.slice(2), 'Cut the tart in slices.']
    expect(stepsOf(pageOf(items))).toEqual(items)
  })

  test('the wine and the source below paragraphs', () => {
    const html = `<h1>Tarte aux poireaux</h1><h2>Ingrédients</h2><ul><li>3 poireaux</li><li>200 g de farine</li></ul><h2>Préparation</h2>
      <p>Faites fondre les poireaux dans le beurre.</p><p>Enfournez la tarte pendant 40 minutes.</p>
      <p>Vin conseillé : un cidre brut.</p><p><em>Source :</em> un journal de 1969</p>`
    expect(stepsOf(html)).toHaveLength(2)
  })

  test('a tip that the data of a step has in a line of its own', () => {
    const html = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Tart</h1><p itemprop="recipeIngredient">3 leeks</p>
      ${own.map((step) => `<div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><div itemprop="text"><p>${step}</p><p>Tip: use leeks.</p></div></div>`).join('')}</div>`
    expect(stepsOf(html)).toEqual(own)
  })
})

test("steps stand below 'Przepis:' between the foods and them (importing 150)", () => {
  const html = `<h1>Szarlotka</h1><h3>Składniki:</h3><ul><li>jabłka 1 kg</li><li>mąka 300 g</li><li>masło 200 g</li></ul>
    <h3>Przepis:</h3><ul><li>Zetrzyj jabłka</li><li>Zagnieć ciasto z mąki i masła.</li><li>Piecz ciasto godzinę.</li></ul>`
  expect(foodsOf(html)).toEqual(['jabłka 1 kg', 'mąka 300 g', 'masło 200 g'])
  expect(stepsOf(html)).toHaveLength(3)
})

test('a sentence over a list announces foods without amounts (importing 150)', () => {
  const html = `<title>Porrusalda</title><body><p>Para preparar este plato necesitaremos los siguientes ingredientes:</p>
    <ul><li>Puerro</li><li>Patata (opcional)</li><li>Aceite de oliva</li><li>Sal</li></ul><p>¡Ya los tenemos, empezamos!</p>
    <ol><li>Lava y corta el puerro y la patata</li><li>Añade agua y sal al gusto</li><li>Cuece todo durante media hora</li></ol></body>`
  expect(foodsOf(html)).toEqual(['Puerro', 'Patata (opcional)', 'Aceite de oliva', 'Sal'])
})

describe('texts with a head of data, and parts that blank lines set apart (importing 150)', () => {
  test('the title is the name', () => {
    const text =
      '---\ntittel: "Purretærte"\nkategori: "Middag"\n---\n\n## Ingrediensar\n\n- 3 purrer\n- 200 g mjøl\n\n## Framgangsmåte\n\n1. Skjer purrene.\n2. Steik terta i ein time.'
    expect(nameOf(text)).toBe('Purretærte')
    expect(foodsOf(text)).toEqual(['3 purrer', '200 g mjøl'])
  })

  test('names of parts are titles', () => {
    const text =
      'TITLE: Porretærte\nINGREDIENTS:\n200 g mel\n100 g smør\n\nFyld\n3 porrer\n2 dl fløde\n\nMETHOD:\nDej til tærten\nSaml mel og smør til en dej.\nLad dejen hvile en time.\n\nFyld\nSvits porrerne i en gryde og hæld fløden over.\nBag tærten i 40 minutter.'
    const reading = recipeOf(text)
    expect(reading?.ingredients.filter(isHeading).map(textOf)).toEqual(['Fyld'])
    expect(reading?.steps.filter(isHeading).map(textOf)).toEqual(['Dej til tærten', 'Fyld'])
  })
})

describe('lists that a page sets in its own way (importing 150)', () => {
  const column = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
  const names = ['leeks', 'flour', 'butter', 'salt']
  const amounts = ['3', '200 g', '100 g', '<br>']
  const joined = ['3 leeks', '200 g flour', '100 g butter', 'salt']

  test.each([
    ['amounts before foods', [amounts, names]],
    ['foods before amounts', [names, amounts]],
  ])('%s, in two lists beside each other', (_, [one = [], other = []]) => {
    const html = `<h1>Tart with leeks</h1><h3>Ingredients</h3><div>${column(one)}${column(other)}</div><h3>Method</h3>${steps}`
    expect(foodsOf(html)).toEqual(joined)
    expect(nameOf(html)).toBe('Tart with leeks')
  })

  test('lists of different length are two lists', () => {
    const html = `<h1>Tart with leeks</h1><h3>Ingredients</h3><div>${column(amounts)}${column(names.slice(1))}</div><h3>Method</h3>${steps}`
    expect(foodsOf(html)).not.toContain('200 g flour')
  })

  const method = [
    'Émincer les gousses d’ail grossièrement',
    'Presser le citron',
    'Mixer le tout dans le mixeur',
    'Servir le houmous avec du pain',
  ]
  const pageOf = (lines: string[]) =>
    `<h1>Houmous</h1><h3>Ingrédients</h3><ul><li>200 g de pois chiches</li><li>2 citrons</li></ul><h3>Étapes</h3><div>${lines.map((line) => `<p>${line}</p>`).join('')}</div>`

  test('a short paragraph among steps without full stops is a step', () => {
    expect(stepsOf(pageOf(method))).toEqual(method)
    const stopped = method.map((line, at) => (at === 1 ? 'Photo de Claire' : `${line}.`))
    expect(stepsOf(pageOf(stopped))).not.toContain('Photo de Claire')
  })
})
