/**
 * Pages of our own, set as people set them, in ten languages: old blogs, forums, tables, print
 * views, wikis, preformatted text, and markup as it is really made. The pages in `looked-at.txt`
 * led to rules. The pages in `only-counted.txt` were written before the rules, and the test only
 * counts how many are read: if it named those that fail, rules would be made for them.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lettersAndDigitsOf } from '../page/comparable-text.ts'
import { type PageLine, withoutHeadings } from '../page/page-recipe.ts'
import { readSource } from '../read-source.ts'

interface StrangePage {
  id: string
  html: string
  name: string
  ingredients: string[]
  steps: string[]
}

/** '@@ id' and a page, '@@N' and its name, '@@I' and its ingredients, '@@S' and its steps. */
function pagesIn(file: string): StrangePage[] {
  const text = readFileSync(join(import.meta.dirname, '../../strange', file), 'utf8')
  const linesOf = (part = '') => part.split('\n').filter((line) => line.trim() !== '')
  return text
    .split(/^@@ /m)
    .slice(1)
    .map((page) => {
      const [id = ''] = page.split('\n', 1)
      const [html = '', name = '', ingredients, steps] = page.slice(id.length + 1).split(/^@@[NIS]\n/m)
      return { id, html, name: name.trim(), ingredients: linesOf(ingredients), steps: linesOf(steps) }
    })
}

const lines = (said: PageLine[] = []) => withoutHeadings(said)
const withoutCount = (line: string) => line.replace(/^(?:\p{L}{3,8} )?\d{1,2}[.:)]?\s+/u, '')

/** Whether name, foods and steps are read, whatever their marks and the breaks between steps. */
function isRead({ id, html, name, ingredients, steps }: StrangePage): boolean {
  const { recipe } = readSource(html, `https://kitchen.example/${id}`).reading
  return (
    lettersAndDigitsOf(recipe?.name ?? '') === lettersAndDigitsOf(name) &&
    lines(recipe?.ingredients).map(lettersAndDigitsOf).join('\n') ===
      ingredients.map(lettersAndDigitsOf).join('\n') &&
    lettersAndDigitsOf(lines(recipe?.steps).map(withoutCount).join('')) ===
      lettersAndDigitsOf(steps.map(withoutCount).join(''))
  )
}

/** Those that are not read as they should be. */
const unread = [
  'church-cookbook',
  'hr-p-instructions',
  'dwujezyczna',
  'mediavine-create-without-data',
  'further-3-essay-bold-parts',
  'further-5-video-channel',
  'google-docs-export',
  'email-newsletter-fr',
  'newspaper-drop-cap',
  'jimdo-module-columns',
  'three-courses-one-recipe',
  'cups-and-grams-two-columns',
  'en-health-leaflet',
  'ingredients-bold-in-text-only',
  'grid-div-cells',
  'bb-thread-answer',
  'newspaper-inline',
  'first-sight-blogspot-no-labels',
  'second-writer-schede-it',
  'second-writer-hrecipe-unclosed',
  'second-writer-microdata-de-blog',
  'first-sight-chefkoch-alt',
  'first-sight-thermomix',
  'first-sight-baby-table',
  'fourth-inline-paragraph-en',
  'fourth-ld-array-howto-en',
  'fifth-recipe-card-grid-en',
  'fifth-old-centre-en',
  'sixth-blogger-it-inline',
  'sixth-school-kitchen-nl',
]
const lookedAt = pagesIn('looked-at.txt')
/** How many pages a test reads: all of them take longer than a busy machine gives one test. */
const A_TEST = 55
const lots = Array.from({ length: Math.ceil(lookedAt.length / A_TEST) }, (_, lot) =>
  lookedAt.slice(lot * A_TEST, (lot + 1) * A_TEST),
)

describe('strange pages that taught rules are read, but for thirty (importing 132)', () => {
  test('and these are among them', () => {
    const known = new Set(lookedAt.map(({ id }) => id))
    expect([unread.length, unread.filter((id) => !known.has(id))]).toEqual([30, []])
  })

  test.each(lots.map((lot) => [lot[0]?.id, lot.at(-1)?.id, lot]))('from %s to %s', (_first, _last, lot) => {
    const wrong = lot.filter((page) => !isRead(page)).map(({ id }) => id)
    expect(wrong).toEqual(lot.map(({ id }) => id).filter((id) => unread.includes(id)))
  })
})

test('of 160 strange pages that taught no rule 123 are read or more (importing 68)', () => {
  const pages = pagesIn('only-counted.txt')
  expect(pages).toHaveLength(160)
  expect(pages.filter(isRead).length).toBeGreaterThanOrEqual(123)
})
