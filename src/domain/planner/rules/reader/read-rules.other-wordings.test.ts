import { seededRandom } from '@plateful/meal-planner/search/seeded-random'
import { describe, expect, it } from 'vitest'
import { aSpeakingHome, all, have, none, on, once, who } from '../../../../../test/harness/sentence-makers.ts'
import { readRules } from './read-rules.ts'

const home = aSpeakingHome()
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const dishes = ['curry', 'pasta', 'soup', 'pizza', 'salmon', 'stew', 'tacos', 'risotto', 'burgers']
const foods = ['mushrooms', 'pork', 'lamb', 'tofu', 'peppers', 'coconut', 'lentils', 'cheese']
const qualities = ['light', 'spicy', 'cheap', 'healthy']
const people = ['Ben', 'Lily', 'Max']

/** The words that fill a frame, all of them different. */
interface Words {
  dish: string
  other: string
  food: string
  second: string
  quality: string
  who: string
  whom: string
  day: string
  later: string
  last: string
}

const pickTwo = (words: readonly string[], dice: () => number) => {
  const first = Math.floor(dice() * words.length)
  const step = 1 + Math.floor(dice() * (words.length - 1))
  return [words[first]!, words[(first + step) % words.length]!] as const
}

function wordsOf(dice: () => number): Words {
  const [dish, other] = pickTwo(dishes, dice)
  const [food, second] = pickTwo(foods, dice)
  const [person, whom] = pickTwo(people, dice)
  const [day, later] = pickTwo(days, dice)
  const rest = days.filter((one) => one !== day && one !== later)
  const quality = qualities[Math.floor(dice() * qualities.length)]!
  const last = rest[Math.floor(dice() * rest.length)]!
  return { dish, other, food, second, quality, who: person, whom, day, later, last }
}

const filled = (frame: string, words: Words) =>
  frame.replaceAll(/\{(\w+)\}/g, (_, key: keyof Words) => words[key])

const keyOf = (day: string) => day.toLowerCase()
const inWeek = (...named: string[]) => ({
  when: { days: days.map((day) => day.toLowerCase()).filter((day) => named.includes(day)) },
})
const leaveOut = (food: string, more: object = {}) => have(food, none, more)
const away = (name: string, day: string) => ({ kind: 'away', ...on(keyOf(day)), ...who(name) })

/** A wish, what it means, and the frames that say it. */
const wishes: readonly [name: string, meaning: (words: Words) => object[], frames: string][] = [
  [
    'a dish on a day',
    ({ dish, day }) => [have(dish, once, on(keyOf(day)))],
    `{dish} on {day}|on {day} {dish}|{day}: {dish}|{day} - {dish}|{day} {dish}|for {day}, {dish} please|
     on {day} it has to be {dish}|could we have {dish} on {day}?|on {day} could we have {dish}?|
     make it {dish} on {day}|{dish}, on {day}|what we want on {day} is {dish}|{dish} this {day}|
     this {day} {dish}|{dish} ({day})|ok {dish} on {day}|{dish} on {day} ok?|there should be {dish} on {day}|
     on {day} there should be {dish}|I'd like to eat {dish} on {day}`,
  ],
  [
    'two dishes on two days',
    ({ dish, other, day, later }) => [have(dish, once, on(keyOf(day))), have(other, once, on(keyOf(later)))],
    `{dish} on {day} and {other} on {later}|{dish} {day}, {other} {later}|on {day} {dish}, on {later} {other}|
     {dish} on {day} - {other} on {later}|{dish} on {day}. Also {other} on {later}|
     {dish} on {day} and on {later} {other}|{day} {dish} {later} {other}|{day}: {dish}; {later}: {other}|
     both {dish} on {day} and {other} on {later}|{dish} on {day} but {other} on {later}`,
  ],
  [
    'two foods left out',
    ({ food, second }) => [leaveOut(food), leaveOut(second)],
    `no {food} or {second}|no {food} and no {second}|nothing with {food} or {second}|
     {food} and {second} are out|keep {food} and {second} off the menu|{food} and {second}: no thanks|
     leave out the {food} and the {second}|neither {food} nor {second}|no {food} - and no {second}|
     don't cook {food} or {second}|this week, no {food} and no {second}`,
  ],
  [
    'two foods left out on a day',
    ({ food, second, day }) => [leaveOut(food, on(keyOf(day))), leaveOut(second, on(keyOf(day)))],
    `no {food} or {second} on {day}|on {day} no {food} and no {second}|{day}: no {food}, no {second}|
     leave out the {food} and the {second} on {day}|no {food} on {day}, and no {second} either|
     on {day} nothing with {food} or {second}`,
  ],
  [
    'a food left out on each of two days',
    ({ food, second, day, later }) => [leaveOut(food, on(keyOf(day))), leaveOut(second, on(keyOf(later)))],
    `no {food} on {day} and no {second} on {later}|no {food} on {day} or {second} on {later}|
     leave out the {food} on {day} and the {second} on {later}|on {day} no {food}, on {later} no {second}`,
  ],
  [
    'a food left out for somebody',
    ({ food, who: name }) => [leaveOut(food, who(name))],
    `no {food} for {who}|for {who}, no {food}|as for {who}, no {food}|{who}: no {food}|
     for {who} nothing with {food}|{who}, no {food}|leave the {food} out for {who}|{who} hates {food}`,
  ],
  [
    'two foods left out for somebody',
    ({ food, second, who: name }) => [leaveOut(food, who(name)), leaveOut(second, who(name))],
    `no {food} or {second} for {who}|no {food} and no {second} for {who}|{who}: no {food}, no {second}|
     for {who}, no {food} and no {second}|{who} hates {food} and {second}`,
  ],
  [
    'all days but one',
    ({ quality, day }) => [
      have({ tag: quality }, 'every', inWeek(...days.filter((one) => one !== day).map(keyOf))),
    ],
    `{quality} every day but {day}|every day but {day} {quality}|except on {day}, everything {quality}|
     everything {quality} except on {day}|everything {quality}, but not on {day}|
     apart from {day}, everything {quality}|everything {quality}, {day} excepted|all week {quality} but {day}|
     every night except {day} should be {quality}|{day} aside, everything {quality}`,
  ],
  [
    'two people away on two days',
    ({ who: name, whom, day, later }) => [away(name, day), away(whom, later)],
    `{who} is away on {day} and {whom} is away on {later}|{who} is away on {day} and {whom} on {later}|
     {who} is away on {day}, {whom} on {later}|on {day} {who} is away and on {later} {whom}|
     {who} away {day}, {whom} {later}|without {who} on {day} and without {whom} on {later}|
     {who} is away on {day} - {whom} is away on {later}`,
  ],
  [
    'somebody away on a day',
    ({ who: name, day }) => [away(name, day)],
    `{who} is away on {day}|on {day} {who} is away|without {who} on {day}|{day} without {who}|
     no {who} on {day}|leave {who} out on {day}`,
  ],
  [
    'a guest and a dish',
    ({ dish, day }) => [
      { kind: 'guest', people: 1, ...on(keyOf(day)), ...who('Granny Jo') },
      have(dish, once, on(keyOf(day))),
    ],
    `Granny Jo comes on {day} and would like {dish}|Granny Jo comes on {day}, so {dish}|
     Granny Jo comes on {day}. {dish} please.|as Granny Jo comes on {day}, {dish}|
     Granny Jo comes on {day} and we want {dish}|Granny Jo is coming, {dish} on {day}`,
  ],
  [
    'one after the other',
    ({ quality, dish }) => [{ kind: 'order', what: { tag: quality }, after: { food: dish } }],
    `something {quality} the day after the {dish}|the day after the {dish}, something {quality}|
     follow the {dish} with something {quality}|something {quality} should follow the {dish}`,
  ],
]

const framesOf = (frames: string) => frames.split('|').map((frame) => frame.trim())

describe('planner 101: the same wish said otherwise is read the same', () => {
  it.each(
    wishes.flatMap(([name, meaning, frames]) => framesOf(frames).map((one) => [name, one, meaning] as const)),
  )('%s: %s', (_, frame, meaning) => {
    const dice = seededRandom(frame.length)
    for (let turn = 0; turn < 3; turn++) {
      const words = wordsOf(dice)
      const sentence = filled(frame, words)
      expect({ sentence, ...readRules(sentence, home) }).toEqual({ sentence, ...all(meaning(words)) })
    }
  })
})

/** Wishes of which none lends its day, person or number to the other. */
const apart = ['two dishes on two days', 'a food left out on each of two days', 'two people away on two days']

describe('planner 102: wishes that stand behind one another mean what each means alone', () => {
  const pairs = apart.flatMap((one) => apart.filter((two) => two !== one).map((two) => [one, two] as const))
  it.each(pairs)('%s, and %s', (one, two) => {
    const dice = seededRandom(7 * one.length + two.length)
    const of = (name: string) => wishes.find(([known]) => known === name)!
    for (const mark of ['. ', '; ', '\n', '. Also ', ' - ']) {
      const [first, second] = [of(one), of(two)].map(([, meaning, frames]) => {
        const words = wordsOf(dice)
        const frame = framesOf(frames)[0]!
        return { sentence: filled(frame, words), rules: meaning(words) }
      })
      const sentence = `${first!.sentence}${mark}${second!.sentence}`
      const rules = [...first!.rules, ...second!.rules]
      expect({ sentence, ...readRules(sentence, home) }).toEqual({ sentence, ...all(rules) })
    }
  })
})

describe('planner 103: what goes with one wish is not taken for another', () => {
  it.each([
    // A comma behind a denied list begins a wish.
    ['nothing with lamb, soup on Monday', [leaveOut('lamb'), have('soup', once, on('monday'))]],
    [
      'no lamb on Monday and soup on Friday',
      [leaveOut('lamb', on('monday')), have('soup', once, on('friday'))],
    ],
    ['no lamb for Ben and no pork', [leaveOut('lamb', who('Ben')), leaveOut('pork')]],
    // The day of one dish is not for another that comes 'at some point'.
    ['burgers at some point and stew on Sunday', [have('burgers', once), have('stew', once, on('sunday'))]],
    // 'Every night' means all nights, not the day named before.
    [
      'we are six on Sunday, something light every night',
      [{ kind: 'heads', people: 6, ...on('sunday') }, have({ tag: 'light' }, 'every')],
    ],
    ['pasta on Friday, mild', [have({ food: 'pasta', tag: 'mild' }, once, on('friday'))]],
    ['nothing that is not healthy', [have({ tag: 'healthy' }, 'every')]],
  ])('%s', (sentence, rules) => {
    expect(readRules(sentence, home)).toEqual(all(rules))
  })

  it('who eats out is all of them, whoever gives the reason', () => {
    expect(readRules('Ben has a lesson at six on Friday so we’ll eat out', home).rules).toEqual([
      { kind: 'skip', instead: 'out', ...on('friday') },
    ])
  })

  it('a list of what nobody wants is said back whole where one of it is not understood', () => {
    expect(readRules('we don’t want florbs, chicken or mushrooms', home).rules).toEqual([])
  })
})
