import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (...file: string[]) => readFileSync(join(import.meta.dirname, ...file), 'utf8')

/** The shapes of an SVG, whatever the line breaks between them. */
const drawingIn = (text: string, from: string, to: string) =>
  text
    .slice(text.indexOf(from), text.indexOf(to))
    .match(/<(circle|path)\b[^>]*>/g)
    ?.map((shape) => shape.replace(/\s+/g, ' ').replace(' />', '/>'))

describe('the plate of the logo', () => {
  it('is the same in the page as in the icon of its tab', () => {
    const inPage = drawingIn(read('..', 'index.html'), '<symbol id="plate" viewBox="0 0 32 32">', '</symbol>')
    expect(inPage).toHaveLength(4)
    expect(inPage).toEqual(drawingIn(read('logo.svg'), '<svg', '</svg>'))
  })
})
