import { describe, expect, it } from 'vitest'
import { readTexts } from '../read-text.ts'
import { MESSAGE_START, linesOfCook } from './cook-messages.ts'

const read = (lines: readonly string[]) => linesOfCook(lines).map((line) => line.replace(MESSAGE_START, ''))

const foods = ['2 leeks', '3 eggs', '200 g flour']
const steps = ['Fry the leeks in butter.', 'Bake it all for an hour.']

describe('of a conversation (importing 104)', () => {
  it.each([
    ['brackets', '[12/11/2026, 18:02] '],
    ['seconds and capitals', '[12/11/2026, 6:02:33 PM] '],
    ['points and a dash', '12.11.26 18.02 - '],
    ['no year of four figures', '5/2/26, 7:41 PM - '],
  ])('only whoever wrote the recipe is read, with %s', (_, stamp) => {
    const lines = [
      `${stamp}Ben: How did you make that pie?`,
      `${stamp}Anna: Leek pie`,
      ...[...foods, ...steps].map((line) => `${stamp}Anna: ${line}`),
      `${stamp}Ben: Thank you!!`,
    ]
    expect(read(lines)).toEqual(['Leek pie', ...foods, ...steps])
  })

  it('a message of several lines belongs to who began it', () => {
    const lines = ['1/2/26, 9:15 - Anna: Leek pie', ...foods, ...steps, '1/2/26, 9:17 - Ben: Perfect']
    expect(read(lines)).toEqual(['Leek pie', ...foods, ...steps])
  })

  it('both are read where both wrote a part of it', () => {
    const lines = [
      ...foods.map((food) => `1/2/26, 9:15 - Anna: ${food}`),
      ...steps.map((step) => `1/2/26, 9:16 - Ben: ${step}`),
    ]
    expect(read(lines)).toEqual([...foods, ...steps])
  })

  it('what a copy says in place of a picture is no message', () => {
    expect(read(['1/2/26, 9:15 - Anna: <Media omitted>', '1/2/26, 9:16 - Anna: 2 leeks'])).toEqual([
      '2 leeks',
    ])
  })

  it('messages are never joined, however they begin', () => {
    const lines = ['Leek pie', ...foods, 'fry the leeks in butter', 'bake it all for an hour at 180']
    const text = lines.map((line) => `1/2/26, 9:15 - Anna: ${line}`).join('\n')
    expect(readTexts(text)[0]?.recipe?.steps).toEqual(lines.slice(-2))
  })
})

describe('a stamp without a year (importing 162)', () => {
  it.each([
    ['a day and a month', '[28/11, 09:12] '],
    ['twelve hours', '[28/11, 9:12 am] '],
    ['points', '[28.11., 09:12] '],
    ['the time first', '[09:12, 28/11] '],
  ])('%s', (_, stamp) => {
    const lines = [`${stamp}Ben: How?`, `${stamp}Anna: Leek pie`, ...foods, ...steps]
    expect(read(lines)).toEqual(['Leek pie', ...foods, ...steps])
    expect(read([`${stamp}Anna: Serves 4`])).toEqual(['Serves 4'])
  })

  it('is no stamp without its brackets', () => {
    expect(read(['28/11, 09:12 Anna: 2 leeks'])).toEqual(['28/11, 09:12 Anna: 2 leeks'])
  })
})

describe('a method in a cook’s own words (importing 162)', () => {
  const list = '8 chicken thighs, 300g rice, 1 onion, 2 cloves garlic'
  const told = 'Chicken in first 10 mins. onion + garlic in. Chicken back on top. feeds 4 greedy people xx'
  const chat = (last: string) =>
    readTexts(
      [
        `[27/11, 18:42] Jo: Chicken rice`,
        `[27/11, 18:43] Jo: ${list}`,
        `[27/11, 18:44] Jo: ${last}`,
        '[27/11, 18:45] Sam: Thank you!!',
      ].join('\n'),
    )[0]

  it('is kept and doubted', () => {
    expect(chat(told)?.recipe).toMatchObject({ steps: [told], servings: 4 })
    expect(chat(told)?.warnings.join()).toContain('Method: not all may be right.')
  })

  it.each([
    'Thanks for coming to the chicken dinner on Sunday',
    'We had such a lovely time on Sunday at yours',
  ])('small talk is none: %s', (talk) => {
    expect(chat(talk)?.recipe?.steps).toEqual([])
  })
})

describe('of a letter (importing 105)', () => {
  const letter = ['Leek pie', '', ...foods, '', ...steps]

  it('its head goes, and lines that look like one stay', () => {
    const head = ['From: Anna <anna@mail.example>', 'Subject: Re: the pie', 'Date: Mon, 4 May 2026']
    expect(read([...head, ...letter])).toEqual(letter)
    expect(read(['To: serve', ...letter])).toEqual(['To: serve', ...letter])
  })

  it('its signature goes, and what it answers', () => {
    expect(read([...letter, '--', 'Anna Field', 'Tel. 12345'])).toEqual(letter)
    expect(read([...letter, 'On 3 Oct 2026, Ben wrote:', '> Could I have the pie?'])).toEqual(letter)
    expect(read([...letter, 'Sent from my telephone'])).toEqual(letter)
  })

  it('what it answers stays where the recipe stands there', () => {
    const lines = ['Thanks!', 'On 3 Oct 2026, Ben wrote:', ...letter]
    expect(read(lines)).toEqual(lines)
  })
})
