import { expect, it } from 'vitest'
import { isListDoubtful } from './line-boxes.ts'

const sure = { doubtful: [] }
const unsure = { doubtful: ['fIour'] }

it.each([
  ['half of four lines', [sure, unsure, sure, unsure], true],
  ['two of five', [sure, unsure, sure, unsure, sure], true],
  ['fewer', [sure, unsure, sure, unsure, sure, sure], false],
  ['all of three, which are looked at one by one', [unsure, unsure, unsure], false],
  ['lines with no place of their own are not counted', [null, null, sure, unsure, sure, unsure], true],
  ['nor are they doubts', [null, null, sure, sure, sure, unsure], false],
  ['no line at all', [], false],
])(
  'a list of a picture is doubted as a whole from two fifths of its lines on: %s (importing 76)',
  (_, places, is) => {
    expect(isListDoubtful(places)).toBe(is)
  },
)
