import { expect, test } from 'vitest'
import { sectionsOf } from './line-sections.ts'

test.each([
  ['no headings', ['a', 'b'], [{ heading: null, lines: ['a', 'b'], before: 0 }]],
  [
    'lines before the first heading, and steps that count on',
    ['a', 'Lid:', 'b', 'c', 'Sauce :', 'd'],
    [
      { heading: null, lines: ['a'], before: 0 },
      { heading: 'Lid', lines: ['b', 'c'], before: 1 },
      { heading: 'Sauce', lines: ['d'], before: 3 },
    ],
  ],
  ['a heading with nothing under it', ['Lid:'], [{ heading: 'Lid', lines: [], before: 0 }]],
])('%s', (_, lines, sections) => expect(sectionsOf(lines)).toEqual(sections))
