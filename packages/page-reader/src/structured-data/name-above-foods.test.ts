import { describe, expect, it } from 'vitest'
import { openPage } from '../page/document.ts'
import { shownName, nameInThread } from './name-above-foods.ts'

const url = 'https://www.kitchen.example/leek-pie'

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
