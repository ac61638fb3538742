import { describe, expect, it } from 'vitest'
import { correctWords } from './correct-words.ts'

/** A line with its words mended, and those words alone that were. */
const mended = (line: string) => {
  const words = correctWords(line.split(' '))
  return {
    line: words.map(({ text }) => text).join(' '),
    doubts: words.filter(({ isMended }) => isMended).map(({ text }) => text),
  }
}

describe('letters that stand for figures become figures', () => {
  it.each([
    ['before a sign of heat', 'at 35O°F for', 'at 350°F for'],
    ['before heat whose sign was taken for a letter', '35ooF', '350°F'],
    ['with a bracket before and a comma behind', '(l8o°C),', '(180°C),'],
    ['between figures', '1O0 people', '100 people'],
    ['at the end of a number', '2O leeks', '20 leeks'],
    ['in front of a number', 'l25 leeks', '125 leeks'],
    ['in the middle of a number', '1l25 leeks', '1125 leeks'],
    ['before a unit that belongs to them', '1Ooz beef', '10oz beef'],
    ['a stroke before such a unit', 'l5g yeast', '15g yeast'],
    ['over the stroke of a fraction', 'l/2 leek', '1/2 leek'],
    ['under the stroke of a fraction', '1/Z leek', '1/2 leek'],
    ['in a range before a measure', 'l-2 cups', '1-2 cups'],
    ['at the end of a range', '3-S minutes', '3-5 minutes'],
    ['twice in a range', 'lo-12 minutes', '10-12 minutes'],
    ['before a hyphen and a measure', 'I-inch cubes', '1-inch cubes'],
    ['in two places before a hyphen', 'lo-minute eggs', '10-minute eggs'],
    ['before a time', '2s minutes', '25 minutes'],
    ['alone before a time', 'bake s minutes', 'bake 5 minutes'],
    ['before a heat', '3SO degrees', '350 degrees'],
    ['a round nought that is open, before a time', '4C min', '40 min'],
    ['an open nought with two letters before it', '35C degrees', '350 degrees'],
    ['where a line begins, before a weight', 'soo g', '500 g'],
    ['a two where a line begins, before a measure', 'z cups', '2 cups'],
    ['a one before a measure, wherever it stands', 'add l cup', 'add 1 cup'],
    ['a one where a line begins, before a food', 'I onion', '1 onion'],
    ['a one where a line begins, before a food in capitals', 'I ONION', '1 ONION'],
    ['a one before a fraction', 'add l 1/2 leeks', 'add 1 1/2 leeks'],
    ['beside one figure, before a measure', 'add 1S slices', 'add 15 slices'],
    ['before one figure, before a measure', 'add S0 slices', 'add 50 slices'],
  ])('%s: %s', (_, seen, read) => {
    expect(mended(seen).line).toBe(read)
  })

  it.each([
    ['heat without any figure', 'oo°F'],
    ['a number with a round letter before it', 'B12 vitamins'],
    ['the name of a thing, a letter and a number', 'Q10 drops'],
    ['a unit whose number has no figure', 'Ooz'],
    ['a fraction that is well read', '1/2 leek'],
    ['a range that is well read', '1-2 cups'],
    ['a range before something that is not counted', 'l-2 stars'],
    ['a hyphen after a well read number', '2-inch cubes'],
    ['a number before a time that is well read', '25 minutes'],
    ['a figure with a C behind it, before no time', '4C bowl'],
    ['letters before a weight in the middle of a line', 'add soo g'],
    ['a letter before a measure in the middle of a line', 'add z cups'],
    ['a letter before a food in the middle of a line', 'add I onion'],
    ['a letter before a name', 'I Onion'],
    ['somebody who tells', 'I used onions'],
    ['a letter beside a figure, before something that is not counted', 'add 1S bowls'],
    ['a word', 'slices of leek'],
    ['nothing', ''],
  ])('but not %s: %s', (_, seen) => {
    expect(mended(seen)).toEqual({ line: seen, doubts: [] })
  })
})

describe('a fraction is one that amounts have', () => {
  it.each([
    ['fifths are thirds', '1/s cup', '1/3 cup'],
    ['fifths of three are eighths', '3/s cup', '3/8 cup'],
    ['fifths after one or two behind a whole are thirds', '12/s cup', '1 2/3 cup'],
    ['fifths after more behind a whole are eighths', '13/S cup', '1 3/8 cup'],
    ['a whole that lost its space has it again', '11/2 cups', '1 1/2 cups'],
    ['a whole stays together where no fraction is left', '14/2 cups', '14/2 cups'],
    ['a whole stays together before a fraction of one and more', '15/4 cups', '15/4 cups'],
    ['a leaning stroke is a half', 'V2 cup', '1/2 cup'],
    ['a leaning stroke is none before what is not counted', 'V2 rocket', 'V2 rocket'],
    ['an upright stroke parts before a spoon', '314 tsp', '3/4 tsp'],
    ['an upright stroke is a one before a weight', '314 g', '314 g'],
    ['an upright stroke parts no more than one', '512 cups', '512 cups'],
    ['a seven below is a two', '1/7 cup', '1/2 cup'],
    ['nothing below is a two', '1/ cup', '1/2 cup'],
    ['nothing above is a one', '/2 cup', '1/2 cup'],
    ['nothing below a three is a four', '3/ cup', '3/4 cup'],
    ['a torn one stays before what is not counted', '1/ leek', '1/ leek'],
    ['a stroke alone stays', '/ cup', '/ cup'],
    ['a torn one stays after a figure that begins no fraction', '6/ cup', '6/ cup'],
  ])('%s: %s', (_, seen, read) => {
    expect(mended(seen).line).toBe(read)
  })
})

it('counts every mended word as a doubt, and no other', () => {
  expect(mended('Bake l cup for 2s minutes at 200 °C.')).toEqual({
    line: 'Bake 1 cup for 25 minutes at 200 °C.',
    doubts: ['1', '25'],
  })
})
