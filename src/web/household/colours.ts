/** The colours of people. Each has a contrast of 4.5:1 with the ink that `inkOn` chooses. */
export const colours = [
  { value: '#0c7450', name: 'Leaf' },
  { value: '#b8341d', name: 'Tomato' },
  { value: '#f0b95c', name: 'Honey' },
  { value: '#2f5d8a', name: 'Blueberry' },
  { value: '#7b3f73', name: 'Plum' },
  { value: '#d9743f', name: 'Pumpkin' },
  { value: '#8fae5a', name: 'Pea' },
  { value: '#5b4636', name: 'Cocoa' },
  { value: '#e59aa8', name: 'Radish' },
  { value: '#3c7d86', name: 'Sage' },
  { value: '#c9b48a', name: 'Oat' },
  { value: '#474d57', name: 'Slate' },
] as const

const DARK = '#1d1914'
const LIGHT = '#ffffff'

/** The ink that reads best on a colour, by WCAG's relative luminance. */
export function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return luminance > 0.2 ? DARK : LIGHT
}

/** The first colour that nobody has yet, or the very first. */
export function freeColour(usedColours: readonly string[]): string {
  return (colours.find(({ value }) => !usedColours.includes(value)) ?? colours[0]).value
}
