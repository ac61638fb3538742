import { describe, expect, it } from 'vitest'
import { openPage } from '../page/document.ts'
import { namedBlocks } from './named-blocks.ts'

const blocks = (html: string) => namedBlocks(openPage(`<body>${html}</body>`, 'https://kitchen.example/'))
const block = (name: string, ...texts: string[]) =>
  `<div class="${name}">${texts.map((text) => `<p>${text}</p>`).join('')}</div>`
const texts = (groups: { text: string }[][]) => groups.map((rows) => rows.map(({ text }) => text))

describe('a block is known by its name', () => {
  it.each<[string, string, string[][], string[][]]>([
    ['as foods', block('recipe-ingredients', '2 leeks'), [['2 leeks']], []],
    ['as foods by its id', '<ul id="zutaten"><li>2 Lauch</li></ul>', [['2 Lauch']], []],
    ['as steps', block('instructions', 'Bake.'), [], [['Bake.']]],
    ['as steps by another name', block('recipe-steps', 'Bake.'), [], [['Bake.']]],
    ['not as a paragraph', '<p class="ingredients">2 leeks</p>', [], []],
    ['not by another name', block('comments', '2 leeks'), [], []],
    [
      'and not once more within itself',
      `<div class="ingredients">${block('ingredients-list', '2 leeks')}</div>`,
      [['2 leeks']],
      [],
    ],
    [
      'together with those of its class beside it, and then alone',
      block('ingredients', '2 leeks') + block('ingredients', '3 eggs'),
      [['2 leeks', '3 eggs'], ['2 leeks'], ['3 eggs']],
      [],
    ],
    [
      'alone where those beside it have another class',
      block('ingredients a', '2 leeks') + block('ingredients b', '3 eggs'),
      [['2 leeks'], ['3 eggs']],
      [],
    ],
    [
      'alone where one of its class lies elsewhere',
      `${block('ingredients', '2 leeks')}<section>${block('ingredients', '3 eggs')}</section>`,
      [['2 leeks'], ['3 eggs']],
      [],
    ],
  ])('%s', (_, html, foods, steps) => {
    const found = blocks(html)
    expect([texts(found.ingredients), texts(found.steps)]).toEqual([foods, steps])
  })

  it('up to forty of them', () => {
    const many = Array.from({ length: 50 }, (_, at) => block(`ingredients n${at}`, `${at} leeks`)).join('')
    expect(blocks(many).ingredients).toHaveLength(40)
  })
})

describe('small blocks of one name are a line each', () => {
  const items = (html: string) => blocks(html).items
  const item = (text: string, name = 'ingredient') => `<span class="${name}">${text}</span>`

  it.each<[string, string, string[][]]>([
    ['by their class', `<p>${item('2 leeks')}${item('3 eggs')}</p>`, [['2 leeks', '3 eggs']]],
    [
      'by what they are marked as',
      '<p><b itemprop="recipeIngredient">2 leeks</b><b itemprop="recipeIngredient">3 eggs</b></p>',
      [['2 leeks', '3 eggs']],
    ],
    [
      'each class for itself',
      `<p>${item('2 leeks', 'ingredient a')}${item('3 eggs', 'ingredient a')}${item('Bake', 'ingredient b')}${item('Fry', 'ingredient b')}</p>`,
      [
        ['2 leeks', '3 eggs'],
        ['Bake', 'Fry'],
      ],
    ],
    [
      'each line once',
      `<p>${item('2 leeks')}${item('2 leeks')}${item('3 eggs')}</p>`,
      [['2 leeks', '3 eggs']],
    ],
    ['not one alone', `<p>${item('2 leeks')}</p>`, []],
    [
      'without empty ones and long ones',
      `<p>${item('2 leeks')}${item(' ')}${item('x'.repeat(201))}${item('3 eggs')}</p>`,
      [['2 leeks', '3 eggs']],
    ],
    [
      'with the amount beside each',
      `<p>2 ${item('leeks')}</p><p>3 ${item('eggs')}</p>`,
      [['2 leeks', '3 eggs']],
    ],
    [
      'not with what stands behind each',
      `<p>${item('2 leeks')} big</p><p>${item('3 eggs')} small</p>`,
      [['2 leeks', '3 eggs']],
    ],
    [
      'not with words before each',
      `<p>big ${item('leeks')}</p><p>small ${item('eggs')}</p>`,
      [['leeks', 'eggs']],
    ],
    [
      'not with an amount beside two of them',
      `<p>2 ${item('leeks')}${item('eggs')}</p>`,
      [['leeks', 'eggs']],
    ],
    [
      'not with an amount among much else',
      `<p>2<i></i><i></i><i></i><i></i><i></i><i></i><i></i><i></i> ${item('leeks')}</p><p>3 ${item('eggs')}</p>`,
      [['leeks', 'eggs']],
    ],
  ])('%s', (_, html, lines) => {
    expect(items(html).map((part) => part.lines)).toEqual(lines)
  })

  it('score by their ingredient shapes, and zero with one line', () => {
    const score = (...all: string[]) =>
      items(`<p>${all.map((text) => item(text)).join('')}</p>`)[0]?.score ?? -1
    expect(score('2 leeks', '200 g flour')).toBeGreaterThan(score('Bake', 'Fry'))
    expect(score('2 leeks', '2 leeks')).toBe(0)
    expect(score(...Array.from({ length: 40 }, (_, at) => `${at} g flour`))).toBe(9)
  })
})
