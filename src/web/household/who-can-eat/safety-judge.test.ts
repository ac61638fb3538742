import { lineKey } from '@plateful/ingredients/lines/line-key'
import { beforeEach, expect, it, vi } from 'vitest'
import { aStoredRecipe } from '../../../../test/harness/web-makers.ts'
import { warningsFor } from '../../../domain/household/who-can-eat/who-can-eat.ts'
import type { Diner } from './queries.ts'
import { SafetyJudge } from './safety-judge.ts'

const mia: Diner = { id: 3, kind: 'family', name: 'Mia', firstName: 'Mia', allergies: ['Nuts'] }
const leo: Diner = { id: 3, kind: 'guest', name: 'Leo', firstName: 'Leo', allergies: [] }
const tom: Diner = { ...leo, id: 4, name: 'Tom', firstName: 'Tom', dietaryPreferences: ['low salt'] }
const soup = aStoredRecipe({ id: 1, ingredients: ['1 leek'] })
const cake = aStoredRecipe({ id: 2, ingredients: ['1 leek', '100 g almonds', '1 tbsp zorblax'] })
const odd = aStoredRecipe({ id: 3, ingredients: ['1 tbsp zorblax'] })

// A browser that calls back when it is idle; without that, judging waits half a second.
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
})

const aJudge = () => new SafetyJudge(async () => warningsFor)
const levels = (judge: SafetyJudge, recipe: typeof soup) =>
  [...(judge.verdictOn(recipe) ?? [])].map(([{ name }, { level, isUnseen }]) => [name, level, isUnseen])

it('judges by the rule of who can eat what, the worst for each person (recipes 50)', async () => {
  const judge = aJudge()
  judge.setSettings([mia, leo], {})
  for (const recipe of [soup, cake, odd]) judge.watch(recipe)
  await expect.poll(() => judge.countJudged([soup, cake, odd])).toBe(3)
  expect(levels(judge, soup)).toEqual([])
  expect(levels(judge, cake)).toEqual([['Mia', 'contains', false]])
  expect(levels(judge, odd)).toEqual([['Mia', 'not checked', false]])
  expect(judge.suits(soup, 'family-3')).toBe(true)
  expect(judge.suits(odd, 'family-3')).toBe(false)
})

it('takes nobody for anybody else, and knows nothing of whoever is not there', async () => {
  const judge = aJudge()
  expect(judge.suits(soup, 'family-3')).toBe(false)
  judge.setSettings([mia, leo], {})
  judge.requestAll([soup, cake])
  await expect.poll(() => judge.countJudged([soup, cake])).toBe(2)
  expect(judge.suits(cake, 'guest-3')).toBe(true)
  expect(judge.suits(cake, 'family-3')).toBe(false)
  expect(judge.suits(soup, 'family-9')).toBe(false)
})

it('a recipe that is not judged yet suits nobody who has an allergy', () => {
  const judge = aJudge()
  judge.setSettings([mia], {})
  expect(judge.verdictOn(soup)).toBeUndefined()
  expect(judge.suits(soup, 'family-3')).toBe(false)
})

it('a diet that no food can show is known to be that', async () => {
  const judge = aJudge()
  judge.setSettings([tom], {})
  judge.watch(soup)
  await expect.poll(() => levels(judge, soup)).toEqual([['Tom', 'not checked', true]])
  expect(judge.suits(soup, 'guest-4')).toBe(false)
})

it('judges anew when the family says something else, and tells whoever listens', async () => {
  const judge = aJudge()
  const told = vi.fn<() => void>()
  judge.subscribe(told)
  judge.setSettings([mia], {})
  judge.requestAll([odd])
  await expect.poll(() => judge.suits(odd, 'family-3') || levels(judge, odd).length).toBe(1)
  const before = judge.current()
  judge.setSettings([mia], { [lineKey('1 tbsp zorblax')]: [] })
  await expect.poll(() => judge.suits(odd, 'family-3')).toBe(true)
  expect(judge.current()).not.toBe(before)
  expect(told).toHaveBeenCalled()
})

it('counts what stands in a recipe that is an ingredient (recipes 54)', async () => {
  const pesto = aStoredRecipe({ id: 7, name: 'Pesto', ingredients: ['50 g almonds', '1 bunch basil'] })
  const pasta = aStoredRecipe({
    id: 8,
    ingredients: ['400 g rice noodles', '1 batch pesto'],
    usedRecipes: [{ line: '1 batch pesto', recipeId: 7 }],
  })
  const judge = aJudge()
  judge.setSettings([mia], {}, [pesto, pasta])
  judge.watch(pasta)
  await expect.poll(() => levels(judge, pasta)).toEqual([['Mia', 'contains', false]])
})

it('judges what somebody still looks at again when more people become known', async () => {
  const judge = aJudge()
  judge.setSettings([mia], {})
  judge.watch(cake)
  const leave = judge.watch(soup)
  await expect.poll(() => judge.countJudged([cake, soup])).toBe(2)
  leave()
  judge.setSettings([mia, tom], {})
  await expect
    .poll(() => levels(judge, cake))
    .toEqual([
      ['Mia', 'contains', false],
      ['Tom', 'not checked', true],
    ])
  expect(judge.verdictOn(soup)).toBeUndefined()
})

it('needs no rule where nobody has an allergy or a diet', () => {
  const rule = vi.fn<() => Promise<typeof warningsFor>>()
  const judge = new SafetyJudge(rule)
  judge.setSettings([leo], {})
  judge.watch(cake)
  expect([judge.isNeeded, judge.suits(cake, 'guest-3')]).toEqual([false, true])
  expect(rule).not.toHaveBeenCalled()
})

it('tries again where the rule could not be loaded', async () => {
  let times = 0
  const judge = new SafetyJudge(async () => {
    times += 1
    if (times === 1) throw new Error('no signal')
    return warningsFor
  })
  judge.setSettings([mia], {})
  judge.watch(soup)
  await expect.poll(() => times).toBe(1)
  judge.watch(soup)
  await expect.poll(() => judge.countJudged([soup])).toBe(1)
})

it('tells of many recipes that only a filter asks for now and then, and of the last at once (recipes 79)', async () => {
  const many = Array.from({ length: 60 }, (_, at) =>
    aStoredRecipe({ id: 100 + at, ingredients: ['1 leek', '100 g almonds', `${at + 1} tbsp zorblax`] }),
  )
  const judge = aJudge()
  judge.setSettings([mia], {})
  const told = vi.fn<() => void>()
  judge.subscribe(told)
  judge.requestAll(many)
  await expect.poll(() => judge.countJudged(many), { timeout: 20_000 }).toBe(60)
  await expect.poll(() => told.mock.calls.length).toBeGreaterThan(0)
  const last = judge.current()
  expect(many.every((recipe) => !last(recipe, 'family-3'))).toBe(true)
})

it('finds every recipe suitable for a person without allergy or diet, judged or not (recipes 79)', () => {
  const judge = aJudge()
  judge.setSettings([mia, leo], {})
  expect([judge.suits(cake, 'guest-3'), judge.suits(cake, 'family-3')]).toEqual([true, false])
})

it('suits nobody with what is not for the household (household 61)', async () => {
  const judge = aJudge()
  const household: Diner = { ...mia, kind: 'household', id: 0, name: 'your household', allergies: ['Nuts'] }
  judge.setSettings([leo, household], {})
  judge.requestAll([soup, cake])
  await expect.poll(() => judge.countJudged([soup, cake])).toBe(2)
  expect(judge.suits(cake, 'guest-3')).toBe(false)
  expect(judge.suits(soup, 'guest-3')).toBe(true)
})

it('counts for the household what those who share its need say, and binds everybody to the rest (household 61)', async () => {
  const judge = aJudge()
  const settled: Diner = { ...mia, fineLines: [{ line: lineKey('1 tbsp zorblax'), need: 'nuts' }] }
  const household: Diner = { ...mia, kind: 'household', id: 0, name: 'your household', family: [settled] }
  judge.setSettings([leo, settled, household], {})
  judge.requestAll([odd, cake])
  await expect.poll(() => judge.countJudged([odd, cake])).toBe(2)
  expect([judge.suits(odd, 'guest-3'), judge.suits(cake, 'guest-3')]).toEqual([true, false])
  expect(levels(judge, cake)).toEqual([['Mia', 'contains', false]])
})
