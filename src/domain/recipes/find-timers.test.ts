import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findTimers } from './find-timers.ts'

const minutes = (step: string) =>
  findTimers(step).map(({ text, seconds, mostSeconds }) =>
    seconds === mostSeconds ? [text, seconds / 60] : [text, seconds / 60, mostSeconds / 60],
  )

describe('one time in a step', () => {
  test.each<[step: string, text: string, least: number, most?: number]>([
    ['Simmer for 20 minutes.', '20 minutes', 20],
    ['Simmer for 20–25 minutes, stirring.', '20–25 minutes', 20, 25],
    ['Simmer for 20-25 mins.', '20-25 mins', 20, 25],
    ['Fry for 5 to 10 minutes', '5 to 10 minutes', 5, 10],
    ['Fry for 5 or 6 minutes', '5 or 6 minutes', 5, 6],
    ['Fry for between 5 and 10 minutes', 'between 5 and 10 minutes', 5, 10],
    ['Bake for twenty five minutes.', 'twenty five minutes', 25],
    ['Bake for twenty to twenty five minutes.', 'twenty to twenty five minutes', 20, 25],
    ['Bake for 20/25 minutes.', '20/25 minutes', 20, 25],
    ['Bake for 3/4 hour.', '3/4 hour', 45],
    ['Bake for 1 hour 45 - 2 hours.', '1 hour 45 - 2 hours', 105, 120],
    ['Bake for 1 hour 45 or 2 hours.', '1 hour 45 or 2 hours', 105, 120],
    ['Bake for 1 hour 30 or until done.', '1 hour 30', 90],
    ['Bake for 1 hour 10 to 15 minutes.', '1 hour 10 to 15 minutes', 70, 75],
    ['Bake for 1 hour and 10–15 mins', '1 hour and 10–15 mins', 70, 75],
    ['Braise for 2 to 2 and a half hours.', '2 to 2 and a half hours', 120, 150],
    ['Bake for 1h15–1h30.', '1h15–1h30', 75, 90],
    ['Bake for 1 hour 45 to 2½ hours.', '1 hour 45 to 2½ hours', 105, 150],
    ['Bake for 18 \u{2212}20 minutes.', '18 \u{2212}20 minutes', 18, 20],
    ['Bake 1 hour 30 until golden', '1 hour 30', 90],
    ['Bake for 1 hour 30.', '1 hour 30', 90],
    ['Bake for 1 hour 30 minutes until golden.', '1 hour 30 minutes', 90],
    ['Bake for 1 hour and 15 minutes.', '1 hour and 15 minutes', 75],
    ['Bake for 2 hrs 10 mins', '2 hrs 10 mins', 130],
    ['Bake for 1h30.', '1h30', 90],
    ['Bake for 1h 30m.', '1h 30m', 90],
    ['Braise for 1½ hours.', '1½ hours', 90],
    ['Braise for 1 1/2 hours.', '1 1/2 hours', 90],
    ['Braise for 1-1/2 hours.', '1-1/2 hours', 90],
    ['Braise for 1 and 1/2 hours.', '1 and 1/2 hours', 90],
    ['Braise for 1 and ½ hours.', '1 and ½ hours', 90],
    ['Braise for 2-1/2 hours.', '2-1/2 hours', 150],
    ['Braise for 1-1/2 to 2 hours.', '1-1/2 to 2 hours', 90, 120],
    ['Bake for thirty-two minutes.', 'thirty-two minutes', 32],
    ['Bake for eighteen minutes.', 'eighteen minutes', 18],
    ['Rest for a three-quarter hour.', 'three-quarter hour', 45],
    ['Bake 5 more minutes.', '5 more minutes', 5],
    ['Bake 10 or so minutes.', '10 or so minutes', 10],
    ['Bake 10 full minutes.', '10 full minutes', 10],
    ['Bake for 30 to 2 minutes.', '30 to 2 minutes', 30],
    ['Braise for 1.5 hours.', '1.5 hours', 90],
    ['Braise for 2½–3 hours.', '2½–3 hours', 150, 180],
    ['Braise for one and a half hours.', 'one and a half hours', 90],
    ['Rest for half an hour.', 'half an hour', 30],
    ['Chill for a half-hour.', 'half-hour', 30],
    ['Rest for a quarter of an hour.', 'a quarter of an hour', 15],
    ['Rest for three-quarters of an hour.', 'three-quarters of an hour', 45],
    ['Prove for an hour.', 'an hour', 60],
    ['Prove for an hour and a half.', 'an hour and a half', 90],
    ['Cook for a minute.', 'a minute', 1],
    ['Cook for a couple of minutes.', 'a couple of minutes', 2],
    ['Cook for two minutes on each side.', 'two minutes', 2],
    ['Cook for forty-five minutes.', 'forty-five minutes', 45],
    ['Blitz for 30 seconds.', '30 seconds', 0.5],
    ['Whisk for 2 minutes 30 seconds.', '2 minutes 30 seconds', 2.5],
    ['A 20-minute simmer does it.', '20-minute', 20],
    ['Roast for 45 minutes to 1 hour.', '45 minutes to 1 hour', 45, 60],
    ['Roast for 1 hour to 1 hour 20 minutes.', '1 hour to 1 hour 20 minutes', 60, 80],
    ['Bake at 180C/350F/gas 4 for 25 mins', '25 mins', 25],
    ['Chill for at least 2 hours or overnight.', '2 hours', 120],
    ['Bake for 1hr30', '1hr30', 90],
    ['Bake for 1hr30mins.', '1hr30mins', 90],
    ['Bake for 2hrs30mins until set', '2hrs30mins', 150],
    ['Bake for 1hr15min', '1hr15min', 75],
    ['Bake 1hr30-1hr45', '1hr30-1hr45', 90, 105],
    ['Bake 2hr45-3hrs', '2hr45-3hrs', 165, 180],
    ['Boil for 5min30', '5min30', 5.5],
    ['Cook for another minute.', 'another minute', 1],
    ['Cook for another 2 minutes.', '2 minutes', 2],
    ['Cook for a further minute.', 'a further minute', 1],
    ['Cook another couple of minutes', 'another couple of minutes', 2],
    ['Simmer for a good hour and a half.', 'a good hour and a half', 90],
    ['Simmer for hour and a half.', 'hour and a half', 90],
    ['Braise for three and a quarter hours.', 'three and a quarter hours', 195],
    ['Braise for two and three-quarter hours.', 'two and three-quarter hours', 165],
    ['Braise for 2 to 2 and a quarter hours.', '2 to 2 and a quarter hours', 120, 135],
  ])('%s', (step, text, ...times) => expect(minutes(step)).toEqual([[text, ...times]]))
})

describe('several times', () => {
  test.each([
    [
      'Boil for 10 minutes. 30 minutes later, fry for 2.',
      [
        ['10 minutes', 10],
        ['30 minutes', 30],
      ],
    ],
    [
      'Fry 5 minutes, then bake for 1 hour, then 30 minutes at 200C.',
      [
        ['5 minutes', 5],
        ['1 hour', 60],
        ['30 minutes', 30],
      ],
    ],
    [
      'Fry for 5 minutes, 2 or 3 minutes a side.',
      [
        ['5 minutes', 5],
        ['2 or 3 minutes', 2, 3],
      ],
    ],
    [
      'Bake for 1 hour. 30 minutes more if it is large.',
      [
        ['1 hour', 60],
        ['30 minutes', 30],
      ],
    ],
    [
      'Half an hour in the oven and 5 minutes of rest.',
      [
        ['Half an hour', 30],
        ['5 minutes', 5],
      ],
    ],
  ])('%s', (step, found) => expect(minutes(step)).toEqual(found))
})

test.each([
  ['Cook for 2 minutes per side', ['2 minutes', 2]],
  ['Fry 3 minutes per batch, then 5 minutes together', ['3 minutes', 3], ['5 minutes', 5]],
  ['Roast for 20 minutes per 500 g, then rest for 20 minutes', ['20 minutes', 20]],
  ['For every 500 g roast for 20 minutes, then rest for 15 minutes', ['15 minutes', 15]],
  ['Pour in a pound of stock and then 20 minutes more', ['20 minutes', 20]],
])('by the piece it is a time: %s (recipes 158)', (step, ...found) => expect(minutes(step)).toEqual(found))

describe('a range of hours behind an hour is a time of its own', () => {
  test.each([
    ['Chill 1 hour, 2–3 hours is better', 2, 3],
    ['Marinate 1 hour, 4 to 6 hours if you can', 4, 6],
    ['Marinate 1 hour and 6–8 hours', 6, 8],
    ['Rest 1 hour 10 to 12 hours', 10, 12],
    ['Rest 1 hour 2 - 3 hours', 2, 3],
    ['Chill 1 hour, 2 or 3 hours', 2, 3],
    ['Chill 1 hour, two or three hours is better', 2, 3],
  ])('%s', (step, least, most) =>
    expect(minutes(step)).toEqual([
      ['1 hour', 60],
      [expect.any(String), least * 60, most * 60],
    ]),
  )
})

describe('how long to wait before what comes next (recipes 157)', () => {
  test.each<[step: string, minutes: number]>([
    ['Rest 5 mins before serving.', 5],
    ['Leave to rest for 10 minutes before slicing.', 10],
    ['Cool in the tin for 10 minutes before turning out', 10],
    ['Cool in the tin 10 minutes before turning out', 10],
    ['Cover and leave for 30 minutes before carving', 30],
    ['Let it stand 5 minutes before fluffing', 5],
    ['Chill for at least 1 hour before serving', 60],
    ['Marinate for 2 hours before cooking', 120],
    ['Leave to cool for about 15 minutes before cutting', 15],
    ['Allow to sit for a good 20 minutes before eating', 20],
    ['Wait a minute before removing the lid', 1],
    ['Wait another 5 minutes before adding the rice', 5],
    ['Leave it a further 10 minutes before serving', 10],
    ['Steep for up to 10 minutes before straining', 10],
    ['Refrigerate at least 2 hours before serving', 120],
    ['Rest, covered with foil, 15 minutes before carving', 15],
    ['Remove from the oven and let it rest 10 minutes before carving', 10],
    ['Freeze until firm, at least 2 hours before slicing', 120],
    ['Set aside 5 minutes before serving', 5],
    ['Allow 10 minutes before slicing', 10],
    ['Give it about 5 minutes before eating', 5],
    ['Simmer gently 20 minutes before adding the peas', 20],
    ['Cook the onions 10 minutes before adding the garlic', 10],
    ['Bring to room temperature for 30 minutes before roasting', 30],
    ['Leave to prove in a warm place 1 hour before baking', 60],
    ['Leave in a warm oven, 30 minutes before carving', 30],
    ['Rest in the switched-off oven 30 minutes before serving', 30],
    ['Set aside in a lightly oiled bowl 1 hour before shaping', 60],
    ['Marinate in light soy sauce 30 minutes before cooking', 30],
    ['Refrigerate to get firm, 2 hours before serving', 120],
    ['Cool in the turned-off oven 1 hour before unmoulding', 60],
    ['Leave it to cool and get cold 1 hour before icing', 60],
    ['Rest on a warm plate beside the grill 10 minutes before carving', 10],
  ])('%s', (step, least) => expect(minutes(step)).toEqual([[expect.any(String), least]]))
})

describe('no timer', () => {
  test.each([
    'Marinate overnight.',
    'Soak for 2 days.',
    'Leave for 24 hours.',
    'Cook for a few minutes until soft.',
    'Stir every 5 minutes.',
    'Take it out 30 minutes before serving.',
    'Take out of the fridge at least 30 minutes before cooking',
    'Remove from the fridge 1 hour before serving.',
    'Chill, removing from the fridge 10 minutes before serving',
    'Chill until needed. Dress 10 minutes before serving',
    'Once cool, ice the cake 1 hour before serving',
    'Add the rest of the cream 5 minutes before serving',
    'Leave out of the fridge 30 minutes before cooking',
    'Ten minutes before the end, add the peas',
    'Bake, removing the foil 10 minutes before the end',
    'Preheat the oven 15 minutes before baking',
    'Leave to rest, then preheat the oven 30 minutes before baking.',
    'Leave to stand, then heat the grill 10 minutes before cooking.',
    'Leave to prove and switch on the oven 20 minutes before baking',
    'Leave to prove and switch the oven on 20 minutes before baking',
    'Leave to stand and get your grill hot 15 minutes before cooking',
    'Chill the skewers and light the barbecue 40 minutes before cooking',
    'Make the sauce at least 1 hour before serving',
    'Marinate for up to 8 hours ahead',
    'Baste at 20-minute intervals',
    // recipes 158
    'Roast for 20 minutes per 500 g plus 20 minutes',
    'Roast 45 minutes per kg.',
    'Allow 25 minutes per pound and 25 minutes over',
    'Roast for 20 mins per 450g/1lb, plus an extra 20 mins',
    'Allow 20 minutes for each 500 g',
    'Cook 15 minutes/lb or 30 min a kilo',
    'Allow 20 minutes to the pound',
    'Allow 20 minutes per half kilo',
    'For every 500 g, roast for 20 minutes',
    'For every 500 g cook for 25 minutes, plus 25 minutes.',
    'Per kilo, roast for 40 minutes and then 20 minutes more',
    'Roast 20 minutes a pound in a hot oven and then 20 minutes more',
    'Per kilo allow 40 minutes',
    'Add 200 g flour and 2 eggs.',
    'Bake at 180C, then serve.',
    'Cut into 2-inch pieces, 5 mm thick.',
    'Use 1 h-shaped tin.',
    '',
  ])('%s', (step) => expect(findTimers(step)).toEqual([]))
})

test('the places are the ones in the text, in order and apart, whatever the text', () => {
  const word = fc.constantFrom(
    '20',
    '1',
    '½',
    '-',
    '–',
    'to',
    'hour',
    'hours',
    'minutes',
    'half an',
    'a',
    'and',
    '30',
    '.',
    ',',
    'simmer',
    'every',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 20 }), (parts) => {
      const step = parts.join(' ')
      let before = 0
      for (const { start, end, text, seconds, mostSeconds } of findTimers(step)) {
        expect(step.slice(start, end)).toBe(text)
        expect(start).toBeGreaterThanOrEqual(before)
        expect(mostSeconds).toBeGreaterThan(0)
        expect(seconds).toBeGreaterThan(0)
        before = end
      }
    }),
  )
})
