import type { MealSlot } from '../../calendar/meal.ts'
import type { Day } from '../../day.ts'
import type { DishLike, RuleDays } from '../plan-rule.ts'
import type { WeekdayName } from '../weekday-names.ts'

/** What words of a sentence mean by themselves, before they are read together. */
export type Meaning =
  | { kind: 'number'; n: number; most?: number; isBetween?: true; isBoth?: true }
  | { kind: 'unit'; unit: string }
  | { kind: 'compare'; way: 'max' | 'min' | 'exact' | 'below' | 'above'; word?: string }
  /** `isNumber`: 'at most two', of what comes, where 'at most twice' is of what came. */
  | { kind: 'count'; min?: number; max?: number; exact?: true; isAbove?: true; isNumber?: true }
  | {
      kind: 'days'
      days?: readonly WeekdayName[]
      dates?: readonly Day[]
      /** `one`: a day; `many`: each of several; `span`: a weekend or a run of days. */
      sort: 'one' | 'many' | 'span' | 'each' | 'any'
      isMidweek?: true
    }
  | { kind: 'month'; month: number }
  | { kind: 'ordinal'; n: number }
  | { kind: 'relative'; after: number; slots?: readonly MealSlot[] }
  | { kind: 'weeks'; week: number; isWeekend?: true }
  /** 'The week of the 30th' is from a Monday on, 'the week starting on the 30th' from that day. */
  | { kind: 'week of'; isCalendar?: true }
  /** 'The week after': the one that comes after the week named last. */
  | { kind: 'week after' }
  /** Days at the start or the end of the plan: so many, or half of them; `isFor`: for each. */
  | { kind: 'stretch'; part: 'first' | 'last'; n?: number; isFor?: true }
  | { kind: 'feast'; feast: string }
  | { kind: 'slot'; slots: readonly MealSlot[]; isNight?: true; isMany?: true }
  | { kind: 'meal'; isMany?: true; word?: string }
  | {
      kind: 'who'
      names: readonly string[]
      isAll?: true
      isOthers?: true
      isUs?: true
      isPronoun?: true
      isMany?: true
      isOwner?: true
    }
  /** `isOwner`: 'Grandma's', of what is hers, or that she is; `isCompany`: 'with her husband'. */
  | { kind: 'guest'; names: readonly string[]; people: number; isOwner?: true; isCompany?: true }
  | { kind: 'dish'; what: DishLike; isQuality: boolean; isMany?: true; isJoined?: true; word: string }
  /** `word`: what says that it is one, as 'under', 'nothing over'. */
  | { kind: 'limit'; what: DishLike; per?: 'day' | 'week'; word?: string }
  /** `from`: 'between 400 and 600'. */
  | { kind: 'amount'; n: number; from?: number; unit?: string }
  | { kind: 'cue'; cue: Cue; word?: string; isTwice?: true; isCookingOff?: true; slots?: readonly MealSlot[] }
  | { kind: 'not'; word?: string }
  | { kind: 'some' }
  | { kind: 'every'; word?: string }
  | { kind: 'maybe'; word?: string; isNot?: true }
  /** `isCode`: markup, or what is told to a machine. */
  | { kind: 'remark'; isCode?: true }
  | { kind: 'occasion' }
  | { kind: 'between' }
  /** 'Loads of': how many, nobody can say. */
  | { kind: 'vague'; word?: string }
  | { kind: 'filler'; word: string }
  | { kind: 'subject'; word?: string }
  | { kind: 'ask'; word?: string; pointsToDay?: true; isRequest?: true; slots?: readonly MealSlot[] }
  /** 'No sorry', 'actually make it': what comes was meant. */
  | { kind: 'correction'; word?: string }
  | { kind: 'joiner'; joiner: Joiner }
  /** `isTime`: an hour of the day. */
  | { kind: 'unknown'; word?: string; isTime?: true; isCapital?: true }

/** How one part of a sentence is joined to the part before it. */
export type Joiner = 'stop' | 'comma' | 'and' | 'or' | 'but' | 'next' | 'so' | 'because' | 'if' | 'when'

/** Words that say of what kind a rule is. */
export type Cue =
  | 'use'
  | 'takeaway'
  | 'freezer'
  | 'bought'
  | 'out'
  | 'leftovers'
  | 'skip'
  | 'side'
  | 'guest'
  | 'stays'
  | 'away'
  | 'we are'
  | 'of us'
  | 'allergic'
  | 'not eating'
  | 'cannot have'
  | 'dislikes'
  | 'no repeat'
  | 'repeat'
  | 'same'
  | 'different'
  | 'running'
  | 'other day'
  | 'same day'
  | 'after'
  | 'next day'
  | 'double'
  | 'eat again'
  | 'within'
  | 'except'
  | 'other'
  | 'otherwise'
  | 'fine'
  | 'spend'
  | 'by protein'
  | 'by cuisine'
  | 'until'
  | 'before'
  | 'since'
  | 'to'
  | 'per'
  | 'a day'
  | 'more'
  | 'half week'
  | 'most week'
  | 'is'
  | 'total'

/** 'Pork never', 'liver, not on your life': said behind what is not to be. */
export const neverWord =
  /^(?:never|never ever|no|no way|no chance|no thanks|no thank you|not at all|none at all|not on your life|over my dead body|hard pass|hard no|absolutely not|definitely not|not happening|not a chance|nope|yuck|yuk|eww?|bleurgh|(?:(?:is|are) )?(?:off the menu|off the table|off limits|banned|forbidden|not welcome|not allowed|a no no|a no go)|(?:is|are) out|arent welcome|a big no no)$/

/** A meaning with the words it was read from. */
export type Token = Meaning & TokenSpan & { isDashed?: boolean }

/** From where to where a token goes; `isGlued`: no space stands before it. */
export interface TokenSpan {
  start: number
  end: number
  isGlued: boolean
}

/** A token of one sort. */
export type TokenOf<K extends Token['kind']> = Extract<Token, { kind: K }>

/** 'Nothing over an hour' speaks of every meal, 'under an hour' of the one before it. */
export const isOfEveryMeal = ({ word }: TokenOf<'limit'>): boolean =>
  /^(?:nothing|none|no (?:dinner|meal|dish|recipe))\b/.test(word ?? '')

/** Days, meals and people of one clause. */
export type Scope = { when?: RuleDays; who?: string[] }

/** Who comes, who is away, how many eat, whether anybody cooks. */
export const tableCues: readonly Cue[] = ['guest', 'away', 'out', 'skip', 'takeaway', 'of us', 'we are']

/** What somebody cannot have or will not eat. */
export const denyingCues = [
  'allergic',
  'cannot have',
  'dislikes',
  'not eating',
] as const satisfies readonly Cue[]

/** What may be eaten where nothing is cooked, by the cue that says so. */
export const insteadCues = [
  'takeaway',
  'out',
  'freezer',
  'bought',
  'leftovers',
] as const satisfies readonly Cue[]
