import { expect, it } from 'vitest'
import { calledAmong } from './called-among.ts'

const someone = (firstName: string, lastName: string) => ({ firstName, lastName })

it.each([
  ['by the first name', ['Ada'], ['Ben'], 'Ada'],
  ['by both names where two share the first', ['Ada', 'Smith'], ['Ada', 'Jones'], 'Ada Smith'],
  ['by both names, whatever the capitals', ['Anna', 'Smith'], ['anna', 'Jones'], 'Anna Smith'],
  [
    'by both names, however an accent is written',
    ['Zoe\u0308', 'Smith'],
    ['Zo\u00eb', 'Jones'],
    'Zoe\u0308 Smith',
  ],
])('somebody is called %s', (_, [first = '', last = 'Smith'], [other = '', otherLast = 'Smith'], name) => {
  const person = someone(first, last)
  expect(calledAmong([person, someone(other, otherLast)])(person)).toBe(name)
})
