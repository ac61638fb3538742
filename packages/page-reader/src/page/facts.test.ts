import { describe, expect, test } from 'vitest'
import { openPage } from './document.ts'
import { factsAmong } from './facts.ts'
import { rowsOf } from './page-rows.ts'

const factsOf = (rows: string[]) =>
  factsAmong(rowsOf(openPage(rows.map((row) => `<div>${row}</div>`).join(''), 'https://kitchen.example/pie')))

const facts = (
  prep: number | null,
  cook: number | null,
  total: number | null,
  servings: number | null = null,
) => ({
  prepTimeMinutes: prep,
  cookTimeMinutes: cook,
  totalTimeMinutes: total,
  servings,
  makes: null,
  difficulty: null,
})

describe('times', () => {
  test.each([
    [
      'beside their labels',
      ['Prep time: 10 min', 'Cook time: 1 hr 20 min', 'Total time: 1 hr 30 min'],
      facts(10, 80, 90),
    ],
    ['below their labels', ['Prep', '10 min', 'Cooking', '20 min'], facts(10, 20, null)],
    ['over their labels', ['6 points', '10 min', 'Preparation', '20 min', 'Cooking'], facts(10, 20, null)],
    ['before their labels', ['5 mins preparation time', '20 mins cooking time'], facts(5, 20, null)],
    ['two in one row', ['10 mins prep + 45 mins cook'], facts(10, 45, null)],
    ['two beside a comma', ['Prep 20 min, cook 1 hour'], facts(20, 60, null)],
    ['two with nothing between', ['Prep time: 20 min Cook time: 1 hour 10 min'], facts(20, 70, null)],
    ['two joined by a word', ['Prep 15 mins and cook 25 mins'], facts(15, 25, null)],
    ['two before their labels', ['20 mins prep, 40 mins cooking'], facts(20, 40, null)],
    ['two in German', ['Vorbereitung 20 Min., Kochzeit 40 Min.'], facts(20, 40, null)],
    ['three in one row', ['Prep 10 min / bake 45 min / total 55 min'], facts(10, 45, 55)],
    ['after the servings', ['Serves 4, prep 20 min, cook 1 hour'], facts(20, 60, null, 4)],
    ['two before the servings', ['Prep 10 min, cook 20 min, serves 4'], facts(10, 20, null, 4)],
    ['with nothing between', ['SERVES 6 PREP 10 MIN COOK 15 MIN'], facts(10, 15, null, 6)],
    ['before the servings', ['Takes 45 minutes, serves 4'], facts(null, null, 45, 4)],
    ['one of hours and minutes', ['Cook 1 hour 20 minutes'], facts(null, 80, null)],
    ['one, and no heat', ['Prep time: 10 minutes Bake 200 degrees'], facts(10, null, null)],
    [
      'number and unit in rows of their own',
      ['Prep time', '15', 'minutes', 'Cooking time', '1', 'hour', '30', 'minutes'],
      facts(15, 90, null),
    ],
    ['without a unit, where the label speaks of time', ['Prep Time: 15', 'Cook: 45'], facts(15, null, null)],
    ['without a label, beside the servings', ['Serves 4', '30 mins'], facts(null, null, 30, 4)],
    [
      'without a label, two of them say nothing',
      ['20 min', 'Serves 4', '30 min'],
      facts(null, null, null, 4),
    ],
    ['not 20 alone', ['Prep', '20'], facts(null, null, null)],
    ['Preps in, cooks in', ['Prep in 10 min', 'Cooks in 30 min'], facts(10, 30, null)],
    ['Danish, shortened', ['Forb. tid 10 min', 'Tilb. tid 20 min'], facts(10, 20, null)],
    ['German, all of it', ['Zubereitungszeit 40 Min.'], facts(null, null, 40)],
    [
      'German, after the preparation',
      ['Vorbereitungszeit 5 Min.', 'Zubereitungszeit 15 Min.'],
      facts(5, 15, null),
    ],
    ['Hungarian', ['Előkészítési idő: 1 óra', 'Elkészítési idő: 15 perc'], facts(60, 15, null)],
    ['Greek', ['Χρόνος προετοιμασίας: 20 λεπτά', 'Χρόνος μαγειρέματος: 1 ώρα'], facts(20, 60, null)],
    ['Polish', ['Całkowity czas przygotowania: ok. 30 minut'], facts(null, null, 30)],
    ['Portuguese', ['Tempo de cocção', '30', 'minutos'], facts(null, 30, null)],
  ])('%s', (_, rows, expected) => {
    expect(factsOf(rows)).toEqual(expected)
  })
})

describe('servings', () => {
  test.each([
    [['Serves 4'], 4],
    [['Serves 4 | 30 mins'], 4],
    [['24 Servings', 'Serving size: 1 serving'], 24],
    [['Serving size: 2 muffins'], 2],
    [['Serving: 1 slice', 'Servings: 12 slices'], 12],
    [['Portions', '1 piece of butter (100 g)'], null],
    [['Portions', '4 people'], 4],
    [['6 port'], 6],
    [['6 személyre'], 6],
    [['for the sauce, 2 tomatoes'], null],
  ])('%s', (rows, servings) => {
    expect(factsOf(rows).servings).toBe(servings)
  })
})

describe('what it makes', () => {
  test.each([
    [['Makes 20 rolls'], null, '20 rolls'],
    [['Makes about 20 rolls | 30 min'], null, 'about 20 rolls'],
    [['Yield', '950 ml'], null, '950 ml'],
    [['Yield: 4 bowls'], 4, null],
    [['Yield: 8 servings'], 8, null],
    [['Yield: 12'], 12, null],
    [['Ergibt 12 Stück'], null, '12 Stück'],
    [['Rendimento: 6 porções'], 6, null],
    [['Makes 1 loaf', 'Serves 8'], 8, '1 loaf'],
    [['Yield', 'Method'], null, null],
  ])('%s', (rows, servings, makes) => {
    expect(factsOf(rows)).toMatchObject({ servings, makes })
  })
})

describe('the difficulty', () => {
  test.each([
    ['beside its label', ['Difficulty: Easy'], 'easy'],
    ['below its label', ['Skill level', 'Intermediate'], 'medium'],
    ['in a row with others', ['Serves 4 | Difficulty: very easy | 30 min'], 'easy'],
    ['with a word that means more than one thing elsewhere', ['Effort', 'Level', 'A challenge'], 'hard'],
    ['German', ['Schwierigkeitsgrad: mittel'], 'medium'],
    ['French', ['Niveau de difficulté', 'Très facile'], 'easy'],
    ['Spanish', ['Dificultad: difícil'], 'hard'],
    ['Polish', ['Poziom trudności: średni'], 'medium'],
    ['not without a label', ['Easy', 'Hard'], null],
    ['not where the text says more', ['Difficulty: not easy', 'Level: easy-going'], null],
    ['not as a number', ['Difficulty: 2/5'], null],
  ])('%s', (_, rows, difficulty) => {
    expect(factsOf(rows).difficulty).toBe(difficulty)
  })
})
