import { expect, it } from 'vitest'
import { readTexts } from '../read-text.ts'
import { withoutChapters } from './video-chapters.ts'

const recipe = ['Ingredients', '2 leeks', '100 g flour', 'Method', 'Soften the leeks.', 'Bake the pie.']
const chapters = ['0:00 Hello', '1:10 The leeks', '1:02:00 The oven']

it.each<[string, string[], string[]]>([
  ['go with their label', ['Pie', 'Chapters', ...chapters, ...recipe], ['Pie', '', ...recipe]],
  ['go without a label', [...chapters, ...recipe], ['', ...recipe]],
  [
    'leave a sentence above them',
    ['A pie for all.', ...chapters, ...recipe],
    ['A pie for all.', '', ...recipe],
  ],
  ['are three', [...chapters.slice(0, 2), ...recipe], [...chapters.slice(0, 2), ...recipe]],
  ['begin at nought', [...chapters.slice(1), ...recipe], [...chapters.slice(1), ...recipe]],
  [
    'go on in their order',
    ['0:00 Hello', '2:00 Leeks', '1:00 Oven', ...recipe],
    ['0:00 Hello', '2:00 Leeks', '1:00 Oven', ...recipe],
  ],
  ['stay where they are all that is said', [...chapters, '3:00:00 Bake'], [...chapters, '3:00:00 Bake']],
])('the chapters of a video %s (importing 111)', (_, lines, kept) => {
  expect(withoutChapters(lines)).toEqual(kept)
})

it('chapters below a name are neither foods nor the name (importing 111)', () => {
  const [reading] = readTexts(['Leek pie', '', 'Timestamps', ...chapters, '', ...recipe].join('\n'))
  expect(reading?.recipe).toMatchObject({ name: 'Leek pie', ingredients: ['2 leeks', '100 g flour'] })
})
