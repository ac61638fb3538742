import { describe, expect, it } from 'vitest'
import { assignParts } from './assign-parts.ts'
import { textLines } from './text-lines.ts'
import type { TextPart } from './text-part.ts'

const letters: Record<TextPart, string> = { head: 'h', ingredients: 'i', method: 'm', rest: 'r' }
/** The parts of a text's lines, a letter each: head, ingredients, method, rest. */
const parts = (text: string) =>
  assignParts(textLines(text))
    .map(({ part }) => letters[part])
    .join('')

const pie = 'Leek pie'
const foods = '2 leeks\n100 g flour\nsalt'
const steps = 'Soften the leeks in the butter.\nBake the pie for an hour.'

describe('the lines of a text belong to the parts of a recipe', () => {
  it.each<[string, string, string]>([
    [
      'by their labels',
      `${pie}\nIngredients\n${foods}\nMethod\n${steps}\nNotes\nIt keeps for days.`,
      'hiiiimmmrr',
    ],
    ['by their looks', `${pie}\n\n${foods}\n\n${steps}`, 'hiiimm'],
    ['by their looks without blank lines', `${pie}\n${foods}\n${steps}`, 'hiiimm'],
    ['beginning with the foods', `${foods}\n\n${steps}`, 'iiimm'],
    [
      'foods below the method where a label says so',
      `${pie}\nMethod\n${steps}\nIngredients\n${foods}`,
      'hmmmiiii',
    ],
    ['lines that are counted, to the method', `${pie}\n\n${foods}\n\n1. Leeks in\n2. Oven on`, 'hiiimm'],
    ['a title of foods to the foods', `${pie}\n\n${foods}\n\nSauce:\n200 ml cream\n\n${steps}`, 'hiiiiimm'],
    ['a title over a step to the method', `${pie}\n\n${foods}\n\nOn the day\n${steps}`, 'hiiimmm'],
    [
      'tags and addresses to what is said beside',
      `${pie}\n\n${foods}\n\n${steps}\n\n#leeks #pie\nhttps://kitchen.example`,
      'hiiimmrr',
    ],
    ['a farewell to what is said beside', `${pie}\n\n${foods}\n\n${steps}\n\nEnjoy!`, 'hiiimmr'],
    ['nutrition to no foods', `${pie}\n\n${foods}\n\n${steps}\n\nProtein 4 g\nCalories 300`, 'hiiimmrr'],
    ['a name alone to the head', pie, 'h'],
    ['nothing', '', ''],
  ])('%s', (_, text, said) => {
    expect(parts(text)).toBe(said)
  })
})

describe('a line knows', () => {
  const labelled = assignParts(
    textLines(`${pie}\n\nIngredients\n${foods}\n\nMethod\n${steps}\n\nNotes\nCold.`),
  )

  it('what it announces', () => {
    expect(labelled.map(({ label }) => label).filter(Boolean)).toEqual(['ingredients', 'method', 'other'])
  })

  it('how it is set', () => {
    expect(labelled.map(({ isAfterBlank }) => isAfterBlank)).toEqual([
      false,
      true,
      false,
      false,
      false,
      true,
      false,
      false,
      true,
      false,
    ])
  })

  it('the margin of its part over the next best, from 0 to 1', () => {
    for (const { margin: sure } of labelled) {
      expect(sure).toBeGreaterThanOrEqual(0)
      expect(sure).toBeLessThanOrEqual(1)
    }
    const sureOf = (text: string) => labelled.find((line) => line.text === text)?.margin ?? 0
    expect(sureOf('Ingredients')).toBe(1)
    expect(sureOf('100 g flour')).toBeGreaterThan(sureOf('salt'))
  })
})
