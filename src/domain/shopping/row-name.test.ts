import { describe, expect, test } from 'vitest'
import { aPlannedLine } from '../../../test/harness/makers.ts'
import { productKey } from './food-groups.ts'
import { mergeLines } from './merge-lines.ts'

const namesOf = (...lines: string[]) =>
  mergeLines(lines.map((line) => aPlannedLine(line))).map(({ name }) => name)

describe('a row has the words that a parent says (shopping 36, shopping 74)', () => {
  test.each([
    ['5 bay leaves (dried)', ['bay leaves']],
    ['100 g caster/superfine sugar', ['caster or superfine sugar']],
    ['1 item(s) Egg; large', ['Egg']],
    ['1 lb chicken, boneless and skinless, diced', ['chicken']],
    ['Simply Nature Organic Olive Oil, for drizzling', ['Simply Nature Organic Olive Oil']],
    ['Colored sprinkles', ['colored sprinkles']],
    ['½ tsp each, salt & pepper', ['pepper', 'salt']],
    ['Brown rice, sesame seeds, lime wedges to squeeze over', ['lime', 'brown rice', 'sesame seeds']],
    ['400 g / 14 oz can of chickpeas', ['chickpeas']],
    ['Crunchy glorbs, radishes, and chopped peanuts (to serve)', ['radishes', 'peanuts', 'crunchy glorbs']],
    ['Butter/margarine', ['Butter or margarine']],
    ['Red chilli and sliced shallots/green onions', ['green onions', 'red chilli', 'shallots']],
    ['1 pound minced beef (a pack of 500 gram)', ['minced beef']],
    ['1 tsp Hillside Organic Paprika, Smoked', ['smoked Paprika']],
    ['2 tsp oregano, dried', ['dried oregano']],
    ['2 cups cooked and cooled medium grain rice', ['medium grain rice']],
    ['1/2 15oz can whole kernel corn', ['whole kernel corn']],
    ['Cumin, a sprinkle', ['cumin']],
    ['All of the above', []],
    ['A bunch of green onions/scallions', ['green onions']],
    ['Make sure the butter has cooled.', []],
    ['Make sure the butter has cooled before you begin.', []],
    ['or make Drop Biscuits (recipe in the notes)', []],
  ])('%s', (line, names) => expect(namesOf(line)).toEqual(names))

  test.each(['100 g caster/superfine sugar', '2 cups cottage/ farmer cheese', '5 bay leaves'])(
    'the name of a row is still its product: %s',
    (line) => {
      const [row] = mergeLines([aPlannedLine(line)])
      expect(productKey(row?.name ?? '')).toBe(row?.product)
    },
  )
})
