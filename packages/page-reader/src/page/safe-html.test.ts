import { describe, expect, test } from 'vitest'
import { safeHtml } from './safe-html.ts'

describe('the HTML of a page before it is parsed', () => {
  test.each([
    [
      'the content of a drawing is left out',
      '<p>a<svg class="x"><path/></svg>b',
      '<p>a<svg class="x"></svg>b',
    ],
    ['in every drawing', '<svg><g></svg><svg><g></svg>', '<svg></svg><svg></svg>'],
    ['but not in a script', '<script>"<svg><g></svg>"</script>', '<script>"<svg><g></svg>"</script>'],
    ['nor where another begins in it', '<svg><svg/></svg>', '<svg><svg/></svg>'],
    ['nor where it has no end', '<svg><p>Leek pie', '<svg><p>Leek pie'],
    ['nor one that ends in its own tag', '<svg /><p>Leek</p></svg>', '<svg /><p>Leek</p></svg>'],
    ['a heading ends at the end tag of any rank', '<h2>Leek pie</H1><p>', '<h2>Leek pie</h2><p>'],
    ['but a header is no heading', '<h2>Leek</h2><header></header>', '<h2>Leek</h2><header></header>'],
    ['characters that no page may have go', 'Leek\0 pie', 'Leek pie'],
  ])('%s', (_rule, html, safe) => expect(safeHtml(html)).toBe(`<body>${safe}`))

  test('ends where the tags nest too deep, and where they are too many', () => {
    expect(safeHtml(`${'<div>'.repeat(399)}x<b>y<i>z`)).toMatch(/<\/?div>x<b>y$/)
    expect(safeHtml('<br>'.repeat(60_001))).toBe(`<body>${'<br>'.repeat(60_000)}`)
    expect(safeHtml(`<p>${'x'.repeat(5_000_000)}<p>y`)).toHaveLength('<body>'.length + 4_000_000)
  })
})
