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

test.each(['', 'PT0M', 'PT', 'a while', 'P5Y', 'NaN', 'PTH'])('no duration is null: %s', (text) => {
  expect(minutesIn(text)).toBeNull()
})

test.each([
  ['PT60S', 1],
  ['PT1H90S', 62],
  ['P1W', 10_080],
  ['P1DT1H', 1500],
  ['P0Y0M0DT0H5M0S', 5],
  ['P1M', 1],
  ['P1MT0H', 43_200],
  ['P1Y', null],
  ['P364D', 524_160],
  ['-PT5M', 5],
  ['PT1,5H', 90],
])('its years, months, weeks, days and seconds count too, up to a year: %s', (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes)
})

test.each([
  ['30 1 hour', 60],
  ['1 hour 30 leeks', 60],
  ['½ hour', 30],
  ['1 ½ hours', 90],
  ['2 3/4 h', 165],
  ['1.5 hours', 90],
  ['90 seconds', 2],
  ['1 day', 1440],
  ['2 weeks', 20_160],
  ['1:05', 65],
  ['1:05:59', 65],
  ['52 weeks', 524_160],
  ['53 weeks', null],
  ['525600', null],
  [`${'x'.repeat(121)} 5 min`, null],
])('so do fractions, clocks and weeks in words: %s', (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes)
})
