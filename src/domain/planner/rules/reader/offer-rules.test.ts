import { describe, expect, it } from 'vitest'
import { aSpeakingHome } from '../../../../../test/harness/sentence-makers.ts'
import { describeRule } from '../../describe-rule.ts'
import { offerRules, readSentence } from './offer-rules.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome()
const fortnight = aSpeakingHome({
  dates: Array.from({ length: 14 }, (_, day) => `2026-03-${String(day + 2).padStart(2, '0')}`),
})
const oneDay = aSpeakingHome({ dates: ['2026-03-02'] })

/** The rules offered for a sentence, in words, each with the text that they stand for. */
const offered = (sentence: string, context = home) =>
  offerRules(readRules(sentence, context), context).map(({ said, rules }) => [
    said,
    ...rules.map(describeRule),
  ])

describe('planner 164: a weekday that was taken for the coming one is offered for the other weeks', () => {
  const offeredOf = (sentence: string, context = fortnight) =>
    readSentence(sentence, context).offers.map(({ said, rules }) => [said, ...rules.map(describeRule)])
  it.each([
    ['Granny Jo is coming on Saturday', 'Saturday', 'Granny Jo comes on 14 Mar'],
    ['Lily is out on Tuesday', 'Tuesday', 'Lily is away on 10 Mar'],
    ['we’re out on Friday', 'Friday', 'Eating out, no cooking on 13 Mar'],
    ['my parents are here for the weekend', 'Saturday and Sunday', '2 more eat on 14 Mar and 15 Mar'],
  ])('%s', (sentence, ...offer) => expect(offeredOf(sentence)).toEqual([offer]))
  it.each([
    'Granny Jo is coming on Saturdays',
    'Granny Jo is coming on the 7th',
    'Granny Jo is here this weekend',
    'fish on Saturday',
  ])('nothing is offered for ‘%s’', (sentence) => expect(offeredOf(sentence)).toEqual([]))
  it('or where one week is planned', () =>
    expect(offeredOf('Granny Jo is coming on Saturday', home)).toEqual([]))
})

describe('planner 119: words that were not understood come with rules that they may mean', () => {
  it.each([
    ['less pasta please', 'Pasta at most once', 'Pasta at most twice', 'No pasta'],
    ['we eat too much pasta', 'Pasta at most once', 'Pasta at most twice', 'No pasta'],
    ['pasta less often', 'Pasta at most once', 'Pasta at most twice', 'No pasta'],
    ['more fish', 'Fish at least twice', 'Fish at least 3 times'],
    ['a bit more fish would be nice', 'Fish at least twice', 'Fish at least 3 times'],
    ['vegetarian or fish on Friday', 'Vegetarian dishes on Friday', 'Fish on Friday'],
    ['fish or vegetarian twice', 'Fish twice', 'Vegetarian dishes twice'],
    ['we have salmon', 'Use up salmon', 'Salmon at least once'],
    ['a salad with every dinner', 'A side with the main for dinner', 'Salad at least once for dinner'],
    ['fish on Blursday', 'Fish at least once', 'No fish'],
    ['budget about 300 kr for the week', 'At most £300 a week'],
  ])('%s', (sentence, ...rules) => {
    expect(offered(sentence)).toEqual([[sentence, ...rules]])
  })

  it('each clause of a text has its own', () => {
    expect(offered('more fish, less red meat')).toEqual([
      ['more fish', 'Fish at least twice', 'Fish at least 3 times'],
      ['less red meat', 'Red meat at most once', 'Red meat at most twice', 'No red meat'],
    ])
  })

  it('two wishes that cannot both hold are each offered', () => {
    expect(offered('fish on Friday. no fish at all')).toEqual([
      ['fish on Friday', 'Fish on Friday', 'No fish on Friday'],
      ['no fish at all', 'No fish', 'Fish at most once'],
    ])
  })

  it('a dish behind a day that was not understood is offered on that day first', () => {
    expect(offered('Max has a sleepover Friday, 4 extra kids, pizza')).toEqual([
      ['pizza', 'Pizza on Friday', 'Pizza at least once', 'No pizza'],
    ])
  })

  it('in a plan of more than a week how often is a week’s', () => {
    expect(offered('less pasta please', fortnight)).toEqual([
      ['less pasta please', 'Pasta at most once a week', 'Pasta at most twice a week', 'No pasta'],
    ])
  })

  it('in a plan of a day nothing is counted', () => {
    expect(offered('more fish', oneDay)).toEqual([['more fish', 'Fish at least once', 'No fish']])
  })

  it.each([
    'sing me a lullaby',
    'soup on Monday, when it is cold',
    'who on earth ate all of my last biscuits',
    'fish, why was there so much fish',
  ])('nothing is offered for what asks for nothing, or is read already: %s', (sentence) => {
    expect(offered(sentence)).toEqual([])
  })
})
