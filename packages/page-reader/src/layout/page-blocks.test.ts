import { describe, expect, it } from 'vitest'
import { placed, seen } from '../../test/placed-makers.ts'
import { pageBlocks } from './page-blocks.ts'
import type { PlacedText } from './placed-text.ts'

const column = (left: number, from: number, names: string, make = placed, pitch = 14) =>
  Array.from(names, (name, at) => make(name.repeat(20), left, from + at * pitch))
/** The blocks of a page: the first letters of their lines. */
const blocks = (...lines: PlacedText[]) =>
  pageBlocks(lines.toSorted((a, b) => a.base - b.base || a.left - b.left)).map((block) =>
    block.lines.map(({ text }) => text[0]).join(''),
  )

describe('lines below each other are one block', () => {
  it.each<[string, PlacedText[], string[]]>([
    ['in one column', column(50, 100, 'abc'), ['abc']],
    ['not where they stand far apart', column(50, 100, 'abc', placed, 22), ['a', 'b', 'c']],
    ['up to twice their height apart', column(50, 100, 'abc', placed, 20), ['abc']],
    [
      'not where the next stands much further',
      [...column(50, 100, 'ab', placed, 9), ...column(50, 136, 'c')],
      ['ab', 'c'],
    ],
    [
      'not where the next is larger',
      [...column(50, 100, 'ab'), placed('c'.repeat(20), 50, 128, { size: 12.3 })],
      ['ab', 'c'],
    ],
    [
      'where the next is a little larger',
      [...column(50, 100, 'ab'), placed('c'.repeat(20), 50, 128, { size: 12 })],
      ['abc'],
    ],
    [
      'not below two beside each other',
      [...column(50, 100, 'a'), ...column(170, 100, 'b'), placed('c'.repeat(44), 50, 114)],
      ['a', 'b', 'c'],
    ],
    [
      'not two below one',
      [placed('a'.repeat(44), 50, 100), ...column(50, 114, 'b'), ...column(170, 114, 'c')],
      ['a', 'b', 'c'],
    ],
    [
      'below a box beside their paragraph',
      [...column(50, 100, 'ab'), ...column(170, 80, 'x'), placed('c'.repeat(44), 50, 128)],
      ['x', 'abc'],
    ],
  ])('%s', (_, lines, read) => {
    expect(blocks(...lines)).toEqual(read)
  })

  it('has the edges of all its lines', () => {
    const [block] = pageBlocks([placed('leek', 60, 100), placed('leek pie', 50, 114)])
    expect(block).toMatchObject({ left: 50, right: 90, top: 90, end: 114 })
  })
})

describe('blocks are read', () => {
  it.each<[string, PlacedText[], string[]]>([
    ['one column after the other', [...column(50, 100, 'ab'), ...column(250, 100, 'cd')], ['ab', 'cd']],
    [
      'the left column first where the right begins higher',
      [...column(50, 130, 'ab'), ...column(250, 100, 'cd')],
      ['ab', 'cd'],
    ],
    [
      'above each other from top to bottom',
      [...column(50, 100, 'ab'), ...column(50, 200, 'cd')],
      ['ab', 'cd'],
    ],
    [
      'a title over both columns first',
      [placed('t'.repeat(60), 50, 60), ...column(50, 100, 'ab'), ...column(250, 100, 'cd')],
      ['t', 'ab', 'cd'],
    ],
    [
      'all above a line over both columns before all below it',
      [
        ...column(50, 100, 'a'),
        ...column(250, 100, 'b'),
        placed('t'.repeat(60), 50, 150),
        ...column(50, 200, 'c'),
        ...column(250, 200, 'd'),
      ],
      ['a', 'b', 't', 'c', 'd'],
    ],
    [
      'down each column where no line parts them',
      [...column(50, 100, 'a'), ...column(250, 100, 'b'), ...column(50, 200, 'c'), ...column(250, 200, 'd')],
      ['a', 'c', 'b', 'd'],
    ],
  ])('%s', (_, lines, read) => {
    expect(blocks(...lines)).toEqual(read)
  })
})

describe('in a picture a title separates the blocks above and below it', () => {
  const four = (title: PlacedText[], make = seen) => [
    ...column(50, 100, 'ab', make),
    ...column(250, 100, 'cd', make),
    ...title,
    ...column(50, 300, 'ef', make),
    ...column(250, 300, 'gh', make),
  ]
  const parted = ['ab', 'cd', 't', 'ef', 'gh']
  const unparted = ['ab', 't', 'ef', 'cd', 'gh']
  const title = (more: Partial<PlacedText> = {}) => seen('tart of leeks', 50, 250, { size: 17, ...more })

  it.each<[string, PlacedText[], string[]]>([
    ['where it is large', four([title()]), parted],
    ['not where it is hardly larger', four([title({ size: 16 })]), unparted],
    ['not where it is no word', four([title({ text: 't 1 2 3' })]), unparted],
    ['not in a text', four([placed('tart of leeks', 50, 250, { size: 17 })], placed), unparted],
    ['where it stands in the middle', four([seen('tart of leeks', 168, 250)]), parted],
    ['not where it stands a little beside the middle', four([seen('tart of leeks', 80, 250)]), unparted],
    [
      'not where three lines stand in the middle',
      four(['t', 'u', 'v'].map((name, at) => seen(`${name} of leeks`, 160, 220 + 14 * at))),
      ['ab', 'ef', 'tuv', 'cd', 'gh'],
    ],
  ])('%s', (_, lines, read) => {
    expect(blocks(...lines)).toEqual(read)
  })

  it('but not near the top, where it is the title of the page', () => {
    const top = seen('tart of leeks', 50, 60, { size: 17 })
    const lines = [top, ...column(50, 100, 'abcdefghijkl'), ...column(250, 62, 'mnop')]
    expect(blocks(...lines)[0]).toBe('t')
    expect(pageBlocks([top, ...column(50, 100, 'abcdefghijkl', seen)]).some(({ isWide }) => isWide)).toBe(
      false,
    )
  })
})

it('reads no more than 1,200 lines, and puts no more than 150 blocks in order of columns', () => {
  expect(pageBlocks(column(50, 0, 'a'.repeat(1300))).flatMap(({ lines }) => lines)).toHaveLength(1200)
  const many = Array.from({ length: 76 }, (_, at) => [
    ...column(50, 40 * at, 'a'),
    ...column(250, 40 * at, 'b'),
  ])
  expect(blocks(...many.flat()).slice(0, 4)).toEqual(['a', 'b', 'a', 'b'])
  expect(blocks(...many.slice(0, 75).flat()).slice(0, 4)).toEqual(['a', 'a', 'a', 'a'])
})
