import { describe, expect, test } from 'vitest'
import { breakLine, joinWithPrevious, moveLine, moveLineTo, pasteLines, removeLine } from './edit-lines.ts'

const at = (start: number, end = start) => ({ start, end })
const asIs = (line: string) => line

describe('the keys of a list of lines', () => {
  test('Enter at the end begins an empty row', () => {
    expect(breakLine(['egg', 'milk'], 0, at(3))).toEqual({ lines: ['egg', '', 'milk'], row: 1, caret: 0 })
  })

  test('Enter in the middle takes the rest along and drops what is selected', () => {
    expect(breakLine(['2 eggs, beaten'], 0, at(6, 8)).lines).toEqual(['2 eggs', 'beaten'])
  })

  test('Backspace at the start joins the row to the one before', () => {
    expect(joinWithPrevious(['2 eggs', 'beaten'], 1)).toEqual({ lines: ['2 eggs beaten'], row: 0, caret: 6 })
    expect(joinWithPrevious(['2 eggs', ''], 1)).toEqual({ lines: ['2 eggs'], row: 0, caret: 6 })
  })

  test('the last row goes, but one to type in stays', () => {
    expect(removeLine(['a', 'b'], 1)).toEqual({ lines: ['a'], row: 0, caret: 1 })
    expect(removeLine(['a'], 0)).toEqual({ lines: [''], row: 0, caret: 0 })
  })

  test('a row moves by one, and not past the ends', () => {
    expect(moveLine(['a', 'b', 'c'], 2, -1, 1)).toEqual({ lines: ['a', 'c', 'b'], row: 1, caret: 1 })
    expect(moveLine(['a', 'b'], 0, -1, 0).lines).toEqual(['a', 'b'])
  })

  test.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
  ])('the row at %d is dropped at %d, and its handle keeps the focus', (row, to, lines) => {
    expect(moveLineTo(['a', 'b', 'c'], row, to)).toEqual({ lines, row: to, caret: 0, onHandle: true })
  })

  test('pasted lines become rows between what stood around the caret', () => {
    const edit = pasteLines(['from to', 'last'], 0, at(5), 'one\n\n  two \r\nthree ', asIs)
    expect(edit).toEqual({ lines: ['from one', 'two', 'threeto', 'last'], row: 2, caret: 5 })
  })

  test('pasted lines are tidied, and lines of nothing but numbering are left out', () => {
    const tidy = (line: string) => line.replace(/^\d+\.\s*/, '')
    expect(pasteLines([''], 0, at(0), '1. Boil.\n2. \n3. Serve.', tidy).lines).toEqual(['Boil.', 'Serve.'])
  })
})
