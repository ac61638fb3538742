import { describe, expect, it } from 'vitest'
import { needWithFine, readNeedWithFine } from './fine-lines.ts'
import { verdictsFor } from './verdicts.ts'
import { warningsFor } from './who-can-eat.ts'

const lines = ['200 g Zorblax', '4 fish fingers', '1 egg']
const levels = (person: Parameters<typeof warningsFor>[1][number], confirmed = {}) =>
  warningsFor({ lines, confirmed }, [person]).map(({ line, need, level }) => `${need}: ${line} ${level}`)

describe('a line that is fine for somebody (household 23)', () => {
  const mia = { firstName: 'Mia', allergies: ['Milk', 'Eggs'] }

  it('is no doubt for the needs that were named, and stays one for others', () => {
    const fineLines = [
      { line: '200 g zorblax', need: 'milk' },
      { line: '4 fish fingers', need: 'milk' },
    ]
    expect(levels({ ...mia, fineLines })).toEqual([
      'Eggs: 1 egg contains',
      'Eggs: 4 fish fingers may contain',
      'Eggs: 200 g Zorblax not checked',
    ])
    expect(levels(mia)).toContain('Milk: 200 g Zorblax not checked')
  })

  it('never settles what is surely in it', () => {
    expect(levels({ ...mia, fineLines: [{ line: '1 egg', need: 'eggs' }] })).toContain('Eggs: 1 egg contains')
  })

  it('is asked for apart from those for whom it is not fine', () => {
    const text = needWithFine('Milk', [
      { line: '4 fish fingers', need: 'milk' },
      { line: '1 egg', need: 'eggs' },
    ])
    expect(text).not.toBe(needWithFine('Milk'))
    expect(readNeedWithFine(text)).toEqual({
      need: 'Milk',
      fine: [{ line: '4 fish fingers', need: 'milk' }],
    })
    expect(needWithFine('Milk')).toBe('Milk')
  })
})

describe('a line that the family says is a food (household 22)', () => {
  const said = (food: string) => ({ '200 g zorblax': food })
  const ada = { firstName: 'Ada', allergies: ['Milk'], dietaryPreferences: ['vegan'] }

  it('is that food for allergies, for words of one’s own and for diets', () => {
    expect(levels(ada, said('carrot')).filter((one) => one.includes('Zorblax'))).toEqual([])
    expect(levels(ada, said('cheddar'))).toContain('Milk: 200 g Zorblax contains')
    expect(levels(ada, said('cheddar'))).toContain('vegan: 200 g Zorblax contains')
    expect(levels({ firstName: 'Tom', allergies: ['carrots'] }, said('carrot'))).toContain(
      'carrots: 200 g Zorblax contains',
    )
  })

  it('keeps what its own words give away', () => {
    const warnings = warningsFor(
      { lines: ['1 zorblax with almonds'], confirmed: { '1 zorblax with almonds': 'carrot' } },
      [{ firstName: 'Ada', allergies: ['nuts'] }],
    )
    expect(warnings).toHaveLength(1)
    expect(warnings[0]?.level).not.toBe('not checked')
  })

  it('is no food where the lexicon has none of that name', () => {
    expect(levels(ada, said('blaxzor'))).toContain('Milk: 200 g Zorblax not checked')
  })

  it('says in its reason what was understood', () => {
    const [verdict] = verdictsFor(['200 g zorblax'], { allergies: ['Milk'], diets: [] }, said('carrot'))
    expect(verdict).toMatchObject({
      level: 'free',
      because: 'carrot is known, made of root vegetable, and nothing in it speaks against Milk.',
    })
  })
})

it.each(['Lunch', 'Packed lunch', 'Sunday dinner'])('‘%s’ is no unknown food (household 21)', (name) => {
  const [verdict] = verdictsFor([name], { allergies: ['Milk'], diets: [] })
  expect(verdict?.level).toBe('not checked')
  expect(verdict?.because).toMatch(/says when somebody eats, not what\.$/)
})

it.each(['oat', 'oats', 'Toast', 'porridge'])('the bare common food ‘%s’ is known', (line) => {
  const [verdict] = verdictsFor([line], { allergies: ['Crustaceans'], diets: [] })
  expect(verdict?.because).not.toMatch(/not known well enough/)
})

it.each(['Stew', 'Fish pie', 'Chicken fajitas', 'Risotto'])(
  'the dish ‘%s’ is never free of what nobody said is in it (household 18)',
  (line) => {
    for (const need of ['garlic', 'apricot', 'kiwi', 'pork']) {
      const [verdict] = verdictsFor([line], { allergies: [need], diets: [] })
      expect(verdict?.level, need).not.toBe('free')
    }
  },
)
