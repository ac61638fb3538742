/** Patterns of phrases for limits and against repeats. */

import { type PhrasePattern, phrasePattern, patternsOf, cueMeaning, mealNames } from './phrase-pattern.ts'
import type { Meaning } from './token.ts'

const never = `
    not/never/no/dont want/i dont want/we dont want/dont give us/dont make us/dont make/dont serve/
    dont cook/dont plan/dont have/lets not have/avoid/please not/i dont want to eat/
    we dont want to eat/id rather not have/wed rather not have/do not want/i do not want/
    we do not want/dont want to see/i dont want to see/we dont want to see/do not want to see/
    i do not want to see/we do not want to see/dont want to have/i dont want to have/
    we dont want to have/do not want to have/do not want to eat/i do not want to eat/
    we do not want to eat/nobody wants/nobody wants to see/nobody wants to eat/no one wants`

/** Verbs for a dish that comes again. */
const coming = `
  coming up/coming round/coming around/coming back/turning up/popping up/cropping up/showing up/
  appearing/to come up/to come round/to turn up/to appear/served/on the table/on the menu/on the plan`

const again = 'twice/more than once/again/two times/a second time'

const alike = `
  the same/alike/the same dish/the same meal/that are the same/should be the same/to be the same`

/** Patterns for more than half of the meals of one meal time: 'porridge most mornings'. */
export const mostlyPatterns: readonly PhrasePattern[] = [
  ['mornings/breakfasts', 'breakfast'] as const,
  ['lunches/lunchtimes/lunch times', 'lunch'] as const,
  ['dinners/evenings/teas/suppers', 'dinner'] as const,
].map(([names, slot]) =>
  phrasePattern(cueMeaning('most week', { slots: [slot] }), `[on] (most/most of the) (${names})`),
)

/** Patterns for nothing twice. */
export const repeatPatterns: readonly PhrasePattern[] = [
  ...patternsOf(cueMeaning('no repeat'), [
    `(dont/do not/never/lets not) (do/make/cook/have/serve/plan/serve me/serve us/give me/give us/
      make me/make us/cook me/cook us) (the same thing/the same dish/the same meal/the same dinner)
      (twice/more than once/two times)`,
    `no two (meals/dishes/recipes/things/days/nights) (${alike})`,
  ]),
  ...mealNames.map(([names, slots]) =>
    phrasePattern(
      cueMeaning('no repeat', { slots }),
      `no two (${names.replaceAll(/(\w+)/g, '$1s').replaceAll('lunchs', 'lunches')}) (${alike})`,
    ),
  ),
  phrasePattern(
    cueMeaning('no repeat'),
    `(${never}) (the same/same/any/any one/any single/a single) (thing/meal/dish/recipe/food)
      [${coming}] (${again})`,
  ),
  ...mealNames.flatMap(([names, slots]) => [
    phrasePattern(
      cueMeaning('no repeat', { slots }),
      `(${never}) (the same/same/any/any one/any single/a single) (${names}) [${coming}] (${again})`,
    ),
    phrasePattern(
      cueMeaning('running', { slots }),
      `(${never}) (the same/same) (${names}) (two/twice/2)
      (days running/nights running/days in a row/nights in a row/running/in a row)`,
    ),
  ]),
  phrasePattern(
    cueMeaning('running'),
    `(${never}) (the same/same) (thing/meal/dish/recipe/food) (two/twice/2)
      (days running/nights running/days in a row/nights in a row/running/in a row)`,
  ),
  ...patternsOf(cueMeaning('no repeat'), [
    `(no/no single/none of the/not one) (meal/dish/recipe/dinner/dinners/meals/dishes)
      [should/is to/must/can/may/to] (come up/appear/appearing/be repeated/repeated/be served/be on/
      show up/be used/come round/coming up) [twice/more than once/again]`,
    '(each/every) (meal/dish/recipe/dinner) (only/just/at most) once',
  ]),
  phrasePattern(cueMeaning('no repeat', { slots: ['lunch'] }), '(each/every) lunch (only/just/at most) once'),
  phrasePattern(
    cueMeaning('no repeat', { slots: ['breakfast'] }),
    '(each/every) breakfast (only/just/at most) once',
  ),
  phrasePattern(
    cueMeaning('no repeat'),
    `(a different/something different/a new) [meal/dish/dinner/thing] (each/every)
      (night/day/evening/time)`,
  ),
]

/** Patterns for every second day. */
export const alternateDayPatterns: readonly PhrasePattern[] = mealNames.map(([names, slots]) =>
  phrasePattern(
    cueMeaning('other day', { slots }),
    `(every other/every second/on alternate/alternate)
      (${
        slots[0] === 'breakfast'
          ? `${names}/morning/mornings/breakfasts`
          : `${names}/
      ${names.replaceAll(/(\w+)/g, '$1s').replaceAll('lunchs', 'lunches')}/lunchtime`
      })`,
  ),
)

/** 'Porridge the other mornings' means all days but those named before, at that meal. */
export const otherDayPatterns: readonly PhrasePattern[] = (
  [
    ['mornings/breakfasts', 'breakfast'],
    ['lunches/lunchtimes', 'lunch'],
    ['evenings/dinners/suppers', 'dinner'],
  ] as const
).map(([names, slot]) =>
  phrasePattern(
    cueMeaning('otherwise', { slots: [slot] }),
    `(the other/all the other/all other/on the other/on all other/the remaining) (${names})`,
  ),
)

const than = `
    more than/longer than/over/above/past/greater than/higher than/pricier than/dearer than/
    costlier than/slower than`

const most = (word: string): Meaning => ({ kind: 'compare', way: 'max', word })

/** Patterns for at most so much. */
export const limitPatterns: readonly PhrasePattern[] = [
  ...patternsOf(most, [
    `(cant/cannot/must not/mustnt/should not/shouldnt/not/wont/dont/dont want to/we dont want to)
      (be/take/cost/go/last/come to/spend) (${than})`,
    `(nothing/nothing that/none of the dinners/none of the meals/none of them/none/no dinner/
      no meal/no dish/no recipe/no dinner that/no meal that/no dish that/no dinners that/
      no meals that/no dishes that/no recipe that)
      (takes/taking/should take/must take/can take/with/costs/costing/should cost) (${than})`,
    `nothing (${than})`,
    // 'Nothing that takes an hour' sets a limit of an hour; it does not deny dishes within an hour.
    '(nothing/no dinner/no meal/no dish/no recipe) [that/which] (takes/taking/costs/costing)',
    `(cap/limit/keep/hold) (it/them/everything/things/meals/cooking/the cooking/cooking time/
      the cooking time/cook time/prep/prep time/time/spending/the spending/the cost/costs/the price/
      prices/calories/the calories/the time/each one/each meal/every meal)
      (at/to/under/below/at under/down to/within/at most/to under)`,
  ]),
  ...patternsOf(
    (word) => ({ kind: 'compare', way: 'max', word }),
    [
      `(on the table/on the plate/ready/done/cooked/finished/made/served/on our plates)
      (in/within/in under/inside/in less than/in no more than/in at most)`,
      `(is/are/will be/would be)
      (plenty/enough/more than enough/quite enough/quite sufficient/the limit/my limit/our limit)`,
    ],
  ),
]
