import { describe, expect, it } from 'vitest'
import { openPage } from './document.ts'
import { rowsOf } from './page-rows.ts'

const rows = (body: string) => rowsOf(openPage(`<body>${body}</body>`, 'https://kitchen.example/'))
const texts = (body: string) => rows(body).map(({ text }) => text)

describe('the kind and looks of a row', () => {
  it.each<[string, string, number]>([
    ['a heading', '<h3>Leeks</h3>', 3],
    ['in bold throughout', '<p><b>Leeks</b></p>', 7],
    ['a legend', '<fieldset><legend>Leeks</legend></fieldset>', 7],
    ['in a block whose class says title', '<p class="group__title">Leeks</p>', 7],
    ['in a block whose class says title, but long', `<p class="title">${'x'.repeat(81)}</p>`, 0],
    ['in a block whose class only holds the word', '<p class="titled">Leeks</p>', 0],
    ['plainly', '<p>Leeks</p>', 0],
  ])('%s', (_, html, rank) => {
    expect(rows(html).map((row) => row.rank)).toEqual([rank])
  })

  it('its kind is its tag, with the first class of that and of the tag around it', () => {
    const [row] = rows('<ul class="a b"><li class="c d">Leeks</li></ul>')
    expect([row?.tag, row?.kind, row?.isLinked]).toEqual(['li', 'li c a', false])
    expect(rows('<p><a href="/">Leeks</a></p>')[0]?.isLinked).toBe(true)
  })
})

describe('a row says', () => {
  it.each<[string, string, string[]]>([
    [
      'no arrow or tick before it',
      '<p>✔ 2 leeks</p><p>➤ Bake</p><p>~ 3 eggs</p>',
      ['2 leeks', 'Bake', '3 eggs'],
    ],
    ['about, where no space stands behind the sign', '<p>~3 eggs</p>', ['~3 eggs']],
    ['a sign alone', '<p>✔</p>', ['✔']],
    ['no link to edit a heading', '<h2>Leeks[edit]</h2>', ['Leeks']],
    ['what stands so in a paragraph', '<p>Leeks[edit]</p>', ['Leeks[edit]']],
    [
      'its step apart from the label before it',
      '<p>Method: Soften the leeks in it.</p>',
      ['Method', 'Soften the leeks in it.'],
    ],
    [
      'no step that ends in no full stop',
      '<p>Method: Soften the leeks in it</p>',
      ['Method: Soften the leeks in it'],
    ],
    [
      'no step behind a label in a heading',
      '<h2>Method: Soften the leeks.</h2>',
      ['Method: Soften the leeks.'],
    ],
    [
      'its foods apart from their label',
      '<p>Ingredients: 3 leeks, 2 eggs, 1 onion</p>',
      ['Ingredients', '3 leeks', '2 eggs', '1 onion'],
    ],
    [
      'its foods at semicolons',
      '<p>Ingredients: 3 leeks, washed; 2 eggs; 1 onion</p>',
      ['Ingredients', '3 leeks, washed', '2 eggs', '1 onion'],
    ],
    ['no two foods', '<p>Ingredients: 3 large leeks, 2 eggs</p>', ['Ingredients: 3 large leeks, 2 eggs']],
    [
      'no foods without amounts',
      '<p>Ingredients: leeks, eggs, onion, 1 pie</p>',
      ['Ingredients: leeks, eggs, onion, 1 pie'],
    ],
    [
      'no foods behind another label',
      '<p>Contains: 3 leeks, 2 eggs, 1 onion</p>',
      ['Contains: 3 leeks, 2 eggs, 1 onion'],
    ],
  ])('%s', (_, html, read) => {
    expect(texts(html)).toEqual(read)
  })

  it('a label in its own tag is a title', () => {
    const [label, step] = rows('<p>Method: Soften the leeks in it.</p>')
    expect([label?.rank, label?.pieces, step?.rank, step?.pieces]).toEqual([
      7,
      ['Method'],
      0,
      ['Soften the leeks in it.'],
    ])
  })

  it('unsigned drops signs before the text, and no figures', () => {
    const textWithoutMarker = (text: string) => rows(`<p>${text}</p>`)[0]?.textWithoutMarker
    expect([
      textWithoutMarker('* Method'),
      textWithoutMarker('2. Method'),
      textWithoutMarker('Method'),
    ]).toEqual(['Method', '2. Method', 'Method'])
  })

  it('its shapes ignore a bullet', () => {
    const [row] = rows('<p>- 200 g flour</p>')
    expect(row?.foodLikeness).toBe(rows('<p>200 g flour</p>')[0]?.foodLikeness)
    expect(row?.stepLikeness).toBe(rows('<p>200 g flour</p>')[0]?.stepLikeness)
  })
})

describe('a row a food (importing 137)', () => {
  it.each<[string, string, string[]]>([
    ['between bullets', '<p>2 leeks • 3 eggs • 50 g butter</p>', ['2 leeks', '3 eggs', '50 g butter']],
    ['times and servings are none', '<p>25 min • 4 servings • easy</p>', ['25 min • 4 servings • easy']],
    ['two are not a list', '<p>2 leeks • 3 eggs</p>', ['2 leeks • 3 eggs']],
    [
      'beside boxes to tick',
      '<div><label><input type="checkbox">2 leeks</label> <label><input type="checkbox">3 eggs</label></div>',
      ['2 leeks', '3 eggs'],
    ],
    [
      'labels of other fields stay in their line',
      '<div><label>2 leeks</label> or 3 eggs</div>',
      ['2 leeks or 3 eggs'],
    ],
    [
      'behind the name of their part',
      '<p>Dough: 300 g flour, 150 g butter, 1 egg</p>',
      ['Dough', '300 g flour', '150 g butter', '1 egg'],
    ],
    [
      'tools behind a label are none',
      '<p>Tools: 1 pan, 1 bowl, 1 knife</p>',
      ['Tools: 1 pan, 1 bowl, 1 knife'],
    ],
    [
      'a sentence that a letter wrapped is one line',
      '<pre>Put the dates in a bowl, pour boiling water over, leave\nto cool.\nBeat in the egg.</pre>',
      ['Put the dates in a bowl, pour boiling water over, leave to cool.', 'Beat in the egg.'],
    ],
    [
      'of its amount, unit and name in a tag each',
      '<p><span>400</span><span>g</span><span>firm tofu</span></p><p><span>½</span><span>red pepper</span></p>',
      ['400g firm tofu', '½ red pepper'],
    ],
    [
      'of foods and amounts that take turns (importing 138)',
      '<p><i>Leeks</i><b>2</b><i>Cream</i><b>20 cl</b><i>Butter</i><b>50 g</b></p>',
      ['2 Leeks', '20 cl Cream', '50 g Butter'],
    ],
    [
      'words in tags side by side are a line',
      '<p><i>Leeks</i> <b>with</b> <i>cream</i> <b>and</b> <i>much</i> <b>butter</b></p>',
      ['Leeks with cream and much butter'],
    ],
    ['short lines of a letter are not joined', '<pre>2 leeks\nsalt</pre>', ['2 leeks', 'salt']],
  ])('%s', (_, html, said) => {
    expect(texts(html)).toEqual(said)
  })
})
