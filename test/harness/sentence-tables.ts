/**
 * Tables of sentences with what is read of them, a line each: `sentence | rules | unread`, as in
 * `soup on Friday, no pork ok | have food soup, 1.., fri + have food pork, ..0 | ok`. `all` is the
 * whole sentence without its last mark. A line with # is a heading, one with @ names the kitchen of
 * the lines behind it.
 */

import { type DishLike, PlanRule, type ReadRules, type RuleDays } from '../../src/domain/planner/plan-rule.ts'
import type { RuleContext } from '../../src/domain/planner/rules/rule-context.ts'
import { aSpeakingHome } from './sentence-makers.ts'

const datesFrom = (first: string, days: number) =>
  Array.from({ length: days }, (_, at) =>
    new Date(Date.parse(first) + at * 86_400_000).toISOString().slice(0, 10),
  )
const library = [
  'Spaghetti bolognese',
  'Salmon noodle bake',
  'Roast chicken',
  'Lentil dal',
  'Chicken korma',
  'Lasagne',
  'Macaroni cheese',
]
const withLibrary = {
  recipes: library,
  tags: ['spicy', 'quick', 'kid-friendly'],
  cuisines: ['Indian', 'Italian', 'Thai'],
}
const allMeals = ['breakfast', 'lunch', 'dinner'] as const
const named = { dad: 'Ben', mum: 'Nora' }

/** Each kitchen differs from `home` only in what its name says. */
const kitchens: Readonly<Record<string, RuleContext>> = {
  home: aSpeakingHome(),
  allMeals: aSpeakingHome({ slots: allMeals }),
  fortnight: aSpeakingHome({ dates: datesFrom('2026-03-02', 14) }),
  fortnightAhead: aSpeakingHome({ today: '2026-02-25', dates: datesFrom('2026-03-02', 14) }),
  turnOfMonth: aSpeakingHome({ today: '2026-02-26', dates: datesFrom('2026-02-27', 3) }),
  thanksgiving: aSpeakingHome({ today: '2026-11-22', dates: datesFrom('2026-11-24', 4) }),
  lunches: aSpeakingHome({ slots: ['lunch'] }),
  lunchesAndDinners: aSpeakingHome({ slots: ['lunch', 'dinner'] }),
  parents: aSpeakingHome({ aliases: named }),
  parentsAllMeals: aSpeakingHome({ aliases: named, slots: allMeals }),
  lilySpeaks: aSpeakingHome({ speaker: 'Lily' }),
  library: aSpeakingHome(withLibrary),
  glorp: aSpeakingHome({ ...withLibrary, recipes: [...library, 'Glorp'] }),
  blorps: aSpeakingHome({ ...withLibrary, recipes: ['Blorpa', 'Blorpi'] }),
  comfort: aSpeakingHome({ aliases: {}, tags: ['spicy', 'quick', 'comfort food'] }),
  plain: aSpeakingHome({
    recipes: ['Roast chicken', 'Lentil dal', 'Lasagne', 'Pork chops with apples'],
    tags: ['spicy', 'quick', 'plain'],
  }),
  slowCooker: aSpeakingHome({ tags: ['one-pan', 'slow cooker', 'summer', 'light'] }),
  grill: aSpeakingHome({ tags: ['spicy', 'grill'] }),
  stews: aSpeakingHome({ recipes: ['Lasagne', 'Lentil dal', 'Peanut stew with okra', 'Beef pie'] }),
  soups: aSpeakingHome({ recipes: ['Tomato soup', 'Lentil soup', 'Lamb biryani', 'Vegetable biryani'] }),
  daysInNames: aSpeakingHome({
    recipes: ['Friday fish tray', 'Oven fish and chips', 'Sunday pot with leeks'],
  }),
  jollof: aSpeakingHome({ recipes: ['Jollof rice', 'Jollof rice with chicken', 'Lentil dal'] }),
  christmas: aSpeakingHome({
    today: '2026-12-20',
    dates: datesFrom('2026-12-21', 7),
    slots: allMeals,
    aliases: {},
    tags: ['spicy', 'quick', 'mild'],
  }),
}

/** A line of a table. */
interface Row {
  sentence: string
  /** `rules | unread`. */
  meaning: string
  kitchen: RuleContext
}

/** The rows of a table. */
export function rowsOf(table: string): Row[] {
  let kitchen = aSpeakingHome()
  return table.split('\n').flatMap((line): Row[] => {
    const text = line.trim()
    if (text === '' || text.startsWith('#')) return []
    if (text.startsWith('@')) {
      const next = kitchens[text.slice(1)]
      if (!next) throw new Error(`No kitchen is called ${text}`)
      kitchen = next
      return []
    }
    const [sentence = '', ...meaning] = text.split(' | ')
    return [{ sentence, meaning: meaning.join(' | '), kitchen }]
  })
}

/** A least and a most, as `2..`, `..0` or `1..3`. */
const ends = ({ min, max }: { min?: number | undefined; max?: number | undefined }) =>
  `${min ?? ''}..${max ?? ''}`

const dish = (what: DishLike) =>
  Object.entries(what)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([key, of]) =>
        `${key} ${typeof of === 'object' && !Array.isArray(of) ? ends(of) : [of].flat().join('/')}`,
    )
    .join(' ')

/** Dates of a month that was just named are only their days. */
const scope = ({ days = [], dates = [], slots = [] }: RuleDays) =>
  [
    ...(days.length > 0 ? [days.map((day) => day.slice(0, 3)).join('/')] : []),
    ...(dates.length > 0
      ? [
          dates
            .map((date, at) => (dates[at - 1]?.slice(0, 7) === date.slice(0, 7) ? date.slice(8) : date))
            .join('/'),
        ]
      : []),
    ...(slots.length > 0 ? [slots.join('/')] : []),
  ].join(' ')

/** A rule in the words of the tables: its kind and what it says, in one order. */
function ruleText(rule: PlanRule): string {
  PlanRule.parse(rule)
  const { kind, when, who, strength, ...details } = rule
  const detailTexts = Object.entries(details)
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([key, value]) => partText(key, value))
  const scoped = [
    ...(when ? [scope(when)] : []),
    ...(who ? [`for ${who.join('/')}`] : []),
    ...(strength ? [strength] : []),
  ]
  return [kind, [...detailTexts, ...scoped].join(', ')].join(' ').trim()
}

const order = ['people', 'what', 'after', 'count', 'amount']

function partText(key: string, value: unknown): string {
  if (key === 'what') return dish(value as DishLike)
  if (key === 'after') return `after ${dish(value as DishLike)}`
  if (key === 'to') return `to ${scope(value as RuleDays)}`
  if (key === 'amount') return Object.values(value as object).join(' ')
  if (key !== 'count') return `${key} ${String(value)}`
  return value === 'every'
    ? value
    : `${ends(value as object)}${'exact' in (value as object) ? ' exactly' : ''}`
}

/** What was read of a sentence, as a table says it: `rules | unread`, and no bar before nothing. */
export function meaningOf({ rules, unread }: ReadRules, sentence: string): string {
  const fullSentence = sentence.replace(/[.?!]+$/, '')
  const unreadText = unread.join(' / ')
  const ruleTexts = rules.map(ruleText).join(' + ')
  return `${ruleTexts} | ${unreadText === fullSentence ? 'all' : unreadText}`.trim().replace(/ ?\|$/, '')
}
