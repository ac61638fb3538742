import { describe, expect, it } from 'vitest'
import { openPage } from '../page/document.ts'
import { rowsOf } from '../page/page-rows.ts'
import { readPage } from '../read-page.ts'
import { rowNumbersOf, withoutTalkBelow } from './page-segments.ts'

const foods = '<h2>Ingredients</h2><ul><li>2 leeks</li><li>150 g flour</li><li>1 tbsp butter</li></ul>'
const steps = [
  'Rub the butter into the flour.',
  'Soften the leeks in a pan.',
  'Roll the dough out and lay it into a tin.',
  'Bake the tart for 30 minutes until golden.',
]
const talk = 'Our kitchen is open from May to October.'
/** A block below the method that is set otherwise than its steps. */
const foot = `<div class="foot">${talk}</div>`
const paragraphs = (lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('')
const pageOf = (body: string) => `<h1>Leek tart</h1>${foods}<h2>Method</h2>${body}`
const stepsOf = (body: string) => readPage(pageOf(body), 'https://a.example/').recipe?.steps
const rowsIn = (body: string) => rowsOf(openPage(pageOf(body), 'https://a.example/'))

describe('text below a method (importing 95)', () => {
  const cut = (lines: string[], body = paragraphs(lines)) =>
    withoutTalkBelow(rowsIn(body), ['2 leeks', '150 g flour', '1 tbsp butter'], lines)

  it('is cut off where the rows of the page are clearly more likely without it', () => {
    expect(cut([...steps, talk], `${paragraphs(steps)}${foot}`)).toEqual(steps)
    expect(stepsOf(`${paragraphs(steps)}${foot}`)).toEqual(steps)
  })

  it('stays where it is set like the steps', () => {
    expect(cut([...steps, talk])).toEqual([...steps, talk])
  })

  it('takes its title with it, and leaves those of steps', () => {
    const titled = [{ text: 'Dough', heading: true as const }, ...steps]
    const below = { text: 'Where we are', heading: true as const }
    const rows = rowsIn(`<h3>Dough</h3>${paragraphs(steps)}<h3>Where we are</h3>${foot}`)
    expect(withoutTalkBelow(rows, ['2 leeks', '150 g flour'], [...titled, below, talk])).toEqual(titled)
  })

  it('is no step that the page counts', () => {
    const counted = steps.map((line, at) => `<p>Step ${at + 1}</p><p>${line}</p>`).join('')
    expect(cut([...steps, talk], `${counted}<p>Step 5</p>${foot}`)).toEqual([...steps, talk])
  })

  it('is never most of a method, and steps that are no rows stay as they are', () => {
    const [first = '', second = ''] = steps
    expect(cut([first, second, talk, talk], `${paragraphs([first, second])}${foot}${foot}`)).toHaveLength(4)
    const unknown = ['Something that the page does not say.', first, second, talk]
    expect(cut(unknown, `${paragraphs([first, second])}${foot}`)).toEqual(unknown)
  })

  it('is not cut off where the page declares its steps', () => {
    const marked = steps.map((line) => `<p itemprop="recipeInstructions">${line}</p>`).join('')
    const html = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Leek tart</h1>
      <p itemprop="recipeIngredient">2 leeks</p><p itemprop="recipeIngredient">150 g flour</p>
      ${marked}<p itemprop="recipeInstructions" class="foot">${talk}</p></div>`
    expect(readPage(html, 'https://a.example/').recipe?.steps).toEqual([...steps, talk])
  })
})

describe('the rows of steps', () => {
  it('are those that stand together, where the page says a step twice', () => {
    const [first = '', second = ''] = steps
    const rows = rowsIn(
      paragraphs([first, ...Array<string>(14).fill('A tart for every day.'), first, second]),
    )
    const held = rowNumbersOf(rows, [first, second]) ?? []
    expect(held.map((at) => rows[at]?.text)).toEqual([first, second])
    expect((held[1] ?? 0) - (held[0] ?? 0)).toBe(1)
  })

  it('are none where one line is no row of the page', () => {
    expect(rowNumbersOf(rowsIn(paragraphs(steps)), ['Soften the onions.', steps[1] ?? ''])).toBeNull()
  })
})
