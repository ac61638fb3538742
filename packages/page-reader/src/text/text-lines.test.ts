import { describe, expect, it } from 'vitest'
import { type TextLine, textLines, withoutPictures } from './text-lines.ts'

const plain: TextLine = { text: '', isHeading: false, isBullet: false, count: null, isAfterBlank: false }

describe('a line of a text is read without the marks that set it', () => {
  it.each<[string, string, Partial<TextLine>]>([
    ['as it stands', '2 leeks', { text: '2 leeks' }],
    ['of Markdown, a heading', '## Method', { text: 'Method', isHeading: true, level: 2 }],
    ['a heading that is closed', '## Method ##', { text: 'Method', isHeading: true, level: 2 }],
    ['no heading without a space', '#leeks', { text: '#leeks' }],
    ['in bold, a heading', '**Method**', { text: 'Method', isHeading: true }],
    ['in bold with a colon behind', '__Method__:', { text: 'Method:', isHeading: true }],
    ['in bold with a colon within', '**Method:**', { text: 'Method:', isHeading: true }],
    ['partly in bold, no heading', '**2** leeks', { text: '2 leeks' }],
    ['bold behind a bullet, no heading', '- **Method**', { text: 'Method', isBullet: true }],
    ['leaning', 'two *big* leeks', { text: 'two big leeks' }],
    ['leaning otherwise', 'two _big_ leeks', { text: 'two big leeks' }],
    ['its stars left where they multiply', '2*3*4 leeks', { text: '2*3*4 leeks' }],
    ['behind a bullet', '• 2 leeks', { text: '2 leeks', isBullet: true }],
    ['behind a bullet without a space', '•2 leeks', { text: '2 leeks', isBullet: true }],
    ['no bullet is a minus without a space', '-2 leeks', { text: '-2 leeks' }],
    ['behind a box to tick', '- [x] 2 leeks', { text: '2 leeks', isBullet: true }],
    ['behind a box alone', '[ ] 2 leeks', { text: '2 leeks', isBullet: true }],
    ['with its number', '2. Wash.', { text: 'Wash.', count: 2 }],
    ['with its number before a bracket', '12) Wash.', { text: 'Wash.', count: 12 }],
    ['with its number before a colon', '3: Wash.', { text: 'Wash.', count: 3 }],
    ['with its number before a stroke', '3/ Wash.', { text: 'Wash.', count: 3 }],
    ['with its number and what it counts', 'Step 4: Wash.', { text: 'Wash.', count: 4 }],
    ['with its number in another language', 'Schritt 4 Waschen.', { text: 'Waschen.', count: 4 }],
    ['with its number in a box', '1️⃣ Wash.', { text: 'Wash.', count: 1 }],
    ['its number alone', '2.', { text: '', count: 2 }],
    ['its number with its word alone', 'Step 2', { text: '', count: 2 }],
    ['an amount is no number', '2 leeks', { text: '2 leeks', count: null }],
    ['an amount with a point is no number', '1.5 leeks', { text: '1.5 leeks', count: null }],
    ['quoted', '> > 2 leeks', { text: '2 leeks' }],
    [
      'without who wrote it and when',
      '[12/11/2026, 18:02] Anna: 2 leeks',
      { text: '2 leeks', isMessage: true },
    ],
    [
      'without who wrote it, as other phones say',
      '12.11.26, 18:02 - Anna: 2 leeks',
      { text: '2 leeks', isMessage: true },
    ],
    ['a row of a table', '| 200 g | flour |', { text: '200 g flour' }],
    ['without pictures around it', '🥕 Soup 🥕', { text: 'Soup' }],
    ['with a picture in the middle', 'Soup 🥕 of the day', { text: 'Soup 🥕 of the day' }],
    ['a link by its words', 'See [the pie](https://kitchen.example)', { text: 'See the pie' }],
    ['without a picture of Markdown', 'Pie ![photo](https://kitchen.example/p.jpg)', { text: 'Pie' }],
    ['with marks that are meant', String.raw`two \* leeks`, { text: 'two * leeks' }],
  ])('%s: %s', (_, text, line) => {
    expect(textLines(text)).toEqual([{ ...plain, ...line }])
  })

  it.each(['', '   ', '---', '* * *', '| --- | :-- |', '🥕', '!!!', '**'])(
    'there is none in a line that says nothing: %s',
    (text) => {
      expect(textLines(text)).toEqual([])
    },
  )
})

describe('the lines of a text', () => {
  it('end at every kind of line break, and know of blank lines before them', () => {
    const lines = textLines('One\r\nTwo\rThree\u2028Four\n\nFive\n---\n \nSix')
    expect(lines.map(({ text }) => text)).toEqual(['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
    expect(lines.map(({ isAfterBlank }) => isAfterBlank)).toEqual([false, false, false, false, true, true])
    expect(lines.map(({ isHeading }) => isHeading)).toEqual([false, false, false, false, true, false])
  })

  it('are headings above an underline, unless a blank line stands between', () => {
    const isHeading = (text: string) => textLines(text).map((line) => line.isHeading)
    expect(isHeading('Pie\n===\nleeks')).toEqual([true, false])
    expect(isHeading('Pie\n\n===\nleeks')).toEqual([false, false])
    expect(isHeading('Pie\n==\nleeks')).toEqual([false, false])
  })

  it('are no more than 2,000, none longer than 20,000 characters', () => {
    expect(textLines('a leek\n'.repeat(2500))).toHaveLength(2000)
    expect(textLines('a'.repeat(25_000))[0]?.text).toHaveLength(20_000)
    expect(textLines(`${'\n'.repeat(200_000)}a leek`)).toEqual([])
  })
})

it.each([
  ['Leek 🥕 pie ✨', 'Leek pie'],
  ['👩‍🍳 Pie', 'Pie'],
  ['Pie', 'Pie'],
])('a text without its pictures: %s', (text, bare) => {
  expect(withoutPictures(text)).toBe(bare)
})
