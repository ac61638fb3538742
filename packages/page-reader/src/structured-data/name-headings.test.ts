import { describe, expect, it } from 'vitest'
import { openPage } from '../page/document.ts'
import { textIn } from '../page/plain-text.ts'
import { nameHeadings } from './name-headings.ts'

const url = 'https://www.kitchen.example/leek-pie'

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
