/** Punctuation, capitals and greetings do not change what a sentence means (decision 0216). */

import { expect, it } from 'vitest'
import { aSpeakingHome, have, on, once, who } from '../../../../../test/harness/sentence-makers.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome({ slots: ['breakfast', 'lunch', 'dinner'] })

const sentences = [
  'fish on the 4th, no mince on Friday',
  'Ben is away from the 3rd to the 5th, soup twice',
  'Lily has rehearsal on Monday and Tuesday, she’ll miss dinner',
  'something light one night, a curry on Wednesday night',
  'only two for dinner on Monday, six on Thursday',
  'roast chicken on Sunday, leftovers on Monday, soup on Tuesday',
  'dinners under 500 calories, breakfasts in ten minutes',
  'half a cabbage and 200g feta to use up, no eggs for Lily',
  'my friend Amir is here on Friday, he eats no pork',
  'Auntie May comes on Saturday, a lasagne then',
  'Ben’s out with work on Thursday, just me and the kids',
  'porridge for breakfast Monday, salads for lunch and something quick for dinner on Friday night',
  'pancakes for me on Saturday, no gluten for Ben',
  'mostly veggie, red meat just the once',
]

const settings: Record<string, (sentence: string) => string> = {
  'in capitals': (sentence) => sentence.toUpperCase(),
  'without capitals': (sentence) => sentence.toLowerCase(),
  'behind a greeting': (sentence) => `Hi there, ${sentence}`,
  'behind a word of thought': (sentence) => `um ok so ${sentence}`,
  'with a picture at the end': (sentence) => `${sentence} 😊`,
  'with a please at the end': (sentence) => `${sentence} please`,
  'with thanks at the end': (sentence) => `${sentence}, thanks so much!`,
  'with semicolons': (sentence) => sentence.replaceAll(', ', '; '),
  'with dots': (sentence) => sentence.replaceAll(', ', '... '),
  'with dashes': (sentence) => sentence.replaceAll(', ', ' - '),
  'with signs for and': (sentence) => sentence.replaceAll(' and ', ' & '),
  'with a plus for and': (sentence) => sentence.replaceAll(' and ', ' + '),
  'with short names of days': (sentence) =>
    sentence.replaceAll(/(Mon|Tues|Wed|Thurs|Fri|Sat|Sun)(?:nes|ur)?day/g, '$1'),
}

it.each(
  Object.keys(settings).flatMap((name) => sentences.map((sentence): [string, string] => [name, sentence])),
)('%s: %s (planner 130)', (name, sentence) => {
  const { rules } = readRules(sentence, home)
  expect(rules).not.toEqual([])
  expect(readRules(settings[name]!(sentence), home).rules).toEqual(rules)
})

it.each<[string, object[]]>([
  ['Max has scouts on Tuesday. He’ll eat there', [{ kind: 'away', ...on('tuesday'), ...who('Max') }]],
  [
    'Ben is working late Mon and Thu. Don’t count him',
    [{ kind: 'away', ...on('monday', 'thursday'), ...who('Ben') }],
  ],
  [
    'Pasta on Friday. Granny Jo’s coming',
    [have('pasta', once, on('friday')), { kind: 'guest', people: 1, ...on('friday'), ...who('Granny Jo') }],
  ],
  [
    'My in-laws are coming Thursday. There’ll be nine of us',
    [{ kind: 'heads', people: 9, ...on('thursday') }],
  ],
  [
    'We’re driving back on Sunday. Nothing that night',
    [{ kind: 'skip', when: { days: ['sunday'], slots: ['dinner'] } }],
  ],
  ['On the road on Saturday. No dinner', [{ kind: 'skip', when: { days: ['saturday'], slots: ['dinner'] } }]],
  ['Freezing rain on Tuesday. Make it a stew', [have('stew', once, on('tuesday'))]],
  ['Pasta on Friday. No mince', [have('pasta', once, on('friday')), have('mince', { max: 0 })]],
  [
    'Pasta on Friday. Ben is training so cook no mince for him',
    [have('pasta', once, on('friday')), have('mince', { max: 0 }, who('Ben'))],
  ],
])('%s: a full stop before what points back (planner 130)', (sentence, rules) => {
  expect(readRules(sentence, home).rules).toEqual(rules)
})

it.each<[string, string]>([
  ['🥚🥚 sat 👍. no leeks', 'no leeks'],
  [
    'It’s a busy week. thur fish fri leftovers sat burgers mon nothing tues eggs',
    'thur fish fri leftovers sat burgers mon nothing tues eggs',
  ],
])('%s means what %s does (planner 130)', (sentence, plain) => {
  expect(readRules(sentence, home).rules).toEqual(readRules(plain, home).rules)
})
