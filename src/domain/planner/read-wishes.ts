import { z } from 'zod'
import { type WeekdayName, weekdayNames } from './weekday-names.ts'

const MOST_MINUTES = 600
const MOST_LETTERS = 60
const thing = z.string().trim().min(1).max(MOST_LETTERS)

/** One wish for some weekdays (none: for all): exactly one of the four says what is wished. */
export const DayWish = z
  .object({
    weekdays: z.array(z.enum(weekdayNames)).max(7).default([]),
    /** At most so many minutes. */
    mostMinutes: z.number().int().min(1).max(MOST_MINUTES).optional(),
    /** A food, a kind of meat or fish, or a cuisine that is to be in it, or not. */
    with: thing.optional(),
    without: thing.optional(),
    diet: thing.optional(),
  })
  .refine(
    (wish) =>
      [wish.mostMinutes, wish.with, wish.without, wish.diet].filter((part) => part !== undefined).length ===
      1,
    'A wish says exactly one thing',
  )
export type DayWish = z.infer<typeof DayWish>

/** One plan takes so many wishes. */
export const MOST_WISHES = 30

/** What a sentence asks for, and what of it nobody understood or was one wish too many. */
export interface ReadWishes {
  wishes: DayWish[]
  unread: string[]
}

/** Minutes that count as quick. */
const QUICK = 25

const fillers =
  /\b(something|anything|some|please|i|we|want|would|like|love|to|have|a|an|the|for|dinner|lunch|breakfast|meals?|dish|food|on|at|in|every|each|day|days|make|it|with|of|and|nice|night|evening|this|next|week)\b/g
const dayWords: readonly [RegExp, readonly WeekdayName[]][] = [
  [/\bweekdays?\b/, weekdayNames.slice(0, 5)],
  [/\b(weekends?)\b/, weekdayNames.slice(5)],
  ...weekdayNames.map((name): [RegExp, readonly WeekdayName[]] => [
    new RegExp(`\\b(${name}s?|${name.slice(0, 3)}|${name.slice(0, 4)})\\b(?![- ]dried)`),
    [name],
  ]),
]

interface Clause {
  weekdays: WeekdayName[]
  rest: string
}

function readClause(text: string): Clause {
  let rest = ` ${text} `
  const weekdays: WeekdayName[] = []
  for (const [rule, names] of dayWords) {
    if (!rule.test(rest)) continue
    weekdays.push(...names)
    rest = rest.replace(new RegExp(rule.source, 'g'), ' ')
  }
  return { weekdays: weekdayNames.filter((name) => weekdays.includes(name)), rest: rest.trim() }
}

const bare = (text: string) => text.replace(fillers, ' ').replace(/\s+/g, ' ').trim()

/** A food, or a few words like it; a longer text is no food. */
const isFood = (text: string) => text !== '' && text.length <= MOST_LETTERS

/** What is wished apart from the days; null when it is nothing that can be planned by. */
function readWhat(text: string): Omit<DayWish, 'weekdays'> | null {
  const minutes =
    /\b(?:under|within|below|max(?:imum)?|at most|less than|up to)?\s*(\d{1,3})\s*min(?:ute)?s?\b/.exec(text)
  if (minutes) return { mostMinutes: Math.min(MOST_MINUTES, Math.max(1, Number(minutes[1]))) }
  if (/\b(quick|fast|speedy|easy|simple)\b/.test(text)) return { mostMinutes: QUICK }
  if (/\b(meat[- ]?free|meatless|no meat|without meat|veggie|vegetarian)\b/.test(text))
    return { diet: 'vegetarian' }
  const diet = /\b(vegan|pescatarian|gluten[- ]free|dairy[- ]free)\b/.exec(text)
  if (diet?.[1]) return { diet: diet[1].replace('-', ' ') }
  const without = /\b(?:no|not|without|avoid|skip|never|hold)\s+(.+)$/.exec(text)
  if (without?.[1]) {
    const food = bare(without[1].replace(/^(?:(?:any|more)\s+)+/, ''))
    return isFood(food) ? { without: food } : null
  }
  const food = bare(text)
  return isFood(food) && food.split(' ').length <= 3 ? { with: food } : null
}

/**
 * Reads wishes as a family writes them: 'something quick on Tuesday, fish on Friday, no beef'. A
 * small grammar and no guessing: each part between commas is one wish; what it cannot read it gives
 * back, and what comes after as many wishes as a plan takes.
 */
export function readWishes(sentence: string): ReadWishes {
  const clauses = sentence
    .toLowerCase()
    .split(/[,;.\n]|\bbut\b|\bthen\b|\band\b/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map(readClause)
  const wishes: DayWish[] = []
  const unread: string[] = []
  for (const { weekdays, rest } of clauses) {
    const last = wishes.at(-1)
    if (wishes.length === MOST_WISHES) {
      unread.push([rest, ...weekdays].join(' ').trim())
      continue
    }
    if (bare(rest) === '' && weekdays.length > 0 && last) {
      // 'fish on Tuesday and Thursday': days alone belong to the wish before them.
      wishes[wishes.length - 1] = {
        ...last,
        weekdays: weekdayNames.filter((name) => [...last.weekdays, ...weekdays].includes(name)),
      }
      continue
    }
    const what = readWhat(rest)
    if (what) wishes.push({ weekdays, ...what })
    else unread.push(rest || weekdays.join(' and '))
  }
  return { wishes, unread }
}

/** What of a sentence is left out, and why; null when nothing is. */
export function sayLeftOut({ wishes, unread }: ReadWishes): string | null {
  if (unread.length === 0) return null
  const why =
    wishes.length >= MOST_WISHES
      ? `A plan takes ${MOST_WISHES} wishes; left out`
      : 'Not understood, and left out'
  return `${why}: ${unread.join(', ')}`
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A wish in words, to be looked at before it is used: 'At most 25 minutes on Tuesday'. */
export function sayDayWish(wish: DayWish): string {
  const what =
    wish.mostMinutes !== undefined
      ? `At most ${wish.mostMinutes} minutes`
      : wish.with !== undefined
        ? capital(wish.with)
        : wish.without !== undefined
          ? `No ${wish.without}`
          : capital(wish.diet ?? '')
  const days = wish.weekdays.map(capital)
  if (days.length === 0 || days.length === 7) return what
  return `${what} on ${days.length === 1 ? days[0] : `${days.slice(0, -1).join(', ')} and ${days.at(-1)}`}`
}
