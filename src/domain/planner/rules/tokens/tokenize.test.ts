import { expect, it } from 'vitest'
import { aSpeakingHome } from '../../../../../test/harness/sentence-makers.ts'
import { tokenize } from './tokenize.ts'
import { vocabularyOf } from './vocabulary.ts'

it.each(['colour', 'needle', 'cards', 'bingo', 'salon', 'brakes', 'triple', 'cellar'])(
  '%s is no misspelt food (planner 129)',
  (word) => {
    expect(tokenize(word, vocabularyOf(aSpeakingHome()))).toMatchObject([{ kind: 'unknown', word }])
  },
)
