import { expect, it } from 'vitest'
import { narrowMenus, type Narrowing } from './narrow-menus.ts'

const menus = [
  [0, 1, 2],
  [0, 1, 2],
]
const rule = (ruleIndex: number, offers: boolean[], change: Partial<Narrowing> = {}): Narrowing => ({
  ruleIndex,
  offers,
  mealIndices: new Set([0, 1]),
  isHard: false,
  ...change,
})

it('leaves out what a rule keeps away, on its meals alone', () =>
  expect(narrowMenus(menus, [rule(0, [true, false, true], { mealIndices: new Set([1]) })]).leftOut).toEqual([
    [],
    [1],
  ]))

it('gives up the fewest rules where they clash, those of many meals first', () => {
  const { leftOut, gaveWay } = narrowMenus(menus, [
    rule(0, [true, false, false]),
    rule(1, [true, true, false]),
    rule(2, [false, false, true], { mealIndices: new Set([1]) }),
  ])
  // At the second meal, one rule excludes two that go together.
  expect(leftOut).toEqual([
    [1, 2],
    [1, 2],
  ])
  expect([...gaveWay]).toEqual([[2, { mealIndices: [1], isCrossed: true }]])
  const one = narrowMenus(menus, [
    rule(0, [true, false, false]),
    rule(1, [false, true, false], { mealIndices: new Set([1]) }),
  ])
  expect(one.leftOut[1]).toEqual([0, 2])
  expect([...one.gaveWay]).toEqual([[0, { mealIndices: [1], isCrossed: true }]])
})

it('gives up a rule that no recipe keeps, and blames no other', () =>
  expect([...narrowMenus(menus, [rule(0, [false, false, false])]).gaveWay]).toEqual([
    [0, { mealIndices: [0, 1], isCrossed: false }],
  ]))

it('marks a rule as crossed where a hard rule leaves no recipe for it', () =>
  expect([
    ...narrowMenus(
      [[0, 1]],
      [
        rule(0, [true, false], { mealIndices: new Set([0]) }),
        rule(1, [false, true], { mealIndices: new Set([0]), isHard: true }),
      ],
    ).gaveWay,
  ]).toEqual([[0, { mealIndices: [0], isCrossed: true }]]))

it('a hard rule never gives way: the meal stays open, and the rule is named', () => {
  const { leftOut, emptiedBy, gaveWay } = narrowMenus(
    [[0, 1]],
    [rule(3, [false, false], { isHard: true }), rule(4, [true, true])],
  )
  expect([leftOut, emptiedBy, [...gaveWay]]).toEqual([[[0, 1]], [[3]], []])
})

it('keeps rules one after another where there are very many', () => {
  const many = Array.from({ length: 12 }, (_, ruleIndex) =>
    rule(ruleIndex, [ruleIndex !== 5, ruleIndex === 5, false]),
  )
  expect([...narrowMenus(menus, many).gaveWay.keys()]).toEqual([5])
})
