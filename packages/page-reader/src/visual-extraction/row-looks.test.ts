import { describe, expect, it } from 'vitest'
import { openPage } from '../page/document.ts'
import { type PageRow, rowsOf } from '../page/page-rows.ts'
import { ingredientsLabel } from '../page/part-label-patterns.ts'
import {
  areAlike,
  endsSteps,
  isMethodLabel,
  isTab,
  startsWithLabel,
  isTimeLabel,
  withoutStepNumberBeside,
} from './row-looks.ts'

function rowOf(html: string): PageRow {
  const [row] = rowsOf(openPage(`<body>${html}</body>`, 'https://kitchen.example/'))
  if (!row) throw new Error('the page has no row')
  return row
}
const plain = (text: string) => rowOf(`<p>${text}</p>`)

describe('a row', () => {
  it.each<[string, boolean, boolean]>([
    ['says that foods follow', startsWithLabel(plain('* Ingredients'), ingredientsLabel), true],
    [
      'says so in sixty characters',
      startsWithLabel(plain(`Ingredients ${'x'.repeat(48)}`), ingredientsLabel),
      true,
    ],
    [
      'says nothing so in more',
      startsWithLabel(plain(`Ingredients ${'x'.repeat(49)}`), ingredientsLabel),
      false,
    ],
    ['says that a method follows', isMethodLabel(plain('Preparation')), true],
    ['says for how long, and no method', isMethodLabel(plain('Preparation 20 min')), false],
    ['is set like another of its kind', areAlike(plain('One'), plain('Two')), true],
    ['is set otherwise than a heading', areAlike(plain('One'), rowOf('<h3>Two</h3>')), false],
    ['is a tab before another one', isTab(plain('Method'), plain('Nutrition')), true],
    ['is no tab before a step', isTab(plain('Method'), plain('Bake the pie.')), false],
    ['is no tab before a heading', isTab(plain('Method'), rowOf('<h3>Nutrition</h3>')), false],
    ['is no tab at the end', isTab(plain('Method'), undefined), false],
    ['ends the steps where foods follow', endsSteps(plain('Ingredients')), true],
    [
      'ends the steps with a heading of notes',
      endsSteps(rowOf('<h3>Notes on what we changed this year</h3>')),
      true,
    ],
    ['ends the steps with a short word of notes', endsSteps(plain('Notes')), true],
    [
      'ends the steps with a colon behind the notes',
      endsSteps(plain('Notes on what we changed this year:')),
      true,
    ],
    [
      'ends no steps with a sentence that begins so',
      endsSteps(plain('Notes on what we changed this year')),
      false,
    ],
    ['says how long, beside a time', isTimeLabel(plain('Baking time:'), plain('20 min')), true],
    ['says not how long without a colon', isTimeLabel(plain('Baking time'), plain('20 min')), false],
    ['says not how long beside words', isTimeLabel(plain('Baking time:'), plain('see below')), false],
    [
      'says not how long in many letters',
      isTimeLabel(plain(`Baking time ${'x'.repeat(20)}:`), plain('20 min')),
      false,
    ],
    [
      'says not how long beside many letters',
      isTimeLabel(plain('Baking time:'), plain(`20 min ${'x'.repeat(25)}`)),
      false,
    ],
    ['says not how long at the end', isTimeLabel(plain('Baking time:'), undefined), false],
  ])('%s', (_, said, is) => {
    expect(said).toBe(is)
  })
})

it.each<[string, string[], string]>([
  ['goes that stands in a block of its own', ['2', 'Bake it.'], 'Bake it.'],
  ['goes with its word', ['Step 2.', 'Bake it.', 'Eat it.'], 'Bake it. Eat it.'],
  ['stays that is an amount', ['2 kg', 'leeks'], '2 kg leeks'],
  ['stays that is all of the row', ['2'], '2'],
  ['stays that is too long for one', ['200', 'leeks'], '200 leeks'],
])('a count %s', (_, pieces, text) => {
  expect(withoutStepNumberBeside({ text: pieces.join(' '), pieces })).toBe(text)
})
