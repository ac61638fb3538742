/** Sentences of the seventh outside writer (decision 0212). */
import { expect, it } from 'vitest'
import { aSpeakingHome, have, on, once, who } from '../../../../test/harness/sentence-makers.ts'
import { tokenize } from '../rule-tokens/tokenize.ts'
import { vocabularyOf } from '../rule-tokens/vocabulary.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome()

it.each<[string, unknown[], string[]]>([
  [
    'I’m at a conference on Monday and Tuesday, don’t count me for dinner',
    [{ kind: 'away', when: { days: ['monday', 'tuesday'], slots: ['dinner'] }, ...who('Nora') }],
    [],
  ],
  [
    'Ben is away on Monday, and I’m out for dinner on Tuesday',
    [
      { kind: 'away', ...on('monday'), ...who('Ben') },
      { kind: 'away', when: { days: ['tuesday'], slots: ['dinner'] }, ...who('Nora') },
    ],
    [],
  ],
  [
    'quiz night Wednesday, no tea',
    [{ kind: 'skip', when: { days: ['wednesday'], slots: ['dinner'] } }],
    ['quiz night'],
  ],
  ['bingo on Wednesday', [], ['bingo on Wednesday']],
  ['cards on Friday, soup on Saturday', [have({ food: 'soup' }, once, on('saturday'))], ['cards on Friday']],
  [
    'don’t give us lentils two days together',
    [{ kind: 'repeat', what: { food: 'lentils' }, count: { max: 1 }, days: 2 }],
    [],
  ],
])('%s (planner 129)', (sentence, rules, unread) => {
  expect(readRules(sentence, home)).toEqual({ rules, unread })
})

it.each(['colour', 'needle', 'cards', 'bingo', 'salon', 'brakes', 'triple', 'cellar'])(
  '%s is no misspelt food (planner 129)',
  (word) => {
    expect(tokenize(word, vocabularyOf(home))).toMatchObject([{ kind: 'unknown', word }])
  },
)
