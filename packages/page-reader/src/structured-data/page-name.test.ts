import { describe, expect, it, test } from 'vitest'
import { openPage } from '../page/document.ts'
import { textIn } from '../page/plain-text.ts'
import {
  isOnlyPageKind,
  isUselessTitle,
  nameHeadings,
  nameInThread,
  shownName,
  withoutPageKind,
} from './page-name.ts'

const url = 'https://www.kitchen.example/leek-pie'

test.each([
  ['Recipe: Leek pie', 'Leek pie'],
  ['Recipe. Leek pie', 'Leek pie'],
  ['Print recipe – Leek pie', 'Leek pie'],
  ['Leek pie: the recipe', 'Leek pie'],
  ['Leek pie : la ricetta', 'Leek pie'],
  ['Rezept: Lauch', 'Lauch'],
  ['Kochbuch:Brotsuppe', 'Brotsuppe'],
  ['[garden] Re: Leek pie', 'Leek pie'],
  ['Rezeptidee: Lauch', 'Lauch'],
  ['Recipe: ab', 'Recipe: ab'],
  ['Leek pie', 'Leek pie'],
])('what a page is said to be is no part of a name: %s', (text, name) => {
  expect(withoutPageKind(text)).toBe(name)
})

test.each([
  ['Recipe', true],
  ['Print recipe!', true],
  ['Home', true],
  ['Welcome to our kitchen', true],
  ['3 Answers', true],
  ['3 answers to hunger', false],
  ['Recipe for leeks', false],
  ['Homely pie', false],
])('%s says only what the page is: %s', (text, is) => {
  expect(isOnlyPageKind(text)).toBe(is)
})

test.each([
  ['', '', true],
  ['Recipes', 'Our kitchen', true],
  ['Our kitchen!', 'Our Kitchen', true],
  ['Recipes | Hill Farm', '', true],
  ['Recipe | Leek pie', '', false],
  ['Leek pie', 'Our kitchen', false],
  ['Leek pie', '', false],
])('the title "%s" of the site "%s" names no dish: %s', (title, site, is) => {
  expect(isUselessTitle(title, site, 'https://kitchen.example/leek-pie')).toBe(is)
})

describe('the headings that may be the name', () => {
  const names = (body: string, title = '', shared = '', site = '') => {
    const page = openPage(`<body>${body}</body>`, url)
    return nameHeadings(page, { title, shared, site }).map(textIn)
  }

  it.each<[string, string, string[], string[]]>([
    ['are the main one', '<h1>Leek pie</h1><h2>About it</h2>', [], ['Leek pie']],
    ['are all main ones', '<h1>Leek pie</h1><h1>Our pie</h1>', [], ['Leek pie', 'Our pie']],
    ['are none without words', '<h1> </h1><h2>Leek pie</h2>', ['Leek pie'], ['Leek pie']],
    [
      'are none that says what the page is',
      '<h1>Recipe</h1><h2>Leek pie</h2>',
      ['Leek pie | Home'],
      ['Leek pie'],
    ],
    [
      'are none of the site',
      '<h1>Our kitchen</h1><h2>Leek pie</h2>',
      ['Leek pie', '', 'Our Kitchen'],
      ['Leek pie'],
    ],
    [
      'are the site’s where there is no other',
      '<h1>Our kitchen</h1>',
      ['Leek pie', '', 'Our Kitchen'],
      ['Our kitchen'],
    ],
    [
      'are none that the title names behind a word for the page',
      '<h1>Our Farm</h1><h2>Leek pie</h2>',
      ['Recipes - Our Farm'],
      ['Leek pie'],
    ],
    [
      'are none of the site’s address',
      '<h1>kitchen.example</h1><h2>Leek pie</h2>',
      ['Leek pie'],
      ['Leek pie'],
    ],
    [
      'are none of the site’s address without its end',
      '<h1>Kitchen</h1><h2>Leek pie</h2>',
      ['Leek pie'],
      ['Leek pie'],
    ],
    [
      'are what is shared, even of the site',
      '<h1>Kitchen</h1><h2>Leek pie</h2>',
      ['Leek pie', 'Kitchen'],
      ['Kitchen'],
    ],
    [
      'are what is shared, but not the site’s name',
      '<h1>Kitchen</h1><h2>Leek pie</h2>',
      ['Leek pie', 'Kitchen', 'Kitchen'],
      ['Leek pie'],
    ],
    [
      'are none that leads home where the title names another',
      '<h1><a href="/">Pies</a></h1><h2>Leek pie</h2>',
      ['Leek pie | Pies'],
      ['Leek pie'],
    ],
    [
      'are one that leads elsewhere',
      '<h1><a href="/pies">The pies</a></h1><h2>Leek pie</h2>',
      ['Leek pie'],
      ['The pies'],
    ],
    [
      'are one of which a part leads home',
      '<h1><a href="/">Our</a> pies</h1><h2>Leek pie</h2>',
      ['Leek pie'],
      ['Our pies'],
    ],
    [
      'are one that leads home where the title names no other',
      '<h1><a href="/">The pies</a></h1><h2>Leek pie</h2>',
      ['Soup'],
      ['The pies'],
    ],
    [
      'are the one that the title says first',
      '<h1>The pies</h1><h2>Leek pie</h2>',
      ['Leek pie | The pies'],
      ['Leek pie'],
    ],
    [
      'are the main one where the title says it first',
      '<h1>Leek pie</h1><h2>The pies</h2>',
      ['Leek pie | The pies'],
      ['Leek pie'],
    ],
    [
      'are an entry’s title, wherever the title says it',
      '<h1>The pies</h1><h3 class="entry-title">Leek pie</h3>',
      ['The pies | Leek pie'],
      ['Leek pie'],
    ],
    [
      'are the main entry’s title',
      '<h1 class="entry-title">The pies</h1><h2>Leek pie</h2>',
      ['Leek pie | The pies'],
      ['The pies'],
    ],
    [
      'are no lower heading of third rank',
      '<h1>The pies</h1><h3>Leek pie</h3>',
      ['Leek pie | The pies'],
      ['The pies'],
    ],
    [
      'are below none the one that the title names',
      '<h2>About</h2><h3>Leek pie</h3>',
      ['Leek pie | Kitchen'],
      ['Leek pie'],
    ],
    [
      'are below none an entry’s title',
      '<h2>About</h2><h3 class="post-title">Leek pie</h3>',
      ['Our best'],
      ['Leek pie'],
    ],
    [
      'are the first lower one where the title says nothing',
      '<h2>Leek pie</h2><h3>About</h3>',
      ['Recipes'],
      ['Leek pie'],
    ],
    ['are none where the title says more', '<h2>Leek pie</h2><h3>About</h3>', ['Our best'], []],
    ['are no label', '<h2>Ingredients</h2><h2>Method</h2><h2>Notes</h2><h2>Pie</h2>', [], ['Pie']],
    ['have three letters and 120 at most', `<h2>ab</h2><h2>${'x'.repeat(121)}</h2><h2>Pie</h2>`, [], ['Pie']],
  ])('%s', (_, body, [title, shared, site], read) => {
    expect(names(body, title, shared, site)).toEqual(read)
  })
})

describe('the name on a page without headings', () => {
  const foods = '<p>2 leeks, sliced</p><p>100 g flour</p>'
  const shown = (body: string, title: string) => shownName(openPage(`<body>${body}</body>`, url), title)

  it.each<[string, string, string, string | null]>([
    [
      'is the part of the title that stands alone',
      `<p>Leek pie</p>${foods}`,
      'Leek pie | Our kitchen',
      'Leek pie',
    ],
    [
      'is the one nearest to the foods',
      `<p>Leek pie</p><p>Plum pie</p>${foods}`,
      'Leek pie | Plum pie',
      'Plum pie',
    ],
    ['is the title itself, which stands there', `<p>Leek pie</p>${foods}`, 'Leek pie', null],
    [
      'is the nearest row where the title is of many',
      `<p>Leek pie</p><p>Serves 4</p>${foods}`,
      'Our family’s recipes',
      'Leek pie',
    ],
    ['is what a recipe is said to be of', `<p>Recipe: Leek pie</p>${foods}`, 'Chapter 4', 'Leek pie'],
    [
      'is above the label of the foods',
      `<p>Leek pie</p><p>Ingredients</p><p>leeks</p>`,
      'Our recipes',
      'Leek pie',
    ],
    ['is none where the title is of one dish', `<p>Leek pie</p>${foods}`, 'A good dinner', null],
    ['is none below a heading', `<h3>Pies</h3><p>Leek pie</p>${foods}`, 'Our recipes', null],
    ['is below a heading without words', `<h3> </h3><p>Leek pie</p>${foods}`, 'Our recipes', 'Leek pie'],
    ['is none without foods', '<p>Leek pie</p><p>2 leeks, sliced</p><p>Soup</p>', 'Our recipes', null],
    ['is none where the foods come first', `${foods}<p>Leek pie</p>`, 'Our recipes', null],
    ['is no link', `<p><a href="/a">Leek pie</a></p>${foods}`, 'Our recipes', null],
    ['is no sentence', `<p>We bake it often.</p>${foods}`, 'Our recipes', null],
    ['begins with a capital', `<p>leek pie</p>${foods}`, 'Our recipes', null],
    ['has no figure', `<p>Leek pie 2</p>${foods}`, 'Our recipes', null],
    ['is no label', `<p>Notes</p>${foods}`, 'Our recipes', null],
    ['says more than what the page is', `<p>Recipe</p>${foods}`, 'Our recipes', null],
    ['is long enough', `<p>Pi</p>${foods}`, 'Our recipes', null],
    ['is not too long', `<p>Leek pie ${'x'.repeat(72)}</p>${foods}`, 'Our recipes', null],
    ['is near', `<p>Leek pie</p>${'<p>x 1</p>'.repeat(4)}${foods}`, 'Our recipes', null],
    ['is near enough', `<p>Leek pie</p>${'<p>x 1</p>'.repeat(3)}${foods}`, 'Our recipes', 'Leek pie'],
  ])('%s', (_, body, title, name) => {
    expect(shown(body, title)).toBe(name)
  })
})

describe('the dish of an answer (importing 138)', () => {
  const foods = '<p>1 kg plums<br>500 g sugar</p>'
  it.each<[string, string, string, string | null]>([
    ['to a request', 'Re: plum jam', `<h1>Plot talk</h1><p>Spiced Plum Jam</p>${foods}`, 'Spiced Plum Jam'],
    ['to a question', 'Who has a plum jam? - Plot talk', `<p>Spiced Plum Jam</p>${foods}`, 'Spiced Plum Jam'],
    [
      'a request in other words',
      'Looking for a plum jam',
      `<p>Spiced Plum Jam</p>${foods}`,
      'Spiced Plum Jam',
    ],
    ['a request behind', 'Plum jam gesucht!', `<p>Spiced Plum Jam</p>${foods}`, 'Spiced Plum Jam'],
    ['never the name of its forum', 'Re: jam - Plum talk', `<p>Plum talk</p>${foods}`, null],
    ['where nothing is asked there is none', 'Plum jam', `<p>Spiced Plum Jam</p>${foods}`, null],
  ])('%s', (_, title, body, name) => {
    expect(nameInThread(openPage(`<title>${title}</title>${body}`, url), title)).toBe(name)
  })
})
