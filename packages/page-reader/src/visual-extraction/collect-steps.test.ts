import { describe, expect, test } from 'vitest'
import { isHeading, textOf } from '../page/page-recipe.ts'
import { readPage } from '../read-page.ts'

const top = `<h1>Leek pie</h1><h2>Ingredients</h2><ul><li>3 leeks, sliced</li><li>2 eggs</li><li>200 ml cream</li></ul>`

/** The steps of a page with such a method, headings in brackets. */
const stepsOf = (method: string) =>
  (readPage(`<body>${top}${method}</body>`, 'https://kitchen.example/pie').recipe?.steps ?? []).map((line) =>
    isHeading(line) ? `[${textOf(line)}]` : textOf(line),
  )

const soften = 'Soften the leeks in butter.'
const stir = 'Stir in eggs and cream.'
const bake = 'Bake until set.'

describe('steps below a label', () => {
  test.each([
    [
      'a list keeps what looks like no step',
      `<h2>Method</h2><ol><li>${soften}</li><li>Rest</li></ol>`,
      [soften, 'Rest'],
    ],
    [
      'a list keeps what begins as notes do',
      `<h2>Method</h2><ol><li>${soften}</li><li>Serve with hearty bread.</li></ol>`,
      [soften, 'Serve with hearty bread.'],
    ],
    [
      'a short command over a list is the first step',
      `<h2>Method</h2><p>Heat the oven to 200°C.</p><ol><li>${soften}</li><li>${bake}</li></ol>`,
      ['Heat the oven to 200°C.', soften, bake],
    ],
    [
      'talk over a list is no step',
      `<h2>Method</h2><p>Mix it as you like it, bake it with love, and do not forget to share it with the neighbours.</p><ol><li>${soften}</li><li>${bake}</li></ol>`,
      [soften, bake],
    ],
    [
      'every other item may be bold',
      `<h2>Method</h2><ul><li><b>${soften}</b></li><li>${stir}</li><li><b>Now bake the pie in the oven until it is set.</b></li></ul>`,
      [soften, stir, 'Now bake the pie in the oven until it is set.'],
    ],
    [
      'a heading that could be a step is one over others',
      `<h2>Method</h2><h4>Make the filling.</h4><ol><li>${soften}</li></ol><h4>Bake it all in the oven.</h4><ol><li>${bake}</li></ol>`,
      ['[Make the filling.]', soften, '[Bake it all in the oven.]', bake],
    ],
    [
      'bold with a colon is a heading, whatever it says',
      `<h2>Method</h2><p><b>Add and bake:</b></p><p>${soften}</p><p>${stir}</p><p><b>Cut and serve with (hot or cold) cream:</b></p><p>${bake}</p>`,
      ['[Add and bake:]', soften, stir, '[Cut and serve with (hot or cold) cream:]', bake],
    ],
    [
      'a colon alone makes a heading',
      `<h2>Method</h2><p>Filling:</p><p>${soften}</p><p>Crust:</p><p>${bake}</p>`,
      ['[Filling:]', soften, '[Crust:]', bake],
    ],
    [
      'labels of the parts of a method are headings',
      `<h2>How to make the filling</h2><p>${soften}</p><h2>How to make the crust</h2><p>${bake}</p>`,
      ['[How to make the filling]', soften, '[How to make the crust]', bake],
    ],
    [
      'a second label says nothing',
      `<h2>Method</h2><h3>Instructions</h3><p>${soften}</p><p>${bake}</p>`,
      [soften, bake],
    ],
    [
      'lists go on below a button and a title',
      `<h2>Method</h2><ol class="a"><li class="s">${soften}</li></ol><p>Show all of it</p><p>Step 2</p><p>2. The crust</p>
       <ol class="b"><li class="s">${bake}</li></ol>`,
      [soften, bake],
    ],
    [
      'what stands outside and is set otherwise is none',
      `<h2>Method</h2><div><p class="s">${soften}</p><p class="s">${stir}</p></div><div class="more"><p class="by">Put together by the cooks of our street.</p></div>`,
      [soften, stir],
    ],
    [
      'times beside the label are none',
      `<h2>Method</h2><dl><dt>Resting:</dt><dd>30 min</dd></dl><p>${soften}</p><p>${bake}</p>`,
      [soften, bake],
    ],
    [
      'a method in one item is the lines of that item',
      `<h2>Method</h2><ul><li><p>1. ${soften}</p><p>2. ${bake}</p></li></ul>`,
      [`1. ${soften}`, `2. ${bake}`],
    ],
    [
      'numbers in blocks of their own are left out',
      `<h2>Method</h2><ol><li><div>1</div><div>${soften}</div></li><li><div>2</div><div>${bake}</div></li></ol>`,
      [soften, bake],
    ],
    [
      'what is said twice is said once',
      `<h2>Method</h2>${`<p>${soften}</p><p>${bake}</p>`.repeat(2)}`,
      [soften, bake],
    ],
    [
      'cookies are food',
      `<h2>Method</h2><ol><li>Dip the cookies in milk.</li><li>${bake}</li></ol>`,
      ['Dip the cookies in milk.', bake],
    ],
  ])('%s', (_, method, expected) => {
    expect(stepsOf(method)).toEqual(expected)
  })

  test.each([
    [
      'a tab above everything',
      '<div class="t">Method</div><div class="t">Nutrition</div><p>Energy is what we all need to cook and bake.</p>',
    ],
    ['a fact', '<p>Preparation 20 min</p><p>This pie is what we cook and bake on Sundays.</p>'],
  ])('%s is no label', (_, above) => {
    expect(stepsOf(`${above}<h2>Method</h2><p>${soften}</p><p>${bake}</p>`)).toEqual([soften, bake])
  })

  test('the title of the page is no label', () => {
    const page = `<h1>How to make leek pie</h1><p>We cook it on Sundays and bake it slowly.</p>${top}<h2>Method</h2><p>${soften}</p><p>${bake}</p>`
    expect(readPage(page, 'https://kitchen.example/pie').recipe?.steps).toEqual([soften, bake])
  })

  test('counts that begin again have their headings', () => {
    const counted = (steps: string[]) =>
      steps.map((step, at) => `<h4>Step ${at + 1}</h4><p>${step}</p>`).join('')
    expect(stepsOf(`<h3>Filling</h3>${counted([soften, stir])}<h3>Crust</h3>${counted([bake])}`)).toEqual([
      '[Filling]',
      soften,
      stir,
      '[Crust]',
      bake,
    ])
  })
})

test('the titles of counted steps are headings', () => {
  const method = `<h2>How to make it</h2><h3>Step 1: Cook the leeks</h3><p>${soften}</p><h3>Step 2: Bake the pie</h3><p>${bake}</p>`
  expect(stepsOf(method)).toEqual(['[Step 1: Cook the leeks]', soften, '[Step 2: Bake the pie]', bake])
})

test.each(['Leftovers and storage', '✨ Pro tips', 'Let’s wrap it up', 'Final thoughts'])(
  'steps end at %s',
  (title) => {
    const leftovers = `<h3>${title}</h3><p>Keep the pie in the fridge and serve it within two days.</p>`
    expect(stepsOf(`<h2>Method</h2><p>${soften}</p><p>${stir}</p>${leftovers}`)).toEqual([soften, stir])
  },
)
