/** Pages as people set them on their first websites (importing 150). */
import { describe, expect, test } from 'vitest'
import { isHeading, textOf } from './page/page-recipe.ts'
import { withoutCounts } from './page/step-counts.ts'
import { readSource } from './read-source.ts'

const readingOf = (html: string, page = 'page.html') =>
  readSource(html, `https://kitchen.example/${page}`).reading.recipe
const linesOf = (lines: Parameters<typeof withoutCounts>[0] = []) =>
  withoutCounts(lines)
    .filter((line) => !isHeading(line))
    .map(textOf)
const foodsOf = (html: string) => linesOf(readingOf(html)?.ingredients)

const foods = '<ul><li>3 leeks</li><li>200 g flour</li><li>100 g butter</li></ul>'
const steps = '<ol><li>Soften the leeks in butter.</li><li>Bake the tart for 40 minutes.</li></ol>'
const lists = `<h2>Ingredients</h2>${foods}<h2>Method</h2>${steps}`

describe('the name where the headings are those of the site (importing 150)', () => {
  const head = '<title>Easy Kitchen</title><div class="banner"><h1>Easy Kitchen</h1></div>'

  test('is what a picture beside the lists shows', () => {
    const html = `${head}<main>${lists}<img src="a.jpg" alt="Tart with leeks"></main>`
    expect(readingOf(html)?.name).toBe('Tart with leeks')
  })

  test('is the bold words that a text begins with', () => {
    const html = `<title>Recipes</title><main><img src="a.jpg" alt="Leeks"><p><b>Tart with leeks</b> is quick to make.</p>
      <p><b>Ingredients:</b></p>${foods}<p><b>Method:</b></p>${steps}</main>`
    expect(readingOf(html)?.name).toBe('Tart with leeks')
  })

  test('is the end of the address, where that names a food', () => {
    expect(readingOf(`<title>Document</title>${lists}`, 'tart-with-leeks.html')?.name).toBe('Tart with leeks')
  })

  test('stays that of the site where a picture shows something else', () => {
    const html = `${head}<main>${lists}<img src="a.jpg" alt="Our shop in town"></main>`
    expect(readingOf(html)?.name).toBe('Easy Kitchen')
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
