import { describe, expect, it } from 'vitest'
import { openPage } from '../page/document.ts'
import { isHeading, type PageLine } from '../page/page-recipe.ts'
import { rowsOf } from '../page/page-rows.ts'
import { numberedStepParts } from './numbered-steps.ts'

const parts = (body: string) =>
  numberedStepParts(rowsOf(openPage(`<body>${body}</body>`, 'https://kitchen.example/')))
const said = (lines: PageLine[]) => lines.map((line) => (isHeading(line) ? `[${line.text}]` : line))
/** The lines of every run of counted steps, its titles in square brackets. */
const runs = (body: string) => parts(body).map(({ lines }) => said(lines))
const rows = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')

const soften = 'Soften the leeks in the butter.'
const bake = 'Bake the pie for an hour.'
const serve = 'Serve it with a salad.'

describe('steps below their counts', () => {
  it.each<[string, string, string[][]]>([
    ['numbers', rows('1', soften, '2', bake), [[soften, bake]]],
    ['numbers with a point', rows('1.', soften, '2.', bake), [[soften, bake]]],
    ['words and numbers', rows('Step 1', soften, 'Step 2', bake), [[soften, bake]]],
    ['numbers of how many', rows('1/2', soften, '2 / 2', bake), [[soften, bake]]],
    ['of several lines', rows('1', soften, bake, '2', serve), [[soften, bake, serve]]],
    ['not one alone', rows('1', soften), []],
    ['not from two on', rows('2', soften, '3', bake), []],
    ['not where one is left out', rows('1', soften, '3', bake), []],
    ['without what stands between that is no step', rows('1', 'a bowl', soften, '2', bake), [[soften, bake]]],
    [
      'without items of a list between',
      rows('1') + '<ul><li>Take two big leeks.</li></ul>' + rows(soften, '2', bake),
      [[soften, bake]],
    ],
    [
      'with the title over a step',
      rows('1') + '<h4>Leeks</h4>' + rows(soften, '2', bake),
      [['[Leeks]', soften, bake]],
    ],
    [
      'only set as the first is',
      `<p>1</p><p>${soften}</p><p>2</p><h5>${serve}</h5><p>${bake}</p>`,
      [[soften, `[${serve}]`, bake]],
    ],
    ['not further than 25 rows apart', rows('1', soften) + rows('a').repeat(25) + rows('2', bake), []],
    ['25 rows apart', rows('1', soften) + rows('a').repeat(23) + rows('2', bake), [[soften, bake]]],
    [
      'however little one says, in the class of the others',
      `<p>Step 1</p><p class="s">${soften}</p><p>Step 2</p><p class="s">ab</p>`,
      [[soften, 'ab']],
    ],
    [
      'not where it says little in no class',
      rows('Step 1', soften, 'Step 2', bake, 'Step 3', 'ab'),
      [[soften, bake]],
    ],
    [
      'not where it says little below a bare number',
      `<p>1</p><p class="s">${soften}</p><p>2</p><p class="s">${bake}</p><p>3</p><p class="s">ab</p>`,
      [[soften, bake]],
    ],
  ])('%s', (_, body, lines) => {
    expect(runs(body)).toEqual(lines)
  })
})

describe('steps that begin with their counts', () => {
  it.each<[string, string, string[][]]>([
    ['keep them as the page has them', rows(`1. ${soften}`, `2. ${bake}`), [[`1. ${soften}`, `2. ${bake}`]]],
    [
      'lose one that stands in a block of its own',
      `<ul><li><b>1</b><p>${soften}</p></li><li><b>2</b><p>${bake}</p></li></ul>`,
      [[soften, bake]],
    ],
    [
      'have the title right over them',
      '<h4>Leeks</h4>' + rows(`1. ${soften}`, `2. ${bake}`),
      [[`1. ${soften}`, `2. ${bake}`]],
    ],
    [
      'have the title between them',
      rows(`1. ${soften}`) + '<h4>Pie</h4>' + rows(`2. ${bake}`),
      [[`1. ${soften}`, '[Pie]', `2. ${bake}`]],
    ],
    [
      'go on in lines of the same paragraph up to the next count',
      `<p>1. ${soften}<br>${serve}<br>2. ${bake}</p>`,
      [[`1. ${soften} ${serve}`, `2. ${bake}`]],
    ],
    [
      'do not go on in another paragraph',
      `<p>1. ${soften}</p><p>${serve}</p><p>2. ${bake}</p>`,
      [[`1. ${soften}`, `2. ${bake}`]],
    ],
    ['begin with a capital', rows('1. soften the leeks', '2. bake the pie'), []],
    ['are no foods', rows('1 Leek', '2 Eggs'), []],
  ])('%s', (_, body, lines) => {
    expect(runs(body)).toEqual(lines)
  })
})

describe('counts that begin with one again', () => {
  it.each<[string, string, string[][]]>([
    [
      'are the next part, under its heading',
      '<h3>Leeks</h3>' + rows('1', soften, '2', bake) + '<h3>Salad</h3>' + rows('1', serve, '2', soften),
      [['[Leeks]', soften, bake, '[Salad]', serve, soften]],
    ],
    [
      'are the next part under a line that is set alike over each',
      `<h6 class="t">x</h6>`.repeat(0) +
        `<p class="t">Leeks</p>${rows('1', soften, '2', bake)}<p class="t">Salad</p>${rows('1', serve, '2', soften)}`,
      [['[Leeks]', soften, bake, '[Salad]', serve, soften]],
    ],
    [
      'have no title in a sentence over each',
      `<p class="t">Leeks.</p>${rows('1', soften, '2', bake)}<p class="t">Salad.</p>${rows('1', serve, '2', soften)}`,
      [[soften, bake, serve, soften]],
    ],
    [
      'have no title in lines that are set otherwise',
      `<p class="t">Leeks</p>${rows('1', soften, '2', bake)}<p class="u">Salad</p>${rows('1', serve, '2', soften)}`,
      [[soften, bake, serve, soften]],
    ],
    [
      'have no title in lines that are long',
      `<p class="t">${'x'.repeat(61)}</p>${rows('1', soften, '2', bake)}<p class="t">Salad</p>${rows('1', serve, '2', soften)}`,
      [[soften, bake, serve, soften]],
    ],
    [
      'are another run where they are set otherwise',
      rows('1', soften, '2', bake) + `<p class="n">1</p>${rows(serve)}<p class="n">2</p>${rows(soften)}`,
      [
        [soften, bake],
        [serve, soften],
      ],
    ],
    ['are none right after one', rows('1', soften, '1', bake, '2', serve), [[bake, serve]]],
  ])('%s', (_, body, lines) => {
    expect(runs(body)).toEqual(lines)
  })
})

it('knows which counts stand in rows of their own, and where a run begins', () => {
  expect(
    parts(rows('a', '1', soften, '2', bake)).map(({ isInOwnRow: isApart, from }) => [isApart, from]),
  ).toEqual([[true, 1]])
  expect(
    parts(rows(`1. ${soften}`, `2. ${bake}`)).map(({ isInOwnRow: isApart, from }) => [isApart, from]),
  ).toEqual([[false, 0]])
})

it('a run is surer the more its lines look like steps', () => {
  const score = (...texts: string[]) => parts(rows(...texts))[0]?.score ?? 0
  expect(score('1', soften, '2', bake, '3', serve)).toBeGreaterThan(score('1', soften, '2', bake))
  expect(score('1', soften, '2', bake)).toBeLessThanOrEqual(2)
  expect(score('1', soften, '2', bake)).toBeGreaterThan(score('1', soften, '2', 'the pie is in the oven now'))
})
