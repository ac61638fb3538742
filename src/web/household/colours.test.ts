import { expect, it } from 'vitest'
import { colours, freeColour, inkOn } from './colours.ts'

const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it.each(colours.map(({ name, value }) => [name, value]))('initials on %s can be read', (_, value) => {
  const [low = 0, high = 0] = [luminance(value), luminance(inkOn(value))].toSorted((a, b) => a - b)
  expect((high + 0.05) / (low + 0.05)).toBeGreaterThanOrEqual(4.5)
})

it('a new person gets a colour that nobody wears', () => {
  expect(freeColour([])).toBe(colours[0].value)
  expect(freeColour([colours[0].value, colours[2].value])).toBe(colours[1].value)
  expect(freeColour(colours.map(({ value }) => value))).toBe(colours[0].value)
})
