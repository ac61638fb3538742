/** Pages by people who know no markup: the whole recipe is read from each. */

import { describe, expect, test } from 'vitest'
import { withoutHeadings } from '../page/page-recipe.ts'
import { readPage } from '../read-page.ts'

const foods = ['3 leeks, sliced', '2 eggs', '200 ml cream', 'salt']
const steps = ['Soften the leeks in butter.', 'Stir in eggs and cream.', 'Bake until set.']

const items = (lines: string[], tag = 'li') => lines.map((line) => `<${tag}>${line}</${tag}>`).join('')
const broken = (lines: string[]) => lines.join('<br>\n')

const read = (body: string) => {
  const { recipe } = readPage(
    `<title>Leek pie</title><h1>Leek pie</h1>${body}`,
    'https://kitchen.example/pie',
  )
  return {
    ingredients: recipe?.ingredients ?? [],
    steps: withoutHeadings(recipe?.steps ?? []),
  }
}

describe('a recipe', () => {
  test.each([
    [
      'in lines of paragraphs',
      `<p><b>Ingredients:</b><br>${broken(foods)}</p><p><b>Method:</b><br>${broken(steps)}</p>`,
    ],
    [
      'in tables',
      `<h3>Ingredients</h3><table>${items(items(foods, 'td').split(/(?<=<\/td>)/), 'tr')}</table><h3>Method</h3><table>${items(items(steps, 'td').split(/(?<=<\/td>)/), 'tr')}</table>`,
    ],
    [
      'in text whose breaks are kept',
      `<pre>Ingredients:\n\n${foods.join('\n')}\n\nMethod:\n\n${steps.join('\n')}\n</pre>`,
    ],
    [
      'in terms and definitions',
      `<dl><dt>Ingredients</dt><dd><ul>${items(foods)}</ul></dd><dt>Method</dt><dd>${items(steps, 'p')}</dd></dl>`,
    ],
    [
      'in blocks without a class',
      `<div>Ingredients</div>${items(foods, 'div')}<div>Method</div>${items(steps, 'div')}`,
    ],
    [
      'in spans set as blocks',
      `<span style="display:block">Ingredients</span>${items(foods, 'span').replaceAll('<span', '<span style="display: block"')}<span style="display:block">Method</span>${items(steps, 'span').replaceAll('<span', '<span style="display: flex"')}`,
    ],
    [
      'in tags of its own making',
      `<recipe-label>Ingredients</recipe-label>${items(foods, 'recipe-line')}<recipe-label>Method</recipe-label>${items(steps, 'recipe-line')}`,
    ],
    [
      'in lists without a label',
      `<p>We love this pie.</p><ul>${items(foods)}</ul><ol>${items(steps)}</ol><p>Comments</p><p>Lovely pie, we baked it twice.</p>`,
    ],
    ['in paragraphs without a label', `<p>We love this pie.</p><p>${broken(foods)}</p>${items(steps, 'p')}`],
    [
      'with its method first',
      `<h2>Filling and baking</h2><ol>${items(steps)}</ol><h2>Ingredients</h2><ul>${items(foods)}</ul>`,
    ],
    [
      'above what people say of it',
      `<h2>Ingredients</h2><ul>${items(foods)}</ul><h2>Method</h2>${items(steps, 'p')}<div><p>Anna says:</p><p>Lovely pie, we baked it twice and added some cheese.</p></div>`,
    ],
    [
      'above what can be done with it',
      `<h2>Ingredients</h2><ul>${items(foods)}</ul><h2>Method</h2><ol>${items(steps)}</ol><p>Posted by Anna.</p><ul><li>Add to favourites</li><li>Send to a friend</li></ul>`,
    ],
  ])('%s', (_, body) => {
    expect(read(body)).toEqual({ ingredients: foods, steps })
  })

  test('is read where its label and its text share a paragraph', () => {
    const body = `<p><b>Ingredients:</b> ${foods.join('; ')}</p><p><b>Method:</b> ${steps.join(' ')}</p>`
    expect(read(body)).toEqual({ ingredients: foods, steps: [steps.join(' ')] })
  })
})

describe('labels and units', () => {
  test.each([
    ['Ингредиенты', 'Приготовление', '200 г муки', 'Нарежьте лук и обжарьте на масле.'],
    ['Інгредієнти', 'Спосіб приготування', '200 г борошна', 'Змішайте борошно та яйця у мисці.'],
    ['מצרכים', 'אופן ההכנה', '200 גרם קמח', 'מערבבים את הקמח והביצים בקערה.'],
    ['المقادير', 'طريقة التحضير', '200 غرام طحين', 'يخلط الطحين مع البيض في وعاء كبير.'],
    ['Malzemeler', 'Hazırlanışı', '2 su bardağı un', 'Unu ve yumurtayı bir kapta karıştırın.'],
    ['Ainekset', 'Ohje', '2 dl jauhoja', 'Sekoita jauhot ja munat kulhossa.'],
    ['Ingrediente', 'Mod de preparare', '200 g făină', 'Amestecați făina cu ouăle într-un bol.'],
    ['Innihald', 'Aðferð', '200 g hveiti', 'Blandið hveiti og eggjum saman í skál.'],
    ['材料', '作り方', '玉ねぎ 1個', '玉ねぎを薄切りにして炒める。'],
    ['재료', '만드는 법', '양파 1개', '양파를 얇게 썰어 볶는다.'],
    ['ส่วนผสม', 'วิธีทำ', 'แป้ง 200 กรัม', 'ผสมแป้งกับไข่ในชามใหญ่ให้เข้ากัน'],
  ])('%s, %s', (ingredients, method, food, step) => {
    const body = `<h2>${ingredients}</h2><ul>${items([food, food.replace(/\d+/, '3')])}</ul><h2>${method}</h2><ol>${items([step, `${step} `.repeat(2).trim()])}</ol>`
    expect(read(body)).toMatchObject({ ingredients: { length: 2 }, steps: { length: 2 } })
  })
})
