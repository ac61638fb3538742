import { expect, it } from 'vitest'
import { elementsByTag, openPage } from '../page/document.ts'
import { isInSiteHead } from './site-head.ts'

it.each([
  ['in the head of the site', '<header><h1>Our kitchen</h1></header>', true],
  ['in a block called header', '<div id="header"><h1>Our kitchen</h1></div>', true],
  ['with the class of the site’s title', '<h1 class="site-title">Our kitchen</h1>', true],
  ['that is itself called header (importing 177)', '<h1 id="header">Leek pie</h1>', false],
  ['in the head of its text', '<header class="entry-header"><h1>Leek pie</h1></header>', false],
  ['in the middle of a page', '<main><h1 class="title">Leek pie</h1></main>', false],
])('a heading %s', (_, html, isInHead) => {
  const [heading] = elementsByTag(openPage(`<body>${html}</body>`, 'https://kitchen.example/'), 'h1')
  expect(isInSiteHead(heading ?? null)).toBe(isInHead)
})
