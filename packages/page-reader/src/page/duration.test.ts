import { expect, test } from 'vitest'
import { minutesIn } from './duration.ts'

test.each([
  ['PT45M', 45],
  ['PT1H30M', 90],
  ['P0DT0H40M', 40],
  ['P0Y0M0DT0H20M0.000S', 20],
  ['PT1.5H', 90],
  ['P1DT2H', 1560],
  ['PT90S', 2],
  ['PT20M-', 20],
  ['pt0h25m', 25],
  ['P30M', 30],
  ['PTH25MS', 25],
])('a duration in ISO 8601, tidy or not, is whole minutes: %s', (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes)
})

test.each([
  ['35', 35],
  ['1:15', 75],
  ['1 hour 15 minutes', 75],
  ['1 hr 30', 90],
  ['1½ hours', 90],
  ['1 1/2 hours', 90],
  ['2 Stunden 10 Min.', 130],
  ['1 heure et 5 minutes', 65],
  ['ca. 40 perc', 40],
  ['overnight plus 20 mins', 20],
  ['15 to 30 minutes', 30],
  ['1-2 Stunden', 120],
])('a duration in words is read in several languages: %s', (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes)
})

test.each(['', 'PT0M', 'PT', 'a while', 'P5Y', 'NaN', 'PTH'])('what tells no time is null: %s', (text) => {
  expect(minutesIn(text)).toBeNull()
})
